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
replay-check = Перевірити роздачу
replay-check-right = Перевірено в цьому браузері: роздача така, як обіцяно.
replay-check-wrong = Щось не так: ця роздача не така, як обіцяно.
replay-check-mixed = Ці карти ніхто не міг вибрати: їх змішано з таємного числа сервера й частки з пристрою кожного гравця, і все було обіцяно раніше, ніж відкрито перше. Той, хто тримає сервер, усе ж міг бачити карти, як і той, хто роздає, може підглянути.
replay-check-alone = Цю роздачу зробив сам сервер і ще до першої карти пообіцяв її відбитком, тож потім її не підмінили. Той, хто тримає сервер, міг бачити карти.
replay-check-given = Ці карти столу задано, а не змішано для нього, тож перевіряти нічого.
replay-check-commit = Сервер відкрив саме те, що обіцяв.
replay-check-parts = Частка кожного гравця саме та, яку обіцяно.
replay-check-seed = Зерно складається саме з цього.
replay-check-cards = Карти саме ті, які дає зерно.
replay-check-open = { $count ->
        [one] { $count } перемішування відбою тут не перевірено; програма «stosy verify» перевіряє і його.
        [few] { $count } перемішування відбою тут не перевірено; програма «stosy verify» перевіряє і їх.
        [many] { $count } перемішувань відбою тут не перевірено; програма «stosy verify» перевіряє і їх.
       *[other] { $count } перемішувань відбою тут не перевірено; програма «stosy verify» перевіряє і їх.
    }
replay-record = Завантажити запис
replay-table = До столу

## Аналіз

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

## Момент аналізу: позиція перед помилкою, що зіграно і що було краще

replay-own-mistakes = Твої помилки
replay-other-mistakes = Помилки інших
replay-moment-played = Зіграно: { $action } – { $chance } %
replay-moment-better = Краще: { $action } – { $chance } %
replay-turn-more = { $count ->
        [one] і ще { $count } у цьому ході
        [few] і ще { $count } у цьому ході
        [many] і ще { $count } у цьому ході
       *[other] і ще { $count } у цьому ході
    }
replay-retry = Спробувати ще раз
replay-retry-about = Ти граєш далі звідси, решту місць займають боти. Усе, чого ти не бачиш, роздається наново.
replay-retry-same = З тими самими картами
replay-show-move = Показати хід
replay-moment-close = Закрити цей момент
replay-chart-about = Що означають ці шанси?
replay-chart-explained = Шанс показує, як часто звідси вигравали б сильні боти, якби все, чого гравець не бачить, роздавали наново. Гравці бачать різні карти, тож у кожної лінії своя правда: дві лінії разом не мусять давати 100.
replay-chart-explained-team = Шанс показує, як часто звідси вигравала б команда сильних ботів, якби все, чого не бачить той, хто ходить, роздавали наново. Гравці бачать різні карти, тому лінія може трохи стрибати від одного до іншого.
