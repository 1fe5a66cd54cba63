### Що каже сама сторінка, українською. Слова гри й столу надходять від сервера.

page-title = Foldtable
page-tagline = Чаклунські ігри за правилами з книжки.
page-skip = Одразу до столу
page-language = Мова
page-shade = Світле чи темне
page-shade-system = Як у твоїй системі
page-shade-light = Світле
page-shade-dark = Темне
page-motion = Речі рухаються
page-sound = Тихі звуки
page-coordinates = Показувати на полі слова запису
page-settings = Налаштування
page-credits = Подяки
page-home = Усі ігри
page-close = Закрити
page-loading = Накриваємо стіл …
page-no-server = Сервер не відповідає. Чи він запущений і чи є в тебе мережа?
page-server-fault = Сервер не зміг відповісти (збій { $status }). Спробуй ще раз.

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
    [0] На тебе ніхто не чекає.
    [one] Твій хід у { $games } грі.
   *[other] Твій хід у { $games } іграх.
}
start-your-turn-here = Твій хід
start-their-turn = Вибирають інші
start-gathering = Чекаємо на гравців
start-over-won = Перемога твоя
start-over = Завершено
start-moves = { $moves ->
    [one] { $moves } вибір
    [few] { $moves } вибори
   *[other] { $moves } виборів
}
start-forget = Забути цю гру
start-more = Показати ще { $games }
start-no-games = Ігор тут іще немає.
start-me = Ти
start-name = Твоє ім’я
start-name-hint = щоб тебе впізнавали
start-colour = Твій колір
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
setup-chair-me = Ти
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

join-title = { $host } запрошує тебе до гри «{ $game }»
join-open = { $seats ->
    [one] Вільне { $seats } місце.
    [few] Вільні { $seats } місця.
   *[other] Вільних місць: { $seats }.
}
join-sit = Сісти за стіл
join-invite = Запроси друзів
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
join-my-link-about = Відкриває твоє місце на іншому пристрої. Нікому його не давай: хто його має, грає за тебе.
join-promise = Кості обіцяно: { $commitment }
join-no-such = Такого столу немає, або його вже прибрали.

## За столом

room-board = Поле
room-rivals = За столом
room-you = Ти
room-hand-empty = У руці порожньо.
room-empty = тут порожньо
room-your-move = Твій хід
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
room-choices-find = Пиши, щоб знайти вибір
room-choices-none = Такого вибору немає.
room-choices-more = і ще { $number }; пиши, щоб знайти
room-choices-hint = 1–9 вибирає · Enter бере позначений · Esc закриває
room-back = Назад
room-sent = Надіслано …
room-undo = Узяти назад
room-undo-what = Узяти назад: { $choice }
room-undo-ask = Попросити взяти назад: { $choice }
room-undo-asked = { $who-is ->
    [me] Ти просиш узяти назад «{ $choice }».
   *[other] { $who } просить узяти назад «{ $choice }».
}
room-undo-hidden = { $who } просить узяти вибір назад.
room-undo-yes = Згода
room-undo-no = Ні
room-undo-wait = Чекаємо на згоду інших …
room-orders = Коли тебе питати
room-orders-about = Деякі ходи питають кожного, чи є що сказати. Якщо все одно пасуєш, тебе можна не питати.
room-passing = Ти пасуєш до свого ходу · питати знову
room-link = Посилання на цей стіл
room-furniture = Біля полів
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

page-wait-sent = Твій вибір уже в дорозі.
page-you-watch = Ти дивишся; вибирають гравці.
page-not-your-turn = Зараз не твій хід: вибирає { $seat }.
page-nothing-with-this = Із цим зараз нічого не зробиш.
page-not-now = Не тепер. { $what }
page-go-on = Вибирай далі: це ще не весь вибір.

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

## Перша гра

coach-title = Як це робиться
coach-glow = Що світиться, те можна взяти. Торкнись, і засвітиться те, що може бути далі; Escape або «Назад» повертає взяте. Де досить одного дотику, там досить одного.
coach-why = Торкнись чогось іншого, і рядок унизу скаже, чому цього зараз не можна і за яким правилом. Затримайся на карті вказівником або пальцем, щоб її прочитати.
coach-list = Кожен вибір стоїть і у списку, словами: кнопка праворуч від запитання або клавіша /. Пиши, щоб знайти.
coach-rules = Перебіг розповідає, що сталося; числа в ньому — правила, вони ведуть до книжки. У меню є посилання для друзів, налаштування й усі клавіші.
coach-next = Далі
coach-enough = Це я знаю
coach-done = Граймо

## Перебіг

log-empty = Ще нічого не сталося.
log-older = Раніше
log-look = Подивитися на цю мить
## Правила

rules-find = Шукати в правилах
rules-none = Про таке правил немає.
rule-sort-book = з книжки
rule-sort-ruling = наше рішення
## Розмова

chat-say = Скажи щось
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
end-verify-about = Перед грою сервер пообіцяв свою таємницю цим хешем. Тепер таємницю показано, і твій браузер обчислив хеш наново.
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
orders-about-always = Тебе питають щоразу, як правила дають тобі слово.
orders-about-concerned = Тебе питають, коли те, що відбувається, стосується тебе, наскільки це видно всім.
orders-about-until-my-turn = Ти пасуєш, доки тебе не спитають про щось більше, ніж слово.

## Клавіші

press-arrows = від речі до речі
press-enter = узяти
press-escape = повернути наполовину вибране
press-choices = усі вибори, з пошуком
press-numbers = вибрати цей рядок списку
press-log = перебіг
press-rules = правила
press-chat = розмова
press-words = стіл словами
press-undo = узяти назад
press-help = цей список
press-peek = читати карту, на якій ти є
press-skip = показати всі рухи одразу
press-title = Клавіші

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
