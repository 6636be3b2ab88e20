# Co robią karty i figury, złożone z danych z pudełka. $pay i $gain to dopełnienia czasownika (some-*).

## Wymiany

about-gain = Zyskaj { $gain }.
about-exchange = Zapłać { $pay }, by zyskać { $gain }.
about-option = Opcja { $n }: { $text }

## Spotkania i karty Fabryki

about-encounter = Karta spotkania: trzeba wybrać jedną opcję, na którą cię stać. To, co daje, pojawia się tam, gdzie stoi twój bohater.
about-factory = Karta Fabryki: piąta sekcja twojej planszy, bez monet i bez bonusów.
about-factory-top = Górna akcja: { $text }
about-factory-move = { $steps ->
    [one] Dolna akcja: rusz jedną jednostką o najwyżej { $steps } krok.
    [few] Dolna akcja: rusz jedną jednostką o najwyżej { $steps } kroki.
   *[many] Dolna akcja: rusz jedną jednostką o najwyżej { $steps } kroków.
}
some-produce = { $n ->
    [one] produkcję na { $n } polu
    [few] produkcję na { $n } polach
   *[many] produkcję na { $n } polach
}

## Cele. $needs to lista zdań (need-*)

about-objective = Ujawnij go i połóż gwiazdkę, gdy { $needs }.
about-objective-end = Tylko na końcu twojej tury.
about-objective-any = Na początku tury, przed dolną akcją albo na końcu.
need-mountains-least = { $n ->
    [one] kontrolujesz { $n } pole gór
    [few] kontrolujesz co najmniej { $n } pola gór
   *[many] kontrolujesz co najmniej { $n } pól gór
}
need-tunnels-least = { $n ->
    [one] kontrolujesz { $n } tunel
    [few] kontrolujesz co najmniej { $n } tunele
   *[many] kontrolujesz co najmniej { $n } tuneli
}
need-farms-least = { $n ->
    [one] kontrolujesz { $n } farmę
    [few] kontrolujesz co najmniej { $n } farmy
   *[many] kontrolujesz co najmniej { $n } farm
}
need-tundras-least = { $n ->
    [one] kontrolujesz { $n } tundrę
    [few] kontrolujesz co najmniej { $n } tundry
   *[many] kontrolujesz co najmniej { $n } tundr
}
need-forests-least = { $n ->
    [one] kontrolujesz { $n } las
    [few] kontrolujesz co najmniej { $n } lasy
   *[many] kontrolujesz co najmniej { $n } lasów
}
need-villages-least = { $n ->
    [one] kontrolujesz { $n } wioskę
    [few] kontrolujesz co najmniej { $n } wioski
   *[many] kontrolujesz co najmniej { $n } wiosek
}
need-the_factory-least = kontrolujesz Fabrykę
need-power_lead-least = nikt nie ma więcej siły od ciebie
need-sent_home-least = w tej turze wrogi robotnik wrócił przez ciebie do bazy
need-power-least = masz co najmniej { $n } siły
need-power-exactly = twoja siła to { $n }
need-factory_card-least = masz kartę Fabryki
need-factory_card-exactly = nie masz karty Fabryki
need-mechs-least = { $n ->
    [one] zmobilizowany jest co najmniej { $n } twój mech
    [few] zmobilizowane są co najmniej { $n } twoje mechy
   *[many] zmobilizowanych jest co najmniej { $n } twoich mechów
}
need-mechs-exactly = żaden twój mech nie jest zmobilizowany
need-workers-least = { $n ->
    [one] masz co najmniej { $n } robotnika
    [few] masz co najmniej { $n } robotników
   *[many] masz co najmniej { $n } robotników
}
need-workers-most = { $n ->
    [one] masz najwyżej { $n } robotnika
    [few] masz najwyżej { $n } robotników
   *[many] masz najwyżej { $n } robotników
}
need-coins-least = { $n ->
    [one] masz co najmniej { $n } monetę
    [few] masz co najmniej { $n } monety
   *[many] masz co najmniej { $n } monet
}
need-coins-most = { $n ->
    [one] masz najwyżej { $n } monetę
    [few] masz najwyżej { $n } monety
   *[many] masz najwyżej { $n } monet
}
need-popularity-least = masz co najmniej { $n } popularności
need-mixed_store-least = na jednym polu, które kontrolujesz, leży co najmniej { $n } zasobów wszystkich rodzajów
need-pieces_together-least = na jednym polu stoi co najmniej { $n } twoich figur: jednostek i budynku
need-upgrades-least = { $n ->
    [one] masz co najmniej { $n } ulepszenie
    [few] masz co najmniej { $n } ulepszenia
   *[many] masz co najmniej { $n } ulepszeń
}
need-upgrades-exactly = nie masz ulepszeń
need-structures-least = { $n ->
    [one] masz co najmniej { $n } budynek
    [few] masz co najmniej { $n } budynki
   *[many] masz co najmniej { $n } budynków
}
need-recruits-least = { $n ->
    [one] masz co najmniej { $n } rekruta
    [few] masz co najmniej { $n } rekrutów
   *[many] masz co najmniej { $n } rekrutów
}
need-of_each_resource-least = { $n ->
    [one] kontrolujesz co najmniej { $n } zasób każdego rodzaju
    [few] kontrolujesz co najmniej { $n } zasoby każdego rodzaju
   *[many] kontrolujesz co najmniej { $n } zasobów każdego rodzaju
}
need-of_one_resource-least = { $n ->
    [one] kontrolujesz co najmniej { $n } zasób jednego rodzaju
    [few] kontrolujesz co najmniej { $n } zasoby jednego rodzaju
   *[many] kontrolujesz co najmniej { $n } zasobów jednego rodzaju
}
need-workers_less_recruits-exactly = masz tylu robotników, ilu rekrutów
need-store_of_three-least = { $n ->
    [one] na jednym polu, które kontrolujesz, są twój bohater, dokładnie jeden mech, dokładnie jeden robotnik i co najmniej { $n } zasób
    [few] na jednym polu, które kontrolujesz, są twój bohater, dokładnie jeden mech, dokładnie jeden robotnik i co najmniej { $n } zasoby
   *[many] na jednym polu, które kontrolujesz, są twój bohater, dokładnie jeden mech, dokładnie jeden robotnik i co najmniej { $n } zasobów
}
need-around_factory-least = { $n ->
    [one] kontrolujesz co najmniej { $n } pole obok Fabryki
    [few] kontrolujesz co najmniej { $n } pola obok Fabryki
   *[many] kontrolujesz co najmniej { $n } pól obok Fabryki
}
need-around_a_lake-least = { $n ->
    [one] kontrolujesz co najmniej { $n } pole obok jednego jeziora
    [few] kontrolujesz co najmniej { $n } pola obok jednego jeziora
   *[many] kontrolujesz co najmniej { $n } pól obok jednego jeziora
}
need-cards-least = { $n ->
    [one] masz co najmniej { $n } kartę walki
    [few] masz co najmniej { $n } karty walki
   *[many] masz co najmniej { $n } kart walki
}
need-combat_stars-least = { $n ->
    [one] masz co najmniej { $n } gwiazdkę za walkę
    [few] masz co najmniej { $n } gwiazdki za walki
   *[many] masz co najmniej { $n } gwiazdek za walki
}

## Kafelki budynków. $coins to tabela: liczba i jej monety

about-tile = Na koniec policz { $what } i zyskaj monety: { $coins }.
counts-1 = tunele obok twoich budynków
counts-2 = jeziora obok twoich budynków
counts-3 = pola spotkań obok twoich budynków
counts-4 = swoje budynki na tunelach
counts-5 = swoje budynki stojące w jednym rzędzie
counts-6 = swoje budynki na farmach i w tundrze
