### Nax: The Pages of Sorcery українською.
###
### Аргументи описано в foldtable/words/words.py: місце $who приносить $who-is ("me", коли там сидить сам читач, і тоді $who — «ти»;
### інакше "other"), список $cards приносить $cards-count, текст $answer приносить $answer-is ("none", коли він порожній). Події
### розповідаємо в теперішньому часі, щоб не вгадувати роду. Імена гравців і назви речей стоять у називному відмінку, тож речення
### побудовано довкола них. Клітинки звуться літерою й числом: C3.

game-about = Перегони трьома полями: зала з вартою, поверх із замкненим ліфтом, сховища з перемикачами. Кидай кубик, проходь рівно стільки, збирай закляття, перемагай посіпак та одне одного і стань першим на червону клітинку, поки решта робить усе, щоб тебе підпалити.

## Речі

card-fireball = Вогняна куля
card-speed = Швидкість
card-attack = Атака
card-defense = Захист
card-question = ?
card-back = закляття сорочкою догори

ability-fireball1 = Вогняна куля 1 (Опік)
ability-fireball2 = Вогняна куля 2 (Вибух)
ability-fireball3 = Вогняна куля 3 (Пекло)
ability-speed1 = Швидкість 1 (Ще раз)
ability-speed2 = Швидкість 2 (Плюс чотири)
ability-speed3 = Швидкість 3 (Удвічі)
ability-attack1 = Атака 1 (Плюс один)
ability-attack2 = Атака 2 (Плюс три)
ability-attack3 = Атака 3 (Удвічі)
ability-defense1 = Захист 1 (Ослаблення)
ability-defense2 = Захист 2 (Замок)
ability-defense3 = Захист 3 (Німота)
ability-question1 = ? 1 (Назад на старт)
ability-question2 = ? 2 (Порожні руки)
ability-question3 = ? 3 (Крадіжка)

ability-fireball1-text = Перед кидком руху суперника: цього ходу його кубик рахується за половину, з округленням угору.
ability-fireball2-text = Поки не хід суперника, поза боями: він пропускає наступний хід.
ability-fireball3-text = Будь-коли: хто б’ється, б’є на 0; хто саме ходить, спиняється, хід скінчено; будь-хто інший пропускає хід.
ability-speed1-text = Після свого кидка руху: кинь кубик іще раз.
ability-speed2-text = Після свого кидка руху: на 4 кроки більше.
ability-speed3-text = Після свого кидка руху: кубик рахується вдвічі.
ability-attack1-text = У своєму бою: твоя атака на 1 більша.
ability-attack2-text = У своєму бою: твоя атака на 3 більша.
ability-attack3-text = У своєму бою: твій кубик атаки рахується вдвічі.
ability-defense1-text = У будь-якому бою: атака суперника на 1 менша.
ability-defense2-text = У будь-якому бою: цього ходу більше ніхто не чаклує.
ability-defense3-text = У будь-якому бою: до його кінця чаклувати можеш лише ти.
ability-question1-text = Будь-коли: гравець, навіть ти, вертається на старт.
ability-question2-text = Будь-коли: суперник скидає 2 закляття або єдине, яке має.
ability-question3-text = Будь-коли: подивися закляття суперника й візьми одне.

card-levels = 1: { $one } 2: { $two } 3: { $three }

coin-penny = пенні
coin-nickel = нікель
coin-dime = дайм
coin-hidden =
    { $who-is ->
        [me] твоя монета (мішечок { $number })
       *[other] монета (мішечок { $number }), яку бачить лише { $who }
    }
guard = вартовий { $number }
bag = мішечок { $number }
bag-known-to-hold = мішечок { $number }, повний таких монет: { $coin }
switch = перемикач { $number }
switch-for-its-box = перемикач { $number } (піднімає ящик { $number })
switch-pressed-already = перемикач { $number } (натиснуто)
box = ящик { $number } (стоїть, доки не натиснеш перемикач { $number })
box-open = ящик { $number } (для тебе піднято)
elevator = ліфт (без ключа для тебе замкнено)
elevator-open = ліфт (для тебе відкрито)
exit = червона клітинка (кінець етапу)
minion = посіпака
watched =
    { $guards ->
        [one] око вартового
       *[other] очі вартових: { $guards }
    }
token =
    { $who-is ->
        [me] ти (рівень { $level })
       *[other] { $who } (рівень { $level })
    }

space = { $space }
space-start = { $space }, старт

## Де що лежить

surface-board =
    { $stage ->
        [1] Етап 1: Зала з вартою
        [2] Етап 2: Поверх із ліфтом
       *[3] Етап 3: Сховища з перемикачами
    }
surface-guards = Варта
surface-key = Ліфтові потрібно
surface-roll =
    { $steps ->
        [0] Рух
        [one] Рух: { $steps } крок
        [few] Рух: { $steps } кроки
       *[many] Рух: { $steps } кроків
    }
surface-battle = Бій
surface-deck = Колода заклять
surface-under = Під колодою
surface-hand = Твої закляття
surface-abilities = Вони вміють
surface-looked-at =
    { $who-is ->
        [me] Твої закляття
       *[other] { $who }: закляття
    }
surface-before =
    { $who-is ->
        [me] Перед тобою
       *[other] { $who }: що лежить
    }

guard-is-awake = вартовий { $number } (не спить)
guard-is-asleep = вартовий { $number } (спить)
movement-die = кубик руху, на ньому { $die }
minion-strength = посіпака, сила { $strength }
battle-side = { $who }: кубик{ $changes }
battle-side-broken = { $who }: 0, бо влучила Вогняна куля
battle-minion-text = Атака { $strength } або більше перемагає посіпаку.
battle-players-text = Перемагає більша атака.
flag = закінчений етап
sign-has-key = ліфт уже пройдено, отже ключ є
sign-lost-turn = пропустить наступний хід
sign-scorched = обпалено: кубик рахується за половину
sign-silenced = до кінця бою без заклять
sign-locked = до кінця ходу без заклять

counter-points = очки
counter-level = рівень
counter-hand = закляття
counter-stage = етап
counter-round = раунд

## Питання

ask-move =
    { $steps ->
        [one] З { $space } ідеш рівно { $steps } крок (на кубику { $die }). Куди?
        [few] З { $space } ідеш рівно { $steps } кроки (на кубику { $die }). Куди?
       *[many] З { $space } ідеш рівно { $steps } кроків (на кубику { $die }). Куди?
    }
ask-spell =
    { $active-is ->
        [me] Починається твій хід. Чаклувати перед кидком?
       *[other] Ходитиме { $active }. Чаклувати перед кидком?
    }
ask-spell-rolled =
    { $active-is ->
        [me] { $total ->
            [one] На кубику { $die }, ти йдеш { $total } крок. Чаклувати?
            [few] На кубику { $die }, ти йдеш { $total } кроки. Чаклувати?
           *[many] На кубику { $die }, ти йдеш { $total } кроків. Чаклувати?
        }
       *[other] { $total ->
            [one] { $active } викидає { $die } і йде { $total } крок. Чаклувати?
            [few] { $active } викидає { $die } і йде { $total } кроки. Чаклувати?
           *[many] { $active } викидає { $die } і йде { $total } кроків. Чаклувати?
        }
    }
ask-spell-arrival =
    { $active-is ->
        [me] Ти прибуваєш на { $space }. Чаклувати, поки там нічого не сталося?
       *[other] { $active } прибуває на { $space }. Чаклувати, поки там нічого не сталося?
    }
ask-spell-minion =
    { $active-is ->
        [me] Перед тобою посіпака, його сила { $strength }. Чаклувати перед кидком?
       *[other] { $active } б’ється з посіпакою, його сила { $strength }. Чаклувати перед кидком?
    }
ask-spell-battle =
    { $active-is ->
        [me] Ти нападаєш, боронить себе { $defender }. Чаклувати перед кубиками?
       *[other] { $defender-is ->
            [me] Нападає { $active }, ти борониш себе. Чаклувати перед кубиками?
           *[other] Нападає { $active }, боронить себе { $defender }. Чаклувати перед кубиками?
        }
    }
ask-exchange = У тебе два закляття. Віддай одне за верхнє з колоди, не бачачи його, або лиши обидва.
ask-draw = Етап закінчено, і закінчено тобою. Узяти закляття?
ask-battle = Тут хтось стоїть. Битися?
ask-take =
    { $target-is ->
        [me] Візьми одне зі своїх заклять.
       *[other] Ось закляття, які має { $target }. Візьми одне.
    }

waiting-spell =
    { $seat-is ->
        [me] Тобі чаклувати або пасувати.
       *[other] Чекаємо: { $seat } чаклує або пасує.
    }
waiting-move =
    { $seat-is ->
        [me] Тобі рухатися.
       *[other] Чекаємо: { $seat } рухається.
    }
waiting-exchange =
    { $seat-is ->
        [me] Тобі міняти закляття або лишати обидва.
       *[other] Чекаємо: { $seat } міняє закляття або лишає обидва.
    }
waiting-draw =
    { $seat-is ->
        [me] Тобі вирішувати, чи брати закляття.
       *[other] Чекаємо: { $seat } вирішує, чи брати закляття.
    }
waiting-battle =
    { $seat-is ->
        [me] Тобі вирішувати, чи битися.
       *[other] Чекаємо: { $seat } вирішує, чи битися.
    }
waiting-take =
    { $seat-is ->
        [me] Тобі забирати закляття.
       *[other] Чекаємо: { $seat } забирає закляття.
    }

## Вибори

choice-pass = Пас
choice-cast = Чаклувати: { $spell }
cast-on =
    { $target-is ->
        [me] Чаклувати на себе: { $spell }
       *[other] Чаклувати: { $spell }. Ціль — { $target }
    }
choice-move = Іти на { $space }
choice-walk = Іти шляхом: { $walk }
choice-exchange = Віддати «{ $things }» і взяти з колоди
choice-decline = Ні, дякую
choice-draw = Узяти закляття
choice-battle = Битися: { $things }
choice-take = Забрати «{ $things }»

## Дієслова самі, коли ще не сказано, з чим

verb-pass = Пас
verb-cast = Чаклувати
verb-move = Іти
verb-walk = Іти, клітинка за клітинкою
verb-exchange = Поміняти закляття
verb-decline = Відмовитися
verb-draw = Узяти
verb-battle = Битися
verb-take = Забрати закляття

## Що стається

first-rolled =
    { $who-is ->
        [me] Кидаєш, хто ходить першим: { $die }.
       *[other] { $who } кидає, хто ходить першим: { $die }.
    }
goes-first =
    { $who-is ->
        [me] Починаєш ти.
       *[other] Починає { $who }.
    }
stage-begins =
    { $stage ->
        [1] Починається етап 1, Зала з вартою.
        [2] Починається етап 2, Поверх із ліфтом.
       *[3] Починається етап 3, Сховища з перемикачами.
    }
round-begins = Раунд { $round }.
guards-watch =
    { $guards-count ->
        [one] Монети впали: у цьому раунді не спить { $guards }.
       *[other] Монети впали: у цьому раунді не сплять { $guards }.
    }
guards-asleep = Монети впали: у цьому раунді вся варта спить.
elevator-needs = Ліфтові потрібна монета: { $coin }.
bags-laid-out = Три мішечки з монетами перемішано й розкладено на зелені клітинки.
turn-begins =
    { $who-is ->
        [me] Твій хід.
       *[other] Ходить { $who }.
    }
turn-lost =
    { $who-is ->
        [me] Пропускаєш цей хід.
       *[other] { $who } пропускає цей хід.
    }
rolled =
    { $who-is ->
        [me] Кидаєш на рух: { $die }.
       *[other] { $who } кидає на рух: { $die }.
    }
walks =
    { $who-is ->
        [me] Ідеш на { $space }: { $walk }.
       *[other] { $who } іде на { $space }: { $walk }.
    }
no-walk =
    { $who-is ->
        [me] Так далеко йти нікуди, тож лишаєшся на місці.
       *[other] Так далеко йти нікуди, тож { $who } лишається на місці.
    }
unseen =
    { $who-is ->
        [me] Кидаєш { $die }: { $guard } нічого не помічає.
       *[other] { $who } кидає { $die }: { $guard } нічого не помічає.
    }
caught =
    { $who-is ->
        [me] Кидаєш { $die }: тебе ловить { $guard }! Назад на старт, хід скінчено.
       *[other] { $who } кидає { $die }, і { $guard } не дрімає! Назад на старт, хід скінчено.
    }
key-shown =
    { $who-is ->
        [me] Заходиш у ліфт, тож усі знають: ключ у тебе.
       *[other] { $who } заходить у ліфт, тобто має ключ.
    }
you-drew = Тягнеш закляття «{ $card }».
drew-a-card = { $who } тягне закляття.
you-exchanged = Віддаєш «{ $given }», тягнеш «{ $card }».
exchanged-a-card = { $who } міняє закляття.
declined-a-card =
    { $who-is ->
        [me] Закляття не береш.
       *[other] { $who } закляття не бере.
    }
you-took-a-coin = Дістаєш монету: { $coin } ({ $bag }).
took-a-coin = { $who } дістає монету ({ $bag }).
coin-taken =
    { $who-is ->
        [me] Дістаєш монету: { $coin } ({ $bag }).
       *[other] { $who } дістає монету: { $coin } ({ $bag }).
    }
bag-known =
    { $who-is ->
        [me] Звідси ти вже маєш монету ({ $bag }).
       *[other] { $who } звідси вже має монету ({ $bag }).
    }
switch-pressed =
    { $who-is ->
        [me] Натискаєш { $switch }. Його ящик для тебе піднято.
       *[other] { $who } натискає { $switch }. Його ящик піднято лише для того, хто натиснув.
    }
spell-cast =
    { $who-is ->
        [me] Чаклуєш: { $spell }.
       *[other] { $who } чаклує: { $spell }.
    }
spell-cast-on =
    { $who-is ->
        [me] { $target-is ->
            [me] Чаклуєш на себе: { $spell }.
           *[other] Чаклуєш: { $spell }. Ціль — { $target }.
        }
       *[other] { $who } чаклує: { $spell }. Ціль — { $target }.
    }
scorched =
    { $who-is ->
        [me] Тебе обпалено: цього ходу твій кубик рахується за половину.
       *[other] { $who } тепер з опіком: цього ходу кубик рахується за половину.
    }
turn-stopped =
    { $who-is ->
        [me] Твій хід одразу закінчується.
       *[other] { $who } більше нічого не робить: хід одразу закінчується.
    }
thrown-back =
    { $who-is ->
        [me] Тебе відкидає на { $space }, і хід одразу закінчується.
       *[other] { $who } летить назад на { $space }, і хід одразу закінчується.
    }
will-lose-a-turn =
    { $who-is ->
        [me] Твій наступний хід пропаде.
       *[other] { $who } пропустить наступний хід.
    }
attack-broken =
    { $who-is ->
        [me] Твоя атака в цьому бою — 0.
       *[other] { $who } в цьому бою має атаку 0.
    }
sent-to-start =
    { $who-is ->
        [me] Ти знову на старті.
       *[other] { $who } знову на старті.
    }
battle-cancelled = Бою не буде.
cards-discarded =
    { $who-is ->
        [me] Скидаєш: { $cards }.
       *[other] { $who } скидає: { $cards }.
    }
hand-looked-at =
    { $who-is ->
        [me] Твої закляття: { $cards }.
       *[other] { $who } має такі закляття: { $cards }.
    }
you-took-a-card =
    { $who-is ->
        [me] Забираєш закляття «{ $card }».
       *[other] Забираєш закляття «{ $card }». Його втрачає { $who }.
    }
your-card-was-taken =
    { $who-is ->
        [me] Забираєш у себе закляття «{ $card }».
       *[other] { $who } забирає в тебе закляття «{ $card }».
    }
a-card-was-taken =
    { $who-is ->
        [me] Забираєш закляття. Його втрачає { $target }.
       *[other] { $who } забирає закляття. Його втрачає { $target }.
    }
spells-locked = Цього ходу більше ніхто не чаклує.
spells-silenced =
    { $who-is ->
        [me] До кінця цього бою чаклувати можеш лише ти.
       *[other] До кінця цього бою чаклувати може лише { $who }.
    }
minion-appears =
    { $who-is ->
        [me] Перед тобою виростає посіпака. На його кубику { $die }, тож його сила { $strength }.
       *[other] На чорній клітинці виростає посіпака; битиметься { $who }. На кубику посіпаки { $die }, тож його сила { $strength }.
    }
battle-begins =
    { $who-is ->
        [me] Нападаєш. Боронить себе { $defender }.
       *[other] { $defender-is ->
            [me] Нападає { $who }. Борониш себе ти.
           *[other] Нападає { $who }. Боронить себе { $defender }.
        }
    }
declined-to-battle =
    { $who-is ->
        [me] Битися не хочеш.
       *[other] { $who } битися не хоче.
    }
attack-rolled =
    { $who-is ->
        [me] Кидаєш { $die }; твоя атака — { $total }.
       *[other] { $who } кидає { $die }; атака — { $total }.
    }
minion-beaten =
    { $who-is ->
        [me] { $total } проти { $strength }: ти перемагаєш посіпаку.
       *[other] { $total } проти { $strength }: { $who } перемагає посіпаку.
    }
minion-wins =
    { $who-is ->
        [me] { $total } проти { $strength }: посіпака перемагає тебе, і твій наступний хід пропаде.
       *[other] { $total } проти { $strength }: { $who } програє посіпаці й пропустить наступний хід.
    }
battle-won =
    { $who-is ->
        [me] Ти перемагаєш у бою. Програє { $loser }.
       *[other] { $loser-is ->
            [me] У бою перемагає { $who }. Програєш ти.
           *[other] У бою перемагає { $who }. Програє { $loser }.
        }
    }
battle-tied = Сили рівні, не перемагає ніхто.
level-gained =
    { $who-is ->
        [me] Підіймаєшся на рівень { $level }.
       *[other] { $who } підіймається на рівень { $level }.
    }
level-lost =
    { $who-is ->
        [me] Падаєш на рівень { $level }.
       *[other] { $who } падає на рівень { $level }.
    }
stage-ended =
    { $who-is ->
        [me] Ти на червоній клітинці: етап { $stage } скінчено.
       *[other] { $who } на червоній клітинці: етап { $stage } скінчено.
    }
stage-timed-out = До червоної клітинки ніхто не встиг: етап { $stage } скінчено.
finisher-scores =
    { $who-is ->
        [me] Етап закінчено тобою, за це +{ $points }.
       *[other] { $who } закінчує етап, за це +{ $points }.
    }
level-scores =
    { $who-is ->
        [me] За рівень +{ $points }; твої очки: { $total }.
       *[other] { $who }: за рівень +{ $points }; очки: { $total }.
    }
deck-shuffled = Колоду заклять перемішано.
game-ends-red = { ended-red }
game-ends-round-limit = { ended-round-limit }
wins =
    { $who-is ->
        [me] Перемога за тобою!
       *[other] Перемагає { $who }.
    }

## Що з того може вийти

outlook-total =
    { $total ->
        [one] вийде { $total } крок
        [few] вийде { $total } кроки
       *[many] вийде { $total } кроків
    }
outlook-guards =
    { $guards ->
        [one] повз { $guards } вартового: { $percent }% пройти
       *[other] повз { $guards } вартових: { $percent }% пройти
    }
outlook-guards-and-minion =
    { $guards ->
        [one] повз { $guards } вартового: { $percent }% пройти; далі посіпака: { $win }% перемогти
       *[other] повз { $guards } вартових: { $percent }% пройти; далі посіпака: { $win }% перемогти
    }
outlook-minion = посіпака: { $win }% перемогти самими кубиками
outlook-battle = самими кубиками { $win }% перемогти, { $tie }% нічия

## Кінець

ended-red = Червоної клітинки останнього етапу досягнуто, гру скінчено.
ended-round-limit = Останній раунд останнього етапу зіграно, гру скінчено.

score-points = очки
score-ended = закінчені етапи
score-level = рівень

## Відмови

refused-no-ability =
    { $answer-is ->
        [none] Скажи, яку здібність чаклуєш: закляття і його рівень, наприклад { $allowed }.
       *[some] «{ $answer }» — не здібність. Назви закляття і його рівень, наприклад { $allowed }.
    }
refused-card-not-held = Такого закляття в тебе немає: { $card }.
refused-level = Для цього потрібен рівень { $level }, а твій { $own }.
refused-moment =
    { $window ->
        [start] Цього не чаклують перед кидком руху.
        [rolled] Цього не чаклують після кидка руху.
        [arrival] Цього не чаклують, коли хтось прибуває на клітинку.
       *[battle] Цього не чаклують у бою.
    }
refused-own-roll = Це діє на власний кидок руху, у власному ході.
refused-own-attack = Це діє на власну атаку, а ти в цьому бою не б’єшся.
refused-no-target-wanted = Цілі тут немає, назви саму здібність.
refused-name-a-target = Тут потрібна ціль. Назви одну: { $allowed }.
refused-not-oneself = Це діє на суперника, а ти собі не суперник.
refused-only-the-active =
    { $target-is ->
        [me] Це закляття влучає лише в того, хто от-от кидатиме на рух.
       *[other] Це закляття влучає лише в того, хто от-от кидатиме на рух. Зараз це не { $target }.
    }
refused-scorched-already =
    { $target-is ->
        [me] Опік ти вже маєш, двічі за хід не обпалюють.
       *[other] { $target } вже має опік, двічі за хід не обпалюють.
    }
refused-turn-has-begun =
    { $target-is ->
        [me] Твій хід уже почався, а це закляття б’є перед ним.
       *[other] { $target } вже ходить, а це закляття б’є перед ходом.
    }
refused-loses-a-turn-already =
    { $target-is ->
        [me] Твій наступний хід і так пропаде, а два не пропадають.
       *[other] { $target } і так пропустить наступний хід, а двох не пропускають.
    }
refused-broken-already =
    { $target-is ->
        [me] Твоя атака вже й так рахується за 0.
       *[other] { $target } вже й так має атаку 0.
    }
refused-no-combatant =
    { $target-is ->
        [me] Ти в цьому бою не б’єшся.
       *[other] { $target } в цьому бою не б’ється.
    }
refused-on-blue =
    { $target-is ->
        [me] Ти вже на старті.
       *[other] { $target } вже на старті.
    }
refused-no-cards =
    { $target-is ->
        [me] Заклять у тебе немає.
       *[other] { $target } не має заклять.
    }
refused-not-in-that-hand =
    { $target-is ->
        [me] Такого закляття в тебе немає: { $card }.
       *[other] { $target } такого закляття не має: { $card }.
    }
refused-take-one =
    { $answer-is ->
        [none] Візьми одне з тих заклять, що бачиш, наприклад: take attack.
       *[some] Треба взяти одне з тих заклять, що бачиш, а «{ $answer }» — не воно. Приклад: take attack.
    }
refused-no-space =
    { $answer-is ->
        [none] Назви клітинку цього поля літерою й числом: C3.
       *[some] «{ $answer }» — не клітинка цього поля; клітинки мають літеру й число, наприклад C3.
    }
refused-way-is-shut = Шлях для тебе замкнено: { $space }.
refused-not-exact =
    { $steps ->
        [one] Жоден шлях рівно на { $steps } крок не закінчується на { $space }.
        [few] Жоден шлях рівно на { $steps } кроки не закінчується на { $space }.
       *[many] Жоден шлях рівно на { $steps } кроків не закінчується на { $space }.
    }
refused-walk-begins-elsewhere = Шлях починається там, де ти стоїш: { $space }.
refused-not-adjacent = З { $from } на { $to } кроку немає: крокують прямо, на сусідню клітинку.
refused-through-red = Через червону клітинку не ходять: вона може бути лише останнім кроком.
refused-other-steps =
    { $steps ->
        [one] Це { $steps } крок, а має бути { $wanted }.
        [few] Це { $steps } кроки, а має бути { $wanted }.
       *[many] Це { $steps } кроків, а має бути { $wanted }.
    }
refused-battle =
    { $answer-is ->
        [none] Назви когось, хто тут стоїть, або відмовся.
       *[some] «{ $answer }» тут не відповідь. Бийся з кимось на твоїй клітинці або відмовся.
    }
refused-not-oneself-here = Битися із собою не можна.
refused-exchange =
    { $answer-is ->
        [none] Віддай одне з двох своїх заклять або відмовся.
       *[some] «{ $answer }» тут не відповідь. Віддай одне з двох своїх заклять або відмовся.
    }
refused-draw =
    { $answer-is ->
        [none] Візьми закляття або відмовся.
       *[some] «{ $answer }» тут не відповідь. Візьми закляття або відмовся.
    }
place-bad-word = «{ $word }» тут стояти не може. Дозволено: { $allowed }.

## Що можна вибрати перед грою

setting-round_limit = Етап, якого за стільки раундів ніхто не закінчив, однаково скінчено; 0 — ніколи.
setting-tie_break = «ladder»: рівність очок вирішують закінчені етапи, тоді вищий рівень. «shared»: перемагають усі, у кого порівну.
setting-key_coins = «secret»: монети, які дістаєш із мішечків, бачиш лише ти. «open»: їх бачать усі.
