### Командная строка и игра в терминале. Слова в `…` и после -- не переводятся.

## stosy games и stosy rules

games-players = { $most ->
        [2] { $least ->
            [2] 2 игрока
           *[other] { $least }–{ $most } игрока
        }
        [one] { $least }–{ $most } игрок
        [few] { $least }–{ $most } игрока
        [many] { $least }–{ $most } игроков
       *[other] { $least }–{ $most } игрока
    }
games-hint = `stosy rules GAME` рассказывает правила игры, `stosy play GAME` начинает игру.
rules-heading = Правила
rules-options = Настройки (`--option name=value`)
rules-default = {" "}(обычно так)
rules-presets = Наборы настроек (`--preset name`)

## stosy play: до и после

play-choose = Во что сыграем?
play-choose-prompt = Номер игры:
play-choose-again = Введи, пожалуйста, число от 1 до { $most }.
play-welcome = { $game }. Если нужна помощь, введи ?
play-you = Ты
play-bot-names = Аня, Борис, Вера, Глеб, Даша, Егор, Жанна, Захар, Ира
play-again = Сыграем ещё? (да или нет)
play-left = Ты выходишь из-за стола. До встречи!
play-recorded = Запись партии: { $file }; `stosy show` её перескажет.

## stosy play: стол. Каждое сообщение — отдельная строка.

play-pile = { $pile }: { $count ->
        [0] { $top }, карта ряда
       *[other] { $top }
    }
play-opponent = { $name }: { $hand ->
        [one] { $hand } карта
        [few] { $hand } карты
        [many] { $hand } карт
       *[other] { $hand } карты
    } в руке, ещё { $draw } в начальной стопке.
play-teammate = { $name }: { $hand ->
        [0] карт нет
        [one] { $hand } карта
        [few] { $hand } карты
        [many] { $hand } карт
       *[other] { $hand } карты
    }.
play-rival = { $name }: { $hand ->
        [one] { $hand } карта
        [few] { $hand } карты
        [many] { $hand } карт
       *[other] { $hand } карты
    }, { $score ->
        [one] { $score } очко
        [few] { $score } очка
        [many] { $score } очков
       *[other] { $score } очка
    }.
play-signal = { $name }: «{ $signal }»
play-known = Тебе известно, какие карты держит { $name }: { $cards }.
play-draw-pile = { $count ->
        [0] Твоя начальная стопка пуста.
        [one] В твоей начальной стопке { $count } карта.
        [few] В твоей начальной стопке { $count } карты.
        [many] В твоей начальной стопке { $count } карт.
       *[other] В твоей начальной стопке { $count } карты.
    }
play-team-draw-pile = { $count ->
        [0] Начальная стопка пуста;
        [one] В начальной стопке { $count } карта;
        [few] В начальной стопке { $count } карты;
        [many] В начальной стопке { $count } карт;
       *[other] В начальной стопке { $count } карты;
    } всего осталось выложить: { $left }.
play-discard = Сверху сброса: { $card }. { $colour ->
        [none] Можно положить любую карту.
       *[other] Цвет: { $colour }.
    } Карт в прикупе: { $draw }.
play-direction = { $clockwise ->
        [yes] Игра идёт по часовой стрелке.
       *[no] Игра идёт против часовой стрелки.
    }
play-hand = { $count ->
        [0] У тебя нет карт.
       *[other] Твои карты: { $cards }.
    }

## stosy play: вопросы. После них курсор остаётся в той же строке.

play-prompt = Что делаешь?
play-prompt-chance = Enter — дальше:
play-may-intervene = Можно сыграть вне очереди:
play-last-card = { $name }: осталась одна карта.
play-may-signal = Можно подать сигнал остальным (? покажет, какие есть).
play-which = Что именно? Введи номер с точкой.
play-not-understood = «{ $typed }» — непонятно. Введи ?, чтобы увидеть подсказку.
play-resign-sure = Точно сдаёшься? (да или нет)
play-patient = { $on ->
        [yes] Теперь тебя будут спрашивать перед каждым чужим ходом.
       *[no] Теперь тебя будут спрашивать, только когда это важно.
    }

## stosy play: подсказка. Все слова отсюда есть в typed-words и typed-faces.

play-help = Номер с точкой (например, 3.) выбирает действие из списка. стол: показать стол ещё раз; правила: показать правила; ждать: спрашивать тебя перед каждым чужим ходом или больше не спрашивать; сдаться; выход.
play-help-face-to-face = Чтобы положить карту, введи её и стопку: 17 вверх, 17 вниз; чтобы помочь сопернику: 17 его вверх, 17 его вниз. назад: забрать последнюю карту обратно; конец: закончить ход.
play-help-quick-and-easy = Чтобы положить карту, введи её и стопку: к7 вверх, красная 7 вниз (буквы цветов: к, ж, з, с, ф). конец: закончить ход. Сигналы: есть красный, номинал красный низкий (средний, высокий), хочу вверх, прыжок вниз, не надо вверх.
play-help-the-game = Чтобы положить карту, введи её и стопку: 17 вверх1, 17 вверх2, 83 вниз1, 83 вниз2. конец: закончить ход. Сигналы: хочу вверх1, не надо вниз2.
play-help-snakes-and-ladders = Чтобы положить карту, введи её: к5, красная 5, синяя пропуск, з +2, ж наоборот; цвет синий, +4 красный — с заказом цвета. Восклицательный знак (к5!) говорит «Одна карта!». Другие действия: взять, пас, принять, проверить, готово. напомнить и имя: когда кто-то забывает сказать «Одна карта!».

## Что можно вводить. До двоеточия — слово из записей, его не переводят.

typed-words =
    help: ?, помощь, справка, подсказка
    look: стол, смотреть, покажи
    rules: правила, правило
    wait: ждать, жди, подожди
    quit: выход, выйти, уйти, пока
    resign: сдаться, сдаюсь
    end_turn: конец, конец хода, закончить, хватит, всё, все
    take_back: назад, забрать, вернуть, отмена
    draw: взять, беру, возьми, взять карту, прикуп
    pass: пас, пасую, спасовать, п, оставить, оставлю
    accept: принять, принимаю, смириться, ладно
    challenge: проверить, проверка, проверяю, не верю
    ready: готово, готов, готова
    call_out: напомнить, напоминаю, поймать
    one_card: !, одна карта, одна
    lay: положить, выложить, кладу, хожу
    up: вверх, верх, вв, возрастающая
    down: вниз, низ, вн, убывающая
    their_up: его вверх, её вверх, ее вверх, ему вверх, ей вверх, ев
    their_down: его вниз, её вниз, ее вниз, ему вниз, ей вниз, ен
    up1: вверх1, вверх 1, в1
    up2: вверх2, вверх 2, в2
    down1: вниз1, вниз 1, н1
    down2: вниз2, вниз 2, н2
    r: к, красная, красную, красный, красные
    y: ж, жёлтая, желтая, жёлтую, желтую, жёлтый, желтый, жёлтые, желтые
    g: з, зелёная, зеленая, зелёную, зеленую, зелёный, зеленый, зелёные, зеленые
    b: с, синяя, синюю, синий, синие
    p: ф, фиолетовая, фиолетовую, фиолетовый, фиолетовые
    W: цвет, закажи, закажи цвет
    W4: +4, цвет4, возьми четыре
    holds: есть, держу
    height: номинал, высота, примерно
    wants: хочу
    trick: прыжок, обратный прыжок
    leave: не надо, не клади, не трогай, оставь
    low: низкий, низкая, мелкая
    middle: средний, средняя
    high: высокий, высокая, крупная
typed-yes = да, д, ага, ок, конечно
typed-faces =
    S: п, пропуск, пропусти, пропусти ход
    D: в, возьми, возьми2, возьми две, +2
    R: н, наоборот, разворот

## stosy simulate

simulate-games = { $games ->
        [one] { $game }: { $games } партия,
        [few] { $game }: { $games } партии,
        [many] { $game }: { $games } партий,
       *[other] { $game }: { $games } партии,
    } { $seats ->
        [one] { $seats } место.
        [few] { $seats } места.
        [many] { $seats } мест.
       *[other] { $seats } места.
    }
simulate-options = Настройки: { $options }
simulate-reason = { $reason ->
        [all_laid] Все карты выложены: { $count }
        [cannot_lay] Кто-то не может выложить карты: { $count }
        [target] Предел очков достигнут: { $count }
        [single_round] Один тур: { $count }
       *[other] { $reason }: { $count }
    }
simulate-seat = Место { $seat } ({ $bot }), побед: { $count }, доля: { $rate } % (95 %: от { $low } до { $high } %)
simulate-team = Побед команды: { $count }, доля: { $rate } % (95 %: от { $low } до { $high } %)
simulate-left = Остаётся карт в среднем: { $mean }
simulate-length = Действий за партию: в среднем { $mean }, от { $least } до { $most }
simulate-speed = { $speed ->
        [one] { $speed } действие в секунду
        [few] { $speed } действия в секунду
        [many] { $speed } действий в секунду
       *[other] { $speed } действия в секунду
    }

## stosy verify и stosy show

verify-entry = пункт { $index } в журнале: { $reason }
verify-frame = { $reason }
verify-file = { $file }: { $right ->
        [one] { $right } верная запись
        [few] { $right } верные записи
        [many] { $right } верных записей
       *[other] { $right } верной записи
    }, { $wrong ->
        [one] { $wrong } неверная
        [few] { $wrong } неверные
        [many] { $wrong } неверных
       *[other] { $wrong } неверной
    }, { $running ->
        [one] { $running } неоконченная
        [few] { $running } неоконченные
        [many] { $running } неоконченных
       *[other] { $running } неоконченной
    }.
show-header = Партия { $number }: { $game }. Игроки: { $players }. Настройки: { $options }.

## Ошибки. $reason и $detail — технические, могут быть по-английски.

error-usage = Непонятные аргументы: { $detail }. Смотри `stosy --help`.
error-file = Не получается использовать { $file }: { $reason }.
error-line-too-long = { $file }, строка { $line } длиннее любой записи ({ $reason }).
error-no-records = В файле { $file } нет записей партий.
error-not-a-record = { $file }, строка { $line } — не запись партии: { $reason }.

refusal-with-rule = { $text }
refusal-bad-number = Для { $argument } не подходит «{ $value }»: нужно целое число от { $least } до { $most }.
refusal-option-without-value = «{ $option }» — не настройка со значением; пиши --option name=value.
refusal-no-such-bot = Бота «{ $level }» нет. Есть такие: { $allowed }.
refusal-bot-count = { $bots ->
        [one] Указан { $bots } бот
        [few] Указано { $bots } бота
        [many] Указано { $bots } ботов
       *[other] Указано { $bots } бота
    } на { $seats ->
        [one] { $seats } место
        [few] { $seats } места
        [many] { $seats } мест
       *[other] { $seats } места
    }: укажи одного на всех или по одному на каждое место.
refusal-no-such-language = На языке «{ $language }» слов нет. Есть такие: { $allowed }.
refusal-no-such-match = { $number ->
        [one] Партии { $number } в файле нет.
        [few] Партии { $number } в файле нет.
        [many] Партии { $number } в файле нет.
       *[other] Партии { $number } в файле нет.
    }
