# What cards and pieces do, composed from the data of the box. $pay and $gain are objects of the verb (some-*).

## Exchanges

about-gain = Gain { $gain }.
about-exchange = Pay { $pay } to gain { $gain }.
about-option = Option { $n }: { $text }

## Encounters and Factory cards

about-encounter = An encounter card: you must choose one option that you can pay for. What you gain appears where your character stands.
about-factory = A Factory card: a fifth section of your mat. It brings no coins and no bonuses.
about-factory-top = Top action: { $text }
about-factory-move = { $steps ->
    [one] Bottom action: move one unit up to { $steps } step.
   *[other] Bottom action: move one unit up to { $steps } steps.
}
some-produce = { $n ->
    [one] production on { $n } territory
   *[other] production on { $n } territories
}

## Objectives. $needs is a list of clauses (need-*)

about-objective = Reveal it to place a star when { $needs }.
about-objective-end = Only at the end of your turn.
about-objective-any = At the beginning of your turn, before the bottom action, or at the end of your turn.
need-mountains-least = { $n ->
    [one] you control { $n } mountain
   *[other] you control at least { $n } mountains
}
need-tunnels-least = { $n ->
    [one] you control { $n } tunnel
   *[other] you control at least { $n } tunnels
}
need-farms-least = { $n ->
    [one] you control { $n } farm
   *[other] you control at least { $n } farms
}
need-tundras-least = { $n ->
    [one] you control { $n } tundra
   *[other] you control at least { $n } tundras
}
need-forests-least = { $n ->
    [one] you control { $n } forest
   *[other] you control at least { $n } forests
}
need-villages-least = { $n ->
    [one] you control { $n } village
   *[other] you control at least { $n } villages
}
need-the_factory-least = you control the Factory
need-power_lead-least = nobody has more power than you
need-sent_home-least = you have driven off enemy workers this turn
need-power-least = you have at least { $n } power
need-power-exactly = your power is { $n }
need-factory_card-least = you have a Factory card
need-factory_card-exactly = you have no Factory card
need-mechs-least = { $n ->
    [one] you have deployed at least { $n } mech
   *[other] you have deployed at least { $n } mechs
}
need-mechs-exactly = you have deployed no mech
need-workers-least = { $n ->
    [one] you have at least { $n } worker
   *[other] you have at least { $n } workers
}
need-workers-most = { $n ->
    [one] you have at most { $n } worker
   *[other] you have at most { $n } workers
}
need-coins-least = { $n ->
    [one] you have at least { $n } coin
   *[other] you have at least { $n } coins
}
need-coins-most = { $n ->
    [one] you have at most { $n } coin
   *[other] you have at most { $n } coins
}
need-popularity-least = you have at least { $n } popularity
need-mixed_store-least = there are at least { $n } resources, of all kinds, on one territory that you control
need-pieces_together-least = at least { $n } of your pieces, units and structure, are on one territory
need-upgrades-least = { $n ->
    [one] you have made at least { $n } upgrade
   *[other] you have made at least { $n } upgrades
}
need-upgrades-exactly = you have made no upgrade
need-structures-least = { $n ->
    [one] you have built at least { $n } structure
   *[other] you have built at least { $n } structures
}
need-recruits-least = { $n ->
    [one] you have enlisted at least { $n } recruit
   *[other] you have enlisted at least { $n } recruits
}
need-of_each_resource-least = { $n ->
    [one] you control at least { $n } resource of each kind
   *[other] you control at least { $n } resources of each kind
}
need-of_one_resource-least = { $n ->
    [one] you control at least { $n } resource of one kind
   *[other] you control at least { $n } resources of one kind
}
need-workers_less_recruits-exactly = you have as many workers as recruits
need-store_of_three-least = { $n ->
    [one] your character, exactly one mech, exactly one worker and at least { $n } resource are on one territory that you control
   *[other] your character, exactly one mech, exactly one worker and at least { $n } resources are on one territory that you control
}
need-around_factory-least = { $n ->
    [one] you control at least { $n } territory next to the Factory
   *[other] you control at least { $n } territories next to the Factory
}
need-around_a_lake-least = { $n ->
    [one] you control at least { $n } territory next to one lake
   *[other] you control at least { $n } territories next to one lake
}
need-cards-least = { $n ->
    [one] you hold at least { $n } combat card
   *[other] you hold at least { $n } combat cards
}
need-combat_stars-least = { $n ->
    [one] you have at least { $n } star for a combat
   *[other] you have at least { $n } stars for combats
}

## Structure tiles. $coins is a table: a number, its coins

about-tile = At the end you count { $what } and gain coins: { $coins }.
counts-1 = the tunnels next to your structures
counts-2 = the lakes next to your structures
counts-3 = the encounter territories next to your structures
counts-4 = your structures on tunnels
counts-5 = your structures that stand in one row
counts-6 = your structures on farms and tundras
