## Retos

puzzle-today = Reto del día
puzzle-day = Reto del { $date }
puzzle-number = Reto { $n }
puzzle-rating = Dificultad { $rating }
puzzle-no-luck = La mejor secuencia no necesita suerte.
puzzle-again = Intentarlo otra vez
puzzle-solution = Mostrar la solución
puzzles-title = Retos
puzzles-lead = Turnos de partidas jugadas, cada uno con un único mejor plan que es fácil pasar por alto. Cada día hay uno nuevo; aquí están todos, primero los más fáciles.
puzzles-all = Todos los retos
puzzles-today = hoy
puzzles-done = resuelto
puzzles-solved = Resueltos en este navegador: { $n } de { $of }.

## Retos en la terminal. Las palabras que se escriben se quedan como están.

puzzle-how = Escribe again, solution o quit.
puzzle-line = La solución

## Posiciones que se comparten con un enlace

share-position = Compartir esta posición
shared-title = Una posición compartida
shared-lead = Juegas en el asiento { $n }. Prueba este turno cuantas veces quieras, o sigue jugando contra bots. No se guarda nada: la posición está en el enlace.
shared-link = Enlace a esta posición
shared-bots = Seguir contra bots
shared-stopped = Ahora les toca a los demás. Deshaz jugadas o sigue contra bots.
shared-edit = Cambiarla
position-title = Preparar una posición
position-lead = Escribe una posición en JSON. Lo que omitas tomará su valor habitual. Obtendrás un enlace que la abre a cualquiera.
position-label = La posición
position-seat = Quién la juega: número de asiento
position-go = Abrir
