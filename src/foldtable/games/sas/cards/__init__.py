"""The magic deck, chapters 6 to 8: what each card may be aimed at, and what it does."""
