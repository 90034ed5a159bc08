### Стіл у браузері до партії та між партіями: місця, запрошення, домовленості.
### Перекладачам: дивіться початок common.ftl. $name і $host – імена людей.

## Місця

setup-seats = Місця
setup-seat-count = { $count ->
        [one] { $count } місце
        [few] { $count } місця
        [many] { $count } місць
       *[other] { $count } місця
    }
setup-hints = Підказки
    .about = гравці можуть спитати, що краще зробити
setup-more-seats = На одне місце більше
setup-fewer-seats = На одне місце менше
setup-free = вільне місце
setup-you = це ти
setup-host = господар
setup-away = не на зв’язку
setup-muted = не може писати
setup-who = Хто сидить на місці { $number }
setup-for-a-friend = вільне, для друга
setup-bot = Бот: { $level }
setup-stand-in = Боти на вільних місцях і замість відсутніх
setup-sit = Сісти тут
setup-sit-number = Сісти тут: місце { $number }
setup-stand = Встати
setup-watch-only = Ти дивишся: усі місця зайняті.
setup-spectators = { $count ->
        [one] дивиться { $count } людина
        [few] дивляться { $count } людини
        [many] дивиться { $count } людей
       *[other] дивиться { $count } людини
    }
setup-mute = Забрати слово: { $name }
setup-unmute = Повернути слово: { $name }
setup-remove = Попросити з-за столу: { $name }
setup-remove-title = Попросити з-за столу?
setup-remove-about = { $name } не зможе знову сісти за цей стіл.
setup-remove-yes = Попросити з-за столу

## Запрошення

setup-invites = { $host } запрошує тебе до гри
setup-join = Приєднатися
setup-choices = Більше налаштувань
setup-invite = Запроси друзів
setup-invite-about = Хто має це посилання, може прийти до столу.
setup-link = Посилання на стіл
setup-copy = Скопіювати
setup-copied = Посилання скопійовано.
setup-copy-yourself = Посилання виділено, тепер скопіюй його.
setup-share = Поділитися
setup-share-text = Зіграймо разом: { $game }
setup-code = QR-код
    .alt = Посилання як QR-код
setup-code-about = Або наведи на нього камеру телефона.

## Домовленості

setup-agreed = Час і компанія
setup-presets = Правила за столом
setup-usual = типово
setup-own-mix = Свої правила
setup-own-mix-about = налаштування вибрано власноруч
setup-options = { $count ->
        [one] { $count } налаштування
        [few] Усі { $count } налаштування
        [many] Усі { $count } налаштувань
       *[other] Усі { $count } налаштування
    }
setup-as-leaflet = Усе за звичайними правилами.
setup-differs = Відмінності від звичайних правил: { $differences }.
setup-printed = У правилах, надрукованих українською, інакше: { $differences }.
setup-difference = { $option }: { $value }

setup-first = Хто починає
setup-lot = вирішує жереб
setup-clock = Час на хід
setup-clock-none = без обмежень
setup-seconds = { $count ->
        [one] { $count } секунда
        [few] { $count } секунди
        [many] { $count } секунд
       *[other] { $count } секунди
    }
setup-minutes = { $count ->
        [one] { $count } хвилина
        [few] { $count } хвилини
        [many] { $count } хвилин
       *[other] { $count } хвилини
    }
setup-hours = { $count ->
        [one] { $count } година
        [few] { $count } години
        [many] { $count } годин
       *[other] { $count } години
    }
setup-days = { $count ->
        [one] { $count } день
        [few] { $count } дні
        [many] { $count } днів
       *[other] { $count } дня
    }
setup-clock-slow = Повільний стіл: не треба сидіти за ним увесь час, повертайся, коли зручно.
setup-expiry = Коли час вийде
setup-expiry-fallback = робиться простий хід
setup-expiry-forfeit = партію програно
setup-public = Публічний стіл
    .about = його видно всім на головній сторінці, і кожен може сісти
setup-watch = Хто може дивитися
    .about = зіграну партію може переглянути кожен, хто має посилання
setup-watch-anyone = кожен, хто має посилання
setup-watch-seated = хто вже сидів за цим столом
setup-watch-nobody = ніхто
setup-talk = Чат за столом
    .about = можна писати одне одному
    .public = за публічним столом вимкнено, поки не ввімкнеш
setup-earlier-talk = Новоприбулі бачать попередній чат
    .about = інакше його бачать лише ті, хто тоді сидів за столом
setup-more = Інші налаштування
setup-grace = Скільки чекати на того, хто зник
    .about = потім грає бот, доки людина не повернеться
setup-private = лише за посиланням
setup-no-talk = без чату
setup-no-hints = без підказок

## Хто й коли починає

setup-table = Місця й правила
setup-start = Почати партію
setup-start-next = Почати наступну партію
setup-start-bots = { $count ->
        [one] Вільне місце займе бот (рівень: { $level }).
        [few] { $count } вільні місця займуть боти (рівень: { $level }).
        [many] { $count } вільних місць займуть боти (рівень: { $level }).
       *[other] { $count } вільного місця займуть боти (рівень: { $level }).
    }
setup-start-full = Усі місця зайняті.
setup-host-starts = Чекаємо, коли { $host } почне партію.
setup-host-nobody = Хто сяде першим, той стане господарем і почне партію.
setup-like = Цю роздачу вже грали: місця й правила лишаються такими, як тоді. Порівняй, як вийде в тебе.
setup-like-position = Партія продовжується із середини: місця й правила лишаються такими, як тоді.

## Інший пристрій

setup-move-about = Відкрий це посилання на іншому пристрої впродовж десяти хвилин: твоє місце перейде туди. Нікому його не надсилай: хто відкриє, той і займе твоє місце.
setup-move-link = Таємне посилання на твоє місце
setup-move-make = Створити посилання
setup-move-again = Створити нове посилання
setup-move-failed = Не вдалося створити посилання. Спробуй ще раз.
setup-own-bot-title = Власний бот
setup-own-bot-about = Хто введе цю команду, посадить на це місце свого бота – з будь-якого комп’ютера, де є Stosy. У посиланні ключ до місця: він діє, доки ти не віддаси місце комусь іншому.
setup-own-bot-command = Команда для бота
