# Co robi karta, w paru znakach.

brief-and = { $first } + { $second }
brief-or = { $first } / { $second }
brief-gain = { $gain }
brief-exchange = { $pay } → { $gain }
brief-coins = ${ $n }
brief-power = siła { $n }
brief-popularity = popul. { $n }
brief-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
brief-oil = ropa { $n }
brief-metal = metal { $n }
brief-food = żywność { $n }
brief-wood = drewno { $n }
brief-any_resources = { $n ->
    [one] { $n } dowolny
    [few] { $n } dowolne
   *[many] { $n } dowolnych
}
brief-worker = { $n ->
    [one] { $n } robotnik
    [few] { $n } robotników
   *[many] { $n } robotników
}
brief-upgrade = { $n ->
    [one] ulepszenie
    [few] { $n } ulepszenia
   *[many] { $n } ulepszeń
}
brief-deploy = { $n ->
    [one] mech
    [few] { $n } mechy
   *[many] { $n } mechów
}
brief-build = { $n ->
    [one] budynek
    [few] { $n } budynki
   *[many] { $n } budynków
}
brief-enlist = { $n ->
    [one] rekrut
    [few] { $n } rekrutów
   *[many] { $n } rekrutów
}
brief-produce = { $n ->
    [one] produkcja na { $n }
    [few] produkcja na { $n }
   *[many] produkcja na { $n }
}
