### Що каже сам стіл, українською. Що каже гра, лежить у її власній теці.
###
### Аргументи описано в foldtable/words/words.py: місце $who приносить із собою $who-is, тобто "me", коли там сидить сам читач
### ($who тоді «ти»), і "other", коли хтось інший; список $cards приносить $cards-count. Події розповідаємо в теперішньому
### часі (так не треба знати роду), імена ставимо в називному відмінку: ми не вміємо їх відмінювати.

## Місця й переліки

seat-you = ти
seat-number = Гравець { $seat }
list-comma = ,{ " " }
list-and = { $first } і { $last }
list-times = { $times } × { $thing }
list-nothing = нічого

## Чим закінчилося

won-alone =
    { $who-is ->
        [me] Перемога твоя!
       *[other] Перемагає { $who }.
    }
won-together = Перемагають разом: { $winners }.
won-nobody = Не перемагає ніхто.

## Відмови: відповідь, яку не можна прийняти

refused-not-offered = «{ $answer }» зараз вибрати не можна.
refused-over = Гру закінчено, вибирати вже нічого.
refused-not-asked =
    { $seat-is ->
        [me] Зараз вибираєш не ти: стіл чекає, що скаже { $asked }.
       *[other] Зараз вибирає не { $seat }: стіл чекає, що скаже { $asked }.
    }
refused-not-asked-now =
    { $seat-is ->
        [me] Зараз тебе ні про що не питають.
       *[other] Зараз { $seat } ні на що не відповідає.
    }
refused-empty = Відповідь порожня. Назви вибір, наприклад один із перелічених.
refused-unreadable = «{ $answer }» не схоже на вибір. Вибір — це дієслово й те, чого воно торкається, через пробіли.

## Початок: партія, яка не може розпочатися

setup-unknown-game = Гри «{ $game }» тут немає. Є такі: { $allowed }.
setup-unknown-game-close = Гри «{ $game }» тут немає. Може, { $guess }? Є такі: { $allowed }.
setup-unknown-setting = Налаштування «{ $setting }» тут немає. Є такі: { $allowed }.
setup-bad-value = Налаштування { $setting } не може мати значення «{ $value }». Можна: { $allowed }.
setup-bad-seats =
    { $seats ->
        [one] У цю гру не грають наодинці. Гравців може бути: { $allowed }.
       *[other] У цю гру не грають числом { $seats }. Гравців може бути: { $allowed }.
    }
setup-unknown-language = Мовою «{ $lang }» слів тут немає. Є такі: { $allowed }.

## Сценарій випадку: записане наперед

script-ran-out = Грі потрібен випадок «{ $kind }», а записані наперед закінчилися.
script-other-kind = Грі потрібен випадок «{ $wanted }», а далі записано «{ $got }».
script-out-of-range = Випадок «{ $kind }» не може дати { $got }: лише від { $low } до { $high }.
script-other-cards = Порядок для «{ $kind }» записано з інших карт: треба розкласти { $wanted }, а названо { $got }.

## Збережені ігри, які не відкриваються

save-not-ours = Це не гра, збережена у Foldtable.
save-damaged = Збережену гру пошкоджено: контрольна сума не сходиться.
save-cut-short = Збережена гра обривається на байті { $at }.
save-unreadable =
    { $got-is ->
        [none] Збережену гру не вдається прочитати: усередині не гра.
       *[other] Збережену гру не вдається прочитати: помилка там, де «{ $got }».
    }
save-other-format = Цю гру збережено у форматі, якого цей Foldtable не знає: «{ $got }».
save-other-game = Це збережена гра «{ $got }», а потрібна «{ $wanted }».
save-other-version = Цю гру { $game } збережено за правилами версії { $got }, а цей Foldtable грає за версією { $wanted }. Її ще відкриє той Foldtable, що зберіг її.
save-impossible = Збережена гра описує стіл, якого правила не допускають: { $got }.

## Файли

file-missing = Файлу { $file } немає.
file-forbidden = Відкрити файл { $file } тобі не дозволено.
file-is-folder = { $file } — це тека, а не файл.
file-no-folder = Шлях { $file } неможливий: частина його не тека.
file-exists = { $file } уже є, тож лишається таким, як був.
file-disk-full = Немає місця, щоб записати { $file }.
file-other = Файлом { $file } не вдається скористатися: { $fault }.

## Командний рядок

foldtable-is = П’ять книг правил про чари, один стіл.
command-games = які є ігри, на скільки гравців і що можна вибрати до початку
command-rules = прочитати пронумеровані правила гри або окремі з них

help-usage = використання:
help-commands = команди
help-arguments = аргументи
help-options = параметри
help-help = показати цю довідку й завершити
help-version = показати версію і чи працює вона скомпільованою, й завершити
help-command = що робити; докладніше про кожну скаже foldtable COMMAND --help
help-lang = мова відповіді; без цього — мова твоєї системи

help-games-game = показати лише цю гру
help-rules-game = гра, чиї правила читати; без неї — перелік правил
help-rules-numbers = показати лише ці правила: MAG-216, 216 або проміжок, як-от MAG-501..MAG-510
help-rules-find = показати правила, де є це слово
help-rules-untested = перелічити правила, яких не називає жоден тест; для теки з вихідним кодом
help-rules-tests = де лежать тести; без цього — у теці tests тут

usage-unknown-command = Команди «{ $command }» немає. Є такі: { $allowed }.
usage-unknown-command-close = Команди «{ $command }» немає. Може, { $guess }? Є такі: { $allowed }.
usage-command-is-game = { $command } — це гра, а не команда. Скажи, що з нею робити: foldtable play { $command } або foldtable rules { $command }.
usage-missing = Чогось бракує: { $argument }. Дивись { $help }.
usage-unknown-argument = «{ $argument }» тут нічого не означає. Дивись { $help }.
usage-bad-choice = { $argument } не може бути «{ $value }». Можна: { $allowed }. Дивись { $help }.
usage-bad-value = { $argument } не може бути «{ $value }». Дивись { $help }.
usage-no-value = Після { $argument } має стояти значення. Дивись { $help }.
usage-needless-value = { $argument } не бере значення, а дано «{ $value }». Дивись { $help }.
usage-not-both = { $argument } і { $other } разом не стоять. Дивись { $help }.
usage-one-of = Потрібне одне з цих: { $allowed }. Дивись { $help }.
usage-ambiguous = «{ $argument }» може означати { $allowed }. Дивись { $help }.
usage-other = Цей рядок команди не зрозумілий: { $fault }.

fault-ours = Щось пішло не так, і винні ми, а не ти: { $fault }.
fault-record-kept = Твою партію збережено в { $file }, її можна продовжити.
fault-report = Щоб повідомити про це, запусти те саме ще раз із FOLDTABLE_DEBUG=1 і надішли авторам те, що побачиш.

## foldtable games

games-seats = гравців: { $seats }; якщо не сказати інакше — { $default }
games-setting = { $default } (можна: { $allowed })

## foldtable rules

rules-kind-book = книга
rules-kind-ruling = тлумачення
rules-kind-law = закон
rules-book =
    { $rules ->
        [one] { $game }: { $rules } правило, від { $first } до { $last }
        [few] { $game }: { $rules } правила, від { $first } до { $last }
       *[many] { $game }: { $rules } правил, від { $first } до { $last }
    }
rules-nothing-found = Жодне правило не згадує «{ $word }».
rules-unknown-number = Правила { $number } немає. Вони йдуть від { $first } до { $last }, з пропусками; найближче — { $nearest }.
rules-unknown-prefix = Жодна гра не має правил з номерами, як { $number }. Номери починаються так: { $allowed }.
rules-no-number = «{ $got }» — це не номер правила. Номер має такий вигляд: { $example }.
rules-other-game = { $number } — це правило гри { $game }, а номери цієї гри починаються з { $prefix }.
rules-no-rulebook = Для { $game } правил немає. Вони є для: { $allowed }.
rules-no-tests = Теки { $folder } з тестами немає. Запусти це в теці з вихідним кодом або скажи, де тести, через --tests.
rules-unreadable-test = Цей тест не читається як Python: { $fault }.
rules-tested = { $game }: тести називають { $tested } з { $rules } правил
rules-named-but-unknown = { $number } названо у { $file }, але такого правила немає
