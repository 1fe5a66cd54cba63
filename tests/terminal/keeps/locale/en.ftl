game-about = Drowned keeps, joined by gates.
ask-march = March: one step of one piece, or rest.
ask-word-on = Play a card, or pass? { $what }
the-stack =
    { $number ->
        [0] Nothing is in the making.
        [one] One card is in the making.
       *[other] { $number } cards are in the making.
    }
waiting-march =
    { $seat-is ->
        [me] You march.
       *[other] { $seat } marches.
    }
waiting-word =
    { $seat-is ->
        [me] You may play a card.
       *[other] { $seat } may play a card.
    }
choice-march = March: { $things }
choice-rest = Rest
choice-flee = Flee by boat
choice-play = Play { $things }
choice-pass = Pass
verb-march = March
verb-rest = Rest
verb-play = Play
verb-pass = Pass
odds = { $percent }% to win this fight
not-yet = Cards are for after a step.
rolled =
    { $who-is ->
        [me] You roll { $dice }.
       *[other] { $who } rolls { $dice }.
    }
marched =
    { $who-is ->
        [me] You march: { $piece } to { $spot }.
       *[other] { $who } marches: { $piece } to { $spot }.
    }
fought = There is a fight, and it is the end of { $piece }.
happened = { $card } happens.
played =
    { $who-is ->
        [me] You play { $card }.
       *[other] { $who } plays { $card }.
    }
ended-flood = The flood is here.
ended-flight = Somebody has fled.
keep-of = { $who }: the keep
place = { $word } of { $who }
piece-p = pawn { $word } of { $who }
piece-g = guard of { $who }
piece-w = warrior of { $who }
piece-m = mage of { $who }
card-gust = a gust
card-frost = frost
card-boots = the boots
card-mirror = the mirror
card-fog = fog
card-siren = the siren
card-bell = the bell
card-text = It does what such things do.
die = a { $number }
dice-left = Dice left
dice-of = { $who }: dice
stack = In the making, next first
before = { $who }: in play
hand = Your hand
pieces = pieces
cards = cards
turn = turn
