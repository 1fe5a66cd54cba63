### Що каже термінальний стіл, українською. Решта слів столу — у foldtable/locale/.

## Що де лежить

spot-empty = { $place }: порожньо
spot-holds = { $place }: { $things }
cell-empty = порожньо
spot-choice = { $choice }: { $things }
graph-empty = Порожньо: { $places }.
surface-empty = { $title }: нічого.
with-rule = { $sentence } ({ $rule })

## На весь екран

terminal-too-small = Столові треба { $width } стовпців і { $height } рядків, а в цьому терміналі { $has-width } і { $has-height }. Збільш його, щоб грати далі, або грай із --plain.
looking-around = роздивляємося
pick-on = Самі лише ці — ще не вибір; вибирай далі.
taken-back = Хід повернуто: { $choice }
list-more = ще { $number } ↓
panel-log = Що було
panel-rules = Правила
panel-words = Словами

find-title = Знайти вибір
find-number = { $number } із { $all }
find-nothing = Такого вибору немає. Enter скаже чому.

key-move = рух
key-pick = взяти
key-confirm = зробити
key-choose = вибрати
key-back = назад
key-number = вибрати
key-find = знайти
key-walk = далі
key-skip = не чекати
key-boards = поля
key-undo = повернути
key-rules = правила
key-log = що було
key-help = довідка
key-leave = вийти
key-scroll = гортати
key-search = шукати
key-next = наступне
key-close = закрити

save-failed = Цей хід не вдалося зберегти: { $fault }. Гра триває, але відновити її з цього місця не вийде.
undo-title = Повернути хід
undo-sure = Після «{ $choice }» щось уже кинуто, взято чи показано або інші не лише пасували. Усе одно повернути? Боти не проти, а кубики впадуть так само.
undo-consent = { $who }: { $asks } хоче повернути «{ $choice }», хоча після того щось уже кинуто, взято чи показано або інші не лише пасували. Твоя згода?
orders-title = Коли тебе питати
orders-about = У деяких іграх, поки хтось ходить, слово мають усі. Хто все одно пасував би, того можна не питати.
orders-foot = Enter: хай так · Esc: як було
orders-needless = У цій грі в чужий хід тебе ні про що не питають.
order-always = Питати мене щоразу
order-concerned = Питати, коли це стосується мене
order-until-my-turn = Пасувати за мене до мого ходу
order-about-always = Тебе питають щоразу, коли правила дають тобі слово.
order-about-concerned = Тебе питають, коли те, що діється, стосується тебе — судячи з того, що видно всім. Інакше ти пасуєш.
order-about-until-my-turn = Ти пасуєш, і зараз теж, аж поки тебе не спитають про щось більше або не настане твій хід. Далі — як було.
order-in-short-always = питати щоразу
order-in-short-concerned = питати, коли стосується
order-in-short-until-my-turn = пас до твого ходу
undo-refused = Усе лишається, як є.
question-foot = Enter: так · Esc: ні
end-title = Кінець
end-foot = Enter: грати ще · Esc: глянути на стіл · q: вийти
curtain = Далі за клавіатурою { $name }.
curtain-enter = { $name }, натисни Enter.
curtain-undo = { $name } ще може повернути останній хід: u

note-help-title = Клавіші
note-help-foot = будь-яка клавіша: назад до столу
note-help-more = ↑↓: далі · будь-яка інша: назад до столу
keys-choosing = Вибирати
keys-arrows = рух між тим, що можна взяти; у списку — від рядка до рядка
keys-enter = взяти; на вже взятому — зробити вибір
keys-space = взяти або покласти назад
keys-escape = відмовитися від наполовину вибраного; закрити панель
keys-numbers = вибрати цей рядок списку
keys-find = шукати вибір, пишучи слова; або просто почни писати. Запис теж годиться: take r3c1 r3c5
keys-tab = від поля до списку, до відкритої панелі й назад
keys-looking = Дивитися
keys-rules = правила, відкриті на тому, про яке йдеться; пиши там, щоб шукати
keys-log = що було досі
keys-pages = гортати правила або те, що було
keys-around = роздивитися: стрілки ходять усюди, а Enter каже, чому чогось не можна взяти
keys-words = показати на полі слова запису
keys-told = усе, що тобі видно, словами
keys-boards = інше поле, якщо їх кілька; клавіші [ і ] (х, ї) — назад і вперед
keys-table = За столом
keys-orders = коли тебе питати в чужий хід, якщо гра це робить
keys-undo = повернути свій останній хід
keys-leave = вийти; кожен хід збережено, і гру можна продовжити
keys-help = ця сторінка
keys-signs = Позначки
sign-open = можна взяти
sign-picked = взято
sign-fresh = змінилося після твого останнього ходу
sign-closed = зараз не можна; рядок каже чому

## Сідаємо до столу

player-number = Гравець { $number }
bot-names = Перо, Терен, Будяк, Жарина, Мох
play-bad-people = Людей: { $people }, а місць: { $seats }. Усі не сядуть.
play-too-many-names = Імен названо { $names }, а людей за столом: { $people }.
play-too-many-bots = Ботів названо { $bots }, а вільних місць для них: { $seats }.
play-bad-seed = Зерно — це ціле число від 0 до { $most }.
play-bad-option = «{ $option }» нічого не налаштовує. Налаштування задають так: --option назва=значення
play-nothing-to-resume = У теці { $folder } немає незакінченої гри.

play-saved = Гру збережено у { $file }.
play-resume = Продовжити: { $command }
play-nothing-saved = Ще нічого не вибрано, тож і зберігати нічого.
play-game = { $title }: { $command }
play-how-to-resume = Продовжити останню гру: { $command }

## Рядок за рядком

plain-sitting = За столом: { $names }.
plain-bot = { $name } (бот, { $kind })
plain-how-to-help = Відповідай числом або словами вибору. «{ $word }» розкаже, що ще є.
plain-many = Можна вибрати одне з { $number }. Назви щось, наприклад: { $example }. Або скажи «{ $word }», щоб почути все, чи «{ $word }» зі словом, щоб почути те, де воно є.
plain-pick = { $number }. { $choice } ({ $notation })
plain-pick-outlook = { $number }. { $choice } — { $outlook } ({ $notation })
plain-which = Це може бути одне з { $number }:
plain-no-number = { $got } — такого вибору немає; вони йдуть від 1 до { $number }.
plain-no-such-choice = Вибору зі словами «{ $words }» немає.
plain-no-such-place = Тут немає нічого з назвою «{ $words }».
plain-not-closed = «{ $answer }» можна вибрати.
plain-nothing-closed = Тут не закрито нічого, чого можна було б чекати. Скажи «чому» з вибором, щоб почути про нього.
plain-saved-always = Кожен хід одразу зберігається у { $file }.
plain-order-now = Зараз: { $order }. Щоб змінити, скажи одне з цього:
plain-ordered = Відтепер: { $order }.
plain-order-always = щоразу
plain-order-concerned = стосується
plain-order-until-my-turn = до-ходу
plain-yes = так, т, yes, y
plain-yes-or-no = Скажи «{ $yes }» або щось інше, якщо ні.
plain-help = Відповідай числом вибору, його записом або початком. Крім того, можна сказати:
plain-word-choices = вибір
plain-word-look = огляд
plain-word-board = поле
plain-word-hand = рука
plain-word-rivals = суперники
plain-word-log = було
plain-word-why = чому
plain-word-rule = правило
plain-word-undo = повернути
plain-word-orders = питати
plain-word-save = зберегти
plain-word-help = довідка
plain-word-quit = вийти
plain-does-choices = усе, що можна вибрати; зі словом — те, де воно є
plain-does-look = усе, що тобі видно
plain-does-board = що лежить посередині; з назвою — те поле чи місце і з чим воно з’єднане
plain-does-hand = що твоє
plain-does-rivals = решта і що лежить перед ними
plain-does-log = що було останнім; із числом — стільки рядків
plain-does-why = чого зараз вибрати не можна і чому; з вибором — чому не можна його
plain-does-rule = правило, про яке йдеться; з числом — те правило
plain-does-undo = повернути свій останній хід
plain-does-orders = коли тебе питати в чужий хід
plain-does-save = де збережено гру; з назвою — зберегти ще й під нею
plain-does-help = цей перелік
plain-does-quit = зупинитися; гру можна продовжити

## foldtable play

command-play = грати за термінальним столом проти ботів або з людьми за однією клавіатурою
help-play-game = у що грати; без цього — перелік ігор
help-play-seats = скільки грає
help-play-people = скільки з них — люди, за однією клавіатурою
help-play-bots = хто сидить на решті місць: random, greedy; один різновид для всіх або свій для кожного місця
help-play-name = твоє ім’я; раз для кожної людини
help-play-option = налаштування гри; їх перелічує foldtable games GAME
help-play-seed = ціле число, з якого випливають усі кубики, щоб мати ту саму гру знову
help-play-resume = продовжити збережену гру: її назва, файл або last
help-play-orders = коли тебе питати в чужий хід: щоразу, коли це стосується тебе чи аж у твій хід; F7 це змінює
help-play-plain = рядок за рядком, словами: для читачів екрана й каналів
help-play-fast = не чекати, поки прочитаються ходи ботів

## Перед грою

lobby-title = У що граємо?
lobby-resume = Далі
lobby-begin = Почати
lobby-begin-about = Роздати карти й сісти до столу.
lobby-seats = Гравці
lobby-seats-about = Скільки грає.
lobby-seat = Місце { $number }
lobby-person = ти або хтось поруч
lobby-person-about = Людина за цією клавіатурою; можеш написати ім’я. Коли людей кілька, екран передають, і ніхто не бачить чужої руки.
lobby-bot-random = бот: випадковий
lobby-bot-greedy = бот: жадібний
lobby-bot-about = Тут сидить бот. Випадковий вибирає будь-що, жадібний дивиться на крок уперед. Вони знають те, що видно з їхнього місця, і не більше.
key-change = змінити
key-begin = почати
lobby-yes = так
lobby-no = ні
