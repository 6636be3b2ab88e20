"""The commands, a module for each group of them; main.py names them all."""
