### What the lab says, in English. The rest of the table's words are in foldtable/locale/.

command-match = let bots play one another many times, and see how they did
help-match-game = the game to play
help-match-bots = the bots around the table, by name, with commas between; from the beginning again if there are more seats
help-match-games = how many games; without it, 100
help-match-seats = how many seats; without it, as many as the game is usually played by
help-match-option = an option of the game, as foldtable games GAME lists them; may be given several times
help-match-seed = any word; the same word brings the same games, on every machine
help-match-jobs = how many processes play; without it, one for each core
help-match-json = print the numbers as JSON

command-bench = measure how fast a game is here, compiled and plain
help-bench-game = the game to measure
help-bench-seats = measure at this number of seats alone
help-bench-option = an option of the game, as foldtable games GAME lists them; may be given several times
help-bench-seconds = about how many seconds it may take in all
help-bench-json = print the numbers as JSON

## foldtable match

match-about =
    { $games ->
        [one] { $game }, { $seats } seats, { $games } game, seed { $seed }
       *[other] { $game }, { $seats } seats, { $games } games, seed { $seed }
    }
match-bot = bot
match-seats = seats
match-wins = won
match-shared = shared
match-share = share of wins (95 %)
match-score = points
match-time = a decision
match-even = An even share is { $share } %. A win together counts in parts; every deal is played once from each seat.
match-length = A game takes { $decisions } decisions on average. They ended thus:

## foldtable bench

bench-about = { $game } on Foldtable { $version }, { $python }
bench-machine =
    { $cores ->
        [one] { $machine }, { $system }, { $cores } core
       *[other] { $machine }, { $system }, { $cores } cores
    }
bench-how = Compiled and plain by turns, each on one core; processor time, medians. The ratio says how many times as fast compiled is.
bench-plain-only = Plain only: nothing compiled runs here (make build compiles). Processor time, medians.
bench-seats =
    { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }
bench-compiled = compiled
bench-plain = plain
bench-ratio = ratio
bench-decisions = random decisions
bench-games = random games
bench-options = list the options
bench-copy = copy
bench-redeal = deal anew
bench-hint = hint
bench-view = view
bench-view-data = view as data
bench-scene = scene
bench-scene-data = scene as data
bench-pack = pack
bench-unpack = unpack
bench-digest = digest
bench-greedy = a greedy decision
