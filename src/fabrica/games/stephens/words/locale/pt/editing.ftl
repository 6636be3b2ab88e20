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
field-seat-contracts = Contratos aceites
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

## What is wrong with a field

wrong-box = Só há uma carta { $card }, e está noutro lugar desta posição.
wrong-twice = O mesmo está aqui duas vezes.
wrong-colours = As profissões vermelhas ficam nos três primeiros espaços, as azuis nos outros.
wrong-space = Este espaço não se usa contra este oponente.
wrong-row-longer = Uma linha nunca tem mais profissões do que a linha abaixo.
wrong-row-equal = Sem { $disc } de um dos seus mestres, esta linha só pode ter { $most } profissões.
wrong-side = { $card } só pode estar uma vez nas linhas, e só do seu lado.
wrong-starting = Uma profissão inicial fica ao lado de um forno.
wrong-apprentice = Um aprendiz precisa de um segundo lugar e de um mestre de outra pessoa.
wrong-after = { $disc } só se pode desbloquear depois de { $after }.
wrong-workers = Cada trabalhador nas linhas é um disco deste tabuleiro: o número de habilidades desbloqueadas tem de ser { $workers }.
wrong-type = { $card } não é um contrato deste tipo.
wrong-investment = { $card } não pertence a esta fila.
wrong-army-step = O exército avança de { $n } em { $n }.
wrong-army-start = No início, o exército está no espaço { $n }.
wrong-step = Este passo não pertence a esta fase.
wrong-end-known = O fim da partida já foi desencadeado: indica quantos turnos faltam.
wrong-end-not-known = O exército ainda não avançou o suficiente para desencadear o fim: deixa isto vazio.
wrong-turns-left = Neste turno podem faltar: { $turns }.
wrong-final = Depois do último turno, a fase de renovação é a final.
wrong-not-final = A fase final de renovação só vem depois do último turno.
wrong-first-turn = Começa o primeiro jogador.
wrong-mover = Agora decide o jogador de quem é a vez, e um forno tem de ter cubos.
wrong-automa-turn = Isto acontece no turno do Automa.
wrong-nothing-to-decide = Neste passo ninguém teria nada para decidir.
wrong-empty-furnaces = { $most ->
    [0] Neste passo nenhum forno pode estar vazio.
    [one] Neste passo só 1 forno pode estar vazio.
   *[other] Neste passo podem estar vazios no máximo { $most } fornos.
}
wrong-factory-cubes = Às fábricas privadas não podem ter chegado mais cubos do que existem: { $cubes }.
wrong-gaps = Enquanto houver cartas no baralho, cada espaço tem uma, sem falhas.
wrong-discards = Ninguém tem a habilidade de descartar estas cartas: esta pilha tem de estar vazia.
wrong-one-starting = Cada jogador tem uma profissão inicial.
wrong-two-sides = As duas profissões iniciais ficam em lados diferentes.
wrong-redrawn = O jogador de quem é a vez não desbloqueou essa habilidade.
wrong-automa-discs = O Automa só tem { $most } discos.
wrong-automa-aside = Os discos sem trabalho ficam na reserva do Automa: isto tem de ser 0.
wrong-automa-card = O Automa já jogou cartas: escolhe a última.
wrong-automa-deck = A última carta do Automa já não está no seu baralho.
wrong-automa-bag = O Automa tira no máximo { $n } cubos do saco em cada fase de renovação: têm de restar mais.
wrong-forbidden = { $disc } não se pode desbloquear contra este oponente.
wrong-more-workers = Aqui só podes ter { $most } trabalhadores: poucos mais do que o Automa.
wrong-one-worker = No início, o único trabalhador é o da profissão inicial.
wrong-spent = Os contratos cumpridos pedem ao todo este número de acessórios: { $n }.
wrong-sets = Contra este oponente só podes ter mais um de um tipo do que do mais raro.
wrong-columns = Aqui só podem estar colunas ativadas nesta fase.
wrong-aside = As colunas ativadas puseram de lado no máximo estes cubos: { $most }.
