# El comienzo de un juego y las partidas en curso.

## Quién se sienta dónde

seat-none = Nadie
seat-here = Alguien en este dispositivo
seat-link = Un amigo al que invitas con un enlace
seat-open = Quien quiera unirse
seat-random = Bot novato
seat-greedy = Bot fácil
seat-planner = Bot medio
seat-search = Bot difícil
seat-trained = Bot experto
seat-master = Bot maestro
colour-blue = Azul
colour-orange = Naranja
colour-green = Verde
colour-purple = Morado
colour-gold = Dorado
colour-pink = Rosa
colour-teal = Turquesa
colour-choose = Elegir un color: jugador { $n }
start-add = Añadir un jugador
start-people = Personas
start-bots-short = Bots
start-name-of = Nombre del jugador { $n }
start-remove = Quitar al jugador { $n }
start-against = Empieza enseguida una partida contra: { $who }

## Partidas en curso

game-yours = Es tu turno
game-won-by = { $n ->
    [0] nadie ganó
    [one] ganó { $who }
   *[other] victoria compartida: { $who }
}
start-running = Partidas para ver
start-import-file = Elige un archivo o suéltalo aquí
game-won-by-you = has ganado
puzzle-go = Resolver

## The end

ended-fold = Ver la mesa
ended-unfold = Mostrar la puntuación
ended-margin = { $n ->
    [0] Los puntos son iguales: decide el desempate.
    [one] Victoria por { $n } punto.
   *[other] Victoria por { $n } puntos.
}

## Replay

replay-turn-back = Un turno atrás
replay-turn-forward = Un turno adelante
replay-play = Reproducir
replay-slider = Posición en la partida
replay-go = Ir
replay-round = Ronda
replay-speed = Velocidad
replay-speed-slow = Lenta
replay-speed-normal = Normal
replay-speed-fast = Rápida

## Design

design-title = Diseño
design-lead = Todas las partes de las páginas en todos sus estados: con los colores y letras de la casa y de cada juego, en claro y en oscuro.

## Lessons

lesson-leave = Salir
learn-go-on = Continuar
