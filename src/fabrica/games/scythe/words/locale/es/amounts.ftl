# Cantidades. amount-…: solas. some-…: como objeto de "pagar", "ganar", "perder", "llevar".

amount-coins = { $n ->
    [one] { $n } moneda
   *[other] { $n } monedas
}
amount-power = { $n ->
    [one] { $n } de poder
   *[other] { $n } de poder
}
amount-popularity = { $n ->
    [one] { $n } de popularidad
   *[other] { $n } de popularidad
}
amount-cards = { $n ->
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
    [one] { $n } de madera
   *[other] { $n } de madera
}
amount-any_resources = { $n ->
    [one] { $n } recurso a elección
   *[other] { $n } recursos a elección
}
amount-worker = { $n ->
    [one] { $n } trabajador
   *[other] { $n } trabajadores
}
amount-character = { $n ->
    [one] { $n } personaje
   *[other] { $n } personajes
}
amount-mech = { $n ->
    [one] { $n } mecha
   *[other] { $n } mechas
}
amount-upgrade = { $n ->
    [one] una mejora
   *[other] { $n } mejoras
}
amount-deploy = { $n ->
    [one] un mecha
   *[other] { $n } mechas
}
amount-build = { $n ->
    [one] una estructura
   *[other] { $n } estructuras
}
amount-enlist = { $n ->
    [one] un recluta
   *[other] { $n } reclutas
}

some-coins = { $n ->
    [one] { $n } moneda
   *[other] { $n } monedas
}
some-power = { $n ->
    [one] { $n } de poder
   *[other] { $n } de poder
}
some-popularity = { $n ->
    [one] { $n } de popularidad
   *[other] { $n } de popularidad
}
some-cards = { $n ->
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
    [one] { $n } de madera
   *[other] { $n } de madera
}
some-any_resources = { $n ->
    [one] { $n } recurso a elección
   *[other] { $n } recursos a elección
}
some-worker = { $n ->
    [one] { $n } trabajador
   *[other] { $n } trabajadores
}
some-upgrade = { $n ->
    [one] una mejora
   *[other] { $n } mejoras
}
some-deploy = { $n ->
    [one] un mecha
   *[other] { $n } mechas
}
some-build = { $n ->
    [one] una estructura
   *[other] { $n } estructuras
}
some-enlist = { $n ->
    [one] un recluta
   *[other] { $n } reclutas
}

# Una lista: "a, b y c"; una elección: "a, b o c"
about-and = { $first } y { $second }
about-or = { $first } o { $second }
