### Nax: The Pages of Sorcery in English.
###
### Arguments come as foldtable/words/words.py describes: a seat $who brings $who-is ("me" when the reader sits there, and $who is then
### "you"; else "other"), a list $cards brings $cards-count, a text $answer brings $answer-is ("none" when empty). Events are told in
### the present tense. Spaces go by their letter and number: C3.

game-about = A race over three boards: a guarded hall, a floor with a locked elevator, a vault full of switches. Roll, walk exactly that far, pick up spells, beat minions and one another, and be the first on the red space, while everybody else is doing their best to set you on fire.

## Things

card-fireball = Fireball
card-speed = Speed
card-attack = Attack
card-defense = Defense
card-question = ?
card-back = a spell, face down

ability-fireball1 = Fireball 1 (Scorch)
ability-fireball2 = Fireball 2 (Blast)
ability-fireball3 = Fireball 3 (Inferno)
ability-speed1 = Speed 1 (Again)
ability-speed2 = Speed 2 (Plus four)
ability-speed3 = Speed 3 (Double)
ability-attack1 = Attack 1 (Plus one)
ability-attack2 = Attack 2 (Plus three)
ability-attack3 = Attack 3 (Double)
ability-defense1 = Defense 1 (Weaken)
ability-defense2 = Defense 2 (Lock)
ability-defense3 = Defense 3 (Silence)
ability-question1 = ? 1 (Back to the start)
ability-question2 = ? 2 (Empty hands)
ability-question3 = ? 3 (Steal)

ability-fireball1-text = Before an opponent rolls to move: its die counts half this turn, rounded up.
ability-fireball2-text = While it isn’t an opponent’s turn, outside battles: it loses its next turn.
ability-fireball3-text = Any time: whoever fights strikes with 0; whoever is on the move stops, turn over; anyone else loses a turn.
ability-speed1-text = After your roll to move: throw the die again.
ability-speed2-text = After your roll to move: 4 steps more.
ability-speed3-text = After your roll to move: the die counts double.
ability-attack1-text = In your battle: 1 more for your attack.
ability-attack2-text = In your battle: 3 more for your attack.
ability-attack3-text = In your battle: your attack die counts double.
ability-defense1-text = In any battle: 1 less for an opponent’s attack.
ability-defense2-text = In any battle: no more spells this turn, from anybody.
ability-defense3-text = In any battle: only you may still use spells in it.
ability-question1-text = Any time: a player, even you, goes back to the start.
ability-question2-text = Any time: an opponent discards 2 spells, or the only one.
ability-question3-text = Any time: look at an opponent’s spells and take one.

card-levels = 1: { $one } 2: { $two } 3: { $three }

coin-penny = penny
coin-nickel = nickel
coin-dime = dime
coin-hidden =
    { $who-is ->
        [me] your coin from bag { $number }
       *[other] a coin from bag { $number } that only { $who } has seen
    }
guard = guard { $number }
bag = bag { $number }
bag-known-to-hold = bag { $number }, full of this coin: { $coin }
switch = switch { $number }
switch-for-its-box = switch { $number } (lifts box { $number })
switch-pressed-already = switch { $number } (pressed)
box = box { $number } (in your way until you press switch { $number })
box-open = box { $number } (lifted for you)
elevator = elevator (shut to you without its key)
elevator-open = elevator (open to you)
exit = red space (ends the stage)
minion = minion
watched =
    { $guards ->
        [one] a guard’s eye
       *[other] the eyes of { $guards } guards
    }
token =
    { $who-is ->
        [me] you (level { $level })
       *[other] { $who } (level { $level })
    }

space = { $space }
space-start = { $space }, the start

## Where things lie

surface-board =
    { $stage ->
        [1] Stage 1: The Guarded Hall
        [2] Stage 2: The Elevator Floor
       *[3] Stage 3: The Switch Vaults
    }
surface-guards = Guards
surface-key = The elevator needs
surface-roll =
    { $steps ->
        [0] Movement
        [one] Movement: { $steps } step
       *[other] Movement: { $steps } steps
    }
surface-battle = Battle
surface-deck = Spell deck
surface-under = Under the deck
surface-hand = Your spells
surface-abilities = They can do
surface-looked-at =
    { $who-is ->
        [me] Your spells
       *[other] { $who }: spells
    }
surface-before =
    { $who-is ->
        [me] Before you
       *[other] { $who }: before them
    }

guard-is-awake = guard { $number } (awake)
guard-is-asleep = guard { $number } (asleep)
movement-die = the movement die, showing { $die }
minion-strength = a minion of strength { $strength }
battle-side = { $who }: the die{ $changes }
battle-side-broken = { $who }: 0, hit by a Fireball
battle-minion-text = An attack of { $strength } or more beats the minion.
battle-players-text = The higher attack wins.
flag = a stage ended
sign-has-key = has been in the elevator, and has its key
sign-lost-turn = will lose the next turn
sign-scorched = scorched: the die counts half
sign-silenced = no spells for the rest of this battle
sign-locked = no spells for the rest of this turn

counter-points = points
counter-level = level
counter-hand = spells
counter-stage = stage
counter-round = round

## Questions

ask-move =
    { $steps ->
        [one] From { $space } you walk { $steps } step (the die shows { $die }). Where to?
       *[other] From { $space } you walk exactly { $steps } steps (the die shows { $die }). Where to?
    }
ask-spell =
    { $active-is ->
        [me] Your turn begins. Cast a spell before you roll?
       *[other] { $active }’s turn begins. Cast a spell before the roll?
    }
ask-spell-rolled =
    { $active-is ->
        [me] { $total ->
            [one] You roll { $die } and may walk { $total } step. Cast a spell?
           *[other] You roll { $die } and may walk { $total } steps. Cast a spell?
        }
       *[other] { $total ->
            [one] { $active } rolls { $die } and may walk { $total } step. Cast a spell?
           *[other] { $active } rolls { $die } and may walk { $total } steps. Cast a spell?
        }
    }
ask-spell-arrival =
    { $active-is ->
        [me] You arrive at { $space }. Cast a spell before anything happens there?
       *[other] { $active } arrives at { $space }. Cast a spell before anything happens there?
    }
ask-spell-minion =
    { $active-is ->
        [me] You face a minion of strength { $strength }. Cast a spell before you roll?
       *[other] { $active } faces a minion of strength { $strength }. Cast a spell before the roll?
    }
ask-spell-battle =
    { $active-is ->
        [me] You attack { $defender }. Cast a spell before the dice?
       *[other] { $defender-is ->
            [me] { $active } attacks you. Cast a spell before the dice?
           *[other] { $active } attacks { $defender }. Cast a spell before the dice?
        }
    }
ask-exchange = You hold two spells. Give one up unseen for the top one of the deck, or keep both.
ask-draw = You have ended the stage. Draw a spell?
ask-battle = Somebody stands here. Do you want a battle?
ask-take =
    { $target-is ->
        [me] Take one of your spells.
       *[other] You see { $target }’s spells. Take one.
    }

waiting-spell = Waiting for { $seat } to cast a spell or pass.
waiting-move = Waiting for { $seat } to move.
waiting-exchange = Waiting for { $seat } to exchange a spell or keep both.
waiting-draw = Waiting for { $seat } to draw a spell or not.
waiting-battle = Waiting for { $seat } to begin a battle or not.
waiting-take = Waiting for { $seat } to take a spell.

## Choices

choice-pass = Pass
choice-cast = Cast { $spell }
cast-on =
    { $target-is ->
        [me] Cast { $spell } on yourself
       *[other] Cast { $spell } on { $target }
    }
choice-move = Move to { $space }
choice-walk = Walk { $walk }
choice-exchange = Give up { $things } and draw
choice-decline = No, thank you
choice-draw = Draw a spell
choice-battle = Battle with { $things }
choice-take = Take { $things }

## Verbs alone, before it is said to what

verb-pass = Pass
verb-cast = Cast a spell
verb-move = Move
verb-walk = Walk, space by space
verb-exchange = Exchange a spell
verb-decline = Decline
verb-draw = Draw
verb-battle = Battle
verb-take = Take a spell

## What happens

first-rolled =
    { $who-is ->
        [me] For who goes first you roll { $die }.
       *[other] For who goes first { $who } rolls { $die }.
    }
goes-first =
    { $who-is ->
        [me] You go first.
       *[other] { $who } goes first.
    }
stage-begins =
    { $stage ->
        [1] Stage 1, The Guarded Hall, begins.
        [2] Stage 2, The Elevator Floor, begins.
       *[3] Stage 3, The Switch Vaults, begins.
    }
round-begins = Round { $round }.
guards-watch =
    { $guards-count ->
        [one] The coins fall: { $guards } keeps watch this round.
       *[other] The coins fall: { $guards } keep watch this round.
    }
guards-asleep = The coins fall: all guards are asleep this round.
elevator-needs = The elevator needs this coin: { $coin }.
bags-laid-out = Three bags of coins are shuffled and laid out on the green spaces.
turn-begins =
    { $who-is ->
        [me] Your turn.
       *[other] { $who } takes a turn.
    }
turn-lost =
    { $who-is ->
        [me] You lose this turn.
       *[other] { $who } loses this turn.
    }
rolled =
    { $who-is ->
        [me] You roll { $die } for movement.
       *[other] { $who } rolls { $die } for movement.
    }
walks =
    { $who-is ->
        [me] You walk to { $space }: { $walk }.
       *[other] { $who } walks to { $space }: { $walk }.
    }
no-walk =
    { $who-is ->
        [me] There is no way to walk that far, so you stay.
       *[other] There is no way to walk that far, so { $who } stays.
    }
unseen =
    { $who-is ->
        [me] You roll { $die }: { $guard } doesn’t notice you.
       *[other] { $who } rolls { $die }: { $guard } notices nothing.
    }
caught =
    { $who-is ->
        [me] You roll { $die }: { $guard } catches you! Back to the start, and the turn is over.
       *[other] { $who } rolls { $die }: { $guard } strikes! Back to the start, and the turn is over.
    }
key-shown =
    { $who-is ->
        [me] You enter the elevator, so everybody knows that you have its key.
       *[other] { $who } enters the elevator, and so has its key.
    }
you-drew = You draw { $card }.
drew-a-card = { $who } draws a spell.
you-exchanged = You give up { $given } and draw { $card }.
exchanged-a-card = { $who } exchanges a spell.
declined-a-card =
    { $who-is ->
        [me] You draw no spell.
       *[other] { $who } draws no spell.
    }
you-took-a-coin = Out of { $bag } you take a { $coin }.
took-a-coin = { $who } takes a coin out of { $bag }.
coin-taken =
    { $who-is ->
        [me] Out of { $bag } you take a { $coin }.
       *[other] { $who } takes a { $coin } out of { $bag }.
    }
bag-known =
    { $who-is ->
        [me] You have a coin from { $bag } already.
       *[other] { $who } has a coin from { $bag } already.
    }
switch-pressed =
    { $who-is ->
        [me] You press { $switch }. Its box is lifted for you.
       *[other] { $who } presses { $switch }. Its box is lifted for { $who } alone.
    }
spell-cast =
    { $who-is ->
        [me] You cast { $spell }.
       *[other] { $who } casts { $spell }.
    }
spell-cast-on =
    { $who-is ->
        [me] { $target-is ->
            [me] You cast { $spell } on yourself.
           *[other] You cast { $spell } on { $target }.
        }
       *[other] { $who } casts { $spell } on { $target }.
    }
scorched =
    { $who-is ->
        [me] You are scorched: your die counts half this turn.
       *[other] { $who } is scorched: the die counts half this turn.
    }
turn-stopped =
    { $who-is ->
        [me] Your turn ends at once.
       *[other] { $who }’s turn ends at once.
    }
thrown-back =
    { $who-is ->
        [me] You are thrown back to { $space }, and your turn ends at once.
       *[other] { $who } is thrown back to { $space }, and the turn ends at once.
    }
will-lose-a-turn =
    { $who-is ->
        [me] You will lose your next turn.
       *[other] { $who } will lose the next turn.
    }
attack-broken =
    { $who-is ->
        [me] Your attack in this battle counts 0.
       *[other] { $who }’s attack in this battle counts 0.
    }
sent-to-start =
    { $who-is ->
        [me] You are back at the start.
       *[other] { $who } is back at the start.
    }
battle-cancelled = The battle is off.
cards-discarded =
    { $who-is ->
        [me] You discard { $cards }.
       *[other] { $who } discards { $cards }.
    }
hand-looked-at =
    { $who-is ->
        [me] Your spells: { $cards }.
       *[other] { $who }’s spells: { $cards }.
    }
you-took-a-card =
    { $who-is ->
        [me] You take { $card }.
       *[other] From { $who } you take { $card }.
    }
your-card-was-taken =
    { $who-is ->
        [me] You take { $card } from yourself.
       *[other] { $who } takes { $card } from you.
    }
a-card-was-taken = { $who } takes a spell from { $target }.
spells-locked = No more spells this turn, from anybody.
spells-silenced =
    { $who-is ->
        [me] For the rest of this battle nobody but you may use spells.
       *[other] For the rest of this battle nobody but { $who } may use spells.
    }
minion-appears =
    { $who-is ->
        [me] A minion rises before you. It rolls { $die }, so its strength is { $strength }.
       *[other] A minion rises before { $who }. It rolls { $die }, so its strength is { $strength }.
    }
battle-begins =
    { $who-is ->
        [me] You attack { $defender }.
       *[other] { $who } attacks { $defender }.
    }
declined-to-battle =
    { $who-is ->
        [me] You want no battle.
       *[other] { $who } wants no battle.
    }
attack-rolled =
    { $who-is ->
        [me] You roll { $die }; your attack is { $total }.
       *[other] { $who } rolls { $die }; the attack is { $total }.
    }
minion-beaten =
    { $who-is ->
        [me] { $total } against { $strength }: you beat the minion.
       *[other] { $total } against { $strength }: { $who } beats the minion.
    }
minion-wins =
    { $who-is ->
        [me] { $total } against { $strength }: the minion beats you, and you will lose your next turn.
       *[other] { $total } against { $strength }: the minion beats { $who }, who will lose the next turn.
    }
battle-won =
    { $who-is ->
        [me] You win the battle against { $loser }.
       *[other] { $who } wins the battle against { $loser }.
    }
battle-tied = Both are equally strong, and nobody wins.
level-gained =
    { $who-is ->
        [me] You rise to level { $level }.
       *[other] { $who } rises to level { $level }.
    }
level-lost =
    { $who-is ->
        [me] You fall to level { $level }.
       *[other] { $who } falls to level { $level }.
    }
stage-ended =
    { $who-is ->
        [me] You stand on the red space: stage { $stage } is over.
       *[other] { $who } stands on the red space: stage { $stage } is over.
    }
stage-timed-out = Nobody has got to the red space in time: stage { $stage } is over.
finisher-scores =
    { $who-is ->
        [me] For ending the stage you get { $points } points.
       *[other] For ending the stage { $who } gets { $points } points.
    }
level-scores =
    { $points ->
        [one] { $who-is ->
            [me] For your level you get { $points } point, and have { $total }.
           *[other] For the level { $who } gets { $points } point, and has { $total }.
        }
       *[other] { $who-is ->
            [me] For your level you get { $points } points, and have { $total }.
           *[other] For the level { $who } gets { $points } points, and has { $total }.
        }
    }
deck-shuffled = The spell deck is shuffled.
game-ends-red = { ended-red }
game-ends-round-limit = { ended-round-limit }
wins =
    { $who-is ->
        [me] You win!
       *[other] { $who } wins.
    }

## What is likely to come of it

outlook-total =
    { $total ->
        [one] makes { $total } step
       *[other] makes { $total } steps
    }
outlook-guards =
    { $guards ->
        [one] past { $guards } guard: { $percent }% to get through
       *[other] past { $guards } guards: { $percent }% to get through
    }
outlook-guards-and-minion =
    { $guards ->
        [one] past { $guards } guard: { $percent }% to get through; then a minion: { $win }% to win
       *[other] past { $guards } guards: { $percent }% to get through; then a minion: { $win }% to win
    }
outlook-minion = a minion: { $win }% to win by the dice alone
outlook-battle = by the dice alone { $win }% to win, { $tie }% to tie

## The end

ended-red = The red space of the last stage is reached, and the game is over.
ended-round-limit = The last round of the last stage is played, and the game is over.

score-points = points
score-ended = stages ended
score-level = level

## Refusals

refused-no-ability =
    { $answer-is ->
        [none] Say which ability you cast: a spell and its level, such as { $allowed }.
       *[some] “{ $answer }” is no ability. Name a spell and its level, such as { $allowed }.
    }
refused-card-not-held = You don’t hold this spell: { $card }.
refused-level = This takes level { $level }; yours is { $own }.
refused-moment =
    { $window ->
        [start] This can’t be cast before a roll to move.
        [rolled] This can’t be cast after a roll to move.
        [arrival] This can’t be cast when somebody arrives on a space.
       *[battle] This can’t be cast in a battle.
    }
refused-own-roll = This works on your own roll to move, in your own turn.
refused-own-attack = This works on your own attack, and you aren’t in this battle.
refused-no-target-wanted = This has no target; name the ability alone.
refused-name-a-target = This needs a target. Name one: { $allowed }.
refused-not-oneself = This works on an opponent, and you aren’t your own.
refused-only-the-active =
    { $target-is ->
        [me] This spell hits only the player who is about to roll.
       *[other] This spell hits only the player who is about to roll, and that isn’t { $target }.
    }
refused-scorched-already =
    { $target-is ->
        [me] You are scorched already, and can’t be scorched twice in a turn.
       *[other] { $target } is scorched already, and can’t be scorched twice in a turn.
    }
refused-turn-has-begun =
    { $target-is ->
        [me] Your turn has begun already; this spell strikes before it.
       *[other] { $target }’s turn has begun already; this spell strikes before it.
    }
refused-loses-a-turn-already =
    { $target-is ->
        [me] You will lose your next turn anyway, and can’t lose two.
       *[other] { $target } will lose the next turn anyway, and can’t lose two.
    }
refused-broken-already =
    { $target-is ->
        [me] Your attack counts 0 already.
       *[other] { $target }’s attack counts 0 already.
    }
refused-no-combatant =
    { $target-is ->
        [me] You aren’t in this battle.
       *[other] { $target } isn’t in this battle.
    }
refused-on-blue =
    { $target-is ->
        [me] You stand at the start already.
       *[other] { $target } stands at the start already.
    }
refused-no-cards =
    { $target-is ->
        [me] You hold no spells.
       *[other] { $target } holds no spells.
    }
refused-not-in-that-hand =
    { $target-is ->
        [me] There is no { $card } in your hand.
       *[other] { $target } holds no { $card }.
    }
refused-take-one =
    { $answer-is ->
        [none] Take one of the spells you see, such as: take attack.
       *[some] You have to take one of the spells you see; “{ $answer }” doesn’t. It would be: take attack.
    }
refused-no-space =
    { $answer-is ->
        [none] Name a space of this board, by its letter and number: C3.
       *[some] “{ $answer }” names no space of this board; they have a letter and a number, such as C3.
    }
refused-way-is-shut = The way is shut to you at { $space }.
refused-not-exact =
    { $steps ->
        [one] No walk of exactly { $steps } step ends on { $space }.
       *[other] No walk of exactly { $steps } steps ends on { $space }.
    }
refused-walk-begins-elsewhere = A walk begins where you stand, on { $space }.
refused-not-adjacent = There is no step from { $from } to { $to }: steps go straight, to the next space.
refused-through-red = Nobody walks over the red space: it can only be the last step.
refused-other-steps =
    { $steps ->
        [one] That is { $steps } step; it has to be { $wanted }.
       *[other] That is { $steps } steps; it has to be { $wanted }.
    }
refused-battle =
    { $answer-is ->
        [none] Name one who stands here, or decline.
       *[some] “{ $answer }” is no answer here. Battle with one who stands on your space, or decline.
    }
refused-not-oneself-here = You can’t battle with yourself.
refused-exchange =
    { $answer-is ->
        [none] Give up one of your two spells, or decline.
       *[some] “{ $answer }” is no answer here. Give up one of your two spells, or decline.
    }
refused-draw =
    { $answer-is ->
        [none] Draw, or decline.
       *[some] “{ $answer }” is no answer here. Draw, or decline.
    }
place-bad-word = “{ $word }” can’t stand here. Allowed: { $allowed }.

## What can be chosen before play

setting-round_limit = A stage that nobody has ended after so many rounds is over all the same; 0 is never.
setting-tie_break = “ladder”: a tie on points goes to whoever ended more stages, then to the higher level. “shared”: all who are tied win.
setting-key_coins = “secret”: only you see the coins that you take out of the bags. “open”: everybody does.
