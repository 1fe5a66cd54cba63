"""Whoever plays without being a person. A bot gets what its seat may know, and asks a game, never a particular game."""
