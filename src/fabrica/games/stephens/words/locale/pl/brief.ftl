# What a card does in a few signs, for a table of 80 columns: as short as can be.

brief-and = { $first } + { $second }
brief-or = { $first }/{ $second }
brief-or-else = { $first }; { $second }
brief-gain = { $gain }
brief-exchange = { $pay } -> { $gain }

brief-coin = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monet
}
brief-influence = { $n } wpł.
brief-forest = { $n } las
brief-dunes = { $n } wydmy
brief-points = { $n } pkt
brief-cube = { $n ->
    [one] dowolna kostka
    [few] dowolne { $n } kostki
    [many] dowolne { $n } kostek
   *[other] dowolne { $n } kostek
}
brief-green = { $n ->
    [one] { $n } zielona
    [few] { $n } zielone
    [many] { $n } zielonych
   *[other] { $n } zielonych
}
brief-blue = { $n ->
    [one] { $n } niebieska
    [few] { $n } niebieskie
    [many] { $n } niebieskich
   *[other] { $n } niebieskich
}
brief-white = { $n ->
    [one] { $n } biała
    [few] { $n } białe
    [many] { $n } białych
   *[other] { $n } białych
}
brief-orange = { $n } pomar.
brief-pink = { $n ->
    [one] { $n } różowa
    [few] { $n } różowe
    [many] { $n } różowych
   *[other] { $n } różowych
}
brief-black = { $n ->
    [one] { $n } czarna
    [few] { $n } czarne
    [many] { $n } czarnych
   *[other] { $n } czarnych
}
brief-accessory = { $n ->
    [one] dowolne akcesorium
    [few] dowolne { $n } akcesoria
    [many] dowolne { $n } akcesoriów
   *[other] dowolne { $n } akcesoriów
}
brief-basket = { $n ->
    [one] kosz
    [few] { $n } kosze
    [many] { $n } koszy
   *[other] { $n } koszy
}
brief-crate = { $n ->
    [one] skrzynia
    [few] { $n } skrzynie
    [many] { $n } skrzyń
   *[other] { $n } skrzyń
}
brief-chandelier = { $n ->
    [one] żyrandol
    [few] { $n } żyrandole
    [many] { $n } żyrandoli
   *[other] { $n } żyrandoli
}
