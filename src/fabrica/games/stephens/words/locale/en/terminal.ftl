# Stephens at the terminal. What is typed (ul, r01, stephens, lower, upper …) stays as it is typed.

## The title. $n is the number of turns after this one

terminal-title = { $phase ->
    [start] The first workers
    [renewal] Round { $round }, renewal phase
   *[turn] Round { $round }
}
terminal-title-last = { $n ->
    [0] Round { $round }: the last turn
    [one] Round { $round } ({ $n } more turn after this)
   *[other] Round { $round } ({ $n } more turns after this)
}
terminal-title-final = The final renewal phase

## The board. A list of amounts follows after a colon

terminal-army = Army
# $next is where the next renewal phase brings it
terminal-army-on = on space { $space }, after the next renewal phase on { $next }
terminal-army-solo = on space { $space }, after the next renewal phase on { $next }; the final one comes at { $final }
terminal-furnaces = Furnaces
terminal-private = Private factories
# Where a furnace leads: to a market
terminal-market = { $market ->
    [contracts] a contract
   *[investments] an investment
}
# A row of professions; $level is typed
terminal-row = { $side ->
    [left] left { $level }
   *[right] right { $level }
}
terminal-rows = Rows of professions
terminal-professions = Professions ({ $red } red, { $blue } blue in the decks)
terminal-master = master
terminal-apprentice = apprentice
terminal-offer = { $market ->
    [contracts] Contracts, for influence ({ $n } in the deck)
   *[investments] Investments, for coins ({ $n } in the deck)
}
terminal-rewards = Rewards for cubes
terminal-reward = { $reward ->
    [card] a contract or an investment, for its cost
   *[worker] a worker to assign
}

## The players

# $final is what the final scoring would give now
terminal-points = { $n ->
    [one] { $n } point (final: { $final })
   *[other] { $n } points (final: { $final })
}
terminal-influence = { $n } influence (at most { $most })
terminal-forest = forest { $space }
terminal-dunes = dunes { $space }
terminal-reserve = Reserve
terminal-aside = Set aside
terminal-abilities = Abilities
terminal-discs = Discs to unlock
terminal-discs-later = Later
# $n of $slots slots are taken
terminal-contracts = Contracts { $n }/{ $slots }
terminal-contracts-of = Contracts
terminal-fulfilled = Fulfilled
terminal-investments = Investments
terminal-column = Column { $n }
terminal-activated = activated
# $n workers of the Automa, $most of the player; $needed points win
terminal-automa = { $n ->
    [one] { $n } worker, so you may have { $most }; you need { $needed } points
   *[other] { $n } workers, so you may have { $most }; you need { $needed } points
}
terminal-bag = Bag
terminal-last-card = Last card
terminal-opponent = Opponent
terminal-scenario = Scenario

## What happened

terminal-new-unlocked = unlocked: { $cards }
terminal-new-contracts = accepted: { $cards }
terminal-new-fulfilled = fulfilled: { $cards }
terminal-new-investments = funded: { $cards }

## Help

terminal-signs = Places: ul is upper left, lr is lower right. "a -> b": pay a, gain b; "infl" is influence, "pt" a point.
terminal-disc-after = This disc can leave once { $disc } is unlocked.
