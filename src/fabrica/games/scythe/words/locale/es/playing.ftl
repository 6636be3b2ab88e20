# La mesa en la página: lo que se ve y se hace en ella.

## El mapa

table-map-keys = El mapa: más y menos lo amplían y reducen, las flechas lo mueven
table-zoom = Tamaño del mapa
table-zoom-in = Ampliar
table-zoom-out = Reducir
table-zoom-all = El mapa entero
table-to-over = Mover a { $to } pasando por { $over }
table-race = Las estrellas de todos: la sexta estrella de un jugador termina la partida
outlook-driven-off = { $n ->
    [one] { $n } trabajador de { $who } vuelve a su base, lo que te cuesta { $lost } de popularidad.
   *[other] { $n } trabajadores de { $who } vuelven a su base, lo que te cuesta { $lost } de popularidad.
}
outlook-combat = Combate con { $who }.
outlook-encounter = Un encuentro espera a tu personaje.
outlook-factory = Tu personaje elige una carta de fábrica.
outlook-trap = Se activa una trampa.
outlook-won = Pasas a controlarlo.
outlook-lost = { $n ->
    [one] Pierdes el control de { $n } territorio.
   *[other] Pierdes el control de { $n } territorios.
}

## Cargas

table-one-by-one = Cargar las cosas una a una
table-fewer = Menos: { $what }
table-more-of = Más: { $what }
table-all-or-none = Todo o nada: { $what }

## Un turno

table-do-bottom = { $bottom }: pagar { $price }
table-choose-payment = Elegir con qué pagas
table-pay-so = Pagar desde territorios cerca de enemigos
table-can-pay = Puedes pagarla ahora.
table-cannot-pay = No puedes pagarla ahora.
table-change = { $what }: { $old } → { $new }
table-change-tier = { $up ->
    [true] Las estrellas, los territorios y los recursos valdrán más al final.
   *[false] Las estrellas, los territorios y los recursos valdrán menos al final.
}

## Combate

table-strength = { $cards ->
    [0] fuerza de 0 a { $most }, sin cartas
    [one] fuerza de 0 a { $most }, con { $cards } carta
   *[other] fuerza de 0 a { $most }, con hasta { $cards } cartas
}
table-combat-won = { $who } gana en { $place }

## El Automa

automa-not-possible = no es posible
automa-others-only = solo para { $faction }
