# The fields of a position that is set up by hand.

editor-markets = Mercados
editor-furnaces = Fornos e fábricas privadas
editor-rows = Linhas de profissões

## The course of the game

field-phase = Fase
field-step = Passo
field-round = Ronda
field-turn = De quem é a vez
field-mover = Quem decide agora
field-army = Exército
field-turns-left = Turnos que faltam depois de desencadeado o fim
field-final = Fase final de renovação
field-redrawn = As profissões já foram substituídas neste turno
field-pending = Há uma escolha por fazer

## The table

field-professions = Profissões
field-contracts = Contratos
field-investments = Investimentos
field-furnaces = Cubos nos fornos
field-private = Cubos nas fábricas privadas
field-card = Carta
field-master = Mestre
field-apprentice = Aprendiz

## The solo game

field-level = Nível
field-opponent = Oponente
field-scenario = Cenário
field-deck = Baralho
field-bag = Saco
field-aside = Postos de lado

## A player

field-score = Pontos
field-coins = Moedas
field-influence = Influência
field-forest = Pinhal
field-dunes = Dunas
field-cubes = Cubos
field-accessories = Acessórios
field-spent = Acessórios gastos em contratos
field-unlocked = Habilidades desbloqueadas
field-fulfilled = Contratos cumpridos
field-columns = Colunas ativadas nesta fase de renovação

## The steps of a game

step-start = Trabalhador inicial
step-turn = Escolha de uma ação
step-taking = Cubos a tirar
step-instead = Forno em vez de fábrica privada
step-buying = Carta a adquirir
step-assigning = Trabalhador a alocar
step-unlocking = Habilidade a desbloquear
step-activating = Linha que é ativada
step-columns = Colunas a ativar
step-supplying = Fábricas a fornecer
step-fulfilling = Contratos a cumprir
step-paying = Cubos a pagar
step-removing = Cubos que o Automa retira
