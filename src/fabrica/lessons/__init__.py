"""What a game teaches: sections of its rules, and the steps of its tutorial."""
