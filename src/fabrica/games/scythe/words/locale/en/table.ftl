# The table on the page.

## Areas

table-map = The map
table-mat = Your mat
table-others = The others
table-more = Mat, mechs, stars
table-powers = Mechs, structures, stars
table-level-hint = { $level ->
    [autometta] easy
    [automa] normal
    [automaszyna] hard
   *[ultimaszyna] very hard
}

## What a step is ended with

table-done-top = Skip the top action
table-done-unit = Move no more units
table-done-cargo = Stop here
table-done-ability = Do not use it
table-done-commit = Confirm my choice
table-done-encounter = Choose no other option
table-done-token = Place nothing
table-done-produce = Produce no more
table-done-bottom = Skip the bottom action
table-done-upgrade = Skip the upgrade
table-done-deploy = Deploy no mech
table-done-build = Build nothing
table-done-enlist = Enlist no recruit
table-done-end = End turn

## What to choose from

table-on-map = { $n ->
    [one] Marked on the map: { $n } place.
   *[other] Marked on the map: { $n } places.
}
table-choose = Choose
table-reveal = Reveal
table-factions = Factions
table-mats = Player mats
table-factory-cards = Factory cards
table-mechs = Mechs
table-structures = Structures
table-abilities = Abilities
table-traps = Traps
table-dial = Power
table-combat-cards = Combat card
table-new-workers = New workers
table-take = Take along
table-leave = Leave here
table-bonus = { $gain ->
    [power] power
    [coins] coins
    [popularity] popularity
   *[cards] combat cards
}

## A mat

table-top-move = Move up to { $n } units, or gain { $coins }.
table-top-exchange = Pay { $price } to gain { $one } or { $other }.
table-top-produce = { $n ->
    [one] Produce on { $n } territory. It costs: { $price }.
   *[other] Produce on up to { $n } territories. It costs: { $price }.
}
table-nothing = nothing
table-bottom = Costs { $cost }, brings { $coins }.
table-recruit = Recruit enlisted: { $gain } whenever you or a neighbour take “{ $bottom }”.
table-no-recruit = A recruit here would bring { $gain } whenever you or a neighbour take “{ $bottom }”.
table-token = Your action token was last here.
table-cubes-left = { $n ->
    [one] { $n } technology cube to move
   *[other] { $n } technology cubes to move
}
table-tier = At the end: { $star } for a star, { $territory } for a territory, { $resources } for two resources.
table-stars = { $n ->
    [one] { $n } star of { $of }
   *[other] { $n } stars of { $of }
}
table-stars-to-place = Stars
table-done = done
table-hand = Combat cards:
table-revealed = Revealed objectives
table-score-now = Coins, if it ended now

## The map

table-flag = Flag
table-encounter-token = encounter token
table-produces = Produces: { $what }.
table-the-factory = The Factory: if your character ends its move here for the first time, you take a Factory card. At the end it counts as { $n } territories.
table-tunnel = A tunnel: adjacent to all other tunnels.

## Combat

table-combat = Combat: { $place }
table-attacker = attacker
table-defender = defender
table-has-chosen = has chosen
table-chooses = has not chosen yet
table-your-dial = power { $n }

## The Automa

table-tracker = Star track: { $n }
table-last-card = Its last turn: { $card }
table-no-card-yet = It has not played yet.

## The end

table-measure-round = Round
table-measure-score = Coins, if it ended then
table-measure-stars = Stars
table-measure-territories = Territories
table-measure-popularity = Popularity
table-measure-power = Power
