## The zones of the table

keep = Ficar com { $metal } e { $energy }
table-picked = Para relançar:
