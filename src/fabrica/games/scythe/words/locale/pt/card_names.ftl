# Os nomes das cartas: todos nossos.

## Encontros

encounter-1 = Feira da aldeia
encounter-2 = Acampamento de lenhadores
encounter-3 = Ceia da colheita
encounter-4 = Monte de sucata
encounter-5 = Cozinha de campanha
encounter-6 = Dia de mercado
encounter-7 = Barril furado
encounter-8 = Carroça de petróleo
encounter-9 = Velha estação de bombagem
encounter-10 = Oficina à beira da estrada
encounter-11 = Pomar de maçãs
encounter-12 = Serração
encounter-13 = Pregador errante
encounter-14 = Família do ferreiro
encounter-15 = Casas inundadas
encounter-16 = Viajantes famintos
encounter-17 = Desertores
encounter-18 = Jangada de troncos
encounter-19 = Intendente
encounter-20 = Escola da aldeia
encounter-21 = Desfile
encounter-22 = Fundição de sinos
encounter-23 = Estalagem cheia de soldados
encounter-24 = Contrabandistas
encounter-25 = Celeiro do inventor
encounter-26 = Jogos de inverno
encounter-27 = Parque ferroviário
encounter-28 = Caravana

## Cartas de Fábrica

factory-1 = Turno da noite
factory-2 = Academia
factory-3 = Histórias de guerra
factory-4 = Venda de armas
factory-5 = Guarda de honra
factory-6 = Tropas a soldo
factory-7 = Engenheiros
factory-8 = Entrega de mantimentos
factory-9 = Laboratório
factory-10 = Linha de montagem
factory-11 = Obras
factory-12 = Escola de oficiais

## Objetivos

objective-1 = Desfiladeiros
objective-2 = Debaixo da terra
objective-3 = Campos vastos
objective-4 = Terra gelada
objective-5 = Senhor da Fábrica
objective-6 = Aviso severo
objective-7 = Poucas mãos, muito aço
objective-8 = Pobre, mas amado
objective-9 = Reservas de inverno
objective-10 = Mata cerrada
objective-11 = Chefe das aldeias
objective-12 = Cofres cheios
objective-13 = Grande reunião
objective-14 = De tudo um pouco
objective-15 = Tantos aqui como ali
objective-16 = Pequeno comboio
objective-17 = Às portas
objective-18 = Pacificador
objective-19 = À beira do lago
objective-20 = Tijolo a tijolo
objective-21 = Mercado na mão
objective-22 = Acabado de sair da Fábrica
objective-23 = General experiente

## Peças de estrutura

tile-1 = Junto a túneis
tile-2 = Junto a lagos
tile-3 = Junto a encontros
tile-4 = Sobre túneis
tile-5 = Em linha
tile-6 = Em quintas e tundras

## O Automa

automa-card = Carta { $card } do Automa
level-automa = Automa
level-autometta = Autometta
level-automaszyna = Automaszyna
level-ultimaszyna = Ultimaszyna
