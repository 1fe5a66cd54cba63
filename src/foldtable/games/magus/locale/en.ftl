### Magus Novatus in English.
###
### Arguments come as foldtable/words/words.py describes: a seat $who brings $who-is ("me" when the reader sits there, and $who is then
### "you"; else "other"), a list $cards brings $cards-count, a text $answer brings $answer-is ("none" when empty). Events are told in
### the present tense. Names of things carry no article, so that they fit lists and sentences alike.

game-about = You are apprentice wizards. Throw a cube at the potions on the table, gather the mix that a Spell asks for, and cast it before somebody else does. But mind what is left in your hand then: it turns into Skulls.

## Things

potion-red = red { $number }
potion-yellow = yellow { $number }
potion-green = green { $number }
potion-blue = blue { $number }
item-HP = Healing Plants
item-EL = Elixir
item-MW = Magic Wand
item-CU = Curse
item-HP-text = In your own Phase II: throw one of your Skulls away.
item-EL-text = In a mix you cast: stands for any one potion.
item-MW-text = In your own Phase II: take any potion you like from the discard pile.
item-CU-text = While you have it you can’t cast. Two potions get rid of it; three hand it to somebody who has none.
space = row { $row } column { $column }
spell-deck = the { $points }-point Spell
a-skull = Skull
cube = the cube
cylinder = the Measuring Cylinder
track-place = place { $place } of the Cylinder’s way
spell-won = On its back: { $effect }

## Effects on the backs of Spells: the printed name, and what it does in a few words

effect-closed = a closed book, which does nothing
effect-thieves = Greateste Thieves! (everybody draws a card)
effect-shakum = Shakum Thingsis Up (everybody loses an item)
effect-cursus = Unleashus Cursus (Curses move to the left)
effect-backus = Gous Backus (the Cylinder goes back)
effect-devilus = Ciao Devilus (everybody passes a Skull to the left)
effect-presentis = Presentis for Youm (everybody passes a card to the left)

## Spells

spell-201 = Lumen Quadruplus
spell-202 = Gemini Duplexus
spell-203 = Sparkus Minimus
spell-204 = Trivius Fizzus
spell-205 = Frostus Flamus
spell-206 = Sunnis Leafus
spell-207 = Rainbowus Parvus
spell-208 = Twinnis Numerus
spell-209 = Unus Unus Duo
spell-210 = Tresqua Quattrus
spell-301 = Colorum Cascada
spell-302 = Numerum Cascada
spell-303 = Mirrorus Magnus
spell-304 = Ascendus Quartus
spell-305 = Dragonis Sneezus
spell-306 = Oceanis Gigglum
spell-307 = Honeyus Mintum
spell-308 = Mossus Lemonum
spell-309 = Staircasus Spiralis
spell-310 = Prisma Splitterus
spell-401 = Totalus Spectrum
spell-402 = Salamandra Duelum
spell-403 = Lightningus Lagoonum
spell-404 = Grandus Prismaticus
spell-405 = Octavus Numerus
spell-406 = Doppelus Quadrus
spell-407 = Krakenis Goldeneye
spell-408 = Sapphirus Sphinxum
spell-409 = Phoenix Tickleus
spell-410 = Emeraldus Volcanum

## Their mixes. Black and grey icons stand for colours you choose, two different ones.

mix-201 = 4 of one colour (black), any numbers
mix-202 = 2 of one colour (black) and 2 of another (grey), any numbers
mix-203 = 2 of one colour (black) with different numbers, and 2 of another (grey) with any
mix-204 = 3 of one colour (black) with different numbers, and 1 more of any kind
mix-205 = 2 red and 2 blue, any numbers
mix-206 = 2 yellow and 2 green, any numbers
mix-207 = 1 red, 1 yellow, 1 green and 1 blue, any numbers
mix-208 = 2 of one number and 2 of another, any colours
mix-209 = numbers 1, 1 and 2, any colours
mix-210 = numbers 3, 4 and 4, any colours
mix-301 = 3 of one colour (black) and 3 of another (grey), any numbers
mix-302 = 3 of one number and 3 of another, any colours
mix-303 = 3 of one colour (black) and 3 of another (grey), the numbers different within each colour
mix-304 = numbers 1 and 2 of one colour (black), 3 and 4 of another (grey)
mix-305 = 3 red with any numbers, and two 2s of any colours
mix-306 = 3 blue with any numbers, and two 3s of any colours
mix-307 = 2 yellow with different numbers, 2 green with any, and a 1 of any colour
mix-308 = 2 green with different numbers, 2 yellow with any, and a 4 of any colour
mix-309 = numbers 1, 2, 3 and 4 of any colours, and 2 of one colour (black) with any numbers
mix-310 = 1 red, 1 yellow, 1 green and 1 blue with any numbers, and 2 of one number, any colours
mix-401 = all four numbers of one colour (black), and 2 of another (grey) with any numbers
mix-402 = 3 red and 3 green, the numbers different within each colour
mix-403 = 3 yellow and 3 blue, the numbers different within each colour
mix-404 = 2 red, 2 yellow, 2 green and 2 blue, any numbers
mix-405 = each of the numbers 1, 2, 3 and 4 twice, any colours
mix-406 = 4 of one number and 4 of another, any colours
mix-407 = yellow 1, 3 blue with any numbers, and two 4s of any colours
mix-408 = blue 4, 3 of one colour (black) and 2 of another (grey), any numbers
mix-409 = red 2, 3 of one number and 2 of another, any colours
mix-410 = green 3, 3 red with any numbers, and two 1s of any colours
mix-infant = only the colours count: { $mix }

## Where things lie

surface-board = Potions
surface-offer = Spells to cast
surface-deck = Draw deck
surface-pile = Discard pile
surface-hand = Your hand
surface-items =
    { $who-is ->
        [me] Your items
       *[other] { $who }: items
    }
surface-skulls =
    { $who-is ->
        [me] Your Skulls
       *[other] { $who }: Skulls
    }
surface-spells =
    { $who-is ->
        [me] Your Spells
       *[other] { $who }: Spells
    }

counter-score = points
counter-hand = cards in hand
counter-skulls = Skulls
counter-position = Cylinder
counter-last-place = last place
counter-level = throw level
counter-deck = draw deck
counter-round = round

## Questions

ask-aim =
    { $level ->
        [1] Throw the cube: which space do you aim at?
       *[other] Throw the cube: which space do you aim at? From this height (level { $level }) it may stray up to { $level } spaces either way.
    }
ask-aim-again =
    { $level ->
        [1] The cube fell off the table. Throw once more: which space do you aim at?
       *[other] The cube fell off the table. Throw once more, still from level { $level }: which space do you aim at?
    }
ask-place_cube = { $thrower } missed twice, so you put the cube down. On which potion?
ask-take = The cube shows { $space }. Take potions of one colour or of one number, from its row or from its column.
ask-take-anywhere = Choose a row or a column, and take potions of one colour or of one number from it.
ask-cast = Cast a Spell or use an item, or say that you are done.
ask-cast-again = Your Spell is cast. You may still use items, or say that you are done.
ask-lose_item = One of your items is shaken off the table. Which?
ask-pass_card =
    { $to-is ->
        [me] Pick a card from your hand to pass on.
       *[other] Pick a card from your hand as a present for { $to }.
    }

waiting-aim = Waiting for { $seat } to throw the cube.
waiting-place_cube = Waiting for { $seat } to put the cube on a potion.
waiting-take = Waiting for { $seat } to take potions.
waiting-cast = Waiting for { $seat } to cast a Spell, use items or be done.
waiting-lose_item = Waiting for { $seat } to give up an item.
waiting-pass_card = Waiting for { $seat } to pick a card to pass on.

## Choices

choice-aim = Aim at { $things }
choice-place_cube = Put the cube on { $things }
choice-take = Take { $things }
choice-cast = Cast { $spell } with { $cards }
choice-heal = Healing Plants: throw away your top Skull
choice-wand = Magic Wand: take { $things } from the discard pile
choice-lift_curse = Pay { $things } to be rid of your Curse
choice-give_curse = Pay { $cards } to give your Curse to { $to }
choice-lose_item = Lose { $things }
choice-pass_card = Pass { $things }
choice-done = Done

## Verbs alone, before it is said to what

verb-aim = Aim
verb-place_cube = Put the cube down
verb-take = Take potions
verb-cast = Cast a Spell
verb-heal = Use Healing Plants
verb-wand = Use a Magic Wand
verb-lift_curse = Be rid of your Curse
verb-give_curse = Give your Curse away
verb-lose_item = Give up an item
verb-pass_card = Pass a card
verb-done = Done

## What happens

turn-begins =
    { $who-is ->
        [me] Your turn.
       *[other] { $who } takes a turn.
    }
grid-is-empty =
    { $who-is ->
        [me] There isn’t a single potion left on the table, so you have nothing to throw at.
       *[other] There isn’t a single potion left on the table, so { $who } has nothing to throw at.
    }
cube-lands =
    { $who-is ->
        [me] You aim at { $aim }; the cube lands on { $space }.
       *[other] { $who } aims at { $aim }; the cube lands on { $space }.
    }
cube-falls-off =
    { $who-is ->
        [me] You aim at { $aim }; the cube falls off, so you throw again.
       *[other] { $who } aims at { $aim }; the cube falls off, so { $who } throws again.
    }
cube-falls-off-again =
    { $left-is ->
        [me] { $who } aims at { $aim }, and the cube falls off again. You put it down instead.
       *[other] { $who-is ->
            [me] You aim at { $aim }, and the cube falls off again. { $left } puts it down instead.
           *[other] { $who } aims at { $aim }, and the cube falls off again. { $left } puts it down instead.
        }
    }
cube-placed =
    { $who-is ->
        [me] You put the cube on { $space } for { $thrower }.
       *[other] { $who } puts the cube on { $space } for { $thrower }.
    }
nothing-to-take =
    { $who-is ->
        [me] Nothing lies in row or column of { $space }, so you take nothing.
       *[other] Nothing lies in row or column of { $space }, so { $who } takes nothing.
    }
potions-taken =
    { $who-is ->
        [me] You take { $cards } from { $spaces }.
       *[other] { $who } takes { $cards } from { $spaces }.
    }
spell-cast =
    { $who-is ->
        [me] You cast { $spell } for { $points } points, with { $cards }.
       *[other] { $who } casts { $spell } for { $points } points, with { $cards }.
    }
your-cards-become-skulls =
    { $count ->
        [one] The card left in your hand becomes a Skull: { $cards }.
       *[other] The { $count } cards left in your hand become Skulls: { $cards }.
    }
cards-become-skulls =
    { $count ->
        [one] The card left in { $who-is ->
            [me] your hand
           *[other] { $who }’s hand
        } becomes a Skull.
       *[other] The { $count } cards left in { $who-is ->
            [me] your hand
           *[other] { $who }’s hand
        } become Skulls.
    }
back-revealed = On the back of { $spell }: { $effect }.
cylinder-moves = The Measuring Cylinder moves on to place { $position }.
cylinder-goes-back = The Measuring Cylinder goes back to place { $position }.
you-drew = You draw { $card }.
drew-a-card = { $who } draws a card.
curse-moves =
    { $who-is ->
        [me] Your Curse moves on to { $to }.
       *[other] { $who }’s Curse moves on to { $to }.
    }
skull-passed =
    { $who-is ->
        [me] You pass a Skull to { $to }.
       *[other] { $who } passes a Skull to { $to }.
    }
item-lost =
    { $who-is ->
        [me] You lose an item: { $item }.
       *[other] { $who } loses an item: { $item }.
    }
gift-chosen =
    { $who-is ->
        [me] You have picked a card to pass on.
       *[other] { $who } has picked a card to pass on.
    }
card-passed =
    { $who-is ->
        [me] You pass { $cards } to { $to }.
       *[other] { $who } passes { $cards } to { $to }.
    }
a-card-passed = { $who } passes a card to { $to }.
skull-healed =
    { $who-is ->
        [me] Your Healing Plants take a Skull away; it was { $card }.
       *[other] { $who }’s Healing Plants take a Skull away; it was { $card }.
    }
wand-takes =
    { $who-is ->
        [me] Your Magic Wand fetches { $card } from the discard pile.
       *[other] { $who }’s Magic Wand fetches { $card } from the discard pile.
    }
curse-lifted =
    { $who-is ->
        [me] You pay { $cards } and are rid of your Curse.
       *[other] { $who } pays { $cards } and is rid of the Curse.
    }
curse-given =
    { $who-is ->
        [me] You pay { $cards } and give your Curse to { $to }.
       *[other] { $who } pays { $cards } and gives the Curse to { $to }.
    }
pile-reshuffled = The draw deck has run out: the discard pile is shuffled and becomes the new one.
curse-removed = Everybody has a Curse already, so this one leaves the game.
item-dealt =
    { $who-is ->
        [me] You get an item: { $item }.
       *[other] { $who } gets an item: { $item }.
    }
space-filled = Laid on { $space }: { $card }.
game-ends-cylinder = { ended-cylinder }
game-ends-target = { ended-target }
game-ends-no-spells = { ended-no-spells }
game-ends-round-limit = { ended-round-limit }
game-ends-standstill = { ended-standstill }
wins =
    { $who-is ->
        [me] You win!
       *[other] { $who } wins.
    }

## The end

ended-cylinder = The Measuring Cylinder has reached its last place, and the game is over.
ended-target = The points to win by are reached, and the game is over.
ended-no-spells = The last Spell has been cast, and the game is over.
ended-round-limit = The last round is played, and the game is over.
ended-standstill = Nobody has stirred for some rounds, and the game is over.

score-spells-4 = Spells worth 4
score-spells-3 = Spells worth 3
score-spells-2 = Spells worth 2
score-skulls = Skulls
score-total = points

## Refusals

refused-aim-no-space =
    { $answer-is ->
        [none] Name a space of the grid, from r1c1 at the top left to r5c5 at the bottom right.
       *[some] “{ $answer }” is no space of the grid; they run from r1c1 at the top left to r5c5 at the bottom right.
    }
refused-place-empty = The cube has to stand on a potion, and nothing lies there.
refused-take-nothing = You have to take at least one potion.
refused-take-twice = You named { $space } twice; it holds one potion.
refused-take-empty = Nothing lies on { $space }.
refused-take-no-line = All that you take has to come from one row, or from one column.
refused-take-off-lines = All that you take has to come from one line: the row of { $space }, or its column.
refused-take-mixed = These differ in colour and in number. Take potions of one colour, or of one number.
refused-take-not-all = By the rule chosen for this game you take every potion of that colour or number in the line, or none of them.
refused-only-phase-one = You have got your potions already; throwing and taking come before.
refused-only-phase-two = First get your potions; Spells, items and Curses come after.
refused-cast-no-deck =
    { $answer-is ->
        [none] Say which Spell you cast, deck2, deck3 or deck4, and then the cards of the mix.
       *[some] “{ $answer }” names no Spell. Begin with deck2, deck3 or deck4, and then the cards of the mix.
    }
refused-cast-no-card = “{ $answer }” can’t be part of a mix; name potions, such as R3, and EL for an Elixir.
refused-cast-twice = One Spell a turn, and you have cast yours.
refused-cast-cursed = With a Curse in front of you, you can’t cast. Two potions get rid of it.
refused-cast-empty-deck = That deck is used up, so you can’t cast { $deck }.
refused-cast-not-in-hand = You don’t have that many of { $card } in your hand.
refused-cast-no-elixir =
    { $owned ->
        [0] You have no Elixir.
        [one] You have just { $owned } Elixir.
       *[other] You have just { $owned } Elixirs.
    }
refused-cast-cannot = Nothing you have makes the mix of { $spell }.
refused-cast-other-size =
    { $size ->
        [one] { $spell } takes exactly { $size } card, and you named { $named }.
       *[other] { $spell } takes exactly { $size } cards, and you named { $named }.
    }
refused-cast-no-cover = These cards don’t make the mix of { $spell }.
refused-no-item = You don’t have this item: { $item }.
refused-heal-no-skull = You have no Skull to heal.
refused-heal-chooses-top = Healing Plants take your top Skull; just say heal.
refused-wand-no-potion = There is no potion in the discard pile to fetch.
refused-wand-item = A Wand fetches potions; { $card } is none.
refused-wand-not-there = There is no { $card } in the discard pile.
refused-wand-no-face =
    { $answer-is ->
        [none] Say which potion the Wand fetches, such as R3.
       *[some] “{ $answer }” is no potion; name one such as R3.
    }
refused-no-curse = You have no Curse.
refused-curse-no-receiver = Name one player who gets your Curse, such as seat1.
refused-curse-to-self = You have that Curse already. Name somebody else.
refused-curse-has-one =
    { $to-is ->
        [me] You have a Curse already, and nobody can have two.
       *[other] { $to } has a Curse already, and nobody can have two.
    }
refused-curse-no-card = “{ $answer }” is no potion; only potions from your hand pay for a Curse.
refused-curse-hand-small = This costs { $price } potions, and your hand holds fewer.
refused-curse-other-price = This costs exactly { $price } potions, and you named { $paid }.
refused-lose-curse = A Curse doesn’t shake off; choose another of your items.
refused-lose-what = Name one of your items: HP, EL or MW.
refused-first-lose-item = First give up an item.
refused-first-pass-card = First pick a card to pass on.
refused-pass-what = Name one card of your hand, such as R3.
place-bad-word = “{ $word }” can’t stand here. Allowed: { $allowed }.

## What can be chosen before play

setting-cube = Throw a cube at the potions. Without it (Outstanding Students) you choose any row or column as you like.
setting-infant = Infant Students: no items, no effects, mixes need only their colours, and whoever has enough points first wins.
setting-infant_target = How many points win among Infant Students.
setting-take_rule = “any”: of the potions that match you take as many as you like. “all”: you take every one of them.
setting-throw_height = “fixed”: the cube always falls from the same low height. “rising”: the further the Cylinder has come, the wilder the throw.
setting-spell_backs = “printed”: each Spell has its own back. “shuffled”: the backs of each value are dealt anew, so that nobody knows them.
setting-cylinder_end = Where the Measuring Cylinder ends the game; 0 leaves it to the number of players. Infant Students don’t heed it.
setting-round_limit = The game ends after so many rounds, whoever leads; 0 is never.
setting-standstill_rounds = The game ends after so many rounds in which nobody did anything; 0 is never.
setting-first_player = Who begins: drawn at random, or the seat you name.
