# The table on the page: what is seen and done there.

## The map

table-map-keys = The map: plus and minus zoom, the arrows move it
table-zoom = Size of the map
table-zoom-in = Zoom in
table-zoom-out = Zoom out
table-zoom-all = The whole map
table-to-over = Move to { $to } by way of { $over }
table-race = Everyone's stars: the sixth star of a player ends the game
outlook-driven-off = { $n ->
    [one] { $n } worker of { $who } returns to its base, which costs you { $lost } popularity.
   *[other] { $n } workers of { $who } return to their base, which costs you { $lost } popularity.
}
outlook-combat = Combat with { $who }.
outlook-encounter = An encounter awaits your character.
outlook-factory = Your character chooses a Factory card.
outlook-trap = A Trap is sprung.
outlook-won = You gain control of it.
outlook-lost = { $n ->
    [one] You lose control of { $n } territory.
   *[other] You lose control of { $n } territories.
}

## Loads

table-one-by-one = Load things one by one
table-fewer = Fewer: { $what }
table-more-of = More: { $what }
table-all-or-none = All or none: { $what }

## A turn

table-do-bottom = { $bottom }: pay { $price }
table-choose-payment = Choose what to pay with
table-pay-so = Pay from territories near enemies
table-can-pay = You can pay for it now.
table-cannot-pay = You cannot pay for it now.
table-change = { $what }: { $old } → { $new }
table-change-tier = { $up ->
    [true] Stars, territories and resources will be worth more at the end.
   *[false] Stars, territories and resources will be worth less at the end.
}

## Combat

table-strength = { $cards ->
    [0] strength 0 to { $most }, no card
    [one] strength 0 to { $most }, with { $cards } card
   *[other] strength 0 to { $most }, with up to { $cards } cards
}
table-combat-won = { $who } wins on { $place }

## The Automa

automa-not-possible = not possible
automa-others-only = only for { $faction }
