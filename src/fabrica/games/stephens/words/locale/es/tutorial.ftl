## The tutorial: for each step a title, what to understand, what to do, a hint after a move that does not help, and praise

tutorial-glass-title = Toma vidrio
tutorial-glass-text = En el centro están los { $furnaces } hornos de la fábrica de Stephens. Toma un cubo de vidrio, y su horno hace algo por ti: uno superior activa las profesiones que tiene al lado. Tu primer trabajador está a la izquierda, junto al vidrio verde.
tutorial-glass-task = En este turno, consigue un cubo verde y una moneda.
tutorial-glass-hint = Tu trabajador solo ayuda cuando se toma vidrio del horno que tiene al lado: el superior izquierdo. Luego elige la moneda.
tutorial-glass-done = Vidrio para un contrato y una moneda de tu trabajador. Cada vez que alguien tome vidrio verde, tu trabajador volverá a darte algo.

tutorial-contract-title = Acepta un contrato
tutorial-contract-text = Con vidrio blanco del horno inferior izquierdo puedes aceptar un contrato. Cuesta influencia, de { $cost_least } a { $cost_most }, según el espacio en que está. Más adelante lo cumples con cubos, y al final vale puntos.
tutorial-contract-task = Tienes un cubo verde. Toma vidrio blanco y acepta el contrato que pide un cubo verde y uno blanco.
tutorial-contract-hint = El vidrio blanco del horno inferior izquierdo es para contratos; el del inferior derecho, para inversiones. El contrato más barato no es el que puedes cumplir pronto: fíjate en el siguiente ({ card-uk04 }).
tutorial-contract-done = Ahora tienes todo lo que pide. Los contratos más caros se han desplazado y ha llegado uno nuevo.

tutorial-investment-title = Financia una inversión
tutorial-investment-text = Con vidrio blanco del horno inferior derecho puedes financiar con monedas una inversión. Va a la fila de sus cubos; si no tiene cubos, a cualquier fila. Las inversiones que ocupan el mismo lugar en sus filas son una columna, y una columna trabaja entera.
tutorial-investment-task = Tu primera columna tiene una inversión naranja y una negra, pero ninguna rosa. Financia la carta sin cubos y añádela a esa primera columna.
tutorial-investment-hint = En la fila naranja o en la negra sería la segunda carta, y así empezaría una segunda columna. ¿Qué fila sigue vacía? Pon la carta allí ({ card-no3 }).
tutorial-investment-done = Una columna de { $types } cartas: cuando se active, los puntos de la carta nueva vendrán también.

tutorial-create-title = Crea una profesión
tutorial-create-text = En vez de tomar un cubo puedes asignar un trabajador, por ejemplo creando una profesión: paga su espacio superior y ponla en una fila de su lado. Una fila más alta debe quedar más corta que la de debajo, pero allí un maestro vale más al final.
tutorial-create-task = Crea una profesión roja junto a la fábrica privada inferior, donde su maestro vale { $master_lower } puntos. Luego elige cualquier disco como trabajador.
tutorial-create-hint = Junto al horno hay 2 profesiones, así que en la fila de encima cabe una. Elige esa fila, no la que está junto al horno.
tutorial-create-done = Tu disco es allí el maestro. Cada vez que se tomen productos de esa fábrica, tu trabajador te dará su beneficio, y el disco ha desbloqueado una habilidad.

tutorial-reinforce-title = Refuerza una profesión
tutorial-reinforce-text = Una profesión con un espacio inferior puede tener un aprendiz. Si su maestro es de otro jugador, puedes enviar allí un trabajador y recoger el mismo beneficio desde entonces.
tutorial-reinforce-task = Tienes una sola moneda. Refuerza una profesión de tu rival y conserva tu moneda.
tutorial-reinforce-hint = Algunos espacios inferiores cuestan algo, y algunas profesiones no tienen. Busca un espacio inferior que sea gratis ({ card-r02 }); luego elige un disco.
tutorial-reinforce-done = ¡Un aprendiz gratis! Tu rival tendrá { $apprentice_points ->
        [one] un punto
       *[other] { $apprentice_points } puntos
    } por él al final; tú tienes el beneficio desde ahora.

tutorial-activate-title = Activa una fila
tutorial-activate-text = Cuando se activa una fila, cada uno de tus trabajadores en ella da su beneficio una vez, en el orden que quieras. Algunos te dejan elegir, otros son un intercambio: paga lo que está a la izquierda de la flecha y obtén lo que está a la derecha.
tutorial-activate-task = No tienes absolutamente nada. Activa la fila roja junto al horno y termina con 2 monedas.
tutorial-activate-hint = Un trabajador convierte influencia en monedas ({ card-r19 }). Entonces, ¿qué necesitas primero del otro?
tutorial-activate-done = Primero la influencia, luego el intercambio: el orden importa. Tu rival también tiene un trabajador en esa fila, y ahora le toca recoger un beneficio.

tutorial-unlock-title = Desbloquea una habilidad
tutorial-unlock-text = Debajo de cada disco de tu tablero hay una habilidad, y es tuya en cuanto el disco se va a trabajar. Los discos también cierran el paso en la pista de influencia: tu marcador se detiene antes del de la casilla { $inf5 }, y todo lo que pase de { $cap_none } de influencia se pierde.
tutorial-unlock-task = Tienes { $cap_none } de influencia y no puedes obtener más. Asigna un trabajador para que tu influencia pueda volver a crecer, y no gastes influencia.
tutorial-unlock-hint = Hay una profesión roja que no cuesta nada ({ card-r04 }). Luego saca el disco que te cierra el paso: el de la casilla { $inf5 }, no uno más alto.
tutorial-unlock-done = Ahora caben { $cap_5 } de influencia. Los otros discos sirven para todo tipo de cosas: más cubos, cartas más baratas, puntos al final.

tutorial-goods-title = Toma productos
tutorial-goods-text = En las fábricas privadas hay productos: cubos naranjas, rosas y negros. Toma uno, y se activa la fila de profesiones junto a esa fábrica. Con la habilidad { disc-5a }, que ya tienes, puedes tomar hasta { $taken_5a } cubos de la misma fábrica.
tutorial-goods-task = Tu contrato pide naranja y rosa. Consigue ambos en este turno, y una moneda de tu trabajador.
tutorial-goods-hint = Toma el primer cubo de una fábrica en la que haya los dos colores y junto a la que esté tu trabajador; después toma también el otro color.
tutorial-goods-done = Los dos en un solo turno. Con más discos de esa clase tomas aún más, y entonces puedes usar un horno vacío.

tutorial-renewal-title = La fase de renovación
tutorial-renewal-text = Con { $empty_furnaces } hornos vacíos al final de un turno llega una fase de renovación: el ejército avanza, los hornos vacíos se rellenan y se pueden activar columnas de inversiones. El bosque y las dunas de las cartas son pasos hacia abajo en esas pistas. Al final cada pista cuenta según su sector.
tutorial-renewal-task = Desencadena la fase de renovación tomando el último cubo de un horno. Luego activa una columna, pero quédate en la casilla { $sector_middle } del bosque, que vale { $sector_middle_points } puntos.
tutorial-renewal-hint = En el horno inferior izquierdo queda un solo cubo. De tus columnas, la primera costaría un paso en el bosque; la segunda cuesta pasos en las dunas.
tutorial-renewal-done = Puntos por la columna, y nada perdido: en las dunas estabas muy por debajo del sector siguiente. La otra columna habría costado más de lo que da.

tutorial-supply-title = Abastece y cumple
tutorial-supply-text = Todos los cubos de las columnas activadas deben ir a fábricas privadas, y cada entrega se paga: un cubo suelto, con monedas o influencia; un juego, con algo mejor. En último lugar, en una fase de renovación puedes cumplir contratos con lo que tienes.
tutorial-supply-task = Cumple el contrato de las colonias ({ card-co09 }). Tienes el cubo verde que pide, pero todavía ninguna caja.
tutorial-supply-hint = Activa tu columna y luego entrega juntos un cubo negro y uno naranja abajo a la derecha: eso da un accesorio a tu elección. No entregues el naranja solo.
tutorial-supply-done = ¡Entregado, y cumplido al momento! El contrato está ahora en su fila, y los productos esperan en las fábricas a quien los tome.

tutorial-ending-title = El final, y quién gana
tutorial-ending-text = Cuando el ejército y los puntos se encuentran, empiezan los últimos turnos, y una última fase de renovación cierra la partida. Entonces los contratos se cuentan por columnas, los primeros de cada tipo juntos: cartas por cubos. También cuentan las pistas, los maestros y las habilidades.
tutorial-ending-task = Te faltan 5 puntos para alcanzar a tu rival, y esta es la última fase de renovación. Tu habilidad { disc-2d } convierte cada unidad de influencia en un punto; ¿o hay algo mejor para los últimos cubos? Gana la partida.
tutorial-ending-hint = La influencia daría 3 puntos. El contrato del Reino Unido ({ card-uk09 }) sería la tercera carta de tu primera columna: ¿qué le falta todavía?
tutorial-ending-done = ¡Has ganado! Con la cesta, la columna ha pasado de 2 cartas con 6 cubos a 3 cartas con 7: son 9 puntos más.

tutorial-automa-title = Contra el Automa
tutorial-automa-text = En solitario, tu rival es el Automa, que descubre una carta en cada uno de sus turnos. No gana nada, pero se lleva cubos y cartas y crea profesiones. Si toma vidrio de un horno superior, tus propios trabajadores junto a ese horno dan sus beneficios.
tutorial-automa-task = Al Automa le queda una carta, y toma vidrio verde. Consigue 2 monedas antes de tu próximo turno.
tutorial-automa-hint = Tu trabajador está junto al vidrio verde, y trabaja tanto en tu turno como en el del Automa. Elige la moneda las dos veces.
tutorial-automa-done = Una moneda en tu turno y otra en el del Automa. Ya conoces el juego: ¡la fábrica es tuya!
