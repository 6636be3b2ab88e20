## The zones of a table

panels = Las partes de la mesa
panel-board = Mesa
panel-mine = Yo
panel-others = Otros
panel-log = Registro
