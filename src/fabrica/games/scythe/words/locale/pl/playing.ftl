# Stół na stronie: co na nim widać i co się na nim robi.

## Mapa

table-map-keys = Mapa: plus i minus zmieniają wielkość, strzałki przesuwają
table-zoom = Wielkość mapy
table-zoom-in = Powiększ
table-zoom-out = Pomniejsz
table-zoom-all = Cała mapa
table-to-over = Rusz: { $to }, przez { $over }
table-race = Gwiazdki wszystkich: szósta gwiazdka gracza kończy grę
outlook-driven-off = { $n ->
    [one] { $n } robotnik gracza { $who } wraca do bazy, co kosztuje cię { $lost } popularności.
    [few] { $n } robotników gracza { $who } wraca do bazy, co kosztuje cię { $lost } popularności.
    [many] { $n } robotników gracza { $who } wraca do bazy, co kosztuje cię { $lost } popularności.
   *[other] { $n } robotnika gracza { $who } wraca do bazy, co kosztuje cię { $lost } popularności.
}
outlook-combat = Walka z graczem { $who }.
outlook-encounter = Na twojego bohatera czeka spotkanie.
outlook-factory = Twój bohater wybiera kartę Fabryki.
outlook-trap = Uruchamia się pułapka.
outlook-won = Przejmujesz nad nim kontrolę.
outlook-lost = { $n ->
    [one] Tracisz kontrolę nad { $n } polem.
    [few] Tracisz kontrolę nad { $n } polami.
    [many] Tracisz kontrolę nad { $n } polami.
   *[other] Tracisz kontrolę nad { $n } pola.
}

## Ładunki

table-one-by-one = Ładuj po jednej rzeczy
table-fewer = Mniej: { $what }
table-more-of = Więcej: { $what }
table-all-or-none = Wszystko albo nic: { $what }

## Tura

table-do-bottom = { $bottom }: zapłać { $price }
table-choose-payment = Wybierz, czym płacisz
table-pay-so = Zapłać z pól blisko wroga
table-can-pay = Możesz teraz za nią zapłacić.
table-cannot-pay = Nie możesz teraz za nią zapłacić.
table-change = { $what }: { $old } → { $new }
table-change-tier = { $up ->
    [true] Gwiazdki, pola i zasoby będą na koniec warte więcej.
   *[false] Gwiazdki, pola i zasoby będą na koniec warte mniej.
}

## Walka

table-strength = { $cards ->
    [0] łącznie od 0 do { $most }, bez kart
    [one] łącznie od 0 do { $most }, z { $cards } kartą
    [few] łącznie od 0 do { $most }, najwyżej z { $cards } kartami
    [many] łącznie od 0 do { $most }, najwyżej z { $cards } kartami
   *[other] łącznie od 0 do { $most }, najwyżej z { $cards } kartami
}
table-combat-won = { $who } wygrywa: { $place }

## Automa

automa-not-possible = niemożliwe
automa-others-only = tylko: { $faction }
