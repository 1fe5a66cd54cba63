### What the terminal table says, in English. The rest of the table's words are in foldtable/locale/.

## What lies where

spot-empty = { $place }: empty
spot-holds = { $place }: { $things }
cell-empty = empty
spot-choice = { $choice }: { $things }
graph-empty = Empty: { $places }.
surface-empty = { $title }: nothing.
with-rule = { $sentence } ({ $rule })

## The full screen

terminal-too-small = The table needs { $width } columns and { $height } lines; this terminal has { $has-width } and { $has-height }. Make it larger to go on, or play with --plain.
looking-around = looking around
pick-on = These alone are no choice yet; go on picking.
taken-back = Taken back: { $choice }
list-more = { $number } more ↓
panel-log = Log
panel-rules = Rulebook
panel-words = In words

find-title = Find a choice
find-number = { $number } of { $all }
find-nothing = No choice reads like that. Enter tells why.

key-move = move
key-pick = pick
key-confirm = do it
key-choose = choose
key-back = back
key-number = choose
key-find = find
key-walk = next part
key-skip = on
key-boards = boards
key-undo = undo
key-rules = rules
key-log = log
key-help = help
key-leave = leave
key-scroll = scroll
key-search = search
key-next = next
key-close = close

save-failed = This choice couldn’t be saved: { $fault }. The game goes on, but can’t be resumed from here.
undo-title = Take back
undo-sure = Since “{ $choice }”, something was rolled, drawn or shown, or others have done more than pass. Take it back all the same? The bots don’t mind, and the dice will fall as they did.
undo-consent = { $who }: { $asks } would like to take back “{ $choice }”, though something was rolled, drawn or shown since, or others have done more than pass. Do you agree?
orders-title = When to ask you
orders-about = Some games ask everybody for a word while somebody moves. Who would only pass needn’t be asked.
orders-foot = Enter: so be it · Esc: as before
orders-needless = This game never asks you for a word in others’ moves.
order-always = Ask me every time
order-concerned = Ask me when it concerns me
order-until-my-turn = Pass for me until my turn
order-about-always = You are asked whenever the rules let you speak.
order-about-concerned = You are asked when what is going on bears on you, by what everybody can see. Else you pass.
order-about-until-my-turn = You pass, now too, until you are asked for more than a word, or in your own turn. Then it is as before.
order-in-short-always = asked every time
order-in-short-concerned = asked when concerned
order-in-short-until-my-turn = passing until your turn
undo-refused = Nothing is taken back.
question-foot = Enter: yes · Esc: no
end-title = The end
end-foot = Enter: play again · Esc: look at the table · q: leave
curtain = Hand the keyboard to { $name }.
curtain-enter = Press Enter, { $name }.
curtain-undo = { $name } may still take the last choice back: u

note-help-title = Keys
note-help-foot = any key: back to the table
note-help-more = ↑↓: more · any other key: back to the table
keys-choosing = Choosing
keys-arrows = move among what can be picked; in the list, from line to line
keys-enter = pick; on what is picked already: make the choice
keys-space = pick, or put back
keys-escape = take back what is half chosen; close a panel
keys-numbers = choose that line of the list
keys-find = find a choice by typing; or just begin to type. Notation works too: take r3c1 r3c5
keys-tab = from the board to the list, to an open panel, and back
keys-looking = Looking
keys-rules = the rulebook, open at the rule in question; type there to search it
keys-log = what has happened
keys-pages = scroll the rulebook or the log
keys-around = look around: the arrow keys go everywhere, and Enter tells why something can’t be picked
keys-words = show the words of the notation on the board
keys-told = everything you can see, in words
keys-boards = another board, where there are several; the keys [ and ] go back and on
keys-table = At the table
keys-orders = when you want to be asked for a word in others’ moves, in games that do so
keys-undo = take your last choice back
keys-leave = leave; every choice is saved, and the game can be resumed
keys-help = this page
keys-signs = Signs
sign-open = can be picked
sign-picked = is picked
sign-fresh = has changed since your last choice
sign-closed = can’t be chosen now; the line says why

## Sitting down

player-number = Player { $number }
bot-names = Quill, Bramble, Thistle, Ember, Moss
play-bad-people = { $people } people can’t sit on { $seats } seats.
play-too-many-names = { $names } names were given for { $people } people.
play-too-many-bots = { $bots } bots were named, but { $seats } seats are left for them.
play-bad-seed = A seed is a whole number from 0 to { $most }.
play-bad-option = “{ $option }” sets nothing. An option is set like this: --option name=value
play-nothing-to-resume = There is no unfinished game to resume in { $folder }.

play-saved = The game is saved in { $file }.
play-resume = Go on with: { $command }
play-nothing-saved = Nothing was chosen yet, so there is nothing to save.
play-game = { $title }: { $command }
play-how-to-resume = Go on with the last game: { $command }

## Line by line

plain-sitting = At the table: { $names }.
plain-bot = { $name } (a bot, { $kind })
plain-how-to-help = Answer with a number, or with the words of a choice. “{ $word }” tells what else there is.
plain-many = There are { $number } choices. Name one, like this: { $example }. Or say “{ $word }” to hear them all, and “{ $word }” with a word to hear those that speak of it.
plain-pick = { $number }. { $choice } ({ $notation })
plain-pick-outlook = { $number }. { $choice } — { $outlook } ({ $notation })
plain-which = That could be { $number } choices:
plain-no-number = { $got } is none of the choices; they run from 1 to { $number }.
plain-no-such-choice = No choice speaks of “{ $words }”.
plain-no-such-place = Nothing is called “{ $words }”.
plain-not-closed = “{ $answer }” is among the choices.
plain-nothing-closed = Nothing is closed that you might expect here. Ask “why” with a choice to hear about it.
plain-saved-always = Every choice is saved at once, in { $file }.
plain-order-now = Now: { $order }. Say one of these to change it:
plain-ordered = From now on: { $order }.
plain-order-always = always
plain-order-concerned = concerned
plain-order-until-my-turn = until-my-turn
plain-yes = yes, y
plain-yes-or-no = Say “{ $yes }”, or anything else for no.
plain-help = Answer with the number of a choice, with its notation, or with its beginning. Besides, you can say:
plain-word-choices = choices
plain-word-look = look
plain-word-board = board
plain-word-hand = hand
plain-word-rivals = rivals
plain-word-log = log
plain-word-why = why
plain-word-rule = rule
plain-word-undo = undo
plain-word-orders = orders
plain-word-save = save
plain-word-help = help
plain-word-quit = quit
plain-does-choices = all choices; with a word, those that speak of it
plain-does-look = everything you can see
plain-does-board = what lies in the middle; with a name, that board or place and what it is joined to
plain-does-hand = what is yours
plain-does-rivals = the others, and what lies before them
plain-does-log = what happened last; with a number, so many lines
plain-does-why = what can’t be chosen now, and why; with a choice, why that one can’t
plain-does-rule = the rule behind the question; with a number, that rule
plain-does-undo = take your last choice back
plain-does-orders = when you want to be asked for a word in others’ moves
plain-does-save = where the game is saved; with a name, save it under that name too
plain-does-help = this list
plain-does-quit = stop; the game can be resumed

## foldtable play

command-play = play a game at the terminal table, against bots or with people at one keyboard
help-play-game = the game to play; without it, a list of games
help-play-seats = how many play
help-play-people = how many of them are people, at one keyboard
help-play-bots = what sits on the other seats: random, greedy; one kind for all, or one for each
help-play-name = your name; once for each person
help-play-option = set an option of the game; foldtable games GAME lists them
help-play-seed = whole number from which all dice follow, to have the same game again
help-play-resume = go on with a saved game: its name, its file, or last
help-play-orders = when you want to be asked for a word in others’ moves: every time, when it concerns you, or not until your turn; F7 changes it
help-play-plain = line by line, in words: for screen readers and pipes
help-play-fast = don’t wait for bots’ moves to be read

## Before a game

lobby-title = What shall it be?
lobby-resume = Go on
lobby-begin = Begin
lobby-begin-about = Deal, and sit down.
lobby-seats = Players
lobby-seats-about = How many play.
lobby-seat = Seat { $number }
lobby-person = you, or somebody beside you
lobby-person-about = A person at this keyboard; type a name, if you like. With several people, the screen is handed over, and nobody sees another’s hand.
lobby-bot-random = bot: random
lobby-bot-greedy = bot: greedy
lobby-bot-about = A bot sits here. Random chooses anything; greedy looks one step ahead. They know what their seat may know, and no more.
key-change = change
key-begin = begin
lobby-yes = yes
lobby-no = no
