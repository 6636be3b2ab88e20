# Por qué se rechaza una jugada. Lugares, cartas y demás llegan como nombres; tal como en las palabras de las jugadas también encajan.

## Turnos y pasos

decide-first = { $step ->
    [faction] Elige primero una facción.
    [mat] Elige primero un tablero de jugador.
    [section] Mueve primero tu ficha de acción: section y su nombre.
    [top] Di primero cómo haces la acción superior, o done.
    [unit] Elige primero una unidad que se mueva, o done.
    [cargo] Una unidad está en camino: di adónde va, qué lleva, o done.
    [fight] Elige primero el próximo combate.
    [ability] Decide primero si usas tu habilidad de combate.
    [commit] Elige primero el poder de tu disco y tus cartas.
    [retreat] Di primero adónde se retira tu unidad.
    [encounter] Elige primero una opción de la carta de encuentro.
    [factory] Toma primero una carta de fábrica.
    [token] Coloca primero una ficha de facción, o done.
    [card] Paga primero con una carta de combate.
    [put] Coloca primero los recursos.
    [produce] Di primero dónde produces, o done.
    [make] Di primero cuántos trabajadores aparecen.
    [bottom] Decide primero si haces la acción inferior.
    [pay] Paga primero la acción inferior.
    [upgrade] Mueve primero un cubo de tecnología, o done.
    [deploy] Elige primero un mech, o done.
    [build] Elige primero una estructura, o done.
    [enlist] Elige primero un recluta, o done.
    [place] Di primero en qué territorio va.
   *[end] Termina primero tu turno.
}
must-choose = { $step ->
    [section] La ficha de acción se mueve en cada turno: elige una sección.
    [cargo] La unidad elegida da al menos un paso.
    [encounter] Hay que tomar una opción de la carta.
    [factory] Hay que tomar una carta de fábrica.
   *[other] Aquí hay que elegir: done no es posible.
}
not-free = { $name } no está libre en esta partida.
pair-not-played = Con { $name } quedaría una pareja de facción y tablero que no se juega.
section-again = La ficha de acción ya está en «{ $section }»: elige otra sección.
no-factory-card = No tienes ninguna carta de fábrica.
objective-not-held = No tienes el objetivo «{ $card }».
objective-at-end = El objetivo «{ $card }» solo se muestra al final del turno.
objective-not-met = Aún no cumples el objetivo «{ $card }».
units-have-moved = Las monedas se toman en lugar de mover, y ya has movido.
no-worker-to-trade = Ningún trabajador tuyo está en un territorio: no hay dónde poner recursos.
not-of-section = Eso no pertenece a la sección «{ $section }».
too-little = Hacen falta { $need } ({ $what }), y tienes { $have }.
no-territory = Eso no es un territorio: { $place }.

## Movimiento

unit-not-there = En { $place } no tienes esa unidad ({ $unit }).
unit-has-moved = Esa unidad ({ $unit }, { $place }) ya se ha movido en esta acción.
unit-is-stuck = Esa unidad ({ $unit }, { $place }) no puede ir a ningún lado.
worker-meets-enemy = Un trabajador a pie no puede entrar en { $place }: allí hay un enemigo ({ $unit }, { $faction }).
here-already = La unidad ya está en { $place }.
not-onto-a-base = Nadie entra en { $place }: las bases están cerradas.
across-a-river = Un río separa { $place }, y ninguna habilidad permite cruzarlo.
onto-a-lake = El lago cierra el paso a { $place } sin una habilidad que lo abra.
not-adjacent = No son adyacentes: { $from } y { $place }.
no-retreat-there = Nadie puede retirarse a { $place }.
only-mechs-carry = Solo los mechs llevan trabajadores.
nothing-to-take = No hay nada así que llevar: { $load }.
nothing-to-leave = No hay nada así que dejar: { $load }.
load-order = Se deja antes de tomar, trabajadores antes que recursos: { $load } ya no.

## Combate

nobody-fights = En { $place } no hay combate.
no-ability = No puedes usar { $ability } en este combate.
have-chosen = Ya has elegido; falta la otra parte.
dial-first = Primero el disco: dial y un número.
dial-is-set = El disco ya está puesto.
dial-too-high = Tu poder es { $power }.
card-limit = No caben más cartas: como mucho { $limit }.
card-not-held = No te queda ninguna carta de { $value }.
card-order = Las cartas se dicen de menor a mayor: { $value } ya no.
no-card-here = Aquí no se paga con una carta de combate ({ $value }).

## Después del movimiento

option-taken = La opción { $option } ya está tomada.
factory-card-gone = La carta de fábrica «{ $card }» no está aquí.
no-flag = Aquí no puedes poner una bandera.
no-trap = Aquí no puedes poner esa trampa ({ $trap }).
nothing-to-arm = En { $place } no hay ninguna trampa que armar.

## Acciones

no-room = No puede ir a { $place }: hace falta un trabajador tuyo y, para una estructura, que no haya otra.
not-controlled = No controlas { $place }.
place-order = Los territorios se dicen en su orden: { $place } ya no.
produces-nothing = En { $place } no produces nada, o ya no quedan territorios.
too-many-workers = Como mucho { $most }.
put-order = Los recursos se dicen en su orden: eso ya no.
no-tokens-there = No puedes poner recursos en { $place }.
no-token-to-pay = En { $place } no hay nada con que pagar esto.
pay-order = Los territorios se dicen en su orden, y desde { $place } no alcanza: empieza por { $first }.
pay-card-first = Los recursos solos no alcanzan: paga primero con una carta de combate.
cube-moved = El cubo «{ $cube }» ya se ha movido.
no-slot = En «{ $bottom }» no cabe otro cubo. Hay sitio en: { $open }.
mech-deployed = Ese mech ({ $ability }) ya está desplegado.
mech-of-others = Tu facción no tiene { $ability }.
is-built = Ya has construido: { $structure }.
recruit-enlisted = El recluta de «{ $bottom }» ya está alistado.
bonus-taken = La bonificación { $bonus } está cubierta. Libres: { $free }.
