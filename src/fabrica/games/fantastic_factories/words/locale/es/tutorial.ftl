## The tutorial: for each step a title, what to understand, what to do, a hint after a move that does not help, and praise

tutorial-take-title = Toma un plano
tutorial-take-text = Cada ronda empieza en el mercado. Tomas uno de los { $row } planos y lo llevas a tu mano, gratis. Cada plano tiene una herramienta, y para construir una carta descartas otra con la misma herramienta.
tutorial-take-task = Tienes en la mano la Central nuclear, una carta con la llave inglesa. Toma otra carta con la llave inglesa para poder construirla más adelante.
tutorial-take-hint = Fíjate en las herramientas de los planos del mercado: buscas la llave inglesa. Solo puedes tomar una carta por turno, así que, si has tomado otra, empieza de nuevo.
tutorial-take-done = ¡Bien elegido! Ahora tienes en la mano una segunda carta con la llave inglesa, y una carta nueva ha llenado el hueco del mercado.

tutorial-hire-title = Contrata
tutorial-hire-text = En vez de tomar un plano puedes contratar a un contratista. Te cuesta una carta con la herramienta que tiene encima; algunos piden además energía.
tutorial-hire-task = No tienes nada de metal. Contrata al Minero: descarta la carta de tu mano con la herramienta que está encima de él.
tutorial-hire-hint = Encima del Minero está el martillo. ¿Qué carta de tu mano tiene el martillo?
tutorial-hire-done = ¡{ $miner_metal } de metal para ti! Tu rival también ha recibido { $miner_gift }: algunos contratistas traen un regalo. Después el Minero se va y otro contratista ocupa su lugar.

tutorial-workers-title = Los dados son trabajadores
tutorial-workers-text = En la fase de trabajo tiras tus dados y los colocas. En Investigación cualquier dado roba una carta. En Generación un dado de { $low } o menos da la energía que muestra, y en Extracción un dado de { $high } o más da una unidad de metal.
tutorial-workers-task = Coloca un dado en cada piso de tu sede.
tutorial-workers-hint = Solo uno de tus dados es lo bastante alto para Extracción: resérvalo para eso.
tutorial-workers-done = Una carta, algo de energía y algo de metal: todos los pisos trabajan. Cada piso tiene { $slots } espacios.

tutorial-bonus-title = El extra por dados iguales
tutorial-bonus-text = Si un dado es igual a otro que ya está en el mismo piso, recibes un extra. En Generación el extra es una unidad de energía, en Extracción una de metal, en Investigación una carta.
tutorial-bonus-task = Consigue 3 de metal. Con tus dados hay más de una manera de extraer, pero los dados iguales dan más.
tutorial-bonus-hint = Cada dado en Extracción es una unidad de metal, y con dados distintos no hay más. ¿Y si van allí los dos 4?
tutorial-bonus-done = Eso es: el segundo 4 ha dado una unidad de metal extra. Un piso lleno de dados iguales da { $full_bonus } extras en total.

tutorial-build-title = Construye una carta
tutorial-build-text = Para construir, paga el metal y la energía de la esquina de la carta y descarta otra carta con la misma herramienta. En una ronda puedes construir tantas cartas como puedas pagar.
tutorial-build-task = Construye la Central nuclear y págala con la otra carta que tiene la llave inglesa.
tutorial-build-hint = Elige la Central nuclear como la carta que construyes. La que se descarta es la Refinería: también tiene la llave inglesa.
tutorial-build-done = ¡Tu primer edificio! Vale prestigio, que son puntos, y lo puedes usar enseguida. La otra carta está ahora en los descartes.

tutorial-activate-title = Usa un edificio
tutorial-activate-text = Tus edificios hacen algo: paga lo que hay a la izquierda de la flecha y obtén lo que hay a la derecha. Cada edificio se puede usar una vez por ronda, y cada dado trabaja una vez.
tutorial-activate-task = Fabrica una mercancía: dale a la Central nuclear el dado que pide.
tutorial-activate-hint = La Central nuclear pide un { $nuclear_plant_die }, y tienes uno. No lo mandes a la sede.
tutorial-activate-done = ¡Una mercancía! Cada mercancía es un punto, y además has recuperado algo de energía.

tutorial-train-title = Entrena un dado
tutorial-train-text = Los dados no siempre caen como quieres. Una carta de entrenamiento cambia un dado que aún no está colocado, y después el dado se puede usar.
tutorial-train-task = Fabrica una mercancía. No has sacado ningún { $nuclear_plant_die }, pero en tu complejo hay un Gimnasio: por { $training_energy } de energía sube un dado en uno.
tutorial-train-hint = ¿Cuál de tus dados está a un paso del { $nuclear_plant_die }? El Gimnasio se puede usar una vez por ronda, así que entrena ese.
tutorial-train-done = El dado ha subido a { $nuclear_plant_die }, y con él has fabricado una mercancía. Otras cartas de entrenamiento bajan un dado, lo ponen boca abajo o lo vuelven a tirar.

tutorial-answer-title = Cartas que reaccionan, y monumentos
tutorial-answer-text = Algunas cartas actúan solas: cuando has construido una carta, el Parque solar te da { $solar_array_energy } de energía, una vez por ronda. Los monumentos, como el Obelisco, no hacen nada, pero dan mucho prestigio.
tutorial-answer-task = Construye el Obelisco y el Dojo, los dos en esta ronda.
tutorial-answer-hint = Tu energía paga una construcción; entonces el Parque solar reacciona y paga la siguiente. No descartes una carta que quieras construir.
tutorial-answer-done = Dos construcciones con la energía de una. El Obelisco vale { $obelisk_prestige } puntos, y puedes construir más.

tutorial-combine-title = Todo junto
tutorial-combine-text = Lo que obtienes llega enseguida, así que una jugada puede pagar la siguiente. El orden lo decides tú: mira todo lo que tienes antes de empezar.
tutorial-combine-task = Fabrica 2 mercancías en esta ronda. La Central nuclear pide un { $nuclear_plant_die }, el Biolaboratorio un { $biolab_die } y algo de energía, y el Dojo pone un dado boca abajo.
tutorial-combine-hint = Un { $nuclear_plant_die } boca abajo es un { $biolab_die }. Consigue energía primero: hay un dado para Generación, y la Central nuclear también da algo.
tutorial-combine-done = ¡Tu propia maquinita! Encontrar estas cadenas, y construir para ellas, es de lo que va este juego.

tutorial-limits-title = Termina tu trabajo
tutorial-limits-text = Cuando no te queda nada que hacer, terminas. Cuando todo el mundo ha terminado, puedes conservar { $resource_limit } entre metal y energía, y { $hand_limit } cartas; renuncias a lo que pase de ahí, y tú eliges a qué.
tutorial-limits-task = En la próxima ronda quieres construir algo con mucho metal. Termina y conserva todo tu metal.
tutorial-limits-hint = Tienes que renunciar a algo, pero no hace falta que sea metal: renuncia a energía.
tutorial-limits-done = Todo tu metal sigue ahí, y la ronda siguiente ha empezado. Aún mejor es gastar lo que no puedes conservar antes de terminar.

tutorial-ending-title = El final, y quién gana
tutorial-ending-text = Cuando alguien tiene { $goods_to_end } mercancías o { $buildings_to_end } edificios, la ronda se juega hasta el final, y después una más. Ahora estás en esa última ronda. Los puntos son mercancías y prestigio; si hay empate, gana quien tenga más metal.
tutorial-ending-task = Tu rival va por delante y ha terminado. Puedes pagar un monumento: construye el que gana la partida y luego termina.
tutorial-ending-hint = El primer Faro vale { $beacon_prestige } puntos, y el siguiente { $beacon_step } más. Ya tienes un Faro.
tutorial-ending-done = ¡Ganas por un punto! Tu segundo Faro valía más que un Obelisco.

tutorial-machine-title = Contra La Máquina
tutorial-machine-text = En solitario juegas contra La Máquina. Después de tu trabajo toma una carta, y sus dados pueden fabricar mercancías: cuantas más cartas de un tipo tiene, más probable es. Sus mercancías y sus cartas son puntos, y cada monumento uno más.
tutorial-machine-task = Es la última ronda y hay empate. A La Máquina aún le queda su turno, y gana los empates: consigue todos los puntos que puedas y luego termina.
tutorial-machine-hint = Aún hay más: un Obelisco que puedes construir, y un { $biolab_die } para el Biolaboratorio. Termina solo después de ambas cosas.
tutorial-machine-done = La Máquina ha tomado su carta y ha tirado por sus mercancías, y aun así tienes más puntos. Ya conoces el juego: ¡disfruta de tu fábrica!
