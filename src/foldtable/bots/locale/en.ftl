### What is said about bots, in English. The rest of the table's words are in foldtable/locale/.

setup-unknown-bot = There is no bot “{ $bot }” here. There is: { $allowed }.
