### Стол, за которым можно играть в любую игру, не зная её правил.

generic-your-turn = Твой ход.
generic-turn = Ходит { $name }.
generic-actions = Что можно сделать
generic-choose-card = Выбери карту, чтобы увидеть, что с ней можно сделать.
generic-nothing-with = Сейчас с этой картой ничего не сделать: { $card }.
generic-choose-pile = Выбери, куда положить эту карту: { $card }.
generic-more = { $count ->
        [one] Ещё { $count } действие
        [few] Ещё { $count } действия
        [many] Ещё { $count } действий
       *[other] Ещё { $count } действия
    }
generic-hand = { $count ->
        [one] У тебя в руке { $count } карта
        [few] У тебя в руке { $count } карты
        [many] У тебя в руке { $count } карт
       *[other] У тебя в руке { $count } карты
    }
generic-cards = { $count ->
        [0] нет карт
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
generic-pile = Стопка { $number }
generic-yes = да
generic-no = нет
