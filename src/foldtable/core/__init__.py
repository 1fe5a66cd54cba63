"""The rules engine: knows no game, no network, no clock."""
