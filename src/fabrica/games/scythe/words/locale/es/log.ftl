# Lo que resultó de una jugada además de sus palabras. $who es un nombre; -you: dicho al propio jugador.
# $amounts: objetos del verbo (some-*); $things: cantidades solas. Los lugares llevan su preposición.

## Preparación

news-dealt = { $who } juega: { $faction }, tablero «{ $mat }».
news-dealt-you = Juegas: { $faction }, tablero «{ $mat }».
# $objectives es una lista de nombres; solo se dice a su dueño
news-objectives-you = Tus objetivos: { $objectives }.
news-first-player = { $who } empieza.
news-first-player-you = Empiezas tú.

## Cantidades

news-gained = { $who } gana { $amounts }.
news-gained-you = Ganas { $amounts }.
news-paid = { $who } paga { $amounts }.
news-paid-you = Pagas { $amounts }.
news-lost = { $who } pierde { $amounts }.
news-lost-you = Pierdes { $amounts }.
news-tokens = Recursos nuevos { $on }: { $things }.
# Cartas de combate: el dueño sabe los valores
news-drew = { $n ->
    [one] { $who } roba { $n } carta de combate.
   *[other] { $who } roba { $n } cartas de combate.
}
news-drew-you = { $n ->
    [one] Robas una carta de combate: { $values }.
   *[other] Robas { $n } cartas de combate: { $values }.
}
news-paid-card = { $who } paga con una carta de combate de valor { $value }.
news-paid-card-you = Pagas con una carta de combate de valor { $value }.
news-reshuffled = { $deck ->
    [combat] Se barajan las cartas de combate descartadas.
   *[automa] Se barajan las cartas del Automa.
}
news-no-cards = No quedan cartas de combate que robar.

## El turno

news-section = { $who } elige la sección «{ $section }».
news-section-you = Eliges la sección «{ $section }».
news-objective = { $who } revela el objetivo «{ $objective }».
news-objective-you = Revelas el objetivo «{ $objective }».
news-star = { $who } coloca la estrella { $n } de { $most }: { $star }.
news-star-you = Colocas la estrella { $n } de { $most }: { $star }.
news-declined = { $step ->
    [top] No se hace la acción superior.
    [unit] No se mueve ninguna unidad más.
    [cargo] La unidad se detiene allí.
    [ability] No se usa ninguna habilidad.
    [commit] No se añaden más cartas.
    [encounter] No se elige otra opción.
    [token] No se colocan más fichas.
    [produce] La producción ha terminado.
    [bottom] No se hace la acción inferior.
    [upgrade] No hay mejora.
    [deploy] No se despliega ningún mecha.
    [build] No se construye nada.
    [enlist] No se toma ningún recluta.
   *[end] El turno ha terminado.
}

## Movimiento

news-moved = { $unit ->
    [character] { $who } mueve su personaje { $from } { $to }.
    [mech] { $who } mueve un mecha { $from } { $to }.
   *[worker] { $who } mueve un trabajador { $from } { $to }.
}
news-moved-you = { $unit ->
    [character] Mueves tu personaje { $from } { $to }.
    [mech] Mueves un mecha { $from } { $to }.
   *[worker] Mueves un trabajador { $from } { $to }.
}
news-carried = Llevado { $to }: { $things }.
news-driven-off = { $n ->
    [one] { $who }: { $n } trabajador vuelve { $from } a su base.
   *[other] { $who }: { $n } trabajadores vuelven { $from } a su base.
}
news-driven-off-you = { $n ->
    [one] Un trabajador tuyo vuelve { $from } a la base.
   *[other] { $n } trabajadores tuyos vuelven { $from } a la base.
}
news-trap-sprung = { $who } activa una trampa { $on }: { $trap }.
news-trap-sprung-you = Activas una trampa { $on }: { $trap }.
news-trapped-cards = { $who } descarta cartas de combate al azar: { $values }.
news-trapped-cards-you = Descartas cartas de combate al azar: { $values }.
news-went-back = { $unit ->
    [character] { $who } devuelve su personaje { $from } { $to }: ese combate no se libra.
   *[mech] { $who } devuelve un mecha { $from } { $to }: ese combate no se libra.
}
news-went-back-you = { $unit ->
    [character] Devuelves tu personaje { $from } { $to }: ese combate no se libra.
   *[mech] Devuelves un mecha { $from } { $to }: ese combate no se libra.
}

## Combate

news-combat = Combate { $on }. Ataque: { $attacker }. Defensa: { $defender }.
news-ability = { $who } usa { $ability }.
news-ability-you = Usas { $ability }.
# Una carta cambia de manos: $who la toma, $other la pierde; solo ellos saben su valor
news-scouted = { $other } entrega al azar una carta de combate a { $who }.
news-scouted-you = { $other } te entrega al azar una carta de combate: { $value }.
news-scouted-from-you = Entregas al azar una carta de combate a { $who }: { $value }.
news-chosen = { $who } ya ha elegido.
news-chosen-you = Ya has elegido.
news-revealed = { $who }: { $dial } en el disco, { $cards } en cartas, { $total } en total.
news-revealed-you = Tú: { $dial } en el disco, { $cards } en cartas, { $total } en total.
news-combat-won = { $who } gana el combate { $on }.
news-combat-won-you = Ganas el combate { $on }.
news-retreated = { $who } se retira { $to }: { $things }.
news-retreated-you = Te retiras { $to }: { $things }.

## Después del movimiento

news-encounter = { $who } tiene un encuentro { $on }: «{ $encounter }».
news-encounter-you = Tienes un encuentro { $on }: «{ $encounter }».
# $text es una frase sobre la opción
news-option = «{ $encounter }», opción { $option }: { $text }
news-looked-at-factory = { $who } mira las cartas de fábrica.
news-looked-at-factory-you = Miras las cartas de fábrica.
news-factory-card = { $who } toma la carta de fábrica «{ $factory }».
news-factory-card-you = Tomas la carta de fábrica «{ $factory }».
news-flag = La bandera queda { $on }.
news-trap = Una trampa queda armada { $on }: { $trap }.
news-armed = La trampa { $on } vuelve a estar armada.

## Acciones

news-produced = { $who } produce { $amounts } { $on }.
news-produced-you = Produces { $amounts } { $on }.
news-upgraded = { $who } mueve el cubo «{ $cube }» a «{ $bottom }».
news-upgraded-you = Mueves el cubo «{ $cube }» a «{ $bottom }».
news-deployed = { $who } despliega el mecha «{ $ability }» { $on }.
news-deployed-you = Despliegas el mecha «{ $ability }» { $on }.
news-built = { $who } construye { $structure } { $on }.
news-built-you = Construyes { $structure } { $on }.
news-enlisted = { $who } toma el recluta de «{ $bottom }» por { $bonus }.
news-enlisted-you = Tomas el recluta de «{ $bottom }» por { $bonus }.
news-bonus = Bonificación de recluta de «{ $bottom }» para { $who }.
news-bonus-you = Bonificación de recluta de «{ $bottom }» para ti.

## El final

news-over = { $who } ha colocado la última estrella: la partida ha terminado.
news-over-you = Has colocado la última estrella: la partida ha terminado.

## En solitario: el Automa

news-automa-card = { $scheme ->
    [first] El Automa juega la carta { $card }, primer esquema.
   *[second] El Automa juega la carta { $card }, segundo esquema.
}
news-automa-skips = El Automa roba la carta { $card }, que su nivel se salta.
news-automa-moves = { $unit ->
    [character] El personaje del Automa va { $from } { $to }.
    [mech] Un mecha del Automa va { $from } { $to }.
   *[worker] Un trabajador del Automa va { $from } { $to }.
}
news-automa-stays = { $unit ->
    [character] El personaje del Automa se queda { $on }.
    [mech] Un mecha del Automa se queda { $on }.
   *[worker] Un trabajador del Automa se queda { $on }.
}
news-automa-takes = { $n ->
    [one] El Automa retira { $n } recurso { $from }.
   *[other] El Automa retira { $n } recursos { $from }.
}
news-automa-factory = Una carta de fábrica, al azar, sale de la partida.
news-automa-token = El Automa retira la ficha de encuentro { $from }.
news-automa-combat = { $n ->
    [one] El Automa combate según la carta { $card }: { $power } de poder, { $n } carta de combate.
   *[other] El Automa combate según la carta { $card }: { $power } de poder, { $n } cartas de combate.
}
news-automa-played = { $n ->
    [one] Carta de combate del Automa: { $values }.
   *[other] Cartas de combate del Automa: { $values }.
}
news-automa-reserve = { $unit ->
    [character] El personaje del Automa va a la reserva.
   *[mech] Un mecha del Automa va a la reserva.
}
news-automa-unit = { $unit ->
    [character] El personaje del Automa vuelve a su base.
   *[mech] El Automa gana un mecha en su base.
}
news-tracker = El Automa avanza a la casilla { $n } de su pista de estrellas.
