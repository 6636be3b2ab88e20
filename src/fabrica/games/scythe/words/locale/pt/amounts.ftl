# Quantidades. amount-…: sozinhas. some-…: como objeto de "pagar", "ganhar", "perder", "levar".

amount-coins = { $n ->
    [0] { $n } moedas
    [one] { $n } moeda
   *[other] { $n } moedas
}
amount-power = { $n ->
    [one] { $n } de poder
   *[other] { $n } de poder
}
amount-popularity = { $n ->
    [one] { $n } de popularidade
   *[other] { $n } de popularidade
}
amount-cards = { $n ->
    [0] { $n } cartas de combate
    [one] { $n } carta de combate
   *[other] { $n } cartas de combate
}
amount-oil = { $n ->
    [one] { $n } de petróleo
   *[other] { $n } de petróleo
}
amount-metal = { $n ->
    [one] { $n } de metal
   *[other] { $n } de metal
}
amount-food = { $n ->
    [one] { $n } de comida
   *[other] { $n } de comida
}
amount-wood = { $n ->
    [one] { $n } de madeira
   *[other] { $n } de madeira
}
amount-any_resources = { $n ->
    [0] { $n } recursos à escolha
    [one] { $n } recurso à escolha
   *[other] { $n } recursos à escolha
}
amount-worker = { $n ->
    [0] { $n } trabalhadores
    [one] { $n } trabalhador
   *[other] { $n } trabalhadores
}
amount-character = { $n ->
    [0] { $n } personagens
    [one] { $n } personagem
   *[other] { $n } personagens
}
amount-mech = { $n ->
    [0] { $n } mechs
    [one] { $n } mech
   *[other] { $n } mechs
}
amount-upgrade = { $n ->
    [one] uma melhoria
   *[other] { $n } melhorias
}
amount-deploy = { $n ->
    [one] um mech
   *[other] { $n } mechs
}
amount-build = { $n ->
    [one] uma estrutura
   *[other] { $n } estruturas
}
amount-enlist = { $n ->
    [one] um recruta
   *[other] { $n } recrutas
}

some-coins = { $n ->
    [0] { $n } moedas
    [one] { $n } moeda
   *[other] { $n } moedas
}
some-power = { $n ->
    [one] { $n } de poder
   *[other] { $n } de poder
}
some-popularity = { $n ->
    [one] { $n } de popularidade
   *[other] { $n } de popularidade
}
some-cards = { $n ->
    [0] { $n } cartas de combate
    [one] { $n } carta de combate
   *[other] { $n } cartas de combate
}
some-oil = { $n ->
    [one] { $n } de petróleo
   *[other] { $n } de petróleo
}
some-metal = { $n ->
    [one] { $n } de metal
   *[other] { $n } de metal
}
some-food = { $n ->
    [one] { $n } de comida
   *[other] { $n } de comida
}
some-wood = { $n ->
    [one] { $n } de madeira
   *[other] { $n } de madeira
}
some-any_resources = { $n ->
    [0] { $n } recursos à escolha
    [one] { $n } recurso à escolha
   *[other] { $n } recursos à escolha
}
some-worker = { $n ->
    [0] { $n } trabalhadores
    [one] { $n } trabalhador
   *[other] { $n } trabalhadores
}
some-upgrade = { $n ->
    [one] uma melhoria
   *[other] { $n } melhorias
}
some-deploy = { $n ->
    [one] um mech
   *[other] { $n } mechs
}
some-build = { $n ->
    [one] uma estrutura
   *[other] { $n } estruturas
}
some-enlist = { $n ->
    [one] um recruta
   *[other] { $n } recrutas
}

# Uma lista: "a, b e c"; uma escolha: "a, b ou c"
about-and = { $first } e { $second }
about-or = { $first } ou { $second }
