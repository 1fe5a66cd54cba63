"""A play among people: its record, its scenarios, its saves."""
