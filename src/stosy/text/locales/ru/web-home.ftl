### Первая страница в браузере: игры, свои столы, столы, открытые для всех.
### Переводчикам: смотрите начало common.ftl.

home-title = Карточные игры для хорошего вечера
home-what = Четыре небольшие карточные игры — с друзьями или с ботами. Без регистрации и установки.

## Игры

home-games = Игры
home-level = Уровень ботов
home-level-auto = в зависимости от игры
    .about = Сильные напарники, спокойные оппоненты.
home-play = Играть сейчас
home-play-game = Играть сейчас с ботами: { $game }
home-invite = Пригласить друзей
home-invite-game = Пригласить друзей за стол: { $game }
home-show = Урок
home-show-game = Урок: { $game }
home-rules = Правила
home-rules-game = Правила игры: { $game }
home-players = { $most ->
        [one] { $range } игрок
        [few] { $range } игрока
        [many] { $range } игроков
       *[other] { $range } игрока
    }
home-minutes = { $minutes ->
        [one] около { $minutes } минуты
        [few] около { $minutes } минут
        [many] около { $minutes } минут
       *[other] около { $minutes } минуты
    }
home-kind = { $team ->
        [yes] одной командой
       *[no] друг против друга
    }

## Твоё имя

home-name = Твоё имя за столом
home-name-hint = Его видят другие. Можно играть и без имени.
home-revoke = Кто-то играет под моим именем
home-revoked = Теперь под твоим именем можно играть только из этого браузера.
home-data = Скачать мои данные
home-erase = Удалить мои данные
home-erase-sure = Удалить твоё имя и всё, что тобой написано? Твои места достанутся «гостю». Отменить это нельзя.
home-erase-yes = Да, удалить
home-erased = Удалено. О тебе здесь ничего не осталось.
home-name-save = Сохранить
home-name-saved = Теперь твоё имя за столом — { $name }.
home-name-is = Твоё имя за столом — { $name }.
home-name-change = Изменить
home-me = Мои игры и устройства

## Свои столы

home-continue = Продолжить
home-table-with = за столом: { $names }
home-table-alone = пока больше никого
home-table-bots = с ботами
home-phase = { $phase ->
        [gathering] партия ещё не началась
        [playing] идёт партия
        [over] партия окончена
       *[closed] стол закрыт
    }
home-given = { $given ->
        [position] известная позиция
       *[deal] известная раздача
    }
home-return = К столу
home-return-table = К столу: { $game }, { $names }
home-result = Результат
home-result-table = Результат: { $game }, { $names }
home-all-tables = { $count ->
        [one] Показать ещё { $count }
        [few] Показать ещё { $count }
        [many] Показать ещё { $count }
       *[other] Показать ещё { $count }
    }

## Столы, открытые для всех

home-public = Публичные столы
home-public-none = Сейчас публичных столов нет. Открой стол и сделай его публичным — он появится здесь.
home-public-lost = Список может быть устаревшим: связь восстанавливается.
home-more-tables = Показать ещё столы
home-open-seats = { $count ->
        [0] свободных мест нет
        [one] { $count } свободное место
        [few] { $count } свободных места
        [many] { $count } свободных мест
       *[other] { $count } свободного места
    }
home-join = Сесть
home-join-table = Сесть за стол: { $game }, { $names }
home-watch = Смотреть
home-watch-table = Смотреть игру: { $game }, { $names }
home-nobody = никого нет

## Когда что-то не так

home-try-again = Попробовать ещё раз

home-privacy = Конфиденциальность
home-imprint = Владельцы сервера

## Каждый день

home-daily = Раздача дня
    .about = Одинаковые карты для всех, одна попытка в день.
home-puzzles = Задачи
    .about = Лучший ход только один. Какой?

## Без интернета

home-away = Без интернета
home-away-offer = Возьми игры с собой — и играй с ботами в поезде или самолёте. Партии остаются в этом браузере.
home-away-take = Взять с собой ({ $size } МБ)
home-away-taking = Игры загружаются…
home-away-taken = Игры уже в этом браузере: можно играть и без интернета.
home-away-remove = Убрать
home-away-removed = Убрано. Сыгранные партии остались.
home-away-now = Нет связи: играешь в этом браузере, с ботами.
home-table-here = в этом браузере
home-away-forget = Удалить партии из этого браузера
home-away-forget-sure = Удалить все партии, сыгранные без сервера? Вернуть их нельзя.
home-away-forgotten = Партии удалены.
