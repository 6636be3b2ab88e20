## El tutorial: para cada paso un título, lo que hay que entender, lo que hay que hacer, una pista tras una jugada que no ayuda, y un elogio

tutorial-move-title = Mover
tutorial-move-text = En cada turno eliges una sección de tu tablero, distinta de la anterior, y haces sus acciones. Mover lleva { $units } unidades tuyas a territorios vecinos. Los trabajadores se quedan a trabajar; el personaje explora.
tutorial-move-task = Elige Mover. Envía un trabajador a la montaña con la ficha de encuentro, y tu personaje de la base al bosque.
tutorial-move-hint = Las dos unidades se mueven en la misma acción: elige una, elige adónde va, y después la otra. La montaña toca el bosque y la tundra donde están tus trabajadores; el encuentro solo espera a personajes, y un trabajador puede quedarse allí.
tutorial-move-done = Tu facción se extiende. Controlas cada territorio en el que tienes una unidad, y puedes gastar lo que haya en él.

tutorial-carry-title = Llevar carga
tutorial-carry-text = Cualquier unidad puede llevar recursos que controlas, tantos como quieras. Un mecha lleva también trabajadores, que así no gastan su propio movimiento.
tutorial-carry-task = Lleva tu mecha, los dos trabajadores y los dos metales a la aldea en un solo movimiento.
tutorial-carry-hint = Empieza por el mecha. Antes de decir adónde va, di qué lleva: puede llevarlo todo de una vez.
tutorial-carry-done = Se ha movido una unidad y han llegado cinco piezas. Un trabajador aún podría seguir camino con el movimiento que te queda.

tutorial-produce-title = Producir
tutorial-produce-text = Produces en { $hexes } territorios que controles: cada trabajador hace allí un recurso y, en una aldea, otro trabajador. A partir de { $from_power } trabajadores en el mapa cuesta 1 de poder; más adelante, también popularidad y monedas.
tutorial-produce-task = Tienes trabajadores en tres lugares y puedes producir en dos. Consigue 2 trabajadores nuevos y 2 de madera.
tutorial-produce-hint = La madera sale de los bosques, y los trabajadores, de las aldeas. Deja en paz la tundra; en la aldea, quédate con todos los trabajadores que puedas.
tutorial-produce-done = Ahora tienes siete trabajadores. La estrella de los { $workers } está cerca, pero a partir de { $from_popularity } cada Producir te cuesta además 1 de popularidad.

tutorial-bolster-title = Reforzar
tutorial-bolster-text = Reforzar cuesta una moneda y da poder o cartas de combate. Ambos se gastan en combate. El poder acaba en { $power }, y llegar ahí es una meta: colocas una estrella.
tutorial-bolster-task = Tienes 14 de poder y una sola moneda. Coloca una estrella en este turno.
tutorial-bolster-hint = Las cartas de combate no son poder. Elige Reforzar y después el poder.
tutorial-bolster-done = ¡Tu primera estrella! Se queda aunque vuelvas a gastar el poder. Hay diez metas, y la estrella número { $stars } termina la partida.

tutorial-trade-title = Comerciar y Desplegar
tutorial-trade-text = Cada sección tiene dos mitades: primero haces la de arriba y después la de abajo. Comerciar pone { $tokens } recursos a tu elección junto a tus trabajadores; la acción de abajo se paga con lo que controlas.
tutorial-trade-task = En tu tablero, Comerciar está encima de Desplegar, que aquí cuesta 4 de metal. Tienes 2. Pon un mecha en el mapa en este turno.
tutorial-trade-hint = Comercia por recursos y pide metal las dos veces. Después haz también la acción de abajo.
tutorial-trade-done = Planear juntas las dos mitades es el arte de este juego. La habilidad que había debajo del mecha vale ahora para tu personaje y todos tus mechas.

tutorial-rivers-title = Ríos y mechas
tutorial-rivers-text = Los ríos cierran el paso. Con { ability-riverwalk }, tu personaje y tus mechas pueden cruzarlos, pero solo hacia los terrenos de tu facción: aquí, bosques y montañas. Con { ability-speed } dan un paso más.
tutorial-rivers-task = Tu personaje ya se ha movido; te queda una unidad. Lleva un mecha a la granja con el túnel, al otro lado del río.
tutorial-rivers-hint = No se puede cruzar el río directamente hacia una granja. Ve primero al bosque: entre él y la granja no hay río.
tutorial-rivers-done = Dos pasos, dos habilidades. { ability-seaworthy } y otras parecidas hacen lo mismo con los lagos, cada una a su manera.

tutorial-upgrade-title = Mejorar
tutorial-upgrade-text = Una mejora cuesta petróleo y vale hasta el final de la partida: un cubo de tecnología sale de una acción de arriba, que desde entonces da más, y tapa parte del precio de una de abajo, que desde entonces cuesta menos.
tutorial-upgrade-task = Acabas de producir, y debajo está Mejorar. Págala: desde ahora, mueve tres unidades cada vez y despliega con menos metal.
tutorial-upgrade-hint = El cubo que buscas está en Mover, en las unidades y no en las monedas. Ponlo en Desplegar.
tutorial-upgrade-done = Las dos acciones son mejores para siempre. Seis mejoras dan una estrella.

tutorial-build-title = Construir
tutorial-build-text = Una estructura cuesta madera y va a un territorio con un trabajador tuyo, una en cada uno. El territorio sigue siendo tuyo cuando tus unidades se van. Al final, la loseta de estructura paga por el lugar de tus estructuras: en esta partida, junto a lagos.
tutorial-build-task = Construye el { structure-mill }, que produce como un trabajador, donde la loseta de estructura vaya a pagar por él.
tutorial-build-hint = Uno de tus trabajadores está en un bosque sin ningún lago al lado; el otro, en una montaña junto a la orilla.
tutorial-build-done = 3 monedas ya, de tu tablero, y 2 más al final. El { structure-mill } añadirá metal cada vez que produzcas.

tutorial-enlist-title = Reclutar
tutorial-enlist-text = Un recluta da en el acto { $bonus } de la bonificación que elijas. Y sigue: cada vez que tú o un vecino de mesa hagáis la acción de abajo de la que vino, ganas 1. Tu recluta de Reclutar trae cartas de combate.
tutorial-enlist-task = A partir de { $from_middle } de popularidad todo vale más al final, y tienes 5. Toma un recluta y llega hasta ahí.
tutorial-enlist-hint = Lo consigue la bonificación única: quédate con la popularidad. De qué acción viene el recluta es cosa tuya.
tutorial-enlist-done = Y además una carta de combate, porque has reclutado tú. Elige los próximos reclutas por lo que tus vecinos hacen a menudo.

tutorial-combat-title = Combate
tutorial-combat-text = Los dos bandos eligen en secreto: poder, { $dial } como mucho, y una carta de combate de { $lowest } a { $highest } por cada personaje y cada mecha suyo allí. Gana la suma mayor; el empate es del atacante. Ambos pierden lo que eligieron.
tutorial-combat-task = Atacas tú. Tu rival tiene 3 de poder y una carta, y ya ha elegido. Gana con seguridad y quédate con 2 de poder.
tutorial-combat-hint = Tres de poder y una carta de { $highest } suman 8 como mucho, y 8 te bastan. Con tu mejor carta, ¿cuánto poder necesitas?
tutorial-combat-done = Las primeras { $combats } victorias dan una estrella cada una. Las unidades del perdedor han vuelto a casa, y él ha robado una carta: nadie lucha en balde.

tutorial-workers-title = Trabajadores en el camino
tutorial-workers-text = Donde solo hay trabajadores enemigos, tu personaje o un mecha entra sin luchar. Ellos vuelven a su base y sus recursos son tuyos; pero pierdes 1 de popularidad por cada uno.
tutorial-workers-task = Con tu mecha, quédate con recursos de tu rival y conserva al menos { $from_middle } de popularidad.
tutorial-workers-hint = Tienes 8 de popularidad y solo puedes expulsar a un trabajador. ¿Dónde hay uno solo?
tutorial-workers-done = El metal es tuyo, y sigues en el tramo medio. Expulsar a dos te habría costado más o menos lo que da la comida.

tutorial-encounter-title = Encuentros
tutorial-encounter-text = Un personaje que termina su movimiento en una ficha de encuentro roba una carta con tres opciones. La primera es gratis; la segunda cuesta monedas, y la tercera, popularidad. Lo que ganas aparece donde está tu personaje.
tutorial-encounter-task = Este encuentro («{ encounter-5 }») puede darte un mecha lejos de tus trabajadores. Consíguelo sin perder popularidad.
tutorial-encounter-hint = Fíjate en la opción que cuesta monedas. Tienes las justas.
tutorial-encounter-done = Un mecha sin metal y sin trabajador. Los encuentros rinden más al principio: conviene explorar pronto.

tutorial-factory-title = La Fábrica
tutorial-factory-text = En el centro está la Fábrica. Una vez por partida, cuando tu personaje llega, miras sus cartas y te quedas con una: una quinta sección del tablero, con un movimiento de { $steps } pasos. Al final, la Fábrica cuenta como { $counts } territorios.
tutorial-factory-task = Ve a la Fábrica y toma la carta que convierte poder en popularidad. No muevas a nadie más.
tutorial-factory-hint = Tu personaje está en la montaña junto a la Fábrica. Las cartas llegan cuando terminas de mover.
tutorial-factory-done = Los demás elegirán entre lo que has dejado. Quien llega primero es quien más ve.

tutorial-objective-title = Objetivos
tutorial-objective-text = Tienes { $dealt } objetivos secretos y puedes revelar uno cuando esté cumplido: da una estrella, y el otro se descarta. Algunos solo se muestran al final de tu turno.
tutorial-objective-task = «{ objective-10 }» pide tres bosques al final del turno, y controlas dos. Revélalo en este turno.
tutorial-objective-hint = Tus trabajadores deben quedarse donde están. Tu personaje puede llegar a un bosque; después termina el movimiento, y la pregunta viene antes de que acabe el turno.
tutorial-objective-done = Una estrella por algo que casi tenías hecho. Mira tus objetivos antes de decidir adónde ir.

tutorial-ending-title = El final de la partida
tutorial-ending-text = Tu estrella número { $stars } termina la partida en el acto, y entonces deciden las monedas: estrellas, territorios y pares de recursos, que valen más a partir de { $from_middle } y de { $from_high } de popularidad. Terminarla no es todavía ganarla.
tutorial-ending-task = Tienes cinco estrellas, y tu rival se quedaría con 46 monedas. Podrías terminar ya con Reforzar, pero te quedarías corto. Gana la partida.
tutorial-ending-hint = Con 5 de popularidad todo vale poco. Comercia primero por popularidad; la acción de abajo puede darte la última estrella, por el cuarto mecha.
tutorial-ending-done = ¡Has ganado! A partir de { $from_middle } de popularidad, cada estrella ha dado { $star_middle } monedas en vez de { $star_low }, y cada territorio { $territory_middle } en vez de { $territory_low }. Ya conoces el juego: ¡el mapa es tuyo!
