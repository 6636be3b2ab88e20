## The table

table-notice = Instrukcja pokazuje niewiele kart. Te talie to nasza własna rekonstrukcja, a nie drukowane karty; kto ma pudełko, może grać swoimi.
table-level-hint = aż armia dotrze na pole { $army }; zwycięstwo od { $points ->
        [one] { $points } punktu
        [few] { $points } punktów
        [many] { $points } punktów
       *[other] { $points } punktów
    }
table-seats = Przy stole
table-board = Fabryki
table-board-of = { $who }: plansza
table-score-track = Punkty i armia
table-army-at = Armia: { $n }
table-next-renewal = Następne odnowienie: armia na { $army }, { $cubes ->
        [one] { $cubes } kostka
        [few] { $cubes } kostki
        [many] { $cubes } kostek
       *[other] { $cubes } kostek
    } do pustego pieca
table-tracks = Las i wydmy
table-forest = Las
table-dunes = Wydmy
table-red = Czerwone profesje
table-blue = Niebieskie profesje
table-factories = Piece, prywatne fabryki i ich profesje
table-contracts = Kontrakty
table-investments = Inwestycje
table-master = Mistrz
table-apprentice = Uczeń
table-free = za darmo
table-cubes = { $n ->
    [one] { $n } kostka
    [few] { $n } kostki
    [many] { $n } kostek
   *[other] { $n } kostek
}
table-furnace-does = { $place ->
    [ul] Weź zieloną kostkę. Potem wszyscy mogą odebrać korzyści swoich pracowników w rzędzie po lewej.
    [ur] Weź niebieską kostkę. Potem wszyscy mogą odebrać korzyści swoich pracowników w rzędzie po prawej.
    [ll] Weź białą kostkę. Potem możesz przyjąć kontrakt, za wpływy.
   *[lr] Weź białą kostkę. Potem możesz sfinansować inwestycję, za monety.
}
table-factory-does = { $most ->
    [one] W swojej turze weź stąd kostkę; potem wszyscy mogą odebrać korzyści swoich pracowników w rzędzie obok.
    [few] W swojej turze weź stąd do { $most } kostek; potem wszyscy mogą odebrać korzyści swoich pracowników w rzędzie obok.
    [many] W swojej turze weź stąd do { $most } kostek; potem wszyscy mogą odebrać korzyści swoich pracowników w rzędzie obok.
   *[other] W swojej turze weź stąd do { $most } kostek; potem wszyscy mogą odebrać korzyści swoich pracowników w rzędzie obok.
}
table-factory-empty = Teraz nie ma tu kostek. Pojawiają się w fazach odnowienia.
table-delivery = { $reward ->
    [card] Dostawa w odnowieniu: { $cubes }. Nagroda: kontrakt lub inwestycja, za jej koszt.
    [worker] Dostawa w odnowieniu: { $cubes }. Nagroda: pracownik do przydzielenia.
   *[amount] Dostawa w odnowieniu: { $cubes }. Nagroda: { $gain }.
}
table-master-worth = { $n ->
    [one] Mistrz jest tu na koniec wart { $n } punkt.
    [few] Mistrz jest tu na koniec wart { $n } punkty.
    [many] Mistrz jest tu na koniec wart { $n } punktów.
   *[other] Mistrz jest tu na koniec wart { $n } punktów.
}
table-row-rule = Jest tu { $n }, najwyżej { $most }: rząd poniżej musi pozostać dłuższy.
table-row-empty = Jest miejsce na profesję.
table-row-shut = Otworzy się, gdy rząd poniżej będzie dłuższy.
table-phase-start = Przed pierwszą turą
table-phase-turn = { $n ->
    [0] Przed pierwszym odnowieniem
    [one] Po { $n } odnowieniu
    [few] Po { $n } odnowieniach
    [many] Po { $n } odnowieniach
   *[other] Po { $n } odnowieniach
}
table-phase-renewal = Odnowienie { $n }
table-phase-over = Liczba odnowień: { $n }
table-final = Końcowa faza odnowienia
table-turns-left = { $n ->
    [0] Ostatnia tura
    [one] Jeszcze jedna tura po tej
    [few] Jeszcze { $n } tury po tej
    [many] Jeszcze { $n } tur po tej
   *[other] Jeszcze { $n } tur po tej
}
table-empty-furnaces = { $left ->
    [0] Odnowienie po tej turze
    [one] Odnowienie przy następnym pustym piecu
    [few] Odnowienie, gdy opróżnią się jeszcze { $left } piece
    [many] Odnowienie, gdy opróżni się jeszcze { $left } pieców
   *[other] Odnowienie, gdy opróżni się jeszcze { $left } pieców
}

## A player board

table-own = Twoja plansza
table-my-cards = Twoje kontrakty i inwestycje
table-reserve = Kostki
table-influence = Wpływy { $n }
table-book = Zdolności
table-book-points = Punkty
table-book-professions = Profesje
table-book-cards = Kontrakty i inwestycje
table-book-goods = Prywatne fabryki
table-disc-open = Odblokowana: jej krążek opuścił planszę.
table-disc-ready = Zablokowana: ten krążek możesz przydzielić jako następny.
table-disc-covered = Zablokowana.
table-discs-left = pozostałe krążki
table-slots = Do realizacji
table-slot-free = wolne
table-covered = masz wszystko, czego wymaga
table-fulfilled = Zrealizowane kontrakty
table-fulfilled-none = Jeszcze żadnych. Kolumna jest warta liczbę kart razy liczbę ich kostek.
table-investments-mine = Twoje inwestycje
table-investments-none = Jeszcze żadnych. W fazach odnowienia uruchamia się je kolumnami.
table-column = Kolumna { $n }
table-column-worth = Punkty za kolumnę
table-aside = Odłożone:
table-spent = na kontraktach: { $n }
table-score-now = Wynik do tej pory

## Alone

table-needed = Do zwycięstwa potrzeba { $n ->
        [one] { $n } punktu
        [few] { $n } punktów
        [many] { $n } punktów
       *[other] { $n } punktów
    }.
table-to-reach = punkty do zdobycia
table-automa-workers = pracownicy Automy
table-final-at = Końcowa faza odnowienia to ta, w której armia dociera na pole { $n }.
table-automa-not-yet = jeszcze bez karty
table-automa-last = Ostatnia karta: { $card }
table-automa-reserve = Krążki: Automa bierze z prywatnej fabryki { $n ->
        [one] { $n } kostkę
        [few] { $n } kostki
        [many] { $n } kostek
       *[other] { $n } kostek
    }
table-automa-bag = W worku
table-ranks = Rangi
table-rank-from = od { $n ->
        [one] { $n } punktu
        [few] { $n } punktów
        [many] { $n } punktów
       *[other] { $n } punktów
    }

## What to do

act-create = Utwórz
act-join = Wzmocnij
act-use = Użyj
act-accept = Przyjmij
act-fund = Sfinansuj
act-fulfil = Zrealizuj
act-glass = Weź
act-instead = Użyj zamiast
act-column = Uruchom
act-redraw = Wymień
act-skim = Odrzuć najtańszą kartę
# Two moves that one press makes: each is a whole sentence without its full stop
table-both = { $first }. { $second }.

## The end

table-measure-renewal = Odnowienie
table-measure-score = Punkty
table-measure-workers = Pracownicy
table-measure-resources = Monety, wpływy i kostki
