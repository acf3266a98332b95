#compdef orchard
# zsh completion of orchard, generated from its command table.

_orchard() {
  local curcontext="$curcontext" state line
  typeset -A opt_args
  _arguments -C -s -S \
    '(--color)--color=[When to colour the output.]:WHEN:(auto always never)' \
    '(-q --quiet)-q[Says nothing but the result.]' \
    '(-q --quiet)--quiet[Says nothing but the result.]' \
    '*-v[Says more, the more often it is given.]' \
    '*--verbose[Says more, the more often it is given.]' \
    '*-h[Shows this help.]' \
    '*--help[Shows this help.]' \
    '*--version[Shows the version.]' \
    '1: :->command' \
    '*:: :->argument'
  case $state in
  command)
    local -a commands=(
      'count:Counts apples.'
      'move:Moves a book.'
      'label:Writes a label.'
      'report:Explains what can go wrong.'
      'odds:Takes '\''quotes'\'', "these", [brackets], a: colon, `ticks`, $HOME and \\.'
      'help:Shows the help of a command.'
    )
    _describe -t commands 'command' commands
    ;;
  argument)
    case $line[1] in
    count) _orchard__count ;;
    move) _orchard__move ;;
    label) _orchard__label ;;
    report) _orchard__report ;;
    odds) _orchard__odds ;;
    help) _arguments '*: :(count move label report odds)' ;;
    esac
    ;;
  esac
}

_orchard__count() {
  _arguments -s -S \
    '(-s --strict)-s[Counts windfalls as findings.]' \
    '(-s --strict)--strict[Counts windfalls as findings.]' \
    '(-l --source)-l+[The language of the labels.]:LOCALE: ' \
    '(-l --source)--source=[The language of the labels.]:LOCALE: ' \
    '(-o --output)-o+[Writes to a file instead.]:FILE:_files' \
    '(-o --output)--output=[Writes to a file instead.]:FILE:_files' \
    '(--folder)--folder=[The folder that holds the books.]:DIR:_files -/' \
    '(--format)--format=[How to write the result.]:FORMAT:(basket csv json)' \
    '*--only=[Looks for these pests alone.]:PEST:_sequence compadd - aphids codling-moth scab' \
    '*-t+[Counts trees with this tag.]:TAG:(red green)' \
    '*--tag=[Counts trees with this tag.]:TAG:(red green)' \
    '(-j --jobs)-j+[How many baskets to count at once.]:N: ' \
    '(-j --jobs)--jobs=[How many baskets to count at once.]:N: ' \
    '(--offset)--offset=[A number to add to the count.]:N: ' \
    '(--color)--color=[When to colour the output.]:WHEN:(auto always never)' \
    '(-q --quiet)-q[Says nothing but the result.]' \
    '(-q --quiet)--quiet[Says nothing but the result.]' \
    '*-v[Says more, the more often it is given.]' \
    '*--verbose[Says more, the more often it is given.]' \
    '*-h[Shows this help.]' \
    '*--help[Shows this help.]' \
    '*:PATH:_files'
}

_orchard__move() {
  _arguments -s -S \
    '(--color)--color=[When to colour the output.]:WHEN:(auto always never)' \
    '(-q --quiet)-q[Says nothing but the result.]' \
    '(-q --quiet)--quiet[Says nothing but the result.]' \
    '*-v[Says more, the more often it is given.]' \
    '*--verbose[Says more, the more often it is given.]' \
    '*-h[Shows this help.]' \
    '*--help[Shows this help.]' \
    '1:FROM:_files' \
    '2::TO:_files -/'
}

_orchard__label() {
  _arguments -s -S \
    '(--into)--into=[The book to write the labels into.]:FILE:_files' \
    '(--color)--color=[When to colour the output.]:WHEN:(auto always never)' \
    '(-q --quiet)-q[Says nothing but the result.]' \
    '(-q --quiet)--quiet[Says nothing but the result.]' \
    '*-v[Says more, the more often it is given.]' \
    '*--verbose[Says more, the more often it is given.]' \
    '*-h[Shows this help.]' \
    '*--help[Shows this help.]' \
    '1:TREE: ' \
    '*:TEXT: '
}

_orchard__report() {
  local curcontext="$curcontext" state line
  typeset -A opt_args
  _arguments -C -s -S \
    '(--color)--color=[When to colour the output.]:WHEN:(auto always never)' \
    '(-q --quiet)-q[Says nothing but the result.]' \
    '(-q --quiet)--quiet[Says nothing but the result.]' \
    '*-v[Says more, the more often it is given.]' \
    '*--verbose[Says more, the more often it is given.]' \
    '*-h[Shows this help.]' \
    '*--help[Shows this help.]' \
    '1: :->command' \
    '*:: :->argument'
  case $state in
  command)
    local -a commands=(
      'list:Lists all reports.'
      'render:Shows one report.'
    )
    _describe -t commands 'command' commands
    ;;
  argument)
    case $line[1] in
    list) _orchard__report__list ;;
    render) _orchard__report__render ;;
    esac
    ;;
  esac
}

_orchard__report__list() {
  _arguments -s -S \
    '(--color)--color=[When to colour the output.]:WHEN:(auto always never)' \
    '(-q --quiet)-q[Says nothing but the result.]' \
    '(-q --quiet)--quiet[Says nothing but the result.]' \
    '*-v[Says more, the more often it is given.]' \
    '*--verbose[Says more, the more often it is given.]' \
    '*-h[Shows this help.]' \
    '*--help[Shows this help.]'
}

_orchard__report__render() {
  _arguments -s -S \
    '(-s --strict)-s[Counts windfalls as findings.]' \
    '(-s --strict)--strict[Counts windfalls as findings.]' \
    '(--color)--color=[When to colour the output.]:WHEN:(auto always never)' \
    '(-q --quiet)-q[Says nothing but the result.]' \
    '(-q --quiet)--quiet[Says nothing but the result.]' \
    '*-v[Says more, the more often it is given.]' \
    '*--verbose[Says more, the more often it is given.]' \
    '*-h[Shows this help.]' \
    '*--help[Shows this help.]' \
    '1:CODE:(late-frost wasps)'
}

_orchard__odds() {
  _arguments -s -S \
    '(--odd)--odd=[Takes '\''single'\'' and "double" quotes, \[brackets\], a\: colon, `ticks`, $HOME and a \\ too.]:KIND:(it\'\''s a\ b \$HOME \`id\` x\:y \[z\] q\"q)' \
    '(--color)--color=[When to colour the output.]:WHEN:(auto always never)' \
    '(-q --quiet)-q[Says nothing but the result.]' \
    '(-q --quiet)--quiet[Says nothing but the result.]' \
    '*-v[Says more, the more often it is given.]' \
    '*--verbose[Says more, the more often it is given.]' \
    '*-h[Shows this help.]' \
    '*--help[Shows this help.]'
}

if [[ $funcstack[1] == _orchard ]]; then
  _orchard "$@"
else
  compdef _orchard orchard
fi
