### Що кажуть про ботів, українською. Решта слів столу — у foldtable/locale/.

setup-unknown-bot = Бота «{ $bot }» тут немає. Є такі: { $allowed }.
