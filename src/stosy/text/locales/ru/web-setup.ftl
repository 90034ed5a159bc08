### Стол в браузере до партии и между партиями: места, приглашение, договорённости.
### Переводчикам: смотрите начало common.ftl. $name и $host — имена людей.

## Места

setup-seats = Места
setup-seat-count = { $count ->
        [one] { $count } место
        [few] { $count } места
        [many] { $count } мест
       *[other] { $count } места
    }
setup-hints = Подсказки
    .about = игроки могут спросить, что лучше сделать
setup-more-seats = На одно место больше
setup-fewer-seats = На одно место меньше
setup-free = свободное место
setup-you = это ты
setup-host = хозяин стола
setup-away = не на связи
setup-muted = без слова
setup-who = Кто сидит на месте { $number }
setup-for-a-friend = свободно, для друга
setup-bot = Бот: { $level }
setup-stand-in = Боты на свободных местах и вместо тех, кого нет
setup-sit = Сесть сюда
setup-sit-number = Сесть сюда: место { $number }
setup-stand = Встать
setup-watch-only = Ты смотришь: все места заняты.
setup-spectators = { $count ->
        [one] смотрит { $count } человек
        [few] смотрят { $count } человека
        [many] смотрит { $count } человек
       *[other] смотрит { $count } человека
    }
setup-mute = Лишить слова: { $name }
setup-unmute = Вернуть слово: { $name }
setup-remove = Попросить из-за стола: { $name }
setup-remove-title = Попросить из-за стола?
setup-remove-about = { $name } не сможет снова сесть за этот стол.
setup-remove-yes = Попросить из-за стола

## Приглашение

setup-invites = { $host } зовёт тебя в игру
setup-join = Присоединиться
setup-choices = Больше настроек
setup-invite = Пригласи друзей
setup-invite-about = У кого есть эта ссылка, тот может прийти к столу.
setup-link = Ссылка на стол
setup-copy = Скопировать
setup-copied = Ссылка скопирована.
setup-copy-yourself = Ссылка выделена, теперь скопируй её.
setup-share = Поделиться
setup-share-text = Давай сыграем: { $game }
setup-code = QR-код
    .alt = Ссылка в виде QR-кода
setup-code-about = Или наведи на него камеру телефона.

## Договорённости

setup-agreed = Время и компания
setup-presets = Правила за столом
setup-usual = по умолчанию
setup-own-mix = Свои правила
setup-own-mix-about = настройки выбраны вручную
setup-options = { $count ->
        [one] { $count } настройка
        [few] Все { $count } настройки
        [many] Все { $count } настроек
       *[other] Все { $count } настройки
    }
setup-as-leaflet = Всё по обычным правилам.
setup-differs = Отличия от обычных правил: { $differences }.
setup-printed = В правилах, напечатанных по-русски, иначе: { $differences }.
setup-difference = { $option }: { $value }

setup-first = Кто начинает
setup-lot = решает жребий
setup-clock = Время на ход
setup-clock-none = без ограничений
setup-seconds = { $count ->
        [one] { $count } секунда
        [few] { $count } секунды
        [many] { $count } секунд
       *[other] { $count } секунды
    }
setup-minutes = { $count ->
        [one] { $count } минута
        [few] { $count } минуты
        [many] { $count } минут
       *[other] { $count } минуты
    }
setup-hours = { $count ->
        [one] { $count } час
        [few] { $count } часа
        [many] { $count } часов
       *[other] { $count } часа
    }
setup-days = { $count ->
        [one] { $count } день
        [few] { $count } дня
        [many] { $count } дней
       *[other] { $count } дня
    }
setup-clock-slow = Медленный стол: не нужно сидеть за ним всё время, возвращайся, когда удобно.
setup-expiry = Когда время выйдет
setup-expiry-fallback = делается простой ход
setup-expiry-forfeit = партия проиграна
setup-public = Публичный стол
    .about = его видят все на главной странице, и любой может сесть
setup-watch = Кто может смотреть
    .about = сыгранную партию может пересмотреть любой, у кого есть ссылка
setup-watch-anyone = все, у кого есть ссылка
setup-watch-seated = кто уже сидел за этим столом
setup-watch-nobody = никто
setup-talk = Чат за столом
    .about = можно писать друг другу
    .public = за публичным столом выключен, пока не включишь
setup-earlier-talk = Новые гости видят прежний чат
    .about = иначе его видят только те, кто тогда сидел за столом
setup-more = Другие настройки
setup-grace = Сколько ждать того, кто пропал
    .about = потом играет бот, пока человек не вернётся
setup-private = только по ссылке
setup-no-talk = без чата
setup-no-hints = без подсказок

## Кто и когда начинает

setup-table = Места и правила
setup-start = Начать партию
setup-start-next = Начать следующую партию
setup-start-bots = { $count ->
        [one] Свободное место займёт бот (уровень: { $level }).
        [few] { $count } свободных места займут боты (уровень: { $level }).
        [many] { $count } свободных мест займут боты (уровень: { $level }).
       *[other] { $count } свободного места займут боты (уровень: { $level }).
    }
setup-start-full = Все места заняты.
setup-host-starts = Ждём, когда { $host } начнёт партию.
setup-host-nobody = Кто сядет первым, тот станет хозяином стола и начнёт партию.
setup-like = Эту раздачу уже играли: места и правила остаются такими, как тогда. Сравни, как получится у тебя.
setup-like-position = Партия продолжается с середины: места и правила остаются такими, как тогда.

## Другое устройство

setup-move-about = Открой эту ссылку на другом устройстве в течение десяти минут: твоё место перейдёт туда. Никому её не отправляй: кто откроет, тот и займёт твоё место.
setup-move-link = Секретная ссылка на твоё место
setup-move-make = Создать ссылку
setup-move-again = Создать новую ссылку
setup-move-failed = Не удалось создать ссылку. Попробуй ещё раз.
setup-own-bot-title = Свой бот
setup-own-bot-about = Кто введёт эту команду, посадит на это место своего бота — с любого компьютера, где есть Stosy. В ссылке ключ к месту: он действует, пока ты не отдашь место кому-то другому.
setup-own-bot-command = Команда для бота
