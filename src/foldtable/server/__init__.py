"""The browser table: a house of tables behind a web address, with a store that forgets no decision.

`wire.py` says what travels, `store.py` what stays, `house.py` holds the tables, `app.py` opens the doors.
"""
