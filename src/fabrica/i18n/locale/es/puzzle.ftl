## Retos

puzzle-today = Reto del día
puzzle-day = Reto del { $date }
puzzle-number = Reto { $n }
puzzle-rating = Dificultad { $rating }
puzzle-no-luck = La mejor solución no depende de la suerte.
puzzle-again = Intentarlo otra vez
puzzle-solution = Mostrar la solución
puzzles-title = Retos
puzzles-lead = Turnos de partidas reales, cada uno con un único mejor plan que es fácil pasar por alto. Cada día hay un reto nuevo; aquí están todos, empezando por los más fáciles.
puzzles-all = Todos los retos
puzzles-today = hoy
puzzles-done = resuelto
puzzles-solved = Resueltos en este navegador: { $n } de { $of }.

## Retos en la terminal. Las palabras que se escriben se quedan como están.

puzzle-how = Escribe: again, solution o quit.
puzzle-line = La solución

## Posiciones que se comparten con un enlace

share-position = Compartir esta posición
shared-title = Una posición compartida
shared-lead = Eres el jugador { $n }. Prueba este turno cuantas veces quieras, o sigue jugando contra bots. No se guarda nada: el enlace contiene la posición.
shared-link = Enlace a esta posición
shared-bots = Seguir jugando contra bots
shared-stopped = Ahora les toca a los demás. Deshaz jugadas o sigue jugando contra bots.
shared-edit = Cambiarla
position-title = Preparar una posición
position-label = Posición
position-seat = Quién la juega (número de jugador)
position-go = Abrir
