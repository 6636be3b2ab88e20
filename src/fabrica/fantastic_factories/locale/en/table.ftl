## The table

table-round = Round { $n }
table-ending = One more round after this
table-last-round = The last round
table-market = Market
table-blueprints = Blueprints
table-contractors = Contractors
table-deck = { $n } in the deck
table-discards = { $n } discarded
table-empty = empty
table-sweep = Sweep:
table-first = first player
table-finished = finished
table-acts = thinking
table-hired = Hired: { $who }
table-headquarters = Headquarters
table-dice = Your workers
table-no-dice = No unplaced dice
table-compound = Compound
table-compound-empty = What you build stands here.
table-nothing-built = Nothing built yet
table-hand = Your hand
table-hand-empty = You have no cards.
table-of = { $n } of { $of }
table-log = What has happened
log-empty-yet = Nothing yet.
log-go = See the table after move { $n }
contractor = Contractor
machine-name = The Machine
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
unit-cards = { $n ->
    [one] card
   *[other] cards
}
unit-points = { $n ->
    [one] point
   *[other] points
}
die-showing = a die showing { $n }

## What to do

prompt-over = The game is over.
prompt-watching = You are watching. To move: { $who }
prompt-waiting = Waiting for { $who }
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
card-open = { $card }: details
card-used = used
card-free = free
card-choices = What you can do
why-not = Why not?
why-rule = The rule
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
