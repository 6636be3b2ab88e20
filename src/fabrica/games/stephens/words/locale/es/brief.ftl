# What a card does in a few signs, for a table of 80 columns: as short as can be.

brief-and = { $first } + { $second }
brief-or = { $first }/{ $second }
brief-or-else = { $first }; { $second }
brief-gain = { $gain }
brief-exchange = { $pay } -> { $gain }

brief-coin = { $n ->
    [one] { $n } moneda
   *[other] { $n } monedas
}
brief-influence = { $n } infl
brief-forest = { $n } bosque
brief-dunes = { $n } dunas
brief-points = { $n ->
    [one] { $n } pto
   *[other] { $n } ptos
}
brief-cube = { $n ->
    [one] cualquier cubo
   *[other] { $n } cubos iguales
}
brief-green = { $n ->
    [one] { $n } verde
   *[other] { $n } verdes
}
brief-blue = { $n ->
    [one] { $n } azul
   *[other] { $n } azules
}
brief-white = { $n ->
    [one] { $n } blanco
   *[other] { $n } blancos
}
brief-orange = { $n ->
    [one] { $n } naranja
   *[other] { $n } naranjas
}
brief-pink = { $n ->
    [one] { $n } rosa
   *[other] { $n } rosas
}
brief-black = { $n ->
    [one] { $n } negro
   *[other] { $n } negros
}
brief-accessory = { $n ->
    [one] cualquier accesorio
   *[other] { $n } accesorios
}
brief-basket = { $n ->
    [one] cesta
   *[other] { $n } cestas
}
brief-crate = { $n ->
    [one] caja
   *[other] { $n } cajas
}
brief-chandelier = { $n ->
    [one] candelabro
   *[other] { $n } candelabros
}
