## What every table says

table-round = Runda { $n }
table-empty = puste
table-deck = w talii: { $n }
table-discards = { $n } na stosie kart odrzuconych
table-first = pierwszy gracz
table-acts = myśli
table-of = { $n } z { $of }
table-log = Dziennik
log-empty-yet = Nic się jeszcze nie wydarzyło.
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
prompt-over = Partia jest skończona.
prompt-watching = Oglądasz partię. Teraz gra: { $who }
prompt-waiting = Teraz gra: { $who }
card-choices = Co możesz zrobić
card-open = { $card }: szczegóły
card-used = użyta
why-rule = Zasada
why-not = Dlaczego nie?

trouble-failed = { $bot }: wystąpił błąd, bot nie może grać dalej.
trouble-refused = { $bot }: bot próbował wykonać ruch, na który zasady nie pozwalają, i został zatrzymany.
trouble-late = { $bot } zastanawia się wyjątkowo długo. Wciąż próbuje, ale nie musisz na niego czekać.
trouble-unfit-components = { $bot } nie może już grać: uczył się na innych kartach niż te w tym pudełku.
trouble-unfit-missing = { $bot } nie może już grać: nie da się odczytać pliku z tym, czego się nauczył.
trouble-give = Kto zajmie jego miejsce?
trouble-take = Ja
trouble-open = Każdy, kto dołączy
