# Amounts. amount-…: standing alone. some-…: as the object of "pay", "gain", "lose", "take".

amount-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
amount-power = { $n ->
    [one] { $n } power
   *[other] { $n } power
}
amount-popularity = { $n ->
    [one] { $n } popularity
   *[other] { $n } popularity
}
amount-cards = { $n ->
    [one] { $n } combat card
   *[other] { $n } combat cards
}
amount-oil = { $n ->
    [one] { $n } oil
   *[other] { $n } oil
}
amount-metal = { $n ->
    [one] { $n } metal
   *[other] { $n } metal
}
amount-food = { $n ->
    [one] { $n } food
   *[other] { $n } food
}
amount-wood = { $n ->
    [one] { $n } wood
   *[other] { $n } wood
}
amount-any_resources = { $n ->
    [one] { $n } resource of any kind
   *[other] { $n } resources of any kind
}
amount-worker = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
}
amount-character = { $n ->
    [one] { $n } character
   *[other] { $n } characters
}
amount-mech = { $n ->
    [one] { $n } mech
   *[other] { $n } mechs
}
amount-upgrade = { $n ->
    [one] an upgrade
   *[other] { $n } upgrades
}
amount-deploy = { $n ->
    [one] a mech
   *[other] { $n } mechs
}
amount-build = { $n ->
    [one] a structure
   *[other] { $n } structures
}
amount-enlist = { $n ->
    [one] a recruit
   *[other] { $n } recruits
}

some-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
some-power = { $n ->
    [one] { $n } power
   *[other] { $n } power
}
some-popularity = { $n ->
    [one] { $n } popularity
   *[other] { $n } popularity
}
some-cards = { $n ->
    [one] { $n } combat card
   *[other] { $n } combat cards
}
some-oil = { $n ->
    [one] { $n } oil
   *[other] { $n } oil
}
some-metal = { $n ->
    [one] { $n } metal
   *[other] { $n } metal
}
some-food = { $n ->
    [one] { $n } food
   *[other] { $n } food
}
some-wood = { $n ->
    [one] { $n } wood
   *[other] { $n } wood
}
some-any_resources = { $n ->
    [one] { $n } resource of any kind
   *[other] { $n } resources of any kind
}
some-worker = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
}
some-upgrade = { $n ->
    [one] an upgrade
   *[other] { $n } upgrades
}
some-deploy = { $n ->
    [one] a mech
   *[other] { $n } mechs
}
some-build = { $n ->
    [one] a structure
   *[other] { $n } structures
}
some-enlist = { $n ->
    [one] a recruit
   *[other] { $n } recruits
}

# A list: "a, b and c"; a choice: "a, b or c"
about-and = { $first } and { $second }
about-or = { $first } or { $second }
