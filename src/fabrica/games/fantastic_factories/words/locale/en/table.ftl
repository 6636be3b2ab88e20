## The table

table-ending = One more round after this one
table-last-round = Last round
table-market = Market
table-blueprints = Blueprints
table-contractors = Contractors
table-sweep = Refresh:
table-finished = finished
table-hired = Hired: { $who }
table-headquarters = Headquarters
table-dice = Your workers
table-no-dice = No unplaced dice
table-compound = Compound
table-compound-empty = The cards that you build will be here.
table-nothing-built = No buildings yet
table-hand = Your hand
table-hand-empty = You have no cards in hand.
contractor = Contractor
floor-research-does = Draw 1 card
floor-generate-does = Energy: the die's value
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
   *[no] Take a blueprint, or hire a contractor. You may refresh a row first.
}
prompt-work = Place dice, build cards and use your buildings.
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
    [one] You have 1 metal or energy too much and will have to discard it.
   *[other] Together you have { $n } metal and energy too much and will have to discard them.
}
act-take = Take
act-hire = Hire
act-build = Build
act-use = Use
act-discard = Discard
card-free = free
why-no-tool = { $tool ->
    [hammer] To hire this contractor you discard a card with the hammer, and you have none.
    [wrench] To hire this contractor you discard a card with the wrench, and you have none.
    [gear] To hire this contractor you discard a card with the gear, and you have none.
   *[shovel] To hire this contractor you discard a card with the shovel, and you have none.
}
why-no-pair = { $tool ->
    [hammer] To build this card you discard another card with the hammer, and you have none.
    [wrench] To build this card you discard another card with the wrench, and you have none.
    [gear] To build this card you discard another card with the gear, and you have none.
   *[shovel] To build this card you discard another card with the shovel, and you have none.
}
why-passive = This card works by itself: you do not have to use it.
why-monument = A monument is worth prestige, but it cannot be used.
