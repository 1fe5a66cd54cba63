game-about = Затоплені твердині, з’єднані брамами.
ask-march = Марш: один крок однієї фігури або відпочинок.
ask-word-on = Зіграти карту чи пасувати? { $what }
the-stack =
    { $number ->
        [0] У дії нічого немає.
        [one] У дії { $number } карта.
        [few] У дії { $number } карти.
       *[other] У дії { $number } карт.
    }
choice-march = Марш: { $things }
choice-rest = Відпочити
choice-play = Зіграти: { $things }
choice-pass = Пас
verb-march = Марш
verb-rest = Відпочити
verb-play = Зіграти
verb-pass = Пас
odds = { $percent }% на перемогу в цій сутичці
