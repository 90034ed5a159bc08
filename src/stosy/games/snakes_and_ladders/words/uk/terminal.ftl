### Play in the terminal. For translators: see the top of cli.ftl.

## The table. Each message is a line of its own.

play-own-score = Тур { $round }; у тебе { $score ->
        [one] { $score } бал
        [few] { $score } бали
        [many] { $score } балів
       *[other] { $score } бала
    }, межа – { $goal }.
play-discard = Верхня карта: { $card }. { $colour-is ->
        [none] Можна класти будь-яку карту.
       *[other] Колір: { $colour }.
    } У колоді: { $draw }.
play-direction = { $clockwise ->
        [yes] Гра йде за годинниковою стрілкою.
       *[no] Гра йде проти годинникової стрілки.
    }
play-rival = { $seat }: { $size ->
        [one] { $size } карта
        [few] { $size } карти
        [many] { $size } карт
       *[other] { $size } карти
    }, { $score ->
        [one] { $score } бал
        [few] { $score } бали
        [many] { $score } балів
       *[other] { $score } бала
    }.
play-known = Тобі відомі карти, які має { $seat }: { $cards }.
play-last-card = { $seat }: лишилася одна карта.
play-sort = Розклади нові карти й введи готово: гра чекає на тебе.

## Help, and what may be typed: see typed-words in cli.ftl.

play-help-game = Щоб покласти карту, назви її: ч5, червону 5, синю пропуск, з в2, ж навпаки; замов синій, замов4 червоний – із замовленням кольору. Знак оклику – це «Одна карта!»: ч5!. беру, пас, приймаю, перевірка, готово. викрити та ім’я – якщо хтось забуває сказати «Одна карта!».
typed-game-words =
    draw: беру, взяти, узяти, візьму, тягну, добрати, колода, прикуп, б
    pass: пас, пасую, п
    accept: приймаю, прийняти, пр
    challenge: перевірка, перевірити, перевіряю, не вірю
    call_out: викрити, викриваю, вк
    one_card: !, одна карта, одна
    W: замов, замов колір, замовити, зк
    W4: замов4, замов чотири, чотири, +4, зк4, замов колір і візьми чотири, візьми чотири
typed-faces =
    S: п, пропуск, пропусти, пропусти хід
    D: в, в2, +2, візьми, візьми2, візьми дві
    R: н, навпаки
