# Las jugadas: label-… es lo que dice un botón, did-… lo que hizo alguien, you-… lo que hiciste tú.
# Los lugares llevan su preposición: $on, $to, $from. $load y $structure son objetos del verbo.

## Preparación

label-faction = Tomar la facción { $faction }
did-faction = { $who } toma la facción { $faction }.
you-faction = Tomas la facción { $faction }.
label-mat = Tomar el tablero «{ $mat }»
did-mat = { $who } toma el tablero «{ $mat }».
you-mat = Tomas el tablero «{ $mat }».

## Un turno

label-section = Sección: { $section }
did-section = { $who } elige la sección «{ $section }».
you-section = Eliges la sección «{ $section }».
label-objective = Revelar el objetivo «{ $objective }»
did-objective = { $who } revela el objetivo «{ $objective }».
you-objective = Revelas el objetivo «{ $objective }».
label-top = { $way ->
    [coins] Ganar monedas en lugar de mover
    [power] Ganar poder
    [cards] Robar cartas de combate
    [resources] Ganar recursos
    [popularity] Ganar popularidad
    [produce] Producir
    [use] Usar la carta de fábrica
    [upgrade] Carta de fábrica: mejorar
    [deploy] Carta de fábrica: desplegar un mecha
    [build] Carta de fábrica: construir
   *[enlist] Carta de fábrica: reclutar
}
did-top = { $way ->
    [coins] { $who } toma monedas en lugar de mover.
    [power] { $who } refuerza su poder.
    [cards] { $who } se refuerza con cartas de combate.
    [resources] { $who } comercia para ganar recursos.
    [popularity] { $who } comercia para ganar popularidad.
    [produce] { $who } produce.
    [use] { $who } usa la carta de fábrica.
    [upgrade] { $who } usa la carta de fábrica para mejorar.
    [deploy] { $who } usa la carta de fábrica para desplegar un mecha.
    [build] { $who } usa la carta de fábrica para construir.
   *[enlist] { $who } usa la carta de fábrica para reclutar.
}
you-top = { $way ->
    [coins] Tomas monedas en lugar de mover.
    [power] Refuerzas tu poder.
    [cards] Te refuerzas con cartas de combate.
    [resources] Comercias para ganar recursos.
    [popularity] Comercias para ganar popularidad.
    [produce] Produces.
    [use] Usas tu carta de fábrica.
    [upgrade] Usas la carta de fábrica para mejorar.
    [deploy] Usas la carta de fábrica para desplegar un mecha.
    [build] Usas la carta de fábrica para construir.
   *[enlist] Usas la carta de fábrica para reclutar.
}
label-bottom = Hacer la acción inferior
did-bottom = { $who } hace la acción inferior.
you-bottom = Haces la acción inferior.
label-done = Listo
did-done = { $who } termina este paso.
you-done = Terminas este paso.

## Movimiento

label-character = Mover el personaje
did-character = { $who } mueve su personaje.
you-character = Mueves tu personaje.
label-mech = Mover un mecha { $from }
did-mech = { $who } mueve un mecha { $from }.
you-mech = Mueves un mecha { $from }.
label-worker = Mover un trabajador { $from }
did-worker = { $who } mueve un trabajador { $from }.
you-worker = Mueves un trabajador { $from }.
label-leave = Dejar { $load }
did-leave = { $who } deja { $load }.
you-leave = Dejas { $load }.
label-take = Llevar { $load }
did-take = { $who } lleva { $load }.
you-take = Llevas { $load }.
label-to = Mover { $to }
did-to = { $who } mueve { $to }.
you-to = Mueves { $to }.

# Lo que se lleva o se deja, como objeto
load-worker = un trabajador
load-moved_worker = un trabajador que ya se movió
load-all_workers = todos los trabajadores
load-oil = 1 de petróleo
load-all_oil = todo el petróleo
load-metal = 1 de metal
load-all_metal = todo el metal
load-food = 1 de comida
load-all_food = toda la comida
load-wood = 1 de madera
load-all_wood = toda la madera
load-everything = todo

## Combate

label-fight = Combatir { $on }
did-fight = { $who } empieza el combate { $on }.
you-fight = Empiezas el combate { $on }.
label-use = Usar { $ability }
did-use = { $who } usa { $ability }.
you-use = Usas { $ability }.
label-dial = Disco: { $n }
did-dial = { $who } pone el disco en { $n }.
you-dial = Pones el disco en { $n }.
label-card = Carta de combate: { $n }
did-card = { $who } juega una carta de combate de valor { $n }.
you-card = Juegas una carta de combate de valor { $n }.

## Después del movimiento

label-option = Opción { $n }
did-option = { $who } elige la opción { $n }.
you-option = Eliges la opción { $n }.
label-factory = Tomar la carta de fábrica «{ $factory }»
did-factory = { $who } toma la carta de fábrica «{ $factory }».
you-factory = Tomas la carta de fábrica «{ $factory }».
label-flag = Colocar una bandera
did-flag = { $who } coloca una bandera.
you-flag = Colocas una bandera.
label-trap = Colocar: { $trap }
did-trap = { $who } coloca una trampa: { $trap }.
you-trap = Colocas una trampa: { $trap }.
label-arm = Armar de nuevo la trampa { $on }
did-arm = { $who } arma de nuevo la trampa { $on }.
you-arm = Armas de nuevo la trampa { $on }.

## Acciones

label-at = Aquí: { $place }
did-at = { $who } elige { $place }.
you-at = Eliges { $place }.
label-make = { $n ->
    [one] { $n } trabajador
   *[other] { $n } trabajadores
}
did-make = { $n ->
    [one] { $who } recibe { $n } trabajador nuevo.
   *[other] { $who } recibe { $n } trabajadores nuevos.
}
you-make = { $n ->
    [one] Recibes { $n } trabajador nuevo.
   *[other] Recibes { $n } trabajadores nuevos.
}
label-put = Poner { $token } { $on }
did-put = { $who } pone { $token } { $on }.
you-put = Pones { $token } { $on }.
label-pay = Pagar { $from }
did-pay = { $who } paga con un recurso { $from }.
you-pay = Pagas con un recurso { $from }.
label-upgrade = Cubo «{ $cube }» a «{ $bottom }»
did-upgrade = { $who } mueve el cubo «{ $cube }» a «{ $bottom }».
you-upgrade = Mueves el cubo «{ $cube }» a «{ $bottom }».
label-deploy = Desplegar el mecha «{ $ability }»
did-deploy = { $who } elige el mecha «{ $ability }».
you-deploy = Eliges el mecha «{ $ability }».
label-build = Construir { $structure }
did-build = { $who } va a construir { $structure }.
you-build = Vas a construir { $structure }.
# $bonus es una cantidad, objeto de "ganar"
label-enlist = Recluta de «{ $bottom }»: ganar { $bonus }
did-enlist = { $who } toma el recluta de «{ $bottom }» por { $bonus }.
you-enlist = Tomas el recluta de «{ $bottom }» por { $bonus }.
