"""Positions, views and refusals."""
