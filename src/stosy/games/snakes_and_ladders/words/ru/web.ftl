### Стол «Змеек и лесенок» в браузере. Кнопки короткие: они должны помещаться на телефоне.

## За столом

snakes-others = Остальные игроки
snakes-points = { $count ->
        [one] { $count } очко
        [few] { $count } очка
        [many] { $count } очков
       *[other] { $count } очка
    }
snakes-points-short = { $count } оч.
snakes-direction = { $clockwise ->
        [yes] Игра идёт по часовой стрелке
       *[no] Игра идёт против часовой стрелки
    }
snakes-look = { $count ->
        [one] { $name }: тебе известна { $count } карта
        [few] { $name }: тебе известны { $count } карты
        [many] { $name }: тебе известно { $count } карт
       *[other] { $name }: тебе известно { $count } карты
    }
snakes-seen = Тебе известно, какие карты держит { $name }:
snakes-close = Закрыть
snakes-said-pass = пас
snakes-said-skip = пропуск

## Стопки

snakes-draw = { $count ->
        [0] Взять карту. Прикуп пуст.
        [one] Взять карту. В прикупе { $count } карта.
        [few] Взять карту. В прикупе { $count } карты.
        [many] Взять карту. В прикупе { $count } карт.
       *[other] Взять карту. В прикупе { $count } карты.
    }
snakes-top = Верхняя карта: { $card }
snakes-colour = Цвет:
snakes-any-colour = любой цвет

## Что можно сделать

snakes-hit = { $pending ->
        [skip] «Пропусти ход» — тебе
        [two] +2 тебе
       *[four] +4 тебе
    }
snakes-answer = Возможные ответы: { $cards }.
snakes-accept = { $pending ->
        [skip] Пропустить ход
        [two] Взять две
        [four] Взять четыре
       *[none] Принять
    }
snakes-challenge = Проверить
snakes-doubted = Это блеф, если в руке был такой цвет: { $colour }.
snakes-doubted-any = Цвет не был задан, так что всё честно.
snakes-drawn = { $fits ->
        [yes] Из прикупа: { $card }. Положи её или оставь себе.
       *[no] Из прикупа: { $card }. Она не подходит.
    }
snakes-nothing-drawn = Брать нечего: прикуп пуст.
snakes-has-drawn = { $name } берёт карту и думает.
snakes-lay-drawn = Положить
snakes-pass = Пас
snakes-sort-yours = Разбери новые карты; остальные ждут тебя.
snakes-sorting = { $name } разбирает новые карты.
snakes-ready = Готово
snakes-cut-in = Вмешаться: { $card }
snakes-choose-colour = Кладёшь { $card }: какой цвет?
snakes-bluff = У тебя есть { $colour } цвет, так что это блеф.
snakes-cancel = Не класть

## Свои карты

snakes-one-card = Одна карта!
snakes-catch = Поймали!
snakes-table = Стол
snakes-sort = По цвету
snakes-hand = { $count ->
        [one] У тебя в руке { $count } карта
        [few] У тебя в руке { $count } карты
        [many] У тебя в руке { $count } карт
       *[other] У тебя в руке { $count } карты
    }
snakes-mark-new = новая
snakes-mark-drawn = взята

## Очки

snakes-scores-about = Подсчёт: { $scoring }; предел: { $target }
snakes-player = Игрок
snakes-total = Всего
snakes-round = Тур { $number }
snakes-all-rounds = Все туры
snakes-round-won = тур выигран
snakes-winner = победа
snakes-round-over = { $who ->
        [you] Ты выигрываешь тур { $number }!
        [nobody] Тур { $number } заканчивается без победителя.
       *[other] { $winner } выигрывает тур { $number }.
    }

## What decided a match: a few sentences

highlight-taken = { $seat-is ->
        [you] Больше всего карт за раз берёшь ты
       *[other] Больше всего карт за раз берёт { $seat }
    }: { $count }{ $why ->
        [two] , из-за «Возьми две».
        [four] , из-за «Закажи цвет и возьми четыре».
        [challenge] , за недоверие.
        [bluff] , за блеф.
        [called_out] , за забытое «Одна карта!».
        [penalty] , в качестве штрафа.
       *[other] .
    }
highlight-round = { $seat-is ->
        [you] Больше всего за тур получаешь ты: { $points ->
            [one] { $points } очко
            [few] { $points } очка
            [many] { $points } очков
           *[other] { $points } очка
        } в туре { $round }.
       *[other] Больше всего за тур получает { $seat }: { $points ->
            [one] { $points } очко
            [few] { $points } очка
            [many] { $points } очков
           *[other] { $points } очка
        } в туре { $round }.
    }
highlight-bluffs = Раскрытые блефы: { $count }.
highlight-call-outs = Забытые «Одна карта!»: { $count }.
highlight-cut-ins = Вмешательства: { $counts }.
