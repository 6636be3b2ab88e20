## Every page

skip-to-content = Saltar al contenido
nav-label = Sitio
nav-learn = Aprender
nav-rules = Reglas
nav-sound = Sonido
nav-theme = Tema claro u oscuro
nav-language = Idioma
nav-choose = Elegir
foot-unofficial = Fabrica es un proyecto no oficial hecho por aficionados, sin relación con los autores ni las editoriales de los juegos. Si te gusta un juego, cómpralo.
problem-title = Algo ha ido mal
problem-back = Volver
see-rules = Reglas
cancel = Cancelar
close = Cerrar
page-lost = Se ha perdido la conexión. Puede que tu última jugada no haya llegado. Intentando conectar de nuevo…

## The house

house-title = Juegos de mesa sobre fábricas
house-lead = Juega aquí mismo: ahora contra bots, en solitario o con amigos a los que invitas con un enlace. Sin cuenta y sin instalar nada.
house-games = Juegos
house-alone = En solitario
house-players = { $from ->
    [1] En solitario o hasta { $to } jugadores
   *[other] De { $from } a { $to } jugadores
}

## The start

start-quick = Jugar ahora
start-learn = Aprender a jugar
start-solo = En solitario: { $rival }
start-solo-hint = ¿Qué nivel debe tener tu rival?
start-table = Con otras personas
start-your-name = Tu nombre
start-seat = Asiento { $n }
start-bots = Los bots, del más débil al más fuerte
start-options = Más opciones
start-rulings = Donde el reglamento no es claro
start-option-seats = con { $seats } jugadores
start-go = Abrir la mesa
start-mine = Mis partidas
start-mine-none = Todavía no tienes partidas.
sign-out-title = ¿Tienes la sesión iniciada en otro sitio?
sign-out-about = Los demás navegadores pierden el acceso a tus asientos. En este, las partidas siguen siendo tuyas.
sign-out-go = Cerrar sesión en todos los demás
sign-out-done = Hecho. Tus partidas están ahora solo en este navegador.
start-open = Partidas abiertas
start-open-none = Ahora mismo ninguna partida está esperando jugadores.
start-import = Importar una partida
start-import-label = El texto de una partida exportada
start-import-go = Importar
about-bot-random = Hace cualquier jugada permitida. Un comienzo suave.
about-bot-greedy = Hace la jugada que más le da en el momento y no mira más allá.
about-bot-planner = Piensa todo su turno antes de la primera jugada.
about-bot-search = Prueba sus jugadas en cientos de partidas imaginadas y se queda con las que salen bien.
about-bot-trained = Ha aprendido de millones de partidas y juega por instinto, sin calcular.
about-bot-master = Ha aprendido de millones de partidas y además calcula. Es el bot más fuerte de todos.
unfit-components = { $bot }: no disponible. Aprendió con cartas distintas de las de esta caja.
unfit-missing = { $bot }: no disponible. No se puede leer el archivo con lo que aprendió.
player-nameless = Jugador { $n }
seat-free = asiento libre
game-unreadable = Una partida que no se puede mostrar
game-round-short = ronda { $n }
game-waiting-short = esperando jugadores

## Sitting down

join-title = Tienes una invitación
join-lead = { $who } quiere jugar contigo a { $game }.
join-go = Sentarme y jugar
waiting-title = Esperando jugadores
waiting-lead = { $game } empieza en cuanto se ocupen todos los asientos. Hasta entonces nadie ve cartas.
waiting-link = Asiento { $n }: envía este enlace a un amigo. Solo sirve una vez.
waiting-qr = Código QR con la invitación para el asiento { $n }
waiting-copy = Copiar
waiting-copied = Copiado
waiting-taken = Asiento { $n }: { $who }
waiting-you = Asiento { $n }: { $who } (tú)
waiting-invited = El asiento { $n } está reservado para quien tenga una invitación.
waiting-open = El asiento { $n } está abierto a cualquiera.
waiting-sit = Ocupar el asiento { $n }
nonce-title = Barajar entre todos
nonce-why = Nadie debe poder decidir cómo se barajan las cartas, ni siquiera este servidor. El servidor ya ha fijado su número secreto, la semilla; abajo está su huella. Ahora cada persona de la mesa añade una palabra al azar, y las cartas se barajan a partir de todo ello.
nonce-yours = Tu palabra al azar
nonce-add = Añadir mi palabra
nonce-missing = Todavía falta la palabra de { $who }.
curtain-title = { $who }, es tu turno
curtain-lead = Pasa el dispositivo. Tus cartas siguen ocultas hasta que digas que puedes empezar.
curtain-go = Soy { $who }

## Going back

undo-group = Deshacer y rehacer
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

ended-winner = ganador
ended-total = Total
ended-round = Ronda
ended-table = Los gráficos en tablas
ended-fair = ¿Se barajaron las cartas limpiamente?
ended-fair-text = La huella de la semilla quedó fijada antes de empezar la partida. Ahora que la semilla está a la vista, cualquiera puede volver a calcular la huella y comprobar cada tirada y cada carta.
ended-proof = Huella, fijada al principio
ended-seed = Semilla
ended-check = Comprobación
ended-check-ok = La huella corresponde a la semilla.
ended-nonces-text = Antes de repartir, cada persona de la mesa añadió una palabra al azar, así que ni siquiera el servidor pudo decidir cómo se barajaba.
ended-nonce = Palabra de { $who }
ended-nonce-counted = La palabra que añadió tu navegador se ha usado.
ended-nonce-wrong = Algo no cuadra: la palabra que tu navegador añadió antes de repartir, o la huella que se le mostró entonces, es distinta de la que aparece aquí. Puede que alguien haya manipulado la baraja.
ended-rematch = Jugar otra vez
ended-join-rematch = Unirme a la revancha
ended-replay = Ver la repetición
ended-export = Exportar la partida
ended-home = Página de inicio

## Learning

learn-title = Aprender { $game }
learn-lead = Ejercicios cortos en una mesa de verdad: se aprende jugando.
learn-go = Empezar
lesson-step = Paso { $n } de { $of }
lesson-next = Paso siguiente
lesson-finish = Jugar una partida de verdad
lesson-back = Deshacer
lesson-again = Empezar este paso de nuevo
lesson-skip = Saltar
lesson-lost = Desde aquí ya no se puede cumplir la tarea. Deshaz la jugada o empieza el paso de nuevo.
rules-title = Las reglas de { $game }
rules-search = Buscar en las reglas
rules-none = No se ha encontrado nada.
rules-contents = Contenido
rules-symbols = Símbolos
rules-cards = Todas las cartas
