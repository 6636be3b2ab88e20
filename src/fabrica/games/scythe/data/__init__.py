"""Plain data: positions, views and refusals."""
