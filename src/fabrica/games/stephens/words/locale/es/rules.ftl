## The rules of Stephens. The numbers are those of the box: rulebook.py has them; the names are those of names.ftl.

rules-goal-title = El objetivo
rules-goal-1 = Toda una villa vive de la fábrica de vidrio de Stephens. Tomas vidrio, creas profesiones, financias inversiones que abastecen fábricas privadas y cumples contratos de la Corona, de las colonias y del Reino Unido.
rules-goal-2 = Consigues algunos puntos durante la partida y la mayoría al final. Gana quien tenga más puntos.

rules-setup-title = Preparación
rules-setup-1 = Pueden jugar hasta { $players } jugadores. Cada horno empieza con { $furnace_cubes } cubos, las fábricas privadas están vacías y el ejército está en la casilla { $army_start } de la pista de puntuación.
rules-setup-2 = Cada jugador tiene un tablero con { $discs } discos, { $start_influence } de influencia, ningún punto y un marcador en la casilla { $track_start } del bosque y otro en la de las dunas. Quien empieza tiene { $coins_first } monedas, y cada jugador posterior, una más que la anterior.
rules-setup-3 = Cada jugador recibe una profesión inicial, que se pone junto al horno superior de su lado. Antes del primer turno eliges el disco de tu tablero que será el trabajador en ella.
rules-setup-4 = Solo está oculto el orden de los mazos. Todo lo que tiene cada jugador está a la vista.

rules-places-title = Fábricas y filas
rules-places-1 = En el centro está la fábrica de Stephens, con { $furnaces } hornos. El superior izquierdo hace vidrio verde, el superior derecho vidrio azul y los dos inferiores vidrio blanco.
rules-places-2 = Alrededor hay { $factories } fábricas privadas: arriba y abajo, a izquierda y derecha. En ellas están los productos con que las han abastecido los jugadores.
rules-places-3 = En cada lado hay { $levels } filas de profesiones, una encima de otra: junto al horno superior, junto a la fábrica privada inferior y junto a la superior. A la izquierda van las profesiones rojas, a la derecha las azules.

rules-cubes-title = Cubos y accesorios
rules-cubes-1 = Los cubos de vidrio son verdes (botellas), azules (cristal) y blancos (vidrio de ventana). Los productos son naranjas (utensilios de madera), rosas (telas) y negros (cerámica).
rules-cubes-2 = Los accesorios son la cesta, la caja y el candelabro. Algunos contratos piden uno.
rules-cubes-3 = Las monedas, los cubos y los accesorios nunca se acaban. Puedes guardar tantos como quieras.

rules-paying-title = Pagar
rules-paying-1 = Pagas con lo que tienes en ese momento, y siempre entero. No se puede dejar nada a deber, y los jugadores no comercian entre sí.
rules-paying-2 = Las inversiones cuestan monedas; los contratos, influencia. De nuestras profesiones, las rojas cuestan monedas y las azules influencia; muchas son gratis. Lo que un trabajador hace por ti puede costar lo uno o lo otro, o un cubo.

rules-turn-title = Un turno
rules-turn-1 = Se juega en sentido horario. En tu turno haces una de estas cosas: tomar vidrio de un horno, tomar productos de una fábrica privada o asignar un trabajador.
rules-turn-2 = No se puede pasar. Lo que sigue a tu acción es opcional: puedes prescindir de beneficios y cartas.
rules-turn-3 = Cuando todo está hecho, los mercados se rellenan. Si entonces hay { $empty_furnaces } o más hornos vacíos, sigue una fase de renovación, y después de ella le toca al jugador siguiente.

rules-glass-title = Tomar vidrio
rules-glass-1 = Toma un cubo de un horno que no esté vacío. Después viene el efecto de ese horno.
rules-glass-2 = Los hornos superiores activan las profesiones que tienen al lado: el izquierdo la fila roja, el derecho la fila azul.
rules-glass-3 = Con vidrio blanco del horno inferior izquierdo puedes aceptar un contrato. Con vidrio blanco del horno inferior derecho puedes financiar una inversión.

rules-goods-title = Tomar productos
rules-goods-1 = Toma un cubo de cualquier color que haya en una fábrica privada. Después se activan las profesiones de su fila.
rules-goods-2 = Con { disc-5a }, { disc-5b } y { disc-5c } puedes tomar de una vez más cubos de esa fábrica. Los dices uno tras otro y paras cuando quieras.

rules-workers-title = Asignar un trabajador
rules-workers-1 = Un trabajador es un disco de tu propio tablero. Se va a trabajar en una profesión: creas una nueva, o refuerzas una que está en juego.
rules-workers-2 = Primero se paga el puesto y después eliges el disco. El espacio que deja libre es una habilidad, y desde entonces es tuya para toda la partida.
rules-workers-3 = Los trabajadores no vuelven nunca. Sin un disco que pueda salir, no puedes asignar un trabajador.

rules-create-title = Crear una profesión
rules-create-1 = Toma una de las { $professions_shown } profesiones que están a la vista: { $professions_side } rojas y { $professions_side } azules, contando la primera carta de cada mazo. Paga lo que cuesta su espacio superior y ponla en una fila de su lado.
rules-create-2 = Tu disco va al espacio superior: es el maestro. El beneficio no llega ahora, sino cada vez que se activa su fila.
rules-create-3 = El hueco se llena con el mazo de ese color. Un mazo agotado se forma de nuevo con sus descartes.

rules-rows-title = Qué longitud puede tener una fila
rules-rows-1 = Junto a los hornos puede haber cualquier número de profesiones. Una fila más alta debe quedar más corta que la de debajo, contando la carta nueva.
rules-rows-2 = Con { disc-3b } tu carta nueva puede dejar una fila tan larga como la de debajo, pero nunca más larga.
rules-rows-3 = Las filas más altas valen más al final: un maestro junto a un horno vale { $master_stephens }, junto a una fábrica privada inferior { $master_lower } y junto a una superior { $master_upper } puntos.

rules-reinforce-title = Reforzar una profesión
rules-reinforce-1 = Muchas profesiones tienen un espacio inferior. Si está libre y el maestro es de otro jugador, puedes pagar lo que cuesta el espacio y poner allí tu disco: es el aprendiz.
rules-reinforce-2 = Un aprendiz recoge el mismo beneficio que el maestro. Al final no te da nada, pero quien tiene el maestro recibe { $apprentice_points ->
        [one] un punto
       *[other] { $apprentice_points } puntos
    } por él.

rules-activation-title = Activar una fila
rules-activation-1 = Participan todos los que tienen un trabajador en la fila, sea maestro o aprendiz. Va primero el jugador en turno; los demás siguen en sentido horario.
rules-activation-2 = Cada uno de tus trabajadores da una vez el beneficio de su carta. El orden lo decides tú, y puedes prescindir de los que quieras.
rules-activation-3 = Lo que te da un trabajador puedes gastarlo en el siguiente. El maestro y el aprendiz son independientes: ambos pueden recoger el beneficio.

rules-professions-title = Los beneficios de las profesiones
rules-professions-1 = Algunas simplemente dan algo: monedas, influencia, un cubo, puntos, o un paso en el bosque o en las dunas. Algunas te dejan elegir qué obtienes.
rules-professions-2 = Otras son un intercambio: paga todo lo que está a la izquierda de la flecha y obtén todo lo que está a la derecha. Un cubo que pagas puede ser de cualquier color, y uno que obtienes también.
rules-professions-3 = Las cartas rojas de nuestros mazos cuestan monedas y a menudo tratan de influencia. Las azules cuestan influencia y a menudo tratan de monedas.

rules-starting-title = Profesiones iniciales
rules-starting-1 = Una profesión inicial tiene un solo espacio, y su trabajador da una moneda o una unidad de influencia, lo que elijas cada vez. No cuesta nada.
rules-starting-2 = Cuando juegan dos jugadores, empiezan en lados distintos, y lo mismo el Automa y tú. Con más jugadores decide el azar.

rules-abilities-title = Habilidades
rules-abilities-1 = Tu tablero tiene { $discs } discos, y debajo de cada uno hay una habilidad. El disco que se va a trabajar la desbloquea para siempre.
rules-abilities-2 = Estos discos pueden salir en cualquier momento: los de la pista de influencia, { disc-2a }, { disc-3a }, { disc-3b }, { disc-4a }, { disc-4c } y { disc-5a }.
rules-abilities-3 = Los otros esperan: { disc-2b }, { disc-2c }, { disc-2d } y { disc-2e } a { disc-2a }, { disc-4b } a { disc-4a }, { disc-4d } a { disc-4c }, { disc-5b } a { disc-5a }, y { disc-5c } a { disc-5b }.
rules-abilities-4 = Una habilidad nueva tiene efecto cuando el trabajador está puesto y pagado. Por eso { disc-3b } no ayuda al mismo trabajador que la desbloquea.

rules-influence-title = Influencia
rules-influence-1 = La pista de influencia llega hasta { $influence_most }, y hay discos que tapan las casillas { $inf5 }, { $inf10 }, { $inf15 } y { $inf20 }. Tu marcador se detiene antes de la primera casilla tapada, y lo que sobra se pierde.
rules-influence-2 = Así puedes tener como mucho { $cap_none } de influencia hasta que sale el disco de la casilla { $inf5 }, después { $cap_5 }, después { $cap_10 }, después { $cap_15 }. Estos discos pueden salir en cualquier orden, pero uno más alto solo ayuda cuando faltan los más bajos.

rules-point-abilities-title = Habilidades de puntos
rules-point-abilities-1 = { disc-2a }: obtienes un punto en cada fase de renovación. Va antes que las otras de esta clase, que cuentan al final de la partida.
rules-point-abilities-2 = { disc-2b }: un punto por cada { $cubes_for_point } cubos que te queden. { disc-2c }: un punto por cada { $coins_for_point } monedas. { disc-2d }: { $influence_for_point ->
        [one] un punto por cada unidad de influencia
       *[other] un punto por cada { $influence_for_point } de influencia
    }.
rules-point-abilities-3 = { disc-2e }: { $set_points } puntos por cada juego de { $accessories } accesorios distintos. Los que has gastado en contratos también cuentan.

rules-profession-abilities-title = Habilidades con profesiones
rules-profession-abilities-1 = { disc-3a }: una vez en tu turno, antes de tu acción, puedes descartar las dos cartas que hay junto al mazo rojo o las dos que hay junto al azul. Llegan otras enseguida; la primera carta del propio mazo se queda.
rules-profession-abilities-2 = { disc-3b }: una fila en la que creas puede quedar tan larga como la de debajo.

rules-card-abilities-title = Habilidades con cartas
rules-card-abilities-1 = { disc-4a }: cuando cumples un contrato, { $substitute } cubos de un color pueden sustituir a uno solo de otro. Puedes hacerlo tantas veces como te permitan tus cubos. Para la puntuación cuentan los cubos impresos.
rules-card-abilities-2 = { disc-4b }, después de { disc-4a }: con un cubo blanco de un horno puedes adquirir una segunda carta del mismo mercado. Las dos cuestan lo que costaban antes de que nada se desplazara.
rules-card-abilities-3 = { disc-4c }: antes de adquirir algo puedes descartar la carta más barata de ese mercado; las demás se desplazan y llega una nueva. Se hace una vez por acción, y solo junto con una adquisición: quien descarta una carta adquiere después una de ese mercado.
rules-card-abilities-4 = { disc-4d }, después de { disc-4c }: una carta cuesta una unidad menos, pero nunca menos de { $cost_least }. Vale para una carta por acción: la primera que cueste más que eso.

rules-goods-abilities-title = Habilidades con productos
rules-goods-abilities-1 = De una fábrica privada tomas { $taken_none ->
        [one] un solo cubo
       *[other] { $taken_none } cubos
    }; con { disc-5a } hasta { $taken_5a }, con { disc-5b } hasta { $taken_5b }, con { disc-5c } hasta { $taken_5c }. Todos salen de la misma fábrica, de los colores que haya en ella.
rules-goods-abilities-2 = Si has tomado { $cubes_for_furnace } cubos o más, puedes usar un horno vacío en vez de activar la fila: se activan sus profesiones, o adquieres allí una carta. No hay vidrio que tomar, y { disc-4b } no cuenta.

rules-markets-title = Los mercados de cartas
rules-markets-1 = Hay { $market_spaces } contratos y { $market_spaces } inversiones en oferta. Cuestan de { $cost_least } a { $cost_most } según el espacio en que están, no según lo que valen.
rules-markets-2 = Cuando se ha tomado una carta, las que están por encima se desplazan y se abaratan, y llega una nueva al espacio más caro. Eso ocurre al final de la acción.
rules-markets-3 = Adquirir una carta es opcional. Una mesa puede elegir otra cosa al preparar la partida.

rules-contracts-title = Aceptar un contrato
rules-contracts-1 = Paga su coste en influencia, y va a uno de tus { $contract_slots } espacios. Sin un espacio libre no puedes aceptar otro; solo se libera uno cumpliendo un contrato.
rules-contracts-2 = Un contrato muestra los cubos que pide, a veces un accesorio, y para quién es: la Corona, las colonias o el Reino Unido.
rules-contracts-3 = Los contratos que nunca cumples no te cuestan nada al final.

rules-investments-title = Financiar una inversión
rules-investments-1 = Paga su coste en monedas. Va al siguiente espacio libre de la fila de sus cubos: naranja, rosa o negra. Una carta sin cubos va a la fila que digas.
rules-investments-2 = Puedes tener cualquier número de inversiones. Las que ocupan el mismo lugar en sus filas forman una columna: las primeras cartas son la primera columna, y así sucesivamente.
rules-investments-3 = Por ahora no pasa nada más. Las columnas se activan en la fase de renovación.

rules-renewal-title = La fase de renovación
rules-renewal-1 = Si al final de un turno hay { $empty_furnaces } o más hornos vacíos, hay una fase de renovación. Sus pasos van siempre en el mismo orden.
rules-renewal-2 = Primero, el ejército avanza. Segundo, los hornos vacíos se rellenan. Tercero, quien tiene { disc-2a } obtiene un punto. Cuarto, las fábricas privadas se vacían.
rules-renewal-3 = Quinto, se activan columnas de inversiones. Sexto, se abastecen las fábricas privadas. Séptimo y último, se cumplen contratos. Lo que ganas en una parte puedes usarlo en la siguiente.
rules-renewal-4 = Todos hacen cada parte antes de que empiece la siguiente. Cuando importa el orden, va primero quien trajo la fase con su turno, y los demás siguen en sentido horario.

rules-army-title = El ejército, y vidrio nuevo
rules-army-1 = El ejército empieza en la casilla { $army_start } y baja { $army_step } casillas por la pista de puntuación en cada fase de renovación. Mientras tanto, tú subes. Cuando os encontráis, se desencadena el final de la partida.
rules-army-2 = Solo se rellenan los hornos vacíos. Cuántos cubos reciben está impreso donde está el ejército, según el número de jugadores: al principio hasta { $refill_most }, al final { $refill_least ->
        [one] uno solo
       *[other] { $refill_least }
    }.
rules-army-3 = Lo que queda en las fábricas privadas vuelve a la reserva general: toma productos antes de que eso ocurra.

rules-columns-title = Activar columnas
rules-columns-1 = Con cada columna decides: activarla entera o dejarla. Paga cada símbolo de bosque y de dunas de sus cartas bajando allí tu marcador; si no puedes pagarlo todo, la columna se queda como está.
rules-columns-2 = Después obtén todos sus puntos y aparta todos sus cubos. Estos cubos nunca llegan a ser tuyos: son para las fábricas privadas.

rules-supply-title = Abastecer fábricas privadas
rules-supply-1 = Todos los cubos que has apartado deben entregarse, repartidos como quieras. Cada entrega se paga enseguida, y los cubos se quedan en la fábrica para quien los tome.
rules-supply-2 = Arriba a la izquierda, un cubo negro da { $supply_ul } de influencia. Arriba a la derecha, un cubo negro da { $supply_ur ->
        [one] una moneda
       *[other] { $supply_ur } monedas
    }. Abajo a la izquierda, un cubo naranja da { $supply_ll } de influencia. Abajo a la derecha, un cubo rosa da { $supply_lr } monedas.
rules-supply-3 = Los juegos de cubos dan más. Un cubo de cada color a la vez: arriba a la izquierda puedes adquirir un contrato o una inversión por su coste; arriba a la derecha puedes asignar un trabajador por su coste.
rules-supply-4 = Negro y rosa abajo a la izquierda, o negro y naranja abajo a la derecha, dan un accesorio a tu elección. Una recompensa que no puedes o no quieres usar se pierde.

rules-fulfil-title = Cumplir contratos
rules-fulfil-1 = Al final de una fase de renovación puedes cumplir cualquiera de tus contratos. Paga todos sus cubos y su accesorio con lo que tienes; una parte no basta.
rules-fulfil-2 = Si un contrato acepta cualquier accesorio, dices cuál. Los accesorios gastados siguen contando para { disc-2e }.
rules-fulfil-3 = La carta pasa a la fila de su tipo. Ahora no hay recompensa: los contratos cumplidos se puntúan al final.

rules-tracks-title = Bosque y dunas
rules-tracks-1 = Las dos pistas van de cero a { $track_most }, y todos empiezan en { $track_start }. Las profesiones te hacen subir; las inversiones, bajar.
rules-tracks-2 = Al final cada una cuenta según su sector: desde la casilla { $sector_middle }, { $sector_middle_points } puntos; desde la casilla { $sector_high }, { $sector_high_points } puntos; por debajo, nada. Más allá de la última casilla no se gana nada.

rules-ending-title = El final de la partida
rules-ending-1 = El final se desencadena cuando el ejército y los puntos de un jugador se encuentran o se cruzan, en una fase de renovación o durante un turno.
rules-ending-2 = La ronda se juega hasta el final, para que todos hayan tenido los mismos turnos. Después cada jugador tiene un turno más. Puede seguir habiendo fases de renovación.
rules-ending-3 = Tras el último turno de todos hay una última fase de renovación, haya los hornos vacíos que haya. Después se cuentan los puntos.

rules-scoring-title = Puntuación final
rules-scoring-1 = A los puntos de la pista de puntuación se suman los de los sectores del bosque y de las dunas, los de tus maestros y los de los aprendices en las cartas de tus maestros.
rules-scoring-2 = Maestros: { $master_stephens } junto a un horno, { $master_lower } junto a una fábrica privada inferior, { $master_upper } junto a una superior. Cada aprendiz que haya allí suma { $apprentice_points ->
        [one] un punto
       *[other] { $apprentice_points } puntos
    } a quien tiene el maestro.
rules-scoring-3 = Los contratos se puntúan por columnas a través de los tipos: el primero de cada tipo, el segundo de cada uno, y así sucesivamente. Una columna vale su número de cartas por el número de cubos impresos en ellas: { $types } cartas con { $example_cubes } cubos son { $example_points } puntos.
rules-scoring-4 = Por último vienen { disc-2b }, { disc-2c }, { disc-2d } y { disc-2e }, si las has desbloqueado.

rules-ties-title = Empates
rules-ties-1 = En caso de empate gana quien tenga más influencia, y después quien tenga más monedas. Si también en eso hay empate, comparten la victoria.

rules-solo-title = En solitario: el Automa
rules-solo-1 = En solitario juegas contra el Automa. Los hornos empiezan con { $furnace_cubes_solo } cubos, tienes { $coins_first } monedas y empiezas tú; luego le toca al Automa, y así sucesivamente.
rules-solo-2 = El Automa tiene un mazo de { $automa_cards } cartas, una bolsa con { $automa_bag } cubos de cada color de productos y un trabajador en una profesión inicial del lado contrario al tuyo.
rules-solo-3 = Nunca puedes tener más de { $more_workers } trabajadores más que el Automa. No posee nada ni puntúa, pero te estorba.

rules-automa-turn-title = El turno del Automa
rules-automa-turn-1 = Descubre una carta y hace lo que dice. Cuando se han jugado todas las cartas, se barajan.
rules-automa-turn-2 = Un horno: retira de él un cubo; si está vacío, sigue la flecha hasta el siguiente. En un horno superior, tus propios trabajadores de la fila dan sus beneficios. Con un cubo blanco, las cartas de los costes indicados salen del mercado.
rules-automa-turn-3 = Una profesión: lleva la carta indicada a la fila más alta de su lado que permitan las reglas, con su siguiente trabajador como maestro. Sus trabajadores nunca le dan nada.
rules-automa-turn-4 = Una fábrica privada: retira cubos de ella, o de la siguiente según la flecha; tú dices cuáles. Al principio es uno solo; con muchos trabajadores, hasta { $automa_goods_most }. Si todas están vacías, retira un cubo de vidrio siguiendo la misma flecha.

rules-automa-renewal-title = El Automa en una fase de renovación
rules-automa-renewal-1 = La fase va como siempre, y los hornos se rellenan como para dos jugadores. Antes de que abastezcas tú, lo hace el Automa según su última carta: saca cubos de su bolsa, uno para cada fábrica privada siguiendo la flecha.
rules-automa-renewal-2 = Si esa carta muestra un disco, su siguiente trabajador pasa a ser aprendiz en una carta cuyo maestro es tuyo. Eso es un punto para ti al final. Si no hay un espacio libre, no pasa nada.

rules-automa-end-title = El final de una partida en solitario
rules-automa-end-1 = El ejército decide cuándo se acaba, no los puntos. La última fase de renovación es la que lo lleva a la casilla { $final_easy } (fácil), { $final_normal } (normal) o { $final_hard } (difícil).
rules-automa-end-2 = Después vienen los últimos turnos: el tuyo si fue el turno del Automa el que trajo la fase; si no, el del Automa y luego el tuyo. No sigue ninguna otra fase de renovación, y se cuentan tus puntos.
rules-automa-end-3 = Tus puntos te dan un rango (fácil, normal, difícil): { rank-artisan } desde { $artisan_easy }, { $artisan_normal }, { $artisan_hard } puntos; { rank-glassmaker } desde { $glassmaker_easy }, { $glassmaker_normal }, { $glassmaker_hard }. Con menos puntos el rango es { rank-apprentice }, y eso no cuenta como victoria.

rules-opponents-title = Oponentes
rules-opponents-1 = Para un reto mayor, elige un oponente al que vencer. Ganas con { $target_easy } puntos (fácil), { $target_normal } (normal) o { $target_hard } (difícil), y la última fase de renovación es siempre la de la casilla { $opponent_final }. Cada oponente cambia una regla.
rules-opponents-2 = { opponent-op1 }: empiezas { $tracks_lower } casillas más abajo en el bosque y en las dunas. { opponent-op2 }: los mercados no tienen ningún espacio de coste { $cost_most }.
rules-opponents-3 = { opponent-op3 }: no puedes obtener otro accesorio igual antes de haber completado un juego de { $accessories }. { opponent-op4 }: nunca tienes la habilidad { disc-2d }; su disco se queda en tu tablero.
rules-opponents-4 = { opponent-op5 }: todos los discos de la pista de influencia están en la casilla { $stacked_on }, así que tienes como mucho { $stacked_cap } de influencia hasta que sale el último.

rules-scenarios-title = Escenarios
rules-scenarios-1 = Un escenario añade una condición a una partida en solitario. Son enteramente nuestros, y no se usa ninguno si no lo eliges.
rules-scenarios-2 = { scenario-sc1 } empieza con { $scenario_cubes } cubos en los hornos inferiores. Los otros te piden llegar a la casilla { $scenario_track } del bosque o de las dunas, donde empiezas { $scenario_lower ->
        [one] una casilla
       *[other] { $scenario_lower } casillas
    } más abajo, o cumplir { $scenario_contracts } contratos de un tipo. Quien no lo consigue no gana.

rules-rulings-title = Donde el reglamento no es claro
rules-rulings-1 = Las reglas impresas no lo dicen todo. Aquí y en las secciones anteriores está cómo lo jugamos; casi todas esas cuestiones pueden decidirse de otro modo al preparar una partida.
rules-rulings-2 = Adquirir una carta es opcional. { disc-4a } puede usarse cualquier número de veces con un contrato. Cuando el Automa toma productos, tus profesiones no se activan.
rules-rulings-3 = El trabajador inicial puede ser cualquier disco que pueda salir, y su habilidad empieza enseguida. Los puntos que alcanzan al ejército en un turno desencadenan el final, igual que el ejército; en la casilla cero el ejército se queda, y también lo desencadena.
rules-rulings-4 = { disc-4b } vale solo para el vidrio blanco, no para un horno vacío ni para un juego entregado; { disc-4c } y { disc-4d } valen para toda adquisición. Un trabajador ganado con un juego puede crear o reforzar, pero { disc-3a } es para el comienzo de un turno.
rules-rulings-5 = Si se acaba un mazo de contratos o de inversiones, se barajan sus descartes; si no los hay, los espacios más caros quedan vacíos. Una fase de renovación que toque en el último turno de todos es la última.
rules-rulings-6 = Nuestros son también los lados y las monedas del comienzo, dónde se detiene la influencia y que se abastezca antes de cumplir. En solitario, también los cubos para los hornos vacíos, lo que hace el Automa donde no hay nada que tomar o no hay espacio, y los últimos turnos.

rules-own-cards-title = Nuestras propias cartas
rules-own-cards-1 = El procedimiento y el tablero son los del juego. Los mazos no: las reglas solo reproducen unas pocas de las { $professions } profesiones, los { $contracts } contratos y las { $investments } inversiones, así que hemos hecho las demás para que encajen.
rules-own-cards-2 = Nuestras son también las cartas del Automa, los escenarios, qué regla va con qué oponente, las monedas del comienzo, la longitud de las pistas y la mayoría de los cubos para los hornos vacíos.
rules-own-cards-3 = Quien tenga el juego puede escribir sus cartas en un archivo y jugar con ellas. La documentación dice cómo.

rules-moves-title = Las jugadas, y cómo deshacerlas
rules-moves-1 = Cada jugada se puede escribir, con las mismas palabras en todos los idiomas. Todo lo que ofrecen la página o la terminal es una jugada permitida.
rules-moves-2 = Puedes deshacer una jugada hasta que haya revelado algo o los demás hayan seguido jugando. Lo que has deshecho puedes rehacerlo.
