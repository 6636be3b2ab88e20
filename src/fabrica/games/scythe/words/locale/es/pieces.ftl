# Lo que hacen mechs, facciones, estructuras, tableros y las cartas del Automa. Los números vienen de la caja.

## Habilidades de los mechs. $amount es objeto de "ganar" o "perder"

rule-ability-riverwalk = Tu personaje y tus mechas pueden cruzar ríos hacia dos tipos de terreno, según la facción.
rule-riverwalk-onto = Tu personaje y tus mechas pueden cruzar ríos hacia: { $terrains }.
rule-ability-seaworthy = Tu personaje y tus mechas pueden entrar en los lagos y salir de ellos. Tras un combate perdido, las unidades pueden retirarse a un lago contiguo.
rule-ability-artillery = Antes de un combate puedes pagar { $price }: el enemigo pierde { $amount }.
rule-ability-speed = { $n ->
    [one] Tu personaje y tus mechas pueden dar { $n } paso más.
   *[other] Tu personaje y tus mechas pueden dar { $n } pasos más.
}
rule-ability-township = Para tu personaje y tus mechas, las aldeas que controlas y la Fábrica son adyacentes entre sí.
rule-ability-peoples_army = { $n ->
    [one] Con un trabajador tuyo en el combate puedes añadir { $n } carta de combate más.
   *[other] Con un trabajador tuyo en el combate puedes añadir { $n } cartas de combate más.
}
rule-ability-wayfare = Desde cualquier lugar, tu personaje y tus mechas pueden ir a tu base o a la base de una facción que no juega; con seis o siete jugadores, en cambio, a cualquier granja sin unidades.
rule-ability-scout = Antes de un combate le quitas al enemigo una carta de combate al azar.
rule-ability-underpass = Para tu personaje y tus mechas, las montañas que controlas y todos los túneles son adyacentes entre sí.
rule-ability-disarm = Antes de un combate en un túnel, o en tu Mina, el enemigo pierde { $amount }.
rule-ability-submerge = Tu personaje y tus mechas pueden entrar en los lagos y salir de ellos, e ir de un lago a cualquier otro.
rule-ability-camaraderie = Cuando ganas un combate como atacante, no pierdes popularidad por los trabajadores que se retiran.
rule-ability-burrow = Tu personaje y tus mechas pueden cruzar un río al salir de un túnel o de tu Mina, o al entrar en ellos.
rule-ability-sword = Cuando atacas, el enemigo pierde { $amount } antes del combate.
rule-ability-shield = Cuando te atacan, ganas { $amount } antes del combate.
rule-ability-rally = Desde cualquier lugar, tu personaje y tus mechas pueden ir a un territorio con un trabajador o una bandera tuya.
rule-ability-toka = Una vez por turno, tu personaje o un mecha puede cruzar un río.
rule-ability-suiton = { $n ->
    [one] Tu personaje y tus mechas pueden entrar en los lagos y salir de ellos; en un combate allí puedes añadir { $n } carta de combate más.
   *[other] Tu personaje y tus mechas pueden entrar en los lagos y salir de ellos; en un combate allí puedes añadir { $n } cartas de combate más.
}
rule-ability-ronin = Antes de un combate con una sola unidad tuya puedes ganar { $amount }.
rule-ability-shinobi = Desde cualquier lugar, tu personaje y tus mechas pueden ir a un territorio con una trampa tuya y armarla de nuevo.

## Habilidades de las facciones

rule-gift-nordic = Tus trabajadores pueden cruzar ríos.
rule-gift-rusviet = Puedes elegir la misma sección del tablero que en el turno anterior.
rule-gift-crimea = Una vez por turno, una carta de combate de cualquier valor puede pagar un recurso de una acción inferior.
rule-gift-saxony = No hay límite para tus estrellas de combates y de objetivos.
rule-gift-polania = { $options ->
    [one] Puedes elegir hasta { $options } opción de cada carta de encuentro. Con seis o siete jugadores ganas también { $price } al final por cada territorio de encuentro que controles.
   *[other] Puedes elegir hasta { $options } opciones distintas de cada carta de encuentro. Con seis o siete jugadores ganas también { $price } al final por cada territorio de encuentro que controles.
}
rule-gift-albion = { $n ->
    [one] Donde tu personaje ha terminado su movimiento puedes colocar una bandera; tienes { $n } bandera. Al final cada bandera en un territorio que controles cuenta como uno más, pero no junto a tu base.
   *[other] Donde tu personaje ha terminado su movimiento puedes colocar una bandera; tienes { $n } banderas. Al final cada bandera en un territorio que controles cuenta como uno más, pero no junto a tu base.
}
rule-gift-togawa = Donde tu personaje ha terminado su movimiento puedes colocar una trampa armada. Una unidad enemiga que entra se detiene y sufre la pérdida. Al final un territorio con una trampa armada es tuyo si no hay ningún enemigo.
rule-trap = Quien entra en ella pierde { $amount }.

## Estructuras

rule-structure-mine = Para tus unidades, su territorio cuenta como un túnel.
rule-structure-monument = Ganas { $amount } cuando realizas la acción Reforzar.
rule-structure-armory = Ganas { $amount } cuando comercias.
rule-structure-mill = Cuando produces, su territorio produce también, y el Molino cuenta como un trabajador.

## Tableros y facciones

about-start = Empiezas con { $gain }.
about-part = { $name }: { $text }
about-section = { $top } sobre { $bottom }: la acción inferior cuesta { $pay }, con todas las mejoras { $least }, y da { $gain }.

## Cartas del Automa

about-automa-combat = { $n ->
    [one] En combate: { $low } de poder; con { $second } o más de poder { $middle }, con { $third } o más { $high }; y hasta { $n } carta de combate.
   *[other] En combate: { $low } de poder; con { $second } o más de poder { $middle }, con { $third } o más { $high }; y hasta { $n } cartas de combate.
}
about-automa-conquered = { $n ->
    [one] Un territorio arrebatado al Automa da { $n } recurso.
   *[other] Un territorio arrebatado al Automa da { $n } recursos.
}
about-automa-scheme = { $scheme ->
    [first] Primer esquema: { $moves }. Ganancias: { $gains }.
   *[second] Segundo esquema: { $moves }. Ganancias: { $gains }.
}
about-automa-bonus = Ganas { $gain } si tienes el recluta de «{ $bottom }».
about-automa-star = Da un paso en su pista de estrellas.
about-automa-skipped = El nivel Autometta se salta esta carta.
about-only = { $text } (solo { $faction })
about-else = { $first }, si no { $second }
try-worker = se mueve un trabajador
try-mech = se mueve un mecha
try-character = se mueve el personaje
try-encounter = el personaje va a la Fábrica o a un encuentro
try-attack = con al menos { $n } de poder ataca unidades de combate
try-attack_workers = ataca trabajadores
amount-unit = { $n ->
    [one] { $n } unidad de combate
   *[other] { $n } unidades de combate
}
