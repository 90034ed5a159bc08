### What `stosy --help` and the manual say. $levels, $offered, $games, $languages and $presets are lists of words to type.

help-stosy = Четыре небольшие карточные игры: играй и изучай.
help-usage = использование:
help-arguments = аргументы
help-options = параметры
help-commands = команды
help-to-play = чтобы играть
help-to-host = чтобы пригласить других
help-to-compare-bots = чтобы сравнить ботов
help-to-read-records = чтобы читать записи

## Arguments that mean the same in several commands

help-any-help = показать эту справку
help-any-version = показать версию
help-any-lang = язык: { $languages }
help-any-game = одна из игр: { $games }
help-any-name = как тебя будут звать остальные
help-any-engine = `kernel` или `python` (ядро, если оно может)
help-any-preset = набор правил: { $presets }
help-any-option = отдельное правило игры; можно указать несколько раз
help-any-jobs = сколько процессов (столько, сколько ядер процессора); результат тот же
help-any-on = где работать: `processes` — в процессах этого компьютера, `ray` — на Ray (нужна часть `ray`); результаты те же
help-any-address = кластер Ray, на котором работать (без него Ray запускается на этом компьютере)
help-any-lenient = когда бот нарушает правила, играть за него запасной ход, а не засчитывать поражение
help-any-bot-seconds = сколько секунд свой бот может думать над решением (10)
help-any-bot-stderr = хранить в этой папке то, что программы печатают в стандартный поток ошибок
help-any-db = хранилище сервера: файл, `sqlite:///…` или `postgresql://…`
help-any-file = файл с записями партий

## Commands, and what only they have

help-games = перечислить игры
help-rules = показать правила игры
help-play = играть в терминале против ботов
help-play-seats = сколько игроков, считая тебя
help-play-bots = боты, один на всех или по одному на каждое место: { $offered } (в команде `strong`, иначе `casual`), `expert:400` с 400 пробными партиями на каждое решение или свой, как для `stosy simulate`
help-play-seed = играть эту раздачу: то же зерно даёт те же карты
help-play-record = дописывать записи партий в этот файл
help-play-name = твоё имя
help-join = играть в терминале за столом на сервере
help-join-url = ссылка на стол или адрес сервера
help-any-plain = только строки текста
help-bot = посадить своего бота за стол на сервере
help-bot-url = ссылка с ключом к месту, от хозяина стола
help-bot-bot = бот, как в `--bots`: `./mine.py:Mine`, `cmd:./program`
help-bot-name = как назвать его в записи партии
help-bot-bot-seconds = сколько ему можно думать над одним решением (5)
help-simulate = дать ботам сыграть много партий и подсчитать результаты
help-simulate-games = сколько партий (100)
help-simulate-seats = сколько мест (столько, сколько ботов)
help-simulate-bots = один бот на все места или по одному на каждое: { $levels } или свой: `module:Class`, `./file.py:Class`, `cmd:./program`; `name=…` даёт ему название
help-simulate-seed = название серии (stosy): то же название даёт те же раздачи
help-simulate-jobs = сколько процессов (1); результат тот же
help-simulate-records = записать все партии в этот файл
help-simulate-json = итог в формате JSON
help-tournament = сравнить ботов на одних и тех же раздачах, по очереди на каждом месте
help-tournament-bots = кто соревнуется: { $levels } или свой бот: `module:Class`, `./file.py:Class`, `cmd:./program`; `name=…` даёт ему название
help-tournament-games = сколько раздач (200), каждая на всех местах
help-tournament-lead = с остальными играет только первый бот
help-tournament-mixed = в командной игре боты разных видов играют и вместе
help-tournament-seats = сколько мест (2)
help-tournament-seed = название раздач (stosy)
help-tournament-json = таблица результатов в формате JSON
help-tournament-picture = нарисовать таблицу в этот файл, SVG
help-dataset = записать решения из сохранённых партий таблицей Parquet для обучающихся программ
help-dataset-files = файлы с записями партий
help-dataset-out = куда записать; сделанное прерванной командой не пропадёт
help-verify = проверить записи партий шаг за шагом
help-verify-files = файлы с записями партий
help-conformance = показать набор записей, на котором проверяют другую реализацию правил
help-show = показать партию ход за ходом
help-show-match = только эта партия файла, считая с 1
help-show-seat = так, как её видел игрок на этом месте, считая с 1
help-show-spectator = так, как её видел зритель
help-analyse = показать, где партия выиграна или проиграна и что было бы лучше
help-analyse-match = какая партия файла, считая с 1 (1)
help-analyse-seat = только ходы этого места, считая с 1
help-analyse-bots = кто играет дальше из каждой позиции (`strong`): один бот для всех мест или по одному на каждое
help-analyse-playouts = сколько пробных партий на каждое решение (3000; с `--bots` — 100)
help-analyse-seed = название пробных партий (stosy)
help-analyse-jobs = сколько процессов (1); результат тот же
help-analyse-json = всё в формате JSON
help-serve = запустить сервер, чтобы играть по сети
help-serve-settings = взять настройки из этого файла TOML; командная строка и переменные `STOSY_SERVE_…` важнее
help-serve-show-settings = показать все настройки в виде такого файла и завершить работу
help-serve-host = слушать по этому адресу (127.0.0.1: только этот компьютер)
help-serve-port = слушать на этом порту (8470; 0 — любой свободный)
help-serve-lan = впустить локальную сеть
help-serve-behind-proxy = верить заголовкам X-Forwarded-… от этих прокси (без значения — от тех, что на этом компьютере)
help-serve-origin = публичный адрес, например `https://cards.example`, которому принадлежат ключи доступа
help-serve-path = где на хосте лежат страницы (`/`), например `/games/`
help-serve-bots = предлагать за столами ещё и этих ботов: `name=cmd:./program`, `name=./file.py:Class` или установленного; они работают в отдельных процессах
help-serve-bot-seconds = сколько секунд такой бот может думать над решением (5)
help-serve-remote-bots = разрешить хозяевам столов давать места ботам, которые работают где-то ещё (`stosy bot`); столько секунд на решение (5)
help-serve-log = как вести журнал (auto: в терминале строки для людей, иначе JSON)
help-new-key = заменить ключ, которым подписаны файлы cookie гостей, если его кто-то мог прочитать
help-admin = присмотреть за сервером, который работает на этом компьютере: столы, люди, запреты, объявления
help-admin-what = что сделать: `tables` (столы), `people` (люди), `close СТОЛ` (закрыть), `end СТОЛ` (прекратить партию), `mute`, `unmute`, `ban` или `unban` гостя или адрес, `restrictions` (кто без слова или доступа), `reports` (жалобы), `report ЖАЛОБА` (одна целиком), `settle ЖАЛОБА` (рассмотрена), `rename ГОСТЬ ИМЯ`, `announce ТЕКСТ` (`""` снимает объявление), `erase ГОСТЬ` (стереть данные), `rotate` (новый ключ для cookie), `rotate-push` (новый ключ для уведомлений), `check` (все ли журналы воспроизводятся), `rebuild` (записать заново то, что не сходится с журналом, пока сервер не работает), `backup ФАЙЛ` (резервная копия)
help-admin-whom = стол, гость, адрес или жалоба, как их показывают списки, или текст
help-admin-duration = как долго действует запрет: `30m`, `2h`, `7d`
help-admin-json = вывести списки как JSON
help-admin-settings = файл настроек сервера
help-admin-admin-folder = папка с сокетами серверов, если она названа в настройках
help-site = записать сайт для любого веб-хостинга, где каждый играет сам
help-site-directory = папка, куда его записать
help-site-serve = затем показать его на этом компьютере, чтобы попробовать (без числа: на свободном порту)
help-wire = показать сообщения сервера, для авторов клиентов
