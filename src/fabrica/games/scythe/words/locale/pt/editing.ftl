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

## What is wrong with a field

wrong-taken = { $id } já está em jogo.
wrong-not-alone = { $id } não se usa no jogo a solo.
wrong-no-encounter = Não há encontro em { $place }.
wrong-encounters = Só podem ter sido jogadas tantas cartas quantas as fichas retiradas: { $most }.
wrong-objective-twice = «{ $objective }» está em dois lugares.
wrong-two-owners = Há unidades de dois jogadores em { $place }.
wrong-two-structures = Há duas estruturas num território.
wrong-structure-lake = Nada se constrói num lago.
wrong-resources = Neste lugar não pode haver recursos.
wrong-toka = Toka só pode ter sido usada no turno de Togawa, com esse mech mobilizado.
wrong-automa-faction = O Automa não joga com { $id }.
wrong-automa-place = O Automa tem no máximo uma unidade de combate e um trabalhador em { $place }.
wrong-automa-base = As unidades do Automa só podem estar na sua própria base.
wrong-automa-deck = A carta que acabou de ser jogada já não está no baralho.
wrong-banned = Esta fação e este tabuleiro não se jogam juntos.
wrong-abilities = Aqui só podem estar habilidades dos mechs desta fação.
wrong-mechs = Tem de haver no mapa tantos mechs como habilidades: { $n }.
wrong-worker-lake = Um trabalhador só está num lago com um mech seu.
wrong-unit-lake = Sem { $seaworthy }, { $submerge } ou { $suiton }, nenhuma unidade está num lago.
wrong-strange-base = Nenhuma unidade deste jogador pode estar em { $place }.
wrong-upgrades = Têm de ser colocados tantos cubos quantos os retirados.
wrong-slots = O tabuleiro tem ali menos espaços para cubos.
wrong-bonus = Dois recrutas cobrem o mesmo bónus.
wrong-factory-section = Esta secção precisa de uma carta da Fábrica.
wrong-objectives = Um jogador tem no máximo dois objetivos.
wrong-put-away = Põe-se um objetivo de lado quando se mostra outro, e nunca pela Saxónia.
wrong-shown = Quem mostrou um objetivo já não tem outro, exceto a Saxónia.
wrong-stars = Com { $n } estrelas a partida termina.
wrong-objective-stars = Tem de haver uma estrela por cada objetivo mostrado.
wrong-combat-stars = Os combates dão no máximo este número de estrelas: { $most }.
wrong-goal-once = Este objetivo só dá uma estrela.
wrong-no-goal = Este objetivo não foi cumprido: não pode ter estrela.
wrong-no-star = Este objetivo foi cumprido: falta a sua estrela.
wrong-flag-lake = Nenhuma Bandeira está num lago.
wrong-two-tokens = Há duas Bandeiras ou Armadilhas num território.
wrong-trap-lake = Uma Armadilha só está num lago com { $suiton }.
wrong-flags = Só Albion tem Bandeiras.
wrong-traps = Só Togawa tem Armadilhas.
wrong-track-stars = Neste espaço da trilha de estrelas tem de haver este número de estrelas da trilha: { $n }.
wrong-twice = O mesmo está aqui duas vezes.
wrong-in-all = Ao todo só existem { $most }.
wrong-step = Este passo não pertence a esta fase.
wrong-combat-cards = Cartas de combate de { $value }: só há { $most }, nas mãos e na pilha ao todo.
wrong-factory-held = Um jogador tem uma destas cartas.
wrong-nothing-to-decide = Neste passo ninguém teria nada para decidir.
