# Os nomes do jogo: cartas, discos, lugares, cubos, e quantidades de coisas.
# Os nomes aparecem sós ou como argumentos de frases, na forma de base: uma frase que precise de outra forma escolhe pelo id.

## Profissões do lado esquerdo (vermelhas)

card-r01 = Escriturário
card-r02 = Feitor
card-r03 = Mestre-escola
card-r04 = Areeiro
card-r05 = Resineiro
card-r06 = Médico
card-r07 = Lenhador
card-r08 = Carreteiro
card-r09 = Vidreiro
card-r10 = Fornalheiro
card-r11 = Soprador
card-r12 = Cesteiro
card-r13 = Empalhador
card-r14 = Caixoteiro
card-r15 = Músico
card-r16 = Lapidador
card-r17 = Guarda-florestal
card-r18 = Couteiro
card-r19 = Cambista
card-r20 = Tropeiro
card-r21 = Boticário
card-r22 = Oleiro
card-r23 = Lustreiro

## Profissões do lado direito (azuis)

card-b01 = Peixeira
card-b02 = Lavadeira
card-b03 = Mercador
card-b04 = Pinhoeiro
card-b05 = Salineiro
card-b06 = Ourives
card-b07 = Barqueiro
card-b08 = Serrador
card-b09 = Garrafeiro
card-b10 = Fundidor
card-b11 = Tecelão
card-b12 = Latoeiro
card-b13 = Carpinteiro
card-b14 = Marceneiro
card-b15 = Ator
card-b16 = Gravador
card-b17 = Pescador
card-b18 = Jardineiro
card-b19 = Tabelião
card-b20 = Almocreve
card-b21 = Parteira
card-b22 = Ceramista
card-b23 = Estofador

## Profissões iniciais

card-s1 = Carregador
card-s2 = Porteiro
card-s3 = Guarda-noturno
card-s4 = Moço de Recados

## Contratos da Coroa: para quem são os produtos

card-cr01 = Guarda-Roupa Real
card-cr02 = Salão da Rainha
card-cr03 = Adega do Paço
card-cr04 = Galeria dos Espelhos
card-cr05 = Banquete Real
card-cr06 = Galeota Real
card-cr07 = Botica Real
card-cr08 = Palácio da Ajuda
card-cr09 = Sala do Trono
card-cr10 = Ópera Real
card-cr11 = Capela Real
card-cr12 = Palácio de Mafra
card-cr13 = Boda Real

## Contratos das Colónias

card-co01 = Feitoria de Bissau
card-co02 = Cabo Verde
card-co03 = Missão de Goa
card-co04 = Mercadores de Macau
card-co05 = Cais da Baía
card-co06 = Guarnição de Luanda
card-co07 = Hospital do Rio
card-co08 = Mercado do Recife
card-co09 = Frota do Vinho
card-co10 = Moçambique
card-co11 = Capela de Timor
card-co12 = Ouro Preto
card-co13 = Casa do Vice-Rei

## Contratos do Reino Unido

card-uk01 = Merceeiro de Bristol
card-uk02 = Fanqueiro de Londres
card-uk03 = Taberna de Bath
card-uk04 = Estufa de Kew
card-uk05 = Colégio de Oxford
card-uk06 = Casa de Leeds
card-uk07 = Capela da Cornualha
card-uk08 = Docas de Liverpool
card-uk09 = Covent Garden
card-uk10 = Casas de Brighton
card-uk11 = Estalagem de Plymouth
card-uk12 = Sociedade Real
card-uk13 = Armazéns de Greenwich

## Investimentos em utensílios de madeira (laranja)

card-or1 = Serração
card-or2 = Oficina do Torneiro
card-or3 = Tanoaria
card-or4 = Oficina de Barcos
card-or5 = Carvoaria
card-or6 = Tamancaria
card-or7 = Estância de Madeiras
card-or8 = Marcenaria

## Investimentos em tecidos (rosa)

card-pi1 = Fiação
card-pi2 = Tecelagem
card-pi3 = Tinturaria
card-pi4 = Pisão
card-pi5 = Escola de Rendas
card-pi6 = Cordoaria
card-pi7 = Armazém de Lãs
card-pi8 = Fábrica de Algodão

## Investimentos em cerâmica (preto)

card-bl1 = Roda de Oleiro
card-bl2 = Fábrica de Azulejos
card-bl3 = Barreiro
card-bl4 = Forno de Tijolo
card-bl5 = Areal
card-bl6 = Forno de Grés
card-bl7 = Forno Grande
card-bl8 = Fábrica de Porcelana

## Investimentos sem cubos

card-no1 = Padaria
card-no2 = Taberna
card-no3 = Teatro
card-no4 = Destilaria de Resina
card-no5 = Pavilhão de Caça
card-no6 = Salinas
card-no7 = Estaleiro
card-no8 = Porto de Pesca

## Cartas do Automa

automa-a01 = Garrafas para a Adega
automa-a02 = Cristais para o Baile
automa-a03 = Vidraças para Lisboa
automa-a04 = Vidraças para Coimbra
automa-a05 = Depois da Tempestade
automa-a06 = Um Novo Ofício
automa-a07 = Notícias da Costa
automa-a08 = Um Mestre Estrangeiro
automa-a09 = Compradores do Porto
automa-a10 = Feira Fraca

## Discos: os nomes curtos das habilidades que tapam, e o que cada uma faz

disc-influence = Influência { $space }
disc-2a = Renome
disc-2b = Armazém Cheio
disc-2c = Bolsa Cheia
disc-2d = Amigos na Corte
disc-2e = Conjuntos Completos
disc-3a = Caras Novas
disc-3b = Linhas Iguais
disc-4a = Dois por Um
disc-4b = Negócio a Dobrar
disc-4c = Fora a Mais Barata
disc-4d = Desconto
disc-5a = Carrinho de Mão
disc-5b = Carro de Bois
disc-5c = Carroção

ability-influence = A tua influência pode chegar ao espaço { $space } e ir além dele, até ao próximo espaço tapado.
ability-2a = Ganhas um ponto em cada fase de renovação.
ability-2b = No fim, marcas um ponto por cada { $cubes } cubos que ainda tenhas.
ability-2c = No fim, marcas um ponto por cada { $coins } moedas que ainda tenhas.
ability-2d = { $influence ->
    [1] No fim, marcas um ponto por cada ponto de influência que ainda tenhas.
   *[other] No fim, marcas um ponto por cada { $influence } pontos de influência que ainda tenhas.
}
ability-2e = No fim, marcas { $points } pontos por cada conjunto de três acessórios diferentes, quer ainda os tenhas, quer os tenhas gasto em contratos.
ability-3a = Uma vez por turno, antes da tua ação, podes substituir as profissões vermelhas ou as azuis que estão ao lado do baralho.
ability-3b = Quando crias uma profissão, a sua linha pode ficar tão comprida como a linha de baixo. Sem esta habilidade, tem de ficar mais curta.
ability-4a = Quando cumpres um contrato, { $two } cubos de uma cor podem substituir 1 cubo de outra.
ability-4b = Quando tiras um cubo branco de um forno, podes adquirir duas cartas em vez de uma.
ability-4c = Antes de adquirires uma carta, podes descartar a mais barata desse mercado; as outras deslizam, e adquires uma delas.
ability-4d = Uma das cartas que adquires numa ação custa menos 1, mas nunca menos de 1.
# $n é quantos cubos se podem tirar
ability-goods = { $n ->
    [one] Podes tirar até { $n } cubo de uma fábrica privada de uma só vez.
   *[other] Podes tirar até { $n } cubos de uma fábrica privada de uma só vez.
}
# $disc é o nome da habilidade que tem de vir antes
ability-after = Só depois de { $disc }.

## Lugares: onde fica um forno ou uma fábrica privada

place-ul = superior esquerda
place-ur = superior direita
place-ll = inferior esquerda
place-lr = inferior direita

furnace-ul = forno superior esquerdo
furnace-ur = forno superior direito
furnace-ll = forno inferior esquerdo
furnace-lr = forno inferior direito

factory-ul = fábrica privada superior esquerda
factory-ur = fábrica privada superior direita
factory-ll = fábrica privada inferior esquerda
factory-lr = fábrica privada inferior direita

## Linhas de profissões

row-left-stephens = linha do forno superior esquerdo
row-left-lower = linha da fábrica privada inferior esquerda
row-left-upper = linha da fábrica privada superior esquerda
row-right-stephens = linha do forno superior direito
row-right-lower = linha da fábrica privada inferior direita
row-right-upper = linha da fábrica privada superior direita

## Cubos e acessórios

cube-green = verde (garrafas)
cube-blue = azul (cristaleria)
cube-white = branco (vidro plano)
cube-orange = laranja (utensílios de madeira)
cube-pink = rosa (tecidos)
cube-black = preto (cerâmica)

accessory-basket = cesto
accessory-crate = caixote
accessory-chandelier = candelabro
accessory-any = qualquer acessório

## O que se conta, sem o número

resource-coin = moedas
resource-influence = influência
resource-forest = floresta
resource-dunes = dunas
resource-points = pontos

## Tipos de contratos, fases, níveis, graus

type-crown = a Coroa
type-colonies = as Colónias
type-uk = o Reino Unido

phase-start = preparação
phase-turn = turnos
phase-renewal = fase de renovação
phase-over = fim

level-easy = fácil
level-normal = normal
level-hard = difícil

rank-apprentice = aprendiz
rank-artisan = artesão
rank-glassmaker = vidraceiro

## Oponentes do jogo a solo, e o que cada um proíbe. $army é o espaço do exército na renovação final

opponent-none = sem oponente
opponent-op1 = O Guarda-Mor do Pinhal
opponent-op2 = O Oficial da Alfândega
opponent-op3 = O Mestre da Corporação
opponent-op4 = O Cortesão Invejoso
opponent-op5 = O Camareiro-Mor

restriction-none = Jogas só contra o Automa.
restriction-op1 = Começas { $lower } espaços mais abaixo na floresta e nas dunas. A fase final de renovação vem quando o exército chega ao espaço { $army }.
restriction-op2 = Os mercados só têm { $spaces } espaços para contratos e { $spaces } para investimentos, sem o mais caro. A fase final de renovação vem quando o exército chega ao espaço { $army }.
restriction-op3 = Só podes ganhar um segundo acessório igual depois de um conjunto de três diferentes. A fase final de renovação vem quando o exército chega ao espaço { $army }.
restriction-op4 = Não podes ter a habilidade { $disc }: o seu disco fica no teu tabuleiro. A fase final de renovação vem quando o exército chega ao espaço { $army }.
restriction-op5 = Os teus quatro discos de influência estão empilhados no espaço { $space }, e ficas abaixo dele até sair o último. A fase final de renovação vem quando o exército chega ao espaço { $army }.

## Cenários do jogo a solo, e o que cada um pede

scenario-off = sem cenário
scenario-sc1 = O Terramoto
scenario-sc2 = O Pinhal
scenario-sc3 = As Dunas
scenario-sc4 = A Coroa
scenario-sc5 = As Colónias
scenario-sc6 = O Reino Unido

task-off = Nada de especial.
task-sc1 = Os fornos inferiores começam com { $cubes } cubos cada um.
task-sc2 = Começas { $lower ->
    [one] { $lower } espaço
   *[other] { $lower } espaços
} mais abaixo na floresta, e tens de acabar aí no espaço { $space } ou acima.
task-sc3 = Começas { $lower ->
    [one] { $lower } espaço
   *[other] { $lower } espaços
} mais abaixo nas dunas, e tens de acabar aí no espaço { $space } ou acima.
task-sc4 = Tens de cumprir pelo menos { $n } contratos da Coroa.
task-sc5 = Tens de cumprir pelo menos { $n } contratos das Colónias.
task-sc6 = Tens de cumprir pelo menos { $n } contratos do Reino Unido.

## Jogadores

seat = Lugar { $seat }

## Quantidades que aparecem sós, depois de dois pontos ou numa lista

amount-coin = { $n ->
    [0] { $n } moedas
    [one] { $n } moeda
   *[other] { $n } moedas
}
amount-influence = { $n ->
    [0] { $n } pontos de influência
    [one] { $n } ponto de influência
   *[other] { $n } pontos de influência
}
amount-forest = { $n ->
    [0] { $n } passos na floresta
    [one] { $n } passo na floresta
   *[other] { $n } passos na floresta
}
amount-dunes = { $n ->
    [0] { $n } passos nas dunas
    [one] { $n } passo nas dunas
   *[other] { $n } passos nas dunas
}
amount-points = { $n ->
    [0] { $n } pontos
    [one] { $n } ponto
   *[other] { $n } pontos
}
amount-cube = { $n ->
    [0] { $n } cubos
    [one] { $n } cubo
   *[other] { $n } cubos
}
amount-green = { $n ->
    [0] { $n } cubos verdes
    [one] { $n } cubo verde
   *[other] { $n } cubos verdes
}
amount-blue = { $n ->
    [0] { $n } cubos azuis
    [one] { $n } cubo azul
   *[other] { $n } cubos azuis
}
amount-white = { $n ->
    [0] { $n } cubos brancos
    [one] { $n } cubo branco
   *[other] { $n } cubos brancos
}
amount-orange = { $n ->
    [0] { $n } cubos laranja
    [one] { $n } cubo laranja
   *[other] { $n } cubos laranja
}
amount-pink = { $n ->
    [0] { $n } cubos rosa
    [one] { $n } cubo rosa
   *[other] { $n } cubos rosa
}
amount-black = { $n ->
    [0] { $n } cubos pretos
    [one] { $n } cubo preto
   *[other] { $n } cubos pretos
}
amount-accessory = { $n ->
    [0] { $n } acessórios
    [one] { $n } acessório
   *[other] { $n } acessórios
}
amount-basket = { $n ->
    [0] { $n } cestos
    [one] { $n } cesto
   *[other] { $n } cestos
}
amount-crate = { $n ->
    [0] { $n } caixotes
    [one] { $n } caixote
   *[other] { $n } caixotes
}
amount-chandelier = { $n ->
    [0] { $n } candelabros
    [one] { $n } candelabro
   *[other] { $n } candelabros
}
amount-nothing = nada

## Quantidades como complemento de um verbo: de "pagar", "ganhar", "obter", "pedir", "entregar"

some-coin = { $n ->
    [one] { $n } moeda
   *[other] { $n } moedas
}
some-influence = { $n ->
    [one] { $n } ponto de influência
   *[other] { $n } pontos de influência
}
some-forest = { $n ->
    [one] { $n } passo na floresta
   *[other] { $n } passos na floresta
}
some-dunes = { $n ->
    [one] { $n } passo nas dunas
   *[other] { $n } passos nas dunas
}
some-points = { $n ->
    [one] { $n } ponto
   *[other] { $n } pontos
}
some-cube = { $n ->
    [one] { $n } cubo de qualquer cor
   *[other] { $n } cubos de uma só cor, à tua escolha
}
some-green = { $n ->
    [one] { $n } cubo verde
   *[other] { $n } cubos verdes
}
some-blue = { $n ->
    [one] { $n } cubo azul
   *[other] { $n } cubos azuis
}
some-white = { $n ->
    [one] { $n } cubo branco
   *[other] { $n } cubos brancos
}
some-orange = { $n ->
    [one] { $n } cubo laranja
   *[other] { $n } cubos laranja
}
some-pink = { $n ->
    [one] { $n } cubo rosa
   *[other] { $n } cubos rosa
}
some-black = { $n ->
    [one] { $n } cubo preto
   *[other] { $n } cubos pretos
}
some-accessory = { $n ->
    [one] { $n } acessório à tua escolha
   *[other] { $n } acessórios à tua escolha
}
some-basket = { $n ->
    [one] { $n } cesto
   *[other] { $n } cestos
}
some-crate = { $n ->
    [one] { $n } caixote
   *[other] { $n } caixotes
}
some-chandelier = { $n ->
    [one] { $n } candelabro
   *[other] { $n } candelabros
}
