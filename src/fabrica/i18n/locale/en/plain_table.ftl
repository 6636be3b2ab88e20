# The plain table, of a game without a page of its own
plain-score = Score
plain-yours = Your turn
table-plain = Table
