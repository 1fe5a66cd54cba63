### The Dragon's Nap in English.

game-about = Thieves take turns to grab gold from under a sleeping dragon, or to sneak off with what they have.
ask-dare = Do you dare once more?
waiting-dare = { $who-is ->
        [me] The cave is quiet: do you dare once more?
       *[other] The cave is quiet: does { $who } dare once more?
    }
choice-grab = grab gold
choice-sneak = sneak off
grabbed =
    { $who-is ->
        [me] You grab { $coins }. Clink!
       *[other] { $who } grabs { $coins }. Clink!
    }
sneaked =
    { $who-is ->
        [me] You sneak off into the night.
       *[other] { $who } sneaks off into the night.
    }
roared = The dragon wakes! Whoever is still inside drops everything and runs.
ended-dawn = Dawn comes, and the cave is empty.
coins = coins
noise = noise
