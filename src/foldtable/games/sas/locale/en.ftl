### Swords and Sorcery in English.
###
### Arguments come as foldtable/words/words.py describes. Events are told in the present tense. Pieces ($piece, $rival) are named by the army
### they began in, “your pion 3”, so that a sentence may begin with one; whoever prints it makes its first letter a capital.

game-about = Each of you commands an army in a domain of your own: six pions, two guards, a warrior and a wizard. Three dice a turn move your pieces, teleportals throw them into the neighbours’ domains, and wizards hold cards of magic that may interrupt anything, even other magic. The last army standing wins.

## Domains and spots

domain-keep = Keep
domain-grove = Grove
domain-isles = Isles
domain-caverns = Caverns
domain-march = March
domain-web = Web
spot-plain = { $domain } { $place }
spot-trap = { $domain } { $place } (trap)
spot-nexus = { $domain } { $place } (nexus)
portal-ltx = { $domain }: left transmitter
portal-rtx = { $domain }: right transmitter
portal-lrx = { $domain }: left receiver
portal-rrx = { $domain }: right receiver
transmitter = transmitter to the { $domain }
receiver = receiver from the { $domain }
about-keep = A wall walk round an inner bailey; the four gates between them are traps.
about-grove = A mesh of many short paths; traps lie on the crossings.
about-isles = Four islands round a holm with the nexus; four bridges are traps, two fords are not.
about-caverns = Long tunnels with few forks; traps sit at the forks before the nexus.
about-march = An open field; the nexus is a shrine at your own edge, behind two traps.
about-web = A hub, the nexus, with five threads, four of them traps; the rim is open at the top.

## Pieces

piece-pion =
    { $who-is ->
        [me] your pion { $number }
       *[other] { $who }’s pion { $number }
    }
piece-guard =
    { $who-is ->
        [me] your guard { $number }
       *[other] { $who }’s guard { $number }
    }
piece-warrior =
    { $who-is ->
        [me] your warrior
       *[other] { $who }’s warrior
    }
piece-wizard =
    { $who-is ->
        [me] your wizard
       *[other] { $who }’s wizard
    }
piece-demon = demon { $number }
piece-hulk = hulk { $number }
piece-image = image { $number }
dead-pion = dead pion
dead-guard = dead guard
dead-warrior = dead warrior
dead-wizard = dead wizard
dead-demon = dead demon
dead-hulk = dead hulk
ghost-of = the ghost of { $piece }
stone-of = { $piece }, who is a rock
image-of = an image of { $piece }
rock = a rock
die = a { $number }
piece-turned =
    { $who-is ->
        [me] { $piece } (yours now)
       *[other] { $piece } (now { $who }’s)
    }
piece-of =
    { $who-is ->
        [me] { $piece } (yours)
       *[other] { $piece } ({ $who }’s)
    }
serves-nobody = Nobody commands it now.
piece-rolls = It rolls { $dice } dice.
is-asleep = It sleeps.
is-paralysed = It is paralysed.
is-held = Bear Trap holds it.
is-cursed = It is cursed.
is-carrier = It carries typhoid.
is-shielded = Magic Shield covers it.
is-ghost = It is a ghost.
is-stone = It is a rock.
is-fighting = It is fighting.
is-halted = Its moves have ended for this turn.
both = { $first } { $second }

## Cards: kinds, names, and what they say

kind-artifact = artifact
kind-scroll = scroll
kind-potion = potion
kind-spell = spell
card-says = { $kind }, level { $level }. { $says }
card-says-weapon = artifact, weapon, level { $level }. { $says }
card-says-trap = { $kind }, trap, level { $level }. { $says }
card-about = On { $piece }.
card-guards = Guards { $card }.
card-unset = Guards nothing yet.
card-used = Used this turn.
card-disabled = Doesn’t work this turn.
card-armed = Armed.
card-returns =
    { $who-is ->
        [me] Returns to your hand.
       *[other] Returns to { $who }’s hand.
    }
a-card = a card of magic
card-lever = Lever
card-safe_scroll = Safe scroll
card-trap_proof = Trap Proof
card-orb_of_power = Orb of Power
card-lucky_charm = Lucky Charm
card-safe_artifact = Safe artifact
card-seven_league_boots = Seven League Boots
card-protection = Protection
card-crystal_ball = Crystal Ball
card-belt_of_levitation = Belt of Levitation
card-bear_trap = Bear Trap
card-gauntlet_of_might = Gauntlet of Might
card-summon_rock = Summon Rock
card-summon_rocks = Summon Rocks
card-summon_demon = Summon Demon
card-kamakazi = Kamakazi
card-exorcise_ghosts = Exorcise Ghosts
card-dual_shot = Dual Shot
card-lesser_death_trap = Lesser Death Trap
card-zombie = Zombie
card-burn_scrolls = Burn scrolls
card-teleport_trap = Teleport Trap
card-spell_bounce = Spell Bounce
card-doppelganger = Doppelganger
card-shatter_rocks = Shatter rocks
card-raise_the_dead = Raise the Dead
card-destroy_rock = Destroy Rock
card-black_plague = Black Plague
card-magic_shield = Magic Shield
card-typhoid_mary = Typhoid Mary
card-magic_missile = Magic Missile
card-steal_artifact = Steal Artifact
card-spoilsport = Spoilsport
card-teleport = Teleport
card-major_death_trap = Major Death trap
card-sleep = Sleep
card-traitor = Traitor
card-paralysis = Paralysis
card-reteleport = ReTeleport
card-horse = Horse
card-ghost_army = Ghost Army
card-thief = Thief
card-transform_to_dragon = Transform to Dragon
card-super_strength = Super Strength
card-speed = Speed
card-vapour = Vapour
card-rock_transform = Rock transform
card-wisdom = Wisdom
card-mindless_hulk = Mindless Hulk
card-strength = Strength
card-giants_strength = Giant’s Strength
card-nermals_curse = Nermal’s Curse
card-domain_teleport = Domain Teleport
card-trap_expertise = Trap expertise
card-swords = Swords
card-armour = Armour
card-spears = Spears
card-hammers = Hammers
card-twin_forks = Twin Forks
card-daggers = Daggers
card-morning_star = Morning Star
card-evade_trap = Evade trap
card-anti_spell = Anti Spell

text-lever = Once in each of your turns: shift a rock next to one of your pieces to a vacant spot next to the rock.
text-safe_scroll = Keeps one scroll of yours, which you name, from being stolen or destroyed by rivals’ magic.
text-trap_proof = Your pieces don’t trigger traps.
text-orb_of_power = For a triple you pick up two cards instead of one. Without a wizard you invoke the artifacts among them at once and discard the rest.
text-lucky_charm = Your pieces win tied conflicts, whoever attacks.
text-safe_artifact = Keeps one other artifact of yours, which you name, from being stolen or destroyed by rivals’ magic.
text-seven_league_boots = Once in each of your turns: one move die counts as a 7.
text-protection = Rivals’ magic can’t be aimed at your pieces nor at the spots where they stand.
text-crystal_ball = You see the cards in all your rivals’ hands.
text-belt_of_levitation = Once in each of your turns: one of your pieces flies over an adjacent spot and lands beyond it, for 2 moves.
text-bear_trap = When a piece enters a trap spot you may hold it there until its owner’s next turn.
text-gauntlet_of_might = Adds 2 to your pieces’ conflict values. Not together with a weapon.
text-summon_rock = Puts a rock on any vacant spot of any domain.
text-summon_rocks = Roll a die: put up to that many rocks on vacant spots of any domains.
text-summon_demon = A demon joins your army on a vacant spot next to your wizard. It moves and fights as a warrior.
text-kamakazi = One of your pieces dies, and with it every piece that fights it or stands next to it.
text-exorcise_ghosts = Destroys any ghosts you name.
text-dual_shot = Another spell of yours, in the making or in play, returns to your hand where it would be discarded.
text-lesser_death_trap = The piece now entering a trap spot, or else the next to do so, must save above 33 or be destroyed.
text-zombie = Right after a death: the dead piece (no wizard) rises on its spot or next to it, and is yours.
text-burn_scrolls = Destroys all invoked scrolls, yours too.
text-teleport_trap = Moves a piece that is entering a trap spot to any vacant spot.
text-spell_bounce = Right after a rival’s spell: you take it over and make its choices anew, as if you had cast it.
text-doppelganger = Images of a piece appear on all vacant spots next to it. They lose every conflict. The piece may swap places with one at any time.
text-shatter_rocks = Destroys all rocks in your home domain.
text-raise_the_dead = All your dead return, each on a vacant spot of your home domain.
text-destroy_rock = Destroys one rock next to your wizard.
text-black_plague = One named piece (no wizard) dies. Every piece next to it must save above 44 or die.
text-magic_shield = One named piece is safe from every attack for the rest of this turn.
text-typhoid_mary = One named piece carries typhoid: whoever comes next to it or attacks it must save above 33 or die.
text-magic_missile = Roll two dice: it starts next to your wizard, flies up to that many moves and destroys what it hits.
text-steal_artifact = Take an artifact that a rival has invoked. It is yours to use.
text-spoilsport = Ruins all invoked magic, yours too: artifacts and scrolls are destroyed, potions and spells stop working.
text-teleport = Moves any piece to any vacant spot of any domain.
text-major_death_trap = A piece that is entering a trap spot must save above 52 or be destroyed.
text-sleep = One named piece (no wizard) can’t move until something moves next to it or it is attacked.
text-traitor = One named piece (no wizard) changes sides and is yours for good.
text-paralysis = One named piece can neither move nor defend itself until its owner’s next turn.
text-reteleport = Right after a piece has teleported: it goes to any vacant spot instead.
text-horse = At the end of your own movement roll a die: one of your pieces makes up to that many moves more.
text-ghost_army = Any pieces you name (no wizards) become ghosts, which can’t move. Their own wizard brings them back by walking through, another wizard destroys them.
text-thief = Take a card at random, unseen, from a rival’s hand.
text-transform_to_dragon = Until the end of your turn your wizard can’t be killed by magic or in conflict.
text-super_strength = For one turn your wizard has three more conflict dice and may smash rocks next to him.
text-speed = If he isn’t fighting, your wizard at once makes up to 2d6 moves.
text-vapour = For one turn your wizard passes through everything. If he ends where something else stands, he is destroyed.
text-rock_transform = Your wizard is a rock until anybody rolls a triple. As a rock he invokes nothing.
text-wisdom = Pick up three cards. Each that can be used must be used at once; the rest are discarded.
text-mindless_hulk = A hulk with five conflict dice appears on any vacant spot. Whoever’s turn it is commands it, with a free wizard.
text-strength = Your wizard has one more conflict die in one conflict.
text-giants_strength = Until the end of your turn your wizard has two more conflict dice and may push rocks next to him.
text-nermals_curse = In its next conflict one named piece rolls a single die; that many tens are its value.
text-domain_teleport = Once in each of your turns: move any piece in your home domain to any vacant spot there.
text-trap_expertise = Against a trap roll two dice: above 33 it fails this turn, above 44 its card is destroyed too.
text-swords = Your piece’s conflict value +11.
text-armour = Rivals can’t use weapons of level 3 or less against your pieces.
text-spears = +3 for every 6 that your piece rolls.
text-hammers = +5; if the value exceeds 66, the rival’s weapon is destroyed.
text-twin_forks = +2 if any two of your piece’s dice are equal.
text-daggers = +1 to your piece’s conflict value.
text-morning_star = Your piece’s dice of 5 and 6 count 8, all others 0.
text-evade_trap = One invoked trap card doesn’t work for the rest of this turn.
text-anti_spell = Right after a spell: it has no effect.

## Where things lie

surface-domain =
    { $who-is ->
        [me] Your domain, the { $domain }
       *[other] { $who }: { $domain }
    }
surface-dice =
    { $who-is ->
        [me] Your moves, { $left } left
       *[other] { $who } moves, { $left } left
    }
surface-stack = Stack, the top first
surface-fights = Conflicts
surface-side = { $piece }: { $value }
surface-deck = Draw deck
surface-pile = Discard pile
surface-hand = Your hand
surface-seen = { $who }: hand in the Crystal Ball
surface-aside =
    { $who-is ->
        [me] Your Wisdom’s cards
       *[other] { $who }: Wisdom’s cards
    }
surface-play =
    { $who-is ->
        [me] Your magic in play
       *[other] { $who }: magic in play
    }
surface-grave =
    { $who-is ->
        [me] Your dead
       *[other] { $who }: dead
    }
surface-fallen = Just fallen
surface-reserve =
    { $who-is ->
        [me] Your pieces to place
       *[other] { $who }: pieces to place
    }
surface-unclaimed = Domains to take
surface-gifts = Artifacts to be invoked
stack-announced =
    { $things-count ->
        [0] { $who-is ->
            [me] { $card }, which you are aiming
           *[other] { $card }, which { $who } is aiming
        }
       *[other] { $who-is ->
            [me] { $card }, which you are aiming
           *[other] { $card }, which { $who } is aiming
        }: { $things }
    }
stack-invoked =
    { $things-count ->
        [0] { $who-is ->
            [me] your { $card }
           *[other] { $who }’s { $card }
        }
       *[other] { $who-is ->
            [me] your { $card }
           *[other] { $who }’s { $card }
        }: { $things }
    }
stack-used =
    { $things-count ->
        [0] { $who-is ->
            [me] the use of your { $card }
           *[other] the use of { $who }’s { $card }
        }
       *[other] { $who-is ->
            [me] the use of your { $card }
           *[other] the use of { $who }’s { $card }
        }: { $things }
    }
stack-resolving =
    { $things-count ->
        [0] { $who-is ->
            [me] your { $card }, taking effect
           *[other] { $who }’s { $card }, taking effect
        }
       *[other] { $who-is ->
            [me] your { $card }, taking effect
           *[other] { $who }’s { $card }, taking effect
        }: { $things }
    }
fight-dice = { $attack } dice against { $defence }.
fight-of = { $piece } against { $rival }, { $spot }
counter-pieces = pieces
counter-strength = strength
counter-hand = cards
counter-round = round
counter-deck = deck
counter-spoils = spoils

## Questions

ask-choose_domain = Which domain do you take?
ask-place_piece =
    Place a piece on a vacant spot of the { $domain }; { $number ->
        [one] it is your last.
       *[other] you have { $number } left.
    }
ask-window =
    { $window ->
        [w1] { $active-is ->
            [me] Your turn begins: any magic before the dice?
           *[other] { $active }’s turn begins: any magic before the dice?
        }
        [w2] { $active-is ->
            [me] Your dice are rolled: any magic?
           *[other] { $active } has rolled: any magic?
        }
       *[w3] { $active-is ->
            [me] Any magic, before you move on?
           *[other] { $active } is moving: any magic?
        }
        [w4] { $active-is ->
            [me] Your movement ends: any magic?
           *[other] { $active }’s movement ends: any magic?
        }
        [w5] A conflict is next: any magic before the dice?
        [w6] The conflict is over: any magic?
        [w7] Any magic now?
    }
ask-window-answer =
    { $who-is ->
        [me] Your { $card } is about to happen.
       *[other] { $who }’s { $card } is about to happen.
    } { $number ->
        [one] Any answer?
       *[other] { $number } are in the making. Any answer?
    }
ask-aim = { $card }: at what?
ask-aim-summon-rock = { $card }: on which vacant spot?
ask-aim-mindless-hulk = { $card }: on which vacant spot?
ask-aim-summon-demon = { $card }: on which spot beside your wizard?
ask-aim-kamakazi = { $card }: which of your pieces dies?
ask-aim-exorcise-ghosts =
    { $number ->
        [0] { $card }: which ghost?
       *[other] { $card }: another ghost, or is that all?
    }
ask-aim-ghost-army =
    { $number ->
        [0] { $card }: which piece becomes a ghost?
       *[other] { $card }: another piece, or is that all?
    }
ask-aim-dual-shot = { $card }: which spell of yours comes back?
ask-aim-zombie =
    { $number ->
        [0] { $card }: which of the dead?
       *[other] { $card }: where does it rise?
    }
ask-aim-teleport =
    { $number ->
        [0] { $card }: which piece?
       *[other] { $card }: { $things }, to which vacant spot?
    }
ask-aim-teleport-trap =
    { $number ->
        [0] { $card }: which piece?
       *[other] { $card }: { $things }, to which vacant spot?
    }
ask-aim-reteleport =
    { $number ->
        [0] { $card }: which piece?
       *[other] { $card }: { $things }, to which vacant spot?
    }
ask-aim-doppelganger = { $card }: which piece gets images?
ask-aim-black-plague = { $card }: which piece dies?
ask-aim-magic-shield = { $card }: which piece is shielded?
ask-aim-typhoid-mary = { $card }: which piece becomes the carrier?
ask-aim-sleep = { $card }: which piece falls asleep?
ask-aim-traitor = { $card }: which piece comes over to you?
ask-aim-paralysis = { $card }: which piece is paralysed?
ask-aim-nermals-curse = { $card }: which piece is cursed?
ask-aim-horse = { $card }: which of your pieces rides?
ask-aim-major-death-trap = { $card }: at which piece in a trap?
ask-aim-destroy-rock = { $card }: which rock beside your wizard?
ask-aim-steal-artifact = { $card }: which artifact?
ask-aim-thief = { $card }: from whom?
ask-aim-evade-trap = { $card }: which trap card?
ask-aim-spell-bounce = { $card }: yours now. Shall it have its effect?
ask-aim-anti-spell = { $card }: yours now. Shall it have its effect?
ask-aim-summon-rocks = { $card }: yours now. Shall it have its effect?
ask-aim-burn-scrolls = { $card }: yours now. Shall it have its effect?
ask-aim-shatter-rocks = { $card }: yours now. Shall it have its effect?
ask-aim-raise-the-dead = { $card }: yours now. Shall it have its effect?
ask-aim-magic-missile = { $card }: yours now. Shall it have its effect?
ask-aim-spoilsport = { $card }: yours now. Shall it have its effect?
ask-aim-lever-use =
    { $number ->
        [0] { $card }: which rock?
       *[other] { $card }: where does it go?
    }
ask-aim-giants-strength-use =
    { $number ->
        [0] { $card }: push which rock?
       *[other] { $card }: where does it go?
    }
ask-aim-super-strength-use = { $card }: smash which rock?
ask-aim-seven-league-boots-use = { $card }: which die becomes a 7?
ask-aim-bear-trap-use = { $card }: hold which piece?
ask-aim-domain-teleport-use =
    { $number ->
        [0] { $card }: which piece in your domain?
       *[other] { $card }: { $things }, to which vacant spot there?
    }
ask-aim-trap-expertise-use = { $card }: against which trap?
ask-aim-safe-scroll-use = { $card }: guard which scroll?
ask-aim-safe-artifact-use = { $card }: guard which artifact?
ask-aim-doppelganger-use = { $card }: swap places with which image?
ask-move_action =
    Your dice are { $dice }: { $left ->
        [one] one move is left.
       *[other] { $left } moves are left.
    } Move a piece, or end your movement.
ask-passage = Through the ghost on { $spot }: where does { $piece } go?
ask-name_conflict = Which conflict comes next?
ask-mode = With a weapon? On { $spot }: { $piece } against { $rival }.
ask-weapon_to_destroy = Your Hammers destroy a weapon of { $victim }: which?
ask-separation_spot = Where to? On { $spot } { $piece } can’t stay.
ask-forced_next = Of { $cards }: which do you invoke now?
ask-place_rocks =
    { $number ->
        [one] One more rock: where?
       *[other] Up to { $number } more rocks: where?
    }
ask-place_raised = Your dead return: who, and where?
ask-missile_hit =
    { $range ->
        [one] The missile flies up to { $range } move: what does it hit?
       *[other] The missile flies up to { $range } moves: what does it hit?
    }
ask-extra_step =
    { $card }: { $left ->
        [one] one more move
       *[other] up to { $left } more moves
    } of { $piece }?
ask-bounce_choices = { $card } is yours now: at what do you aim it?
waiting-choose_domain = Waiting for { $seat } to take a domain.
waiting-place_piece = Waiting for { $seat } to place a piece.
waiting-window = Waiting for { $seat } who may play magic.
waiting-aim = Waiting for { $seat } to aim a card.
waiting-move_action = Waiting for { $seat } to move.
waiting-passage = Waiting for { $seat } to walk on through ghosts.
waiting-name_conflict = Waiting for { $seat } to name the next conflict.
waiting-mode = Waiting for { $seat } to choose a weapon or none.
waiting-weapon_to_destroy = Waiting for { $seat } to say which weapon the Hammers destroy.
waiting-separation_spot = Waiting for { $seat } to say where a piece retreats.
waiting-forced_next = Waiting for { $seat } to invoke a card.
waiting-place_rocks = Waiting for { $seat } to place rocks.
waiting-place_raised = Waiting for { $seat } to place the risen.
waiting-missile_hit = Waiting for { $seat } to say what the missile hits.
waiting-extra_step = Waiting for { $seat } to move on.
waiting-bounce_choices = Waiting for { $seat } to aim the spell anew.

## Choices

choice-take = Take the { $things }
choice-place = Place { $piece } on { $spot }
choice-pass = Pass
choice-invoke = Invoke { $card }
choice-use = Use { $card }
choice-name = Aim at { $thing }
choice-done = That is all
choice-step = Move { $piece } to { $spot }
choice-jump = Teleport { $piece } to { $spot }
choice-fly = Fly { $piece } to { $spot }
choice-through = Walk { $piece } through the ghost on { $spot }
choice-end = End your movement
choice-fight = The conflict on { $spot }
choice-natural = Fight without a weapon
choice-wield = Fight with { $card }
choice-destroy = Destroy { $card }
choice-retreat = Retreat to { $spot }
choice-rock = A rock on { $spot }
choice-raise = Raise { $piece } on { $spot }
choice-hit = Hit { $thing }
choice-miss = Hit nothing
choice-stop = Stop here
choice-waive = Let it have no effect
choice-concede = Give up

## Verbs alone, before it is said to what

verb-take = Take a domain
verb-place = Place a piece
verb-pass = Pass
verb-invoke = Invoke a card
verb-use = Use a card in play
verb-name = Aim
verb-done = That is all
verb-step = Step
verb-jump = Teleportal
verb-fly = Fly
verb-through = Walk through a ghost
verb-end = End your movement
verb-fight = Name a conflict
verb-natural = Fight without a weapon
verb-wield = Fight with a weapon
verb-destroy = Destroy a weapon
verb-retreat = Retreat
verb-rock = Put a rock
verb-raise = Raise
verb-hit = Hit
verb-miss = Hit nothing
verb-stop = Stop here
verb-waive = Let it have no effect
verb-concede = Give up

## What is likely to come of it

outlook-fight = { $percent }% to win the fight
outlook-trap = { $percent }% to survive the armed trap
outlook-typhoid = { $percent }% to survive typhoid
outlook-blocked = the receiver is blocked: certain death
outlook-vapour = your wizard doesn’t stand alone: he will be destroyed
outlook-and = { $first }, { $second }

## What happens: the turn

first-player =
    { $who-is ->
        [me] You go first.
       *[other] { $who } goes first.
    }
domain-taken =
    { $who-is ->
        [me] Your domain is the { $domain }.
       *[other] { $who }’s domain is the { $domain }.
    }
cards-dealt =
    { $count ->
        [one] Everybody is dealt { $count } card.
       *[other] Everybody is dealt { $count } cards.
    }
piece-placed = { $piece } is placed on { $spot }.
turn-begins =
    { $who-is ->
        [me] Your turn.
       *[other] { $who } takes a turn.
    }
extra-turn =
    { $who-is ->
        [me] For the triple you take another turn.
       *[other] For the triple { $who } takes another turn.
    }
round-complete = Round { $count } is complete.
move-rolled =
    { $who-is ->
        [me] You roll { $dice } to move.
       *[other] { $who } rolls { $dice } to move.
    }
you-drew = You pick up { $card }.
drew-a-card =
    { $who-is ->
        [me] You pick up a card.
       *[other] { $who } picks up a card.
    }
drew-openly =
    { $who-is ->
        [me] Without a wizard you pick up { $card } openly.
       *[other] Without a wizard { $who } picks up { $card } openly.
    }
deck-reshuffled = The deck has run out: the discard pile is shuffled and becomes the new one.
stepped = { $piece } steps to { $spot }.
jumped = { $piece } goes through the teleportal to { $spot }.
flew = { $piece } flies to { $spot }.
walked-through = { $piece } walks through a ghost: { $spot }.
transmitter-destroys = The receiver is blocked: { $piece } is destroyed.
movement-ends =
    { $who-is ->
        [me] You end your movement.
       *[other] { $who } ends the movement.
    }

## What happens: conflicts and deaths

conflict-begins = { $piece } attacks { $rival } on { $spot }.
conflict-called-off = The conflict on { $spot } is called off.
separated = { $piece } is thrown back to { $spot }.
separated-into-nothing = { $piece } has nowhere to go and is destroyed.
conflict-named = On { $spot }: { $piece } against { $rival }.
mode-natural =
    { $who-is ->
        [me] You fight without a weapon.
       *[other] { $who } fights without a weapon.
    }
mode-weapon =
    { $who-is ->
        [me] You fight with { $card }.
       *[other] { $who } fights with { $card }.
    }
fight-rolled = { $piece } rolls { $dice }: { $value }.
fight-helpless = { $piece } is paralysed and can’t defend itself: 0.
fight-image = { $piece } is an image and loses.
conflict-won = { $piece } wins against { $rival }.
conflict-spared = { $piece } loses, but can’t be killed.
weapon-destroyed = The Hammers destroy { $card }.
curse-used = The curse on { $piece } is used up.
killed =
    { $who-is ->
        [me] You kill { $piece }.
       *[other] { $who } kills { $piece }.
    }
died = { $piece } dies.
image-vanishes = { $piece } vanishes.
became-ghost = { $piece } becomes a ghost.
lives-again = { $piece } lives again.
changes-side =
    { $who-is ->
        [me] { $piece } is yours now.
       *[other] { $piece } now serves { $who }.
    }
raised = { $piece } rises on { $spot }.
appears = { $piece } appears on { $spot }.
status-begins =
    { $status ->
        [asleep] { $piece } falls asleep.
        [paralysed] { $piece } is paralysed.
        [held] { $piece } is held.
        [cursed] { $piece } is cursed.
        [carrier] { $piece } carries typhoid now.
        [ghost] { $piece } becomes a ghost.
        [stone] { $piece } becomes a rock.
       *[shielded] { $piece } is under Magic Shield.
    }
status-ends =
    { $status ->
        [asleep] { $piece } wakes up.
        [paralysed] { $piece } is no longer paralysed.
        [held] { $piece } is no longer held.
        [cursed] { $piece } is rid of its curse.
        [carrier] { $piece } carries typhoid no more.
        [ghost] { $piece } lives again.
        [stone] { $piece } stands up again.
       *[shielded] { $piece } loses the Magic Shield.
    }
moved-by-card = { $piece } is moved to { $spot }.
rock-appears = A rock appears on { $spot }.
rock-gone = The rock on { $spot } is gone.
rock-moved = The rock on { $spot } moves to { $to }.
save-rolled = { $piece } rolls { $dice } to save; it takes more than { $above }.
save-made = { $piece } is saved.
save-missed = { $piece } isn’t saved.
spoils-aside =
    { $who-is ->
        [me] { $count ->
            [one] Your card lies aside as spoils.
           *[other] Your { $count } cards lie aside as spoils.
        }
       *[other] { $count ->
            [one] { $who }’s card lies aside as spoils.
           *[other] { $who }’s { $count } cards lie aside as spoils.
        }
    }
spoils-taken =
    { $count ->
        [one] { $who } takes { $from-is ->
            [me] your
           *[other] { $from }’s
        } card as spoils.
       *[other] { $who } takes { $from-is ->
            [me] your
           *[other] { $from }’s
        } { $count } cards as spoils.
    }
you-took = You take as spoils from { $from }: { $cards }.
spoils-lost =
    { $count ->
        [one] Nobody gets { $who-is ->
            [me] your
           *[other] { $who }’s
        } card: it is discarded.
       *[other] Nobody gets { $who-is ->
            [me] your
           *[other] { $who }’s
        } { $count } cards: they are discarded.
    }

## What happens: magic

magic =
    { $who-is ->
        [me] “Magic!” You reveal { $card }.
       *[other] “Magic!” { $who } reveals { $card }.
    }
invoked =
    { $things-count ->
        [0] { $who-is ->
            [me] You invoke { $card }.
           *[other] { $who } invokes { $card }.
        }
       *[other] { $who-is ->
            [me] You invoke { $card }: { $things }.
           *[other] { $who } invokes { $card }: { $things }.
        }
    }
used =
    { $things-count ->
        [0] { $who-is ->
            [me] You use { $card }.
           *[other] { $who } uses { $card }.
        }
       *[other] { $who-is ->
            [me] You use { $card }: { $things }.
           *[other] { $who } uses { $card }: { $things }.
        }
    }
sprung =
    { $who-is ->
        [me] Your { $card } springs at { $piece }.
       *[other] { $who }’s { $card } springs at { $piece }.
    }
takes-effect =
    { $who-is ->
        [me] Your { $card } takes effect.
       *[other] { $who }’s { $card } takes effect.
    }
no-effect =
    { $who-is ->
        [me] Your { $card } has no effect.
       *[other] { $who }’s { $card } has no effect.
    }
lies-in-play =
    { $who-is ->
        [me] { $card } lies in play before you.
       *[other] { $card } lies in play before { $who }.
    }
discarded = { $card } is discarded.
returns-to-hand =
    { $who-is ->
        [me] { $card } returns to your hand.
       *[other] { $card } returns to { $who }’s hand.
    }
guard-holds = { $guard } keeps { $card } from { $piece }.
levels-equal = { $card } meets { $guard } of the same level: both are destroyed.
boots-make-seven =
    { $who-is ->
        [me] Your Boots make a 7 of { $die }.
       *[other] { $who }’s Boots make a 7 of { $die }.
    }
card-guarded = { $guard } guards { $card } from now on.
missile-rolled =
    { $who-is ->
        [me] Your missile rolls { $dice }.
       *[other] { $who }’s missile rolls { $dice }.
    }
speed-rolled =
    { $who-is ->
        [me] You roll { $dice } for Speed.
       *[other] { $who } rolls { $dice } for Speed.
    }
rocks-rolled =
    { $number ->
        [one] { $who-is ->
            [me] You
           *[other] { $who }
        } may summon one rock.
       *[other] { $who-is ->
            [me] You
           *[other] { $who }
        } may summon up to { $number } rocks.
    }
places-swapped = { $piece } and { $image } swap places.
expertise-rolled =
    { $who-is ->
        [me] Your Trap expertise rolls { $dice } against { $card }.
       *[other] { $who }’s Trap expertise rolls { $dice } against { $card }.
    }
trap-stopped = { $card } doesn’t work for the rest of this turn.
artifact-stolen =
    { $who-is ->
        [me] You steal { $card }: it works for you now.
       *[other] { $who } steals { $card }.
    }
horse-rolled =
    { $number ->
        [one] { $who-is ->
            [me] Your Horse
           *[other] { $who }’s Horse
        } gives one move more.
       *[other] { $who-is ->
            [me] Your Horse
           *[other] { $who }’s Horse
        } gives up to { $number } moves more.
    }
spell-marked =
    { $who-is ->
        [me] { $card } will return to your hand.
       *[other] { $card } will return to { $who }’s hand.
    }
spell-taken-over =
    { $who-is ->
        [me] You take { $card } over.
       *[other] { $who } takes { $card } over.
    }
you-stole = You steal { $card } from { $from }.
stolen-from-you = { $who } steals your { $card }.
card-stolen = { $who } steals a card from { $from }.

## The end

eliminated =
    { $who-is ->
        [me] Your army is gone: you are out of the game.
       *[other] { $who }’s army is gone: out of the game.
    }
conceded =
    { $who-is ->
        [me] You give up.
       *[other] { $who } gives up.
    }
game-ends-last-army = { ended-last-army }
game-ends-draw = { ended-draw }
game-ends-round-limit = { ended-round-limit }
wins =
    { $who-is ->
        [me] You win!
       *[other] { $who } wins.
    }
ended-last-army = One army is left standing, and the game is over.
ended-draw = The last armies fell together, and the game is over.
ended-round-limit = The last round is played, and the game is over.
score-strength = strength
score-pieces = pieces
score-cards = cards
score-place = place

## Refusals and closed ways

closed-not-offered = That isn’t what is asked for now.
closed-no-choice = There is nothing now that { $card } could be aimed at.
closed-guarded = A stronger guard covers { $thing }: { $card } can’t be aimed there.
closed-has-charge = { $card } guards something already.
closed-names-no-fighter = { $card } can’t name a piece that is fighting.
closed-names-no-image = { $card } can’t name an image.
closed-names-no-wizard = { $card } can’t name a wizard.
closed-no-death-now = { $card } is for the moment right after a death, and nobody has just died.
closed-no-double-of-that = That can’t be doubled: neither the Hulk nor an image can.
closed-no-living-piece = { $card } names a living piece, and that is none.
closed-no-pending-trap = There is no trap in the making to work against.
closed-no-rock-there = There is no rock there.
closed-no-room-for-images = There is no vacant spot beside { $thing } for an image.
closed-no-such-die = None of your move dice shows that.
closed-no-teleport-now = { $card } is for the moment right after a teleport, and nothing has just teleported.
closed-no-trap-entry = That piece isn’t entering a trap spot just now.
closed-no-trap-entry-now = { $card } is for the moment when a piece enters a trap spot, and none has just done so.
closed-no-use = { $card } can’t be used in a window.
closed-not-a-ghost = { $card } names ghosts, and that is none.
closed-not-an-image = That is no image to swap places with.
closed-not-an-invoked-trap = { $card } names a trap card that has been invoked.
closed-not-anothers-piece = { $card } names a piece of another player.
closed-not-before-you = That card doesn’t lie in play before you.
closed-not-beside-rock = It has to be a vacant spot beside the rock.
closed-not-beside-wizard = It has to be beside your wizard.
closed-not-beside-your-piece = The rock has to be beside one of your pieces.
closed-not-held = You don’t hold { $card }.
closed-not-itself = { $card } can’t guard itself.
closed-not-just-killed = That piece hasn’t just been killed.
closed-not-teleported = That piece hasn’t just teleported.
closed-not-vacant = That spot isn’t vacant.
closed-not-where-it-died = It rises where it died, or on a vacant spot beside if something stands there.
closed-not-your-artifact = { $card } guards another artifact of yours in play.
closed-not-your-piece = { $card } names a piece of your own.
closed-not-your-scroll = { $card } guards a scroll of yours in play.
closed-pushed-already = That rock has been pushed this turn.
closed-scroll-needs-wizard = A scroll is used only while your wizard is free.
closed-spot-not-in-play = That domain isn’t on the table.
closed-sprung-already = { $card } has been sprung for this entry already.
closed-swap-not-yours = Only whoever commands the piece may swap it with an image.
closed-swapped-already = There is one swap in each window, and it has been made.
closed-trap-disabled = That trap doesn’t work for the rest of this turn.
closed-trap-proof = Trap Proof: pieces of that army trigger no traps.
closed-tried-already = Trap expertise has been tried against that trap already.
closed-used-this-turn = That has been used this turn.
closed-wizard-fights = Your wizard is fighting: he can invoke nothing.
closed-wizard-is-rock = Your wizard is a rock: he can invoke nothing.
refused-missile = The missile can’t reach that. Choose something within its range, or miss.
refused-place-rocks = A rock goes on a vacant spot of a domain on the table; or say done.
refused-place-raised = Raise one of your dead on a vacant spot of your home domain.
closed-cannot-fight = Nobody can fight what stands there, so nobody can go there.
closed-cannot-move = That piece can’t move now.
closed-hulk-cannot-fly = A hulk can’t fly.
closed-it-fights = That piece is fighting, so it can’t move.
closed-moves-ended = That piece has begun a conflict this turn, so its moves have ended.
closed-no-flight-now = There is no flight within such a move.
closed-no-movement-use = That card isn’t used during movement.
closed-no-moves-left = The dice allow this piece no more moves: one piece has the highest die, one the second, all others the lowest.
closed-no-own-ghost = There is no ghost of your own to walk through.
closed-no-room-to-rise = There is no vacant spot where it died nor beside.
closed-no-spot = Nobody can stand there: name the spot where the piece lands.
closed-no-transmitter = That piece doesn’t stand beside a transmitter.
closed-no-wizard-no-passage = Only your own wizard walks through ghosts.
closed-not-adjacent = That spot isn’t adjacent.
closed-not-at-receiver = That spot isn’t beside the receiver it would come out of.
closed-not-beyond = It flies over one adjacent spot to another that is adjacent to that one.
closed-not-blocked = That receiver isn’t blocked: name the spot where the piece lands.
closed-not-yours = That piece isn’t yours to move.
closed-other-piece = These moves are { $piece }’s alone.
closed-own-ghost = A wizard walks through his own ghosts only on the way to a further spot.
closed-own-piece = A piece of your own stands there.
closed-sum-spent = All the pips of the dice are spent.
closed-domain-taken = Somebody has that domain already; take one that is left.
closed-hand-is-empty = That hand is empty.
closed-its-moves-ended = That piece has begun a conflict this turn, so its moves have ended.
closed-no-magic-yet = There is no magic before the first turn.
closed-no-spell-just-before = The last thing anybody put on the stack has to be a spell, and it isn’t.
closed-no-weapon = You have no weapon to use here.
closed-not-a-rivals-artifact = { $card } names an artifact that a rival has invoked.
closed-not-end-of-movement = { $card } is for the end of your own movement.
closed-not-from-yourself = Name somebody else.
closed-not-in-home = It has to be in your home domain.
closed-not-unplaced = That piece isn’t one of those you have still to place.
closed-not-your-domain = Place your pieces in your own domain.
closed-not-your-spell = { $card } names another spell of yours, in the making or in play.
closed-not-your-turn = { $card } is used in your own turn.
closed-not-your-weapon = That weapon doesn’t lie in play before you.
closed-parried = Your rival’s Armour outranks that weapon.
closed-spell-is-yours = That spell is yours already.
closed-no-conceding = Nobody gives up in this game: it was agreed before play.
refused-must-use-wisdom = Wisdom’s cards must be used: invoke one that can be.
refused-no-moment-for-it = { $card } can’t be invoked now.
place-bad-word = “{ $word }” can’t stand here. Allowed: { $allowed }.

## What can be chosen before play

setting-first_player = Who begins: drawn at random, or the seat you name.
setting-domain_choice = “random”: domains are dealt at random. “pick”: everybody takes one in turn, the first player first.
setting-round_limit = After so many rounds the strongest army wins; 0 is never.
setting-step_windows = “all”: magic may be played after every single move. “events”: only after moves that matter (a trap, a teleportal, a conflict, a death, a step beside a rival’s wizard).
setting-allow_concede = Players may give up.
