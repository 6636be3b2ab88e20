## The rules of Fantastic Factories. The numbers are those of the box: rulebook.py has them.

rules-goal-title = El objetivo
rules-goal-1 = Diriges una fábrica, igual que tus rivales. Gana quien tenga más puntos al final.
rules-goal-2 = Las mercancías son puntos: las fabrican tus edificios. El prestigio también son puntos: está impreso en las cartas que construyes.

rules-setup-title = El comienzo
rules-setup-1 = Pueden jugar hasta { $players } personas. Cada una empieza con { $dice } dados, { $start_metal } de metal, { $start_energy } de energía y { $start_hand } planos. Tu mano solo la ves tú; todo lo demás está a la vista.
rules-setup-2 = El mercado tiene una fila de { $row } planos y otra de { $row } contratistas. Sobre cada contratista hay una herramienta, que no cambia de sitio en toda la partida.
rules-setup-3 = Hay { $blueprints } planos y { $contractors } contratistas, barajados en mazos separados. El metal, la energía, las mercancías y los dados nunca se acaban.
rules-setup-4 = Las cartas que construyes quedan delante de ti: forman tu complejo, y cada una de ellas es un edificio.

rules-cards-title = Los planos
rules-cards-1 = Un plano muestra el metal y la energía que cuesta construirlo, su herramienta, su tipo, su prestigio y lo que hace. Todas las copias de una carta son iguales.
rules-cards-2 = Las cartas de producción fabrican mercancías, las de suministro dan metal y energía, las de entrenamiento cambian dados. Las cartas especiales tienen efectos propios. Los monumentos están para admirarlos: valen prestigio.
rules-cards-3 = Una carta de tu mano tiene otra utilidad: descártala por su herramienta, para construir otra carta o para contratar.

rules-paying-title = Pagar
rules-paying-1 = Pagas con lo que tienes en ese momento: metal, energía, dados sin colocar, cartas de tu mano. Nadie fía.
rules-paying-2 = Las mercancías nunca se gastan: una vez fabricadas, son tuyas hasta el final.

rules-round-title = Una ronda
rules-round-1 = Una ronda empieza con la fase de mercado. Cuando cada cual ha tenido allí su turno, sigue la fase de trabajo.
rules-round-2 = En el mercado se juega por turnos: empieza quien tiene la ficha inicial y se sigue hacia la izquierda. En la fase de trabajo todo el mundo juega a la vez.
rules-round-3 = Al final de la ronda los dados vuelven a casa, los adicionales desaparecen y todos los edificios quedan listos de nuevo. La ficha pasa a la izquierda y empieza la ronda siguiente.

rules-market-title = El mercado
rules-market-1 = En tu turno haces una de estas cosas, y es obligatorio: tomar gratis un plano del mercado y llevarlo a tu mano, o contratar a un contratista.
rules-market-2 = El hueco se llena enseguida con la carta siguiente del mazo, y tu turno acaba. Tomas algo de lo que hay a la vista, no una carta del mazo.
rules-market-3 = Solo pasas si no hay nada que tomar ni nadie a quien puedas contratar.

rules-sweep-title = Renovar una fila
rules-sweep-1 = ¿No te gusta nada? Antes de tomar o contratar puedes pagar { $sweep } de metal o { $sweep } de energía para renovar los planos o los contratistas. Se puede hacer una vez por turno, con una fila.
rules-sweep-2 = Primero se descartan todas las cartas de la fila y luego se ponen { $row } nuevas, de izquierda a derecha. También se puede renovar una fila con huecos, o vacía.

rules-hire-title = Contratar
rules-hire-1 = Para contratar, descarta de tu mano una carta que tenga la herramienta que está sobre el contratista. Algunos piden además energía.
rules-hire-2 = El contratista se pone a trabajar enseguida. Los que traen o fijan dados lo hacen en la fase de trabajo de esta misma ronda.
rules-hire-3 = Después se descarta al contratista, otro ocupa su lugar y tu turno acaba.

rules-gifts-title = Contratistas con regalo
rules-gifts-1 = Arquitecta: roba { $architect_cards } cartas. Electricista: obtén { $electrician_energy } de energía. Minero: obtén { $miner_metal } de metal.
rules-gifts-2 = Cada una de estas cartas trae además un regalo para un rival a tu elección: { $architect_gift ->
        [one] una carta
       *[other] { $architect_gift } cartas
    }, { $electrician_gift } de energía o { $miner_gift } de metal. Si hay un solo rival, lo recibe sin preguntar; contra La Máquina no hay regalo.

rules-engineer-title = Ingeniera
rules-engineer-1 = La Ingeniera cuesta { $engineer_energy } de energía además de la carta descartada. El primer plano del mazo se descubre y se construye gratis en tu complejo.
rules-engineer-2 = Si no puedes tener otra copia de esa carta, se descarta y se descubre la siguiente, mientras el mazo o sus descartes tengan una carta que puedas construir. Si no queda ninguna, no se construye nada.
rules-engineer-3 = Es una construcción como las demás. La Chatarrería y el Parque solar reaccionan a ella, y con eso ya han reaccionado en esta ronda. Puede traer otro Faro u Obelisco, y también el final de la partida.

rules-investor-title = Inversor
rules-investor-1 = El primer plano del mazo se descubre. Obtienes el metal y la energía impresos en él, y se descarta.
rules-investor-2 = Lo obtienes todo, por mucho que sea, y los descuentos no cambian nada.

rules-extra-workers-title = Mano de obra y Especialista
rules-extra-workers-1 = La Mano de obra cuesta { $hired_hands_energy } de energía además de la carta: en la fase de trabajo de esta ronda tiras { $hired_hands_dice } dados más.
rules-extra-workers-2 = La Especialista es un dado más en la fase de trabajo de esta ronda. Dices su valor cuando quieras dentro de esa fase, incluso después de ver tu tirada.
rules-extra-workers-3 = Son dados como los demás. Se van al final de la ronda, usados o no.

rules-foreman-title = Capataz
rules-foreman-1 = El Capataz cuesta { $foreman_energy } de energía además de la carta. En la fase de trabajo de esta ronda no tiras: eliges los valores de hasta { $foreman_dice } de tus dados. Para antes si quieres; los demás se tiran.
rules-foreman-2 = Fijar los dados va antes que cualquier otro trabajo. Los dados que pasen de ese número se tiran después de fijar los otros.

rules-work-title = El trabajo
rules-work-1 = Cada cual tira sus dados: los tuyos son tus trabajadores. Luego coloca dados, construye cartas y usa edificios, en cualquier orden y tantas veces como puedas pagar.
rules-work-2 = Cada dado trabaja una vez por ronda. No hace falta colocarlos todos.
rules-work-3 = Todo el mundo trabaja a la vez y nadie espera a nadie. Lo que ocurre antes cuenta antes.

rules-headquarters-title = La sede
rules-headquarters-1 = Tu sede tiene los pisos Investigación, Generación y Extracción, con { $slots } espacios cada uno. El dado que colocas allí da su fruto enseguida.
rules-headquarters-2 = Investigación admite cualquier dado: roba una carta del mazo.
rules-headquarters-3 = Generación admite un dado de { $low } o menos: obtén tanta energía como muestre.
rules-headquarters-4 = Extracción admite un dado de { $high } o más: obtén una unidad de metal, muestre lo que muestre.

rules-matching-bonus-title = El extra por dados iguales
rules-matching-bonus-1 = Un dado igual a otro que ya está en el mismo piso da un extra: una carta en Investigación, una unidad de energía en Generación, una de metal en Extracción. No hace falta colocarlos uno justo después del otro.
rules-matching-bonus-2 = Así, una pareja da un extra, y un piso lleno de dados iguales da { $full_bonus } en total.
rules-matching-bonus-3 = En Generación el extra es una unidad de energía, no otra vez el valor del dado: { $slots } dados de valor { $low } dan { $full_generate } de energía.

rules-build-title = Construir
rules-build-1 = Para construir una carta de tu mano, paga el metal y la energía impresos en ella y descarta otra carta con la misma herramienta. Para eso vale otra copia de la misma carta.
rules-build-2 = Construye en una ronda tantas cartas como puedas pagar. Un edificio nuevo se puede usar enseguida.
rules-build-3 = Puedes tener un edificio de cada nombre. Solo el Faro y el Obelisco pueden estar en tu complejo más de una vez.

rules-activate-title = Usar un edificio
rules-activate-1 = Paga todo lo que hay a la izquierda de la flecha y obtienes enseguida todo lo que hay a la derecha. Con lo que obtienes puedes pagar lo siguiente.
rules-activate-2 = Cada edificio se puede usar una vez por ronda, en el orden que quieras, incluso en la ronda en que se construyó.
rules-activate-3 = Los dados que pide una carta se colocan sobre ella. Se quedan allí hasta que acaba la ronda.
rules-activate-4 = Algunas cartas piden cartas de tu mano. Primero pagas dados, metal y energía, luego eliges qué descartar, y lo que obtienes llega al final: una carta que estás a punto de robar no sirve para pagar.

rules-production-title = Producción
rules-production-1 = Las cartas de producción fabrican mercancías, y las mercancías son puntos. Algunas cartas piden dados iguales y otras dados consecutivos, cada uno mayor en uno que el anterior; el Almacén pide dados que sumen { $warehouse_total } o más.
rules-production-2 = Donde una carta dice X, X es el valor del dado colocado. Si los dados son iguales, cuenta una sola vez: la Planta de hormigón con una pareja pide tanto metal como muestre uno de ellos.
rules-production-3 = Con la Manufactura eliges cada vez qué obtienes además. El dado que te da la Megafábrica muestra lo que tú quieras.

rules-utility-title = Suministro
rules-utility-1 = Las cartas de suministro convierten dados, cartas y recursos en metal y energía.
rules-utility-2 = X es el valor del dado colocado: la Central eléctrica da esa cantidad de energía, y la Fundición convierte esa cantidad de energía en otro tanto de metal.
rules-utility-3 = La Cosechadora da metal o energía, como elijas cada vez. La Veta madre da { $motherlode_low } de metal por un dado bajo y { $motherlode_high } por un dado de { $motherlode_from } o más.

rules-black-market-title = Mercado negro
rules-black-market-1 = Coloca cualquier dado y descarta una carta: obtienes el metal y la energía impresos en ella, pero nunca más de { $refund } en total.
rules-black-market-2 = Si la carta cuesta más que eso, elige qué { $refund } unidades recibes. Aquí los descuentos no cuentan: vale lo impreso.

rules-training-title = Entrenamiento
rules-training-1 = Por { $training_energy } de energía, una carta de entrenamiento cambia un dado que aún no está colocado; también uno adicional. El dado no se queda en la carta: todavía lo puedes usar.
rules-training-2 = El Gimnasio sube un dado en uno, pero no un { $most_face }. El Centro deportivo lo baja en uno, pero no un { $least_face }.
rules-training-3 = El Dojo pone un dado boca abajo. Las caras opuestas suman { $opposite_faces }.
rules-training-4 = La Agencia de empleo vuelve a tirar a la vez tantos de tus dados sin colocar como quieras, al menos uno.

rules-extra-dice-title = Dados adicionales
rules-extra-dice-1 = Gólem: elige un valor, paga esa cantidad de energía y recibes un dado con ese valor. Robot: paga { $robot_metal } de metal y tira otro dado.
rules-extra-dice-2 = Los dados adicionales, vengan de donde vengan, son dados como los demás: colócalos o entrénalos antes. Desaparecen cuando acaba la ronda.
rules-extra-dice-3 = No hay límite en el número de dados que puedes tener.

rules-triggers-title = Cartas que reaccionan solas
rules-triggers-1 = Cuando has construido una carta, la Chatarrería da { $scrap_yard_metal } de metal y el Parque solar { $solar_array_energy } de energía. La construcción se paga antes, así que no se paga con eso. Ambas cartas pueden reaccionar a la misma construcción, pero nunca a la suya propia.
rules-triggers-2 = Cuando obtienes mercancías, el Laboratorio roba { $laboratory_cards ->
        [one] una carta
       *[other] { $laboratory_cards } cartas
    }. Puedes usar lo robado enseguida.
rules-triggers-3 = Cada una reacciona a la primera ocasión de la ronda desde que está construida, una vez y sin preguntar. Lo que pasó antes no cuenta.
rules-triggers-4 = Construir con la Ingeniera en la fase de mercado es una de esas ocasiones: lo que reacciona entonces ya ha reaccionado también para la fase de trabajo de esa ronda.

rules-replicator-title = Replicador
rules-replicator-1 = Paga { $replicator_energy } de energía y usa un plano del mercado como si estuviera en tu complejo. Sus propios costes se pagan aparte; sus dados se colocan en el Replicador.
rules-replicator-2 = Puede copiar cartas de entrenamiento, cartas que dan dados y hasta una carta que has construido y usado tú. Nunca copia un monumento ni otro Replicador.
rules-replicator-3 = Si copia el Laboratorio, la Chatarrería o el Parque solar, hace las veces de esa carta hasta que acaba la ronda y reacciona una vez.
rules-replicator-4 = La carta copiada se queda en el mercado, y el mercado no cambia mientras trabajas.

rules-monuments-title = Monumentos
rules-monuments-1 = Un monumento no se puede usar. Es un edificio como los demás, y vale más prestigio que la mayoría.
rules-monuments-2 = Obelisco: { $obelisk_prestige } de prestigio. Construye tantos como quieras.
rules-monuments-3 = Faro: el primero vale { $beacon_prestige } de prestigio, y cada uno de los siguientes { $beacon_step } más que el anterior. Construye tantos como quieras.
rules-monuments-4 = Megalito: { $megalith_prestige } de prestigio, como máximo uno por persona. Cuesta { $megalith_discount } de metal menos por cada monumento que ya esté en tu complejo, hasta no costar nada de metal.

rules-decks-title = Mazos y descartes
rules-decks-1 = En la fase de trabajo las cartas se roban siempre del mazo, nunca del mercado.
rules-decks-2 = Si hace falta una carta y su mazo está vacío, los descartes se barajan y forman el mazo.
rules-decks-3 = Si tampoco hay descartes, no se roba nada, y un hueco del mercado se queda vacío. Se llena en cuanto vuelve a haber cartas: al final de cada turno en el mercado, y después de la acción de La Máquina, todos los huecos reciben una carta, de izquierda a derecha.

rules-limits-title = Terminar, y lo que puedes conservar
rules-limits-1 = Cuando no te queda trabajo, terminas. Cuando todo el mundo ha terminado, puedes conservar { $resource_limit } entre metal y energía, y { $hand_limit } cartas. Tú eliges a qué renuncias.
rules-limits-2 = Hasta ese momento puedes tener cuanto quieras. Las mercancías no tienen límite.
rules-limits-3 = Cuando has terminado, ya no trabajas en esta ronda. Quienes tienen de más renuncian a ello a la vez, y entonces la ronda acaba. Los límites valen también en la última ronda.

rules-ending-title = El final de la partida
rules-ending-1 = El final está cerca en cuanto alguien tiene { $goods_to_end } mercancías o { $buildings_to_end } edificios, en cualquier momento de una ronda.
rules-ending-2 = Esa ronda se juega hasta el final, y después exactamente una más.
rules-ending-3 = El prestigio no acerca el final: solo lo hacen las mercancías y el número de edificios.

rules-scoring-title = Los puntos
rules-scoring-1 = Tus puntos son tus mercancías más el prestigio de tus edificios. Gana quien tenga más puntos.
rules-scoring-2 = El metal, la energía y las cartas en la mano no dan puntos.

rules-ties-title = Empates
rules-ties-1 = Con los mismos puntos gana quien tenga más metal; con el mismo metal, más energía; con la misma energía, más cartas en la mano. Si todo eso coincide, la victoria se comparte.

rules-solo-title = En solitario contra La Máquina
rules-solo-1 = Juegas una fase de mercado y una fase de trabajo como siempre. Después le toca a La Máquina, ronda tras ronda.
rules-solo-2 = La Máquina empieza con { $easy } cartas si es fácil, { $medium } si es intermedia, { $hard } si es difícil y { $insane } si es demencial. Si sale un monumento, se descarta y se sustituye; más tarde puede tener monumentos, y varias copias de la misma carta.
rules-solo-3 = Los contratistas no traen regalo para La Máquina.

rules-machine-turn-title = El turno de La Máquina
rules-machine-turn-1 = La Máquina tira un dado verde, uno rojo, uno azul, uno morado y uno amarillo. El verde elige una carta para su complejo, y los demás fabrican mercancías.
rules-machine-turn-2 = El verde muestra { $row } o menos: toma ese plano del mercado, contando desde la izquierda, y la carta siguiente del mazo llena el hueco. Donde no hay carta, no recibe nada.
rules-machine-turn-3 = El verde muestra { $machine_sweeps_blueprints } o { $machine_sweeps_contractors }: toma el primer plano del mazo y luego se renueva una fila, los planos con un { $machine_sweeps_blueprints }, los contratistas con un { $machine_sweeps_contractors }.
rules-machine-turn-4 = El rojo es de entrenamiento, el azul de producción, el morado de cartas especiales y el amarillo de suministro. Cada uno fabrica una mercancía si no supera el número de cartas de su tipo que tiene La Máquina. La carta nueva cuenta.

rules-machine-end-title = Vencer a La Máquina
rules-machine-end-1 = La Máquina trae el final solo con { $goods_to_end } mercancías, por muchas cartas que tenga. Tú lo traes como siempre. Después se juega una ronda más, por ambas partes.
rules-machine-end-2 = La Máquina tiene un punto por cada mercancía y cada carta, y uno más por cada monumento. Ganas si tienes más puntos; si hay empate, gana La Máquina.

rules-moves-title = Las jugadas, y cómo deshacerlas
rules-moves-1 = Una jugada que no está permitida no cambia nada, y se te dice por qué.
rules-moves-2 = Puedes deshacer tu última jugada, salvo que haya revelado algo, como una carta o una tirada, o que la partida haya seguido adelante desde entonces.
