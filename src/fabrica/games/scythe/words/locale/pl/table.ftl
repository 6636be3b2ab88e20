# Stół na stronie.

## Części stołu

table-map = Mapa
table-mat = Twoja plansza
table-others = Pozostali
table-more = Plansza, mechy, gwiazdki
table-powers = Mechy, budynki, gwiazdki
table-level-hint = { $level ->
    [autometta] łatwy
    [automa] normalny
    [automaszyna] trudny
   *[ultimaszyna] bardzo trudny
}

## Czym kończy się krok

table-done-top = Pomiń górną akcję
table-done-unit = Nie ruszaj więcej jednostek
table-done-cargo = Zatrzymaj się tutaj
table-done-ability = Nie używaj
table-done-commit = Potwierdź wybór
table-done-encounter = Bez kolejnej opcji
table-done-token = Niczego nie kładź
table-done-produce = Koniec produkcji
table-done-bottom = Pomiń dolną akcję
table-done-upgrade = Pomiń ulepszenie
table-done-deploy = Bez mecha
table-done-build = Bez budynku
table-done-enlist = Bez rekruta
table-done-end = Zakończ turę

## Z czego się wybiera

table-on-map = { $n ->
    [one] Zaznaczono na mapie { $n } miejsce.
    [few] Zaznaczono na mapie { $n } miejsca.
    [many] Zaznaczono na mapie { $n } miejsc.
   *[other] Zaznaczono na mapie { $n } miejsca.
}
table-choose = Wybierz
table-reveal = Ujawnij
table-factions = Frakcje
table-mats = Plansze graczy
table-factory-cards = Karty Fabryki
table-mechs = Mechy
table-structures = Budynki
table-abilities = Zdolności
table-traps = Pułapki
table-dial = Siła
table-combat-cards = Karta walki
table-new-workers = Nowi robotnicy
table-take = Zabierz
table-leave = Zostaw tutaj
table-bonus = { $gain ->
    [power] siła
    [coins] monety
    [popularity] popularność
   *[cards] karty walki
}

## Plansza

table-top-move = Liczba jednostek do przesunięcia: do { $n }. Zamiast tego możesz zyskać { $coins }.
table-top-exchange = Zapłać { $price }, aby zyskać { $one } albo { $other }.
table-top-produce = { $n ->
    [one] Produkuj na { $n } polu. Koszt: { $price }.
    [few] Produkuj na co najwyżej { $n } polach. Koszt: { $price }.
    [many] Produkuj na co najwyżej { $n } polach. Koszt: { $price }.
   *[other] Produkuj na co najwyżej { $n } polach. Koszt: { $price }.
}
table-nothing = nic
table-bottom = Koszt: { $cost }, zysk: { $coins }.
table-recruit = Rekrut zwerbowany: { $gain } za każdym razem, gdy ty lub sąsiad wykonuje „{ $bottom }”.
table-no-recruit = Rekrut dałby tu { $gain } za każdym razem, gdy ty lub sąsiad wykonuje „{ $bottom }”.
table-token = Tu ostatnio stał twój znacznik akcji.
table-cubes-left = { $n ->
    [one] { $n } kostka technologii do przełożenia
    [few] { $n } kostki technologii do przełożenia
    [many] { $n } kostek technologii do przełożenia
   *[other] { $n } kostki technologii do przełożenia
}
table-tier = Na koniec: { $star } za gwiazdkę, { $territory } za pole, { $resources } za dwa zasoby.
table-stars = { $n ->
    [one] { $n } gwiazdka z { $of }
    [few] { $n } gwiazdki z { $of }
    [many] { $n } gwiazdek z { $of }
   *[other] { $n } gwiazdki z { $of }
}
table-stars-to-place = Gwiazdki
table-done = zrobione
table-hand = Karty walki:
table-revealed = Ujawnione cele
table-score-now = Monety, gdyby gra skończyła się teraz

## Mapa

table-flag = Flaga
table-encounter-token = żeton spotkania
table-produces = Produkuje: { $what }.
table-the-factory = Fabryka: kto kończy tu ruch bohaterem, bierze kartę Fabryki. Na koniec liczy się jak pola w liczbie { $n }.
table-tunnel = Tunel: sąsiaduje ze wszystkimi innymi tunelami.

## Walka

table-combat = Walka: { $place }
table-attacker = atak
table-defender = obrona
table-has-chosen = wybór dokonany
table-chooses = jeszcze wybiera
table-your-dial = siła { $n }

## Automa

table-tracker = Tor gwiazdek: { $n }
table-last-card = Ostatnia tura Automy: { $card }
table-no-card-yet = Jeszcze nie było tury Automy.

## Koniec

table-measure-round = Runda
table-measure-score = Monety, gdyby gra skończyła się wtedy
table-measure-stars = Gwiazdki
table-measure-territories = Pola
table-measure-popularity = Popularność
table-measure-power = Siła
