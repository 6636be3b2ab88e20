# O que se escolhe antes de um jogo: o nome de cada opção e dos seus valores, para uma lista.

## Jogar a solo

option-level = Nível
option-level-easy = Fácil
option-level-normal = Normal
option-level-hard = Difícil
option-opponent = Oponente
option-opponent-none = Nenhum: só o Automa
option-opponent-op1 = Floresta e dunas começam mais abaixo
option-opponent-op2 = Os espaços mais caros dos mercados estão fechados
option-opponent-op3 = Nenhum acessório repetido antes de um conjunto
option-opponent-op4 = Sem pontos por influência no final
option-opponent-op5 = Os discos de influência estão empilhados
option-scenario = Cenário
option-scenario-off = Nenhum
option-scenario-sc1 = Menos cubos nos fornos inferiores
option-scenario-sc2 = Subir na floresta
option-scenario-sc3 = Subir nas dunas
option-scenario-sc4 = Contratos da Coroa
option-scenario-sc5 = Contratos das Colónias
option-scenario-sc6 = Contratos do Reino Unido

## Decisões: preparação

option-starting-worker = Trabalhador inicial
option-starting-worker-any-disc = Qualquer disco
option-starting-worker-influence-disc = Um disco da trilha de influência
option-starting-sides = Profissões iniciais de dois jogadores
option-starting-sides-either = Uma de cada lado
option-starting-sides-random = Em lados ao acaso
option-starting-coins = Moedas iniciais
option-starting-coins-by-seat = Mais para quem joga depois
option-starting-coins-equal = Iguais para todos

## Decisões: trilhas

option-influence-stop = Onde para a influência
option-influence-stop-before = Antes de um espaço tapado
option-influence-stop-on = Sobre um espaço tapado
option-score-track = Pontos além da trilha de pontuação
option-score-track-endless = Contam
option-score-track-ends = Perdem-se

## Decisões: adquirir cartas

option-buying = Adquirir uma carta com um cubo branco
option-buying-optional = Facultativo
option-buying-compulsory = Obrigatório, se possível
option-two-cards = Duas cartas com 4b
option-two-cards-white-cube = Com um cubo branco de um forno
option-two-cards-always = Em cada aquisição
option-second-card = Custo da segunda carta
option-second-card-as-laid = O do espaço inicial
option-second-card-slid = O do espaço depois de deslizar
option-two-kinds = Segunda carta do outro mercado
option-two-kinds-no = Não
option-two-kinds-yes = Sim
option-empty-deck = Baralho vazio de contratos ou investimentos
option-empty-deck-reshuffled = Baralham-se os descartes
option-empty-deck-stays-empty = Fica vazio

## Decisões: a fase de renovação

option-supply-order = Abastecer e cumprir
option-supply-order-printed = Primeiro abastecer fábricas
option-supply-order-fulfil-first = Primeiro cumprir contratos
option-worker-reward = O trabalhador que um conjunto dá
option-worker-reward-either = Cria ou reforça
option-worker-reward-create = Cria
option-useless-set = Um conjunto cuja recompensa não pode ser usada
option-useless-set-forfeited = Pode ser entregue, perde-se a recompensa
option-useless-set-refused = Não pode ser entregue
option-substitution = Substituir com 4a num contrato
option-substitution-repeated = As vezes que se quiser
option-substitution-once = Uma vez

## Decisões: o final

option-end-trigger = O exército e os pontos encontram-se
option-end-trigger-at-once = Por qualquer movimento de um deles
option-end-trigger-army-move = Só pelo avanço do exército
option-last-renewals = Uma renovação devida no último turno
option-last-renewals-one = É a final
option-last-renewals-two = Vem antes da final

## Decisões: jogar a solo

option-solo-refill = Os fornos reabastecem-se
option-solo-refill-two = Como com dois jogadores
option-solo-refill-three = Como com três jogadores
option-solo-refill-four = Como com quatro jogadores
option-automa-goods = Produtos que o Automa retira
option-automa-goods-quiet = Não ativam nada
option-automa-goods-activate = Ativam a tua linha
option-automa-fallback = Sem produtos, o Automa retira vidro
option-automa-fallback-same-furnace = Do forno com o mesmo nome
option-automa-fallback-next-furnace = Do forno seguinte na direção da seta
option-fallback-row = Vidro retirado à falta de produtos
option-fallback-row-activate = Ativa a tua linha
option-fallback-row-quiet = Não ativa nada
option-automa-disc = Um disco do Automa sem espaço
option-automa-disc-stays = Fica na reserva
option-automa-disc-aside = Sai da reserva
option-last-turns = Fornos vazios nos últimos turnos
option-last-turns-quiet = Não trazem renovação
option-last-turns-renew = Trazem uma renovação
option-opponent-target = Os pontos do oponente
option-opponent-target-reach = É preciso alcançá-los
option-opponent-target-exceed = É preciso ultrapassá-los
option-stacked-discs = A influência passa os discos empilhados
option-stacked-discs-all = Quando todos saírem
option-stacked-discs-one = Quando um sair
