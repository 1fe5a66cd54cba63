### What is said of records, scenarios and saves, in English. The rest of the table's words are in foldtable/locale/.

## Taking back

refused-nothing-to-undo =
    { $seat-is ->
        [me] You have made no choice yet that could be taken back.
       *[other] { $seat } has made no choice yet that could be taken back.
    }
refused-undo-needs-consent = Something was rolled, drawn or shown since “{ $answer }”, or somebody else has chosen: taking it back needs the others’ consent.
refused-without-secret = The dice of this play are sealed and their secret isn’t here. It can be watched, but only its host can play on.

## Files: what can't be read as a play or a scenario

record-too-large = The file is too large for a play: more than { $most } megabytes.
record-no-text = This line isn’t text in UTF-8.
record-empty = There is nothing in this file. A play or a scenario opens with the line: foldtable 1
record-not-ours = This is no play or scenario: its first line is “{ $got }”, and should be: { $wanted }
record-other-format = This file is written in format “{ $got }”; this Foldtable reads format { $wanted }.
record-unknown-line = No line begins with “{ $got }” here. It could begin with: { $allowed }.
record-line-empty = The line “{ $key }” says nothing more; something belongs after that word.
record-twice = “{ $key }” has been said before.
record-lacks = The line “{ $key }” is missing.
record-bad-number = After “{ $key }” stands a whole number from { $least } to { $most }, not “{ $got }”.
record-bad-hex = After “{ $key }” stand hexadecimal digits in pairs, not “{ $got }”.
record-short-secret = A secret this short protects nothing; it has at least { $least } bytes.
record-bad-rule = “{ $got }” is no rule number. One looks like MAG-207.
record-header-late = The line “{ $key }” belongs to the header; play has already begun here.
record-no-such-seat = Nobody sits at seat { $seat }; the seats are 0 to { $last }.
record-other-game = This is a play of “{ $got }”, not of “{ $wanted }”.
record-other-rules = This was played by version { $got } of the rules of { $game }; this Foldtable plays version { $wanted }. The Foldtable that wrote it can still replay it.
record-is-scenario = “{ $got }” belongs in a scenario, not in the record of a play. Scenarios are run by: foldtable scenario
record-bad-outcome = “{ $got }” can’t be the outcome of “{ $kind }” in this game.
record-refused = This choice can’t be taken. { $why }
record-bad-chance = The outcomes of chance don’t fit the play. { $why }
script-wrong-cards = The order for “{ $kind }” isn’t made of the same cards. Missing: { $missing }; too many: { $extra }.
script-left-over = A “{ $kind }” is written here that the play doesn’t draw.
record-bad-end = After “end” stands why the game ended, and then, if you like, the digest of the table.
record-goes-on = The play goes on after its end.
record-ends-early = The record ends here (“{ $reason }”), but the game isn’t over.
record-ends-otherwise = The record says that the game ended by “{ $got }”, but it ended by “{ $wanted }”.
record-no-such-moment = There is no moment after { $number } choices; this play goes from 0 to { $last }.
record-bad-moment = “{ $got }” is no moment of a play. It is a number of choices, 0 to { $last }.
record-bad-viewer = “{ $got }” sees nothing here. Look as a seat, 0 to { $last }, or as a spectator.
record-broken-promise = The secret doesn’t fit the commitment that was shown before play: these aren’t the dice that were promised.
record-other-dice =
    { $move ->
        [0] The set-up didn’t come from the dice that this record names.
       *[other] The outcomes of choice { $move } didn’t come from the dice that this record names.
    }
record-other-digest = The table at the end isn’t the one that was recorded: its digest is { $got }, recorded is { $wanted }.

save-bad-name = “{ $name }” can’t be the name of a saved play. Use letters, digits, spaces, dots and dashes.

## Scenarios: what can't be understood

scenario-set-late = What lies where is set before the first choice.
scenario-outcome-astray = An outcome of chance belongs below the choice that brings it, or before the first statement.
scenario-no-colon = A colon is missing. A place is set like this: set hand 0: R1 R2
scenario-unknown-place = There is no place “{ $place }” in this game. There is: { $allowed }.
scenario-place-wants-seat = Every seat has a “{ $place }” of its own: say whose, 0 to { $last }.
scenario-place-has-no-seat = There is one “{ $place }” for the whole table: no seat belongs after it.
scenario-cannot-set = “{ $place }” can’t be set; it follows from other things.
scenario-bad-set = That can’t lie there. { $why }
scenario-impossible = The table can’t lie like this: { $fault }.
scenario-unknown-expect = “{ $got }” states nothing. A statement names a place and a colon, or begins with one of: { $allowed }.
scenario-bad-expect = “{ $got }” can’t be understood. It would look like this: { $form }
scenario-bad-refuse = A refusal names the rule and the answer, like this: refuse MAG-216 0 take r1c1
scenario-bad-refuse-setup = A refused set-up is the only statement of its scenario, and names the rule: refuse setup MAG-101
scenario-no-such-path = The view has no “{ $part }” on the way to { $path }. There is: { $allowed }.

## Scenarios: where one fails

scenario-refused = The choice isn’t taken ({ $rule }). { $why }
scenario-bad-chance = The outcomes of chance don’t fit. { $why }
scenario-other-rule = It is refused, but by another rule. { $why }
scenario-taken = It should be refused, but { $answer } is among the choices ({ $rule }).
scenario-refusal-changed-something = It is refused, but the table has changed all the same.
scenario-set-up-taken = The set-up should be refused, but the game begins.
scenario-differs = { $place } isn’t as stated.
scenario-count-differs = { $place }: the count isn’t as stated.
scenario-asked-differs = Another question stands.
scenario-not-offered = This isn’t among the choices.
scenario-options-differ = The choices aren’t these.
scenario-goes-on = The game should be over, but it goes on.
scenario-ends-otherwise = The game ended, but not so.
scenario-not-told = { $seat } wasn’t told this.
scenario-told = { $seat } was told this.
scenario-view-differs = The view of { $seat } says something else at { $path }.
scenario-not-shown =
    { $n ->
        [one] { $words } doesn’t stand in the view of { $seat }.
       *[other] { $words } don’t stand in the view of { $seat }.
    }
scenario-not-hidden =
    { $n ->
        [one] { $words } stands in the view of { $seat }.
       *[other] { $words } stand in the view of { $seat }.
    }

scenario-wanted = wanted
scenario-found = found
scenario-missing = missing
scenario-extra = too many
scenario-order = first difference at
scenario-table = the table
scenario-passed =
    { $scenarios ->
        [one] { $scenarios } scenario, as it says.
       *[other] { $scenarios } scenarios, all as they say.
    }
scenario-failed =
    { $failed ->
        [one] { $failed } of { $scenarios } scenarios fails.
       *[other] { $failed } of { $scenarios } scenarios fail.
    }
scenario-none = There is no scenario in { $folder }: no file there ends in .fold.

## foldtable record, foldtable replay

record-summary =
    { $moves ->
        [one] { $game }, { $seats } seats, { $moves } choice.
       *[other] { $game }, { $seats } seats, { $moves } choices.
    }
record-unfinished = The play isn’t over: the table waits for { $asked }.
record-verified =
    { $moves ->
        [one] Verified: { $moves } choice and { $outcomes } outcomes of chance fit the rules.
       *[other] Verified: { $moves } choices and { $outcomes } outcomes of chance fit the rules.
    }
record-verified-seed = All outcomes are those of seed { $seed }.
record-verified-sealed = All outcomes are those of the secret that was promised before play.
record-verified-promise = The dice are sealed; they can be verified when the secret is shown.
record-verified-digest = The table at the end is the recorded one.
record-dice-open = The dice of this play weren’t sealed: whoever began it could have known them.
record-dice-promise = Promised before play: { $commitment }
record-dice-share = Share of { $name }: { $share }
replay-set-up = Set-up
replay-note = Note
replay-table = The table
replay-seat =
    { $who-is ->
        [me] You
       *[other] { $who }
    }

command-replay = show a recorded play, choice by choice, and the table at the end
command-record = say what a recorded play is, verify it, or turn it into JSON
command-scenario = run scenarios, and show where they differ from what they say
help-replay-file = the record to show; - reads it from standard input
help-replay-at = stop after so many choices
help-replay-viewer = see only what this seat may know: a number from 0, or spectator
help-record-file = the record; - reads it from standard input
help-record-verify = play it through and check every choice, every outcome, the dice and the end
help-record-verify_dice = check that the dice are those that were promised before play, and that every outcome follows from them
help-record-json = print the play as JSON
help-scenario-files = files with scenarios, or folders of such files
