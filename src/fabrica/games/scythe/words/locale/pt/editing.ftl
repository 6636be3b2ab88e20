# The fields of a position that is set up by hand.

editor-board = O mapa

## The course of the game

field-phase = Fase
field-step = Passo
field-round = Ronda
field-turn = De quem é a vez
field-sent-home = Neste turno foram enviados trabalhadores para a base
field-toka = Toka já foi usada neste turno
field-pending = Há uma escolha por fazer

## The board

field-tile = Peça de estrutura
field-resources = Recursos nos territórios
field-tokens = Fichas de encontro
field-encounters-used = Cartas de encontro já jogadas
field-factory = Cartas da Fábrica no mapa
field-discards = Cartas de combate na pilha de descarte
field-combat-card = { $n }

## A player and the Automa

field-level = Nível
field-faction = Fação
field-mat = Tabuleiro de jogador
field-coins = Moedas
field-power = Poder
field-popularity = Popularidade
field-hand = Cartas de combate na mão, por valor
field-objectives = Cartas de objetivo na mão
field-revealed = Objetivos já mostrados
field-discarded = Objetivo posto de lado
field-token = Peça de ação
field-factory-card = Carta da Fábrica
field-character = Personagem
field-mechs = Mechs
field-workers = Trabalhadores
field-abilities = Habilidades dos mechs
field-upgrades = Melhorias
field-from = Cubos retirados de
field-to = Cubos colocados em
field-recruits = Recrutas e os seus bónus
field-structures = Estruturas
field-stars = Estrelas
field-flags = Bandeiras
field-traps = Armadilhas
field-at = Território
field-armed = Armada
field-tracker = Trilha de estrelas
field-card = Última carta
field-deck = Baralho
field-factory-taken = Tem uma carta da Fábrica
