## The tutorial: for each step a title, what to understand, what to do, a hint after a move that does not help, and praise

tutorial-take-title = Toma un plano
tutorial-take-text = Cada ronda empieza en el mercado. Tomas uno de los { $row } planos y lo llevas a tu mano, gratis. Cada plano tiene una herramienta, y para construir una carta descartas otra con la misma herramienta.
tutorial-take-task = Tienes en la mano la Central nuclear, una carta con la llave inglesa. Toma otra carta con la llave inglesa, para poder construir la Central nuclear más adelante.
tutorial-take-hint = Fíjate en las herramientas de los planos del mercado: buscas la llave inglesa. Solo puedes tomar una carta por turno, así que, si has tomado otra, empieza de nuevo.
tutorial-take-done = ¡Bien elegido! Ahora tienes en la mano una segunda carta con la llave inglesa, y una carta nueva ha llenado el hueco del mercado.

tutorial-hire-title = Contrata a un contratista
tutorial-hire-text = En vez de tomar un plano puedes contratar a un contratista. Para ello descartas una carta con la herramienta que tiene encima; algunos cuestan además energía.
tutorial-hire-task = No tienes metal. Contrata al Minero: descarta de tu mano una carta con la herramienta que tiene encima.
tutorial-hire-hint = Encima del Minero está el martillo. ¿Qué carta de tu mano tiene el martillo?
tutorial-hire-done = ¡Obtienes { $miner_metal } de metal! Tu rival también obtiene { $miner_gift }, porque algunos contratistas traen un regalo. Después el Minero se descarta y otro contratista ocupa su lugar.

tutorial-workers-title = Los dados son trabajadores
tutorial-workers-text = En la fase de trabajo tiras tus dados y los colocas. En Investigación, cualquier dado roba una carta. En Generación, un dado de { $low } o menos da tanta energía como su valor. En Extracción, un dado de { $high } o más da una unidad de metal.
tutorial-workers-task = Coloca un dado en cada piso de tu sede.
tutorial-workers-hint = Solo uno de tus dados es lo bastante alto para Extracción: resérvalo para eso.
tutorial-workers-done = Has obtenido una carta, algo de energía y una unidad de metal: todos los pisos están en uso. Cada piso tiene { $slots } espacios.

tutorial-bonus-title = El extra por dados iguales
tutorial-bonus-text = Si un dado tiene el mismo valor que otro que ya está en el mismo piso, recibes un extra: una unidad de energía en Generación, una de metal en Extracción, una carta en Investigación.
tutorial-bonus-task = Consigue 3 de metal. Con tus dados hay más de una manera de extraer, pero los dados iguales dan más.
tutorial-bonus-hint = Cada dado en Extracción da una unidad de metal, y con dados distintos no hay más. ¿Y si colocas allí los dos 4?
tutorial-bonus-done = Eso es: el segundo 4 te ha dado una unidad de metal extra. Un piso lleno de dados iguales da { $full_bonus } extras en total.

tutorial-build-title = Construye una carta
tutorial-build-text = Para construir una carta, paga el metal y la energía de su esquina y descarta otra carta con la misma herramienta. En una ronda puedes construir tantas cartas como puedas pagar.
tutorial-build-task = Construye la Central nuclear descartando la otra carta con la llave inglesa.
tutorial-build-hint = Elige la Central nuclear como carta que construir y la Refinería como carta que descartar: también tiene la llave inglesa.
tutorial-build-done = ¡Tu primer edificio! Vale prestigio, que son puntos, y lo puedes usar enseguida. La otra carta está ahora en los descartes.

tutorial-activate-title = Usa un edificio
tutorial-activate-text = Para usar un edificio, paga lo que hay a la izquierda de la flecha y obtén lo que hay a la derecha. Cada edificio se puede usar una vez por ronda, y cada dado también.
tutorial-activate-task = Fabrica una mercancía: coloca el dado que pide la Central nuclear.
tutorial-activate-hint = La Central nuclear pide un { $nuclear_plant_die }, y tienes uno. No lo coloques en la sede.
tutorial-activate-done = Has fabricado una mercancía, que es un punto, y además has obtenido algo de energía.

tutorial-train-title = Entrena un dado
tutorial-train-text = Los dados no siempre salen como quieres. Una carta de entrenamiento cambia un dado sin colocar, y después todavía lo puedes usar.
tutorial-train-task = Fabrica una mercancía. No has sacado ningún { $nuclear_plant_die }, pero en tu complejo hay un Gimnasio: por { $training_energy } de energía sube un dado en uno.
tutorial-train-hint = ¿A cuál de tus dados le falta uno para ser un { $nuclear_plant_die }? El Gimnasio solo se puede usar una vez por ronda, así que elige ese.
tutorial-train-done = El dado ha pasado a ser un { $nuclear_plant_die }, y con él has fabricado una mercancía. Otras cartas de entrenamiento bajan un dado, lo giran a la cara opuesta o lo vuelven a tirar.

tutorial-answer-title = Cartas que actúan por su cuenta, y monumentos
tutorial-answer-text = Algunas cartas actúan por su cuenta: después de construir una carta, el Parque solar te da { $solar_array_energy } de energía, una vez por ronda. Los monumentos, como el Obelisco, no hacen nada, pero valen mucho prestigio.
tutorial-answer-task = Construye el Obelisco y el Dojo, los dos en esta ronda.
tutorial-answer-hint = Tu energía paga una carta. Luego el Parque solar te da energía para la siguiente. No descartes una carta que quieras construir.
tutorial-answer-done = Has construido dos cartas con la energía de una. El Obelisco vale { $obelisk_prestige } puntos, y puedes construir más de uno.

tutorial-combine-title = Todo junto
tutorial-combine-text = Todo lo que obtienes llega enseguida, así que una jugada puede pagar la siguiente. El orden lo decides tú: mira todo lo que tienes antes de empezar.
tutorial-combine-task = Fabrica 2 mercancías en esta ronda. La Central nuclear pide un { $nuclear_plant_die }, el Biolaboratorio un { $biolab_die } y algo de energía, y el Dojo gira un dado a la cara opuesta.
tutorial-combine-hint = La cara opuesta de un { $nuclear_plant_die } es un { $biolab_die }. Consigue energía primero: tienes un dado para Generación, y la Central nuclear también da algo.
tutorial-combine-done = ¡Tu propia maquinita! Encontrar estas cadenas, y construir para ellas, es de lo que va este juego.

tutorial-limits-title = Termina la fase de trabajo
tutorial-limits-text = Cuando no te queda nada que hacer, terminas. Cuando todos han terminado, puedes conservar como máximo { $resource_limit } entre metal y energía, y { $hand_limit } cartas. Descartas el resto, y tú eliges qué.
tutorial-limits-task = En la próxima ronda quieres construir una carta que cuesta mucho metal. Termina la fase de trabajo y conserva todo tu metal.
tutorial-limits-hint = Tienes que descartar algo, pero no hace falta que sea metal: descarta energía.
tutorial-limits-done = Conservas todo tu metal, y la ronda siguiente ha empezado. Aún mejor es gastar, antes de terminar, lo que no puedes conservar.

tutorial-ending-title = El final, y quién gana
tutorial-ending-text = Cuando un jugador tiene { $goods_to_end } mercancías o { $buildings_to_end } edificios, la ronda se juega hasta el final, y después una más. Esta es la última ronda. Las mercancías y el prestigio son puntos; si hay empate, gana quien tenga más metal.
tutorial-ending-task = Tu rival va por delante y ha terminado. Puedes pagar un monumento: construye el que te da la victoria y luego termina.
tutorial-ending-hint = El primer Faro vale { $beacon_prestige } puntos, y el siguiente { $beacon_step } más. Ya tienes un Faro.
tutorial-ending-done = ¡Ganas por un punto! Tu segundo Faro valía más que un Obelisco.

tutorial-machine-title = Contra La Máquina
tutorial-machine-text = En solitario, tu rival es La Máquina. Después de tu fase de trabajo toma una carta, y sus dados pueden fabricar mercancías: cuantas más cartas de un tipo tiene, más probable es. Cada mercancía y cada carta suya es un punto, y cada monumento uno más.
tutorial-machine-task = Es la última ronda y hay empate. A La Máquina aún le queda su turno, y gana los empates: consigue todos los puntos que puedas y luego termina.
tutorial-machine-hint = Puedes conseguir más puntos: construye el Obelisco y usa el Biolaboratorio con un { $biolab_die }. Termina solo después de ambas cosas.
tutorial-machine-done = La Máquina ha tomado su carta y ha tirado los dados para fabricar mercancías, y aun así tienes más puntos. Ya conoces el juego: ¡disfruta de tu fábrica!
