## The rules of Fantastic Factories. The numbers are those of the box: rulebook.py has them.

rules-goal-title = El objetivo
rules-goal-1 = Diriges una fábrica, igual que los demás jugadores. Gana quien tenga más puntos al final.
rules-goal-2 = Las mercancías son puntos, y las fabrican tus edificios. El prestigio también son puntos, y está impreso en las cartas que construyes.

rules-setup-title = Preparación
rules-setup-1 = Pueden jugar hasta { $players } jugadores. Cada uno empieza con { $dice } dados, { $start_metal } de metal, { $start_energy } de energía y { $start_hand } planos. Tu mano solo la ves tú; todo lo demás está a la vista.
rules-setup-2 = El mercado tiene una fila de { $row } planos y otra de { $row } contratistas. Sobre cada contratista hay una herramienta, que no cambia de sitio en toda la partida.
rules-setup-3 = Hay { $blueprints } planos y { $contractors } contratistas, barajados en mazos separados. El metal, la energía, las mercancías y los dados nunca se acaban.
rules-setup-4 = Las cartas que construyes quedan delante de ti: forman tu complejo, y cada una de ellas es un edificio.

rules-cards-title = Los planos
rules-cards-1 = Un plano muestra el metal y la energía que cuesta construirlo, su herramienta, su tipo, su prestigio y lo que hace. Todas las copias de una carta son iguales.
rules-cards-2 = Las cartas de producción fabrican mercancías, las de suministro dan metal y energía, y las de entrenamiento cambian dados. Las cartas especiales tienen efectos propios. Los monumentos no hacen nada, pero valen mucho prestigio.
rules-cards-3 = Una carta de tu mano tiene otra utilidad: puedes descartarla por su herramienta, para construir otra carta o para contratar a un contratista.

rules-paying-title = Pagar
rules-paying-1 = Pagas con lo que tienes en ese momento: metal, energía, dados sin colocar y cartas de tu mano. No se puede dejar nada a deber.
rules-paying-2 = Las mercancías nunca se gastan: una vez fabricadas, son tuyas hasta el final.

rules-round-title = Una ronda
rules-round-1 = Una ronda empieza con la fase de mercado. Cuando todos han jugado su turno, empieza la fase de trabajo.
rules-round-2 = En la fase de mercado se juega por turnos: empieza el jugador inicial y el turno pasa a la izquierda. En la fase de trabajo juegan todos a la vez.
rules-round-3 = Al final de la ronda recuperas tus dados, los dados adicionales se retiran y todos los edificios se pueden volver a usar. La ficha de jugador inicial pasa a la izquierda y empieza la ronda siguiente.

rules-market-title = El mercado
rules-market-1 = En tu turno tienes que hacer una de dos cosas: tomar gratis un plano del mercado y llevarlo a tu mano, o contratar a un contratista.
rules-market-2 = El hueco se llena enseguida con la carta siguiente del mazo, y tu turno acaba. Solo puedes tomar una carta que esté en el mercado, no una del mazo.
rules-market-3 = Solo puedes pasar si no hay nada que tomar ni nadie a quien puedas contratar.

rules-sweep-title = Renovar una fila
rules-sweep-1 = Si nada del mercado te sirve, antes de tomar o contratar puedes pagar { $sweep } de metal o { $sweep } de energía y renovar los planos o los contratistas. Se puede hacer una vez por turno, con una sola fila.
rules-sweep-2 = Primero se descartan todas las cartas de la fila y luego se ponen { $row } nuevas, de izquierda a derecha. También se puede renovar una fila con huecos, o vacía.

rules-hire-title = Contratar a un contratista
rules-hire-1 = Para contratar a un contratista, descarta de tu mano una carta con la herramienta que tiene encima. Algunos cuestan además energía.
rules-hire-2 = El efecto de un contratista es inmediato. Los que traen o fijan dados lo hacen en la fase de trabajo de la misma ronda.
rules-hire-3 = Después se descarta al contratista, otro ocupa su lugar y tu turno acaba.

rules-gifts-title = Contratistas con regalo
rules-gifts-1 = Arquitecta: roba { $architect_cards } cartas. Electricista: obtén { $electrician_energy } de energía. Minero: obtén { $miner_metal } de metal.
rules-gifts-2 = Cada uno trae además un regalo para un rival a tu elección: { $architect_gift ->
        [one] una carta
       *[other] { $architect_gift } cartas
    }, { $electrician_gift } de energía o { $miner_gift } de metal. Si solo tienes un rival, no hay que elegir. En solitario contra La Máquina no hay regalo.

rules-engineer-title = Ingeniera
rules-engineer-1 = La Ingeniera cuesta { $engineer_energy } de energía además de la carta descartada. Revela el primer plano del mazo y constrúyelo gratis en tu complejo.
rules-engineer-2 = Si no puedes tener otra copia de esa carta, descártala y revela la siguiente, hasta que encuentres una que puedas construir. Si no hay ninguna en el mazo ni en los descartes, no se construye nada.
rules-engineer-3 = Esto cuenta como construir una carta. La Chatarrería y el Parque solar reaccionan, y ya no vuelven a reaccionar en esta ronda. Así puedes conseguir otro Faro u Obelisco, e incluso desencadenar el final de la partida.

rules-investor-title = Inversor
rules-investor-1 = Revela el primer plano del mazo. Obtienes el metal y la energía impresos en él, y la carta se descarta.
rules-investor-2 = Recibes la cantidad completa. No hay límite, y los descuentos no cuentan.

rules-extra-workers-title = Mano de obra y Especialista
rules-extra-workers-1 = La Mano de obra cuesta { $hired_hands_energy } de energía además de la carta: en la fase de trabajo de esta ronda tiras { $hired_hands_dice } dados más.
rules-extra-workers-2 = La Especialista es un dado más en la fase de trabajo de esta ronda. Eliges su valor cuando quieras dentro de esa fase, incluso después de ver tu tirada.
rules-extra-workers-3 = Son dados como los demás. Los devuelves al final de la ronda, los hayas usado o no.

rules-foreman-title = Capataz
rules-foreman-1 = El Capataz cuesta { $foreman_energy } de energía además de la carta. En la fase de trabajo de esta ronda eliges los valores de hasta { $foreman_dice } de tus dados en vez de tirarlos. Puedes fijar menos; los demás se tiran.
rules-foreman-2 = Fijas los dados antes de hacer cualquier otra cosa. Si tienes más dados que esos, tiras los demás después.

rules-work-title = El trabajo
rules-work-1 = Todos tiran sus dados, que son sus trabajadores. Luego colocas dados, construyes cartas y usas edificios, en cualquier orden y mientras puedas pagar.
rules-work-2 = Cada dado se usa una vez por ronda. No hace falta colocarlos todos.
rules-work-3 = Todos trabajan a la vez y nadie espera a nadie. Lo que se hace antes tiene efecto antes.

rules-headquarters-title = La sede
rules-headquarters-1 = Tu sede tiene tres pisos, Investigación, Generación y Extracción, con { $slots } espacios cada uno. Un dado colocado allí tiene efecto enseguida.
rules-headquarters-2 = Investigación admite cualquier dado: roba una carta del mazo.
rules-headquarters-3 = Generación admite un dado de { $low } o menos: obtén tanta energía como muestre.
rules-headquarters-4 = Extracción admite un dado de { $high } o más: obtén una unidad de metal, muestre lo que muestre.

rules-matching-bonus-title = El extra por dados iguales
rules-matching-bonus-1 = Un dado con el mismo valor que otro que ya está en el mismo piso da un extra: una carta en Investigación, una unidad de energía en Generación, una de metal en Extracción. No hace falta colocarlos uno justo después del otro.
rules-matching-bonus-2 = Así, una pareja da un extra, y un piso lleno de dados iguales da { $full_bonus } en total.
rules-matching-bonus-3 = En Generación el extra es una unidad de energía, no otra vez el valor del dado: { $slots } dados de valor { $low } dan { $full_generate } de energía.

rules-build-title = Construir
rules-build-1 = Para construir una carta de tu mano, paga el metal y la energía impresos en ella y descarta otra carta con la misma herramienta. Puede ser otra copia de la misma carta.
rules-build-2 = En una ronda puedes construir tantas cartas como puedas pagar. Un edificio nuevo se puede usar enseguida.
rules-build-3 = Puedes tener un edificio de cada nombre. Solo el Faro y el Obelisco pueden estar en tu complejo más de una vez.

rules-activate-title = Usar un edificio
rules-activate-1 = Paga todo lo que hay a la izquierda de la flecha y obtienes enseguida todo lo que hay a la derecha. Puedes gastar de inmediato lo que has obtenido.
rules-activate-2 = Cada edificio se puede usar una vez por ronda, en cualquier orden, incluso en la ronda en que se construyó.
rules-activate-3 = Los dados que pide una carta se colocan sobre ella. Se quedan allí hasta que acaba la ronda.
rules-activate-4 = Algunas cartas piden que descartes cartas de tu mano. Primero pagas dados, metal y energía, luego eliges qué descartar, y solo entonces obtienes algo. Por eso no puedes pagar con una carta que estás a punto de robar.

rules-production-title = Producción
rules-production-1 = Las cartas de producción fabrican mercancías, y las mercancías son puntos. Algunas piden dados iguales y otras dados consecutivos. El Almacén pide dados que sumen { $warehouse_total } o más.
rules-production-2 = Donde una carta dice X, X es el valor del dado colocado. Si los dados son iguales, cuenta una sola vez: la Planta de hormigón con una pareja pide tanto metal como muestre uno de ellos.
rules-production-3 = Con la Manufactura eliges cada vez el extra. El dado que obtienes de la Megafábrica tiene el valor que elijas.

rules-utility-title = Suministro
rules-utility-1 = Las cartas de suministro convierten dados, cartas y recursos en metal y energía.
rules-utility-2 = X es el valor del dado colocado: la Central eléctrica da esa cantidad de energía, y la Fundición convierte esa cantidad de energía en la misma cantidad de metal.
rules-utility-3 = La Cosechadora da metal o energía; lo eliges cada vez. La Veta madre da { $motherlode_low } de metal por un dado más bajo y { $motherlode_high } por un dado de { $motherlode_from } o más.

rules-black-market-title = Mercado negro
rules-black-market-1 = Coloca cualquier dado y descarta una carta: obtienes el metal y la energía impresos en ella, pero nunca más de { $refund } en total.
rules-black-market-2 = Si la carta cuesta más que eso, eliges qué { $refund } unidades recibes. Aquí los descuentos no cuentan.

rules-training-title = Entrenamiento
rules-training-1 = Por { $training_energy } de energía, una carta de entrenamiento cambia un dado sin colocar, que también puede ser uno adicional. El dado no se queda en la carta, así que todavía lo puedes usar.
rules-training-2 = El Gimnasio sube un dado en uno, pero no un { $most_face }. El Centro deportivo lo baja en uno, pero no un { $least_face }.
rules-training-3 = El Dojo gira un dado a la cara opuesta. Las caras opuestas suman { $opposite_faces }.
rules-training-4 = Con la Agencia de empleo vuelves a tirar a la vez tantos de tus dados sin colocar como quieras, pero al menos uno.

rules-extra-dice-title = Dados adicionales
rules-extra-dice-1 = Gólem: elige un valor, paga esa cantidad de energía y obtén un dado con ese valor. Robot: paga { $robot_metal } de metal y tira un dado más.
rules-extra-dice-2 = Los dados adicionales, vengan de donde vengan, son dados como los demás: puedes colocarlos o entrenarlos. Los devuelves cuando acaba la ronda.
rules-extra-dice-3 = No hay límite en el número de dados que puedes tener.

rules-triggers-title = Cartas que actúan por su cuenta
rules-triggers-1 = Después de construir una carta, la Chatarrería te da { $scrap_yard_metal } de metal y el Parque solar { $solar_array_energy } de energía. La carta se paga antes, así que no puedes pagarla con lo que dan. Ambas cartas pueden reaccionar a la misma construcción, pero nunca a la suya propia.
rules-triggers-2 = Cuando obtienes mercancías, el Laboratorio roba { $laboratory_cards ->
        [one] una carta
       *[other] { $laboratory_cards } cartas
    }. Puedes usar lo robado enseguida.
rules-triggers-3 = Cada una de estas cartas reacciona una vez por ronda, automáticamente, en la primera ocasión después de haberse construido. Lo que pasó antes no cuenta.
rules-triggers-4 = Construir con la Ingeniera en la fase de mercado es una de esas ocasiones: una carta que reacciona entonces ya no reacciona en la fase de trabajo de esa ronda.

rules-replicator-title = Replicador
rules-replicator-1 = Paga { $replicator_energy } de energía y usa un plano del mercado como si estuviera en tu complejo. También pagas lo que cuesta usar esa carta, y sus dados se colocan en el Replicador.
rules-replicator-2 = Puede copiar cartas de entrenamiento, cartas que dan dados y hasta una carta que has construido y usado tú. Nunca puede copiar un monumento ni otro Replicador.
rules-replicator-3 = Si copia el Laboratorio, la Chatarrería o el Parque solar, cuenta como esa carta hasta que acaba la ronda y reacciona una vez.
rules-replicator-4 = La carta copiada se queda en el mercado. El mercado no cambia durante la fase de trabajo.

rules-monuments-title = Monumentos
rules-monuments-1 = Un monumento no se puede usar. Cuenta como un edificio más, y vale más prestigio que la mayoría.
rules-monuments-2 = Obelisco: { $obelisk_prestige } de prestigio. Puedes construir tantos como quieras.
rules-monuments-3 = Faro: el primero vale { $beacon_prestige } de prestigio, y cada uno de los siguientes { $beacon_step } más que el anterior. Puedes construir tantos como quieras.
rules-monuments-4 = Megalito: { $megalith_prestige } de prestigio, solo uno por jugador. Cuesta { $megalith_discount } de metal menos por cada monumento que ya esté en tu complejo, hasta no costar nada de metal.

rules-decks-title = Mazos y descartes
rules-decks-1 = En la fase de trabajo las cartas se roban siempre del mazo, nunca del mercado.
rules-decks-2 = Si hace falta una carta y el mazo está vacío, sus descartes se barajan y forman un mazo nuevo.
rules-decks-3 = Si tampoco hay descartes, no se roba nada, y un hueco del mercado se queda vacío. En cuanto vuelve a haber cartas, los huecos se llenan de izquierda a derecha, al final de cualquier turno de la fase de mercado y después de la acción de La Máquina.

rules-limits-title = Terminar, y lo que puedes conservar
rules-limits-1 = Cuando no te queda nada que hacer, terminas. Cuando todos han terminado, puedes conservar como máximo { $resource_limit } entre metal y energía, y { $hand_limit } cartas. Tú eliges qué descartas.
rules-limits-2 = Hasta ese momento puedes tener cuanto quieras. Para las mercancías no hay límite.
rules-limits-3 = Cuando has terminado, ya no haces nada más en esta ronda. Quienes tienen de más descartan a la vez, y entonces la ronda acaba. Los límites valen también en la última ronda.

rules-ending-title = El final de la partida
rules-ending-1 = El final de la partida se desencadena en cuanto un jugador tiene { $goods_to_end } mercancías o { $buildings_to_end } edificios, en cualquier momento de una ronda.
rules-ending-2 = Esa ronda se juega hasta el final, y después exactamente una más.
rules-ending-3 = El prestigio no desencadena el final: solo lo hacen las mercancías y el número de edificios.

rules-scoring-title = Puntuación
rules-scoring-1 = Suma tus mercancías y el prestigio de tus edificios. Gana quien tenga más puntos.
rules-scoring-2 = El metal, la energía y las cartas en la mano no dan puntos.

rules-ties-title = Empates
rules-ties-1 = En caso de empate gana quien tenga más metal; después, más energía; después, más cartas en la mano. Si todo eso coincide, la victoria se comparte.

rules-solo-title = En solitario contra La Máquina
rules-solo-1 = Juegas una fase de mercado y una fase de trabajo como de costumbre. Después le toca a La Máquina, y así ronda tras ronda.
rules-solo-2 = La Máquina empieza con { $easy } cartas si es fácil, { $medium } si es intermedia, { $hard } si es difícil y { $insane } si es demencial. Si una de ellas es un monumento, se descarta y se sustituye. Más tarde La Máquina puede tener monumentos, y varias copias de la misma carta.
rules-solo-3 = Los contratistas no traen regalo para La Máquina.

rules-machine-turn-title = El turno de La Máquina
rules-machine-turn-1 = La Máquina tira un dado verde, uno rojo, uno azul, uno morado y uno amarillo. El verde elige una carta para su complejo, y los demás fabrican mercancías.
rules-machine-turn-2 = Si el dado verde muestra { $row } o menos, La Máquina toma ese plano del mercado, contando desde la izquierda, y la carta siguiente del mazo llena el hueco. Si en ese lugar no hay carta, no recibe nada.
rules-machine-turn-3 = Si el dado verde muestra { $machine_sweeps_blueprints } o { $machine_sweeps_contractors }, La Máquina toma el primer plano del mazo. Luego se renueva una fila: los planos con un { $machine_sweeps_blueprints }, los contratistas con un { $machine_sweeps_contractors }.
rules-machine-turn-4 = El rojo corresponde a las cartas de entrenamiento, el azul a las de producción, el morado a las especiales y el amarillo a las de suministro. Cada uno de estos dados fabrica una mercancía si su valor no supera el número de cartas de ese tipo en el complejo de La Máquina. La carta nueva cuenta.

rules-machine-end-title = Vencer a La Máquina
rules-machine-end-1 = La Máquina solo desencadena el final con { $goods_to_end } mercancías, por muchas cartas que tenga. Tú lo desencadenas como de costumbre. Después jugáis los dos una ronda más.
rules-machine-end-2 = La Máquina recibe un punto por cada mercancía y cada carta, y uno más por cada monumento. Ganas si tienes más puntos; si hay empate, gana La Máquina.

rules-moves-title = Las jugadas, y cómo deshacerlas
rules-moves-1 = Una jugada que no está permitida no cambia nada, y se te dice por qué.
rules-moves-2 = Puedes deshacer tu última jugada, salvo que haya revelado algo, como una carta o una tirada, o que los demás ya hayan seguido jugando.
