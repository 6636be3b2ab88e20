# Lo que hacen cartas y piezas, compuesto con los datos de la caja. $pay y $gain son objetos del verbo (some-*).

## Intercambios

about-gain = Gana { $gain }.
about-exchange = Paga { $pay } para ganar { $gain }.
about-option = Opción { $n }: { $text }

## Encuentros y cartas de fábrica

about-encounter = Una carta de encuentro: hay que elegir una opción que puedas pagar. Lo que da aparece donde está tu personaje.
about-factory = Una carta de fábrica: la quinta sección de tu tablero, sin monedas ni bonificaciones.
about-factory-top = Acción superior: { $text }
about-factory-move = { $steps ->
    [one] Acción inferior: mueve una unidad hasta { $steps } paso.
   *[other] Acción inferior: mueve una unidad hasta { $steps } pasos.
}
some-produce = { $n ->
    [one] producción en { $n } territorio
   *[other] producción en { $n } territorios
}

## Objetivos. $needs es una lista de oraciones (need-*)

about-objective = Revélalo para colocar una estrella cuando { $needs }.
about-objective-end = Solo al final de tu turno.
about-objective-any = Al principio de tu turno, antes de la acción inferior o al final.
need-mountains-least = { $n ->
    [one] controles { $n } montaña
   *[other] controles al menos { $n } montañas
}
need-tunnels-least = { $n ->
    [one] controles { $n } túnel
   *[other] controles al menos { $n } túneles
}
need-farms-least = { $n ->
    [one] controles { $n } granja
   *[other] controles al menos { $n } granjas
}
need-tundras-least = { $n ->
    [one] controles { $n } tundra
   *[other] controles al menos { $n } tundras
}
need-forests-least = { $n ->
    [one] controles { $n } bosque
   *[other] controles al menos { $n } bosques
}
need-villages-least = { $n ->
    [one] controles { $n } aldea
   *[other] controles al menos { $n } aldeas
}
need-the_factory-least = controles la Fábrica
need-power_lead-least = nadie tenga más poder que tú
need-sent_home-least = hayas enviado a casa trabajadores enemigos en este turno
need-power-least = tengas al menos { $n } de poder
need-power-exactly = tu poder sea { $n }
need-factory_card-least = tengas una carta de fábrica
need-factory_card-exactly = no tengas carta de fábrica
need-mechs-least = { $n ->
    [one] hayas desplegado al menos { $n } mecha
   *[other] hayas desplegado al menos { $n } mechas
}
need-mechs-exactly = no hayas desplegado ningún mecha
need-workers-least = { $n ->
    [one] tengas al menos { $n } trabajador
   *[other] tengas al menos { $n } trabajadores
}
need-workers-most = { $n ->
    [one] tengas como mucho { $n } trabajador
   *[other] tengas como mucho { $n } trabajadores
}
need-coins-least = { $n ->
    [one] tengas al menos { $n } moneda
   *[other] tengas al menos { $n } monedas
}
need-coins-most = { $n ->
    [one] tengas como mucho { $n } moneda
   *[other] tengas como mucho { $n } monedas
}
need-popularity-least = tengas al menos { $n } de popularidad
need-mixed_store-least = haya al menos { $n } recursos, de todos los tipos, en un mismo territorio que controles
need-pieces_together-least = al menos { $n } piezas tuyas, unidades y estructura, estén en un mismo territorio
need-upgrades-least = { $n ->
    [one] hayas hecho al menos { $n } mejora
   *[other] hayas hecho al menos { $n } mejoras
}
need-upgrades-exactly = no hayas hecho ninguna mejora
need-structures-least = { $n ->
    [one] hayas construido al menos { $n } estructura
   *[other] hayas construido al menos { $n } estructuras
}
need-recruits-least = { $n ->
    [one] tengas al menos { $n } recluta
   *[other] tengas al menos { $n } reclutas
}
need-of_each_resource-least = { $n ->
    [one] controles al menos { $n } recurso de cada tipo
   *[other] controles al menos { $n } recursos de cada tipo
}
need-of_one_resource-least = { $n ->
    [one] controles al menos { $n } recurso de un mismo tipo
   *[other] controles al menos { $n } recursos de un mismo tipo
}
need-workers_less_recruits-exactly = tengas tantos trabajadores como reclutas
need-store_of_three-least = { $n ->
    [one] tu personaje, exactamente un mecha, exactamente un trabajador y al menos { $n } recurso estén en un territorio que controles
   *[other] tu personaje, exactamente un mecha, exactamente un trabajador y al menos { $n } recursos estén en un territorio que controles
}
need-around_factory-least = { $n ->
    [one] controles al menos { $n } territorio junto a la Fábrica
   *[other] controles al menos { $n } territorios junto a la Fábrica
}
need-around_a_lake-least = { $n ->
    [one] controles al menos { $n } territorio junto a un mismo lago
   *[other] controles al menos { $n } territorios junto a un mismo lago
}
need-cards-least = { $n ->
    [one] tengas al menos { $n } carta de combate
   *[other] tengas al menos { $n } cartas de combate
}
need-combat_stars-least = { $n ->
    [one] tengas al menos { $n } estrella de combate
   *[other] tengas al menos { $n } estrellas de combate
}

## Losetas de estructura. $coins es una tabla: un número, sus monedas

about-tile = Al final cuenta { $what } y gana monedas: { $coins }.
counts-1 = los túneles junto a tus estructuras
counts-2 = los lagos junto a tus estructuras
counts-3 = los territorios de encuentro junto a tus estructuras
counts-4 = tus estructuras en túneles
counts-5 = tus estructuras en una misma línea
counts-6 = tus estructuras en granjas y tundras
