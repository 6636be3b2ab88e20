# The fields of a position that is set up by hand.

editor-markets = Rynki
editor-furnaces = Piece i prywatne fabryki
editor-rows = Rzędy profesji

## The course of the game

field-phase = Faza
field-step = Krok
field-round = Runda
field-turn = Czyja kolej
field-mover = Kto teraz decyduje
field-army = Armia
field-turns-left = Tury, które pozostały po wywołaniu końca
field-final = Końcowa faza odnowienia
field-redrawn = W tej turze wymieniono już profesje
field-pending = Czeka wybór

## The table

field-professions = Profesje
field-contracts = Kontrakty
field-investments = Inwestycje
field-furnaces = Kostki w piecach
field-private = Kostki w prywatnych fabrykach
field-card = Karta
field-master = Mistrz
field-apprentice = Uczeń

## The solo game

field-level = Poziom
field-opponent = Przeciwnik
field-scenario = Scenariusz
field-deck = Talia
field-bag = Woreczek
field-aside = Odłożone

## A player

field-score = Punkty
field-coins = Monety
field-influence = Wpływy
field-forest = Las
field-dunes = Wydmy
field-cubes = Kostki
field-accessories = Akcesoria
field-spent = Akcesoria wydane na kontrakty
field-unlocked = Odblokowane zdolności
field-fulfilled = Zrealizowane kontrakty
field-columns = Kolumny aktywowane w tej fazie odnowienia

## The steps of a game

step-start = Początkowy pracownik
step-turn = Wybór akcji
step-taking = Kostki do wzięcia
step-instead = Piec zamiast prywatnej fabryki
step-buying = Karta do nabycia
step-assigning = Pracownik do przydzielenia
step-unlocking = Zdolność do odblokowania
step-activating = Aktywowany rząd
step-columns = Kolumny do aktywowania
step-supplying = Fabryki do zaopatrzenia
step-fulfilling = Kontrakty do zrealizowania
step-paying = Kostki do zapłacenia
step-removing = Kostki usuwane przez Automę
