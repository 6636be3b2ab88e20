## What every table says

table-round = Ronda { $n }
table-empty = vacío
table-deck = { $n } en el mazo
table-discards = { $n } en los descartes
table-first = jugador inicial
table-acts = pensando
table-of = { $n } de { $of }
table-log = Registro
log-empty-yet = Todavía no ha pasado nada.
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
prompt-watching = Estás mirando. Jugando ahora: { $who }
prompt-waiting = Esperando a { $who }
card-choices = Lo que puedes hacer
card-open = { $card }: detalles
card-used = ya usada
why-rule = La regla
why-not = ¿Por qué no?

trouble-failed = { $bot } ha tenido un error y no puede seguir jugando.
trouble-refused = { $bot } intentó hacer una jugada que las reglas no permiten y se ha detenido.
trouble-late = { $bot } está tardando más de lo normal. Sigue intentándolo, pero no hace falta que lo esperes.
trouble-unfit-components = { $bot } ya no puede jugar: aprendió con cartas distintas de las de esta caja.
trouble-unfit-missing = { $bot } ya no puede jugar: no se puede leer el archivo con lo que aprendió.
trouble-give = ¿Quién ocupa su asiento?
trouble-take = Yo
trouble-open = Quien quiera unirse
