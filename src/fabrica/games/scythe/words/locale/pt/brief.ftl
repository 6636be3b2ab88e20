# O que uma carta faz em poucos sinais.

brief-and = { $first } + { $second }
brief-or = { $first } / { $second }
brief-gain = { $gain }
brief-exchange = { $pay } → { $gain }
brief-coins = ${ $n }
brief-power = { $n } poder
brief-popularity = { $n } popul.
brief-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
brief-oil = { $n } petróleo
brief-metal = { $n } metal
brief-food = { $n } comida
brief-wood = { $n } madeira
brief-any_resources = { $n ->
    [one] { $n } à escolha
   *[other] { $n } à escolha
}
brief-worker = { $n ->
    [one] { $n } trabalhador
   *[other] { $n } trabalhadores
}
brief-upgrade = { $n ->
    [one] melhoria
   *[other] { $n } melhorias
}
brief-deploy = { $n ->
    [one] mech
   *[other] { $n } mechs
}
brief-build = { $n ->
    [one] estrutura
   *[other] { $n } estruturas
}
brief-enlist = { $n ->
    [one] recruta
   *[other] { $n } recrutas
}
brief-produce = { $n ->
    [one] produzir em { $n }
   *[other] produzir em { $n }
}
