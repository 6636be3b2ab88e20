# O que se escolhe antes de um jogo: o nome de cada opção e dos seus valores, para uma lista.

## Jogar a solo

option-level = Dificuldade
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
option-starting-sides = Profissões iniciais com dois jogadores
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
option-buying-optional = Opcional
option-buying-compulsory = Obrigatório, se possível
option-two-cards = Adquirir duas cartas com a habilidade 4b
option-two-cards-white-cube = Só com um cubo branco de um forno
option-two-cards-always = Em cada aquisição
option-second-card = Custo da segunda carta
option-second-card-as-laid = Pelo espaço onde estava antes
option-second-card-slid = Pelo espaço depois de as cartas deslizarem
option-two-kinds = Segunda carta do outro mercado
option-two-kinds-no = Não
option-two-kinds-yes = Sim
option-empty-deck = Baralho vazio de contratos ou investimentos
option-empty-deck-reshuffled = O descarte volta a ser baralhado
option-empty-deck-stays-empty = Fica vazio

## Decisões: a fase de renovação

option-supply-order = Ordem de fornecer e cumprir
option-supply-order-printed = Primeiro fornecer as fábricas
option-supply-order-fulfil-first = Primeiro cumprir contratos
option-worker-reward = O trabalhador ganho com um conjunto de cubos
option-worker-reward-either = Pode criar ou reforçar uma profissão
option-worker-reward-create = Só pode criar uma profissão
option-useless-set = Um conjunto de cubos cuja recompensa não pode ser usada
option-useless-set-forfeited = Pode ser entregue; perde-se a recompensa
option-useless-set-refused = Não pode ser entregue
option-substitution = Substituir cubos com a habilidade 4a
option-substitution-repeated = As vezes que se quiser por contrato
option-substitution-once = Uma vez por contrato

## Decisões: o final

option-end-trigger = O exército e os pontos de um jogador encontram-se
option-end-trigger-at-once = Por qualquer movimento de um deles
option-end-trigger-army-move = Só pelo avanço do exército
option-last-renewals = Uma fase de renovação depois do último turno de todos
option-last-renewals-one = É a fase final
option-last-renewals-two = Vem antes da fase final

## Decisões: jogar a solo

option-solo-refill = Reabastecer os fornos no modo solo
option-solo-refill-two = Como com dois jogadores
option-solo-refill-three = Como com três jogadores
option-solo-refill-four = Como com quatro jogadores
option-automa-goods = Quando o Automa retira produtos
option-automa-goods-quiet = Nenhuma linha é ativada
option-automa-goods-activate = A tua linha é ativada
option-automa-fallback = Se não há produtos, o Automa retira vidro
option-automa-fallback-same-furnace = Do forno na mesma posição
option-automa-fallback-next-furnace = Do forno seguinte na direção da seta
option-fallback-row = Quando retira vidro por falta de produtos
option-fallback-row-activate = A tua linha é ativada
option-fallback-row-quiet = Nenhuma linha é ativada
option-automa-disc = Um disco do Automa sem espaço livre
option-automa-disc-stays = Fica na reserva
option-automa-disc-aside = Sai da reserva
option-last-turns = Fornos vazios nos últimos turnos
option-last-turns-quiet = Não desencadeiam uma fase de renovação
option-last-turns-renew = Desencadeiam uma fase de renovação
option-opponent-target = Os pontos do oponente
option-opponent-target-reach = É preciso alcançá-los
option-opponent-target-exceed = É preciso ultrapassá-los
option-stacked-discs = A influência passa os discos empilhados
option-stacked-discs-all = Quando todos saírem
option-stacked-discs-one = Quando um sair
