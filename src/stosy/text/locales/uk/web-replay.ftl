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
replay-late = На мить запізно: { $names }.

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
replay-check = Що доведено
replay-check-right = Перевірено в цьому браузері: роздача така, як обіцяно.
replay-check-wrong = Щось не так: ця роздача не така, як обіцяно.
replay-check-kept = Обіцянка та сама, яку цей браузер бачив раніше.
replay-check-commit = Сервер відкрив саме те, що обіцяв.
replay-check-parts = Частка кожного гравця саме та, яку обіцяно.
replay-check-seed = Зерно складається саме з цього.
replay-check-cards = Карти саме ті, які дає зерно.
replay-check-open = { $count ->
        [one] { $count } перемішування скидання тут не перевірено; програма «stosy verify» перевіряє і його.
        [few] { $count } перемішування скидання тут не перевірено; програма «stosy verify» перевіряє і їх.
        [many] { $count } перемішувань скидання тут не перевірено; програма «stosy verify» перевіряє і їх.
       *[other] { $count } перемішувань скидання тут не перевірено; програма «stosy verify» перевіряє і їх.
    }
replay-proved = Доведено
replay-not-proved = Не доведено
replay-claimed = Лише заявлено
replay-proof-rules = Результат випливає з правил: кожен хід зіграно ще раз.
replay-proof-moves = Усі ходи досі за правилами: кожен зіграно ще раз.
replay-proof-committed = Роздача та сама, яку було обіцяно до першої карти. Її ніхто не підмінив.
replay-proof-mixed = { $count ->
        [one] Роздачу змішано з часткою з місця { $seats }. Більше ніхто не міг вибрати карти.
        [few] Роздачу змішано з часток із місць { $seats }. Ніхто не міг вибрати карти, якщо хоч хтось один із них чесний.
        [many] Роздачу змішано з часток із місць { $seats }. Ніхто не міг вибрати карти, якщо хоч хтось один із них чесний.
       *[other] Роздачу змішано з часток із місць { $seats }. Ніхто не міг вибрати карти, якщо хоч хтось один із них чесний.
    }
replay-proof-bots = { $count ->
        [one] На місці { $seats } був бот, частки від нього немає.
        [few] На місцях { $seats } були боти, часток від них немає.
        [many] На місцях { $seats } були боти, часток від них немає.
       *[other] На місцях { $seats } були боти, часток від них немає.
    }
replay-proof-without = { $count ->
        [one] З місця { $seats } частки немає, хоч там була людина.
        [few] З місць { $seats } часток немає, хоч там були люди.
        [many] З місць { $seats } часток немає, хоч там були люди.
       *[other] З місць { $seats } часток немає, хоч там були люди.
    }
replay-proof-day = Це роздача дня за { $date }: секрет було обіцяно саме для цього дня.
replay-proof-alone = Що карт ніхто не вибирав: сервер зробив цю роздачу сам і міг спробувати кілька.
replay-proof-given = Звідки карти: цей стіл відкрито із заданими картами.
replay-proof-hidden = Роздача: її зерно ще не показано.
replay-proof-unbound = Що це роздача дня за { $date }: в обіцянці цей день не названо.
replay-proof-seen = Що карт ніхто не бачив: власники сервера їх бачать.
replay-proof-claims = Хто грав, хто був ботом і коли.
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
replay-swing = { $start }% → { $end }%, { $cause ->
        [choice] причина: цей вибір
        [cards] причина: те, що відкрилося
       *[others] причина: те, що перед цим зробили інші
    }
replay-mistakes = { $count ->
        [0] Явних помилок немає.
       *[other] Найбільші помилки й що було краще
    }
replay-better = { $chosen }%. Краще: { $action } – { $best }%
replay-accounts = Уміння й удача, у відсоткових пунктах
replay-account = { $name }: { $start }% → { $end }%. Власний вибір { $skill }, удача { $luck }; без явної помилки: { $right } з { $choices }.

## Момент аналізу: позиція перед помилкою, що зіграно і що було краще

replay-own-mistakes = Твої помилки
replay-other-mistakes = Помилки інших
replay-moment-played = Зіграно: { $action } – { $chance }%
replay-moment-better = Краще: { $action } – { $chance }%
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
replay-chart-explained = Шанс показує, як часто звідси вигравали б сильні боти, якби все, чого гравець не бачить, роздавали наново. Гравці бачать різні карти, тож у кожної лінії своя правда: дві лінії разом можуть і не дати 100.
replay-chart-explained-team = Шанс показує, як часто звідси вигравала б команда сильних ботів, якби все, чого не бачить той, хто ходить, роздавали наново. Гравці бачать різні карти, тому лінія може трохи стрибати від одного до іншого.
