# What a card does in a few signs, for a table of 80 columns: as short as can be.

brief-and = { $first } + { $second }
brief-or = { $first }/{ $second }
brief-or-else = { $first }; { $second }
brief-gain = { $gain }
brief-exchange = { $pay } -> { $gain }

brief-coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
brief-influence = { $n } infl
brief-forest = { $n } forest
brief-dunes = { $n } dunes
brief-points = { $n ->
    [one] { $n } pt
   *[other] { $n } pts
}
brief-cube = { $n ->
    [one] any cube
   *[other] any { $n } cubes
}
brief-green = { $n } green
brief-blue = { $n } blue
brief-white = { $n } white
brief-orange = { $n } orange
brief-pink = { $n } pink
brief-black = { $n } black
brief-accessory = { $n ->
    [one] any accessory
   *[other] any { $n } accessories
}
brief-basket = { $n ->
    [one] basket
   *[other] { $n } baskets
}
brief-crate = { $n ->
    [one] crate
   *[other] { $n } crates
}
brief-chandelier = { $n ->
    [one] chandelier
   *[other] { $n } chandeliers
}
