"""The games, each in a folder of its own; the catalogue finds them."""
