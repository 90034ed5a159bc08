### Play in the terminal. For translators: see the top of cli.ftl.

## The table. Each message is a line of its own.

play-opponent = { $seat }: { $size ->
        [one] { $size } карта
        [few] { $size } карты
        [many] { $size } карт
       *[other] { $size } карты
    } в руке, ещё { $draw } в колоде.
play-draw-pile = { $count ->
        [0] Твоя колода пуста.
        [one] В твоей колоде { $count } карта.
        [few] В твоей колоде { $count } карты.
        [many] В твоей колоде { $count } карт.
       *[other] В твоей колоде { $count } карты.
    }
play-watched-pile = { $seat }, { $rising ->
        [yes] возрастающая стопка
       *[no] убывающая стопка
    }: { $count ->
        [0] { $top }, карта ряда
       *[other] { $top }
    }

## Help, and what may be typed: see typed-words in cli.ftl.

play-help-game = Чтобы положить карту, введи её и стопку: 17 вверх, 17 вниз; чтобы помочь сопернику: 17 его вверх, 17 его вниз. назад: забрать последнюю карту обратно; конец: закончить ход.
typed-game-words =
    their_up: его вверх, её вверх, ее вверх, ему вверх, ей вверх, ев, возрастающая соперника, возрастающую соперника, возрастающая стопка соперника, возрастающую стопку соперника
    their_down: его вниз, её вниз, ее вниз, ему вниз, ей вниз, ен, убывающая соперника, убывающую соперника, убывающая стопка соперника, убывающую стопку соперника
