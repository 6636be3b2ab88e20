## The zones of the table

keep = Keep { $metal } and { $energy }
table-picked = To be rerolled:
