## Una pista en la mesa

table-bar = La barra de arriba
hint-title = Una pista en tres pasos: dónde mirar, qué usar y qué jugadas hacer
hint-step-1 = Pista
hint-step-2 = ¿Cuál?
hint-step-3 = Mostrar las jugadas
hint-thinking = El entrenador está pensando…
hint-area = Mira aquí: { $area }.
hint-thing = Se trata de: { $thing }.
hint-line = La mejor secuencia de jugadas que ve el entrenador:
hint-line-searched = La mejor secuencia de jugadas que ha encontrado el entrenador. Es una estimación, no una prueba:
hint-luck = Lo que sigue depende de la suerte: mira qué pasa y vuelve a preguntar.

## El análisis de una partida

review-title = Análisis de la partida
review-go = Analizar la partida
review-making = El entrenador está repasando la partida…
review-made = { $of ->
    [0] Preparando…
   *[other] Turno { $done } de { $of }
}
review-failed = No se ha podido hacer el análisis. La partida está a salvo.
review-lead = Cada turno se valora por lo que el jugador podía saber en ese momento. La mala suerte no perjudica a nadie.
review-searched = Las mejores jugadas salen de una búsqueda. Son estimaciones, no pruebas.
review-players = Jugadores
review-of = Los turnos de { $who }
review-player = Jugador
review-accuracy = Calidad de juego
review-lost = Puntos perdidos
review-best-turns = Turnos perfectos
review-chance = Probabilidad de ganar
review-chance-about = La probabilidad de ganar de cada jugador, en tanto por ciento, de la primera jugada a la última, si desde ahí todos hubieran jugado de forma sencilla hasta el final.
review-chance-stands = La probabilidad de ganar de cada jugador, en tanto por ciento, estimada según la situación de la partida en cada momento.
review-chance-table = El gráfico en una tabla
review-move = Jugada
review-turning = Momentos decisivos
review-turning-none = No hubo ninguno: la probabilidad de ganar nunca cambió mucho de un turno al siguiente.
review-turning-at = Ronda { $round }: del { $before } % al { $after } %
review-turn = Ronda { $round }: { $phase }
review-percent = { $n } %
review-cost = { $n } puntos perdidos
review-no-choice = Solo había una jugada posible.
review-best-played = El entrenador no ha encontrado nada mejor.
review-played = Jugado
review-best = Mejor
review-luck = después, depende de la suerte
review-see = Ver la mesa
review-had = Lo que tenía { $who }
review-turning-luck = El entrenador no encontró nada mejor aquí: lo que cambió la probabilidad de ganar fue la suerte, o lo que hicieron los demás.
coach-failed = El entrenador no ha podido prepararse para este juego: las pistas pueden tardar o no llegar.
