## The zones of the table

keep = Zachowaj: { $metal } i { $energy }
table-picked = Do przerzucenia:
