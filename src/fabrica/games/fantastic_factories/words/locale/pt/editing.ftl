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
