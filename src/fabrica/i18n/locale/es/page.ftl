## Every page

skip-to-content = Saltar al contenido
nav-label = Sitio
nav-learn = Aprender
nav-rules = Reglas
nav-sound = Sonido
nav-theme = Claro u oscuro
nav-language = Idioma
nav-choose = Elegir
foot-unofficial = Fabrica es una obra no oficial hecha por aficionados, sin relación con quienes diseñaron y publican los juegos. Si un juego te gusta, cómpralo.
problem-title = No ha funcionado
problem-back = Volver
see-rules = Reglas
cancel = Cancelar
close = Cerrar
page-lost = Se ha perdido la conexión. Puede que lo último no haya llegado; lo intento de nuevo.

## The house

house-title = Juegos de mesa sobre fábricas
house-lead = Juega aquí mismo: ya contra bots, en solitario o en compañía con un enlace. Sin cuenta y sin instalar nada.
house-games = Juegos
house-alone = En solitario
house-players = { $from ->
    [1] En solitario o hasta { $to } participantes
   *[other] De { $from } a { $to } participantes
}

## The start

start-quick = Jugar ya
start-learn = Aprender a jugar
start-quick-hint = Empieza enseguida una partida contra un bot. Sin cuenta y sin preparar nada.
start-solo = En solitario: { $rival }
start-solo-hint = ¿Cómo de fuerte quieres a tu rival?
start-table = En compañía
start-table-hint = Hasta { $n } asientos: personas en este dispositivo, amistades con un enlace o bots.
start-your-name = Tu nombre
start-seat = Asiento { $n }
start-bots = Los bots, del más suave al más fuerte
start-options = Más opciones
start-rulings = Lo que el reglamento deja abierto
start-option-seats = con { $seats } participantes
start-go = Abrir la mesa
start-mine = Mis partidas
start-mine-none = Todavía ninguna.
sign-out-title = ¿Has entrado en otro sitio?
sign-out-about = Cualquier otro navegador que tenga tus asientos los pierde. En este, las partidas siguen siendo tuyas.
sign-out-go = Cerrar sesión en todas partes menos aquí
sign-out-done = Hecho: tus partidas están ahora solo en este navegador.
start-open = Partidas abiertas
start-open-none = Ahora mismo no falta nadie en ninguna mesa.
start-import = Cargar un registro
start-import-label = El texto de un registro
start-import-go = Abrirlo
seat-none = nadie
seat-here = una persona en este dispositivo
seat-link = alguien a quien invitas con un enlace
seat-open = quien pase por aquí
seat-random = un bot: aleatorio
seat-greedy = un bot: codicioso
seat-planner = un bot: planificador
seat-search = un bot: explorador
seat-trained = un bot: entrenado
seat-master = un bot: maestro
bot-random = Bot aleatorio
bot-greedy = Bot codicioso
bot-planner = Bot planificador
bot-search = Bot explorador
bot-trained = Bot entrenado
bot-master = Bot maestro
about-bot-random = Hace cualquier jugada permitida: un comienzo suave.
about-bot-greedy = Elige la jugada que lo deja en mejor situación y no mira más allá.
about-bot-planner = Piensa todo su turno antes de la primera jugada.
about-bot-search = Prueba sus jugadas en cientos de partidas imaginadas y sigue lo que sale bien.
about-bot-trained = Ha aprendido jugando millones de partidas y se fía del primer vistazo.
about-bot-master = Ha aprendido y además explora: el más fuerte de la casa.
unfit-components = { $bot }: no disponible. Aprendió con cartas distintas de las de esta caja.
unfit-missing = { $bot }: no disponible. Aquí no se puede leer lo que aprendió.
player-nameless = Participante { $n }
seat-free = asiento libre
game-over-short = terminada
game-unreadable = Una partida que no se puede mostrar
game-round-short = ronda { $n }
game-waiting-short = falta gente

## Sitting down

join-title = Tienes una invitación
join-lead = { $who } quiere jugar contigo a { $game }.
join-go = Sentarme y jugar
waiting-title = Falta gente para empezar
waiting-lead = { $game } empieza cuando se ocupen todos los asientos. Hasta entonces nadie ve las cartas.
waiting-link = Asiento { $n }: envía este enlace a quien quieras invitar. Sirve una sola vez.
waiting-qr = Código con la invitación para el asiento { $n }
waiting-copy = Copiar
waiting-copied = Copiado
waiting-taken = Asiento { $n }: { $who }
waiting-you = Asiento { $n }: { $who } (tú)
waiting-invited = El asiento { $n } está reservado para quien tenga una invitación.
waiting-open = El asiento { $n } está abierto a cualquiera.
waiting-sit = Ocupar el asiento { $n }
nonce-title = Barajamos juntos
nonce-why = Nadie debería poder elegir cómo se baraja, ni siquiera este servidor. Su semilla ya está fijada: abajo está su huella. Ahora cada persona de la mesa añade una palabra al azar, y las cartas se reparten a partir de todas ellas.
nonce-yours = Tu palabra al azar
nonce-add = Añadir mi palabra
nonce-missing = Falta todavía la palabra de { $who }.
curtain-title = { $who }, es tu turno
curtain-lead = Pasa el dispositivo. Las demás manos siguen ocultas hasta que quieras empezar.
curtain-go = Soy { $who }

## Going back

undo-group = Volver atrás
undo = Deshacer
redo = Rehacer
restart = Reiniciar el turno

## Replay

replay-label = Repetición
replay-at = Jugada { $at } de { $of }
replay-first = Al principio
replay-back = Una jugada atrás
replay-forward = Una jugada adelante
replay-last = Al final
replay-fork = Seguir jugando desde aquí
replay-leave = Volver a la partida

## The end

ended-winner = victoria
ended-total = Total
ended-round = Ronda
ended-table = Los gráficos en números
ended-fair = ¿Se barajó limpiamente?
ended-fair-text = Al empezar la partida quedó fijada la huella de su semilla. Ahora que la semilla está a la vista, cualquiera puede volver a calcular la huella y repetir cada tirada y cada carta.
ended-proof = Huella, fijada al principio
ended-seed = Semilla
ended-check = Comprobación
ended-check-ok = Coinciden.
ended-nonces-text = Antes de repartir, cada persona de la mesa añadió una palabra al azar, así que ni el servidor pudo elegir cómo se barajaba.
ended-nonce = Palabra de { $who }
ended-nonce-counted = La palabra que añadió tu navegador se tuvo en cuenta.
ended-nonce-wrong = Algo no cuadra: la palabra que añadió tu navegador antes de repartir, o la huella que vio entonces, no es la que se muestra aquí. Puede que alguien haya manipulado la baraja.
ended-rematch = Jugar otra vez
ended-join-rematch = Ir a la revancha
ended-replay = Ver la repetición
ended-export = Guardar el registro
ended-home = Inicio

## Learning

learn-title = Aprende { $game }
learn-lead = Ejercicios cortos en una mesa de verdad: se aprende jugando.
learn-go = Empezar
lesson-step = Paso { $n } de { $of }
lesson-next = Paso siguiente
lesson-finish = Jugar una partida de verdad
lesson-back = Deshacer la jugada
lesson-again = Empezar este paso de nuevo
lesson-skip = Saltar
lesson-lost = Desde aquí ya no se puede cumplir la tarea. Deshaz tu jugada o empieza el paso de nuevo.
rules-title = Las reglas de { $game }
rules-search = Buscar en las reglas
rules-none = No se ha encontrado nada.
rules-contents = Contenido
rules-symbols = Símbolos
rules-cards = Todas las cartas
