"""Bots against each other: games, ratings, reports."""
