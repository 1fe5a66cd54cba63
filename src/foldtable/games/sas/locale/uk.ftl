### Swords and Sorcery українською.
###
### Аргументи такі, як описано у foldtable/words/words.py. Фігури ($piece, $rival), місця й карти завжди стоять у називному відмінку,
### тому речення побудовано довкола двокрапок і стрілок. Першу літеру великою робить той, хто друкує.

game-about = У кожного своє володіння й армія: шість пішаків, двоє вартових, воїн і чарівник. Три кубики за хід рухають фігури, телепортали закидають їх до сусідів, а чарівники тримають карти чарів, що можуть перебити будь-що, навіть інші чари. Перемагає остання армія, що встояла.

## Володіння й місця

domain-keep = Твердиня
domain-grove = Гай
domain-isles = Острови
domain-caverns = Печери
domain-march = Порубіжжя
domain-web = Павутина
spot-plain = { $domain } { $place }
spot-trap = { $domain } { $place } (пастка)
spot-nexus = { $domain } { $place } (вузол)
portal-ltx = { $domain }: лівий передавач
portal-rtx = { $domain }: правий передавач
portal-lrx = { $domain }: лівий приймач
portal-rrx = { $domain }: правий приймач
transmitter = передавач, веде сюди: { $domain }
receiver = приймач, сюди веде { $domain }
about-keep = Хід муром довкола двору; чотири брами між ними — пастки.
about-grove = Мереживо коротких стежок; пастки лежать на перехрестях.
about-isles = Чотири острови довкола острівця з вузлом; чотири мости — пастки, два броди — ні.
about-caverns = Довгі тунелі, де мало розгалужень; пастки — на розгалуженнях перед вузлом.
about-march = Відкрите поле; вузол — капище на твоєму краю, за двома пастками.
about-web = Осердя-вузол із п’ятьма нитками, чотири з них — пастки; обід угорі розімкнений.

## Фігури

piece-pion =
    { $who-is ->
        [me] твій пішак { $number }
       *[other] пішак { $number } ({ $who })
    }
piece-guard =
    { $who-is ->
        [me] твій вартовий { $number }
       *[other] вартовий { $number } ({ $who })
    }
piece-warrior =
    { $who-is ->
        [me] твій воїн
       *[other] воїн ({ $who })
    }
piece-wizard =
    { $who-is ->
        [me] твій чарівник
       *[other] чарівник ({ $who })
    }
piece-demon = демон { $number }
piece-hulk = здоровань { $number }
piece-image = подоба { $number }
dead-pion = мертвий пішак
dead-guard = мертвий вартовий
dead-warrior = мертвий воїн
dead-wizard = мертвий чарівник
dead-demon = мертвий демон
dead-hulk = мертвий здоровань
ghost-of = привид: { $piece }
stone-of = { $piece } як скеля
image-of = подоба: { $piece }
rock = скеля
die = { $number }
piece-turned =
    { $who-is ->
        [me] { $piece } (тепер за тебе)
       *[other] { $piece } (тепер за { $who })
    }
piece-of =
    { $who-is ->
        [me] { $piece } (за тебе)
       *[other] { $piece } (за { $who })
    }
serves-nobody = Зараз ним ніхто не керує.
piece-rolls =
    Кидає { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубики
       *[many] { $dice } кубиків
    }.
is-asleep = Спить.
is-paralysed = Паралізовано.
is-held = Її тримає Ведмежий капкан.
is-cursed = Проклято.
is-carrier = Розносить тиф.
is-shielded = Під Чарівним щитом.
is-ghost = Це привид.
is-stone = Це скеля.
is-fighting = Б’ється.
is-halted = Рухи на цей хід скінчилися.
both = { $first } { $second }

## Карти: види, назви, що на них сказано

kind-artifact = артефакт
kind-scroll = сувій
kind-potion = зілля
kind-spell = закляття
card-says = { $kind }, рівень { $level }. { $says }
card-says-weapon = артефакт, зброя, рівень { $level }. { $says }
card-says-trap = { $kind }, пастка, рівень { $level }. { $says }
card-about = На: { $piece }.
card-guards = Береже: { $card }.
card-unset = Ще нічого не береже.
card-used = Цього ходу вже використано.
card-disabled = Цього ходу не діє.
card-armed = Зведена.
card-returns =
    { $who-is ->
        [me] Вернеться тобі в руку.
       *[other] Вернеться в руку: { $who }.
    }
a-card = чарівна карта
card-lever = Важіль
card-safe_scroll = Безпечний сувій
card-trap_proof = Обхід пасток
card-orb_of_power = Куля сили
card-lucky_charm = Щасливий талісман
card-safe_artifact = Безпечний артефакт
card-seven_league_boots = Семимильні чоботи
card-protection = Захист
card-crystal_ball = Кришталева куля
card-belt_of_levitation = Пояс левітації
card-bear_trap = Ведмежий капкан
card-gauntlet_of_might = Рукавиця моці
card-summon_rock = Прикликання скелі
card-summon_rocks = Прикликання скель
card-summon_demon = Прикликання демона
card-kamakazi = Камікадзе
card-exorcise_ghosts = Вигнання привидів
card-dual_shot = Подвійний постріл
card-lesser_death_trap = Мала пастка смерті
card-zombie = Зомбі
card-burn_scrolls = Спалення сувоїв
card-teleport_trap = Пастка-телепорт
card-spell_bounce = Відбиття закляття
card-doppelganger = Двійник
card-shatter_rocks = Трощення скель
card-raise_the_dead = Воскресіння мертвих
card-destroy_rock = Знищення скелі
card-black_plague = Чорна чума
card-magic_shield = Чарівний щит
card-typhoid_mary = Тифозна Мері
card-magic_missile = Чарівна стріла
card-steal_artifact = Крадіжка артефакту
card-spoilsport = Зіпсоване свято
card-teleport = Телепорт
card-major_death_trap = Велика пастка смерті
card-sleep = Сон
card-traitor = Зрадник
card-paralysis = Параліч
card-reteleport = Перетелепорт
card-horse = Кінь
card-ghost_army = Армія привидів
card-thief = Злодій
card-transform_to_dragon = Перетворення на дракона
card-super_strength = Надсила
card-speed = Швидкість
card-vapour = Пара
card-rock_transform = Перетворення на скелю
card-wisdom = Мудрість
card-mindless_hulk = Бездумний здоровань
card-strength = Сила
card-giants_strength = Сила велетня
card-nermals_curse = Прокляття Нермала
card-domain_teleport = Телепорт володіння
card-trap_expertise = Знавець пасток
card-swords = Мечі
card-armour = Обладунок
card-spears = Списи
card-hammers = Молоти
card-twin_forks = Подвійні вила
card-daggers = Кинджали
card-morning_star = Моргенштерн
card-evade_trap = Ухилення від пастки
card-anti_spell = Антизакляття

text-lever = Раз у кожен твій хід: зсунь скелю поруч зі своєю фігурою на порожнє місце, суміжне зі скелею.
text-safe_scroll = Береже один твій сувій, який назвеш, від крадіжки й знищення чужими чарами.
text-trap_proof = Твої фігури не спускають пасток.
text-orb_of_power = За триплет береш дві карти замість однієї. Без чарівника артефакти з них негайно розігруєш, решту скидаєш.
text-lucky_charm = Твої фігури виграють нічийні конфлікти, хоч хто нападає.
text-safe_artifact = Береже один інший твій артефакт, який назвеш, від крадіжки й знищення чужими чарами.
text-seven_league_boots = Раз у кожен твій хід: один кубик руху рахується за 7.
text-protection = Чужими чарами не можна цілитися ні у твої фігури, ні в місця, де вони стоять.
text-crystal_ball = Ти бачиш карти в руках усіх суперників.
text-belt_of_levitation = Раз у кожен твій хід: одна твоя фігура перелітає через суміжне місце й сідає за ним, за 2 рухи.
text-bear_trap = Коли фігура заходить на пастку, можеш схопити її там до наступного ходу її господаря.
text-gauntlet_of_might = Додає 2 до бойових значень твоїх фігур. Не разом зі зброєю.
text-summon_rock = Ставить скелю на будь-яке порожнє місце будь-якого володіння.
text-summon_rocks = Кинь кубик: постав до стількох скель на порожні місця яких завгодно володінь.
text-summon_demon = На порожньому місці поруч із твоїм чарівником до армії стає демон. Рухається і б’ється, як воїн.
text-kamakazi = Одна твоя фігура гине, а з нею кожна, що з нею б’ється чи стоїть поруч.
text-exorcise_ghosts = Нищить яких завгодно названих привидів.
text-dual_shot = Інше твоє закляття, в очікуванні чи у грі, вертається тобі в руку, коли його мали б скинути.
text-lesser_death_trap = Фігура, що якраз заходить на пастку, а ні — то наступна, мусить викинути понад 33, інакше її знищено.
text-zombie = Одразу після смерті: мертва фігура (не чарівник) встає на своєму місці чи поруч, і тепер вона твоя.
text-burn_scrolls = Нищить усі розіграні сувої, твої теж.
text-teleport_trap = Переносить фігуру, що заходить на пастку, на будь-яке порожнє місце.
text-spell_bounce = Одразу після чужого закляття: переймаєш його й наново робиш усі вибори, ніби його чаклуєш ти.
text-doppelganger = На всіх порожніх місцях поруч із фігурою постають її подоби. Вони програють кожен бій. Фігура може будь-коли помінятися місцем із подобою.
text-shatter_rocks = Нищить усі скелі у твоєму рідному володінні.
text-raise_the_dead = Усі твої мертві вертаються, кожен на порожнє місце твого рідного володіння.
text-destroy_rock = Нищить одну скелю поруч із твоїм чарівником.
text-black_plague = Одна названа фігура (не чарівник) помирає. Кожна поруч із нею мусить викинути понад 44, інакше помре.
text-magic_shield = Одну названу фігуру до кінця цього ходу захищено від усіх нападів.
text-typhoid_mary = Одна названа фігура розносить тиф: хто опиниться поруч із нею чи нападе на неї, мусить викинути понад 33, інакше помре.
text-magic_missile = Кинь два кубики: стріла починає поруч із твоїм чарівником, летить до стількох рухів і нищить те, у що влучить.
text-steal_artifact = Візьми розіграний артефакт суперника. Тепер він служить тобі.
text-spoilsport = Псує всі розіграні чари, твої теж: артефакти й сувої знищено, зілля й закляття більше не діють.
text-teleport = Переносить будь-яку фігуру на будь-яке порожнє місце будь-якого володіння.
text-major_death_trap = Фігура, що заходить на пастку, мусить викинути понад 52, інакше її знищено.
text-sleep = Одна названа фігура (не чарівник) не може рухатися, доки поруч щось не рушить або на неї не нападуть.
text-traitor = Одна названа фігура (не чарівник) переходить до тебе назавжди.
text-paralysis = Одна названа фігура не може ні рухатися, ні боронитися до наступного ходу свого господаря.
text-reteleport = Одразу після того, як фігура телепортувалася: натомість вона йде на будь-яке порожнє місце.
text-horse = Наприкінці свого пересування кинь кубик: одна твоя фігура робить до стількох рухів додатково.
text-ghost_army = Які завгодно названі фігури (не чарівники) стають нерухомими привидами. Свій чарівник, проходячи, їх оживляє, чужий нищить.
text-thief = Візьми навмання й не дивлячись карту з руки суперника.
text-transform_to_dragon = До кінця твого ходу твого чарівника не вбити ні чарами, ні в бою.
text-super_strength = На один хід твій чарівник має ще три бойові кубики й може трощити скелі поруч із собою.
text-speed = Якщо твій чарівник не б’ється, він відразу робить до 2d6 рухів.
text-vapour = На один хід твій чарівник проходить крізь усе. Якщо скінчить там, де є щось іще, його знищено.
text-rock_transform = Твій чарівник — скеля, доки хтось не викине триплет. Скеля нічого не розігрує.
text-wisdom = Візьми три карти. Кожну, яку можна, треба негайно використати; решту скидають.
text-mindless_hulk = На будь-якому порожньому місці постає здоровань із п’ятьма бойовими кубиками. Ним керує вільний чарівник того, чий хід.
text-strength = В одному конфлікті твій чарівник має ще один бойовий кубик.
text-giants_strength = До кінця твого ходу твій чарівник має ще два бойові кубики й може штовхати скелі поруч із собою.
text-nermals_curse = У наступному конфлікті одна названа фігура кидає єдиний кубик; стільки десятків і є її значення.
text-domain_teleport = Раз у кожен твій хід: перенеси будь-яку фігуру твого рідного володіння на будь-яке порожнє місце в ньому.
text-trap_expertise = Проти пастки кинь два кубики: понад 33 — цього ходу вона не діє, понад 44 — її карту ще й знищено.
text-swords = Бойове значення твоєї фігури +11.
text-armour = Проти твоїх фігур суперники не можуть користуватися зброєю рівня 3 чи нижче.
text-spears = +3 за кожну шістку, яку кидає твоя фігура.
text-hammers = +5; якщо значення понад 66, зброю суперника знищено.
text-twin_forks = +2, якщо якісь два кубики твоєї фігури однакові.
text-daggers = +1 до бойового значення твоєї фігури.
text-morning_star = Кубики 5 і 6 твоєї фігури рахуються за 8, решта за 0.
text-evade_trap = Одна розіграна карта-пастка до кінця цього ходу не діє.
text-anti_spell = Одразу після закляття: воно не діє.

## Де що лежить

surface-domain =
    { $who-is ->
        [me] Твоє володіння: { $domain }
       *[other] { $who }: { $domain }
    }
surface-dice =
    { $who-is ->
        [me] Твої рухи, лишилося { $left }
       *[other] { $who } рухає, лишилося { $left }
    }
surface-stack = Стек, верхнє перше
surface-fights = Конфлікти
surface-side = { $piece }: { $value }
surface-deck = Колода
surface-pile = Скид
surface-hand = Твоя рука
surface-seen = { $who }: рука у Кришталевій кулі
surface-aside =
    { $who-is ->
        [me] Карти твоєї Мудрості
       *[other] { $who }: карти Мудрості
    }
surface-play =
    { $who-is ->
        [me] Твої чари у грі
       *[other] { $who }: чари у грі
    }
surface-grave =
    { $who-is ->
        [me] Твої мертві
       *[other] { $who }: мертві
    }
surface-fallen = Щойно полягли
surface-reserve =
    { $who-is ->
        [me] Твої фігури, ще не на полі
       *[other] { $who }: фігури, ще не на полі
    }
surface-unclaimed = Вільні володіння
surface-gifts = Артефакти, які треба розіграти
stack-announced =
    { $things-count ->
        [0] { $who-is ->
            [me] { $card }, ще цілиш
           *[other] { $card }, цілиться { $who }
        }
       *[other] { $who-is ->
            [me] { $card }, ще цілиш
           *[other] { $card }, цілиться { $who }
        } → { $things }
    }
stack-invoked =
    { $things-count ->
        [0] { $who-is ->
            [me] твоя карта: { $card }
           *[other] { $who }: { $card }
        }
       *[other] { $who-is ->
            [me] твоя карта: { $card }
           *[other] { $who }: { $card }
        } → { $things }
    }
stack-used =
    { $things-count ->
        [0] { $who-is ->
            [me] застосування, твоє: { $card }
           *[other] застосування, { $who }: { $card }
        }
       *[other] { $who-is ->
            [me] застосування, твоє: { $card }
           *[other] застосування, { $who }: { $card }
        } → { $things }
    }
stack-resolving =
    { $things-count ->
        [0] { $who-is ->
            [me] твоя карта діє: { $card }
           *[other] { $who }, діє: { $card }
        }
       *[other] { $who-is ->
            [me] твоя карта діє: { $card }
           *[other] { $who }, діє: { $card }
        } → { $things }
    }
fight-dice = Кубики: { $attack } проти { $defence }.
fight-of = { $piece } і { $rival }, { $spot }
counter-pieces = фігури
counter-strength = сила
counter-hand = карти
counter-round = раунд
counter-deck = колода
counter-spoils = здобич

## Питання

ask-choose_domain = Яке володіння береш?
ask-place_piece =
    Постав фігуру на порожнє місце. Твоє володіння: { $domain }; { $number ->
        [one] лишилася { $number } фігура.
        [few] лишилося { $number } фігури.
       *[many] лишилося { $number } фігур.
    }
ask-window =
    { $window ->
        [w1] { $active-is ->
            [me] Твій хід починається: чари до кубиків?
           *[other] { $active } починає хід: чари до кубиків?
        }
        [w2] { $active-is ->
            [me] Твої кубики кинуто: будуть чари?
           *[other] Кубики кинуто ({ $active }): будуть чари?
        }
       *[w3] { $active-is ->
            [me] Будуть чари, перш ніж рухати далі?
           *[other] { $active } рухає: будуть чари?
        }
        [w4] { $active-is ->
            [me] Твоє пересування кінчається: будуть чари?
           *[other] { $active } кінчає пересування: будуть чари?
        }
        [w5] Зараз конфлікт: чари до кубиків?
        [w6] Конфлікт скінчено: будуть чари?
        [w7] Будуть чари?
    }
ask-window-answer =
    { $who-is ->
        [me] На черзі твоя карта: { $card }.
       *[other] На черзі { $card } ({ $who }).
    } { $number ->
        [one] Відповідаєш?
        [few] В очікуванні { $number } карти. Відповідаєш?
       *[many] В очікуванні { $number } карт. Відповідаєш?
    }
ask-aim = { $card }: на що?
ask-aim-summon-rock = { $card }: на яке порожнє місце?
ask-aim-mindless-hulk = { $card }: на яке порожнє місце?
ask-aim-summon-demon = { $card }: на яке місце поруч із твоїм чарівником?
ask-aim-kamakazi = { $card }: котра твоя фігура гине?
ask-aim-exorcise-ghosts =
    { $number ->
        [0] { $card }: котрий привид?
       *[other] { $card }: ще привид, чи досить?
    }
ask-aim-ghost-army =
    { $number ->
        [0] { $card }: котра фігура стає привидом?
       *[other] { $card }: ще фігура, чи досить?
    }
ask-aim-dual-shot = { $card }: котре твоє закляття вернеться?
ask-aim-zombie =
    { $number ->
        [0] { $card }: хто з мертвих?
       *[other] { $card }: де він встає?
    }
ask-aim-teleport =
    { $number ->
        [0] { $card }: котра фігура?
       *[other] { $card }: { $things }, на яке порожнє місце?
    }
ask-aim-teleport-trap =
    { $number ->
        [0] { $card }: котра фігура?
       *[other] { $card }: { $things }, на яке порожнє місце?
    }
ask-aim-reteleport =
    { $number ->
        [0] { $card }: котра фігура?
       *[other] { $card }: { $things }, на яке порожнє місце?
    }
ask-aim-doppelganger = { $card }: котра фігура дістає подоби?
ask-aim-black-plague = { $card }: котра фігура помирає?
ask-aim-magic-shield = { $card }: котру фігуру прикрити?
ask-aim-typhoid-mary = { $card }: котра фігура стає носієм?
ask-aim-sleep = { $card }: котра фігура засинає?
ask-aim-traitor = { $card }: котра фігура переходить до тебе?
ask-aim-paralysis = { $card }: котру фігуру паралізує?
ask-aim-nermals-curse = { $card }: котру фігуру проклято?
ask-aim-horse = { $card }: котра твоя фігура їде?
ask-aim-major-death-trap = { $card }: на котру фігуру в пастці?
ask-aim-destroy-rock = { $card }: котра скеля поруч із твоїм чарівником?
ask-aim-steal-artifact = { $card }: котрий артефакт?
ask-aim-thief = { $card }: у кого?
ask-aim-evade-trap = { $card }: котра карта-пастка?
ask-aim-spell-bounce = { $card }: тепер твоє. Хай діє?
ask-aim-anti-spell = { $card }: тепер твоє. Хай діє?
ask-aim-summon-rocks = { $card }: тепер твоє. Хай діє?
ask-aim-burn-scrolls = { $card }: тепер твоє. Хай діє?
ask-aim-shatter-rocks = { $card }: тепер твоє. Хай діє?
ask-aim-raise-the-dead = { $card }: тепер твоє. Хай діє?
ask-aim-magic-missile = { $card }: тепер твоє. Хай діє?
ask-aim-spoilsport = { $card }: тепер твоє. Хай діє?
ask-aim-lever-use =
    { $number ->
        [0] { $card }: котра скеля?
       *[other] { $card }: куди її?
    }
ask-aim-giants-strength-use =
    { $number ->
        [0] { $card }: котру скелю штовхнути?
       *[other] { $card }: куди її?
    }
ask-aim-super-strength-use = { $card }: котру скелю розтрощити?
ask-aim-seven-league-boots-use = { $card }: котрий кубик стає сімкою?
ask-aim-bear-trap-use = { $card }: котру фігуру схопити?
ask-aim-domain-teleport-use =
    { $number ->
        [0] { $card }: котра фігура у твоєму володінні?
       *[other] { $card }: { $things }, на яке порожнє місце там?
    }
ask-aim-trap-expertise-use = { $card }: проти котрої пастки?
ask-aim-safe-scroll-use = { $card }: котрий сувій берегти?
ask-aim-safe-artifact-use = { $card }: котрий артефакт берегти?
ask-aim-doppelganger-use = { $card }: з котрою подобою помінятися?
ask-move_action =
    Твої кубики { $dice }: { $left ->
        [one] лишився { $left } рух.
        [few] лишилося { $left } рухи.
       *[many] лишилося { $left } рухів.
    } Рухай фігуру або завершуй.
ask-passage = Крізь привида ({ $spot }): куди далі йде { $piece }?
ask-name_conflict = Який конфлікт наступний?
ask-mode = Зі зброєю? { $spot }: б’ються { $piece } і { $rival }.
ask-weapon_to_destroy = Твої Молоти нищать зброю, її має { $victim }: котру?
ask-separation_spot = Куди? На місці { $spot } не може лишитися { $piece }.
ask-forced_next = Є { $cards }: що розігруєш зараз?
ask-place_rocks =
    { $number ->
        [one] Ще { $number } скеля: куди?
        [few] Ще до { $number } скель: куди?
       *[many] Ще до { $number } скель: куди?
    }
ask-place_raised = Твої мертві вертаються: хто й куди?
ask-missile_hit =
    { $range ->
        [one] Стріла летить до { $range } руху: у що влучає?
        [few] Стріла летить до { $range } рухів: у що влучає?
       *[many] Стріла летить до { $range } рухів: у що влучає?
    }
ask-extra_step =
    { $card }: { $piece }, { $left ->
        [one] ще { $left } рух
        [few] ще до { $left } рухів
       *[many] ще до { $left } рухів
    }?
ask-bounce_choices = { $card } тепер твоє: на що цілиш?
waiting-choose_domain =
    { $seat-is ->
        [me] Тобі брати володіння.
       *[other] Чекаємо: { $seat } бере володіння.
    }
waiting-place_piece =
    { $seat-is ->
        [me] Тобі ставити фігуру.
       *[other] Чекаємо: { $seat } ставить фігуру.
    }
waiting-window =
    { $seat-is ->
        [me] Тобі вирішувати, чи будуть чари.
       *[other] Чекаємо: { $seat } вирішує, чи будуть чари.
    }
waiting-aim =
    { $seat-is ->
        [me] Тобі цілитися.
       *[other] Чекаємо: { $seat } цілиться картою.
    }
waiting-move_action =
    { $seat-is ->
        [me] Тобі рухати.
       *[other] Чекаємо: { $seat } рухає.
    }
waiting-passage =
    { $seat-is ->
        [me] Тобі йти крізь привидів.
       *[other] Чекаємо: { $seat } веде чарівника крізь привидів.
    }
waiting-name_conflict =
    { $seat-is ->
        [me] Тобі називати конфлікт.
       *[other] Чекаємо: { $seat } називає наступний конфлікт.
    }
waiting-mode =
    { $seat-is ->
        [me] Тобі вибирати: зброя чи ні.
       *[other] Чекаємо: { $seat } вибирає: зброя чи ні.
    }
waiting-weapon_to_destroy =
    { $seat-is ->
        [me] Тобі казати, яку зброю нищать Молоти.
       *[other] Чекаємо: { $seat } каже, яку зброю нищать Молоти.
    }
waiting-separation_spot =
    { $seat-is ->
        [me] Тобі казати, куди відступити.
       *[other] Чекаємо: { $seat } каже, куди відступити.
    }
waiting-forced_next =
    { $seat-is ->
        [me] Тобі розігрувати карту.
       *[other] Чекаємо: { $seat } розігрує карту.
    }
waiting-place_rocks =
    { $seat-is ->
        [me] Тобі ставити скелі.
       *[other] Чекаємо: { $seat } ставить скелі.
    }
waiting-place_raised =
    { $seat-is ->
        [me] Тобі ставити воскреслих.
       *[other] Чекаємо: { $seat } ставить воскреслих.
    }
waiting-missile_hit =
    { $seat-is ->
        [me] Тобі казати, у що влучає стріла.
       *[other] Чекаємо: { $seat } каже, у що влучає стріла.
    }
waiting-extra_step =
    { $seat-is ->
        [me] Тобі рухати далі.
       *[other] Чекаємо: { $seat } рухає далі.
    }
waiting-bounce_choices =
    { $seat-is ->
        [me] Тобі цілити закляттям наново.
       *[other] Чекаємо: { $seat } цілить закляттям наново.
    }

## Вибори

choice-take = Взяти: { $things }
choice-place = Поставити: { $piece } → { $spot }
choice-pass = Пас
choice-invoke = Розіграти: { $card }
choice-use = Застосувати: { $card }
choice-name = Ціль: { $thing }
choice-done = Досить
choice-step = Рух: { $piece } → { $spot }
choice-jump = Телепортал: { $piece } → { $spot }
choice-fly = Переліт: { $piece } → { $spot }
choice-through = Крізь привида: { $piece } → { $spot }
choice-end = Завершити пересування
choice-fight = Конфлікт: { $spot }
choice-natural = Битися без зброї
choice-wield = Битися зі зброєю: { $card }
choice-destroy = Знищити: { $card }
choice-retreat = Відступити → { $spot }
choice-rock = Скеля → { $spot }
choice-raise = Воскресити: { $piece } → { $spot }
choice-hit = Влучити: { $thing }
choice-miss = Ні в що не влучити
choice-stop = Спинитися тут
choice-waive = Лишити без дії
choice-concede = Здатися

## Самі дієслова, поки не сказано, про що йдеться

verb-take = Взяти володіння
verb-place = Поставити фігуру
verb-pass = Пас
verb-invoke = Розіграти карту
verb-use = Застосувати карту у грі
verb-name = Цілитися
verb-done = Досить
verb-step = Крок
verb-jump = Телепортал
verb-fly = Переліт
verb-through = Крізь привида
verb-end = Завершити пересування
verb-fight = Назвати конфлікт
verb-natural = Битися без зброї
verb-wield = Битися зі зброєю
verb-destroy = Знищити зброю
verb-retreat = Відступити
verb-rock = Поставити скелю
verb-raise = Воскресити
verb-hit = Влучити
verb-miss = Ні в що не влучити
verb-stop = Спинитися тут
verb-waive = Лишити без дії
verb-concede = Здатися

## Що з того, ймовірно, вийде

outlook-fight = { $percent } % на перемогу в бою
outlook-trap = { $percent } % пережити зведену пастку
outlook-typhoid = { $percent } % пережити тиф
outlook-blocked = приймач заблоковано: певна смерть
outlook-vapour = твій чарівник стоїть не сам: його буде знищено
outlook-and = { $first }, { $second }

## Що стається: хід

first-player =
    { $who-is ->
        [me] Починаєш ти.
       *[other] Починає { $who }.
    }
domain-taken =
    { $who-is ->
        [me] Твоє володіння: { $domain }.
       *[other] { $who } має володіння: { $domain }.
    }
cards-dealt =
    { $count ->
        [one] Кожному роздано { $count } карту.
        [few] Кожному роздано { $count } карти.
       *[many] Кожному роздано { $count } карт.
    }
piece-placed = { $piece } стає на { $spot }.
turn-begins =
    { $who-is ->
        [me] Твій хід.
       *[other] Ходить { $who }.
    }
extra-turn =
    { $who-is ->
        [me] За триплет ходиш іще раз.
       *[other] За триплет іще раз ходить { $who }.
    }
round-complete = Раунд { $count } завершено.
move-rolled =
    { $who-is ->
        [me] Кидаєш на рух: { $dice }.
       *[other] { $who } кидає на рух: { $dice }.
    }
you-drew = Береш карту: { $card }.
drew-a-card =
    { $who-is ->
        [me] Береш карту.
       *[other] { $who } бере карту.
    }
drew-openly =
    { $who-is ->
        [me] Без чарівника береш відкрито: { $card }.
       *[other] { $who } без чарівника бере відкрито: { $card }.
    }
deck-reshuffled = Колода скінчилася: скид перемішано, і тепер це нова колода.
stepped = { $piece } → { $spot }.
jumped = { $piece }: телепорталом → { $spot }.
flew = { $piece } перелітає: { $spot }.
walked-through = { $piece } проходить крізь привида: { $spot }.
transmitter-destroys = Приймач заблоковано: { $piece } гине.
movement-ends =
    { $who-is ->
        [me] Завершуєш пересування.
       *[other] { $who } завершує пересування.
    }

## Що стається: конфлікти й смерті

conflict-begins = { $spot }: { $piece } нападає, обороняється { $rival }.
conflict-called-off = Конфлікт скасовано: { $spot }.
separated = { $piece } відкинуто: { $spot }.
separated-into-nothing = { $piece } не має куди відступити й гине.
conflict-named = { $spot }: б’ються { $piece } і { $rival }.
mode-natural =
    { $who-is ->
        [me] Б’єшся без зброї.
       *[other] { $who } б’ється без зброї.
    }
mode-weapon =
    { $who-is ->
        [me] Б’єшся зі зброєю: { $card }.
       *[other] { $who } б’ється зі зброєю: { $card }.
    }
fight-rolled = { $piece } кидає { $dice }: { $value }.
fight-helpless = { $piece } у паралічі й не борониться: 0.
fight-image = { $piece } програє, бо це подоба.
conflict-won = { $piece } перемагає, програє { $rival }.
conflict-spared = { $piece } програє, але вбити не можна.
weapon-destroyed = Молоти нищать зброю: { $card }.
curse-used = Прокляття вичерпано: { $piece }.
killed =
    { $who-is ->
        [me] Убиваєш: { $piece }.
       *[other] { $who } вбиває: { $piece }.
    }
died = { $piece } гине.
image-vanishes = { $piece } зникає.
became-ghost = { $piece } стає привидом.
lives-again = { $piece } знов оживає.
changes-side =
    { $who-is ->
        [me] { $piece } тепер служить тобі.
       *[other] { $piece } тепер служить іншому: { $who }.
    }
raised = { $piece } встає: { $spot }.
appears = { $piece } з’являється: { $spot }.
status-begins =
    { $status ->
        [asleep] { $piece } засинає.
        [paralysed] { $piece }: параліч.
        [held] { $piece }: схоплено.
        [cursed] { $piece }: прокляття.
        [carrier] { $piece } тепер розносить тиф.
        [ghost] { $piece } стає привидом.
        [stone] { $piece } стає скелею.
       *[shielded] { $piece } під Чарівним щитом.
    }
status-ends =
    { $status ->
        [asleep] { $piece } прокидається.
        [paralysed] { $piece }: параліч минув.
        [held] { $piece }: хватки більше нема.
        [cursed] { $piece }: прокляття нема.
        [carrier] { $piece } тифу більше не розносить.
        [ghost] { $piece } знов оживає.
        [stone] { $piece } знову підводиться.
       *[shielded] { $piece } уже без Чарівного щита.
    }
moved-by-card = { $piece } переноситься: { $spot }.
rock-appears = З’являється скеля: { $spot }.
rock-gone = Скелі більше нема: { $spot }.
rock-moved = Скелю зсунуто: { $spot } → { $to }.
save-rolled = { $piece } кидає на порятунок { $dice }; треба понад { $above }.
save-made = { $piece } рятується.
save-missed = { $piece } не рятується.
spoils-aside =
    { $who-is ->
        [me] { $count ->
            [one] Твоя рука, { $count } карта, лежить осторонь як здобич.
            [few] Твоя рука, { $count } карти, лежить осторонь як здобич.
           *[many] Твоя рука, { $count } карт, лежить осторонь як здобич.
        }
       *[other] { $count ->
            [one] { $who }: рука, { $count } карта, лежить осторонь як здобич.
            [few] { $who }: рука, { $count } карти, лежить осторонь як здобич.
           *[many] { $who }: рука, { $count } карт, лежить осторонь як здобич.
        }
    }
spoils-taken =
    { $from-is ->
        [me] { $who } бере твою руку як здобич, карт: { $count }.
       *[other] { $who } бере здобич, карт: { $count }. Їх мав гравець { $from }.
    }
you-took = Береш як здобич: { $cards }. Це мав гравець { $from }.
spoils-lost =
    { $who-is ->
        [me] Твої карти ({ $count }) не дістаються нікому, їх скинуто.
       *[other] { $who }: карти ({ $count }) не дістаються нікому, їх скинуто.
    }

## Що стається: чари

magic =
    { $who-is ->
        [me] «Чари!» Відкриваєш карту: { $card }.
       *[other] «Чари!» { $who } відкриває карту: { $card }.
    }
invoked =
    { $things-count ->
        [0] { $who-is ->
            [me] Розігруєш: { $card }.
           *[other] { $who } розігрує: { $card }.
        }
       *[other] { $who-is ->
            [me] Розігруєш: { $card } → { $things }.
           *[other] { $who } розігрує: { $card } → { $things }.
        }
    }
used =
    { $things-count ->
        [0] { $who-is ->
            [me] Застосовуєш: { $card }.
           *[other] { $who } застосовує: { $card }.
        }
       *[other] { $who-is ->
            [me] Застосовуєш: { $card } → { $things }.
           *[other] { $who } застосовує: { $card } → { $things }.
        }
    }
sprung =
    { $who-is ->
        [me] Твоя пастка спрацьовує: { $card } → { $piece }.
       *[other] { $who }: спрацьовує { $card } → { $piece }.
    }
takes-effect =
    { $who-is ->
        [me] Діє твоя карта: { $card }.
       *[other] Діє карта { $card } ({ $who }).
    }
no-effect =
    { $who-is ->
        [me] Твоя карта не діє: { $card }.
       *[other] Не діє карта { $card } ({ $who }).
    }
lies-in-play =
    { $who-is ->
        [me] Перед тобою у грі тепер { $card }.
       *[other] У грі тепер { $card }; господар: { $who }.
    }
discarded = У скид: { $card }.
returns-to-hand =
    { $who-is ->
        [me] Тобі в руку знову: { $card }.
       *[other] Знову в руку: { $card }; її має { $who }.
    }
guard-holds = Оберіг { $guard } прикриває: { $piece }. Карта { $card } сюди не дістає.
levels-equal = { $card } і { $guard } рівні: обидві карти знищено.
boots-make-seven =
    { $who-is ->
        [me] Твої Чоботи роблять сімку: { $die }.
       *[other] { $who }: Чоботи роблять сімку, було { $die }.
    }
card-guarded = { $guard } відтепер береже: { $card }.
missile-rolled =
    { $who-is ->
        [me] Твоя стріла кидає { $dice }.
       *[other] { $who }: стріла кидає { $dice }.
    }
speed-rolled =
    { $who-is ->
        [me] Кидаєш на Швидкість: { $dice }.
       *[other] { $who } кидає на Швидкість: { $dice }.
    }
rocks-rolled =
    { $who-is ->
        [me] Можеш прикликати скель: { $number }.
       *[other] { $who } може прикликати скель: { $number }.
    }
places-swapped = { $piece } і { $image } міняються місцями.
expertise-rolled =
    { $who-is ->
        [me] Твій Знавець пасток кидає { $dice } проти карти: { $card }.
       *[other] { $who }: Знавець пасток кидає { $dice } проти карти { $card }.
    }
trap-stopped = До кінця ходу не діє карта { $card }.
artifact-stolen =
    { $who-is ->
        [me] Крадеш артефакт: { $card }. Тепер він служить тобі.
       *[other] { $who } краде артефакт: { $card }.
    }
horse-rolled =
    { $who-is ->
        [me] Твій Кінь дає ще рухів: { $number }.
       *[other] { $who }: Кінь дає ще рухів: { $number }.
    }
spell-marked =
    { $who-is ->
        [me] Потім знову тобі в руку: { $card }.
       *[other] Потім знову в руку ({ $who }): { $card }.
    }
spell-taken-over =
    { $who-is ->
        [me] Переймаєш закляття: { $card }.
       *[other] { $who } переймає закляття: { $card }.
    }
you-stole = Крадеш карту: { $card }. Її мав гравець { $from }.
stolen-from-you = { $who } краде в тебе карту: { $card }.
card-stolen = { $who } краде карту. Її мав гравець { $from }.

## Кінець

eliminated =
    { $who-is ->
        [me] Твоєї армії більше немає: ти вибуваєш.
       *[other] { $who } вибуває: армії більше немає.
    }
conceded =
    { $who-is ->
        [me] Ти здаєшся.
       *[other] { $who } здається.
    }
game-ends-last-army = { ended-last-army }
game-ends-draw = { ended-draw }
game-ends-round-limit = { ended-round-limit }
wins =
    { $who-is ->
        [me] Перемога твоя!
       *[other] Перемагає { $who }.
    }
ended-last-army = Встояла одна армія, гру закінчено.
ended-draw = Останні армії впали разом, гру закінчено.
ended-round-limit = Зіграно останній раунд, гру закінчено.
score-strength = сила
score-pieces = фігури
score-cards = карти
score-place = місце

## Відмови й закриті шляхи

closed-not-offered = Зараз питають не про це.
closed-no-choice = Зараз немає нічого, у що можна було б цілити: { $card }.
closed-guarded = { $thing }: це прикриває вищий оберіг, тож { $card } туди не цілить.
closed-has-charge = { $card } уже щось береже.
closed-names-no-fighter = { $card } не може назвати фігури, що б’ється.
closed-names-no-image = { $card } не може назвати подоби.
closed-names-no-wizard = { $card } не може назвати чарівника.
closed-no-death-now = { $card } — лише одразу після смерті, а щойно ніхто не загинув.
closed-no-double-of-that = Двійників тут не буде: ні здоровань, ні подоба їх мати не можуть.
closed-no-living-piece = { $card } називає живу фігуру, а це не вона.
closed-no-pending-trap = Немає пастки в очікуванні, щоб їй протидіяти.
closed-no-rock-there = Там немає скелі.
closed-no-room-for-images = Поруч немає порожнього місця для подоби: { $thing }.
closed-no-such-die = Жоден твій кубик руху цього не показує.
closed-no-teleport-now = { $card } — лише одразу після телепортування, а щойно ніхто не телепортувався.
closed-no-trap-entry = Ця фігура зараз не заходить на пастку.
closed-no-trap-entry-now = { $card } — лише тоді, коли фігура заходить на пастку, а щойно ніхто не заходив.
closed-no-use = { $card } у вікні не застосовують.
closed-not-a-ghost = { $card } називає привидів, а це не привид.
closed-not-an-image = Це не подоба, з якою можна помінятися.
closed-not-an-invoked-trap = { $card } називає розіграну карту-пастку.
closed-not-anothers-piece = { $card } називає фігуру іншого гравця.
closed-not-before-you = Ця карта не лежить у грі перед тобою.
closed-not-beside-rock = Це має бути порожнє місце поруч зі скелею.
closed-not-beside-wizard = Це має бути поруч із твоїм чарівником.
closed-not-beside-your-piece = Скеля має бути поруч із твоєю фігурою.
closed-not-held = У твоїй руці цього немає: { $card }.
closed-not-itself = { $card } не може берегти сам себе.
closed-not-just-killed = Цю фігуру вбито не щойно.
closed-not-teleported = Ця фігура щойно не телепортувалася.
closed-not-vacant = Це місце не порожнє.
closed-not-where-it-died = Вона встає там, де загинула, а якщо там щось стоїть — на порожньому місці поруч.
closed-not-your-artifact = { $card } береже інший твій артефакт у грі.
closed-not-your-piece = { $card } називає твою власну фігуру.
closed-not-your-scroll = { $card } береже твій сувій у грі.
closed-pushed-already = Цю скелю цього ходу вже штовхали.
closed-scroll-needs-wizard = Сувоєм користуються лише тоді, коли твій чарівник вільний.
closed-spot-not-in-play = Цього володіння немає на столі.
closed-sprung-already = { $card } на цей вхід уже спущено.
closed-swap-not-yours = Міняти фігуру з подобою може лише її господар.
closed-swapped-already = У кожному вікні лише один обмін, і він уже був.
closed-trap-disabled = Ця пастка до кінця ходу не діє.
closed-trap-proof = Обхід пасток: фігури цієї армії пасток не спускають.
closed-tried-already = Проти цієї пастки Знавець пасток уже пробував.
closed-used-this-turn = Цього ходу це вже застосовано.
closed-wizard-fights = Твій чарівник б’ється й нічого не розігрує.
closed-wizard-is-rock = Твій чарівник — скеля й нічого не розігрує.
refused-missile = Стріла туди не дістає. Вибери щось у її межах або схиб.
refused-place-rocks = Скелю ставлять на порожнє місце володіння на столі; або скажи done.
refused-place-raised = Воскреси когось зі своїх мертвих на порожньому місці свого рідного володіння.
closed-cannot-fight = З тим, що там стоїть, битися не можна, тож туди й не зайти.
closed-cannot-move = Ця фігура зараз не може рухатися.
closed-hulk-cannot-fly = Здоровань не літає.
closed-it-fights = Ця фігура б’ється, тож не рухається.
closed-moves-ended = Ця фігура цього ходу почала конфлікт, тож рухи її скінчилися.
closed-no-flight-now = У такому русі перельоту немає.
closed-no-movement-use = Цю карту під час пересування не застосовують.
closed-no-moves-left = Кубики не дають цій фігурі більше рухів: одна має найбільший, одна другий, усі решта найменший.
closed-no-own-ghost = Там немає твого привида, щоб крізь нього пройти.
closed-no-room-to-rise = Ні там, де вона загинула, ні поруч немає порожнього місця.
closed-no-spot = Там стояти не можна: назви місце, де фігура приземлиться.
closed-no-transmitter = Ця фігура не стоїть поруч із передавачем.
closed-no-wizard-no-passage = Крізь привидів проходить лише твій чарівник.
closed-not-adjacent = Це місце не суміжне.
closed-not-at-receiver = Це місце не поруч із приймачем, звідки вона вийде.
closed-not-beyond = Перелітають через одне суміжне місце на інше, суміжне з тим.
closed-not-blocked = Той приймач не заблоковано: назви місце, де фігура приземлиться.
closed-not-yours = Цю фігуру рухаєш не ти.
closed-other-piece = Ці рухи лише для однієї фігури: { $piece }.
closed-own-ghost = Крізь власних привидів чарівник проходить лише дорогою до дальшого місця.
closed-own-piece = Там стоїть твоя власна фігура.
closed-sum-spent = Усі очки кубиків витрачено.
closed-domain-taken = Це володіння вже зайнято; візьми котресь із решти.
closed-hand-is-empty = Ця рука порожня.
closed-its-moves-ended = Ця фігура цього ходу почала конфлікт, тож рухи її скінчилися.
closed-no-magic-yet = До першого ходу чарів немає.
closed-no-spell-just-before = Останнім у стек мало лягти закляття, а це не так.
closed-no-weapon = Зброї для цього бою в тебе немає.
closed-not-a-rivals-artifact = { $card } називає артефакт, розіграний суперником.
closed-not-end-of-movement = { $card } — лише для кінця твого власного пересування.
closed-not-from-yourself = Назви когось іншого.
closed-not-in-home = Це має бути у твоєму рідному володінні.
closed-not-unplaced = Ця фігура не з тих, які ще треба поставити.
closed-not-your-domain = Став фігури у своєму володінні.
closed-not-your-spell = { $card } називає інше твоє закляття, в очікуванні чи у грі.
closed-not-your-turn = { $card } діє лише у твій власний хід.
closed-not-your-weapon = Ця зброя не лежить у грі перед тобою.
closed-parried = Обладунок суперника вищий за цю зброю.
closed-spell-is-yours = Це закляття й так твоє.
closed-no-conceding = У цій грі не здаються: так домовлено до початку.
refused-must-use-wisdom = Карти Мудрості треба використати: розіграй котрусь із можливих.
refused-no-moment-for-it = Зараз цього розіграти не можна: { $card }.
place-bad-word = «{ $word }» тут стояти не може. Можна: { $allowed }.

## Що можна вибрати до початку

setting-first_player = Хто починає: за жеребом (random) або названий гравець.
setting-domain_choice = «random»: володіння роздано навмання. «pick»: кожен по черзі бере одне, перший гравець перший.
setting-round_limit = Після стількох раундів перемагає найсильніша армія; 0 — ніколи.
setting-step_windows = «all»: чари можна грати після кожного руху. «events»: лише після важливих (пастка, телепортал, конфлікт, смерть, крок поруч із чужим чарівником).
setting-allow_concede = Гравці можуть здаватися.
