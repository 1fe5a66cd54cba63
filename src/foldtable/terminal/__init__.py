"""The terminal table: Scenes drawn with characters, full-screen or line by line. It knows no game by name.

canvas, palette       characters and lines on paper; what their styles look like with colour and without
choosing              what can be picked next, given what is picked already
cards, blocks, picture   a Scene as a drawing of a certain size, and where each spot lies in it
speech                a Scene in words
seating               from a command line or a save to people and bots around a table
plain                 line by line, for screen readers and pipes
app and the other screens   with Textual, which nothing else imports
"""
