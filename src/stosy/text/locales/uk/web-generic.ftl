### Стіл, за яким можна грати в будь-яку гру, не знаючи її правил.

generic-your-turn = Твій хід.
generic-turn = Ходить { $name }.
generic-actions = Що можна зробити
generic-choose-card = Вибери карту, щоб побачити, що з нею можна зробити.
generic-nothing-with = Зараз із цією картою нічого не зробиш: { $card }.
generic-choose-pile = Вибери, куди покласти цю карту: { $card }.
generic-more = { $count ->
        [one] Ще { $count } дія
        [few] Ще { $count } дії
        [many] Ще { $count } дій
       *[other] Ще { $count } дії
    }
generic-hand = { $count ->
        [one] У тебе на руках { $count } карта
        [few] У тебе на руках { $count } карти
        [many] У тебе на руках { $count } карт
       *[other] У тебе на руках { $count } карти
    }
generic-cards = { $count ->
        [0] немає карт
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }
generic-pile = Стос { $number }
generic-yes = так
generic-no = ні
