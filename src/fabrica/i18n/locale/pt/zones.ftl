## The zones of a table

panels = As partes da mesa
panel-board = Mesa
panel-mine = Eu
panel-others = Outros
panel-log = Registo
undo-not = Não há nada para desfazer: não jogaste desde que se revelou algo novo.
redo-not = Não há nada para refazer.
