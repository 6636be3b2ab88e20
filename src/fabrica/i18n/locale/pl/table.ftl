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
