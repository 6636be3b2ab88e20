"""What there is to learn about the game."""
