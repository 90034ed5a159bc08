### Раздача дня в браузере: игры, результаты и доказательство, что карт никто не выбирал.
### Для переводчиков: см. начало common.ftl.

daily-title = Раздача дня
daily-what = Каждый день в каждой игре одна раздача, карты у всех на этом сервере одинаковые. Засчитывается одна попытка — та, когда карты видишь впервые, и без подсказок.
daily-honest = Кто зайдёт как новый гость, сможет попробовать ещё раз, так что результаты здесь — для забавы и под честное слово.
# $date is a date, written out.
daily-of = Раздача дня, { $date }
# $hours and $minutes until midnight by UTC.
daily-ends = Новые карты в полночь по UTC, через { $hours } ч { $minutes } мин
daily-over = Этот день уже кончился.
daily-score = Прежде всего важен выигрыш. Кто сдался или проиграл по времени, тот последний.
daily-streak = { $days ->
        [one] { $days } день подряд
        [few] { $days } дня подряд
        [many] { $days } дней подряд
       *[other] { $days } дня подряд
    }
daily-alone = в одиночку
# $count bots of a $level, such as “expert”.
daily-bots = { $count ->
        [one] с { $count } ботом: { $level }
        [few] с { $count } ботами: { $level }
        [many] с { $count } ботами: { $level }
       *[other] с { $count } ботами: { $level }
    }
daily-finished = { $count ->
        [0] ещё никто не сыграл
        [one] сыграл { $count } человек
        [few] сыграли { $count } человека
        [many] сыграло { $count } человек
       *[other] сыграло { $count } человека
    }
daily-play = Играть
daily-play-game = Играть раздачу дня: { $game }
daily-go-on = Продолжить
daily-go-on-game = Продолжить попытку: { $game }
daily-results = Результаты
daily-results-game = Результаты: { $game }
daily-missed = не сыграно

## Результаты

daily-yours = Твой результат
daily-place = Место { $place } из { $count }
daily-percentile = Лучше, чем у { $percent } % остальных
daily-percentile-ties = Лучше, чем у { $percent } % остальных (ничьи — за половину)
daily-first = До тебя ещё никто не доиграл.
daily-table = Результаты всех
daily-who = Кто
daily-how = Результат
daily-you = ты
daily-watch = Просмотр
daily-watch-of = Просмотр: { $name }
daily-nobody = Никто не доиграл.
daily-experts = Как сыграли эксперты с твоими картами
daily-possible = Что было возможно
daily-possible-won-exact = С открытыми картами эту раздачу можно выиграть. Это доказано.
daily-possible-lost-exact = Даже с открытыми картами эту раздачу не выиграть. Это доказано.
daily-possible-won = Эту раздачу можно выиграть: способ найден.
daily-possible-not-found = Способа выиграть не найдено. Но это не доказывает, что его нет.
daily-possible-wait = Эксперты ещё играют.
daily-back = Все игры дня
daily-closed-title = Сначала сыграй
daily-closed = Результаты откроются, когда доиграешь свою попытку или когда кончится день.

## Поделиться

daily-share = Поделиться результатом
daily-copy = Скопировать текстом
daily-copied = Скопировано
# One line of the text to share.
daily-shared = Стосы, { $game }, { $date }

## Прежние дни и доказательство

daily-earlier = Прежние дни
daily-today = сегодня
daily-tomorrow = завтра
daily-proof = Карты никто не выбирает
daily-proof-how = Для каждого дня сервер случайно выбирает секрет и за неделю до того публикует SHA-256 текста «date:secret», так что секрет принадлежит именно этому дню. Когда день прошёл, он показывает и сам секрет. Зерно игры — это SHA-256 текста «secret:game», так что раздачу может проверить каждый. Владельцы сервера карты видят.
daily-hash = SHA-256 даты и секрета
daily-secret = Секрет
daily-secret-later = появится, когда день пройдёт
daily-late = Этот секрет выбран уже в тот же день, потому что раньше сервер не работал.
