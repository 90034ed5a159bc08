### Столы игр с рядами в браузере.
### Для переводчиков: см. начало common.ftl.

## Стопки, как их читают вслух

rows-pile = { $count ->
        [one] { $pile }: сверху { $top }, { $count } карта
        [few] { $pile }: сверху { $top }, { $count } карты
        [many] { $pile }: сверху { $top }, { $count } карт
       *[other] { $pile }: сверху { $top }, { $count } карты
    }
rows-pile-bare = { $pile }: карта ряда { $from }, пока ничего не выложено
rows-pile-of = { $name }, { $pile }
rows-rising = возрастающая стопка
rows-falling = убывающая стопка
rows-pile-lay = { $pile }. Положить сюда { $card }: { $effect }
rows-pile-take-back = { $pile }. Забрать { $card } обратно

## Что карта делает со стопкой

rows-effect-onward = { $room ->
        [one] { $room } шаг
        [few] { $room } шага
        [many] { $room } шагов
       *[other] { $room } шага
    }
rows-effect-trick = Прыжок: на { $room } назад!
rows-effect-help = Помощь: на { $room } назад

## Ход

rows-table = Стол
rows-hand = Твои карты
rows-choose = Выбери карту, потом стопку.
rows-choose-pile = Выбери стопку. Твоя карта: { $card }.
rows-choose-card = Выбери карту. Твоя стопка: { $pile }.
rows-laid = Выложено: { $laid }. За ход — не меньше { $least }.
rows-laid-exactly = Выложено: { $laid }. За ход — ровно { $most }.
rows-laid-up-to = Выложено: { $laid }. За ход — не больше { $most }.
rows-then-draw = { $count ->
        [0] Добирать больше нечего.
        [one] Потом ты добираешь { $count } карту.
        [few] Потом ты добираешь { $count } карты.
        [many] Потом ты добираешь { $count } карт.
       *[other] Потом ты добираешь { $count } карты.
    }
rows-begin = Начинаю я
rows-agree = Начинает { $name }, если не начнёшь ты.
rows-contested = Остальные ещё могут сказать «Начинаю я».
rows-end-turn = Закончить ход
rows-take-back = Забрать обратно
rows-undo = Отменить
rows-send = Сделать ход
rows-arranged = { $count ->
        [one] Подготовлена { $count } карта; пока ход не сделан, её никто не видит.
        [few] Подготовлено { $count } карты; пока ход не сделан, их никто не видит.
        [many] Подготовлено { $count } карт; пока ход не сделан, их никто не видит.
       *[other] Подготовлено { $count } карты; пока ход не сделан, их никто не видит.
    }
rows-provisional = подготовлено, ход ещё не сделан

## Счёт

rows-progress = выложено { $laid } из { $all }
rows-draw-pile = { $count ->
        [0] Начальная стопка пуста
        [one] Начальная стопка: { $count } карта
        [few] Начальная стопка: { $count } карты
        [many] Начальная стопка: { $count } карт
       *[other] Начальная стопка: { $count } карты
    }
rows-nearly = { $left ->
        [one] Осталась всего { $left } карта!
        [few] Осталось всего { $left } карты!
        [many] Осталось всего { $left } карт!
       *[other] Осталось всего { $left } карты!
    }

## Сигналы, совсем коротко

rows-signals = Сигналы
rows-signals-pile = Сигналы: { $pile }
rows-signals-about = Скажи что-нибудь команде. Чтобы сказать о стопке, нажми на неё и подержи.
rows-signals-pin = Оставить на столе
rows-says-wants = хочу
rows-says-leave = не сюда
rows-says-trick = прыжок
rows-says-holds = есть
rows-says-low = низкая
rows-says-middle = средняя
rows-says-high = высокая
rows-said-by = { $name }: { $signal }

## What decided a match: a few sentences

highlight-left = { $seat-is ->
        [you] { $count ->
            [one] Тебе осталось выложить { $count } карту.
            [few] Тебе осталось выложить { $count } карты.
            [many] Тебе осталось выложить { $count } карт.
           *[other] Тебе осталось выложить { $count } карты.
        }
       *[other] { $count ->
            [one] { $seat }: осталось выложить { $count } карту.
            [few] { $seat }: осталось выложить { $count } карты.
            [many] { $seat }: осталось выложить { $count } карт.
           *[other] { $seat }: осталось выложить { $count } карты.
        }
    }
highlight-jump = { $seat-is ->
        [you] Самый большой скачок — твой: { $top } → { $card } { $pile-onto }.
       *[other] Самый большой скачок делает { $seat }: { $top } → { $card } { $pile-onto }.
    }
highlight-best-trick = { $seat-is ->
        [you] Лучший обратный прыжок — твой: { $top } → { $card } { $pile-onto }.
       *[other] Лучший обратный прыжок делает { $seat }: { $top } → { $card } { $pile-onto }.
    }
highlight-turn = { $seat-is ->
        [you] { $count ->
            [one] Самый длинный ход — твой: { $count } карта.
            [few] Самый длинный ход — твой: { $count } карты.
            [many] Самый длинный ход — твой: { $count } карт.
           *[other] Самый длинный ход — твой: { $count } карты.
        }
       *[other] { $count ->
            [one] Самый длинный ход делает { $seat }: { $count } карта.
            [few] Самый длинный ход делает { $seat }: { $count } карты.
            [many] Самый длинный ход делает { $seat }: { $count } карт.
           *[other] Самый длинный ход делает { $seat }: { $count } карты.
        }
    }
highlight-tricks = Обратные прыжки: { $counts }.
highlight-helps = Карты в помощь оппоненту: { $counts }.
highlight-team-tricks = Обратные прыжки: { $count }.
highlight-turns = Ходы: { $count }.
