# O que faz uma carta, em poucos sinais, para uma mesa de 80 colunas: o mais curto possível.

brief-and = { $first } + { $second }
brief-or = { $first }/{ $second }
brief-or-else = { $first }; { $second }
brief-gain = { $gain }
brief-exchange = { $pay } -> { $gain }

brief-coin = { $n ->
    [one] { $n } moeda
   *[other] { $n } moedas
}
brief-influence = { $n } infl
brief-forest = { $n } floresta
brief-dunes = { $n } dunas
brief-points = { $n ->
    [one] { $n } pt
   *[other] { $n } pts
}
brief-cube = { $n ->
    [one] { $n } cubo qualquer
   *[other] { $n } cubos quaisquer
}
brief-green = { $n ->
    [one] { $n } verde
   *[other] { $n } verdes
}
brief-blue = { $n ->
    [one] { $n } azul
   *[other] { $n } azuis
}
brief-white = { $n ->
    [one] { $n } branco
   *[other] { $n } brancos
}
brief-orange = { $n } laranja
brief-pink = { $n } rosa
brief-black = { $n ->
    [one] { $n } preto
   *[other] { $n } pretos
}
brief-accessory = { $n ->
    [one] { $n } acessório
   *[other] { $n } acessórios
}
brief-basket = { $n ->
    [one] { $n } cesto
   *[other] { $n } cestos
}
brief-crate = { $n ->
    [one] { $n } caixote
   *[other] { $n } caixotes
}
brief-chandelier = { $n ->
    [one] { $n } candelabro
   *[other] { $n } candelabros
}
