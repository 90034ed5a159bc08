### Просмотр оконченной партии шаг за шагом.

replay-title = Просмотр: { $game }

## Управление под столом

replay-controls = Управление просмотром
replay-first = К раздаче
replay-prev = На шаг назад
replay-play = Смотреть
replay-pause = Пауза
replay-next = На шаг вперёд
replay-last = В конец
replay-speed = Скорость
replay-speed-value = { $speed }×
replay-slider = Шаг партии
replay-at = { $at } / { $last }
replay-step = Шаг { $at } из { $last }
replay-keys = Клавиши: ← и → — на шаг, Home и End — в начало и в конец, пробел — смотреть.

## Чьими глазами

replay-eyes = Чьими глазами
replay-eyes-all = все карты

## Что происходит

replay-log = Ход партии
replay-match = партия { $match }
replay-late = Мгновением позже: { $names }.

## Что с этим можно сделать

replay-copy = Скопировать ссылку
replay-copy-about = Ссылка именно на этот шаг
replay-copied = Ссылка на этот шаг скопирована.
replay-not-copied = Скопировать ссылку не удалось. Вот она: { $address }
replay-play-on = Играть дальше отсюда
replay-play-on-about = За новым столом игра начинается ровно с этой позиции. Остальные места занимают боты.
replay-play-on-seat = Чьи карты берёшь?
replay-play-on-go = Играть дальше
replay-play-on-over = Здесь партия уже окончена. Вернись немного назад, и можно будет играть дальше.
replay-same-deal = Та же раздача для друзей
replay-same-deal-about = Новый стол с теми же картами: у кого выйдет лучше?
replay-check = Что доказано
replay-check-right = Проверено в этом браузере: раздача такая, как обещано.
replay-check-wrong = Что-то не так: эта раздача не такая, как обещано.
replay-check-kept = Обещание то же, которое этот браузер видел раньше.
replay-check-commit = Сервер открыл именно то, что обещал.
replay-check-parts = Доля каждого игрока именно та, что была обещана.
replay-check-seed = Зерно складывается именно из этого.
replay-check-cards = Карты именно те, которые даёт зерно.
replay-check-open = { $count ->
        [one] { $count } перемешивание сброса здесь не проверено; программа «stosy verify» проверяет и его.
        [few] { $count } перемешивания сброса здесь не проверены; программа «stosy verify» проверяет и их.
        [many] { $count } перемешиваний сброса здесь не проверены; программа «stosy verify» проверяет и их.
       *[other] { $count } перемешиваний сброса здесь не проверены; программа «stosy verify» проверяет и их.
    }
replay-proved = Доказано
replay-not-proved = Не доказано
replay-claimed = Только заявлено
replay-proof-rules = Результат следует из правил: каждый ход сыгран ещё раз.
replay-proof-moves = Все ходы пока по правилам: каждый сыгран ещё раз.
replay-proof-committed = Раздача та самая, которая была обещана до первой карты. Её никто не подменил.
replay-proof-mixed = { $count ->
        [one] Раздача смешана с долей с места { $seats }. Больше никто не мог выбрать карты.
        [few] Раздача смешана из долей с мест { $seats }. Никто не мог выбрать карты, если хоть кто-то один из них честен.
        [many] Раздача смешана из долей с мест { $seats }. Никто не мог выбрать карты, если хоть кто-то один из них честен.
       *[other] Раздача смешана из долей с мест { $seats }. Никто не мог выбрать карты, если хоть кто-то один из них честен.
    }
replay-proof-bots = { $count ->
        [one] На месте { $seats } был бот, доли от него нет.
        [few] На местах { $seats } были боты, долей от них нет.
        [many] На местах { $seats } были боты, долей от них нет.
       *[other] На местах { $seats } были боты, долей от них нет.
    }
replay-proof-without = { $count ->
        [one] С места { $seats } доли нет, хотя там был человек.
        [few] С мест { $seats } долей нет, хотя там были люди.
        [many] С мест { $seats } долей нет, хотя там были люди.
       *[other] С мест { $seats } долей нет, хотя там были люди.
    }
replay-proof-day = Это раздача дня за { $date }: секрет был обещан именно для этого дня.
replay-proof-alone = Что карты никто не выбирал: сервер сделал эту раздачу сам и мог попробовать несколько.
replay-proof-given = Откуда карты: они заданы столу.
replay-proof-hidden = Раздача: её зерно ещё не показано.
replay-proof-unbound = Что это раздача дня за { $date }: в обещании дня нет.
replay-proof-seen = Что карты никто не видел: владельцы сервера их видят.
replay-proof-claims = Кто играл, кто был ботом и когда.
replay-record = Скачать запись
replay-table = К столу

## Анализ

replay-analyse-about = Где партию выиграли и проиграли?
replay-analysing = { $total ->
        [0] Сначала другие партии…
       *[other] Рассмотрено ходов: { $done } из { $total }…
    }
replay-chances = Шансы на победу по тому, что каждый мог тогда знать
replay-chances-team = Команда
replay-turning = { $count ->
        [0] Переломных моментов не было.
       *[other] Переломные моменты
    }
replay-move = { $index }. { $name }: { $action }
replay-swing = { $start } % → { $end } %, { $cause ->
        [choice] причина: этот выбор
        [cards] причина: то, что открылось
       *[others] причина: то, что перед этим сделали другие
    }
replay-mistakes = { $count ->
        [0] Явных ошибок нет.
       *[other] Самые большие ошибки и что было лучше
    }
replay-better = { $chosen } %. Лучше: { $action } — { $best } %
replay-accounts = Умение и удача, в процентных пунктах
replay-account = { $name }: { $start } % → { $end } %. Свой выбор { $skill }, удача { $luck }; без явной ошибки: { $right } из { $choices }.

## Момент анализа: позиция перед ошибкой, что сыграно и что было лучше

replay-own-mistakes = Твои ошибки
replay-other-mistakes = Ошибки других
replay-moment-played = Сыграно: { $action } — { $chance } %
replay-moment-better = Лучше: { $action } — { $chance } %
replay-turn-more = { $count ->
        [one] и ещё { $count } за этот ход
        [few] и ещё { $count } за этот ход
        [many] и ещё { $count } за этот ход
       *[other] и ещё { $count } за этот ход
    }
replay-retry = Попробовать ещё раз
replay-retry-about = Ты играешь дальше отсюда, остальные места занимают боты. Всё, чего ты не видишь, раздаётся заново.
replay-retry-same = С теми же картами
replay-show-move = Показать ход
replay-moment-close = Закрыть этот момент
replay-chart-about = Что значат эти шансы?
replay-chart-explained = Шанс показывает, как часто отсюда выигрывали бы сильные боты, если бы всё, чего игрок не видит, раздавали заново. Игроки видят разные карты, поэтому у каждой линии своя правда: две линии вместе не обязаны давать 100.
replay-chart-explained-team = Шанс показывает, как часто отсюда выигрывала бы команда сильных ботов, если бы всё, чего не видит тот, кто ходит, раздавали заново. Игроки видят разные карты, поэтому линия может немного прыгать от игрока к игроку.
