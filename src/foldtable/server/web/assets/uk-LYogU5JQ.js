var e=`### Що каже сама сторінка, українською. Слова гри й столу надходять від сервера.

page-title = Foldtable
page-tagline = Чаклунські ігри за правилами з книжки.
page-skip = Одразу до столу
page-language = Мова
page-shade = Світле чи темне
page-shade-system = Як у вашій системі
page-shade-light = Світле
page-shade-dark = Темне
page-motion = Речі рухаються
page-coordinates = Показувати на полі слова запису
page-settings = Налаштування
page-credits = Подяки
page-home = Усі ігри
page-close = Закрити
page-loading = Накриваємо стіл …
page-no-server = Сервер не відповідає. Чи він запущений і чи є у вас мережа?
page-server-fault = Сервер не зміг відповісти (збій { $status }). Спробуйте ще раз.

## Початок

start-play = Грати
start-play-about = { $bots ->
    [one] проти { $bots } бота
    [few] проти { $bots } ботів
    [many] проти { $bots } ботів
   *[other] проти { $bots } бота
}
start-friends = З друзями
start-set-up = Налаштувати
start-seats = { $from }–{ $to } гравці
start-seats-one = { $seats ->
    [one] { $seats } гравець
    [few] { $seats } гравці
   *[other] { $seats } гравців
}
start-continue = Грати далі
start-your-turn = { $games ->
    [0] На вас ніхто не чекає.
    [one] Ваш хід у { $games } грі.
   *[other] Ваш хід у { $games } іграх.
}
start-your-turn-here = Ваш хід
start-their-turn = Вибирають інші
start-gathering = Чекаємо на гравців
start-over-won = Ви перемогли
start-over = Завершено
start-moves = { $moves ->
    [one] { $moves } вибір
    [few] { $moves } вибори
   *[other] { $moves } виборів
}
start-forget = Забути цю гру
start-more = Показати ще { $games }
start-no-games = Ігор тут іще немає.
start-me = Ви
start-name = Ваше ім’я
start-name-hint = щоб вас упізнавали
start-colour = Ваш колір
start-offline = Усе лишається на цьому сервері: ні облікового запису, ні пошти.

colour-blue = синій
colour-amber = бурштиновий
colour-green = зелений
colour-plum = сливовий
colour-gold = золотий
colour-slate = сірий

## Приготування

setup-title = Приготування: { $game }
setup-players = Скільки гравців
setup-who = Хто де сидить
setup-chair-me = Ви
setup-chair-open = Друг за посиланням
setup-chair-bot = Бот
setup-bot-random = вибирає навмання
setup-bot-greedy = дивиться на крок уперед
setup-bot-search = думає наперед
setup-bot-kind = Який бот
setup-seat = Місце { $number }
setup-options = Правила на вибір
setup-options-none = У цій грі наперед нічого не вибирають.
setup-as-usual = зазвичай: { $value }
setup-begin = Накрити стіл
setup-invite = Накрити стіл і запросити
setup-yes = так
setup-no = ні
setup-clock = Годинники
setup-clock-off = Без годинників
setup-clock-on = По { $minutes } хв і ще { $bonus } с за кожен вибір
setup-rule = Правило { $rule }
## Запрошення

join-title = { $host } запрошує вас до гри «{ $game }»
join-open = { $seats ->
    [one] Вільне { $seats } місце.
    [few] Вільні { $seats } місця.
   *[other] Вільних місць: { $seats }.
}
join-sit = Сісти за стіл
join-invite = Запросіть друзів
join-invite-about = Хто відкриє це посилання, може зайняти вільне місце:
join-copy = Скопіювати
join-copied = Скопійовано
join-begin = Починаймо: на вільні місця сядуть боти
join-waiting = { $people ->
    [one] Чекаємо ще на { $people } гравця
   *[other] Чекаємо ще на { $people } гравців
}
join-waiting-host = Коли всі зберуться, почне { $host }.
join-free = вільно
join-here = тут
join-away = не тут
join-my-link = Посилання на моє місце
join-my-link-about = Відкриває ваше місце на іншому пристрої. Нікому його не давайте: хто його має, грає за вас.
join-promise = Кості обіцяно: { $commitment }
join-no-such = Такого столу немає, або його вже прибрали.

## За столом

room-board = Поле
room-rivals = За столом
room-you = Ви
room-hand-empty = У руці порожньо.
room-empty = тут порожньо
room-your-move = Ваш хід
room-waiting = Чекаємо: { $who }
room-over = Гру закінчено
room-lost = Зв’язок урвався; пробуємо знову …
room-connecting = З’єднуємося …
room-closed = Цей стіл закрито.
room-since = { $minutes ->
    [0] щойно
    [one] { $minutes } хвилину
    [few] { $minutes } хвилини
   *[other] { $minutes } хвилин
}
room-since-hours = { $hours ->
    [one] { $hours } годину
    [few] { $hours } години
   *[other] { $hours } годин
}
room-since-days = { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[other] { $days } днів
}
room-away = зараз не тут
room-bot-thinks = думає …
room-bot = бот
room-spectators = { $watching ->
    [0] Глядачів немає
    [one] Дивиться { $watching } глядач
    [few] Дивляться { $watching } глядачі
   *[other] Дивляться { $watching } глядачів
}
room-panel-log = Перебіг
room-panel-rules = Правила
room-panel-chat = Розмова
room-panel = Перебіг, правила й розмова
room-choices = Усі вибори
room-choices-number = { $number ->
    [one] { $number } вибір
    [few] { $number } вибори
   *[other] { $number } виборів
}
room-choices-find = Пишіть, щоб знайти вибір
room-choices-none = Такого вибору немає.
room-choices-more = і ще { $number }; пишіть, щоб знайти
room-choices-hint = 1–9 вибирає · Enter бере позначений · Esc закриває
room-back = Назад
room-sent = Надіслано …
room-undo = Узяти назад
room-undo-what = Узяти назад: { $choice }
room-undo-ask = Попросити взяти назад: { $choice }
room-undo-asked = { $who-is ->
    [me] Ви просите взяти назад «{ $choice }».
   *[other] { $who } просить узяти назад «{ $choice }».
}
room-undo-hidden = { $who } просить узяти вибір назад.
room-undo-yes = Згода
room-undo-no = Ні
room-undo-wait = Чекаємо на згоду інших …
room-orders = Коли вас питати
room-orders-about = Деякі ходи питають кожного, чи є що сказати. Якщо ви лише пасували б, вас можна не питати.
room-menu = Меню
room-zoom-in = Більше
room-zoom-out = Менше
room-zoom-fit = Умістити
room-rule = Правило { $rule }
room-pile = { $title }: { $count }
room-boards = Поля
room-all-boards = Усі поля
room-in-words = Словами
room-result = Підсумок

page-wait-sent = Ваш вибір уже в дорозі.
page-you-watch = Ви дивитеся; вибирають гравці.
page-not-your-turn = Зараз не ваш хід: стіл чекає. Вибирає { $seat }.
page-nothing-with-this = Із цим зараз нічого не зробиш.
page-go-on = Вибирайте далі: це ще не весь вибір.

## Словами

aloud-title = Стіл словами
aloud-empty = { $place }: порожньо
aloud-holds = { $place }: { $things }
aloud-title-holds = { $title }: { $things }
aloud-counter = { $label } { $value }
aloud-spot-open = можна вибрати
aloud-spot-picked = взято
aloud-marked = позначено
aloud-face-down = долілиць
aloud-number = { $count } × { $thing }
aloud-hidden = { $title }: { $count ->
    [0] порожньо
    [one] { $count } карта долілиць
    [few] { $count } карти долілиць
   *[other] { $count } карт долілиць
}

## Перебіг

log-empty = Ще нічого не сталося.
log-older = Раніше
log-look = Подивитися на цю мить
## Правила

rules-find = Шукати в правилах
rules-none = Про таке правил немає.
rules-kind-book = з книжки
rules-kind-ruling = наше рішення
## Розмова

chat-say = Скажіть щось
chat-send = Надіслати
chat-empty = Поки що тихо.
chat-spectator = Глядач

## Перегляд

replay-title = Погляд назад
replay-at = Вибір { $at } з { $last }
replay-next-choice = Далі:
replay-first = На початок
replay-back = На вибір назад
replay-play = Грати
replay-pause = Спинити
replay-next = На вибір далі
replay-last = У кінець
replay-now = До теперішнього
replay-what-if = А якби?
replay-what-if-about = Новий стіл від цієї миті, проти ботів
replay-eyes = Очима
replay-eyes-all = усіх
replay-scrub = Мить гри
## Кінець

end-score = Підрахунок
end-how = Як усе йшло
end-rematch = Ще раз
end-again-go = До нового столу
end-replay = Погляд назад
end-look = Подивитися на стіл
end-verify = Перевірити кості
end-verified = Кості саме ті, що їх обіцяно перед грою.
end-not-verified = Таємниця не пасує до обіцянки. Ці кості не ті, що їх обіцяно.
end-verify-about = Перед грою сервер пообіцяв свою таємницю цим хешем. Тепер таємницю показано, і ваш браузер обчислив хеш наново.
end-promise = Обіцянка
end-secret = Таємниця
end-shares = Частка гравця
end-record = Зберегти запис
end-winner = переможець
end-chart-of = { $label }, за виборами
## Накази

orders-always = Щоразу
orders-concerned = Коли це мене стосується
orders-until-my-turn = Пасувати до мого ходу
orders-about-always = Вас питають, коли лиш правила дають вам слово.
orders-about-concerned = Вас питають, коли те, що відбувається, стосується вас, наскільки це видно всім.
orders-about-until-my-turn = Ви пасуєте, доки вас не спитають про щось більше, ніж слово.

## Клавіші

keys-arrows = від речі до речі
keys-enter = узяти
keys-escape = повернути наполовину вибране
keys-choices = усі вибори, з пошуком
keys-numbers = вибрати цей рядок списку
keys-log = перебіг
keys-rules = правила
keys-chat = розмова
keys-words = стіл словами
keys-undo = узяти назад
keys-help = цей список
keys-peek = читати карту, на якій ви є
keys-skip = показати всі рухи одразу
keys-title = Клавіші

## Подяки

credits-title = Подяки
credits-about = Foldtable — вільна програма за ліцензією Apache 2.0. У ній є праця цих людей:
credits-games = Ігри
credits-games-about = Правила записано тут нашими словами за книжками цих ігор. Назви належать тим, хто їх вигадав.
credits-icons = Значки
credits-icons-about = З game-icons.net, за ліцензією Creative Commons Attribution 3.0. Автори: Lorc, Delapouite, Skoll, Carl Olsen, sbed, John Colburn, Caro Asercion, DarkZaitzev, Guard13007, Quoting, Zajkonur, Faithtoken, Willdabeast, Cathelineau, Felbrigg, Kier Heyl, Lucas, PriorBlue, Rihlsul, SpencerDub, Zeromancer, HeavenlyDog, Pepijn Poolman, Andy Meneely, GeneralAce135, Pierre Leducq, Irongamer, Viscious Speed, Lord Berandas та інші.
credits-fonts = Шрифти
credits-fonts-about = Alegreya (Juan Pablo del Peral, Huerta Tipográfica) і Golos Text (Олександра Королькова й Віталій Кузьмін, ParaType), обидва за ліцензією SIL Open Font License 1.1.
credits-made = Зроблено з
credits-made-about = Svelte, Fluent, Vite; Starlette, uvicorn, msgspec, SQLite і Python.
`;export{e as default};