### What `stosy --help` and the manual say. $levels, $offered, $games, $languages and $presets are lists of words to type.

help-stosy = Чотири невеликі карткові гри: грай і вивчай.
help-usage = використання:
help-arguments = аргументи
help-options = параметри
help-commands = команди
help-to-play = щоб грати
help-to-host = щоб запросити інших
help-to-compare-bots = щоб порівняти ботів
help-to-read-records = щоб читати записи

## Arguments that mean the same in several commands

help-any-help = показати цю довідку
help-any-version = показати версію
help-any-lang = мова: { $languages }
help-any-game = одна з ігор: { $games }
help-any-name = як тебе зватимуть інші
help-any-engine = `kernel` або `python` (ядро, якщо воно може)
help-any-preset = набір правил: { $presets }
help-any-option = окреме правило гри; можна вказати кілька разів
help-any-jobs = скільки процесів (стільки, скільки ядер процесора); результат той самий
help-any-on = де працювати: `processes` – у процесах цього комп’ютера, `ray` – на Ray (потрібна частина `ray`); результати ті самі
help-any-address = кластер Ray, на якому працювати (без нього Ray запускається на цьому комп’ютері)
help-any-lenient = коли бот порушує правила, грати за нього запасний хід, а не зараховувати поразку
help-any-bot-seconds = скільки секунд власний бот може думати над рішенням (10)
help-any-bot-stderr = зберігати в цій теці те, що програми друкують у стандартний потік помилок
help-any-db = сховище сервера: файл, `sqlite:///…` або `postgresql://…`
help-any-file = файл із записами партій

## Commands, and what only they have

help-games = перелічити ігри
help-rules = показати правила гри
help-play = грати в терміналі проти ботів
help-play-seats = скільки гравців, разом із тобою
help-play-bots = боти, один на всіх або по одному на кожне місце: { $offered } (у команді `strong`, інакше `casual`), `expert:400` з 400 пробними партіями на кожне рішення або власний, як для `stosy simulate`
help-play-seed = грати цю роздачу: те саме зерно дає ті самі карти
help-play-record = дописувати записи партій до цього файлу
help-play-name = твоє ім’я
help-join = грати в терміналі за столом на сервері
help-join-url = посилання на стіл або адреса сервера
help-any-plain = лише рядки тексту
help-bot = посадити свого бота за стіл на сервері
help-bot-url = посилання з ключем до місця, від господаря столу
help-bot-bot = бот, як у `--bots`: `./mine.py:Mine`, `cmd:./program`
help-bot-name = як його назвати в записі партії
help-bot-bot-seconds = скільки йому можна думати над одним рішенням (5)
help-simulate = дати ботам зіграти багато партій і підрахувати результати
help-simulate-games = скільки партій (100)
help-simulate-seats = скільки місць (стільки, скільки ботів)
help-simulate-bots = один бот на всі місця або по одному на кожне: { $levels } або власний: `module:Class`, `./file.py:Class`, `cmd:./program`; `name=…` дає йому назву
help-simulate-seed = назва серії (stosy): та сама назва дає ті самі роздачі
help-simulate-jobs = скільки процесів (1); результат той самий
help-simulate-records = записати всі партії до цього файлу
help-simulate-json = підсумок у форматі JSON
help-tournament = порівняти ботів на тих самих роздачах, по черзі на кожному місці
help-tournament-bots = хто змагається: { $levels } або власний бот: `module:Class`, `./file.py:Class`, `cmd:./program`; `name=…` дає йому назву
help-tournament-games = скільки роздач (200), кожна на всіх місцях
help-tournament-lead = з іншими грає лише перший бот
help-tournament-mixed = у командній грі боти різних видів грають і разом
help-tournament-seats = скільки місць (2)
help-tournament-seed = назва роздач (stosy)
help-tournament-json = таблиця результатів у форматі JSON
help-tournament-picture = намалювати таблицю в цей файл, SVG
help-dataset = записати рішення зі збережених партій таблицею Parquet для програм, що навчаються
help-dataset-files = файли із записами партій
help-dataset-out = куди записати; зроблене перерваною командою не пропаде
help-verify = перевірити записи партій крок за кроком
help-verify-files = файли із записами партій
help-conformance = показати набір записів, на якому перевіряють іншу реалізацію правил
help-show = показати партію хід за ходом
help-show-match = лише ця партія файлу, рахуючи з 1
help-show-seat = так, як її бачив гравець на цьому місці, рахуючи з 1
help-show-spectator = так, як її бачив глядач
help-analyse = показати, де партію виграно чи програно і що було б краще
help-analyse-match = котра партія файлу, рахуючи з 1 (1)
help-analyse-seat = лише ходи цього місця, рахуючи з 1
help-analyse-bots = хто грає далі з кожної позиції (`strong`): один бот для всіх місць або по одному на кожне
help-analyse-playouts = скільки пробних партій на кожне рішення (3000; з `--bots` – 100)
help-analyse-seed = назва пробних партій (stosy)
help-analyse-jobs = скільки процесів (1); результат той самий
help-analyse-json = усе у форматі JSON
help-serve = запустити сервер, щоб грати мережею
help-serve-settings = взяти налаштування з цього файлу TOML; командний рядок і змінні `STOSY_SERVE_…` мають перевагу
help-serve-show-settings = показати всі налаштування у вигляді такого файлу й завершити роботу
help-serve-host = слухати за цією адресою (127.0.0.1: лише цей комп’ютер)
help-serve-port = слухати на цьому порту (8470; 0 – будь-який вільний)
help-serve-lan = впустити локальну мережу
help-serve-behind-proxy = вірити заголовкам X-Forwarded-… від цих проксі (без значення – від тих, що на цьому комп’ютері)
help-serve-origin = публічна адреса, наприклад `https://cards.example`, якій належать ключі доступу
help-serve-path = де на хості лежать сторінки (`/`), наприклад `/games/`
help-serve-bots = пропонувати за столами ще й цих ботів: `name=cmd:./program`, `name=./file.py:Class` або встановлений; вони працюють в окремих процесах
help-serve-bot-seconds = скільки секунд такий бот може думати над рішенням (5)
help-serve-remote-bots = дозволити господарям столів давати місця ботам, які працюють деінде (`stosy bot`); стільки секунд на рішення (5)
help-serve-log = як вести журнал (auto: у терміналі рядки для людей, інакше JSON)
help-new-key = замінити ключ, яким підписано файли cookie гостей, якщо його хтось міг прочитати
help-admin = доглянути за сервером, що працює на цьому комп’ютері: столи, люди, заборони, оголошення
help-admin-what = що зробити: `tables` (столи), `people` (люди), `close СТІЛ` (закрити), `end СТІЛ` (припинити партію), `mute`, `unmute`, `ban` або `unban` гостя чи адресу, `restrictions` (хто без слова чи доступу), `reports` (скарги), `report СКАРГА` (одна повністю), `settle СКАРГА` (розглянуто), `rename ГІСТЬ ІМ’Я`, `announce ТЕКСТ` (`""` знімає оголошення), `erase ГІСТЬ` (стерти дані), `rotate` (новий ключ для cookie), `rotate-push` (новий ключ для сповіщень), `check` (чи всі журнали відтворюються), `rebuild` (записати знову те, що не збігається з журналом, поки сервер не працює), `backup ФАЙЛ` (резервна копія)
help-admin-whom = стіл, гість, адреса чи скарга, як їх показують списки, або текст
help-admin-duration = як довго діє заборона: `30m`, `2h`, `7d`
help-admin-json = вивести списки як JSON
help-admin-settings = файл налаштувань сервера
help-admin-admin-folder = тека із сокетами серверів, якщо її названо в налаштуваннях
help-site = записати сайт для будь-якого вебхостингу, де кожен грає сам
help-site-directory = папка, куди його записати
help-site-serve = потім показати його на цьому комп’ютері, щоб спробувати (без числа: на вільному порту)
help-wire = показати повідомлення сервера, для авторів клієнтів
