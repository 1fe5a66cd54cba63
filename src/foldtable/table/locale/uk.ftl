### Що каже стіл про записи партій, сценарії та збережене, українською. Решта слів столу — у foldtable/locale/.

## Повернути хід

refused-nothing-to-undo =
    { $seat-is ->
        [me] Ти ще не маєш ходу, який можна повернути.
       *[other] { $seat } ще не має ходу, який можна повернути.
    }
refused-undo-needs-consent = Після «{ $answer }» щось уже кинуто, взято чи показано або вибрав хтось інший: щоб повернути хід, потрібна згода решти.
refused-without-secret = Кубики цієї партії запечатано, а їхньої таємниці тут немає. Партію можна дивитися, але продовжити її може лише той, хто її веде.

## Файли: що не читається як партія чи сценарій

record-too-large = Файл завеликий для партії: понад { $most } мегабайтів.
record-no-text = Цей рядок — не текст у UTF-8.
record-empty = У цьому файлі нічого немає. Партія чи сценарій починається рядком: foldtable 1
record-not-ours = Це не партія і не сценарій: перший рядок тут «{ $got }», а має бути: { $wanted }
record-other-format = Цей файл написано у форматі «{ $got }», а цей Foldtable читає формат { $wanted }.
record-unknown-line = Жоден рядок тут не починається з «{ $got }». Він може починатися так: { $allowed }.
record-line-empty = У рядку «{ $key }» більше нічого немає, а після цього слова щось має стояти.
record-twice = «{ $key }» уже сказано раніше.
record-lacks = Бракує рядка «{ $key }».
record-bad-number = Після «{ $key }» має стояти ціле число від { $least } до { $most }, а не «{ $got }».
record-bad-hex = Після «{ $key }» мають стояти пари шістнадцяткових цифр, а не «{ $got }».
record-short-secret = Така коротка таємниця нічого не береже: у ній має бути щонайменше { $least } байтів.
record-bad-rule = «{ $got }» — не номер правила. Номер виглядає так: MAG-207.
record-header-late = Рядок «{ $key }» належить до заголовка, а тут партія вже почалася.
record-no-such-seat = На місці { $seat } ніхто не сидить; місця тут від 0 до { $last }.
record-other-game = Це партія «{ $got }», а не «{ $wanted }».
record-other-rules = Цю партію грали за правилами { $game } версії { $got }, а цей Foldtable грає за версією { $wanted }. Її ще покаже той Foldtable, що її записав.
record-is-scenario = «{ $got }» належить до сценарію, а не до запису партії. Сценарії виконує команда: foldtable scenario
record-bad-outcome = «{ $got }» не може випасти для «{ $kind }» у цій грі.
record-refused = Такий вибір прийняти не можна. { $why }
record-bad-chance = Записані випадки не пасують до партії. { $why }
script-wrong-cards = Порядок для «{ $kind }» записано з інших карт. Бракує: { $missing }; зайве: { $extra }.
script-left-over = Тут записано випадок «{ $kind }», якого партія не потребує.
record-bad-end = Після «end» стоїть, чому закінчилася гра, а далі, якщо хочеш, дайджест столу.
record-goes-on = Партія триває після свого кінця.
record-ends-early = Запис тут закінчується («{ $reason }»), але гра ще триває.
record-ends-otherwise = У записі сказано, що гра закінчилася через «{ $got }», але вона закінчилася через «{ $wanted }».
record-no-such-moment = Миті після { $number } ходів немає: ця партія йде від 0 до { $last }.
record-bad-moment = «{ $got }» — не мить партії. Потрібна кількість ходів, від 0 до { $last }.
record-bad-viewer = «{ $got }» нічого тут не бачить. Дивитися може гравець, від 0 до { $last }, або глядач (spectator).
record-broken-promise = Таємниця не сходиться із зобов’язанням, показаним перед партією: кубики не ті, що обіцяно.
record-other-dice =
    { $move ->
        [0] Початкове розкладання зроблено не тими кубиками, які називає цей запис.
       *[other] Випадки ходу { $move } дали не ті кубики, які називає цей запис.
    }
record-other-digest = Стіл наприкінці не такий, як записано: його дайджест { $got }, а записано { $wanted }.

save-bad-name = «{ $name }» не може бути назвою збереженої партії. Можна літери, цифри, пробіли, крапки й риски.

## Сценарії: що не зрозуміло

scenario-set-late = Що де лежить, кажуть до першого вибору.
scenario-outcome-astray = Випадок пишуть під вибором, який його приносить, або до першого твердження.
scenario-no-colon = Бракує двокрапки. Місце заповнюють так: set hand 0: R1 R2
scenario-unknown-place = Місця «{ $place }» у цій грі немає. Є такі: { $allowed }.
scenario-place-wants-seat = «{ $place }» є в кожного гравця: скажи, у якого, від 0 до { $last }.
scenario-place-has-no-seat = «{ $place }» — одне на весь стіл: номер гравця після нього не пишуть.
scenario-cannot-set = «{ $place }» задати не можна: воно випливає з іншого.
scenario-bad-set = Таке тут лежати не може. { $why }
scenario-impossible = Так на столі лежати не може: { $fault }.
scenario-unknown-expect = «{ $got }» нічого не стверджує. Твердження називає місце й двокрапку або починається з одного зі слів: { $allowed }.
scenario-bad-expect = «{ $got }» не зрозуміло. Це виглядало б так: { $form }
scenario-bad-refuse = Відмова називає правило й відповідь, ось так: refuse MAG-216 0 take r1c1
scenario-bad-refuse-setup = Відмова розпочати — єдине твердження свого сценарію, і вона називає правило: refuse setup MAG-101
scenario-no-such-path = На шляху { $path } у тому, що видно, немає «{ $part }». Є такі: { $allowed }.

## Сценарії: де сценарій не справджується

scenario-refused = Такий вибір не приймається ({ $rule }). { $why }
scenario-bad-chance = Записані випадки не пасують. { $why }
scenario-other-rule = Відмова є, але за іншим правилом. { $why }
scenario-taken = Тут мала бути відмова, але { $answer } серед можливого ({ $rule }).
scenario-refusal-changed-something = Відмова є, але стіл усе одно змінився.
scenario-set-up-taken = Партія не мала розпочатися, але вона починається.
scenario-differs = { $place } не так, як сказано.
scenario-count-differs = { $place }: кількість не така, як сказано.
scenario-asked-differs = Стіл питає про інше.
scenario-not-offered = Цього серед можливого немає.
scenario-options-differ = Вибрати можна не це.
scenario-goes-on = Гра мала закінчитися, але вона триває.
scenario-ends-otherwise = Гра закінчилася, але не так.
scenario-not-told = Для { $seat } цього не сказано.
scenario-told = Для { $seat } це сказано.
scenario-view-differs = Там, де { $path }, { $seat } бачить інше.
scenario-not-shown =
    { $n ->
       *[other] Серед того, що бачить { $seat }, немає: { $words }.
    }
scenario-not-hidden =
    { $n ->
       *[other] Серед того, що бачить { $seat }, є: { $words }.
    }

scenario-wanted = має бути
scenario-found = є
scenario-missing = бракує
scenario-extra = зайве
scenario-order = перша різниця на місці
scenario-table = стіл
scenario-passed =
    { $scenarios ->
        [one] { $scenarios } сценарій, усе так, як у ньому сказано.
        [few] { $scenarios } сценарії, усе так, як у них сказано.
       *[many] { $scenarios } сценаріїв, усе так, як у них сказано.
    }
scenario-failed = Не справджується сценаріїв: { $failed } з { $scenarios }.
scenario-none = У теці { $folder } немає сценаріїв: жоден файл там не закінчується на .fold.

## foldtable record, foldtable replay

record-summary =
    { $moves ->
        [one] { $game }, гравців: { $seats }; { $moves } хід.
        [few] { $game }, гравців: { $seats }; { $moves } ходи.
       *[many] { $game }, гравців: { $seats }; { $moves } ходів.
    }
record-unfinished = Партію не закінчено: стіл чекає, що скаже { $asked }.
record-verified =
    { $moves ->
        [one] Перевірено: { $moves } хід і всі записані випадки ({ $outcomes }) відповідають правилам.
        [few] Перевірено: { $moves } ходи і всі записані випадки ({ $outcomes }) відповідають правилам.
       *[many] Перевірено: { $moves } ходів і всі записані випадки ({ $outcomes }) відповідають правилам.
    }
record-verified-seed = Усі випадки такі, як дає зерно { $seed }.
record-verified-sealed = Усі випадки такі, як дає таємниця, обіцяна перед партією.
record-verified-promise = Кубики запечатано; перевірити їх можна буде, коли покажуть таємницю.
record-verified-digest = Стіл наприкінці такий, як записано.
record-dice-open = Кубики цієї партії не були запечатані: той, хто її почав, міг їх знати.
record-dice-promise = Обіцяно перед партією: { $commitment }
record-dice-share = Частка, яку дає { $name }: { $share }
replay-set-up = Початок
replay-note = Примітка
replay-table = Стіл
replay-seat =
    { $who-is ->
        [me] Ти
       *[other] { $who }
    }

command-replay = показати записану партію хід за ходом і стіл наприкінці
command-record = сказати, що це за партія, перевірити її або перетворити на JSON
command-scenario = виконати сценарії й показати, що в них не справджується
help-replay-file = запис, який показати; - читає його зі стандартного вводу
help-replay-at = зупинитися після стількох ходів
help-replay-viewer = бачити лише те, що може знати цей гравець: число від 0 або spectator
help-record-file = запис; - читає його зі стандартного вводу
help-record-verify = зіграти від початку й перевірити кожен хід, кожен випадок, кубики й кінець
help-record-verify_dice = перевірити, що кубики такі, як обіцяно перед партією, і що з них випливає кожен випадок
help-record-json = надрукувати партію як JSON
help-scenario-files = файли зі сценаріями або теки з такими файлами
