## The zones of a table

panels = Las partes de la mesa
panel-board = Mesa
panel-mine = Mío
panel-others = Otros
panel-log = Registro
undo-not = No hay nada que deshacer: no has jugado desde que se reveló algo nuevo.
redo-not = No hay nada que rehacer.
