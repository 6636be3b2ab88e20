# Por qué se rechaza una jugada. $card, $disc y $after son nombres, o ids como en las palabras de las jugadas; las demás palabras son ids para elegir.

## Turnos y pasos

decide-first = { $step ->
    [start] Elige primero el disco que será tu trabajador inicial.
    [turn] Empieza tu turno: toma vidrio, toma productos o asigna un trabajador.
    [taking] Estás tomando productos: di qué cubo más quieres, o enough.
    [instead] Elige: la fila de esta fábrica privada, o un horno vacío en su lugar.
    [buying] Adquiere primero una carta, o termina.
    [assigning] Asigna primero el trabajador que has ganado, o termina.
    [unlocking] Elige primero el disco que sale de tu tablero.
    [activating] Recoge primero los beneficios de tus trabajadores en esta fila, o termina.
    [columns] Activa primero columnas de tus inversiones, o termina.
    [supplying] Todos los cubos apartados deben entregarse a una fábrica privada.
    [fulfilling] Cumple primero contratos, o termina.
    [paying] Paga primero el contrato.
   *[removing] Elige primero los cubos que retira el Automa.
}

## Fábricas

furnace-empty = { $place ->
    [ul] El horno superior izquierdo está vacío.
    [ur] El horno superior derecho está vacío.
    [ll] El horno inferior izquierdo está vacío.
   *[lr] El horno inferior derecho está vacío.
}
furnace-not-empty = { $place ->
    [ul] El horno superior izquierdo aún tiene cubos: solo vale un horno vacío.
    [ur] El horno superior derecho aún tiene cubos: solo vale un horno vacío.
    [ll] El horno inferior izquierdo aún tiene cubos: solo vale un horno vacío.
   *[lr] El horno inferior derecho aún tiene cubos: solo vale un horno vacío.
}
no-such-cube = { $colour ->
    [orange] { $place ->
        [ul] No hay ningún cubo naranja en la fábrica privada superior izquierda.
        [ur] No hay ningún cubo naranja en la fábrica privada superior derecha.
        [ll] No hay ningún cubo naranja en la fábrica privada inferior izquierda.
       *[lr] No hay ningún cubo naranja en la fábrica privada inferior derecha.
    }
    [pink] { $place ->
        [ul] No hay ningún cubo rosa en la fábrica privada superior izquierda.
        [ur] No hay ningún cubo rosa en la fábrica privada superior derecha.
        [ll] No hay ningún cubo rosa en la fábrica privada inferior izquierda.
       *[lr] No hay ningún cubo rosa en la fábrica privada inferior derecha.
    }
   *[black] { $place ->
        [ul] No hay ningún cubo negro en la fábrica privada superior izquierda.
        [ur] No hay ningún cubo negro en la fábrica privada superior derecha.
        [ll] No hay ningún cubo negro en la fábrica privada inferior izquierda.
       *[lr] No hay ningún cubo negro en la fábrica privada inferior derecha.
    }
}

## Trabajadores

disc-gone = El disco { $disc } ya ha salido de tu tablero.
disc-after = El disco { $disc } sale después de { $after }.
disc-forbidden = Contra este oponente el disco { $disc } se queda donde está.
needs-ability = Eso necesita la habilidad { $disc }, que sigue tapada.
redrawn = Las profesiones se cambian una vez por turno, y ya lo has hecho.
nothing-to-redraw = No hay cartas junto a ese mazo.
no-disc-left = No te quedan discos en el tablero para asignar.
too-many-workers = Puedes tener como mucho { $more } trabajadores más que el Automa.
not-on-market = { $card } no está en el mercado.
row-too-high = { $level ->
    [stephens] Junto a un horno puede haber cualquier número de profesiones.
    [lower] La fila de la fábrica privada inferior debe quedar más corta que la del horno.
   *[upper] La fila de la fábrica privada superior debe quedar más corta que la de debajo.
}
not-in-play = { $card } no está en juego.
one-slot = { $card } no tiene espacio para un aprendiz.
own-master = El maestro de { $card } es tuyo: el aprendiz debe ser de otro jugador.
slot-taken = { $card } ya tiene un aprendiz.
starting-disc = En esta mesa el trabajador inicial es uno de los discos de tu pista de influencia.
create-only = En esta mesa el trabajador que da un juego de cubos crea una profesión.

## Contratos e inversiones

other-market = { $market ->
    [contracts] Ahora se trata de contratos, no de inversiones.
   *[investments] Ahora se trata de inversiones, no de contratos.
}
slots-full = Tus { $slots } espacios para contratos están ocupados.
skim-before = La carta más barata se descarta una sola vez, antes de adquirir nada.
must-buy = En esta mesa hay que adquirir una carta cuando se puede.
name-the-row = { $card } no tiene cubos: di también a qué fila va.
row-is-fixed = { $card } va a la fila de sus cubos: no digas la fila.

## Beneficios

too-little = { $what ->
    [coin] Eso cuesta { $need } en monedas; tienes { $have }.
    [influence] Eso cuesta { $need } en influencia; tienes { $have }.
    [green] Eso pide cubos verdes: { $need }; tienes { $have }.
    [blue] Eso pide cubos azules: { $need }; tienes { $have }.
    [white] Eso pide cubos blancos: { $need }; tienes { $have }.
    [orange] Eso pide cubos naranjas: { $need }; tienes { $have }.
    [pink] Eso pide cubos rosas: { $need }; tienes { $have }.
    [black] Eso pide cubos negros: { $need }; tienes { $have }.
    [basket] Eso pide cestas: { $need }; tienes { $have }.
    [crate] Eso pide cajas: { $need }; tienes { $have }.
    [chandelier] Eso pide candelabros: { $need }; tienes { $have }.
   *[other] Eso cuesta { $need } de { $what }; tienes { $have }.
}
no-worker-there = No tienes en { $card } ningún trabajador cuyo beneficio puedas recoger ahora.
one-of-each = Contra este oponente, un segundo accesorio igual solo llega tras un juego de tres.

## La fase de renovación

no-such-column = No tienes la columna { $column } de inversiones.
column-used = Ya has activado la columna { $column }.
column-costs = Esa columna cuesta { $forest } en el bosque y { $dunes } en las dunas, y no puedes pagarlo.
not-set-aside = No has apartado los cubos para eso.
useless-set = En esta mesa un juego de cubos solo se entrega si su recompensa puede usarse.
not-your-contract = { $card } no es uno de tus contratos.
cubes-missing = No tienes todos los cubos para { $card }.
name-the-accessory = { $card } acepta cualquier accesorio: di cuál.
no-substitute = Esos dos cubos no pueden sustituir a uno que debes, o el resto quedaría sin pagar.
substitute-first = Faltan cubos: sustitúyelos primero.
