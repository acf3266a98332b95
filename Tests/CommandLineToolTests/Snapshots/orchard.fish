# fish completion of orchard, generated from its command table.

# Prints the command reached by the words typed so far, and the number of its operands: -1 when
# it is only a topic of help.
function __orchard_place
    set -l words (commandline -opc)
    set -e words[1]
    set -l path 'orchard'
    set -l count 0
    set -l ended ''
    set -l skipped ''
    set -l help ''
    for word in $words
        if test -n "$skipped"
            set skipped ''
            continue
        end
        if test -z "$ended"; and string match -q -- '-?*' $word
            if test "$word" = --
                set ended 1
                continue
            end
            set -l option $word
            if not string match -q -- '--*' $word
                set option -(string sub -s -1 -- $word)
            end
            switch "$path $option"
                case 'orchard --color' 'orchard count -l' 'orchard count --source' 'orchard count -o' 'orchard count --output' 'orchard count --folder' 'orchard count --format' 'orchard count --only' 'orchard count -t' 'orchard count --tag' 'orchard count -j' 'orchard count --jobs' 'orchard count --offset' 'orchard count --color' 'orchard move --color' 'orchard label --into' 'orchard label --color' 'orchard report --color' 'orchard report list --color' 'orchard report render --color' 'orchard odds --odd' 'orchard odds --color'
                    set skipped 1
            end
            continue
        end
        if test "$path $word" = 'orchard help'
            set help 1
            continue
        end
        switch "$path $word"
            case 'orchard count' 'orchard move' 'orchard label' 'orchard report' 'orchard report list' 'orchard report render' 'orchard odds'
                set path "$path $word"
            case '*'
                set count (math $count + 1)
        end
    end
    test -n "$help"; and set count -1
    printf '%s\n' $path $count
end

# Prints the items $argv, each after those that are already in the word at the cursor.
function __orchard_items
    set -l typed (string replace -r -- '^--[^=]*=' '' (commandline -ct))
    set -l before (string match -r -- '^.*,' $typed)
    for item in $argv
        printf '%s\n' "$before$item"
    end
end

# Succeeds at the command $argv[1]; with $argv[2], only at its operand of that number, from 0,
# or any later one when $argv[3] is given too.
function __orchard_at
    set -l place (__orchard_place)
    test "$place[1]" = "$argv[1]"; or return 1
    set -q argv[2]; or return 0
    if set -q argv[3]
        test $place[2] -ge $argv[2]
    else
        test $place[2] -eq $argv[2]
    end
end

complete -c orchard -f
complete -c orchard -n '__orchard_at "orchard"' -a 'count' -d 'Counts apples.'
complete -c orchard -n '__orchard_at "orchard"' -a 'move' -d 'Moves a book.'
complete -c orchard -n '__orchard_at "orchard"' -a 'label' -d 'Writes a label.'
complete -c orchard -n '__orchard_at "orchard"' -a 'report' -d 'Explains what can go wrong.'
complete -c orchard -n '__orchard_at "orchard"' -a 'odds' -d 'Takes \'quotes\', "these", [brackets], a: colon, `ticks`, $HOME and \\.'
complete -c orchard -n '__orchard_at "orchard"' -a 'help' -d 'Shows the help of a command.'
complete -c orchard -n '__orchard_at "orchard"' -l color -x -a 'auto always never' -d 'When to colour the output.'
complete -c orchard -n '__orchard_at "orchard"' -s q -l quiet -d 'Says nothing but the result.'
complete -c orchard -n '__orchard_at "orchard"' -s v -l verbose -d 'Says more, the more often it is given.'
complete -c orchard -n '__orchard_at "orchard"' -s h -l help -d 'Shows this help.'
complete -c orchard -n '__orchard_at "orchard"' -l version -d 'Shows the version.'
complete -c orchard -n '__orchard_at "orchard count"' -s s -l strict -d 'Counts windfalls as findings.'
complete -c orchard -n '__orchard_at "orchard count"' -s l -l source -x -d 'The language of the labels.'
complete -c orchard -n '__orchard_at "orchard count"' -s o -l output -r -F -d 'Writes to a file instead.'
complete -c orchard -n '__orchard_at "orchard count"' -l folder -x -a '(__fish_complete_directories)' -d 'The folder that holds the books.'
complete -c orchard -n '__orchard_at "orchard count"' -l format -x -a 'basket csv json' -d 'How to write the result.'
complete -c orchard -n '__orchard_at "orchard count"' -l only -x -a '(__orchard_items aphids codling-moth scab)' -d 'Looks for these pests alone.'
complete -c orchard -n '__orchard_at "orchard count"' -s t -l tag -x -a 'red green' -d 'Counts trees with this tag.'
complete -c orchard -n '__orchard_at "orchard count"' -s j -l jobs -x -d 'How many baskets to count at once.'
complete -c orchard -n '__orchard_at "orchard count"' -l offset -x -d 'A number to add to the count.'
complete -c orchard -n '__orchard_at "orchard count"' -l color -x -a 'auto always never' -d 'When to colour the output.'
complete -c orchard -n '__orchard_at "orchard count"' -s q -l quiet -d 'Says nothing but the result.'
complete -c orchard -n '__orchard_at "orchard count"' -s v -l verbose -d 'Says more, the more often it is given.'
complete -c orchard -n '__orchard_at "orchard count"' -s h -l help -d 'Shows this help.'
complete -c orchard -n '__orchard_at "orchard count" 0 or-later' -F
complete -c orchard -n '__orchard_at "orchard move"' -l color -x -a 'auto always never' -d 'When to colour the output.'
complete -c orchard -n '__orchard_at "orchard move"' -s q -l quiet -d 'Says nothing but the result.'
complete -c orchard -n '__orchard_at "orchard move"' -s v -l verbose -d 'Says more, the more often it is given.'
complete -c orchard -n '__orchard_at "orchard move"' -s h -l help -d 'Shows this help.'
complete -c orchard -n '__orchard_at "orchard move" 0' -F
complete -c orchard -n '__orchard_at "orchard move" 1' -a '(__fish_complete_directories)'
complete -c orchard -n '__orchard_at "orchard label"' -l into -r -F -d 'The book to write the labels into.'
complete -c orchard -n '__orchard_at "orchard label"' -l color -x -a 'auto always never' -d 'When to colour the output.'
complete -c orchard -n '__orchard_at "orchard label"' -s q -l quiet -d 'Says nothing but the result.'
complete -c orchard -n '__orchard_at "orchard label"' -s v -l verbose -d 'Says more, the more often it is given.'
complete -c orchard -n '__orchard_at "orchard label"' -s h -l help -d 'Shows this help.'
complete -c orchard -n '__orchard_at "orchard report"' -a 'list' -d 'Lists all reports.'
complete -c orchard -n '__orchard_at "orchard report"' -a 'render' -d 'Shows one report.'
complete -c orchard -n '__orchard_at "orchard report"' -l color -x -a 'auto always never' -d 'When to colour the output.'
complete -c orchard -n '__orchard_at "orchard report"' -s q -l quiet -d 'Says nothing but the result.'
complete -c orchard -n '__orchard_at "orchard report"' -s v -l verbose -d 'Says more, the more often it is given.'
complete -c orchard -n '__orchard_at "orchard report"' -s h -l help -d 'Shows this help.'
complete -c orchard -n '__orchard_at "orchard report list"' -l color -x -a 'auto always never' -d 'When to colour the output.'
complete -c orchard -n '__orchard_at "orchard report list"' -s q -l quiet -d 'Says nothing but the result.'
complete -c orchard -n '__orchard_at "orchard report list"' -s v -l verbose -d 'Says more, the more often it is given.'
complete -c orchard -n '__orchard_at "orchard report list"' -s h -l help -d 'Shows this help.'
complete -c orchard -n '__orchard_at "orchard report render"' -s s -l strict -d 'Counts windfalls as findings.'
complete -c orchard -n '__orchard_at "orchard report render"' -l color -x -a 'auto always never' -d 'When to colour the output.'
complete -c orchard -n '__orchard_at "orchard report render"' -s q -l quiet -d 'Says nothing but the result.'
complete -c orchard -n '__orchard_at "orchard report render"' -s v -l verbose -d 'Says more, the more often it is given.'
complete -c orchard -n '__orchard_at "orchard report render"' -s h -l help -d 'Shows this help.'
complete -c orchard -n '__orchard_at "orchard report render" 0' -a 'late-frost wasps'
complete -c orchard -n '__orchard_at "orchard odds"' -l odd -x -a 'it\\\'s a\\ b \\$HOME \\`id\\` x\\:y \\[z\\] q\\"q' -d 'Takes \'single\' and "double" quotes, [brackets], a: colon, `ticks`, $HOME and a \\ too.'
complete -c orchard -n '__orchard_at "orchard odds"' -l color -x -a 'auto always never' -d 'When to colour the output.'
complete -c orchard -n '__orchard_at "orchard odds"' -s q -l quiet -d 'Says nothing but the result.'
complete -c orchard -n '__orchard_at "orchard odds"' -s v -l verbose -d 'Says more, the more often it is given.'
complete -c orchard -n '__orchard_at "orchard odds"' -s h -l help -d 'Shows this help.'
