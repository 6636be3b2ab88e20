# Lo que hace una carta en pocos signos.

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
brief-wood = { $n } madera
brief-any_resources = { $n ->
    [one] { $n } cualquiera
   *[other] { $n } cualesquiera
}
brief-worker = { $n ->
    [one] { $n } trabajador
   *[other] { $n } trabajadores
}
brief-upgrade = { $n ->
    [one] mejora
   *[other] { $n } mejoras
}
brief-deploy = { $n ->
    [one] mecha
   *[other] { $n } mechas
}
brief-build = { $n ->
    [one] estructura
   *[other] { $n } estructuras
}
brief-enlist = { $n ->
    [one] recluta
   *[other] { $n } reclutas
}
brief-produce = { $n ->
    [one] producir en { $n }
   *[other] producir en { $n }
}
