# Lo que cada paso pide al jugador, y de quién es el turno.

not-your-turn-named = No es tu turno: es el turno de { $turn }.

wait-faction = Elige tu facción.
wait-mat = Elige tu tablero de jugador.
wait-section = Es tu turno: mueve tu ficha de acción a una sección.
# $price y $text vienen de la caja
wait-top = { $action ->
    [bolster] Paga { $price } para ganar poder o cartas de combate, o renuncia a la acción superior.
    [trade] Paga { $price } para ganar recursos o popularidad, o renuncia a la acción superior.
    [produce] Produce con tus trabajadores, o renuncia a la acción superior.
   *[factory] Tu carta de fábrica: { $text } Puedes renunciar a ello.
}
wait-unit = { $n ->
    [one] Puedes mover { $n } unidad más: elígela, o termina este paso.
   *[other] Puedes mover { $n } unidades más: elige una, o termina este paso.
}
wait-coins = { $n ->
    [one] Mueve { $n } unidad, o toma monedas en su lugar.
   *[other] Mueve hasta { $n } unidades, o toma monedas en su lugar.
}
wait-cargo = { $unit ->
    [character] { $n ->
        [one] A tu personaje { $on } le queda { $n } paso: elige qué lleva y adónde va.
       *[other] A tu personaje { $on } le quedan { $n } pasos: elige qué lleva y adónde va.
    }
    [mech] { $n ->
        [one] A tu mecha { $on } le queda { $n } paso: elige qué lleva y adónde va.
       *[other] A tu mecha { $on } le quedan { $n } pasos: elige qué lleva y adónde va.
    }
   *[worker] { $n ->
        [one] A tu trabajador { $on } le queda { $n } paso: elige qué lleva y adónde va.
       *[other] A tu trabajador { $on } le quedan { $n } pasos: elige qué lleva y adónde va.
    }
}

wait-fight = Hay varios combates: elige el siguiente.
# $faction es la del enemigo
wait-ability = Combate { $on }, enemigo: { $faction }. ¿Usas { $ability }?
wait-commit = Combate { $on }, enemigo: { $faction }. Elige en secreto cuánto poder gastas, como mucho { $most }.
wait-cards = Combate { $on }, enemigo: { $faction }. Añade en secreto una carta de combate, o termina este paso.
wait-retreat = { $unit ->
    [character] Has perdido el combate { $on }: ¿adónde se retira tu personaje?
    [mech] Has perdido el combate { $on }: ¿adónde se retira tu mecha?
   *[worker] Has perdido el combate { $on }: ¿adónde se retira tu trabajador?
}

wait-encounter = Encuentro «{ $encounter }»: elige una opción.
wait-second = Encuentro «{ $encounter }»: puedes elegir otra opción, o terminar este paso.
wait-factory = Tu personaje está en la Fábrica: toma una carta de fábrica.
wait-token = { $kind ->
    [flag] Puedes colocar una bandera donde está tu personaje.
   *[trap] Puedes colocar una trampa donde está tu personaje, o armar una de nuevo.
}
wait-card = Tu carta de fábrica cuesta una carta de combate: elige cuál.

wait-put = { $n ->
    [one] { $n } recurso por colocar: elige su tipo y su territorio.
   *[other] { $n } recursos por colocar: elige el tipo y el territorio de cada uno.
}
wait-produce = { $n ->
    [one] Puedes producir en { $n } territorio más: elígelo, o termina este paso.
   *[other] Puedes producir en { $n } territorios más: elige uno, o termina este paso.
}
wait-mill = Tu Molino también puede producir: elige su territorio, o termina este paso.
wait-make = ¿Cuántos trabajadores aparecen { $on }?
wait-bottom = Acción inferior «{ $bottom }»: paga { $amounts } por ella, o sáltala.
wait-pay = Aún tienes que pagar { $amounts }: elige desde dónde.
wait-upgrade = Mueve un cubo de tecnología de una acción superior a una inferior, o renuncia a ello.
wait-deploy = Elige el mecha que despliegas, o renuncia a ello.
wait-build = Elige la estructura que construyes, o renuncia a ello.
wait-enlist = Elige el recluta que tomas y su bonificación, o renuncia a ello.
wait-place = { $piece ->
    [mech] Elige un territorio con un trabajador tuyo para el mecha.
   *[structure] Elige un territorio con un trabajador tuyo, y sin estructura, para construir.
}
wait-end = Revela un objetivo, o termina tu turno.
