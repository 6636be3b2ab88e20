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
field-seat-contracts = Przyjęte kontrakty
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

## What is wrong with a field

wrong-box = Jest tylko jedna karta { $card } i leży gdzie indziej w tej pozycji.
wrong-twice = To samo jest tu dwa razy.
wrong-colours = Czerwone profesje leżą na trzech pierwszych polach, niebieskie na pozostałych.
wrong-space = To pole nie jest używane przeciwko temu przeciwnikowi.
wrong-row-longer = Rząd nigdy nie ma więcej profesji niż rząd pod nim.
wrong-row-equal = Bez zdolności { $disc } jednego z mistrzów liczba profesji w tym rzędzie nie może przekroczyć { $most }.
wrong-side = Profesja { $card } może leżeć w rzędach tylko raz i tylko po swojej stronie.
wrong-starting = Profesja początkowa leży obok pieca.
wrong-apprentice = Uczeń wymaga drugiego miejsca i mistrza innej osoby.
wrong-after = Zdolność { $disc } można odblokować dopiero po zdolności { $after }.
wrong-workers = Każdy pracownik w rzędach to dysk z tej planszy: liczba odblokowanych zdolności musi wynosić { $workers }.
wrong-type = { $card } nie jest kontraktem tego typu.
wrong-investment = { $card } nie należy do tego rzędu.
wrong-army-step = Armia porusza się co { $n } pól.
wrong-army-start = Na początku armia stoi na polu { $n }.
wrong-step = Ten krok nie należy do tej fazy.
wrong-end-known = Koniec gry został wywołany: podaj, ile tur pozostało.
wrong-end-not-known = Armia nie zaszła jeszcze tak daleko, by wywołać koniec: pozostaw to puste.
wrong-turns-left = W tej turze może pozostać: { $turns }.
wrong-final = Po ostatniej turze faza odnowienia jest końcowa.
wrong-not-final = Końcowa faza odnowienia następuje dopiero po ostatniej turze.
wrong-first-turn = Zaczyna pierwszy gracz.
wrong-mover = Teraz decyduje gracz, którego jest kolej, a w którymś piecu muszą być kostki.
wrong-automa-turn = To dzieje się w turze Automy.
wrong-nothing-to-decide = W tym kroku nikt nie miałby nic do rozstrzygnięcia.
wrong-empty-furnaces = { $most ->
    [0] W tym kroku żaden piec nie może być pusty.
    [one] W tym kroku najwyżej 1 piec może być pusty.
    [few] W tym kroku najwyżej { $most } piece mogą być puste.
    [many] W tym kroku najwyżej { $most } pieców może być pustych.
   *[other] W tym kroku najwyżej { $most } pieca może być pustego.
}
wrong-factory-cubes = Do prywatnych fabryk nie mogło trafić więcej kostek, niż jest: { $cubes }.
wrong-gaps = Dopóki w talii są karty, każde pole ma jedną, bez luk.
wrong-discards = Nikt nie ma zdolności odrzucania tych kart: ten stos musi być pusty.
wrong-one-starting = Każdy gracz ma jedną profesję początkową.
wrong-two-sides = Obie profesje początkowe leżą po różnych stronach.
wrong-redrawn = Gracz, którego jest kolej, nie odblokował tej zdolności.
wrong-automa-discs = Automa ma tylko { $most } dysków.
wrong-automa-aside = Dyski bez pracy zostają w zasobach Automy: tu musi być 0.
wrong-automa-card = Automa zagrała już karty: wybierz ostatnią.
wrong-automa-deck = Ostatniej karty Automy nie ma już w jej talii.
wrong-automa-bag = W każdej fazie odnowienia Automa dobiera z woreczka najwyżej { $n } kostki: musi ich zostać więcej.
wrong-forbidden = Zdolności { $disc } nie można odblokować przeciwko temu przeciwnikowi.
wrong-more-workers = Liczba twoich pracowników nie może tu przekroczyć { $most }: niewiele więcej niż ma Automa.
wrong-one-worker = Na początku jedyny pracownik stoi na profesji początkowej.
wrong-spent = Zrealizowane kontrakty wymagają łącznie tylu akcesoriów: { $n }.
wrong-sets = Przeciwko temu przeciwnikowi możesz mieć danego rodzaju tylko o jeden więcej niż najrzadszego.
wrong-columns = Tu mogą być tylko kolumny aktywowane w tej fazie.
wrong-aside = Aktywowane kolumny odłożyły najwyżej tyle kostek: { $most }.
