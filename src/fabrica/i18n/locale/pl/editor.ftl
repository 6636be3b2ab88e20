# A position that is set up by hand.

editor-lead = Zmień, co chcesz: to, co widzisz, będzie rozgrywane. Dostaniesz link, który otworzy tę pozycję każdemu.
editor-fresh = Zacznij od przygotowania gry dla:
editor-seats = { $n ->
    [one] 1 gracza
    [few] { $n } graczy
    [many] { $n } graczy
   *[other] { $n } graczy
}
editor-update = Sprawdź zmiany
editor-open = Wypróbuj
editor-seat = Po czyjej stronie grasz
editor-nth = Nr { $n }
editor-more = jeszcze jedno
editor-add = Dodaj: { $what }
editor-remove = Usuń: { $what }
editor-less = O jeden mniej: { $what }
editor-more-of = O jeden więcej: { $what }
editor-json = Pozycja jako tekst (JSON)
editor-json-lead = Tutaj możesz zmienić każde pole, także te, których nie widać powyżej. To, co pominiesz, otrzyma wartość domyślną.

## Headings that several games share

editor-course = Przebieg gry
editor-alone = Przeciwnik w grze solo
editor-discards = Stosy kart odrzuconych

## What is wrong with a field

wrong-number = Wpisz liczbę całkowitą od { $least } do { $most }.
wrong-name = Wybierz jedno z listy.
wrong-entries = { $most ->
    [one] Tu może być tylko 1.
    [few] Tu mogą być najwyżej { $most }.
    [many] Tu może być najwyżej { $most }.
   *[other] Tu może być najwyżej { $most }.
}
wrong-exactly = { $number ->
    [one] Tu musi być dokładnie 1.
    [few] Tu muszą być dokładnie { $number }.
    [many] Tu musi być dokładnie { $number }.
   *[other] Tu musi być dokładnie { $number }.
}
wrong-over = Gra byłaby zakończona: nie byłoby czego rozgrywać.
wrong-kept = Czekał wybór, który już nie pasuje: odznacz go.
wrong-here = To nie pasuje do reszty pozycji.
