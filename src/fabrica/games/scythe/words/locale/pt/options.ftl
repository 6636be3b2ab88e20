# O que se escolhe antes de um jogo: o nome de cada opção e dos seus valores, para uma lista.

## Preparação

option-deal = Facções e tabuleiros de jogador
option-deal-random = Distribuídos ao acaso
option-deal-chosen = Escolhidos, um lugar depois do outro
option-deal-drafted = Em seleção: facções, depois tabuleiros em ordem inversa
option-invaders = Albion, Togawa e os seus tabuleiros
option-invaders-no = Ficam na caixa
option-invaders-yes = Podem entrar em jogo
option-banned-pairs = Rusviet com Industrial, Crimeia com Patriótico
option-banned-pairs-refused = Não se jogam
option-banned-pairs-allowed = Permitidos

## Jogar sozinho

option-level = Nível
option-level-automa = Automa: normal
option-level-autometta = Autometta: fácil
option-level-automaszyna = Automaszyna: difícil
option-level-ultimaszyna = Ultimaszyna: muito difícil
option-automa-faction = Facção do Automa
option-automa-faction-random = Sorteada
option-automa-faction-nordic = Reino Nórdico
option-automa-faction-rusviet = Rusviet
option-automa-faction-crimea = Crimeia
option-automa-faction-saxony = Saxônia
option-automa-faction-polania = Polânia

## Esclarecimentos

option-relentless-factory = Implacável (Rusviet) pode repetir a carta de Fábrica
option-relentless-factory-no = Não
option-relentless-factory-yes = Sim, como na primeira impressão
option-trade = Recursos de um Negociar
option-trade-split = Podem ir para territórios diferentes
option-trade-one-hex = Todos para um território
option-bonus-before-end = Bônus de recrutas antes da sexta estrela
option-bonus-before-end-all = As dos vizinhos também
option-bonus-before-end-active = Só os do jogador ativo

## Esclarecimentos: o Automa

option-conquest = Recursos num território tomado do Automa
option-conquest-last-turn-card = Pela carta do último turno dele
option-conquest-combat-card = Pela carta do combate
option-automa-start = Primeiro turno
option-automa-start-human = Seu
option-automa-start-automa = Do Automa
option-automa-staying = Uma unidade do Automa que está bem colocada
option-automa-staying-counts = Pode ficar
option-automa-staying-moves = Move-se mesmo assim
option-automa-caution = Trabalhadores do Automa evitam as suas unidades
option-automa-caution-river = No início, não através de rios e lagos
option-automa-caution-all = Por todos os lados
option-automa-reserve = Volta primeiro ao Automa
option-automa-reserve-character = O personagem
option-automa-reserve-mech = Um mech
option-automa-attacker = O Automa ataca com
option-automa-attacker-nearest = A unidade mais próxima da sua base
option-automa-attacker-mech = Um mech, se tiver
option-automa-hunt = Ao atacar trabalhadores, o Automa vai para
option-automa-hunt-most = O território com mais deles
option-automa-hunt-fewest = O território com menos deles
option-automa-tokens = Os seus recursos num território que o Automa toma
option-automa-tokens-removed = São retirados
option-automa-tokens-kept = Ficam lá
