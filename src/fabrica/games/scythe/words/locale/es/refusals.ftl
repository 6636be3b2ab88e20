# Por qué se rechaza una jugada. Lugares, cartas y demás llegan como nombres; tal como en las palabras de las jugadas también encajan.

## Turnos y pasos

decide-first = { $step ->
    [faction] Elige primero una facción.
    [mat] Elige primero un tablero de jugador.
    [section] Mueve primero tu ficha de acción: section y su nombre.
    [top] Di primero cómo haces la acción superior, o termina con done.
    [unit] Elige primero una unidad que se mueva, o termina con done.
    [cargo] Una unidad está en camino: di adónde va, qué lleva, o termina con done.
    [fight] Elige primero el próximo combate.
    [ability] Decide primero si usas tu habilidad de combate.
    [commit] Elige primero el poder de tu disco y tus cartas.
    [retreat] Di primero adónde se retira tu unidad.
    [encounter] Elige primero una opción de la carta de encuentro.
    [factory] Toma primero una carta de fábrica.
    [token] Coloca primero una ficha de facción, o termina con done.
    [card] Paga primero con una carta de combate.
    [put] Coloca primero los recursos.
    [produce] Di primero dónde produces, o termina con done.
    [make] Di primero cuántos trabajadores aparecen.
    [bottom] Decide primero si haces la acción inferior.
    [pay] Paga primero la acción inferior.
    [upgrade] Mueve primero un cubo de tecnología, o termina con done.
    [deploy] Elige primero un mecha, o termina con done.
    [build] Elige primero una estructura, o termina con done.
    [enlist] Elige primero un recluta, o termina con done.
    [place] Di primero en qué territorio va.
   *[end] Termina primero tu turno.
}
must-choose = { $step ->
    [section] La ficha de acción tiene que moverse en cada turno: elige una sección.
    [cargo] La unidad elegida tiene que dar al menos un paso.
    [encounter] Tienes que elegir una opción de la carta.
    [factory] Tienes que tomar una carta de fábrica.
   *[other] Aquí tienes que elegir: done no es posible.
}
not-free = { $name } no está disponible en esta partida.
pair-not-played = Con { $name } solo quedarían una facción y un tablero que no pueden jugarse juntos.
section-again = La ficha de acción ya está en «{ $section }»: elige otra sección.
no-factory-card = No tienes ninguna carta de fábrica.
objective-not-held = No tienes el objetivo «{ $card }».
objective-at-end = Solo puedes revelar el objetivo «{ $card }» al final de tu turno.
objective-not-met = Aún no cumples el objetivo «{ $card }».
units-have-moved = Las monedas se ganan en lugar de mover, pero ya has movido.
no-worker-to-trade = Ningún trabajador tuyo está en un territorio: no hay dónde poner recursos.
not-of-section = Eso no pertenece a la sección «{ $section }».
too-little = { $what ->
    [popularity] Necesitas { $need } de popularidad, pero tienes { $have }.
   *[coins] { $need ->
        [one] Necesitas { $need } moneda, pero tienes { $have }.
       *[other] Necesitas { $need } monedas, pero tienes { $have }.
    }
}
no-territory = Eso no es un territorio: { $place }.

## Movimiento

unit-not-there = En { $place } no tienes esa unidad ({ $unit }).
unit-has-moved = Esa unidad ({ $unit }, { $place }) ya se ha movido en esta acción.
unit-is-stuck = Esa unidad ({ $unit }, { $place }) no puede ir a ningún lado.
worker-meets-enemy = Un trabajador a pie no puede entrar en { $place }: allí hay un enemigo ({ $unit }, { $faction }).
here-already = La unidad ya está en { $place }.
not-onto-a-base = Las unidades no pueden entrar en una base: { $place }.
across-a-river = Necesitas una habilidad para cruzar el río hacia { $place }.
onto-a-lake = Necesitas una habilidad para cruzar el lago hacia { $place }.
not-adjacent = No son adyacentes: { $from } y { $place }.
no-retreat-there = No puedes retirarte a { $place }.
only-mechs-carry = Solo los mechas llevan trabajadores.
nothing-to-take = La unidad no puede llevar esto: { $load }.
nothing-to-leave = La unidad no puede dejar esto: { $load }.
load-order = Di lo que dejas antes de lo que llevas, y los trabajadores antes que los recursos: { $load } llega tarde.

## Combate

nobody-fights = En { $place } no hay combate.
no-ability = No puedes usar { $ability } en este combate.
have-chosen = Ya has elegido. Falta la otra parte.
dial-first = Primero elige el poder: dial y un número.
dial-is-set = Ya has elegido el poder.
dial-too-high = Solo tienes { $power } de poder.
card-limit = Puedes añadir como máximo { $limit } cartas de combate.
card-not-held = No te queda ninguna carta de combate de valor { $value }.
card-order = Di las cartas de menor a mayor: { $value } llega tarde.
no-card-here = Aquí no se paga con una carta de combate ({ $value }).

## Después del movimiento

option-taken = La opción { $option } ya se ha elegido.
factory-card-gone = La carta de fábrica «{ $card }» no está aquí.
no-flag = Aquí no puedes poner una bandera.
no-trap = Aquí no puedes poner esa trampa ({ $trap }).
nothing-to-arm = En { $place } no hay ninguna trampa que armar.

## Acciones

no-room = No puede ir a { $place }: hace falta un trabajador tuyo y, para una estructura, que no haya otra.
not-controlled = No controlas { $place }.
place-order = Di los territorios en su orden: { $place } llega tarde.
produces-nothing = En { $place } no produces nada, o ya no quedan territorios.
too-many-workers = Puedes recibir como máximo { $most }.
put-order = Di los recursos en su orden: ese llega tarde.
no-tokens-there = No puedes poner recursos en { $place }.
no-token-to-pay = En { $place } no hay nada con que pagar esto.
pay-order = Di los territorios en su orden. Desde { $place } no alcanza: empieza por { $first }.
pay-card-first = Los recursos solos no alcanzan: paga primero con una carta de combate.
cube-moved = El cubo «{ $cube }» ya se ha movido.
no-slot = En «{ $bottom }» no cabe otro cubo. Hay sitio en: { $open }.
mech-deployed = Ese mecha ({ $ability }) ya está desplegado.
mech-of-others = Tu facción no tiene { $ability }.
is-built = Ya has construido: { $structure }.
recruit-enlisted = El recluta de «{ $bottom }» ya está en servicio.
bonus-taken = La bonificación { $bonus } está cubierta. Libres: { $free }.
