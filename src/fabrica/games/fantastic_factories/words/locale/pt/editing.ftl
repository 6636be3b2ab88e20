# The fields of a position that is set up by hand.

field-phase = Fase
field-round = Ronda
field-first = Primeiro jogador
field-turn = De quem é a vez na fase de mercado
field-swept = Uma fila já foi renovada neste turno
field-last-round = Esta é a última ronda
field-blueprints = Projetos
field-contractors = Empreiteiros
field-tools = Ferramentas acima dos empreiteiros
field-level = Nível
field-metal = Metal
field-energy = Energia
field-goods = Produtos
field-hand = Mão
field-compound = Complexo
field-dice = Dados por colocar
field-headquarters = Dados na sede
field-placed = Dados em cartas
field-activated = Cartas já usadas nesta ronda
field-replicating = Carta que o Replicador copia
field-hired = Empreiteiro com efeito por aplicar
field-pending = Há uma escolha por fazer
field-finished = Já terminou a fase de trabalho

## What is wrong with a field

wrong-box = A caixa não tem mais nenhuma carta { $card }: estão todas noutros lugares desta posição.
wrong-twice = Um jogador só pode construir { $card } uma vez.
wrong-dice = Só há dados na mesa na fase de trabalho.
wrong-unusable = { $card } não é um edifício deste complexo que possa ter sido usado.
wrong-used = Fora da fase de trabalho só podem ter sido usadas cartas que reagem à construção.
wrong-copy = Só se pode copiar uma carta passiva, e o Replicador tem de estar entre as cartas usadas.
wrong-hired = { $contractor } já não tem efeito por aplicar nesta fase.
wrong-setting = Enquanto o Contramestre ajusta dados, há menos de quatro ajustados e nenhum colocado.
wrong-last-round = A partida só termina depois da última ronda.
wrong-swept = As filas só se renovam na fase de mercado.
wrong-turn = Só a fase de mercado tem turnos: deixa isto vazio.
wrong-tools = Cada ferramenta tem de estar acima de um empreiteiro.
wrong-finished = Só se pode ter terminado na fase de trabalho, sem nenhuma escolha por fazer.
wrong-limits = Só se podem guardar 12 de metal e energia ao todo e 10 cartas na mão: o resto tem de ser descartado antes.
wrong-all-finished = Quando todos os jogadores terminam, a ronda acaba.
