# Por qué se rechaza una jugada. $card, $disc y $after son nombres, o ids como en las palabras de las jugadas; las demás palabras son ids para elegir.

## Turnos y pasos

decide-first = { $step ->
    [start] Elige primero el disco que será tu trabajador inicial.
    [turn] Es tu turno: toma vidrio, toma productos o asigna un trabajador.
    [taking] Estás tomando productos: di otro cubo, o termina con «enough».
    [instead] Elige primero: la fila de esta fábrica privada, o un horno vacío en su lugar.
    [buying] Adquiere primero una carta, o termina este paso.
    [assigning] Asigna primero el trabajador que has ganado, o termina este paso.
    [unlocking] Elige primero el disco que sale de tu tablero.
    [activating] Recoge primero los beneficios de tus trabajadores en esta fila, o termina este paso.
    [columns] Activa primero columnas de tus inversiones, o termina este paso.
    [supplying] Todos los cubos apartados deben entregarse a una fábrica privada.
    [fulfilling] Cumple primero contratos, o termina este paso.
    [paying] Paga primero el contrato.
   *[removing] Elige primero los cubos que retira el Automa.
}

## Fábricas

furnace-empty = { $place ->
    [ul] El horno superior izquierdo está vacío.
    [ur] El horno superior derecho está vacío.
    [ll] El horno inferior izquierdo está vacío.
   *[lr] El horno inferior derecho está vacío.
} Hay vidrio en: { $furnaces }.
furnace-not-empty = { $place ->
    [ul] El horno superior izquierdo aún tiene cubos: solo vale un horno vacío.
    [ur] El horno superior derecho aún tiene cubos: solo vale un horno vacío.
    [ll] El horno inferior izquierdo aún tiene cubos: solo vale un horno vacío.
   *[lr] El horno inferior derecho aún tiene cubos: solo vale un horno vacío.
} Vacío: { $furnaces }.
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
} { $n ->
    [0] Está vacía.
   *[other] Contiene: { $cubes }.
}

## Trabajadores

disc-gone = El disco { $disc } ya ha salido de tu tablero.
disc-after = El disco { $disc } sale después de { $after }.
disc-forbidden = Contra este oponente el disco { $disc } se queda donde está.
needs-ability = Eso necesita la habilidad { $disc }, que aún no has desbloqueado.
redrawn = Ya has cambiado profesiones en este turno.
nothing-to-redraw = No hay cartas junto a ese mazo.
no-disc-left = No te quedan discos en el tablero para asignar.
too-many-workers = Puedes tener como mucho { $more } trabajadores más que el Automa. Tienes { $have }; el Automa, { $automa }.
not-on-market = { $card } no está en el mercado. Allí encuentras: { $cards }.
row-too-high = { $level ->
    [stephens] Junto a un horno puede haber cualquier número de profesiones.
    [lower] { $equal ->
        [yes] La fila de la fábrica privada inferior no puede quedar más larga que la del horno
       *[no] La fila de la fábrica privada inferior debe quedar más corta que la del horno
    }: aquí { $here }, debajo { $below }.
   *[upper] { $equal ->
        [yes] La fila de la fábrica privada superior no puede quedar más larga que la de debajo
       *[no] La fila de la fábrica privada superior debe quedar más corta que la de debajo
    }: aquí { $here }, debajo { $below }.
}
not-in-play = { $card } no está en juego.
one-slot = { $card } no tiene espacio para un aprendiz.
own-master = El maestro de { $card } es tuyo: el aprendiz debe ser de otro jugador.
slot-taken = { $card } ya tiene un aprendiz.
starting-disc = En esta mesa el trabajador inicial es uno de los discos de tu pista de influencia: { $discs }.
create-only = En esta mesa, el trabajador ganado con un juego de cubos debe crear una profesión.

## Contratos e inversiones

other-market = { $market ->
    [contracts] Ahora puedes aceptar un contrato, no financiar una inversión.
   *[investments] Ahora puedes financiar una inversión, no aceptar un contrato.
}
slots-full = Tus { $slots } espacios para contratos están ocupados. Uno queda libre cuando cumples un contrato en una fase de renovación.
skim-before = Solo puedes descartar la carta más barata antes de adquirir una de ese mercado.
skimmed = Ya has descartado la carta más barata en esta acción.
skimmed-for-a-card = { $market ->
    [contracts] Has descartado el contrato más barato para aceptar otro: elígelo ahora.
   *[investments] Has descartado la inversión más barata para financiar otra: elígela ahora.
}
skim-last = Solo puedes descartar la carta más barata para adquirir otra, y en este mercado no quedaría ninguna.
must-buy = En esta mesa tienes que adquirir una carta si puedes.
name-the-row = { $card } no tiene cubos: di a qué fila va, orange, pink o black.
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
no-worker-there = No tienes en { $card } ningún trabajador cuyo beneficio puedas recoger ahora. Aún puedes usar: { $cards }.
one-of-each = Contra este oponente, solo puedes obtener un segundo accesorio igual tras un juego de tres. Ahora puedes obtener: { $accessories }.

## La fase de renovación

no-such-column = { $n ->
    [one] No tienes la columna { $column } de inversiones, solo una.
   *[other] No tienes la columna { $column } de inversiones, solo { $n }.
}
column-used = Ya has activado la columna { $column }.
column-costs = Esa columna cuesta { $forest } en el bosque y { $dunes } en las dunas; estás en { $forest_have } y { $dunes_have }.
not-set-aside = Eso pide: { $needed }. Has apartado: { $cubes }.
useless-set = En esta mesa un juego de cubos solo se entrega si su recompensa puede usarse.
not-your-contract = { $card } no es uno de tus contratos: { $cards }.
cubes-missing = { $able ->
    [yes] Te faltan cubos para { $card }, aunque dos de un color sustituyan a uno de otro: { $cubes }.
   *[no] Te faltan cubos para { $card }: { $cubes }.
}
name-the-accessory = { $card } acepta cualquier accesorio: di cuál, basket (cesta), crate (caja) o chandelier (candelabro).
not-owed = No tienes que pagar ningún cubo de ese color. Queda por pagar: { $cubes }.
no-substitute = Si usas esos dos cubos, ya no puedes pagar el resto. Queda por pagar: { $cubes }.
substitute-first = Sustituye primero lo que te falta: { $cubes }.
