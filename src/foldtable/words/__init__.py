"""Words for people: sentences from the Fluent files, and text laid out for a terminal.

Sentences travel as a Say and become words only here, in the reader's language. The table's own are in `foldtable/locale/` and
in the `locale/` of the package that says them, a game's in the game's.
"""
