# Os nomes do jogo: cartas, ferramentas, tipos, andares, fases, níveis, recursos.
# Os nomes aparecem sozinhos ou como argumentos de frases, sem artigo: uma frase que precise de outra forma escolhe pelo id.

## Projetos

card-aluminum-factory = Fábrica de Alumínio
card-assembly-line = Linha de Montagem
card-battery-factory = Fábrica de Baterias
card-beacon = Farol
card-biolab = Laboratório de Biologia
card-black-market = Mercado Clandestino
card-concrete-plant = Fábrica de Betão
card-dojo = Dojo
card-fitness-center = Academia
card-foundry = Fundição
card-fulfillment-center = Centro de Distribuição
card-golem = Golem
card-gymnasium = Centro Desportivo
card-harvester = Ceifeira
card-incinerator = Incinerador
card-laboratory = Laboratório
card-manufactory = Manufatura
card-mega-factory = Mega Fábrica
card-megalith = Monólito
card-motherlode = Jazida
card-nuclear-plant = Central Nuclear
card-obelisk = Obelisco
card-power-plant = Central Elétrica
card-recycling-plant = Central de Reciclagem
card-refinery = Refinaria
card-replicator = Replicador
card-robot = Robô
card-scrap-yard = Ferro-Velho
card-solar-array = Painel Solar
card-temp-agency = Agência de Temporários
card-trash-compactor = Compactador de Lixo
card-warehouse = Armazém

## Empreiteiros

card-architect = Arquiteto
card-electrician = Eletricista
card-engineer = Engenheiro
card-foreman = Contramestre
card-hired-hands = Temporários
card-investor = Investidor
card-miner = Mineiro
card-specialist = Especialista

## Ferramentas

# curtos, para as tabelas; nas frases a chave é a "chave inglesa"
tool-hammer = martelo
tool-wrench = chave inglesa
tool-gear = engrenagem
tool-shovel = pá

## Tipos de projetos

type-production = produção
type-utility = serviços
type-training = treino
type-special = especial
type-monument = monumento

## Andares da sede

floor-research = Pesquisa
floor-generate = Produção
floor-mine = Mineração

## Fases

phase-market = fase de mercado
phase-work = fase de trabalho
phase-over = fim

## Níveis da Máquina

level-easy = fácil
level-medium = média
level-hard = difícil
level-insane = insana

## Recursos e outras coisas que se contam, sem o número

resource-metal = metal
resource-energy = energia
resource-goods = produtos
resource-cards = cartas
resource-dice = dados
resource-prestige = prestígio
resource-points = pontos

## Jogadores

machine = A Máquina
seat = Lugar { $seat }
