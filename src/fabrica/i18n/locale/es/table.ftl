## What every table says

table-round = Ronda { $n }
table-empty = vacío
table-deck = { $n } en el mazo
table-discards = { $n } en los descartes
table-first = ficha inicial
table-acts = pensando
table-of = { $n } de { $of }
table-log = Lo que ha pasado
log-empty-yet = Todavía nada.
log-go = Ver la mesa después de la jugada { $n }
unit-cards = { $n ->
    [one] carta
   *[other] cartas
}
unit-points = { $n ->
    [one] punto
   *[other] puntos
}
prompt-over = La partida ha terminado.
prompt-watching = Estás mirando. Turno de: { $who }
prompt-waiting = Esperando a { $who }
card-choices = Lo que puedes hacer
card-open = { $card }: detalles
card-used = ya usada
why-rule = La regla
why-not = ¿Por qué no?
