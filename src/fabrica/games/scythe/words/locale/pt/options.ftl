# O que se escolhe antes de uma partida: o nome de cada opção e dos seus valores, para uma lista.

## Preparação

option-deal = Fações e tabuleiros de jogador
option-deal-random = Distribuídos ao acaso
option-deal-chosen = Escolhidos, um lugar depois do outro
option-deal-drafted = Por seleção: primeiro as fações, depois os tabuleiros pela ordem inversa
option-invaders = Albion, Togawa e os seus tabuleiros
option-invaders-no = Ficam na caixa
option-invaders-yes = Podem entrar em jogo
option-banned-pairs = Rusviet com Industrial, Crimeia com Patriótico
option-banned-pairs-refused = Não se jogam
option-banned-pairs-allowed = Permitidos

## Jogar a solo

option-level = Dificuldade
option-level-automa = Automa: normal
option-level-autometta = Autometta: fácil
option-level-automaszyna = Automaszyna: difícil
option-level-ultimaszyna = Ultimaszyna: muito difícil
option-automa-faction = Fação do Automa
option-automa-faction-random = Sorteada
option-automa-faction-nordic = Reino Nórdico
option-automa-faction-rusviet = Rusviet
option-automa-faction-crimea = Crimeia
option-automa-faction-saxony = Saxónia
option-automa-faction-polania = Polânia

## Decisões

option-relentless-factory = Implacável (Rusviet) pode repetir a carta de Fábrica
option-relentless-factory-no = Não
option-relentless-factory-yes = Sim, como na primeira impressão
option-trade = Recursos de uma ação Negociar
option-trade-split = Podem ir para territórios diferentes
option-trade-one-hex = Todos para um território
option-bonus-before-end = Bónus de recrutas antes da sexta estrela
option-bonus-before-end-all = Os dos vizinhos também
option-bonus-before-end-active = Só os do jogador ativo

## Decisões: o Automa

option-conquest = Recursos num território tomado ao Automa
option-conquest-last-turn-card = Pela carta do último turno dele
option-conquest-combat-card = Pela carta do combate
option-automa-start = Primeiro turno
option-automa-start-human = Teu
option-automa-start-automa = Do Automa
option-automa-staying = Uma unidade do Automa que está bem colocada
option-automa-staying-counts = Pode ficar
option-automa-staying-moves = Move-se sempre
option-automa-caution = Os trabalhadores do Automa evitam as tuas unidades
option-automa-caution-river = No início, não através de rios e lagos
option-automa-caution-all = De todos os lados
option-automa-reserve = Que unidade o Automa recupera primeiro
option-automa-reserve-character = A personagem
option-automa-reserve-mech = Um mech
option-automa-attacker = O Automa ataca com
option-automa-attacker-nearest = A unidade mais próxima da sua base
option-automa-attacker-mech = Um mech, se tiver
option-automa-hunt = Ao atacar trabalhadores, o Automa vai para
option-automa-hunt-most = O território que tem mais
option-automa-hunt-fewest = O território que tem menos
option-automa-tokens = Os teus recursos num território que o Automa toma
option-automa-tokens-removed = São retirados
option-automa-tokens-kept = Ficam lá
