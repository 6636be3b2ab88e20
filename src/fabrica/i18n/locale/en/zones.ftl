## The zones of a table

panels = The parts of the table
panel-board = Table
panel-mine = Mine
panel-others = Others
panel-log = Log
undo-not = There is nothing to undo: you have not moved since something new was revealed.
redo-not = There is nothing to redo.
