# La mesa en la página.

## Zonas

table-map = El mapa
table-mat = Tu tablero
table-others = Los demás
table-more = Tablero, mechas, estrellas
table-powers = Mechas, estructuras, estrellas
table-level-hint = { $level ->
    [autometta] fácil
    [automa] normal
    [automaszyna] difícil
   *[ultimaszyna] muy difícil
}

## Con qué se termina un paso

table-done-top = Saltar la acción superior
table-done-unit = No mover más unidades
table-done-cargo = Parar aquí
table-done-ability = No usarla
table-done-commit = Confirmar la elección
table-done-encounter = Ninguna otra opción
table-done-token = No colocar nada
table-done-produce = No producir más
table-done-bottom = Saltar la acción inferior
table-done-upgrade = Saltar la mejora
table-done-deploy = Ningún mecha
table-done-build = Ninguna estructura
table-done-enlist = Ningún recluta
table-done-end = Terminar el turno

## Entre qué elegir

table-on-map = { $n ->
    [one] Marcado en el mapa: { $n } lugar.
    [many] Marcados en el mapa: { $n } lugares.
   *[other] Marcados en el mapa: { $n } lugares.
}
table-choose = Elegir
table-reveal = Revelar
table-factions = Facciones
table-mats = Tableros de jugador
table-factory-cards = Cartas de fábrica
table-mechs = Mechas
table-structures = Estructuras
table-abilities = Habilidades
table-traps = Trampas
table-dial = Poder
table-combat-cards = Carta de combate
table-new-workers = Trabajadores nuevos
table-take = Llevar
table-leave = Dejar aquí
table-bonus = { $gain ->
    [power] poder
    [coins] monedas
    [popularity] popularidad
   *[cards] cartas de combate
}

## Un tablero

table-top-move = Mueve hasta { $n } unidades, o gana { $coins }.
table-top-exchange = Paga { $price } para ganar { $one } o { $other }.
table-top-produce = { $n ->
    [one] Produce en { $n } territorio. Cuesta: { $price }.
    [many] Produce en hasta { $n } territorios. Cuesta: { $price }.
   *[other] Produce en hasta { $n } territorios. Cuesta: { $price }.
}
table-nothing = nada
table-bottom = Cuesta { $cost }, da { $coins }.
table-recruit = Recluta en servicio: { $gain } cada vez que tú o un vecino uséis «{ $bottom }».
table-no-recruit = Un recluta aquí daría { $gain } cada vez que tú o un vecino usarais «{ $bottom }».
table-token = Tu ficha de acción estuvo aquí por última vez.
table-cubes-left = { $n ->
    [one] { $n } cubo de tecnología por mover
    [many] { $n } cubos de tecnología por mover
   *[other] { $n } cubos de tecnología por mover
}
table-tier = Al final: { $star } por estrella, { $territory } por territorio, { $resources } por dos recursos.
table-stars = { $n ->
    [one] { $n } estrella de { $of }
    [many] { $n } estrellas de { $of }
   *[other] { $n } estrellas de { $of }
}
table-stars-to-place = Estrellas
table-done = hecho
table-hand = Cartas de combate:
table-revealed = Objetivos revelados
table-score-now = Monedas, si acabara ahora

## El mapa

table-flag = Bandera
table-encounter-token = ficha de encuentro
table-produces = Produce: { $what }.
table-the-factory = La Fábrica: quien termina aquí un movimiento con su personaje toma una carta de fábrica. Al final cuenta como { $n } territorios.
table-tunnel = Un túnel: adyacente a todos los demás túneles.

## Combate

table-combat = Combate: { $place }
table-attacker = atacante
table-defender = defensor
table-has-chosen = ha elegido
table-chooses = aún no ha elegido
table-your-dial = poder { $n }

## El Automa

table-tracker = Pista de estrellas: { $n }
table-last-card = Su último turno: { $card }
table-no-card-yet = Aún no ha jugado.

## El final

table-measure-round = Ronda
table-measure-score = Monedas, si acabara entonces
table-measure-stars = Estrellas
table-measure-territories = Territorios
table-measure-popularity = Popularidad
table-measure-power = Poder
