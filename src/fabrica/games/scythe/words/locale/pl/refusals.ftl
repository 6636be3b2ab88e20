# Dlaczego ruch jest odrzucony. Miejsca, karty i reszta przychodzą jako nazwy; pasują też tak, jak stoją w słowach ruchów.

## Tury i kroki

decide-first = { $step ->
    [faction] Najpierw wybierz frakcję.
    [mat] Najpierw wybierz planszę gracza.
    [section] Najpierw przesuń znacznik akcji: section i nazwa.
    [top] Najpierw powiedz, jak wykonujesz górną akcję albo zakończ słowem done.
    [unit] Najpierw wybierz jednostkę do ruchu albo zakończ słowem done.
    [cargo] Jednostka jest w drodze: powiedz, dokąd idzie, co zabiera albo zakończ słowem done.
    [fight] Najpierw wybierz następną walkę.
    [ability] Najpierw zdecyduj, czy używasz zdolności bojowej.
    [commit] Najpierw ustaw tarczę i wybierz karty.
    [retreat] Najpierw powiedz, dokąd wycofuje się jednostka.
    [encounter] Najpierw wybierz opcję karty spotkania.
    [factory] Najpierw weź kartę Fabryki.
    [token] Najpierw połóż żeton frakcji albo zakończ słowem done.
    [card] Najpierw zapłać kartą walki.
    [put] Najpierw rozłóż zasoby.
    [produce] Najpierw powiedz, gdzie produkujesz albo zakończ słowem done.
    [make] Najpierw powiedz, ilu robotników się pojawia.
    [bottom] Najpierw zdecyduj, czy wykonujesz dolną akcję.
    [pay] Najpierw zapłać za dolną akcję.
    [upgrade] Najpierw przesuń kostkę technologii albo zakończ słowem done.
    [deploy] Najpierw wybierz mecha albo zakończ słowem done.
    [build] Najpierw wybierz budynek albo zakończ słowem done.
    [enlist] Najpierw wybierz rekruta albo zakończ słowem done.
    [place] Najpierw powiedz, na którym polu stanie.
   *[end] Najpierw zakończ swoją turę.
}
must-choose = { $step ->
    [section] Znacznik akcji musi się ruszyć w każdej turze: wybierz sekcję.
    [cargo] Wybrana jednostka musi zrobić co najmniej jeden krok.
    [encounter] Musisz wybrać opcję karty.
    [factory] Musisz wziąć kartę Fabryki.
   *[other] Tu musisz coś wybrać: done nie jest możliwe.
}
not-free = { $name }: niedostępne w tej partii.
pair-not-played = Po wyborze „{ $name }” zostałyby frakcja i plansza, którymi nie można grać razem.
section-again = Znacznik akcji jest już na sekcji „{ $section }”: wybierz inną.
no-factory-card = Nie masz karty Fabryki.
objective-not-held = Nie masz celu „{ $card }”.
objective-at-end = Cel „{ $card }” możesz ujawnić tylko na końcu swojej tury.
objective-not-met = Cel „{ $card }” nie jest jeszcze spełniony.
units-have-moved = Monety bierze się zamiast ruchu, a ruch został już wykonany.
no-worker-to-trade = Żaden twój robotnik nie stoi na polu: nie ma gdzie położyć zasobów.
not-of-section = To nie należy do sekcji „{ $section }”.
too-little = { $what ->
    [popularity] Potrzebujesz { $need } popularności, a masz { $have }.
   *[coins] { $need ->
        [one] Potrzebujesz { $need } monety, a masz { $have }.
        [few] Potrzebujesz { $need } monet, a masz { $have }.
       *[many] Potrzebujesz { $need } monet, a masz { $have }.
    }
}
no-territory = To nie jest pole: { $place }.

## Ruch

unit-not-there = Nie masz tu takiej jednostki ({ $unit }): { $place }.
unit-has-moved = Ta jednostka ({ $unit }, { $place }) już się ruszyła w tej akcji.
unit-is-stuck = Ta jednostka ({ $unit }, { $place }) nie może nigdzie iść.
worker-meets-enemy = Robotnik pieszo nie wejdzie na { $place }: stoi tam wróg ({ $unit }, { $faction }).
here-already = Jednostka już tu jest: { $place }.
not-onto-a-base = Jednostki nie mogą wejść do bazy: { $place }.
across-a-river = Aby przekroczyć rzekę na { $place }, potrzebujesz zdolności.
onto-a-lake = Aby przejść przez jezioro na { $place }, potrzebujesz zdolności.
not-adjacent = Nie sąsiadują ze sobą: { $from } i { $place }.
no-retreat-there = Nie możesz się tam wycofać: { $place }.
only-mechs-carry = Tylko mechy przewożą robotników.
nothing-to-take = Jednostka nie może tego zabrać: { $load }.
nothing-to-leave = Jednostka nie może tego zostawić: { $load }.
load-order = Najpierw podaj, co zostawiasz, potem, co zabierasz, a robotników przed zasobami: { $load } jest za późno.

## Walka

nobody-fights = Na { $place } nie ma walki.
no-ability = W tej walce nie możesz użyć zdolności „{ $ability }”.
have-chosen = Twój wybór jest już dokonany. Druga strona jeszcze wybiera.
dial-first = Najpierw wybierz siłę: dial i liczba.
dial-is-set = Siła jest już wybrana.
dial-too-high = Masz tylko { $power } siły.
card-limit = Kart walki możesz dodać najwyżej { $limit }.
card-not-held = Nie masz już karty o wartości { $value }.
card-order = Karty podaje się rosnąco: { $value } jest za późno.
no-card-here = Tu nie można zapłacić kartą walki ({ $value }).

## Po ruchu

option-taken = Opcja { $option } została już wybrana.
factory-card-gone = Karty Fabryki „{ $card }” tu nie ma.
no-flag = Nie możesz tu położyć flagi.
no-trap = Nie możesz tu położyć tej pułapki ({ $trap }).
nothing-to-arm = Na { $place } nie ma pułapki do uzbrojenia.

## Akcje

no-room = Nie może stanąć na { $place }: potrzeba twojego robotnika, a dla budynku pola bez innego budynku.
not-controlled = Nie kontrolujesz pola { $place }.
place-order = Pola podaje się po kolei: { $place } jest za późno.
produces-nothing = Na { $place } nic nie produkujesz albo nie masz już pól do wyboru.
too-many-workers = Możesz wziąć najwyżej { $most }.
put-order = Zasoby podaje się po kolei: ten jest za późno.
no-tokens-there = Na { $place } nie możesz położyć zasobów.
no-token-to-pay = Na { $place } nie ma czym za to zapłacić.
pay-order = Pola podaje się po kolei. Od { $place } nie wystarczy: zacznij od { $first }.
pay-card-first = Same zasoby nie wystarczą: najpierw zapłać kartą walki.
cube-moved = Kostka „{ $cube }” jest już przesunięta.
no-slot = W akcji „{ $bottom }” nie ma miejsca na kostkę. Wolne: { $open }.
mech-deployed = Ten mech ({ $ability }) jest już zmobilizowany.
mech-of-others = Twoja frakcja nie ma mecha „{ $ability }”.
is-built = To już zbudowano: { $structure }.
recruit-enlisted = Rekrut akcji „{ $bottom }” jest już zwerbowany.
bonus-taken = Bonus { $bonus } jest zakryty. Wolne: { $free }.
