"""The best line of a turn by branch and bound; the goals come from the game."""
