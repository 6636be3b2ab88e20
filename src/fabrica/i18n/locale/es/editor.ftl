# A position that is set up by hand.

editor-lead = Cambia lo que quieras: lo que ves es lo que se jugará. Recibes un enlace que abre la posición para cualquiera.
editor-fresh = Empezar de nuevo con la preparación para:
editor-seats = { $n ->
    [one] 1 jugador
   *[other] { $n } jugadores
}
editor-update = Comprobar los cambios
editor-open = Probarla
editor-seat = De qué lado juegas
editor-nth = N.º { $n }
editor-more = uno más
editor-add = Añadir: { $what }
editor-remove = Quitar: { $what }
editor-less = Uno menos: { $what }
editor-more-of = Uno más: { $what }
editor-json = La posición como texto (JSON)
editor-json-lead = Aquí puedes cambiar todos los campos, también los que no se muestran arriba. Lo que omitas toma su valor predeterminado.

## Headings that several games share

editor-course = El transcurso de la partida
editor-alone = El oponente del juego en solitario
editor-discards = Pilas de descarte

## What is wrong with a field

wrong-number = Escribe un número entero de { $least } a { $most }.
wrong-name = Elige uno de la lista.
wrong-entries = { $most ->
    [one] Aquí solo puede haber 1.
   *[other] Aquí puede haber { $most } como máximo.
}
wrong-exactly = { $number ->
    [one] Aquí tiene que haber exactamente 1.
   *[other] Aquí tiene que haber exactamente { $number }.
}
wrong-over = La partida habría terminado: no habría nada que jugar.
wrong-kept = Había una elección pendiente que ya no encaja: desmárcala.
wrong-here = Esto no encaja con el resto de la posición.
