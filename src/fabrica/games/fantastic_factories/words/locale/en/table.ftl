## The table

table-ending = One more round after this
table-last-round = The last round
table-market = Market
table-blueprints = Blueprints
table-contractors = Contractors
table-sweep = Sweep:
table-finished = finished
table-hired = Hired: { $who }
table-headquarters = Headquarters
table-dice = Your workers
table-no-dice = No unplaced dice
table-compound = Compound
table-compound-empty = What you build stands here.
table-nothing-built = Nothing built yet
table-hand = Your hand
table-hand-empty = You have no cards.
contractor = Contractor
floor-research-does = Draw 1 card
floor-generate-does = Energy as shown
floor-mine-does = 1 metal
unit-metal = { $n ->
    [one] metal
   *[other] metal
}
unit-energy = { $n ->
    [one] energy
   *[other] energy
}
unit-goods = { $n ->
    [one] good
   *[other] goods
}
unit-buildings = { $n ->
    [one] building
   *[other] buildings
}
die-showing = a die showing { $n }

## What to do

prompt-market = { $swept ->
    [yes] Take a blueprint, or hire a contractor.
   *[no] Take a blueprint, or hire a contractor. You may sweep a row first.
}
prompt-work = Put your workers to work: place dice, build cards, use cards.
finish-sure = Finish your work phase?
finish-anyway = Finish anyway
warn-dice = { $n ->
    [one] 1 of your dice is still unplaced.
   *[other] { $n } of your dice are still unplaced.
}
warn-cards = { $n ->
    [one] You have 1 card too many and will have to discard it.
   *[other] You have { $n } cards too many and will have to discard them.
}
warn-resources = { $n ->
    [one] You have 1 metal or energy too many and will have to give it up.
   *[other] You have { $n } metal and energy too many and will have to give them up.
}
act-take = Take
act-hire = Hire
act-build = Build
act-use = Use
act-discard = Discard
card-free = free
why-no-tool = { $tool ->
    [hammer] To hire you discard a card with the hammer, and you have none.
    [wrench] To hire you discard a card with the wrench, and you have none.
    [gear] To hire you discard a card with the gear, and you have none.
   *[shovel] To hire you discard a card with the shovel, and you have none.
}
why-no-pair = { $tool ->
    [hammer] To build it you discard another card with the hammer, and you have none.
    [wrench] To build it you discard another card with the wrench, and you have none.
    [gear] To build it you discard another card with the gear, and you have none.
   *[shovel] To build it you discard another card with the shovel, and you have none.
}
why-passive = This card works by itself: there is nothing to do.
why-monument = A monument is worth prestige: there is nothing to do with it.
