### Стіл, за яким можна грати в будь-яку гру, не знаючи її правил.

generic-your-turn = Твій хід.
generic-turn = Ходить { $name }.
generic-actions = Що можна зробити
generic-choose-card = Вибери карту, щоб побачити, що з нею можна зробити.
generic-nothing-with = { $card }: зараз із цією картою нічого не зробиш.
generic-more = { $count ->
        [one] Ще { $count } дія
        [few] Ще { $count } дії
        [many] Ще { $count } дій
       *[other] Ще { $count } дії
    }
generic-hand = { $count ->
        [one] У тебе на руках { $count } карта
        [few] У тебе на руках { $count } карти
        [many] У тебе на руках { $count } карт
       *[other] У тебе на руках { $count } карти
    }
generic-cards = { $count ->
        [0] немає карт
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }
generic-pile = Стос { $number }
generic-yes = так
generic-no = ні

## Що є на столі

generic-key-sizes = Карти
generic-key-draw = Колода
generic-key-draws = Колода
generic-key-pile = Колода
generic-key-discards = Скидання
generic-key-scores = Бали
generic-key-turns = Зіграно ходів
generic-key-laid = Покладено за хід
generic-key-round = Тур
generic-key-dealer = Роздає
generic-key-layer = Хто клав останнім
generic-key-waiting = Розкладає карти
generic-key-colour = Колір
generic-key-doubted = Попередній колір
generic-key-drawn = З колоди
generic-key-direction = Напрямок
generic-direction-is = { $value ->
        [1] за годинниковою стрілкою
       *[other] проти годинникової стрілки
    }
generic-key-pending = Чекає відповіді
generic-pending-is = { $value ->
        [skip] «Пропусти хід»
        [two] «Візьми дві»
        [four] «Замов колір і візьми чотири»
       *[other] { $value }
    }
generic-key-phase = Зараз
generic-phase-is = { $value ->
        [turn] хід
        [drawn] карту взято
        [ready] розкладають карти
        [deal] нова роздача
       *[other] { $value }
    }
