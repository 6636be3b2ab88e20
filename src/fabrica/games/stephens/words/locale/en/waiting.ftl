# What each step asks of the player, and whose turn it is.

# Instead of not-your-turn, where the players have names
not-your-turn-named = It is not your turn: it is the turn of { $turn }.

wait-start = Choose the disc that becomes your first worker. The ability under it is unlocked at once.
wait-turn = Your turn: take glass from a furnace, take goods from a private factory, or assign a worker.
wait-unlocking = Choose the disc to assign as the worker. The ability under it is unlocked.
# $n cubes have been taken, $most can be
wait-taking = { $place ->
    [ul] Taken from the upper left private factory: { $n } of at most { $most }. Take another cube, or stop here.
    [ur] Taken from the upper right private factory: { $n } of at most { $most }. Take another cube, or stop here.
    [ll] Taken from the lower left private factory: { $n } of at most { $most }. Take another cube, or stop here.
   *[lr] Taken from the lower right private factory: { $n } of at most { $most }. Take another cube, or stop here.
}
wait-instead = { $place ->
    [ul] You took { $n } cubes: activate the row of the upper left private factory, or use an empty furnace instead.
    [ur] You took { $n } cubes: activate the row of the upper right private factory, or use an empty furnace instead.
    [ll] You took { $n } cubes: activate the row of the lower left private factory, or use an empty furnace instead.
   *[lr] You took { $n } cubes: activate the row of the lower right private factory, or use an empty furnace instead.
}
# $n cards may still be acquired
wait-buying = { $market ->
    [contracts] { $n ->
        [one] You may accept { $n } contract, for influence.
       *[other] You may accept up to { $n } contracts, for influence.
    }
    [investments] { $n ->
        [one] You may fund { $n } investment, for coins.
       *[other] You may fund up to { $n } investments, for coins.
    }
   *[both] { $n ->
        [one] You may accept { $n } contract for influence, or fund { $n } investment for coins.
       *[other] You may acquire up to { $n } cards: contracts for influence, investments for coins.
    }
}
wait-skimmed = { $market ->
    [contracts] You have discarded the cheapest contract: now accept one.
   *[investments] You have discarded the cheapest investment: now fund one.
}
# $cards are the professions that the player may still use
wait-activating = { $level ->
    [stephens] { $side ->
        [left] The row of the upper left furnace is activated.
       *[right] The row of the upper right furnace is activated.
    }
    [lower] { $side ->
        [left] The row of the lower left private factory is activated.
       *[right] The row of the lower right private factory is activated.
    }
   *[upper] { $side ->
        [left] The row of the upper left private factory is activated.
       *[right] The row of the upper right private factory is activated.
    }
} Your workers there, to be used in any order: { $cards }.
wait-columns = Activate columns of your investments, each at most once, or finish this step.
# $cubes is a list of amounts, the object of "deliver"
wait-supplying = Deliver { $cubes } to the private factories: you must deliver everything that you have set aside.
wait-assigning = You have earned a worker: create or reinforce a profession, or finish this step.
wait-fulfilling = Fulfil contracts for which you have everything, or finish this step.
# $cubes is a list of amounts, the object of "pay"
wait-paying = You still have to pay { $cubes }. You may replace 1 cube of a colour by { $two } of another; then pay.
# $n cubes are still to go
wait-removing = { $place ->
    [ul] { $n ->
        [one] The Automa removes { $n } more cube from the upper left private factory: choose which.
       *[other] The Automa removes { $n } more cubes from the upper left private factory: choose which.
    }
    [ur] { $n ->
        [one] The Automa removes { $n } more cube from the upper right private factory: choose which.
       *[other] The Automa removes { $n } more cubes from the upper right private factory: choose which.
    }
    [ll] { $n ->
        [one] The Automa removes { $n } more cube from the lower left private factory: choose which.
       *[other] The Automa removes { $n } more cubes from the lower left private factory: choose which.
    }
   *[lr] { $n ->
        [one] The Automa removes { $n } more cube from the lower right private factory: choose which.
       *[other] The Automa removes { $n } more cubes from the lower right private factory: choose which.
    }
}
