### Просмотр оконченной партии шаг за шагом.

replay-title = Просмотр: { $game }

## Управление под столом

replay-controls = Управление просмотром
replay-first = К раздаче
replay-prev = На шаг назад
replay-play = Смотреть
replay-pause = Пауза
replay-next = На шаг вперёд
replay-last = В конец
replay-speed = Скорость
replay-speed-value = { $speed }×
replay-slider = Шаг партии
replay-at = { $at } / { $last }
replay-step = Шаг { $at } из { $last }
replay-keys = Клавиши: ← и → — на шаг, Home и End — в начало и в конец, пробел — смотреть.

## Чьими глазами

replay-eyes = Чьими глазами
replay-eyes-all = все карты

## Что происходит

replay-log = Ход партии
replay-match = партия { $match }
replay-late = На миг позже: { $names }.

## Что с этим можно сделать

replay-copy = Скопировать ссылку
replay-copy-about = Ссылка именно на этот шаг
replay-copied = Ссылка на этот шаг скопирована.
replay-not-copied = Скопировать ссылку не удалось. Вот она: { $address }
replay-play-on = Играть дальше отсюда
replay-play-on-about = За новым столом игра начинается ровно с этой позиции. Остальные места занимают боты.
replay-play-on-seat = Чьи карты берёшь?
replay-play-on-go = Играть дальше
replay-play-on-over = Здесь партия уже окончена. Вернись немного назад, и можно будет играть дальше.
replay-same-deal = Та же раздача для друзей
replay-same-deal-about = Новый стол с теми же картами: у кого выйдет лучше?
replay-record = Скачать запись
replay-table = К столу
