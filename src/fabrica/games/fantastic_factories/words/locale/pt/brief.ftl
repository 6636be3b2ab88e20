# O que uma carta faz em poucos sinais, para uma tabela de 80 colunas: o mais curto possível. M é metal, E energia, P prestígio, prod. produtos.

## Listas

brief-and = { $first } + { $second }
brief-or = { $first }/{ $second }
brief-or-else = { $first }; { $second }
brief-list = { $first }, { $second }

## O que se paga

brief-metal = { $n }M
brief-energy = { $n }E
brief-prestige = { $n }P
brief-pay-metal = { $n }M
brief-pay-energy = { $n }E
brief-pay-cards = descarta { $n }
brief-choose-x = { "" }
brief-place = { $dice }
brief-turn = { $dice }
brief-dice-any = dado
brief-dice-face = dado { $faces }
brief-dice-equal = { $n } iguais
brief-dice-row = { $n } seguidos
brief-dice-total = { $n ->
    [one] { $n } dado, mín. { $low }
   *[other] { $n } dados, mín. { $low }
}
brief-dice-x = { $dice } (X)

## O que se ganha

brief-gain-metal = { $n }M
brief-gain-energy = { $n }E
brief-gain-goods = { $n } prod.
brief-gain-cards = tira { $n }
brief-gain-rolls = lança mais { $n }
brief-gain-die = dado { $n }
brief-gain-any-die = dado livre
brief-gain-refund = custo, máx. { $most }
brief-gain-reroll = relança dados
brief-gain-either = { $choice }

## Usos e efeitos

brief-exchange = { $pay } -> { $gain }
brief-exchange-free = { $gain }
brief-exchange-turn = { $pay } -> dado { $face }
brief-use = { $use }
brief-on-build = após construir: { $gain }
brief-on-goods = ao ganhar produtos: { $gain }
brief-replicates = { $pay } -> usa projeto do mercado
brief-step = cada novo vale mais { $n }P
brief-several = podes ter vários
brief-discount = menos { $n }M por monumento
brief-gains = { $gain }
brief-rolls = lança mais { $n }
brief-chosen = 1 dado à escolha
brief-set = { $n ->
    [one] escolhe { $n } dado
   *[other] escolhe { $n } dados
}
brief-reveals-build = constrói a do topo
brief-reveals-cost = custo da do topo
