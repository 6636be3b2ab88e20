## The zones of a table

panels = As partes da mesa
panel-board = Mesa
panel-mine = Eu
panel-others = Outros
panel-log = Registo
