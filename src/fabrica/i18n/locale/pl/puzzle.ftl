## Zagadki

puzzle-today = Zagadka dnia
puzzle-day = Zagadka z dnia { $date }
puzzle-number = Zagadka { $n }
puzzle-rating = Trudność { $rating }
puzzle-no-luck = Najlepsze rozwiązanie nie zależy od szczęścia.
puzzle-again = Spróbuj jeszcze raz
puzzle-solution = Pokaż rozwiązanie
puzzles-title = Zagadki
puzzles-lead = Tury z prawdziwych partii, a w każdej jeden najlepszy plan, który łatwo przeoczyć. Codziennie jest nowa zagadka, a tu są wszystkie, od najłatwiejszej.
puzzles-all = Wszystkie zagadki
puzzles-today = dzisiaj
puzzles-done = rozwiązana
puzzles-solved = Rozwiązane w tej przeglądarce: { $n } z { $of }.

## Zagadki w terminalu. Słowa, które się wpisuje, pozostają bez zmian.

puzzle-how = Wpisz: again, solution albo quit.
puzzle-line = Rozwiązanie

## Pozycje udostępniane przez link

share-position = Udostępnij tę pozycję
shared-title = Udostępniona pozycja
shared-lead = Jesteś graczem nr { $n }. Wypróbuj tę turę, ile razy chcesz, albo graj dalej przeciwko botom. Nic nie jest zapisywane: pozycja jest w linku.
shared-link = Link do tej pozycji
shared-bots = Graj dalej przeciwko botom
shared-stopped = Teraz kolej na pozostałych. Cofnij ruchy albo graj dalej przeciwko botom.
shared-edit = Zmień
position-title = Ułóż pozycję
position-label = Pozycja
position-seat = Kto nią gra (numer gracza)
position-go = Otwórz
