# The names of the game: cards, discs, places, cubes, and amounts of things.
# Names stand alone or as arguments of sentences, in their basic form: a sentence that needs another form selects on the id.

## Professions of the left side (red)

card-r01 = Escribiente
card-r02 = Capataz
card-r03 = Maestro de escuela
card-r04 = Arenero
card-r05 = Resinero
card-r06 = Médico
card-r07 = Leñador
card-r08 = Carretero
card-r09 = Vidriero
card-r10 = Fogonero
card-r11 = Soplador
card-r12 = Cestero
card-r13 = Mimbrero
card-r14 = Embalador
card-r15 = Músico
card-r16 = Tallador
card-r17 = Guarda forestal
card-r18 = Montero
card-r19 = Cambista
card-r20 = Boyero
card-r21 = Boticario
card-r22 = Alfarero
card-r23 = Lamparero

## Professions of the right side (blue)

card-b01 = Pescadera
card-b02 = Lavandera
card-b03 = Mercader
card-b04 = Piñonero
card-b05 = Salinero
card-b06 = Orfebre
card-b07 = Barquero
card-b08 = Aserrador
card-b09 = Botellero
card-b10 = Fundidor
card-b11 = Tejedor
card-b12 = Hojalatero
card-b13 = Carpintero
card-b14 = Ebanista
card-b15 = Actor
card-b16 = Grabador
card-b17 = Pescador
card-b18 = Jardinero
card-b19 = Notario
card-b20 = Arriero
card-b21 = Partera
card-b22 = Azulejero
card-b23 = Tapicero

## Starting professions

card-s1 = Mozo de carga
card-s2 = Portero
card-s3 = Sereno
card-s4 = Mensajero

## Contracts of the Crown: for whom the goods are

card-cr01 = Guardarropa real
card-cr02 = Salón de la reina
card-cr03 = Bodega de palacio
card-cr04 = Galería de espejos
card-cr05 = Banquete de Estado
card-cr06 = Falúa real
card-cr07 = Botica de la corte
card-cr08 = Palacio de Ajuda
card-cr09 = Salón del trono
card-cr10 = Ópera real
card-cr11 = Capilla real
card-cr12 = Palacio de Mafra
card-cr13 = Boda real

## Contracts of the colonies

card-co01 = Puesto de Bisáu
card-co02 = Cabo Verde
card-co03 = Misión de Goa
card-co04 = Mercaderes de Macao
card-co05 = Muelle de Bahía
card-co06 = Guarnición de Luanda
card-co07 = Hospital de Río
card-co08 = Mercado de Recife
card-co09 = Flota del vino
card-co10 = Mozambique
card-co11 = Capilla de Timor
card-co12 = Ouro Preto
card-co13 = Casa del virrey

## Contracts of the United Kingdom

card-uk01 = Tendero de Bristol
card-uk02 = Pañero de Londres
card-uk03 = Taberna de Bath
card-uk04 = Invernadero de Kew
card-uk05 = Colegio de Oxford
card-uk06 = Casona de Leeds
card-uk07 = Capilla de Cornualles
card-uk08 = Muelles de Liverpool
card-uk09 = Covent Garden
card-uk10 = Casas de Brighton
card-uk11 = Posada de Plymouth
card-uk12 = Royal Society
card-uk13 = Almacenes de Greenwich

## Investments in wooden utensils (orange)

card-or1 = Aserradero
card-or2 = Tornería
card-or3 = Tonelería
card-or4 = Taller de barcas
card-or5 = Carboneras
card-or6 = Taller de zuecos
card-or7 = Almacén de madera
card-or8 = Taller de muebles

## Investments in fabrics (pink)

card-pi1 = Hilandería
card-pi2 = Tejeduría
card-pi3 = Tintorería
card-pi4 = Batán
card-pi5 = Escuela de encaje
card-pi6 = Cordelería
card-pi7 = Almacén de lana
card-pi8 = Algodonera

## Investments in ceramics (black)

card-bl1 = Torno de alfarero
card-bl2 = Taller de azulejos
card-bl3 = Cantera de arcilla
card-bl4 = Ladrillera
card-bl5 = Cantera de arena
card-bl6 = Horno de gres
card-bl7 = Gran alfarería
card-bl8 = Fábrica de porcelana

## Investments without cubes

card-no1 = Panadería
card-no2 = Taberna
card-no3 = Teatro
card-no4 = Destilería de resina
card-no5 = Pabellón de caza
card-no6 = Salinas
card-no7 = Astillero
card-no8 = Puerto

## Cards of the Automa

automa-a01 = Botellas para la bodega
automa-a02 = Cristal para el baile
automa-a03 = Ventanas para Lisboa
automa-a04 = Ventanas para Coímbra
automa-a05 = Tras la tormenta
automa-a06 = Un oficio nuevo
automa-a07 = Noticias de la costa
automa-a08 = Un maestro extranjero
automa-a09 = Compradores de Oporto
automa-a10 = Día flojo de mercado

## Discs: the short names of the abilities under them, and what each does

disc-influence = Influencia { $space }
disc-2a = Renombre
disc-2b = Almacén lleno
disc-2c = Bolsa llena
disc-2d = Amistades en la corte
disc-2e = Juegos completos
disc-3a = Caras nuevas
disc-3b = Filas iguales
disc-4a = Dos por uno
disc-4b = Doble trato
disc-4c = Fuera lo barato
disc-4d = Descuento
disc-5a = Carretilla
disc-5b = Carro de bueyes
disc-5c = Carromato

ability-influence = Tu influencia puede llegar a la casilla { $space } y pasar de ella, hasta la siguiente que siga tapada.
ability-2a = En cada fase de renovación obtienes un punto.
ability-2b = Al final obtienes un punto por cada { $cubes } cubos que te queden.
ability-2c = Al final obtienes un punto por cada { $coins } monedas que te queden.
ability-2d = { $influence ->
    [1] Al final obtienes un punto por cada unidad de influencia que te quede.
   *[other] Al final obtienes un punto por cada { $influence } de influencia que te queden.
}
ability-2e = Al final obtienes { $points } puntos por cada juego de tres accesorios distintos, tanto si los tienes como si los has gastado en contratos.
ability-3a = Una vez por turno, antes de tu acción, puedes cambiar las profesiones rojas o las azules que hay junto a su mazo.
ability-3b = Cuando creas una profesión, su fila puede quedar tan larga como la de debajo. Sin esta habilidad debe ser más corta.
ability-4a = Cuando cumples un contrato, { $two } cubos de un color pueden sustituir a 1 cubo de otro.
ability-4b = Cuando tomas un cubo blanco de un horno, puedes adquirir dos cartas en vez de una.
ability-4c = Antes de adquirir una carta puedes descartar la más barata de su mercado; las demás se desplazan, y adquieres una de ellas.
ability-4d = En cada acción, una carta que adquieres cuesta 1 menos, pero nunca menos de 1.
# $n is how many cubes may be taken
ability-goods = { $n ->
    [one] Puedes tomar hasta { $n } cubo a la vez de una fábrica privada.
   *[other] Puedes tomar hasta { $n } cubos a la vez de una fábrica privada.
}

# $disc is the name of the ability that must be there before
ability-after = Solo después de { $disc }.

## Places: where a furnace or a private factory stands

place-ul = arriba a la izquierda
place-ur = arriba a la derecha
place-ll = abajo a la izquierda
place-lr = abajo a la derecha

furnace-ul = horno superior izquierdo
furnace-ur = horno superior derecho
furnace-ll = horno inferior izquierdo
furnace-lr = horno inferior derecho

factory-ul = fábrica privada superior izquierda
factory-ur = fábrica privada superior derecha
factory-ll = fábrica privada inferior izquierda
factory-lr = fábrica privada inferior derecha

## Rows of professions

row-left-stephens = fila del horno superior izquierdo
row-left-lower = fila de la fábrica privada inferior izquierda
row-left-upper = fila de la fábrica privada superior izquierda
row-right-stephens = fila del horno superior derecho
row-right-lower = fila de la fábrica privada inferior derecha
row-right-upper = fila de la fábrica privada superior derecha

## Cubes and accessories

cube-green = verde (botellas)
cube-blue = azul (cristal)
cube-white = blanco (vidrio de ventana)
cube-orange = naranja (utensilios de madera)
cube-pink = rosa (telas)
cube-black = negro (cerámica)

accessory-basket = cesta
accessory-crate = caja
accessory-chandelier = candelabro
accessory-any = cualquier accesorio

## What is counted, without its number

resource-coin = monedas
resource-influence = influencia
resource-forest = bosque
resource-dunes = dunas
resource-points = puntos

## Types of contracts, phases, levels, ranks

type-crown = la Corona
type-colonies = las colonias
type-uk = el Reino Unido

phase-start = preparación
phase-turn = turnos
phase-renewal = fase de renovación
phase-over = final

level-easy = fácil
level-normal = normal
level-hard = difícil

rank-apprentice = aprendiz
rank-artisan = artesano
rank-glassmaker = vidriero

## Opponents of the solo game, and what each forbids. $army is the army's space of the final renewal

opponent-none = sin oponente
opponent-op1 = El Guarda del Bosque
opponent-op2 = El Aduanero
opponent-op3 = El Maestro del Gremio
opponent-op4 = El Cortesano Envidioso
opponent-op5 = El Gran Chambelán

restriction-none = Juegas solo contra el Automa.
restriction-op1 = { $lower ->
    [one] Empiezas { $lower } casilla más abajo en el bosque y en las dunas.
   *[other] Empiezas { $lower } casillas más abajo en el bosque y en las dunas.
} La última renovación llega cuando el ejército alcanza la casilla { $army }.
restriction-op2 = Los mercados tienen solo { $spaces } espacios para contratos y { $spaces } para inversiones: falta el más caro. La última renovación llega cuando el ejército alcanza la casilla { $army }.
restriction-op3 = Un segundo accesorio igual solo lo recibes tras un juego de tres distintos. La última renovación llega cuando el ejército alcanza la casilla { $army }.
restriction-op4 = No puedes tener la habilidad { $disc }: su disco se queda donde está. La última renovación llega cuando el ejército alcanza la casilla { $army }.
restriction-op5 = Tus cuatro discos de influencia están en la casilla { $space }: no llegas a ella hasta que sale el último. La última renovación llega cuando el ejército alcanza la casilla { $army }.

## Scenarios of the solo game, and what each asks

scenario-off = sin escenario
scenario-sc1 = El terremoto
scenario-sc2 = El pinar
scenario-sc3 = Las dunas
scenario-sc4 = La Corona
scenario-sc5 = Las colonias
scenario-sc6 = El Reino Unido

task-off = Nada especial.
task-sc1 = { $cubes ->
    [one] Los hornos inferiores empiezan con { $cubes } cubo cada uno.
   *[other] Los hornos inferiores empiezan con { $cubes } cubos cada uno.
}
task-sc2 = { $lower ->
    [one] Empiezas { $lower } casilla más abajo en el bosque
   *[other] Empiezas { $lower } casillas más abajo en el bosque
} y debes terminar allí en la casilla { $space } o por encima.
task-sc3 = { $lower ->
    [one] Empiezas { $lower } casilla más abajo en las dunas
   *[other] Empiezas { $lower } casillas más abajo en las dunas
} y debes terminar allí en la casilla { $space } o por encima.
task-sc4 = { $n ->
    [one] Debes cumplir al menos { $n } contrato de la Corona.
   *[other] Debes cumplir al menos { $n } contratos de la Corona.
}
task-sc5 = { $n ->
    [one] Debes cumplir al menos { $n } contrato de las colonias.
   *[other] Debes cumplir al menos { $n } contratos de las colonias.
}
task-sc6 = { $n ->
    [one] Debes cumplir al menos { $n } contrato del Reino Unido.
   *[other] Debes cumplir al menos { $n } contratos del Reino Unido.
}

## Players

seat = Asiento { $seat }

## Amounts that stand alone, after a colon or in a list

amount-coin = { $n ->
    [one] { $n } moneda
   *[other] { $n } monedas
}
amount-influence = { $n ->
    [one] { $n } de influencia
   *[other] { $n } de influencia
}
amount-forest = { $n ->
    [one] { $n } paso en el bosque
   *[other] { $n } pasos en el bosque
}
amount-dunes = { $n ->
    [one] { $n } paso en las dunas
   *[other] { $n } pasos en las dunas
}
amount-points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
amount-cube = { $n ->
    [one] { $n } cubo
   *[other] { $n } cubos
}
amount-green = { $n ->
    [one] { $n } cubo verde
   *[other] { $n } cubos verdes
}
amount-blue = { $n ->
    [one] { $n } cubo azul
   *[other] { $n } cubos azules
}
amount-white = { $n ->
    [one] { $n } cubo blanco
   *[other] { $n } cubos blancos
}
amount-orange = { $n ->
    [one] { $n } cubo naranja
   *[other] { $n } cubos naranjas
}
amount-pink = { $n ->
    [one] { $n } cubo rosa
   *[other] { $n } cubos rosas
}
amount-black = { $n ->
    [one] { $n } cubo negro
   *[other] { $n } cubos negros
}
amount-accessory = { $n ->
    [one] { $n } accesorio
   *[other] { $n } accesorios
}
amount-basket = { $n ->
    [one] { $n } cesta
   *[other] { $n } cestas
}
amount-crate = { $n ->
    [one] { $n } caja
   *[other] { $n } cajas
}
amount-chandelier = { $n ->
    [one] { $n } candelabro
   *[other] { $n } candelabros
}
amount-nothing = nada

## Amounts as the object of a verb: of "pay", "gain", "take", "need", "deliver"

some-coin = { $n ->
    [one] { $n } moneda
   *[other] { $n } monedas
}
some-influence = { $n ->
    [one] { $n } de influencia
   *[other] { $n } de influencia
}
some-forest = { $n ->
    [one] { $n } paso en el bosque
   *[other] { $n } pasos en el bosque
}
some-dunes = { $n ->
    [one] { $n } paso en las dunas
   *[other] { $n } pasos en las dunas
}
some-points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
some-cube = { $n ->
    [one] { $n } cubo de cualquier color
   *[other] { $n } cubos de un mismo color cualquiera
}
some-green = { $n ->
    [one] { $n } cubo verde
   *[other] { $n } cubos verdes
}
some-blue = { $n ->
    [one] { $n } cubo azul
   *[other] { $n } cubos azules
}
some-white = { $n ->
    [one] { $n } cubo blanco
   *[other] { $n } cubos blancos
}
some-orange = { $n ->
    [one] { $n } cubo naranja
   *[other] { $n } cubos naranjas
}
some-pink = { $n ->
    [one] { $n } cubo rosa
   *[other] { $n } cubos rosas
}
some-black = { $n ->
    [one] { $n } cubo negro
   *[other] { $n } cubos negros
}
some-accessory = { $n ->
    [one] { $n } accesorio a elección
   *[other] { $n } accesorios a elección
}
some-basket = { $n ->
    [one] { $n } cesta
   *[other] { $n } cestas
}
some-crate = { $n ->
    [one] { $n } caja
   *[other] { $n } cajas
}
some-chandelier = { $n ->
    [one] { $n } candelabro
   *[other] { $n } candelabros
}
