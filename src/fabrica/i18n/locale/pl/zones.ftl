## The zones of a table

panels = Części stołu
panel-board = Stół
panel-mine = Moje
panel-others = Inni
panel-log = Dziennik
undo-not = Nie ma czego cofnąć: od ostatniego odkrycia czegoś nowego nie wykonano ruchu.
redo-not = Nie ma czego ponowić.
