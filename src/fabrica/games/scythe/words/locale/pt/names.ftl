# Os nomes do jogo: sozinhos ou como argumentos de frases, na sua forma básica.

seat = Lugar { $seat }

## Fações

faction-albion = Albion
faction-nordic = Reino Nórdico
faction-rusviet = Rusviet
faction-togawa = Togawa
faction-crimea = Crimeia
faction-saxony = Saxónia
faction-polania = Polânia

# De quem algo é: vem depois de "base", "trabalhadores" …
of-albion = de Albion
of-nordic = do Reino Nórdico
of-rusviet = de Rusviet
of-togawa = de Togawa
of-crimea = da Crimeia
of-saxony = da Saxónia
of-polania = da Polânia

# O que cada fação sabe fazer desde o início
gift-albion = Exaltar
gift-nordic = Nadar
gift-rusviet = Implacável
gift-togawa = Maifuku
gift-crimea = Coerção
gift-saxony = Dominar
gift-polania = Deambular

## Tabuleiros de jogador

mat-industrial = Industrial
mat-engineering = Engenharia
mat-militant = Militante
mat-patriotic = Patriótico
mat-innovative = Inovador
mat-mechanical = Mecânico
mat-agricultural = Agrícola

## Secções, pela ação superior, e ações inferiores

section-move = Mover
section-bolster = Reforçar
section-trade = Negociar
section-produce = Produzir
section-factory = Carta de Fábrica
bottom-upgrade = Melhorar
bottom-deploy = Mobilizar
bottom-build = Construir
bottom-enlist = Alistar

# Cubos de tecnologia, por onde estão
cube-move_units = Mover: unidades
cube-move_coins = Mover: moedas
cube-bolster_power = Reforçar: poder
cube-bolster_combat_cards = Reforçar: cartas de combate
cube-trade_popularity = Negociar: popularidade
cube-produce_territories = Produzir: territórios

## Coisas que se contam, sem número

resource-oil = petróleo
resource-metal = metal
resource-food = comida
resource-wood = madeira
resource-coins = moedas
resource-power = poder
resource-popularity = popularidade
resource-cards = cartas de combate
resource-worker = trabalhadores
resource-everything = tudo
unit-character = personagem
unit-mech = mech
unit-worker = trabalhador

## Lugares

terrain-mountain = montanha
terrain-farm = quinta
terrain-village = aldeia
terrain-forest = floresta
terrain-tundra = tundra
terrain-lake = lago
terrain-factory = Fábrica
terrain-base = base

# Um lugar sozinho e com preposição: onde, para onde, de onde. $of diz de quem é a base.
place-territory = { $place } ({ $terrain })
place-base = a base { $of }
on-territory = em { $place } ({ $terrain })
on-base = na base { $of }
to-territory = para { $place } ({ $terrain })
to-base = para a base { $of }
from-territory = de { $place } ({ $terrain })
from-base = da base { $of }

## Mechs, pela habilidade debaixo deles

ability-riverwalk = Travessia
ability-seaworthy = Navegação
ability-artillery = Artilharia
ability-speed = Velocidade
ability-township = Povoado
ability-peoples_army = Exército Popular
ability-wayfare = Peregrinação
ability-scout = Batedor
ability-underpass = Passagem
ability-disarm = Desarmar
ability-submerge = Submergir
ability-camaraderie = Camaradagem
ability-burrow = Escavar
ability-sword = Espada
ability-shield = Escudo
ability-rally = Reunir
ability-toka = Toka
ability-suiton = Suiton
ability-ronin = Ronin
ability-shinobi = Shinobi

## Estruturas; -one: como objeto de "construir"

structure-mine = Mina
structure-monument = Monumento
structure-armory = Arsenal
structure-mill = Moinho
structure-one-mine = uma Mina
structure-one-monument = um Monumento
structure-one-armory = um Arsenal
structure-one-mill = um Moinho

## Armadilhas de Togawa, pelo que tiram

trap-popularity = Armadilha da vergonha
trap-power = Armadilha da fraqueza
trap-coins = Armadilha dos ladrões
trap-cards = Armadilha da confusão

## Estrelas do trilha de triunfo

star-upgrades = todas as melhorias
star-mechs = todos os mechs
star-structures = todas as estruturas
star-recruits = todos os recrutas
star-workers = todos os trabalhadores
star-objective = um objetivo
star-combat = um combate vencido
star-popularity = popularidade máxima
star-power = poder máximo
star-track = a trilha de estrelas

## As fases e os passos de uma partida

phase-setup = Preparação
phase-turn = Turno
phase-combat = Combate
phase-over = Fim da partida
step-faction = Fação
step-mat = Tabuleiro de jogador
step-section = Secção
step-top = Ação superior
step-unit = Unidade a mover
step-cargo = Caminho e carga
step-fight = Próximo combate
step-ability = Habilidade de combate
step-commit = Poder e cartas
step-retreat = Retirada
step-encounter = Encontro
step-factory = Cartas de Fábrica
step-token = Ficha de fação
step-card = Carta de combate como pagamento
step-put = Recursos a colocar
step-produce = Produção
step-make = Novos trabalhadores
step-bottom = Ação inferior
step-pay = Pagamento
step-upgrade = Melhoria
step-deploy = Mech a mobilizar
step-build = Estrutura a construir
step-enlist = Recruta
step-place = Território da peça
step-end = Fim do turno
step-over = Fim da partida
