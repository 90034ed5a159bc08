### Перегляд закінченої партії крок за кроком.

replay-title = Перегляд: { $game }

## Керування під столом

replay-controls = Керування переглядом
replay-first = До роздачі
replay-prev = На крок назад
replay-play = Відтворити
replay-pause = Пауза
replay-next = На крок уперед
replay-last = До кінця
replay-speed = Швидкість
replay-speed-value = { $speed }×
replay-slider = Крок партії
replay-at = { $at } / { $last }
replay-step = Крок { $at } з { $last }
replay-keys = Клавіші: ← і → – на крок, Home і End – на початок і в кінець, пробіл – відтворити.

## Чиїми очима

replay-eyes = Чиїми очима
replay-eyes-all = усі карти

## Що відбувається

replay-log = Перебіг партії
replay-match = партія { $match }
replay-late = На мить пізніше: { $names }.

## Що з цим можна зробити

replay-copy = Копіювати посилання
replay-copy-about = Посилання саме на цей крок
replay-copied = Посилання на цей крок скопійовано.
replay-not-copied = Скопіювати посилання не вдалося. Ось воно: { $address }
replay-play-on = Грати далі звідси
replay-play-on-about = За новим столом гра починається саме з цієї позиції. Решту місць займають боти.
replay-play-on-seat = Чиї карти береш?
replay-play-on-go = Грати далі
replay-play-on-over = Тут партію вже закінчено. Повернись трохи назад, і можна буде грати далі.
replay-same-deal = Та сама роздача для друзів
replay-same-deal-about = Новий стіл із тими самими картами: у кого вийде краще?
replay-record = Завантажити запис
replay-table = До столу

## Аналіз

replay-analyse = Аналіз
replay-analyse-about = Де партію виграли й програли?
replay-analysing = { $total ->
        [0] Спершу інші партії…
       *[other] Розглянуто ходів: { $done } з { $total }…
    }
replay-chances = Шанси на перемогу за тим, що кожен міг тоді знати
replay-chances-team = Команда
replay-turning = { $count ->
        [0] Переломних моментів не було.
       *[other] Переломні моменти
    }
replay-move = { $index }. { $name }: { $action }
replay-swing = { $start } % → { $end } %, { $cause ->
        [choice] причина: цей вибір
        [cards] причина: те, що відкрилося
       *[others] причина: те, що перед цим зробили інші
    }
replay-mistakes = { $count ->
        [0] Помилок, які можна відрізнити від випадковості, немає.
       *[other] Найбільші помилки й що було краще
    }
replay-better = { $chosen } %. Краще: { $action } – { $best } %
replay-accounts = Майстерність і везіння, у відсоткових пунктах
replay-account = { $name }: { $start } % → { $end } %. Власний вибір { $skill }, везіння { $luck }; без помилки: { $right } з { $choices }.
