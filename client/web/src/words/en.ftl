### What the page itself says, in English. What a game or the table says comes from the server.

page-title = Foldtable
page-tagline = Games of sorcery, played by the book.
page-skip = Skip to the table
page-language = Language
page-shade = Light or dark
page-shade-system = As your system has it
page-shade-light = Light
page-shade-dark = Dark
page-motion = Things move
page-coordinates = Show the words of the notation on the board
page-settings = Settings
page-credits = Credits
page-home = All games
page-close = Close
page-loading = Laying the table …
page-no-server = The server doesn’t answer. Is it running, and are you online?
page-server-fault = The server couldn’t answer (fault { $status }). Please try once more.

## Start

start-play = Play now
start-play-about = against { $bots ->
    [one] a bot
   *[other] { $bots } bots
}
start-friends = With friends
start-set-up = Set up
start-seats = { $from ->
   *[other] { $from }–{ $to } players
}
start-seats-one = { $seats } players
start-continue = Go on playing
start-your-turn = { $games ->
    [0] Nobody is waiting for you.
    [one] It’s your turn in one game.
   *[other] It’s your turn in { $games } games.
}
start-your-turn-here = Your turn
start-their-turn = Others are choosing
start-gathering = Waiting for players
start-over-won = You won
start-over = Finished
start-moves = { $moves ->
    [one] { $moves } choice
   *[other] { $moves } choices
}
start-forget = Forget this game
start-more = Show { $games } more
start-no-games = There are no games here yet.
start-me = You
start-name = Your name
start-name-hint = so that others know you
start-colour = Your colour
start-offline = Everything stays on this server: no account, no e-mail.

colour-blue = blue
colour-amber = amber
colour-green = green
colour-plum = plum
colour-gold = gold
colour-slate = slate

## Set-up

setup-title = Set up { $game }
setup-players = How many play
setup-who = Who sits there
setup-chair-me = You
setup-chair-open = A friend, by link
setup-chair-bot = A bot
setup-bot-random = chooses anything
setup-bot-greedy = looks one step ahead
setup-bot-search = thinks ahead
setup-bot-kind = Kind of bot
setup-seat = Seat { $number }
setup-options = Rules to choose
setup-options-none = This game has nothing to choose beforehand.
setup-as-usual = as usual: { $value }
setup-begin = Lay the table
setup-invite = Lay the table and invite
setup-yes = yes
setup-no = no
setup-clock = Clocks
setup-clock-off = No clocks
setup-clock-on = { $minutes } min each, { $bonus } s more for each choice
setup-rule = Rule { $rule }
## Joining

join-title = { $host } invites you to { $game }
join-open = { $seats ->
    [one] One seat is free.
   *[other] { $seats } seats are free.
}
join-sit = Sit down
join-invite = Invite friends
join-invite-about = Whoever opens this link may take a free seat:
join-copy = Copy the link
join-copied = Copied
join-begin = Begin; bots take the free seats
join-waiting = Waiting for { $people ->
    [one] one more player
   *[other] { $people } more players
}
join-waiting-host = { $host } begins when everybody is here.
join-free = free
join-here = here
join-away = away
join-my-link = My seat’s link
join-my-link-about = Opens your seat on another device. Keep it to yourself: whoever has it plays as you.
join-promise = The dice are promised: { $commitment }
join-no-such = There is no such table, or it has been cleared away.

## The room

room-board = Board
room-rivals = At the table
room-you = You
room-hand-empty = Your hand is empty.
room-empty = nothing here
room-your-move = Your move
room-waiting = Waiting for { $who }
room-over = The game is over.
room-lost = The line is down; trying again …
room-connecting = Connecting …
room-closed = This table is closed.
room-since = { $minutes ->
    [0] just now
    [one] for one minute
   *[other] for { $minutes } minutes
}
room-since-hours = { $hours ->
    [one] for one hour
   *[other] for { $hours } hours
}
room-since-days = { $days ->
    [one] for one day
   *[other] for { $days } days
}
room-away = not here just now
room-bot-thinks = thinking …
room-bot = bot
room-spectators = { $watching ->
    [one] one is watching
   *[other] { $watching } are watching
}
room-panel-log = Log
room-panel-rules = Rules
room-panel-chat = Chat
room-panel = Log, rules and chat
room-choices = All choices
room-choices-number = { $number ->
    [one] one choice
   *[other] { $number } choices
}
room-choices-find = Type to find a choice
room-choices-none = No choice reads like that.
room-choices-more = { $number } more; type to find them
room-choices-hint = 1–9 chooses · Enter takes the marked one · Esc closes
room-back = Back
room-sent = Sent …
room-undo = Take back
room-undo-what = Take back: { $choice }
room-undo-ask = Ask to take back: { $choice }
room-undo-asked = { $who-is ->
    [me] You ask to take back “{ $choice }”.
   *[other] { $who } asks to take back “{ $choice }”.
}
room-undo-hidden = { $who } asks to take a choice back.
room-undo-yes = Agree
room-undo-no = Refuse
room-undo-wait = Waiting for the others’ consent …
room-orders = When to ask you
room-orders-about = Some moves ask everybody for a word. If you would only pass, you needn’t be asked.
room-menu = Menu
room-zoom-in = Larger
room-zoom-out = Smaller
room-zoom-fit = Fit
room-rule = Rule { $rule }
room-pile = { $title }: { $count }
room-boards = Boards
room-all-boards = All boards
room-in-words = In words
room-result = Result

page-wait-sent = Your choice is on its way.
page-you-watch = You are watching; the players choose.
page-not-your-turn = It isn’t your turn: the table waits for { $seat }.
page-nothing-with-this = Nothing can be done with this just now.
page-go-on = Go on: this alone is no choice yet.

## In words

aloud-title = The table in words
aloud-empty = { $place }: empty
aloud-holds = { $place }: { $things }
aloud-title-holds = { $title }: { $things }
aloud-counter = { $label } { $value }
aloud-spot-open = can be chosen
aloud-spot-picked = picked
aloud-marked = marked
aloud-face-down = face down
aloud-number = { $count } × { $thing }
aloud-hidden = { $title }: { $count ->
    [0] empty
    [one] one, face down
   *[other] { $count }, face down
}

## Log

log-empty = Nothing has happened yet.
log-older = Earlier
log-look = See this moment
## Rules

rules-find = Search the rules
rules-none = No rule speaks of that.
rules-kind-book = by the book
rules-kind-ruling = our ruling
## Chat

chat-say = Say something
chat-send = Send
chat-empty = Nobody has said anything yet.
chat-spectator = Spectator

## Replay

replay-title = Looking back
replay-at = Choice { $at } of { $last }
replay-next-choice = Next:
replay-first = To the beginning
replay-back = One choice back
replay-play = Play
replay-pause = Pause
replay-next = One choice on
replay-last = To the end
replay-now = Back to now
replay-what-if = What if?
replay-what-if-about = A new table, from here on, against bots
replay-eyes = Seen by
replay-eyes-all = everybody
replay-scrub = Moment of the game
## The end

end-score = The reckoning
end-how = How it went
end-rematch = Play again
end-again-go = To the new table
end-replay = Look back
end-look = Look at the table
end-verify = Verify the dice
end-verified = The dice are those that were promised before play.
end-not-verified = The secret doesn’t fit the promise. These dice are not what was promised.
end-verify-about = Before the game the server promised its secret by this hash. Now that the secret is shown, your browser has hashed it anew.
end-promise = Promise
end-secret = Secret
end-shares = Shares of the players
end-record = Keep the record
end-winner = winner
end-chart-of = { $label }, by choice
## Orders

orders-always = Every time
orders-concerned = When it concerns me
orders-until-my-turn = Pass until my turn
orders-about-always = You are asked whenever the rules let you speak.
orders-about-concerned = You are asked when what is going on bears on you, by what everybody can see.
orders-about-until-my-turn = You pass until you are asked for more than a word.

## Keys

keys-arrows = from thing to thing
keys-enter = pick
keys-escape = take back what is half chosen
keys-choices = all choices, with a filter
keys-numbers = choose that line of the list
keys-log = log
keys-rules = rules
keys-chat = chat
keys-words = the table in words
keys-undo = take back
keys-help = this list
keys-peek = read the card you are on
keys-skip = show all that moves at once
keys-title = Keys

## Credits

credits-title = Credits
credits-about = Foldtable is free software under the Apache License 2.0. These people’s work is in it:
credits-games = The games
credits-games-about = The rules are written here in our own words, after the rulebooks of these games. Names belong to those who made them.
credits-icons = Icons
credits-icons-about = From game-icons.net, under the Creative Commons Attribution 3.0 licence: by Lorc, Delapouite, Skoll, Carl Olsen, sbed, John Colburn, Caro Asercion, DarkZaitzev, Guard13007, Quoting, Zajkonur, Faithtoken, Willdabeast, Cathelineau, Felbrigg, Kier Heyl, Lucas, PriorBlue, Rihlsul, SpencerDub, Zeromancer, HeavenlyDog, Pepijn Poolman, Andy Meneely, GeneralAce135, Pierre Leducq, Irongamer, Viscious Speed, Lord Berandas and others.
credits-fonts = Typefaces
credits-fonts-about = Alegreya by Juan Pablo del Peral (Huerta Tipográfica), and Golos Text by Alexandra Korolkova and Vitaly Kuzmin (ParaType), both under the SIL Open Font License 1.1.
credits-made = Made with
credits-made-about = Svelte, Fluent, Vite; Starlette, uvicorn, msgspec, SQLite and Python.
