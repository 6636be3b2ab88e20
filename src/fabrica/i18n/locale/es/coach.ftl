## Una pista en la mesa

table-bar = La barra de arriba
hint-title = Una pista en tres pasos: dónde, qué y la línea entera
hint-step-1 = Pista
hint-step-2 = ¿Cuál?
hint-step-3 = La línea entera
hint-thinking = El entrenador está pensando…
hint-area = Mira aquí: { $area }.
hint-thing = Se trata de: { $thing }.
hint-line = La mejor línea que ve el entrenador:
hint-luck = Luego mira lo que trae el azar y vuelve a preguntar.

## El análisis de una partida

review-title = Análisis de la partida
review-go = Analizar la partida
review-making = El entrenador está repasando la partida…
review-made = { $of ->
    [0] Preparando.
   *[other] Turno { $done } de { $of }.
}
review-failed = No se ha podido hacer el análisis. La partida está a salvo.
review-lead = Cada turno se valora por lo que el jugador podía saber entonces: nadie tiene la culpa del azar.
review-players = Jugadores
review-of = Los turnos de { $who }
review-player = Jugador
review-accuracy = Precisión
review-lost = Puntos perdidos
review-best-turns = Turnos sin una línea mejor
review-chance = Probabilidad de ganar
review-chance-about = La probabilidad de ganar de cada jugador, en tanto por ciento, de la primera jugada a la última, si desde ahí todos jugaran de forma sencilla.
review-chance-table = El gráfico en números
review-move = Jugada
review-turning = Momentos decisivos
review-turning-none = No hubo ninguno: la probabilidad de ganar nunca cambió mucho de un turno al siguiente.
review-turning-at = Ronda { $round }: del { $before } % al { $after } %
review-turn = Ronda { $round }: { $phase }
review-percent = { $n } %
review-cost = { $n } puntos perdidos
review-no-choice = No había nada que elegir.
review-best-played = No se encontró nada mejor.
review-played = Jugado
review-best = Mejor
review-luck = luego, según el azar
review-see = Ver la mesa
coach-failed = El entrenador no ha podido prepararse para este juego: sus pistas pueden tardar o fallar.
