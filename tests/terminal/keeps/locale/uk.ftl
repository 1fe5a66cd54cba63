game-about = Затоплені твердині, з’єднані брамами.
ended-flight = Хтось утік.
ask-march = Марш: один крок однієї фігури або відпочинок.
ended-flight = Хтось утік.
ask-word-on = Зіграти карту чи пасувати? { $what }
ended-flight = Хтось утік.
the-stack =
ended-flight = Хтось утік.
    { $number ->
ended-flight = Хтось утік.
        [0] У дії нічого немає.
ended-flight = Хтось утік.
        [one] У дії { $number } карта.
ended-flight = Хтось утік.
        [few] У дії { $number } карти.
ended-flight = Хтось утік.
       *[other] У дії { $number } карт.
ended-flight = Хтось утік.
    }
ended-flight = Хтось утік.
choice-march = Марш: { $things }
ended-flight = Хтось утік.
choice-rest = Відпочити
ended-flight = Хтось утік.
choice-flee = Утекти човном
ended-flight = Хтось утік.
choice-play = Зіграти: { $things }
ended-flight = Хтось утік.
choice-pass = Пас
ended-flight = Хтось утік.
verb-march = Марш
ended-flight = Хтось утік.
verb-rest = Відпочити
ended-flight = Хтось утік.
verb-play = Зіграти
ended-flight = Хтось утік.
verb-pass = Пас
ended-flight = Хтось утік.
odds = { $percent }% на перемогу в цій сутичці
ended-flight = Хтось утік.
