"""Databases of versions before, as those versions left them."""
