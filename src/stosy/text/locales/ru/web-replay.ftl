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
replay-late = На миг позже: { $names }.

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
replay-record = Скачать запись
replay-table = К столу

## Анализ

replay-analyse = Анализ
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
        [0] Ошибок, которые можно отличить от случайности, нет.
       *[other] Самые большие ошибки и что было лучше
    }
replay-better = { $chosen } %. Лучше: { $action } — { $best } %
replay-accounts = Мастерство и везение, в процентных пунктах
replay-account = { $name }: { $start } % → { $end } %. Свой выбор { $skill }, везение { $luck }; без ошибки: { $right } из { $choices }.
