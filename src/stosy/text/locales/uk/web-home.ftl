### Перша сторінка в браузері: ігри, свої столи, столи, відкриті для всіх.
### Перекладачам: дивіться початок common.ftl.

home-title = Карткові ігри для гарного вечора
home-what = Чотири невеликі карткові гри – з друзями або з ботами. Без реєстрації та встановлення.

## Ігри

home-games = Ігри
home-level = Рівень ботів
home-level-auto = залежно від гри
    .about = Сильні партнери, спокійні супротивники.
home-play = Грати зараз
home-play-game = Грати зараз із ботами: { $game }
home-invite = Запросити друзів
home-invite-game = Запросити друзів за стіл: { $game }
home-show = Урок
home-show-game = Урок: { $game }
home-rules = Правила
home-rules-game = Правила гри: { $game }
home-players = { $most ->
        [one] { $range } гравець
        [few] { $range } гравці
        [many] { $range } гравців
       *[other] { $range } гравця
    }
home-minutes = { $minutes ->
        [one] близько { $minutes } хвилини
        [few] близько { $minutes } хвилин
        [many] близько { $minutes } хвилин
       *[other] близько { $minutes } хвилини
    }
home-kind = { $team ->
        [yes] однією командою
       *[no] одне проти одного
    }

## Твоє ім’я

home-name = Твоє ім’я за столом
home-name-hint = Його бачать інші. Можна грати й без імені.
home-revoke = Хтось грає під моїм ім’ям
home-revoked = Тепер під твоїм ім’ям можна грати лише з цього браузера.
home-data = Завантажити мої дані
home-erase = Видалити мої дані
home-erase-sure = Видалити твоє ім’я і все, що тобою написано? Твої місця дістануться «гостю». Скасувати це не можна.
home-erase-yes = Так, видалити
home-erased = Видалено. Тут про тебе нічого не лишилося.
home-name-save = Зберегти
home-name-saved = Тепер твоє ім’я за столом – { $name }.
home-name-is = Твоє ім’я за столом – { $name }.
home-name-change = Змінити
home-me = Мої ігри та пристрої

## Свої столи

home-continue = Продовжити
home-table-with = за столом: { $names }
home-table-alone = поки що більше нікого
home-table-bots = з ботами
home-phase = { $phase ->
        [gathering] партія ще не почалася
        [playing] триває партія
        [over] партію закінчено
       *[closed] стіл закрито
    }
home-given = { $given ->
        [position] задана позиція
       *[deal] задана роздача
    }
home-return = До столу
home-return-table = До столу: { $game }, { $names }
home-result = Результат
home-result-table = Результат: { $game }, { $names }
home-all-tables = { $count ->
        [one] Показати ще { $count }
        [few] Показати ще { $count }
        [many] Показати ще { $count }
       *[other] Показати ще { $count }
    }

## Столи, відкриті для всіх

home-public = Публічні столи
home-public-none = Зараз публічних столів немає. Відкрий стіл і зроби його публічним – він з’явиться тут.
home-public-lost = Список може бути застарілим: зв’язок відновлюється.
home-more-tables = Показати більше столів
home-open-seats = { $count ->
        [0] вільних місць немає
        [one] { $count } вільне місце
        [few] { $count } вільні місця
        [many] { $count } вільних місць
       *[other] { $count } вільного місця
    }
home-join = Сісти
home-join-table = Сісти за стіл: { $game }, { $names }
home-watch = Дивитися
home-watch-table = Дивитися на гру: { $game }, { $names }
home-nobody = нікого немає

## Коли щось не так

home-try-again = Спробувати ще раз

home-privacy = Приватність
home-imprint = Власники сервера

## Щодня

home-daily = Роздача дня
    .about = Однакові карти для всіх, одна спроба на день.
home-puzzles = Задачі
    .about = Найкращий хід лише один. Який?

## Без інтернету

home-away = Без інтернету
home-away-offer = Візьми ігри із собою – і грай із ботами в потязі чи літаку. Партії залишаються в цьому браузері.
home-away-take = Узяти із собою ({ $size } МБ)
home-away-taking = Ігри завантажуються…
home-away-taken = Ігри вже в цьому браузері: можна грати й без інтернету.
home-away-remove = Прибрати
home-away-removed = Прибрано. Зіграні партії залишилися.
home-away-now = Немає зв’язку: граєш у цьому браузері, з ботами.
home-table-here = у цьому браузері
home-away-forget = Видалити партії з цього браузера
home-away-forget-sure = Видалити всі партії, зіграні без сервера? Повернути їх не можна.
home-away-forgotten = Партії видалено.
