# Dlaczego ruch jest odrzucony. Miejsca, karty i reszta przychodzą jako nazwy; pasują też tak, jak stoją w słowach ruchów.

## Tury i kroki

decide-first = { $step ->
    [faction] Najpierw wybierz frakcję.
    [mat] Najpierw wybierz planszę gracza.
    [section] Najpierw przesuń znacznik akcji: section i nazwa.
    [top] Najpierw powiedz, jak wykonujesz górną akcję, albo done.
    [unit] Najpierw wybierz jednostkę do ruchu, albo done.
    [cargo] Jednostka jest w drodze: powiedz, dokąd idzie, co zabiera, albo done.
    [fight] Najpierw wybierz następną walkę.
    [ability] Najpierw zdecyduj, czy używasz zdolności bojowej.
    [commit] Najpierw ustaw tarczę i wybierz karty.
    [retreat] Najpierw powiedz, dokąd wycofuje się jednostka.
    [encounter] Najpierw wybierz opcję karty spotkania.
    [factory] Najpierw weź kartę Fabryki.
    [token] Najpierw połóż żeton frakcji, albo done.
    [card] Najpierw zapłać kartą walki.
    [put] Najpierw rozłóż zasoby.
    [produce] Najpierw powiedz, gdzie produkujesz, albo done.
    [make] Najpierw powiedz, ilu robotników się pojawia.
    [bottom] Najpierw zdecyduj, czy wykonujesz dolną akcję.
    [pay] Najpierw zapłać za dolną akcję.
    [upgrade] Najpierw przesuń kostkę technologii, albo done.
    [deploy] Najpierw wybierz mecha, albo done.
    [build] Najpierw wybierz budynek, albo done.
    [enlist] Najpierw wybierz rekruta, albo done.
    [place] Najpierw powiedz, na którym polu stanie.
   *[end] Najpierw zakończ swoją turę.
}
must-choose = { $step ->
    [section] Znacznik akcji rusza się w każdej turze: wybierz sekcję.
    [cargo] Wybrana jednostka robi co najmniej jeden krok.
    [encounter] Trzeba wybrać opcję karty.
    [factory] Trzeba wziąć kartę Fabryki.
   *[other] Tu trzeba wybrać: done nie jest możliwe.
}
not-free = { $name }: nie jest wolne w tej grze.
pair-not-played = Po wyborze „{ $name }” zostałaby para frakcji i planszy, którą się nie gra.
section-again = Znacznik akcji jest już na sekcji „{ $section }”: wybierz inną.
no-factory-card = Nie masz karty Fabryki.
objective-not-held = Nie masz celu „{ $card }”.
objective-at-end = Cel „{ $card }” pokazuje się tylko na końcu tury.
objective-not-met = Cel „{ $card }” nie jest jeszcze spełniony.
units-have-moved = Monety bierze się zamiast ruchu, a ruch już był.
no-worker-to-trade = Żaden twój robotnik nie stoi na polu: nie ma gdzie położyć zasobów.
not-of-section = To nie należy do sekcji „{ $section }”.
too-little = Potrzeba { $need } ({ $what }), a masz { $have }.
no-territory = To nie jest pole: { $place }.

## Ruch

unit-not-there = Nie masz tu takiej jednostki ({ $unit }): { $place }.
unit-has-moved = Ta jednostka ({ $unit }, { $place }) już się ruszyła w tej akcji.
unit-is-stuck = Ta jednostka ({ $unit }, { $place }) nie może nigdzie iść.
worker-meets-enemy = Robotnik pieszo nie wejdzie na { $place }: stoi tam wróg ({ $unit }, { $faction }).
here-already = Jednostka już tu jest: { $place }.
not-onto-a-base = Bazy są zamknięte, nikt tam nie wchodzi: { $place }.
across-a-river = Drogę na { $place } przecina rzeka, a żadna zdolność jej nie pokonuje.
onto-a-lake = Jezioro zamyka drogę na { $place } bez odpowiedniej zdolności.
not-adjacent = Nie sąsiadują ze sobą: { $from } i { $place }.
no-retreat-there = Tam nikt nie może się wycofać: { $place }.
only-mechs-carry = Tylko mechy przewożą robotników.
nothing-to-take = Nie ma tu czegoś takiego do zabrania: { $load }.
nothing-to-leave = Nie ma tu czegoś takiego do zostawienia: { $load }.
load-order = Zostawia się przed zabieraniem, robotników przed zasobami: { $load } już nie.

## Walka

nobody-fights = Na { $place } nie ma walki.
no-ability = W tej walce nie możesz użyć zdolności „{ $ability }”.
have-chosen = Już wybrano; druga strona jeszcze nie.
dial-first = Najpierw tarcza: dial i liczba.
dial-is-set = Tarcza jest już ustawiona.
dial-too-high = Twoja siła to { $power }.
card-limit = Więcej kart nie można: najwyżej { $limit }.
card-not-held = Nie masz już karty o wartości { $value }.
card-order = Karty mówi się rosnąco: { $value } już nie.
no-card-here = Tu nie płaci się kartą walki ({ $value }).

## Po ruchu

option-taken = Opcja { $option } jest już wybrana.
factory-card-gone = Karty Fabryki „{ $card }” tu nie ma.
no-flag = Nie możesz tu położyć flagi.
no-trap = Nie możesz tu położyć tej pułapki ({ $trap }).
nothing-to-arm = Na { $place } nie ma pułapki do uzbrojenia.

## Akcje

no-room = Nie może stanąć na { $place }: potrzeba twojego robotnika, a dla budynku pola bez innego budynku.
not-controlled = Nie kontrolujesz { $place }.
place-order = Pola mówi się po kolei: { $place } już nie.
produces-nothing = Na { $place } nic nie produkujesz albo nie masz już pól do wyboru.
too-many-workers = Najwyżej { $most }.
put-order = Zasoby mówi się po kolei: to już nie.
no-tokens-there = Na { $place } nie możesz położyć zasobów.
no-token-to-pay = Na { $place } nie ma czym za to zapłacić.
pay-order = Pola mówi się po kolei, a od { $place } nie wystarczy: zacznij od { $first }.
pay-card-first = Same zasoby nie wystarczą: najpierw zapłać kartą walki.
cube-moved = Kostka „{ $cube }” jest już przesunięta.
no-slot = W akcji „{ $bottom }” nie ma miejsca na kostkę. Wolne: { $open }.
mech-deployed = Ten mech ({ $ability }) jest już wystawiony.
mech-of-others = Twoja frakcja nie ma mecha „{ $ability }”.
is-built = To już stoi: { $structure }.
recruit-enlisted = Rekrut akcji „{ $bottom }” jest już zwerbowany.
bonus-taken = Premia { $bonus } jest zakryta. Wolne: { $free }.
