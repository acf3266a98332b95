# bash completion of orchard, generated from its command table.

# Sets 'path' to the subcommand $2 of the command $1; fails when there is none.
__orchard_enter() {
  case "$1 $2" in
  'orchard count' | \
  'orchard move' | \
  'orchard label' | \
  'orchard report' | \
  'orchard report list' | \
  'orchard report render' | \
  'orchard odds')
    path="$1 $2"
    ;;
  *) return 1 ;;
  esac
}

# Sets 'takes' to the kind of value that the option $2 of the command $1 takes, if any,
# 'words' to the legal values and 'list' when several are separated by commas.
__orchard_option() {
  takes='' list='' words=()
  case "$1 $2" in
  'orchard --color') takes='words' words=('auto' 'always' 'never') ;;
  'orchard count -l' | 'orchard count --source') takes='text' ;;
  'orchard count -o' | 'orchard count --output') takes='file' ;;
  'orchard count --folder') takes='directory' ;;
  'orchard count --format') takes='words' words=('basket' 'csv' 'json') ;;
  'orchard count --only') takes='words' list=1 words=('aphids' 'codling-moth' 'scab') ;;
  'orchard count -t' | 'orchard count --tag') takes='words' words=('red' 'green') ;;
  'orchard count -j' | 'orchard count --jobs') takes='text' ;;
  'orchard count --offset') takes='text' ;;
  'orchard count --color') takes='words' words=('auto' 'always' 'never') ;;
  'orchard move --color') takes='words' words=('auto' 'always' 'never') ;;
  'orchard label --into') takes='file' ;;
  'orchard label --color') takes='words' words=('auto' 'always' 'never') ;;
  'orchard report --color') takes='words' words=('auto' 'always' 'never') ;;
  'orchard report list --color') takes='words' words=('auto' 'always' 'never') ;;
  'orchard report render --color') takes='words' words=('auto' 'always' 'never') ;;
  'orchard odds --odd') takes='words' words=('it'\''s' 'a b' '$HOME' '`id`' 'x:y' '[z]' 'q"q') ;;
  'orchard odds --color') takes='words' words=('auto' 'always' 'never') ;;
  esac
}

# Does the same for the operand number $2, from 0, of the command $1.
__orchard_operand() {
  takes='' list='' words=()
  case "$1 $2" in
  'orchard count '*) takes='file' ;;
  'orchard move 0') takes='file' ;;
  'orchard move 1') takes='directory' ;;
  'orchard label 0') takes='text' ;;
  'orchard label '*) takes='text' ;;
  'orchard report render 0') takes='words' words=('late-frost' 'wasps') ;;
  esac
}

# Sets 'words' to the options of the command $1.
__orchard_options() {
  words=()
  case "$1" in
  'orchard') words=('--color' '-q' '--quiet' '-v' '--verbose' '-h' '--help' '--version') ;;
  'orchard count') words=('-s' '--strict' '-l' '--source' '-o' '--output' '--folder' '--format' '--only' '-t' '--tag' '-j' '--jobs' '--offset' '--color' '-q' '--quiet' '-v' '--verbose' '-h' '--help') ;;
  'orchard move') words=('--color' '-q' '--quiet' '-v' '--verbose' '-h' '--help') ;;
  'orchard label') words=('--into' '--color' '-q' '--quiet' '-v' '--verbose' '-h' '--help') ;;
  'orchard report') words=('--color' '-q' '--quiet' '-v' '--verbose' '-h' '--help') ;;
  'orchard report list') words=('--color' '-q' '--quiet' '-v' '--verbose' '-h' '--help') ;;
  'orchard report render') words=('-s' '--strict' '--color' '-q' '--quiet' '-v' '--verbose' '-h' '--help') ;;
  'orchard odds') words=('--odd' '--color' '-q' '--quiet' '-v' '--verbose' '-h' '--help') ;;
  esac
}

# Sets 'words' to the subcommands of the command $1.
__orchard_commands() {
  words=()
  case "$1" in
  'orchard') words=('count' 'move' 'label' 'report' 'odds' 'help') ;;
  'orchard report') words=('list' 'render') ;;
  esac
}

# Replies with what begins with $1; each reply follows the prefix $2.
__orchard_reply() {
  local typed="$1" prefix="$2" word
  if [[ -n $list && $typed == *,* ]]; then
    prefix="$prefix${typed%,*},"
    typed="${typed##*,}"
  fi
  case "$takes" in
  words)
    for word in "${words[@]}"; do
      if [[ $word == "$typed"* ]]; then COMPREPLY+=("$prefix$word"); fi
    done
    ;;
  file | directory)
    while IFS= read -r word; do
      COMPREPLY+=("$prefix$word")
    done < <(compgen -A "$takes" -- "$typed")
    compopt -o filenames 2>/dev/null
    ;;
  esac
  return 0
}

_orchard() {
  local path='orchard' current="${COMP_WORDS[COMP_CWORD]}"
  local takes='' list='' pending='' ended='' help='' word rest
  local -a words=()
  local -i index operand=0
  COMPREPLY=()
  for ((index = 1; index < COMP_CWORD; index++)); do
    word="${COMP_WORDS[index]}"
    if [[ -n $pending ]]; then
      if [[ $word == '=' && ${COMP_WORDS[index - 1]} == "$pending" ]]; then continue; fi
      pending=''
    elif [[ -n $ended || $word == '-' || $word != -* ]]; then
      if [[ $path == 'orchard' && $word == 'help' ]]; then
        help=1
      elif ! __orchard_enter "$path" "$word"; then
        operand+=1
      fi
    elif [[ $word == '--' ]]; then
      ended=1
    elif [[ $word == --*=* ]]; then
      continue
    elif [[ $word == --* ]]; then
      __orchard_option "$path" "$word"
      if [[ -n $takes ]]; then pending="$word"; fi
    else
      rest="${word:1}"
      while [[ -n $rest ]]; do
        __orchard_option "$path" "-${rest:0:1}"
        rest="${rest:1}"
        if [[ -n $takes ]]; then
          if [[ -z $rest ]]; then pending="$word"; fi
          break
        fi
      done
    fi
  done
  takes='' list=''
  if [[ -n $pending ]]; then
    if [[ $pending == --* ]]; then rest="$pending"; else rest="-${pending: -1}"; fi
    __orchard_option "$path" "$rest"
    if [[ $current == '=' ]]; then current=''; fi
    __orchard_reply "$current" ''
  elif [[ -z $ended && $current == --*=* ]]; then
    __orchard_option "$path" "${current%%=*}"
    __orchard_reply "${current#*=}" "${current%%=*}="
  elif [[ -z $ended && -z $help && $current == -* ]]; then
    takes='words'
    __orchard_options "$path"
    __orchard_reply "$current" ''
  else
    __orchard_commands "$path"
    if [[ ${#words[@]} -gt 0 ]]; then
      takes='words'
    elif [[ -z $help ]]; then
      __orchard_operand "$path" "$operand"
    fi
    __orchard_reply "$current" ''
  fi
}

complete -F _orchard orchard
