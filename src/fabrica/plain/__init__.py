"""Parts for a game that has none of its own: it can be played at once, in plain words, on a plain table."""
