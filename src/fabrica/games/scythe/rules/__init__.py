"""The rules, one file for each section of the reference."""
