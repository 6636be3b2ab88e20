# What a card does in a few signs.

brief-and = { $first } + { $second }
brief-or = { $first } / { $second }
brief-gain = { $gain }
brief-exchange = { $pay } → { $gain }
brief-coins = ${ $n }
brief-power = { $n } power
brief-popularity = { $n } popul.
brief-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
brief-oil = { $n } oil
brief-metal = { $n } metal
brief-food = { $n } food
brief-wood = { $n } wood
brief-any_resources = { $n ->
    [one] { $n } any
   *[other] { $n } any
}
brief-worker = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
}
brief-upgrade = { $n ->
    [one] upgrade
   *[other] { $n } upgrades
}
brief-deploy = { $n ->
    [one] mech
   *[other] { $n } mechs
}
brief-build = { $n ->
    [one] structure
   *[other] { $n } structures
}
brief-enlist = { $n ->
    [one] recruit
   *[other] { $n } recruits
}
brief-produce = { $n ->
    [one] produce on { $n }
   *[other] produce on { $n }
}
