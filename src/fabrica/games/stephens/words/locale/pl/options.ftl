# Co wybiera się przed grą: nazwa każdej opcji i jej wartości, do listy wyboru.

## Gra w pojedynkę

option-level = Poziom
option-level-easy = Łatwy
option-level-normal = Normalny
option-level-hard = Trudny
option-opponent = Rywal
option-opponent-none = Żaden: sam Automa
option-opponent-op1 = Las i wydmy zaczynają się niżej
option-opponent-op2 = Najdroższe pola rynków są zamknięte
option-opponent-op3 = Bez drugiego takiego akcesorium przed zestawem
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
option-starting-sides = Początkowe profesje dwojga graczy
option-starting-sides-either = Po jednej z każdej strony
option-starting-sides-random = Po losowych stronach
option-starting-coins = Początkowe monety
option-starting-coins-by-seat = Więcej dla dalszych miejsc
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
option-buying-compulsory = Obowiązkowe, gdy możliwe
option-two-cards = Dwie karty z 4b
option-two-cards-white-cube = Z białą kostką z pieca
option-two-cards-always = Przy każdym zdobywaniu
option-second-card = Koszt drugiej karty
option-second-card-as-laid = Tam, gdzie leżała na początku
option-second-card-slid = Po przesunięciu kart
option-two-kinds = Druga karta z drugiego rynku
option-two-kinds-no = Nie
option-two-kinds-yes = Tak
option-empty-deck = Pusta talia kontraktów lub inwestycji
option-empty-deck-reshuffled = Tasuje się odrzucone karty
option-empty-deck-stays-empty = Pozostaje pusta

## Rozstrzygnięcia: faza odnowienia

option-supply-order = Dostarczanie i realizacja
option-supply-order-printed = Najpierw dostawy do fabryk
option-supply-order-fulfil-first = Najpierw realizacja kontraktów
option-worker-reward = Pracownik za zestaw
option-worker-reward-either = Tworzy albo wzmacnia
option-worker-reward-create = Tworzy
option-useless-set = Zestaw, którego nagrody nie da się użyć
option-useless-set-forfeited = Można dostarczyć, nagroda przepada
option-useless-set-refused = Nie można dostarczyć
option-substitution = Zastępowanie z 4a w kontrakcie
option-substitution-repeated = Dowolnie wiele razy
option-substitution-once = Raz

## Rozstrzygnięcia: koniec

option-end-trigger = Spotkanie armii i punktów
option-end-trigger-at-once = Przez dowolny ruch jednego z nich
option-end-trigger-army-move = Tylko przez ruch armii
option-last-renewals = Odnowienie należne w ostatniej turze
option-last-renewals-one = Jest odnowieniem końcowym
option-last-renewals-two = Poprzedza odnowienie końcowe

## Rozstrzygnięcia: gra w pojedynkę

option-solo-refill = Piece uzupełnia się
option-solo-refill-two = Jak dla dwojga graczy
option-solo-refill-three = Jak dla trojga graczy
option-solo-refill-four = Jak dla czworga graczy
option-automa-goods = Towary zabierane przez Automę
option-automa-goods-quiet = Niczego nie uruchamiają
option-automa-goods-activate = Uruchamiają twój rząd
option-automa-fallback = Bez towarów Automa bierze szkło
option-automa-fallback-same-furnace = Z pieca o tej samej nazwie
option-automa-fallback-next-furnace = Z następnego pieca według strzałki
option-fallback-row = Szkło zabrane bez towarów
option-fallback-row-activate = Uruchamia twój rząd
option-fallback-row-quiet = Niczego nie uruchamia
option-automa-disc = Krążek Automy bez miejsca
option-automa-disc-stays = Zostaje w rezerwie
option-automa-disc-aside = Opuszcza rezerwę
option-last-turns = Puste piece w ostatnich turach
option-last-turns-quiet = Nie przynoszą odnowienia
option-last-turns-renew = Przynoszą odnowienie
option-opponent-target = Punkty rywala
option-opponent-target-reach = Trzeba osiągnąć
option-opponent-target-exceed = Trzeba przekroczyć
option-stacked-discs = Wpływy mijają stos krążków
option-stacked-discs-all = Gdy zejdą wszystkie
option-stacked-discs-one = Gdy zejdzie jeden
