## The zones of the table

keep = Conservar { $metal } y { $energy }
table-picked = Para volver a tirar:
