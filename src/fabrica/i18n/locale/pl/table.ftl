## What every table says

table-round = Runda { $n }
table-empty = puste
table-deck = w talii: { $n }
table-discards = odrzucone: { $n }
table-first = pierwszy gracz
table-acts = myśli
table-of = { $n } z { $of }
table-log = Co się wydarzyło
log-empty-yet = Jeszcze nic.
log-go = Zobacz stół po ruchu { $n }
unit-cards = { $n ->
    [one] karta
    [few] karty
    [many] kart
   *[other] kart
}
unit-points = { $n ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktów
}
prompt-over = Gra jest skończona.
prompt-watching = Oglądasz grę. Teraz ruch: { $who }
prompt-waiting = Czekasz. Teraz ruch: { $who }
card-choices = Co możesz zrobić
card-open = { $card }: szczegóły
card-used = użyta
why-rule = Zasada
why-not = Dlaczego nie?

trouble-failed = { $bot }: wystąpił błąd i bot nie może grać dalej.
trouble-refused = { $bot }: bot chciał wykonać ruch, na który zasady nie pozwalają, i został zatrzymany.
trouble-late = { $bot } zastanawia się wyjątkowo długo. Wciąż próbuje, ale nie trzeba na niego czekać.
trouble-unfit-components = { $bot } nie może już grać: uczył się na innych kartach niż te w tym pudełku.
trouble-unfit-missing = { $bot } nie może już grać: nie da się tu odczytać tego, czego się nauczył.
trouble-give = Kto zajmie jego miejsce?
trouble-take = Ja
trouble-open = Każdy, kto dołączy
