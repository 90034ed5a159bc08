### Стол, за которым можно играть в любую игру, не зная её правил.

generic-your-turn = Твой ход.
generic-turn = Ходит { $name }.
generic-actions = Что можно сделать
generic-choose-card = Выбери карту, чтобы увидеть, что с ней можно сделать.
generic-nothing-with = { $card }: сейчас с этой картой ничего не сделать.
generic-more = { $count ->
        [one] Ещё { $count } действие
        [few] Ещё { $count } действия
        [many] Ещё { $count } действий
       *[other] Ещё { $count } действия
    }
generic-hand = { $count ->
        [one] У тебя в руке { $count } карта
        [few] У тебя в руке { $count } карты
        [many] У тебя в руке { $count } карт
       *[other] У тебя в руке { $count } карты
    }
generic-cards = { $count ->
        [0] нет карт
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
generic-pile = Стопка { $number }
generic-yes = да
generic-no = нет

## Что есть на столе

generic-key-sizes = Карты
generic-key-draw = Колода
generic-key-draws = Колода
generic-key-pile = Колода
generic-key-discards = Сброс
generic-key-scores = Очки
generic-key-turns = Сыграно ходов
generic-key-laid = Положено за ход
generic-key-round = Тур
generic-key-dealer = Раздаёт
generic-key-layer = Кто клал последним
generic-key-waiting = Разбирает карты
generic-key-colour = Цвет
generic-key-doubted = Прежний цвет
generic-key-drawn = Из колоды
generic-key-direction = Направление
generic-direction-is = { $value ->
        [1] по часовой стрелке
       *[other] против часовой стрелки
    }
generic-key-pending = Ждёт ответа
generic-pending-is = { $value ->
        [skip] «Пропусти ход»
        [two] «Возьми две»
        [four] «Закажи цвет и возьми четыре»
       *[other] { $value }
    }
generic-key-phase = Сейчас
generic-phase-is = { $value ->
        [turn] ход
        [drawn] карта взята
        [ready] разбирают карты
        [deal] новая раздача
       *[other] { $value }
    }
