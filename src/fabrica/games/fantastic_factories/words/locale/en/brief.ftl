# What a card does in a few signs, for a table of 80 columns: as short as can be. M is metal, E energy, P prestige.

## Lists

brief-and = { $first } + { $second }
brief-or = { $first }/{ $second }
brief-or-else = { $first }; { $second }
brief-list = { $first }, { $second }

## What is paid

brief-metal = { $n }M
brief-energy = { $n }E
brief-prestige = { $n }P
brief-pay-metal = { $n }M
brief-pay-energy = { $n }E
brief-pay-cards = discard { $n }
brief-choose-x = { "" }
brief-place = { $dice }
brief-turn = { $dice }
brief-dice-any = a die
brief-dice-face = die { $faces }
brief-dice-equal = { $n } matching
brief-dice-row = { $n } consecutive
brief-dice-total = { $n ->
    [one] { $n } die, { $low } or more
   *[other] { $n } dice, { $low } or more
}
brief-dice-x = { $dice } (X)

## What is gained

brief-gain-metal = { $n }M
brief-gain-energy = { $n }E
brief-gain-goods = { $n ->
    [one] { $n } good
   *[other] { $n } goods
}
brief-gain-cards = draw { $n }
brief-gain-rolls = roll { $n } more
brief-gain-die = die { $n }
brief-gain-any-die = any die
brief-gain-refund = its cost, max { $most }
brief-gain-reroll = reroll dice
brief-gain-either = { $choice }

## Uses and effects

brief-exchange = { $pay } -> { $gain }
brief-exchange-free = { $gain }
brief-exchange-turn = { $pay } -> die { $face }
brief-use = { $use }
brief-on-build = after you build: { $gain }
brief-on-goods = when you gain goods: { $gain }
brief-replicates = { $pay } -> use a market blueprint
brief-step = each further one: { $n } more prestige
brief-several = several allowed
brief-discount = { $n }M less per monument
brief-gains = { $gain }
brief-rolls = roll { $n } more
brief-chosen = 1 die you choose
brief-set = { $n ->
    [one] set { $n } die
   *[other] set { $n } dice
}
brief-reveals-build = build the top card
brief-reveals-cost = top card's cost
