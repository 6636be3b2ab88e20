## Las reglas de Scythe. Los números son los de la caja: están en rulebook.py.

rules-goal-title = El objetivo
rules-goal-1 = Son los años veinte de otra Europa. Diriges una facción con un personaje, mechas y trabajadores alrededor de la Fábrica, que está vacía en el centro del mapa.
rules-goal-2 = Quien coloca la estrella número { $stars } termina la partida en el acto. Entonces se cuentan las monedas y gana quien tenga más. Cuanto más popular seas, más monedas dan las estrellas, los territorios y los recursos.

rules-setup-title = Preparación
rules-setup-1 = Cada jugador tiene una facción, que dice dónde empieza, con cuánto poder y cuántas cartas de combate, y qué habilidades traen sus mechas; y un tablero, que dice qué cuestan sus acciones y con cuántas monedas y cuánta popularidad empieza.
rules-setup-2 = Tu personaje está en tu base, y dos trabajadores en los territorios de al lado. Tienes { $dealt } objetivos. Las cartas de combate y los objetivos son secretos, todo lo demás está a la vista.

rules-map-title = El mapa
rules-map-1 = Las montañas producen metal, las granjas comida, los bosques madera, las tundras petróleo y las aldeas trabajadores. La Fábrica y los lagos no producen nada. Todos los territorios con túnel son adjacentes entre sí.
rules-map-2 = Controlas un territorio en el que tienes unidades. Donde nadie tiene unidades, es de quien tiene allí una estructura. Los recursos están en el mapa y son de quien controla su territorio.
rules-map-3 = Nadie controla las bases, y nadie entra en ellas sin una habilidad.

rules-turn-title = Un turno
rules-turn-1 = Mueve tu ficha de acción a otra sección de tu tablero, distinta de aquella en la que está. Haz la acción superior de la sección y luego la inferior; puedes renunciar a cualquiera de las dos.
rules-turn-2 = La acción superior tiene dos maneras, de las que eliges una. La acción inferior cuesta recursos y da monedas.
rules-turn-3 = Después juega el siguiente, en el sentido de las agujas del reloj según las bases.

rules-move-title = Mover
rules-move-1 = Mueve hasta { $units } unidades distintas un territorio cada una, o toma una moneda en su lugar. Una mejora te permite mover una unidad más, o da una moneda más.
rules-move-2 = Ríos y lagos cierran el paso mientras no tengas una habilidad para ellos. De túnel a túnel hay un paso.
rules-move-3 = Una unidad que entra en un territorio con unidades enemigas se detiene allí.

rules-carrying-title = Llevar consigo
rules-carrying-1 = Toda unidad puede llevar recursos que controlas, y un mecha también trabajadores. Se recogen y se dejan por el camino.
rules-carrying-2 = Elige primero qué dejar, luego qué llevar y después adónde va la unidad.

rules-enemies-title = Enemigos en el camino
rules-enemies-1 = Los trabajadores a pie no pueden entrar en un territorio con unidades enemigas. Personajes y mechas sí: donde solo hay trabajadores, estos vuelven a su base, y pierdes una popularidad por cada uno. Sus recursos se quedan.
rules-enemies-2 = Donde hay un personaje o un mecha enemigo, se combate después de todos los movimientos.

rules-tops-title = Reforzar y Comerciar
rules-tops-1 = Reforzar: paga una moneda y gana poder o roba cartas de combate. El poder acaba en { $power }.
rules-tops-2 = Comerciar: paga una moneda y gana { $tokens } recursos a tu elección, cada uno en un territorio con un trabajador tuyo; o gana popularidad, que acaba en { $popularity }.
rules-tops-3 = El Monumento añade popularidad cuando refuerzas, el Arsenal poder cuando comercias.

rules-produce-title = Producir
rules-produce-1 = Elige hasta { $hexes } territorios que controles. Cada trabajador hace allí un recurso del territorio; en una aldea, un nuevo trabajador, mientras queden trabajadores en tu tablero.
rules-produce-2 = Cuesta más cuantos más trabajadores tengas en el mapa: un poder a partir de { $from_power }, también una popularidad a partir de { $from_popularity }, también una moneda a partir de { $from_coins }. El territorio de tu Molino produce además de los otros.

rules-bottoms-title = Acciones inferiores
rules-bottoms-1 = Paga con recursos de territorios que controles. Mejorar cuesta petróleo, Desplegar metal, Construir madera, Reclutar comida. Además de su efecto, la acción da las monedas que están a su lado.
rules-bottoms-2 = Mejorar: mueve un cubo de tecnología de una acción superior, que desde ahora da más, a una inferior, que cuesta menos. Desplegar: pon un mecha en un territorio con un trabajador tuyo; la habilidad que tenía debajo es ya de tu personaje y de todos tus mechas. Construir: pon una estructura en un territorio con un trabajador tuyo donde no haya ninguna.
rules-bottoms-3 = Reclutar: toma un recluta y gana { $bonus } de la bonificación que cubre. Desde ahora ganas algo cada vez que tú o un vecino a tu izquierda o derecha hace la acción inferior de la que vino el recluta.

rules-combat-title = Combate
rules-combat-1 = Atacante y defensor eligen en secreto cuánto poder gastan, como mucho { $dial }, y por cada personaje y mecha suyo allí pueden añadir una carta de combate, que vale de { $lowest } a { $highest }.
rules-combat-2 = Se descubren ambas elecciones. Gana la suma mayor; en caso de empate, el atacante. Ambos pagan el poder y descartan las cartas que eligieron.
rules-combat-3 = El vencedor coloca una estrella; un atacante que vence pierde una popularidad por cada trabajador expulsado. El perdedor roba una carta de combate si gastó al menos un poder o una carta.
rules-combat-4 = Todas las unidades del perdedor vuelven a su base. Los recursos se quedan y son del vencedor.

rules-encounters-title = Encuentros
rules-encounters-1 = Cuando tu personaje termina un movimiento en una ficha de encuentro, retírala y roba una carta de encuentro. Elige una de sus opciones que puedas pagar.
rules-encounters-2 = Lo que da aparece donde está tu personaje.

rules-factory-title = La Fábrica
rules-factory-1 = La primera vez que tu personaje termina un movimiento en la Fábrica, miras las cartas de fábrica y tomas una. Es una quinta sección de tu tablero.
rules-factory-2 = Arriba hay un intercambio, abajo el movimiento de una unidad en hasta { $steps } pasos.

rules-objectives-title = Objetivos
rules-objectives-1 = Si cumples uno de tus objetivos, revélalo y coloca una estrella; el otro se descarta. Algunos solo pueden revelarse al final de tu turno.
rules-objectives-2 = Solo se coloca estrella por un objetivo. Sajonia puede revelar los dos.

rules-tokens-title = Banderas y trampas
rules-tokens-1 = Donde el personaje de Albión o Togawa termina un movimiento, puede colocar una bandera o una trampa, una por territorio. Las banderas cuentan al final como un territorio más. Las trampas dañan a quien entra; después quedan desarmadas.

rules-stars-title = Estrellas
rules-stars-1 = Se coloca una estrella por { $upgrades } mejoras, por los { $mechs } mechas, por todas las estructuras, por todos los reclutas, por { $workers } trabajadores en el mapa, por un objetivo, por un combate ganado ({ $combats } como mucho), por { $popularity } de popularidad y por { $power } de poder.
rules-stars-2 = Una estrella se queda, aunque pierdas aquello por lo que la colocaste. La estrella número { $stars } termina la partida en el acto, pero el combate en que se coloca se lleva hasta el final.

rules-scoring-title = El final de la partida
rules-scoring-1 = A las monedas que tienes se suman monedas por estrellas, por territorios y por cada dos recursos. Con menos de { $from_middle } de popularidad son { $star_low }, { $territory_low } y { $pair_low }; a partir de { $from_middle }, { $star_middle }, { $territory_middle } y { $pair_middle }; a partir de { $from_high }, { $star_high }, { $territory_high } y { $pair_high }.
rules-scoring-2 = La Fábrica cuenta como { $counts } territorios. La loseta de estructura paga monedas por el lugar de tus estructuras.
rules-scoring-3 = En caso de empate deciden, en este orden: unidades y estructuras, poder, popularidad, recursos, territorios, estrellas.

rules-automa-title = Jugar en solitario
rules-automa-1 = El Automa juega con cartas, alternando contigo. Mueve y ataca, gana poder, monedas y unidades, y no paga nada; sus unidades cruzan ríos y lagos cuando su pista de estrellas lo permite.
rules-automa-2 = Coloca estrellas por su pista de estrellas, por combates ganados y por poder completo. En combate una carta dice cuánto poder gasta.
rules-automa-3 = Al final una estrella le da { $automa_star } monedas y un territorio { $automa_territory }; sus recursos no cuentan.

rules-undoing-title = Deshacer jugadas
rules-undoing-1 = Puedes deshacer una jugada mientras no haya revelado nada y no haya actuado otro jugador.
