## The symbols of the page, a sentence each

symbol-cube-green = Vidrio verde: botellas, del horno superior izquierdo.
symbol-cube-blue = Vidrio azul: cristal, del horno superior derecho.
symbol-cube-white = Vidrio blanco: vidrio de ventana, de los hornos inferiores.
symbol-cube-orange = Productos naranjas: utensilios de madera, de una fábrica privada.
symbol-cube-pink = Productos rosas: telas, de una fábrica privada.
symbol-cube-black = Productos negros: cerámica, de una fábrica privada.
symbol-cube-any = Un cubo de cualquier color, el que elijas.
symbol-basket = Una cesta, uno de los { $accessories } accesorios.
symbol-crate = Una caja, uno de los { $accessories } accesorios.
symbol-chandelier = Un candelabro, uno de los { $accessories } accesorios.
symbol-accessory-any = Un accesorio a tu elección.
symbol-coin = Las monedas pagan inversiones y la mayoría de las profesiones rojas.
symbol-influence = La influencia paga contratos y la mayoría de las profesiones azules.
symbol-points = Puntos en la pista de puntuación, donde el ejército viene hacia ti.
symbol-forest = Un paso en el bosque: hacia arriba cuando lo obtienes, hacia abajo cuando lo pagas.
symbol-dunes = Un paso en las dunas: hacia arriba cuando lo obtienes, hacia abajo cuando lo pagas.
symbol-army = El ejército baja { $army_step } casillas por la pista de puntuación en cada fase de renovación.
symbol-furnace = Un horno de la fábrica de Stephens, del que se toma vidrio.
symbol-factory = Una fábrica privada, que los jugadores abastecen y de la que se toman productos.
symbol-disc = Un disco de un tablero: se convierte en trabajador, y la habilidad que tapaba queda desbloqueada.
symbol-master = El maestro: un trabajador en el espacio superior de una profesión.
symbol-apprentice = El aprendiz: un trabajador de otro jugador en el espacio inferior de una profesión.
symbol-contract = Un contrato pide cubos y se puntúa al final, una vez cumplido.
symbol-investment = Una inversión se activa en una fase de renovación, junto con las demás de su columna.
symbol-type-crown = Un contrato de la Corona.
symbol-type-colonies = Un contrato de las colonias.
symbol-type-uk = Un contrato del Reino Unido.
symbol-profession-red = Una profesión roja: va en una fila de la izquierda.
symbol-profession-blue = Una profesión azul: va en una fila de la derecha.
symbol-renewal = Sigue una fase de renovación cuando hay { $empty_furnaces } hornos vacíos al final de un turno.
symbol-first-player = El jugador inicial: con él empiezan la partida y cada ronda.
symbol-end-flag = Se ha desencadenado el final de la partida: solo quedan los últimos turnos.
symbol-ability-2a = { disc-2a }: un punto en cada fase de renovación.
symbol-ability-2b = { disc-2b }, después de { disc-2a }: al final un punto por cada { $cubes_for_point } cubos que te queden.
symbol-ability-2c = { disc-2c }, después de { disc-2a }: al final un punto por cada { $coins_for_point } monedas.
symbol-ability-2d = { disc-2d }, después de { disc-2a }: al final { $influence_for_point ->
        [one] un punto por cada unidad de influencia
       *[other] un punto por cada { $influence_for_point } de influencia
    }.
symbol-ability-2e = { disc-2e }, después de { disc-2a }: al final { $set_points } puntos por cada juego de { $accessories } accesorios distintos, los tengas o los hayas gastado.
symbol-ability-3a = { disc-3a }: una vez en tu turno, antes de tu acción, cambia las dos profesiones que hay junto a un mazo.
symbol-ability-3b = { disc-3b }: una fila en la que creas puede quedar tan larga como la de debajo.
symbol-ability-4a = { disc-4a }: en un contrato, { $substitute } cubos de un color pueden sustituir a uno de otro.
symbol-ability-4b = { disc-4b }, después de { disc-4a }: con vidrio blanco de un horno puedes adquirir una segunda carta.
symbol-ability-4c = { disc-4c }: antes de adquirir, puedes descartar la carta más barata del mercado.
symbol-ability-4d = { disc-4d }, después de { disc-4c }: una carta por acción cuesta una unidad menos, pero nunca menos de { $cost_least }.
symbol-ability-5a = { disc-5a }: toma hasta { $taken_5a } cubos de una fábrica privada.
symbol-ability-5b = { disc-5b }, después de { disc-5a }: toma hasta { $taken_5b } cubos de una fábrica privada; tras { $cubes_for_furnace } puedes usar un horno vacío.
symbol-ability-5c = { disc-5c }, después de { disc-5b }: toma hasta { $taken_5c } cubos de una fábrica privada.
symbol-ability-inf = Un disco en la pista de influencia: tu influencia se detiene antes de él hasta que se va a trabajar.
