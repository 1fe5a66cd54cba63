### What the server says, in English: answers to requests that can't be granted, and to whoever runs it.

## Requests

server-bad-shape = This message can’t be read: { $fault }.
server-bad-nonce = A nonce is 1 to 64 letters, digits, dashes or underscores.
server-bad-share = A share of the dice is 32 to 128 hexadecimal digits, in pairs.
server-bad-chat = A line of chat has 1 to { $most } characters.
server-bad-colour = “{ $colour }” can’t be a colour here: a word of at most 16 small letters, digits and dashes.
server-bad-clock = A clock counts seconds, from 0 to { $most }.
server-too-long = This message is too long; at most { $most } characters are read.
server-slower = That was too much at once. Wait a moment, then try again.
server-too-many-faults = Too many messages from this page couldn’t be taken. Open it anew.
server-too-many-keys = That is too many tables at once; ask about { $most } at most.
server-hello-first = The first message says which table, and whose seat: hello.
server-hello-once = Who you are has been said already.
server-no-hello = Nobody said who they are, so this connection is closed.
server-other-origin = This request comes from another site’s page, and isn’t taken.
server-no-page = There is nothing at this address.
server-fault = Something went wrong here, and it is our fault, not yours. It has been noted.

## Tables and seats

server-no-table = There is no table of this name.
server-wrong-token = This link opens no seat at this table.
server-only-watching = You are watching; this is for those who sit at the table.
server-only-host = Only whoever opened the table may do this.
server-one-is-you = One seat of a new table is yours; say which.
server-no-seat-left = Every seat at this table is taken.
server-seat-taken = This seat isn’t free.
server-no-such-seat = There is no such seat; they are 0 to { $last }.
server-too-many-spectators = There are too many spectators at this table already.
server-has-begun = Play has begun already.
server-not-begun = Play hasn’t begun yet.
server-not-over = This can be had once the game is over.
server-share-first = Your share of the dice is still missing.
server-shared-already = Your share of the dice has been given already.
server-table-closed = Something went wrong at this table, and it is our fault, not yours. It is closed; everything up to then is kept.
server-not-stored = This couldn’t be stored, so it hasn’t happened. Try again in a moment.
server-restarts = The server goes away for a moment. Your game is stored.

## While playing

server-stale = The table has changed meanwhile. Look again, then choose.
server-offered = This can be done now.
server-no-windows = This game never asks everybody for a word, so there is nothing to order.
server-own-eyes = While play goes on, you see with your own eyes only.
server-undo-asked-already = Somebody is asking to take a move back already.
server-undo-gone = That request has been settled.
server-undo-not-asked = This isn’t yours to answer.
server-undo-refused =
    { $who-is ->
        [me] You would rather not take that back.
       *[other] { $who } would rather not take that back.
    }

## For whoever runs it

server-newer-store = { $file } was written by a newer Foldtable: its store has version { $got }, this one knows versions up to { $wanted }.
server-not-a-store = { $file } isn’t a store of Foldtable’s tables.
server-damaged-store = { $file } is damaged: SQLite finds faults in it.

## The commands

command-serve = open the house: play in the browser, alone or with friends; what foldtable does when nothing more is said
command-backup = copy all tables of the house into a file, while play goes on
command-restore = put a backup in the place of the house’s tables
help-serve-host = the address to listen at; 0.0.0.0 lets other machines in
help-serve-port = the port to listen at; without it 8420, or the next that is free
help-serve-data = the folder in which tables are kept; without it, one among your own files
help-serve-origin = another site whose pages may play here, like https://table.example; may be given several times
help-serve-proxy = there is a reverse proxy on this machine: believe what it says of visitors’ addresses
help-serve-workers = how many processes bots think in; without it, one less than there are processors
help-serve-idle = seconds after which a table that nobody looks at leaves the memory
help-serve-quiet = log warnings and faults only, as at a terminal
help-serve-no_browser = don’t open the browser, just say the address
help-backup-file = the file to write; it must not be there yet
help-backup-data = the folder in which the tables are kept
help-restore-file = the backup
help-restore-data = the folder in which the tables are to be kept
server-open = Foldtable is open at { $address } (Ctrl-C closes it).
server-open-already = Foldtable is open already, at { $address }
server-folder-in-use = Another Foldtable is using the folder { $folder }. Close it first, or name another folder with --data.
server-port-in-use = Nothing can listen at { $host }, port { NUMBER($port, useGrouping: 0) }: it is in use, or not allowed. Name another with --port.
server-bad-address = Nothing can listen at { $host }: this machine has no such address.
server-backed-up =
    { $tables ->
        [one] { $tables } table is in { $file } now.
       *[other] { $tables } tables are in { $file } now.
    }
server-restored =
    { $tables ->
        [one] { $tables } table is back, as it was in { $file }.
       *[other] { $tables } tables are back, as they were in { $file }.
    }
server-kept-beside = What was there before is kept in { $file }.
