"""Puzzles: see docs/puzzles.md."""
