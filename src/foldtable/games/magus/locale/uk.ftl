### Magus Novatus українською.
###
### Аргументи описано в foldtable/words/words.py: місце $who приносить $who-is ("me", коли там сидить сам читач, і тоді $who — «ти»;
### інакше "other"), список $cards приносить $cards-count, текст $answer приносить $answer-is ("none", коли він порожній). Події
### розповідаємо в теперішньому часі, щоб не вгадувати роду. Імена гравців і назви речей стоять у називному відмінку (назви дібрано
### так, щоб їхній знахідний був такий самий), тож речення побудовано довкола них.

game-about = Ви — учні чарівників. Кидайте кубик на зілля, що лежать на столі, збирайте суміш, якої потребує закляття, і чаклуйте, поки цього не зробив хтось інший. Тільки зважайте, що лишається в руці: воно стає Черепами.

## Речі

potion-red = червоне { $number }
potion-yellow = жовте { $number }
potion-green = зелене { $number }
potion-blue = синє { $number }
item-HP = Цілющі трави
item-EL = Еліксир
item-MW = Чарівний жезл
item-CU = Прокляття
item-HP-text = У своїй фазі II: викинь один зі своїх Черепів.
item-EL-text = У суміші закляття: заміняє будь-яке одне зілля.
item-MW-text = У своїй фазі II: візьми зі скиду яке завгодно зілля.
item-CU-text = Поки воно в тебе, чаклувати не можна. За два зілля його позбудешся, за три — віддаси тому, хто його не має.
space = рядок { $row } стовпчик { $column }
spell-deck = закляття на { $points } очки
a-skull = Череп
cube = кубик
cylinder = Мірний циліндр
track-place = поділка { $place } на шляху Циліндра
spell-won = На звороті: { $effect }

## Ефекти на зворотах заклять: надрукована назва й кількома словами — що стається

effect-closed = закрита книга, нічого не стається
effect-thieves = Greateste Thieves! (кожен тягне карту)
effect-shakum = Shakum Thingsis Up (кожен втрачає предмет)
effect-cursus = Unleashus Cursus (Прокляття переходять ліворуч)
effect-backus = Gous Backus (Циліндр відступає)
effect-devilus = Ciao Devilus (кожен передає Череп ліворуч)
effect-presentis = Presentis for Youm (кожен передає карту ліворуч)

## Закляття: звуться так, як на картах

spell-201 = Lumen Quadruplus
spell-202 = Gemini Duplexus
spell-203 = Sparkus Minimus
spell-204 = Trivius Fizzus
spell-205 = Frostus Flamus
spell-206 = Sunnis Leafus
spell-207 = Rainbowus Parvus
spell-208 = Twinnis Numerus
spell-209 = Unus Unus Duo
spell-210 = Tresqua Quattrus
spell-301 = Colorum Cascada
spell-302 = Numerum Cascada
spell-303 = Mirrorus Magnus
spell-304 = Ascendus Quartus
spell-305 = Dragonis Sneezus
spell-306 = Oceanis Gigglum
spell-307 = Honeyus Mintum
spell-308 = Mossus Lemonum
spell-309 = Staircasus Spiralis
spell-310 = Prisma Splitterus
spell-401 = Totalus Spectrum
spell-402 = Salamandra Duelum
spell-403 = Lightningus Lagoonum
spell-404 = Grandus Prismaticus
spell-405 = Octavus Numerus
spell-406 = Doppelus Quadrus
spell-407 = Krakenis Goldeneye
spell-408 = Sapphirus Sphinxum
spell-409 = Phoenix Tickleus
spell-410 = Emeraldus Volcanum

## Їхні суміші. Чорний і сірий знаки — це кольори на твій вибір, два різні.

mix-201 = 4 одного кольору (чорний), числа будь-які
mix-202 = 2 одного кольору (чорний) і 2 іншого (сірий), числа будь-які
mix-203 = 2 одного кольору (чорний) з різними числами і 2 іншого (сірий) з будь-якими
mix-204 = 3 одного кольору (чорний) з різними числами і ще 1 яке завгодно
mix-205 = 2 червоні й 2 сині, числа будь-які
mix-206 = 2 жовті й 2 зелені, числа будь-які
mix-207 = 1 червоне, 1 жовте, 1 зелене й 1 синє, числа будь-які
mix-208 = 2 з одним числом і 2 з іншим, кольори будь-які
mix-209 = числа 1, 1 і 2, кольори будь-які
mix-210 = числа 3, 4 і 4, кольори будь-які
mix-301 = 3 одного кольору (чорний) і 3 іншого (сірий), числа будь-які
mix-302 = 3 з одним числом і 3 з іншим, кольори будь-які
mix-303 = 3 одного кольору (чорний) і 3 іншого (сірий), у кожному кольорі числа різні
mix-304 = числа 1 і 2 одного кольору (чорний), 3 і 4 іншого (сірий)
mix-305 = 3 червоні з будь-якими числами і дві двійки будь-яких кольорів
mix-306 = 3 сині з будь-якими числами і дві трійки будь-яких кольорів
mix-307 = 2 жовті з різними числами, 2 зелені з будь-якими й одиниця будь-якого кольору
mix-308 = 2 зелені з різними числами, 2 жовті з будь-якими й четвірка будь-якого кольору
mix-309 = числа 1, 2, 3 і 4 будь-яких кольорів і 2 одного кольору (чорний) з будь-якими числами
mix-310 = 1 червоне, 1 жовте, 1 зелене й 1 синє з будь-якими числами і 2 з однаковим числом, кольори будь-які
mix-401 = усі чотири числа одного кольору (чорний) і 2 іншого (сірий) з будь-якими числами
mix-402 = 3 червоні й 3 зелені, у кожному кольорі числа різні
mix-403 = 3 жовті й 3 сині, у кожному кольорі числа різні
mix-404 = 2 червоні, 2 жовті, 2 зелені й 2 сині, числа будь-які
mix-405 = кожне з чисел 1, 2, 3 і 4 двічі, кольори будь-які
mix-406 = 4 з одним числом і 4 з іншим, кольори будь-які
mix-407 = жовте 1, 3 сині з будь-якими числами і дві четвірки будь-яких кольорів
mix-408 = синє 4, 3 одного кольору (чорний) і 2 іншого (сірий), числа будь-які
mix-409 = червоне 2, 3 з одним числом і 2 з іншим, кольори будь-які
mix-410 = зелене 3, 3 червоні з будь-якими числами і дві одиниці будь-яких кольорів
mix-infant = важать лише кольори: { $mix }

## Де що лежить

surface-board = Зілля
surface-offer = Закляття на вибір
surface-deck = Колода
surface-pile = Скид
surface-hand = Твоя рука
surface-items =
    { $who-is ->
        [me] Твої предмети
       *[other] { $who }: предмети
    }
surface-skulls =
    { $who-is ->
        [me] Твої Черепи
       *[other] { $who }: Черепи
    }
surface-spells =
    { $who-is ->
        [me] Твої закляття
       *[other] { $who }: закляття
    }

counter-score = очки
counter-hand = карти в руці
counter-skulls = Черепи
counter-position = Циліндр
counter-last-place = остання поділка
counter-level = висота кидка
counter-deck = колода
counter-round = раунд

## Питання

ask-aim =
    { $level ->
        [1] Кидай кубик: куди цілишся?
       *[other] Кидай кубик: куди цілишся? З такої висоти (рівень { $level }) він може відскочити до { $level } клітинок у кожен бік.
    }
ask-aim-again =
    { $level ->
        [1] Кубик злетів зі столу. Кидай ще раз: куди цілишся?
       *[other] Кубик злетів зі столу. Кидай ще раз, висота та сама (рівень { $level }): куди цілишся?
    }
ask-place_cube = { $thrower } двічі кидає повз, тож кубик кладеш ти. На яке зілля?
ask-take = Кубик показує: { $space }. Бери зілля одного кольору або одного числа — з його рядка чи з його стовпчика.
ask-take-anywhere = Вибери рядок або стовпчик і візьми звідти зілля одного кольору або одного числа.
ask-cast = Чаклуй, скористайся предметом або скажи, що все готово.
ask-cast-again = Закляття вже твоє. Можеш іще скористатися предметами або сказати, що все готово.
ask-lose_item = Один із твоїх предметів злітає зі столу. Який?
ask-pass_card =
    { $to-is ->
        [me] Вибери в руці карту, яку передаси.
       *[other] Вибери в руці карту на подарунок. Її отримає { $to }.
    }

waiting-aim =
    { $seat-is ->
        [me] Тобі кидати кубик.
       *[other] Чекаємо: { $seat } кидає кубик.
    }
waiting-place_cube =
    { $seat-is ->
        [me] Тобі класти кубик на зілля.
       *[other] Чекаємо: { $seat } кладе кубик на зілля.
    }
waiting-take =
    { $seat-is ->
        [me] Тобі брати зілля.
       *[other] Чекаємо: { $seat } бере зілля.
    }
waiting-cast =
    { $seat-is ->
        [me] Тобі чаклувати, користуватися предметами або завершувати хід.
       *[other] Чекаємо: { $seat } чаклує, користується предметами або завершує хід.
    }
waiting-lose_item =
    { $seat-is ->
        [me] Тобі прощатися з предметом.
       *[other] Чекаємо: { $seat } прощається з предметом.
    }
waiting-pass_card =
    { $seat-is ->
        [me] Тобі вибирати карту на подарунок.
       *[other] Чекаємо: { $seat } вибирає карту на подарунок.
    }

## Вибори

choice-aim = Кинути на { $things }
choice-place_cube = Покласти кубик на { $things }
choice-take = Взяти: { $things }
choice-cast = Закляття «{ $spell }», суміш: { $cards }
choice-heal = Цілющі трави: викинути свій верхній Череп
choice-wand = Чарівний жезл: взяти зі скиду { $things }
choice-lift_curse = Віддати { $things } і позбутися Прокляття
choice-give_curse =
    { $to-is ->
        [me] Віддати { $cards } і лишити Прокляття собі
       *[other] Віддати { $cards } за Прокляття; його отримає { $to }
    }
choice-lose_item = Втратити { $things }
choice-pass_card = Передати { $things }
choice-done = Готово

## Самі дієслова, поки не сказано, про що йдеться

verb-aim = Цілитися
verb-place_cube = Покласти кубик
verb-take = Взяти зілля
verb-cast = Чаклувати
verb-heal = Скористатися Цілющими травами
verb-wand = Скористатися Чарівним жезлом
verb-lift_curse = Позбутися Прокляття
verb-give_curse = Віддати Прокляття
verb-lose_item = Попрощатися з предметом
verb-pass_card = Передати карту
verb-done = Готово

## Що стається

turn-begins =
    { $who-is ->
        [me] Твій хід.
       *[other] Ходить { $who }.
    }
grid-is-empty =
    { $who-is ->
        [me] На столі не лишилося жодного зілля, тож кидати тобі нікуди.
       *[other] На столі не лишилося жодного зілля, тож { $who } не кидає.
    }
cube-lands =
    { $who-is ->
        [me] Цілишся в { $aim }; кубик падає на { $space }.
       *[other] { $who } цілиться в { $aim }; кубик падає на { $space }.
    }
cube-falls-off =
    { $who-is ->
        [me] Цілишся в { $aim }; кубик злітає зі столу. Кидаєш іще раз.
       *[other] { $who } цілиться в { $aim }; кубик злітає зі столу. Треба кидати ще раз.
    }
cube-falls-off-again =
    { $left-is ->
        [me] { $who } цілиться в { $aim }, і кубик знову злітає. Тепер його кладеш ти.
       *[other] { $who-is ->
            [me] Цілишся в { $aim }, і кубик знову злітає. Тепер його кладе { $left }.
           *[other] { $who } цілиться в { $aim }, і кубик знову злітає. Тепер його кладе { $left }.
        }
    }
cube-placed =
    { $who-is ->
        [me] Кладеш кубик на { $space }. Звідси братиме зілля { $thrower }.
       *[other] { $thrower-is ->
            [me] { $who } кладе кубик на { $space }. Звідси береш зілля ти.
           *[other] { $who } кладе кубик на { $space }. Звідси братиме зілля { $thrower }.
        }
    }
nothing-to-take =
    { $who-is ->
        [me] Кубик показує { $space }, а там ні в рядку, ні в стовпчику нічого немає. Не береш нічого.
       *[other] Кубик показує { $space }, а там ні в рядку, ні в стовпчику нічого немає. { $who } не бере нічого.
    }
potions-taken =
    { $who-is ->
        [me] Береш { $cards } ({ $spaces }).
       *[other] { $who } бере { $cards } ({ $spaces }).
    }
spell-cast =
    { $who-is ->
        [me] Чаклуєш «{ $spell }» на { $points } очки. Суміш: { $cards }.
       *[other] { $who } чаклує «{ $spell }» на { $points } очки. Суміш: { $cards }.
    }
your-cards-become-skulls =
    { $count ->
        [one] Твоя решта, { $count } карта, стає Черепом: { $cards }.
        [few] Твоя решта, { $count } карти, стає Черепами: { $cards }.
       *[many] Твоя решта, { $count } карт, стає Черепами: { $cards }.
    }
cards-become-skulls =
    { $count ->
        [one] { $who-is ->
            [me] Твоя решта, { $count } карта, стає Черепом.
           *[other] { $who }: решта руки, { $count } карта, стає Черепом.
        }
        [few] { $who-is ->
            [me] Твоя решта, { $count } карти, стає Черепами.
           *[other] { $who }: решта руки, { $count } карти, стає Черепами.
        }
       *[many] { $who-is ->
            [me] Твоя решта, { $count } карт, стає Черепами.
           *[other] { $who }: решта руки, { $count } карт, стає Черепами.
        }
    }
back-revealed = На звороті «{ $spell }»: { $effect }.
cylinder-moves = Мірний циліндр переходить на поділку { $position }.
cylinder-goes-back = Мірний циліндр повертається на поділку { $position }.
you-drew = Тягнеш { $card }.
drew-a-card = { $who } тягне карту.
curse-moves =
    { $who-is ->
        [me] Твоє Прокляття переходить далі. Тепер його має { $to }.
       *[other] { $to-is ->
            [me] { $who } передає Прокляття далі. Тепер його маєш ти.
           *[other] { $who } передає Прокляття далі. Тепер його має { $to }.
        }
    }
skull-passed =
    { $who-is ->
        [me] Передаєш Череп далі. Його отримує { $to }.
       *[other] { $to-is ->
            [me] { $who } передає Череп далі. Його отримуєш ти.
           *[other] { $who } передає Череп далі. Його отримує { $to }.
        }
    }
item-lost =
    { $who-is ->
        [me] Втрачаєш предмет: { $item }.
       *[other] { $who } втрачає предмет: { $item }.
    }
gift-chosen =
    { $who-is ->
        [me] Карту на подарунок вибрано.
       *[other] { $who } уже має карту на подарунок.
    }
card-passed =
    { $who-is ->
        [me] Передаєш { $cards }. Тепер це має { $to }.
       *[other] { $to-is ->
            [me] { $who } передає тобі { $cards }.
           *[other] { $who } передає { $cards }. Тепер це має { $to }.
        }
    }
a-card-passed = { $who } передає карту далі. Її отримує { $to }.
skull-healed =
    { $who-is ->
        [me] Твої Цілющі трави забирають Череп; це було { $card }.
       *[other] { $who } зцілюється: Цілющі трави забирають Череп; це було { $card }.
    }
wand-takes =
    { $who-is ->
        [me] Твій Чарівний жезл дістає зі скиду { $card }.
       *[other] { $who } дістає Чарівним жезлом зі скиду { $card }.
    }
curse-lifted =
    { $who-is ->
        [me] Віддаєш { $cards } і позбуваєшся Прокляття.
       *[other] { $who } віддає { $cards } і позбувається Прокляття.
    }
curse-given =
    { $who-is ->
        [me] Віддаєш { $cards }, і Прокляття йде від тебе. Тепер його має { $to }.
       *[other] { $to-is ->
            [me] { $who } віддає { $cards } і передає Прокляття тобі.
           *[other] { $who } віддає { $cards } і передає Прокляття. Тепер його має { $to }.
        }
    }
pile-reshuffled = Колода скінчилася: скид перемішано, і тепер це нова колода.
curse-removed = Прокляття вже має кожен, тож це вибуває з гри.
item-dealt =
    { $who-is ->
        [me] Отримуєш предмет: { $item }.
       *[other] { $who } отримує предмет: { $item }.
    }
space-filled = Лягає на { $space }: { $card }.
game-ends-cylinder = { ended-cylinder }
game-ends-target = { ended-target }
game-ends-no-spells = { ended-no-spells }
game-ends-round-limit = { ended-round-limit }
game-ends-standstill = { ended-standstill }
wins =
    { $who-is ->
        [me] Перемога твоя!
       *[other] Перемагає { $who }.
    }

## Кінець

ended-cylinder = Мірний циліндр дійшов до останньої поділки, гру закінчено.
ended-target = Потрібні для перемоги очки набрано, гру закінчено.
ended-no-spells = Закляття скінчилися, гру закінчено.
ended-round-limit = Зіграно останній раунд, гру закінчено.
ended-standstill = Уже кілька раундів ніхто нічого не робить, гру закінчено.

score-spells-4 = Закляття на 4 очки
score-spells-3 = Закляття на 3 очки
score-spells-2 = Закляття на 2 очки
score-skulls = Черепи
score-total = очки

## Відмови

refused-aim-no-space =
    { $answer-is ->
        [none] Назви клітинку поля: від r1c1 ліворуч угорі до r5c5 праворуч унизу.
       *[some] На полі немає клітинки «{ $answer }»; вони йдуть від r1c1 ліворуч угорі до r5c5 праворуч унизу.
    }
refused-place-empty = Кубик має стояти на зіллі, а там порожньо.
refused-take-nothing = Треба взяти хоч одне зілля.
refused-take-twice = Клітинку названо двічі ({ $space }), а зілля там одне.
refused-take-empty = Там нічого не лежить: { $space }.
refused-take-no-line = Усе, що береш, має лежати в одному рядку або в одному стовпчику.
refused-take-off-lines = Кубик показує { $space }; усе, що береш, має лежати або в цьому рядку, або в цьому стовпчику.
refused-take-mixed = Тут різні й кольори, і числа. Бери зілля одного кольору або одного числа.
refused-take-not-all = За правилом, вибраним для цієї гри, з лінії беруть усі зілля такого кольору чи числа, а не частину.
refused-only-phase-one = Зілля вже взято; кидають і беруть раніше.
refused-only-phase-two = Спершу візьми зілля; закляття, предмети й Прокляття — потім.
refused-cast-no-deck =
    { $answer-is ->
        [none] Скажи, яке закляття чаклуєш: deck2, deck3 чи deck4, а тоді карти суміші.
       *[some] «{ $answer }» не називає закляття. Почни з deck2, deck3 чи deck4, а тоді карти суміші.
    }
refused-cast-no-card = «{ $answer }» не може бути в суміші; називай зілля, як-от R3, і EL замість Еліксиру.
refused-cast-twice = За хід чаклують одне закляття, і своє ти вже маєш.
refused-cast-cursed = Перед тобою Прокляття, тож чаклувати не можна. За два зілля його позбудешся.
refused-cast-empty-deck = Ця колода скінчилася, тож { $deck } не вчаклуєш.
refused-cast-not-in-hand = Стільки в руці немає: { $card }.
refused-cast-no-elixir =
    { $owned ->
        [0] Еліксиру в тебе немає.
        [one] У тебе лише { $owned } Еліксир.
        [few] У тебе лише { $owned } Еліксири.
       *[many] У тебе лише { $owned } Еліксирів.
    }
refused-cast-cannot = На суміш для «{ $spell }» тобі бракує зілля.
refused-cast-other-size =
    { $size ->
        [one] Для «{ $spell }» треба рівно { $size } карту, а названо { $named }.
        [few] Для «{ $spell }» треба рівно { $size } карти, а названо { $named }.
       *[many] Для «{ $spell }» треба рівно { $size } карт, а названо { $named }.
    }
refused-cast-no-cover = Із цих карт суміш для «{ $spell }» не виходить.
refused-no-item = Такого предмета в тебе немає: { $item }.
refused-heal-no-skull = У тебе немає Черепів, лікувати нічого.
refused-heal-chooses-top = Цілющі трави забирають верхній Череп; скажи просто heal.
refused-wand-no-potion = У скиді немає жодного зілля, діставати нічого.
refused-wand-item = Жезл дістає зілля, а це не зілля: { $card }.
refused-wand-not-there = Такого зілля у скиді немає: { $card }.
refused-wand-no-face =
    { $answer-is ->
        [none] Скажи, яке зілля дістає Жезл, наприклад R3.
       *[some] «{ $answer }» — не зілля; назви, наприклад, R3.
    }
refused-no-curse = Прокляття в тебе немає.
refused-curse-no-receiver = Назви одного гравця, якому йде Прокляття, наприклад seat1.
refused-curse-to-self = Це Прокляття і так твоє. Назви когось іншого.
refused-curse-has-one =
    { $to-is ->
        [me] Прокляття в тебе вже є, а двох ніхто не має.
       *[other] { $to } уже має Прокляття, а двох ніхто не має.
    }
refused-curse-no-card = «{ $answer }» — не зілля; за Прокляття платять лише зіллям із руки.
refused-curse-hand-small = Це коштує { $price } зілля, а в руці їх менше.
refused-curse-other-price = Це коштує рівно { $price } зілля, а названо { $paid }.
refused-lose-curse = Прокляття так легко не струсиш; вибери інший свій предмет.
refused-lose-what = Назви один зі своїх предметів: HP, EL або MW.
refused-first-lose-item = Спершу попрощайся з предметом.
refused-first-pass-card = Спершу вибери карту на подарунок.
refused-pass-what = Назви одну карту зі своєї руки, наприклад R3.
place-bad-word = «{ $word }» тут стояти не може. Можна: { $allowed }.

## Що можна вибрати до початку

setting-cube = Кидати кубик на зілля. Без нього (режим Outstanding Students) рядок чи стовпчик вибирають самі.
setting-infant = Режим Infant Students: без предметів і ефектів, у сумішах важать лише кольори, перемагає той, хто перший набере потрібні очки.
setting-infant_target = Скільки очок треба для перемоги в режимі Infant Students.
setting-take_rule = «any»: з відповідних зіль береш скільки хочеш. «all»: береш геть усі.
setting-throw_height = «fixed»: кубик завжди падає з тієї самої малої висоти. «rising»: що далі зайшов Циліндр, то дужче кубик відскакує.
setting-spell_backs = «printed»: у кожного закляття свій зворот. «shuffled»: звороти карт однакової вартості роздано наново, тож їх ніхто не знає.
setting-cylinder_end = Де Мірний циліндр завершує гру; 0 — залежно від кількості гравців. У режимі Infant Students не діє.
setting-round_limit = Гра завершується після стількох раундів, хто б не вів; 0 — ніколи.
setting-standstill_rounds = Гра завершується після стількох раундів, у яких ніхто нічого не робив; 0 — ніколи.
setting-first_player = Хто починає: за жеребом (random) або названий гравець.
