### Стіл у браузері: місця, журнал і розмова, меню.

table-title = { $game } – Стоси
table-title-turn = Твій хід! { $game } – Стоси

## Місця

table-you = (ти)
table-bot = бот
table-absent = не на зв’язку
table-muted = без слова
table-to-play = зараз ходить
table-person = { $name }: заблокувати чи поскаржитися
table-open-hand = Карти: { $name }
table-cards = { $count ->
        [one] { $count } карта на руках
        [few] { $count } карти на руках
        [many] { $count } карт на руках
       *[other] { $count } карти на руках
    }
table-time-left = Залишилося часу
table-hours = { $count } год

## Журнал і розмова

table-log = Журнал гри
    .short = Хід гри
table-log-unread = { $count ->
        [one] Журнал гри; { $count } нове повідомлення
        [few] Журнал гри; { $count } нові повідомлення
        [many] Журнал гри; { $count } нових повідомлень
       *[other] Журнал гри; { $count } нового повідомлення
    }
table-talk = Чат
table-talk-none = Ще ніхто нічого не пише.
table-say = Скажи щось
table-say-no-numbers = Скажи щось (без чисел)
table-send = Надіслати
table-no-talk = Зараз писати в чат не можна.

## Над столом

table-lost = Зв’язок втрачено. Відновлюю…
table-lost-kept = Зв’язок втрачено. Твою дію збережено, вона надішлеться пізніше…
table-late = Поки не було зв’язку, гра пішла далі: твоя остання дія вже не рахується.
table-moves-lost = Сервер утратив останні ходи за цим столом. Ось як там усе тепер.
table-not-saved = Стіл не вдалося зберегти: можливо, бракує місця. Щойно збереження запрацює, побачиш те, що збереглося.
table-watching = Ти дивишся гру.
table-hidden = { $phase ->
        [playing] Іде партія. Дивитися можуть лише ті, хто за столом.
       *[other] Сядь за стіл, щоб побачити, що на ньому.
    }
table-sit = Сісти за стіл
table-may-return = На твоєму місці грає бот.
table-return = Повернутися на місце
table-between = Тур закінчено. Наступний почнеться, коли всі будуть готові, або за 20 секунд.
table-between-ready = Готово! Наступний тур почнеться, коли будуть готові всі.
table-continue = Наступний тур
table-hint = Підказка
table-hint-thinking = Обмірковую…
table-hint-do = Зробити так
table-hint-other = Інша
table-hint-about = Бот скаже, що зробив би на твоєму місці й чому. Шанс на перемогу – якщо всі грають добре.
table-hint-chance = { $percent }%

## Меню столу

table-menu = Меню столу
table-rules = Правила
table-invite = Запросити друзів
table-setup = Місця й налаштування
table-move-seat = Продовжити на іншому пристрої
table-resign = Здатися
table-resign-sure = Партія закінчиться для всіх, а тобі зарахують поразку.
table-leave = Встати з-за столу
table-leave-sure = Твоє місце звільниться.
table-leave-sure-playing = За тебе дограє бот; пізніше можна повернутися на своє місце.
table-leave-sure-alone = Партія зачекає, поки хтось знову сяде за стіл.
table-stay = Ні, лишаюся
table-mute = Забрати слово
table-unmute = Повернути слово
table-hand-over = Віддати місце ботові
table-hand-over-sure = { $name }: далі на цьому місці гратиме бот.
table-remove = Попросити з-за столу
table-remove-sure = { $name } не зможе знову тут сісти.
table-close = Закрити стіл
table-close-sure = Стіл закриється назавжди й для всіх.
table-spectators = { $count ->
        [0] Ніхто не дивиться.
        [one] Дивиться { $count } людина.
        [few] Дивляться { $count } людини.
        [many] Дивиться { $count } людей.
       *[other] Дивиться { $count } людини.
    }
table-check = Перевірити роздачу
table-lag = { $name }: затримка близько { $lag } мс.
table-lag-about = Коли кілька гравців змагаються, хто швидше, затримка зв’язку не рахується.
table-doubted = { $name }: ознаки затримки суперечать одна одній, тож, коли змагаються, хто швидше, рахується лише те, що певне.
table-commit = Відбиток цієї роздачі, обіцяний до першої карти; звірити його можна в перегляді партії:
table-seed = Зерно цієї роздачі:

table-react = Емоції
table-hurry = Підігнати ботів
table-quick-bots = Боти грають без пауз

## Уроки

table-lesson = Урок: { $game }
table-lesson-step = Крок { $number } із { $count }
table-coach = Що робити далі

## Що можна зробити з кимось за столом

person-about = Заблокувати чи поскаржитися
person-block = Заблокувати: { $name }
person-unblock = Розблокувати: { $name }
person-block-about = Заблоковані не сядуть за твої столи, і ти не бачитимеш, що вони пишуть. За цим столом ви граєте далі. Їм про це не скажуть.
person-blocked = { $name }: заблоковано.
person-unblocked = { $name }: розблоковано.
person-report = Поскаржитися: { $name }
person-report-about = Скаргу прочитають власники сервера. Більше ніхто про неї не дізнається.
person-reason = Чому?
person-reason-talk = за слова в чаті
person-reason-name = за ім’я
person-reason-cheating = за шахрайство
person-reason-stalling = за затягування гри
person-reason-other = за щось інше
person-said = Про які повідомлення йдеться?
person-words = Кількома словами
person-send = Надіслати скаргу
person-reported = Дякуємо. Власники сервера прочитають скаргу.
person-list = Заблоковані
person-none-blocked = Заблокованих немає.
person-unblock-short = Розблокувати

## Коли кличуть того, кого немає за столом

call-me = Сповіщати, коли мій хід
call-me-daily = Сповіщати про роздачу дня
call-denied = Браузер не дозволяє сповіщень. Дозволити їх можна в його налаштуваннях для цього сайту.
call-offer = Надсилати тобі сповіщення?
call-offer-about = Надсилати на цей пристрій сповіщення, коли твій хід, коли хтось підсів до твого столу або кличе тебе зіграти? Вимкнути їх можна в меню столу.
call-yes = Надсилати
call-no = Ні, дякую
call-title = Стоси
call-move = { $game }: твій хід.
call-joined = { $name } уже за твоїм столом.
call-invited = { $name } кличе тебе зіграти: { $game }.
call-daily = Роздача дня вже чекає.
