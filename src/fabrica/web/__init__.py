"""The page: templates, style and script; and what the tables of all games share."""
