## The zones of a table

panels = The parts of the table
panel-board = Table
panel-mine = Mine
panel-others = Others
panel-log = Log
