### What the table itself says, in English. What a game says is in its own folder.
###
### Arguments come as foldtable/words/words.py describes: a seat $who brings $who-is, which is "me" when the reader sits there
### ($who is then "you") and "other" otherwise; a list $cards brings $cards-count. Events are told in the present tense.
### One-line messages without arguments are also read without Fluent (help texts), so keep those on one line.

## Seats and lists

seat-you = you
seat-number = Seat { $seat }
list-comma = ,{ " " }
list-and = { $first } and { $last }
list-times = { $times } × { $thing }
list-nothing = nothing

## How a play ended

won-alone =
    { $who-is ->
        [me] You win!
       *[other] { $who } wins.
    }
won-together = { $winners } win together.
won-nobody = Nobody wins.

## Refusals: an answer that can't be taken

refused-not-offered = “{ $answer }” isn’t among the choices just now.
refused-over = The game is over; there is nothing left to choose.
refused-not-asked =
    { $seat-is ->
        [me] It isn’t your turn to choose: the table waits for { $asked }.
       *[other] It isn’t the turn of { $seat } to choose: the table waits for { $asked }.
    }
refused-not-asked-now =
    { $seat-is ->
        [me] Nobody asks you for anything just now.
       *[other] Nobody asks { $seat } for anything just now.
    }
refused-empty = That was an empty answer. Name a choice, such as one of those listed.
refused-unreadable = “{ $answer }” can’t be read as a choice. One looks like this: a verb and the things it touches, with spaces between.

## Set-up: a play that can't begin

setup-unknown-game = There is no game “{ $game }” here. There is: { $allowed }.
setup-unknown-game-close = There is no game “{ $game }” here. Did you mean { $guess }? There is: { $allowed }.
setup-unknown-setting = There is no option “{ $setting }” here. There is: { $allowed }.
setup-bad-value = The option { $setting } can’t be “{ $value }”. Allowed: { $allowed }.
setup-bad-seats =
    { $seats ->
        [one] This game can’t be played by one alone. Allowed: { $allowed }.
       *[other] This game can’t be played by { $seats }. Allowed: { $allowed }.
    }
setup-unknown-language = There are no words in “{ $lang }”. There are: { $allowed }.

## Scripts: outcomes of chance written down beforehand

script-ran-out = The play needs a “{ $kind }” from chance, and the script has none left.
script-other-kind = The play needs a “{ $wanted }” from chance, but the script’s next outcome is a “{ $got }”.
script-out-of-range = A “{ $kind }” can’t come out as { $got }; it lies between { $low } and { $high }.
script-other-cards = The scripted order for “{ $kind }” isn’t made of the same cards: { $wanted } are to be ordered, { $got } are named.

## Saves: a stored game that can't be opened

save-not-ours = This isn’t a game saved by Foldtable.
save-damaged = This saved game is damaged: its checksum is wrong.
save-cut-short = This saved game is cut short; it ends at byte { $at }.
save-unreadable =
    { $got-is ->
        [none] This saved game can’t be read: what it holds is no game.
       *[other] This saved game can’t be read; it fails at “{ $got }”.
    }
save-other-format = This game was saved in a format that this Foldtable doesn’t know: “{ $got }”.
save-other-game = This is a saved game of “{ $got }”; wanted is one of “{ $wanted }”.
save-other-version = This game of { $game } was saved under rules version { $got }; this Foldtable plays version { $wanted }. The Foldtable that saved it can still open it.
save-impossible = This saved game describes a table that the rules don’t allow: { $got }.

## Files

file-missing = There is no file { $file }.
file-forbidden = The file { $file } may not be opened by you.
file-is-folder = { $file } is a folder, not a file.
file-no-folder = { $file } can’t be: part of its path is no folder.
file-exists = { $file } is there already, and is left as it is.
file-disk-full = There is no space left to write { $file }.
file-other = The file { $file } can’t be used: { $fault }.

## The command line

foldtable-is = Five rulebooks of sorcery, one table.
command-games = list the games, for how many they are, and what can be chosen before play
command-rules = read a game’s numbered rulebook, or single rules of it

help-usage = usage:
help-commands = commands
help-arguments = arguments
help-options = options
help-help = show this help and stop
help-version = show the version, and whether it runs compiled, and stop
help-command = what to do; foldtable COMMAND --help says more about each
help-lang = the language to answer in; without it, that of your locale

help-games-game = show this game alone
help-rules-game = the game whose rulebook to read; without it, list the rulebooks
help-rules-numbers = show only these rules: MAG-216, 216, or a range like MAG-501..MAG-510
help-rules-find = show the rules that speak of this word
help-rules-untested = list the rules that no test names; for a checkout of the sources
help-rules-tests = where the tests are; without it, the folder tests here

usage-unknown-command = There is no command “{ $command }”. There is: { $allowed }.
usage-unknown-command-close = There is no command “{ $command }”. Did you mean { $guess }? There is: { $allowed }.
usage-command-is-game = { $command } is a game, not a command. Say what to do with it: foldtable play { $command }, or foldtable rules { $command }.
usage-missing = Something is missing: { $argument }. See { $help }.
usage-unknown-argument = Nothing is known of “{ $argument }” here. See { $help }.
usage-bad-choice = { $argument } can’t be “{ $value }”. Allowed: { $allowed }. See { $help }.
usage-bad-value = { $argument } can’t be “{ $value }”. See { $help }.
usage-no-value = { $argument } wants a value after it. See { $help }.
usage-needless-value = { $argument } takes no value, but “{ $value }” was given. See { $help }.
usage-not-both = { $argument } and { $other } can’t stand together. See { $help }.
usage-one-of = One of these must be there: { $allowed }. See { $help }.
usage-ambiguous = “{ $argument }” may mean { $allowed }. See { $help }.
usage-other = This command line can’t be taken: { $fault }.

fault-ours = Something went wrong, and it is our fault, not yours: { $fault }.
fault-record-kept = Your play is kept in { $file } and can be resumed.
fault-report = To report it, run the same again with FOLDTABLE_DEBUG=1 and send its makers what it prints.

## foldtable games

games-seats = for { $seats } players; { $default } unless you say otherwise
games-setting = { $default } (allowed: { $allowed })

## foldtable rules

rules-kind-book = rulebook
rules-kind-ruling = ruling
rules-kind-law = law
rules-book =
    { $rules ->
        [one] { $game }: { $rules } rule, { $first }
       *[other] { $game }: { $rules } rules, { $first } to { $last }
    }
rules-nothing-found = No rule speaks of “{ $word }”.
rules-unknown-number = There is no rule { $number }. They run from { $first } to { $last }, with gaps; the nearest is { $nearest }.
rules-unknown-prefix = No game has rules numbered like { $number }. Their numbers begin with: { $allowed }.
rules-no-number = “{ $got }” is no rule number. One looks like { $example }.
rules-other-game = { $number } is a rule of { $game }; the numbers of this game begin with { $prefix }.
rules-no-rulebook = There is no rulebook for { $game }. There is one for: { $allowed }.
rules-no-tests = There is no folder { $folder } with tests. Run this in a checkout of the sources, or say where they are with --tests.
rules-unreadable-test = This test can’t be read as Python: { $fault }.
rules-tested = { $game }: { $tested } of { $rules } rules are named by a test
rules-named-but-unknown = { $number } is named in { $file }, but there is no such rule
