"""The engine: what a game is, and how one is played, kept and read."""
