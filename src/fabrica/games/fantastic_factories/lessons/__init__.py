"""What there is to learn: the rules in words, and the tutorial."""
