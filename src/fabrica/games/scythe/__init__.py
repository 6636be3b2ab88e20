"""Scythe, for 1 to 7 players."""
