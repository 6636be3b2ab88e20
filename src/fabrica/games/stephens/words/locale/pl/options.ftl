# Co wybiera się przed grą: nazwa każdej opcji i jej wartości, do listy wyboru.

## Gra w pojedynkę

option-level = Poziom trudności
option-level-easy = Łatwy
option-level-normal = Normalny
option-level-hard = Trudny
option-opponent = Przeciwnik
option-opponent-none = Żaden: sam Automa
option-opponent-op1 = Las i wydmy zaczynają się niżej
option-opponent-op2 = Najdroższe pola rynków są zamknięte
option-opponent-op3 = Bez drugiego takiego akcesorium przed pełnym zestawem
option-opponent-op4 = Bez punktów za wpływy na koniec
option-opponent-op5 = Krążki wpływów leżą na jednym stosie
option-scenario = Scenariusz
option-scenario-off = Żaden
option-scenario-sc1 = Mniej kostek w dolnych piecach
option-scenario-sc2 = Awans w lesie
option-scenario-sc3 = Awans na wydmach
option-scenario-sc4 = Kontrakty Korony
option-scenario-sc5 = Kontrakty kolonii
option-scenario-sc6 = Kontrakty Zjednoczonego Królestwa

## Rozstrzygnięcia: przygotowanie

option-starting-worker = Pierwszy pracownik
option-starting-worker-any-disc = Dowolny krążek
option-starting-worker-influence-disc = Krążek toru wpływów
option-starting-sides = Profesje początkowe przy dwóch graczach
option-starting-sides-either = Po jednej z każdej strony
option-starting-sides-random = Po losowych stronach
option-starting-coins = Początkowe monety
option-starting-coins-by-seat = Więcej dla dalszych graczy
option-starting-coins-equal = Tyle samo dla wszystkich

## Rozstrzygnięcia: tory

option-influence-stop = Wpływy zatrzymują się
option-influence-stop-before = Przed zakrytym polem
option-influence-stop-on = Na zakrytym polu
option-score-track = Punkty poza torem punktacji
option-score-track-endless = Liczą się
option-score-track-ends = Przepadają

## Rozstrzygnięcia: zdobywanie kart

option-buying = Zdobycie karty z białą kostką
option-buying-optional = Dobrowolne
option-buying-compulsory = Obowiązkowe, jeśli to możliwe
option-two-cards = Zdobywanie dwóch kart dzięki zdolności 4b
option-two-cards-white-cube = Tylko z białą kostką z pieca
option-two-cards-always = Przy każdym zdobywaniu
option-second-card = Koszt drugiej karty
option-second-card-as-laid = Według pola, na którym leżała przedtem
option-second-card-slid = Według pola po przesunięciu kart
option-two-kinds = Druga karta z drugiego rynku
option-two-kinds-no = Nie
option-two-kinds-yes = Tak
option-empty-deck = Pusta talia kontraktów lub inwestycji
option-empty-deck-reshuffled = Tasuje się odrzucone karty
option-empty-deck-stays-empty = Pozostaje pusta

## Rozstrzygnięcia: faza odnowienia

option-supply-order = Kolejność zaopatrywania i realizacji
option-supply-order-printed = Najpierw zaopatrywanie fabryk
option-supply-order-fulfil-first = Najpierw realizacja kontraktów
option-worker-reward = Pracownik zdobyty za zestaw kostek
option-worker-reward-either = Może utworzyć lub wzmocnić profesję
option-worker-reward-create = Może tylko utworzyć profesję
option-useless-set = Zestaw kostek, którego nagrody nie da się użyć
option-useless-set-forfeited = Można go dostarczyć; nagroda przepada
option-useless-set-refused = Nie można go dostarczyć
option-substitution = Zastępowanie kostek dzięki zdolności 4a
option-substitution-repeated = Dowolnie wiele razy na kontrakt
option-substitution-once = Raz na kontrakt

## Rozstrzygnięcia: koniec

option-end-trigger = Spotkanie armii i punktów gracza
option-end-trigger-at-once = Przez dowolny ruch jednego z nich
option-end-trigger-army-move = Tylko przez ruch armii
option-last-renewals = Faza odnowienia po ostatniej turze
option-last-renewals-one = Jest fazą końcową
option-last-renewals-two = Poprzedza fazę końcową

## Rozstrzygnięcia: gra w pojedynkę

option-solo-refill = Uzupełnianie pieców w grze solo
option-solo-refill-two = Jak dla dwóch graczy
option-solo-refill-three = Jak dla trzech graczy
option-solo-refill-four = Jak dla czterech graczy
option-automa-goods = Gdy Automa zabiera towary
option-automa-goods-quiet = Żaden rząd się nie uruchamia
option-automa-goods-activate = Uruchamia się twój rząd
option-automa-fallback = Gdy nie ma towarów, Automa bierze szkło
option-automa-fallback-same-furnace = Z pieca w tym samym położeniu
option-automa-fallback-next-furnace = Z następnego pieca według strzałki
option-fallback-row = Gdy bierze szkło z braku towarów
option-fallback-row-activate = Uruchamia się twój rząd
option-fallback-row-quiet = Żaden rząd się nie uruchamia
option-automa-disc = Krążek Automy bez wolnego miejsca
option-automa-disc-stays = Zostaje w rezerwie
option-automa-disc-aside = Opuszcza rezerwę
option-last-turns = Puste piece w ostatnich turach
option-last-turns-quiet = Nie wywołują fazy odnowienia
option-last-turns-renew = Wywołują fazę odnowienia
option-opponent-target = Punkty przeciwnika
option-opponent-target-reach = Trzeba osiągnąć
option-opponent-target-exceed = Trzeba przekroczyć
option-stacked-discs = Wpływy mijają stos krążków
option-stacked-discs-all = Gdy zejdą wszystkie
option-stacked-discs-one = Gdy zejdzie jeden
