# Ilości. amount-…: w mianowniku. some-…: jako dopełnienie „płaci”, „zyskuje”, „traci”, „zabiera”.

amount-coins = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
   *[many] { $n } monet
}
amount-power = { $n ->
    [one] { $n } siła
    [few] { $n } siły
   *[many] { $n } siły
}
amount-popularity = { $n ->
    [one] { $n } popularność
    [few] { $n } popularności
   *[many] { $n } popularności
}
amount-cards = { $n ->
    [one] { $n } karta walki
    [few] { $n } karty walki
   *[many] { $n } kart walki
}
amount-oil = { $n ->
    [one] { $n } ropa
    [few] { $n } ropy
   *[many] { $n } ropy
}
amount-metal = { $n ->
    [one] { $n } metal
    [few] { $n } metalu
   *[many] { $n } metalu
}
amount-food = { $n ->
    [one] { $n } żywność
    [few] { $n } żywności
   *[many] { $n } żywności
}
amount-wood = { $n ->
    [one] { $n } drewno
    [few] { $n } drewna
   *[many] { $n } drewna
}
amount-any_resources = { $n ->
    [one] { $n } dowolny zasób
    [few] { $n } dowolne zasoby
   *[many] { $n } dowolnych zasobów
}
amount-worker = { $n ->
    [one] { $n } robotnik
    [few] { $n } robotników
   *[many] { $n } robotników
}
amount-character = { $n ->
    [one] { $n } bohater
    [few] { $n } bohaterów
   *[many] { $n } bohaterów
}
amount-mech = { $n ->
    [one] { $n } mech
    [few] { $n } mechy
   *[many] { $n } mechów
}
amount-upgrade = { $n ->
    [one] ulepszenie
    [few] { $n } ulepszenia
   *[many] { $n } ulepszeń
}
amount-deploy = { $n ->
    [one] mech
    [few] { $n } mechy
   *[many] { $n } mechów
}
amount-build = { $n ->
    [one] budynek
    [few] { $n } budynki
   *[many] { $n } budynków
}
amount-enlist = { $n ->
    [one] rekrut
    [few] { $n } rekrutów
   *[many] { $n } rekrutów
}

some-coins = { $n ->
    [one] { $n } monetę
    [few] { $n } monety
   *[many] { $n } monet
}
some-power = { $n ->
    [one] { $n } siłę
    [few] { $n } siły
   *[many] { $n } siły
}
some-popularity = { $n ->
    [one] { $n } popularność
    [few] { $n } popularności
   *[many] { $n } popularności
}
some-cards = { $n ->
    [one] { $n } kartę walki
    [few] { $n } karty walki
   *[many] { $n } kart walki
}
some-oil = { $n ->
    [one] { $n } ropę
    [few] { $n } ropy
   *[many] { $n } ropy
}
some-metal = { $n ->
    [one] { $n } metal
    [few] { $n } metalu
   *[many] { $n } metalu
}
some-food = { $n ->
    [one] { $n } żywność
    [few] { $n } żywności
   *[many] { $n } żywności
}
some-wood = { $n ->
    [one] { $n } drewno
    [few] { $n } drewna
   *[many] { $n } drewna
}
some-any_resources = { $n ->
    [one] { $n } dowolny zasób
    [few] { $n } dowolne zasoby
   *[many] { $n } dowolnych zasobów
}
some-worker = { $n ->
    [one] { $n } robotnika
    [few] { $n } robotników
   *[many] { $n } robotników
}
some-upgrade = { $n ->
    [one] ulepszenie
    [few] { $n } ulepszenia
   *[many] { $n } ulepszeń
}
some-deploy = { $n ->
    [one] mecha
    [few] { $n } mechy
   *[many] { $n } mechów
}
some-build = { $n ->
    [one] budynek
    [few] { $n } budynki
   *[many] { $n } budynków
}
some-enlist = { $n ->
    [one] rekruta
    [few] { $n } rekrutów
   *[many] { $n } rekrutów
}

# Lista: „a, b i c”; wybór: „a, b lub c”
about-and = { $first } i { $second }
about-or = { $first } lub { $second }
