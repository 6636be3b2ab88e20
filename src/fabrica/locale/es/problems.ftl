## What can be wrong with a request

problem-unknown-match = No hay ninguna partida «{ $match }».
problem-unreadable-rules = Esta partida no se puede mostrar: empezó con una versión de las reglas que aquí no está.
problem-unreadable-game = Esta partida no se puede mostrar: su juego no está aquí.
problem-unreadable-box = Esta partida no se puede mostrar: empezó con otras cartas que las que hay aquí ahora.
problem-unreadable-bot = Esta partida no se puede mostrar: uno de sus bots ya no está aquí.
problem-unreadable-events = Esta partida no se puede mostrar: falta o está dañada una parte de lo que ocurrió en ella.
problem-unreadable-damaged = Esta partida no se puede mostrar: lo que se guardó de ella está dañado.
problem-not-your-seat = Ese asiento no es tuyo.
problem-stale = Esta página no estaba al día; no se ha jugado nada. Así está la partida.
problem-illegal = Las reglas no lo permiten.
problem-invite-used = Esta invitación ya se ha usado o nunca fue válida. Pide una nueva.
problem-seat-taken = Ese asiento no está libre.
problem-bad-nonce = Una palabra al azar tiene de 1 a { $most } letras, cifras o signos de un teclado sencillo, sin espacios.
problem-nonce-given = Ya has añadido tu palabra, o en esta mesa no hace falta ninguna.
problem-not-begun = La partida aún no ha empezado: las cartas se reparten cuando estén todos.
problem-busy = La mesa está ocupada; no se ha jugado nada. Inténtalo otra vez.
problem-unknown-bot = No hay ningún bot «{ $bot }». Hay: { $known }.
problem-no-table = Todavía no hay mesa para { $game } en la página.
problem-bad-match = No se puede empezar una partida así: { $reason }
problem-bad-record = El registro de la partida no se puede reproducir: { $reason }
problem-bad-request = No se ha entendido la petición.
problem-invalid = { $field }: { $expected }
problem-no-such-page = Esa página no existe.
problem-wrong-method = Eso no se puede hacer aquí.
problem-wrong-origin = La petición venía de otro sitio web y no se ha atendido.
problem-too-fast = Demasiadas peticiones. Espera unos segundos e inténtalo otra vez.
problem-too-large = Es demasiado grande: se admiten { $most } KiB como máximo.
problem-too-deep = Está anidado a demasiada profundidad: se admiten { $most } niveles como máximo.
problem-no-json = El cuerpo no es JSON válido.
problem-no-hint = Hay pistas en tu propio turno, cuando todas las personas juegan en un mismo dispositivo.
problem-review-after-end = El análisis se hace cuando acaba la partida.
problem-coach-busy = El entrenador tiene ahora demasiadas partidas que analizar. Inténtalo más tarde.
problem-not-over = El registro estará disponible cuando acabe la partida, porque contiene la semilla.
problem-no-such-move = { $most ->
    [one] Esta partida tiene por ahora { $most } jugada.
   *[other] Esta partida tiene por ahora { $most } jugadas.
}
problem-fork-after-end = Podrás seguir jugando desde un momento de la partida cuando haya terminado.
problem-fork-over = En ese momento la partida ya ha terminado: elige uno anterior.
problem-rematch-after-end = La revancha puede empezar cuando termine la partida.
problem-not-json = Envía JSON: el tipo de contenido debe ser application/json.
problem-bug = Algo se ha roto por nuestra parte; no se ha perdido nada. Inténtalo otra vez.
problem-store-away = La casa no puede acceder a sus registros en este momento. No se ha hecho nada y no se ha perdido nada. Inténtalo de nuevo dentro de un momento.
problem-no-such-puzzle = No hay ningún reto «{ $puzzle }».
problem-share-over = La partida ha terminado: no hay posición que compartir. Elige un momento anterior en la repetición.
problem-bad-position = Esto no puede ser una posición: { $reason }
problem-link-broken = Este enlace está dañado: quizá le falte una parte. Pídelo otra vez.
problem-link-newer = Este enlace lo hizo una versión posterior de Fabrica.
problem-link-rules = Esta posición se compartió con la versión { $detail } de las reglas, que no es la nuestra.
problem-link-position = Este enlace no contiene una posición que se pueda jugar: { $detail }
problem-link-game = Esta es una posición de otro juego: { $game }.
problem-too-many-moves = Aquí no se puede probar más allá. Deshaz jugadas o juega en una mesa.
