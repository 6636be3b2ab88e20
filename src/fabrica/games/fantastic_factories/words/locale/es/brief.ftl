# What a card does in a few signs, for a table of 80 columns: as short as can be. M is metal, E energía, P prestigio, merc. mercancías.

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
brief-pay-cards = descarta { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
brief-choose-x = { "" }
brief-place = { $dice }
brief-turn = { $dice }
brief-dice-any = un dado
brief-dice-face = dado { $faces }
brief-dice-equal = { $n } iguales
brief-dice-row = { $n } seguidos
brief-dice-total = { $n ->
    [one] { $n } dado, { $low }+
   *[other] { $n } dados, { $low }+
}
brief-dice-x = { $dice } (X)

## What is gained

brief-gain-metal = { $n }M
brief-gain-energy = { $n }E
brief-gain-goods = { $n } merc.
brief-gain-cards = roba { $n }
brief-gain-rolls = tira { $n } más
brief-gain-die = dado { $n }
brief-gain-any-die = dado a elegir
brief-gain-refund = su coste, máx. { $most }
brief-gain-reroll = vuelve a tirar
brief-gain-either = { $choice }

## Uses and effects

brief-exchange = { $pay } -> { $gain }
brief-exchange-free = { $gain }
brief-exchange-turn = { $pay } -> dado { $face }
brief-use = { $use }
brief-on-build = tras construir: { $gain }
brief-on-goods = al obtener mercancías: { $gain }
brief-replicates = { $pay } -> usa plano del mercado
brief-step = cada copia más vale { $n }P más
brief-several = se permiten varias copias
brief-discount = { $n }M menos por monumento
brief-gains = { $gain }
brief-rolls = tira { $n } más
brief-chosen = 1 dado a elegir
brief-set = { $n ->
    [one] fijar { $n } dado
   *[other] fijar { $n } dados
}
brief-reveals-build = construir la carta de arriba
brief-reveals-cost = coste de la carta de arriba
