# The end: where the points came from, and who won.

## Lines of a score; beside each stand its points

score-track = Score track
score-forest = Forest, space { $space }
score-dunes = Dunes, space { $space }
# $each is what one master counts
score-masters = { $level ->
    [stephens] { $n ->
        [one] { $n } master at the furnaces
       *[other] { $n } masters at the furnaces
    }
    [lower] { $n ->
        [one] { $n } master at the lower private factories
       *[other] { $n } masters at the lower private factories
    }
   *[upper] { $n ->
        [one] { $n } master at the upper private factories
       *[other] { $n } masters at the upper private factories
    }
} × { $each }
score-apprentices = { $n ->
    [one] { $n } apprentice under these masters
   *[other] { $n } apprentices under these masters
}
# A column of fulfilled contracts: $n contracts times $cubes cubes
score-column = { $n ->
    [one] Contracts, column { $column }: { $n } contract × { $cubes }
   *[other] Contracts, column { $column }: { $n } contracts × { $cubes }
}
score-2b = { $n ->
    [one] { disc-2b }: { $n } cube
   *[other] { disc-2b }: { $n } cubes
}
score-2c = { $n ->
    [one] { disc-2c }: { $n } coin
   *[other] { disc-2c }: { $n } coins
}
score-2d = { $n ->
    [one] { disc-2d }: { $n } influence
   *[other] { disc-2d }: { $n } influence
}
score-2e = { $n ->
    [one] { disc-2e }: { $n } set
   *[other] { disc-2e }: { $n } sets
}
score-needed = Points to reach
# What decides between equal scores, in this order
score-tie = { $coins ->
    [one] tie-breakers: { $influence } influence, { $coins } coin
   *[other] tie-breakers: { $influence } influence, { $coins } coins
}

## Who won

win-you = You win!
win-other = { $who } wins.
# $who is a list of names
win-shared = { $who } share the victory.
win-shared-you = You share the victory with { $who }.
win-nobody = The game is lost.
win-nobody-you = You have not reached the goal.

## Alone. $rank is what the score makes of the player, $needed the points that win

solo-won = { $rank ->
    [glassmaker] { $who } wins with { $score } points: a true glassmaker.
   *[artisan] { $who } wins with { $score } points: an artisan.
}
solo-won-you = { $rank ->
    [glassmaker] You win with { $score } points: you are a true glassmaker.
   *[artisan] You win with { $score } points: you are an artisan. Will you be a glassmaker next time?
}
solo-lost = { $who } remains an apprentice with { $score } points; { $needed } were needed to win.
solo-lost-you = You remain an apprentice with { $score } points; { $needed } were needed to win.
solo-scenario = { $who } has { $score } points, enough to win, but the task of the scenario has not been fulfilled.
solo-scenario-you = You have { $score } points, enough to win, but the task of the scenario has not been fulfilled.
solo-beaten = { $who } beats { $opponent } with { $score } points; { $needed } were needed.
solo-beaten-you = You beat { $opponent } with { $score } points; { $needed } were needed.
solo-unbeaten = { $opponent } wins: { $who } has { $score } points, but { $needed } were needed.
solo-unbeaten-you = { $opponent } wins: you have { $score } points, but { $needed } were needed.
