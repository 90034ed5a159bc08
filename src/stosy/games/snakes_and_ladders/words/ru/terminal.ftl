### Play in the terminal. For translators: see the top of cli.ftl.

## The table. Each message is a line of its own.

play-own-score = Тур { $round }; у тебя { $score ->
        [one] { $score } очко
        [few] { $score } очка
        [many] { $score } очков
       *[other] { $score } очка
    }, предел — { $goal }.
play-discard = Сверху сброса: { $card }. { $colour-is ->
        [none] Можно положить любую карту.
       *[other] Цвет: { $colour }.
    } Карт в колоде: { $draw }.
play-direction = { $clockwise ->
        [yes] Игра идёт по часовой стрелке.
       *[no] Игра идёт против часовой стрелки.
    }
play-rival = { $seat }: { $size ->
        [one] { $size } карта
        [few] { $size } карты
        [many] { $size } карт
       *[other] { $size } карты
    }, { $score ->
        [one] { $score } очко
        [few] { $score } очка
        [many] { $score } очков
       *[other] { $score } очка
    }.
play-known = Тебе известно, какие карты держит { $seat }: { $cards }.
play-last-card = { $seat }: осталась одна карта.
play-sort = Разбери новые карты и введи готово: игра ждёт тебя.

## Help, and what may be typed: see typed-words in cli.ftl.

play-help-game = Чтобы положить карту, введи её: к5, красная 5, синяя пропуск, з +2, ж наоборот; цвет синий, +4 красный — с заказом цвета. Восклицательный знак (к5!) говорит «Одна карта!». Другие действия: взять, пас, принять, проверить, готово. напомнить и имя: когда кто-то забывает сказать «Одна карта!».
typed-game-words =
    draw: взять, беру, возьми, взять карту, колода, прикуп
    pass: пас, пасую, спасовать, п, оставить, оставлю
    accept: принять, принимаю, смириться, ладно
    challenge: проверить, проверка, проверяю, не верю
    call_out: напомнить, напоминаю, поймать
    one_card: !, одна карта, одна
    W: цвет, закажи, закажи цвет
    W4: +4, цвет4, возьми четыре, закажи цвет и возьми четыре
typed-faces =
    S: п, пропуск, пропусти, пропусти ход
    D: в, возьми, возьми2, возьми две, +2
    R: н, наоборот, разворот
