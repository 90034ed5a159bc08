### Командний рядок і гра в терміналі. Слова в `…` і після -- не перекладаються.

## stosy games і stosy rules

games-players = { $most ->
        [2] { $least ->
            [2] 2 гравці
           *[other] { $least }–{ $most } гравці
        }
       *[other] { $least }–{ $most } гравців
    }
games-hint = `stosy rules GAME` показує правила гри, `stosy play GAME` запускає її.
rules-heading = Правила
rules-options = Налаштування (`--option name=value`)
rules-default = {" "}(типово)
rules-presets = Набори налаштувань (`--preset name`)

## stosy play: до і після гри

play-choose = У яку гру зіграємо?
play-choose-prompt = Номер:
play-choose-again = Введи, будь ласка, число від 1 до { $most }.
play-you = Ти
play-left = Ти встаєш з-за столу. Бувай!
play-recorded = Запис партії – у файлі { $file }; його покаже `stosy show`.

## stosy play: стіл. Кожне повідомлення – окремий рядок

play-pile = { $pile }: { $count ->
        [0] { $top }, карта напрямку
       *[other] { $top }
    }
play-teammate = { $seat }: { $size ->
        [0] немає карт
        [one] { $size } карта
        [few] { $size } карти
        [many] { $size } карт
       *[other] { $size } карти
    }.
play-said = { $seat-is ->
        [you] { play-you }
       *[other] { $seat }
    }: { $signals }
play-quoted = «{ $signal }».
play-team-draw-pile = { $count ->
        [0] Відкладений стос порожній;
        [one] Відкладений стос: { $count } карта;
        [few] Відкладений стос: { $count } карти;
        [many] Відкладений стос: { $count } карт;
       *[other] Відкладений стос: { $count } карти;
    } ще викласти: { $left }.
play-cards = { $label }: { $cards }.
play-laid-by = { $card } ({ $name })
play-seat = { $name }: { $facts }.
play-fact = { $label } { $value }
play-hand = { $count ->
        [0] Карт на руках немає.
       *[other] Твої карти: { $cards }.
    }

## stosy play: запитання, без переходу на новий рядок

play-prompt = Що робиш?
play-may-intervene = Ти можеш діяти поза чергою:
play-may-signal = Можна дещо сказати іншим (`?` покаже, що саме).
play-which = Яку з цих дій ти маєш на увазі? Введи її номер із крапкою.
play-not-understood = Незрозуміло: «{ $typed }». Введи `?`, щоб побачити довідку.
play-bare-number = Просто «{ $typed }» – незрозуміло: до карти назви й стос, а номер зі списку введи з крапкою (`{ $typed }.`).
play-nothing-listed = Зараз немає з чого вибирати.
play-resign-sure = Ти справді хочеш здатися? (так чи ні)

## stosy play: підказки. Перший рядок – для всіх ігор, другий – для однієї з них

play-help = `швидше`: боти чекатимуть менше; `хто`: хто де сидить; `вихід`: піти. Партія збережеться й наступного разу продовжиться.

## Що можна вводити. Перед двокрапкою – слово із записів, його не перекладають;
## після неї – українські слова через кому, малими літерами, кожне лише в одному рядку

typed-words =
    help: ?, допомога, довідка
    hint: підказка, підкажи, порада, порадь
    look: стіл, огляд, показати
    rules: правила, правило
    quit: вихід, вийти, бувай
    resign: здаюся, здаюсь, здатися
    end_turn: кінець, кінець ходу, завершити, завершити хід, к
    take_back: назад, забрати, забрати назад, скасувати
    ready: готово, готовий, готова, г
    lay: кладу, покласти, поклади, викласти, скинути
    up: вгору, угору, вг, зростаючий, висхідний
    down: вниз, униз, вн, спадаючий, низхідний
    r: ч, червона, червону, червоний
    y: ж, жовта, жовту, жовтий
    g: з, зелена, зелену, зелений
    b: с, синя, синю, синій
    signal: сказати, кажу, скажи, сигнал
    wants: хочу, бажаю
    leave: не чіпай, не чіпати, бережи
typed-yes = так, т, ага, авжеж, гаразд, добре
typed-filler = на, мій, твій, свій, стос, карту, карта

## stosy join: стіл на сервері. Як туди потрапити

join-name-prompt = Як тебе називати іншим?
join-unreachable = { $origin } недоступний: { $reason }.
join-tables = Столи, до яких можна приєднатися:
join-no-tables = Публічних столів зараз немає.
join-listed = { $game }: { $names ->
        [none] нікого немає
       *[other] { $names }
    }, { $open ->
        [0] вільних місць немає
        [one] { $open } вільне місце
        [few] { $open } вільні місця
        [many] { $open } вільних місць
       *[other] { $open } вільного місця
    }{ $playing ->
        [yes] , партія триває
       *[no] {""}
    }.
join-more = Ще столи
join-seats-prompt = Скільки місць, від { $least } до { $most }? Enter – { $usual }:
join-seats-again = Введи, будь ласка, число від { $least } до { $most }.
join-public-prompt = Показувати стіл у списку всім? (так чи ні; якщо ні – лише тим, хто має посилання)
join-invite = Посилання, за яким приєднуються інші: { $url }

## stosy join: хто де сидить

join-table = { $game }. { $phase ->
        [gathering] Партія ще не почалася.
        [playing] Партія триває.
        [over] Партії зараз немає.
       *[closed] Стіл закрито.
    }
join-welcome = Якщо потрібна допомога, введи `?`.
join-open-seat = вільне місце
join-marks = { $name } ({ $marks })
join-mark-you = це ти
join-mark-host = господар
join-mark-level = бот, рівень: { $level }
join-mark-for = замість: { $name }
join-mark-away = не на зв’язку
join-mark-stand-in = не на зв’язку, поки грає бот
join-mark-muted = без слова
join-mark-far = затримка { $lag } мс
join-mark-doubted = затримка сумнівна
join-mark-ready = готово
join-spectators = { $count ->
        [one] Дивиться { $count } людина.
        [few] Дивляться { $count } людини.
        [many] Дивиться { $count } людей.
       *[other] Дивиться { $count } людини.
    }
join-clock-is = Часу на хід: { part-time }.
part-time = { $unit ->
        [hours] { $count ->
            [one] { $count } година
            [few] { $count } години
            [many] { $count } годин
           *[other] { $count } години
        }
        [minutes] { $count ->
            [one] { $count } хвилина
            [few] { $count } хвилини
            [many] { $count } хвилин
           *[other] { $count } хвилини
        }
       *[seconds] { $count ->
            [one] { $count } секунда
            [few] { $count } секунди
            [many] { $count } секунд
           *[other] { $count } секунди
        }
    }
join-no-clock = Годинник не йде.
join-time-left = { $whose ->
        [you] У тебе залишилося: { part-time }.
       *[other] { $name }, залишилося: { part-time }.
    }
join-hints = За цим столом дозволено підказки.
join-earlier-talk = Хто прийде пізніше, зможе прочитати, що тут кажуть.
join-talk = { $talk ->
        [none] Розмовляти зараз не можна.
       *[no_numbers] Під час партії говорити можна, але без чисел.
    }
join-commit = Відбиток роздачі, щоб потім звірити його із зерном: { $commit }

## stosy join: що далі

join-hint-start = Введи `почати`, щоб розпочати партію; вільні місця займуть боти.
join-hint-wait = Партію починає { $host }.
join-hint-again = Введи `почати`, щоб зіграти ще, `встати`, щоб звільнити місце, або `вихід`, щоб піти.
join-hint-over = Ще одну партію може почати { $host }; введи `встати`, щоб звільнити місце, або `вихід`, щоб піти.
join-hint-sit = Ти дивишся гру. Введи `сісти`, щоб сісти за стіл.
join-hint-watch = Ти дивишся гру.
join-hint-hidden = Іде партія, і дивитися її тобі не можна. Коли вона скінчиться, зможеш сісти, якщо буде місце.
join-hint-return = Твоє місце чекає на тебе: введи `сісти`, щоб повернутися.

## stosy join: що діється навколо гри

join-away = { $name } більше не на зв’язку.
join-here = { $name } знову на зв’язку.
join-stand-in = { $name }: поки що замість гравця грає бот.
join-moved = Твоє місце тепер на іншому пристрої. Звідси можна лише дивитися.
join-taken = Тепер це твоє місце.
join-between = Тур закінчено. Напиши `готово` або просто натисни Enter, і почнеться наступний; за 20 секунд він почнеться сам.
join-ready = Готово! Наступний тур почнеться, коли будуть готові всі.
join-link = Твоє місце перейде на пристрій, на якому ти протягом десяти хвилин відкриєш це посилання; нікому його не показуй: { $url }
join-link-lost = Посилання загубилося дорогою. Введи `посилання` ще раз.
join-bot-link = Хто введе це, посадить туди свого бота, доки ти не віддаси місце комусь іншому: `stosy bot '{ $url }' ./mine.py:Mine`
join-named = Тепер сервер знає тебе як { $name }.
join-hurry = { $count ->
        [one] У тебе лишилася { $count } секунда.
        [few] У тебе лишилося { $count } секунди.
        [many] У тебе лишилося { $count } секунд.
       *[other] У тебе лишилося { $count } секунди.
    }
join-not-here = Цей хід завершено не звідси: або вийшов час, або ти граєш і на іншому пристрої.

## stosy join: зв’язок

join-lost = Зв’язок утрачено. Відновлюю, зачекай трохи.
join-back = Зв’язок відновлено.
join-unanswered = Ще невідомо, чи це дійшло; буде надіслано знову: «{ $what }»
join-slow = Відповіді на «{ $what }» ще немає; чекаю далі.
join-arrived = Дійшло: «{ $what }»
join-not-sent = Зв’язку немає, тож це не надіслано: «{ $what }»
join-gap = Тим часом відбулося чимало; ось як усе тепер.
join-moves-lost = Сервер утратив останні ходи за цим столом. Ось що на столі тепер.
join-goodbye = { $reason ->
        [stopping] Сервер перезапускають. З’єднуюся знову, зачекай трохи.
        [moved] Стіл переходить на інший сервер. З’єднуюся знову.
        [failed] Сервер не зміг зберегти останні ходи. З’єднуюся знову; подивися, що лишилося.
        [flood] Забагато повідомлень: сервер розриває зв’язок.
       *[other] Сервер розриває зв’язок.
    }
join-announced = Оголошення сервера: { $text }
join-announced-nothing = Оголошення сервера знято.
join-other-version = На сервері версія протоколу { $server }, а в цієї програми – { $client }. Установи той самий випуск Stosy, що й на сервері.
join-left = Ти йдеш, а місце лишається твоїм. Щоб повернутися: `{ $command }`

## stosy join: що можна вводити, крім гри

join-which-seat = Яке місце? Введи його номер, від 1 до { $most }, або ім’я того, хто там сидить.
join-which-level = Який рівень? Є такі: { $levels }.
join-say-what = Що сказати? Допиши після слова `кажу`.
join-name-what = Яке ім’я? Допиши після слова `ім’я`.
join-which-person = Кого саме? Потрібен номер місця або ім’я того, хто там сидить.
join-watch-is = { $watch ->
        [seated] Дивитися можуть лише ті, хто вже сидів за цим столом.
        [nobody] Дивитися не може ніхто.
       *[anyone] Дивитися може кожен, хто має посилання.
    }
join-watch-what = Хто може дивитися? Введи `дивитися всі`, `дивитися свої` (хто вже сидів за столом) або `дивитися ніхто`.
join-blocked = { $name }: заблоковано. За твої столи ця людина не сяде, і того, що вона пише, ти не побачиш. Скасувати: `розблокувати`.
join-unblocked = { $name }: розблоковано.
join-not-blocked = { $name }: не заблоковано.
join-report-how = Введи `скарга`, на кого, чому (`слова`, `ім’я`, `шахрайство`, `затягування` або `інше`) і кілька слів: `скарга 2 слова Ображає мене.`
join-reported = Власники сервера прочитають твою скаргу; { $name } про неї не дізнається (скарга { $report }).
join-leave-sure = Ти справді хочеш звільнити місце? Далі гратиме бот; повернутися можна словом `сісти`. (так чи ні)
join-close-sure = Ти справді хочеш закрити стіл назавжди? (так чи ні)
join-remove-sure = Справді попросити з-за столу? { $name } більше не сяде за цей стіл. (так чи ні)
join-hand-over-sure = Справді віддати місце? Замість гравця { $name } далі гратиме бот. (так чи ні)
join-help-game = Номер із крапкою (наприклад, `3.`) обирає дію зі списку; Enter показує список. `стіл`: карти на столі; `правила`: показати правила; `підказка`: порадити хід; `здаюся`: здатися.
join-help = `'привіт` або `кажу привіт`: сказати іншим; `хто`: хто де сидить; `сісти`, `сісти 2`: сісти за стіл; `встати`: звільнити місце; `час`: скільки часу лишилося; `посилання`: пересісти за інший пристрій; `запросити`: посилання для інших; `ім’я Ольга`: називатися Ольгою; `заблокувати 2`, `розблокувати 2`: більше з кимось не грати чи знову грати; `скарга 2 слова`: поскаржитися власникам сервера; `вихід`: піти, але зберегти місце.
join-help-host = Господареві: `почати`: почати партію; `бот 2 любитель`: посадити бота на місце 2; `звільнити 2`: прибрати бота; `попросити 2`: попросити людину з-за столу; під час партії `бот 2`: віддати місце людини ботові; `забрати слово 2`, `повернути слово 2`: заборонити писати й дозволити знову; `дивитися ніхто`: хто може дивитися; `закрити`: закрити стіл.
join-help-between = `готово` або Enter: до наступного туру.

typed-table-words =
    sit: сісти, сідаю, сісти за стіл
    stand: встати, встаю, встати з-за столу
    start: почати, починаємо, почнімо, старт, реванш, ще раз
    bot: бот, бота
    open: звільнити, вільне
    remove: попросити, прибрати, вигнати
    name: ім’я, ім'я, імя
    say: чат
    mute: забрати слово, заглушити, тихо
    unmute: повернути слово, говори
    close: закрити, закрити стіл
    link: посилання, пристрій
    invite: запросити, запрошення
    who: хто, хто тут, гравці
    clock: час, годинник
    hurry: швидше, хутчіше
    watch: дивитися, глядачі
    block: заблокувати, блок
    unblock: розблокувати
    report: скарга, поскаржитися
typed-levels =
    beginner: початківець, новачок
    casual: любитель, аматор
    strong: сильний гравець, сильний
    expert: експерт, майстер
    remote: гість
typed-watch =
    anyone: всі, усі, кожен
    seated: свої, хто сидів
    nobody: ніхто
typed-reasons =
    talk: слова, чат
    name: ім’я, ім'я, імя
    cheating: шахрайство, шахраює
    stalling: затягування, затягує
    other: інше

## Екран: клавіші однакові в усіх мовах, хоч би які літери на клавіатурі.

screen-line = Пиши тут: `'привіт` – сказати, `?` – що ще можна
screen-keys = ←→ карта, ↑↓ рядок, Enter обрати, / писати, Tab чат, ? довідка
screen-here = на цьому комп’ютері
screen-menu = Меню
screen-say = Сказати
screen-notice = Нагадати
screen-menu-help = Довідка
screen-menu-light = Світлий чи темний екран
screen-menu-quit = Встати з-за столу
screen-help-keys = Стрілки ведуть від карти до карти й від рядка до рядка, Enter обирає. Цифра обирає карту, потім стос: стоси, на які карта лягає, світяться й показують, що з того вийде. Esc відпускає карту. Літера на кнопці натискає її.
screen-help-mouse = Мишею: клацни карту, потім стос, або перетягни карту туди.
screen-help-line = У нижньому рядку (`/`) можна писати все, що розуміє гра в рядках; Esc повертає до карт.
screen-setup-keys = ↑↓ рядок, ←→ значення, Enter почати, Esc назад
screen-replay-keys = ←→ крок, Home і End, a: де перемогли й де програли?, Esc назад
screen-resume = Є незакінчена партія: { $game }
screen-resume-yes = Грати далі
screen-resume-new = Почати нову
screen-new-table = Новий стіл
screen-saved = Партію збережено: `stosy play` її продовжить.

## stosy simulate

simulate-games = { $games ->
        [one] { $game }: { $games } партія,
        [few] { $game }: { $games } партії,
        [many] { $game }: { $games } партій,
       *[other] { $game }: { $games } партії,
    } { $seats ->
        [one] { $seats } місце.
        [few] { $seats } місця.
        [many] { $seats } місць.
       *[other] { $seats } місця.
    }
simulate-reason = { $reason ->
        [all_laid] Викладено всі карти: { $count }
        [cannot_lay] Хтось не зміг викласти карт: { $count }
        [target] Досягнуто межі: { $count }
        [single_round] Один тур: { $count }
        [resigned] Хтось здався: { $count }
        [timeout] Програно за часом: { $count }
       *[other] { $reason }: { $count }
    }
simulate-seat = Місце { $seat } ({ $bot }), перемог: { $count }, тобто { $rate }% (95%: від { $low } до { $high }%)
simulate-team = Перемог команди: { $count }, тобто { $rate }% (95%: від { $low } до { $high }%)
simulate-left = Залишається карт у середньому: { $mean }
simulate-length = Дій за партію: у середньому { $mean }, від { $least } до { $most }
simulate-speed = { $speed ->
        [one] { $speed } дія за секунду
        [few] { $speed } дії за секунду
        [many] { $speed } дій за секунду
       *[other] { $speed } дії за секунду
    }
simulate-engine = { $engine ->
        [kernel] Рушій: ядро
       *[other] Рушій: Python
    }

## Що наробили чужі боти: рядок на кожного бота й провину. $fault – одне з речень нижче,
## $detail каже програма або Python, англійською.

misbehaved = { $bot }: { $fault } (випадків: { $count }, перший – роздача { $deal }, місце { $seat })
misbehaved-illegal = зробив те, що забороняють правила: { $detail }
misbehaved-silent = мав ходити, але нічого не вибрав
misbehaved-exception = у ньому сталася помилка: { $detail }
misbehaved-timeout = думав задовго: { $detail }
misbehaved-malformed = його повідомлення неможливо прочитати: { $detail }
misbehaved-died = програма завершилася посеред партії: { $detail }
misbehaved-too-much = надрукував забагато: { $detail }
misbehaved-version = говорить іншою версією протоколу: { $detail }
bot-seated = «{ $bot }» грає на місці { $seat }: { $url }. Ctrl-C – завершити; та сама команда поверне його за стіл.
bot-over = Партія { $match }: { $won ->
        [yes] виграно
       *[other] не виграно
    }.
bot-fault = { $bot }: { $fault }. За нього зроблено запасний хід.
bot-taken-back = Бот більше не має цього місця: його віддали іншому.
bot-closed = Стіл закрито.
bot-left = Бот пішов. Поки він не повернеться, за нього гратиме заміна.
lab-stopped = Зупинено. Зіграно партій: { $games }.

## stosy tournament. Імена ботів – як їх вводять; $won – відсотки, $left – карти

tournament-size = { $seats ->
        [one] { $seats } місце,
        [few] { $seats } місця,
        [many] { $seats } місць,
       *[other] { $seats } місця,
    } { $deals ->
        [one] { $deals } роздача,
        [few] { $deals } роздачі,
        [many] { $deals } роздач,
       *[other] { $deals } роздачі,
    } { $matches ->
        [one] { $matches } партія.
        [few] { $matches } партії.
        [many] { $matches } партій.
       *[other] { $matches } партії.
    }
tournament-heading = { $game }: { tournament-size }
tournament-rating = { $place }. { $bot }: Ело { $elo } (95%: від { $elo-low } до { $elo-high }), перемог { $won }% (від { $won-low } до { $won-high }%)
tournament-first = { $place }. { $bot }: Ело 0, від нього рахуємо інших; перемог { $won }% (від { $won-low } до { $won-high }%)
tournament-duel = { $one } проти { $other }: перемог { $won }% (95%: від { $won-low } до { $won-high }%)
tournament-among = { $one }, решта за столом – { $others }: перемог { $won }% (95%: від { $won-low } до { $won-high }%); порівну – це { $even }%
tournament-team = { $place }. { $bot }: перемог { $won }% (95%: від { $won-low } до { $won-high }%), залишається карт: { $left } (від { $left-low } до { $left-high })
tournament-difference = { $one } порівняно з { $other } на тих самих роздачах: перемоги, відсоткових пунктів: { $won } (95%: від { $won-low } до { $won-high }); карт, що залишаються: { $left } (від { $left-low } до { $left-high })
# Один бот у команді, де на всіх інших місцях боти одного виду; він сідає на кожне місце по черзі.
tournament-partners = { $one } разом із { $others }: перемоги { $won }% (95%: від { $won-low } до { $won-high }%), залишилося карт { $left } (від { $left-low } до { $left-high })
tournament-thinking = { $bot } думає над рішенням у середньому { $milliseconds } мс; { $decisions ->
        [one] { $decisions } рішення
        [few] { $decisions } рішення
        [many] { $decisions } рішень
       *[other] { $decisions } рішення
    }

picture-elo = Ело відносно { $bot }, з інтервалами 95%
picture-won = Перемоги, %, з інтервалами 95%
picture-left = Залишилося карт, з інтервалами 95%
picture-duels = Перемоги бота з рядка над ботом зі стовпця; порівну – це { $even }%
picture-among = Перемоги бота з рядка, коли решта за столом – боти зі стовпця; порівну – це { $even }%
picture-partners = Перемоги команди: один бот із рядка, решта зі стовпця
picture-number = { $number }

## stosy dataset

dataset-written = { $matches ->
        [one] { $matches } партія,
        [few] { $matches } партії,
        [many] { $matches } партій,
       *[other] { $matches } партії,
    } { $rows ->
        [one] { $rows } рішення
        [few] { $rows } рішення
        [many] { $rows } рішень
       *[other] { $rows } рішення
    } у файлі { $file }.

## stosy verify і stosy show

verify-entry = пункт журналу { $index }: { $reason } ({ $rule })
verify-frame = { $reason } ({ $rule })
verify-older = Зіграно за правилами версії { $version }. За відомою тут версією { $known } до пункту журналу { $index } все правильно; далі оцінити не можна.
verify-file = { $file }: правильних записів – { $right }{ $running ->
        [0] {""}
       *[other] {" "}(з них незавершених – { $running })
    }, неправильних – { $wrong }.{ $older ->
        [0] {""}
       *[other] {" "}Правильних і за нинішніми правилами, хоч зіграно за давнішими: { $older }.
    }{ $other ->
        [0] {""}
       *[other] {" "}Не оцінено, бо зіграно за іншою версією правил: { $other }.
    }
show-header = Партія { $number }: { $game }. Гравці: { $players }. { $options } Правила: версія { $rules }.
show-hand = { $name }: { $cards }.

## stosy analyse

analyse-how = Пробних догравань на кожне рішення: { $playouts }. Кожен шанс оцінено за тим, що гравець міг тоді знати, а далі грали швидкі боти. Похибка: ±{ $margin } в. п.
analyse-misbehaved = Бот на місці { $seat } порушив правила в пробній партії, тому аналізу немає: { $fault }.

## Помилки

error-usage = Незрозумілі аргументи: { $detail }.
error-missing = Бракує { $argument }.
error-unknown = `{ $command }` не знає «{ $given }».
error-no-command = Команди «{ $given }» немає.
error-choice = { $argument }: «{ $given }» не підходить. Можна: { $allowed }.
error-no-value = Після `{ $argument }` бракує значення.
error-a-value = Після `{ $argument }` значення не потрібне, а вказано «{ $given }».
error-both = `{ $argument }` і `{ $other }` не поєднуються.
# One of these two follows: where to read on, or what was probably meant.
error-see-help = Дивись `{ $command } --help`.
error-guess = Може, `{ $guess }`?
error-letters = Цей термінал показує не всі літери: його кодування { $encoding }. Вибери в LANG локаль з UTF-8 – доти замість них будуть знаки питання.
error-reason = { $error ->
        [ENOENT] такого файлу чи такої теки немає
        [EACCES] немає прав
        [EPERM] немає прав
        [EROFS] туди нічого не можна записати
        [EISDIR] це тека
        [ENOTDIR] це не тека
        [EEXIST] таке вже є
        [ENOSPC] бракує місця
        [ENAMETOOLONG] назва задовга
        [EADDRINUSE] там уже слухає щось інше
        [EADDRNOTAVAIL] у цього комп’ютера такої адреси немає
        [ECONNREFUSED] там ніхто не відповідає
        [ECONNRESET] зв’язок обірвався
        [EHOSTUNREACH] туди немає шляху
        [ENETUNREACH] немає мережі
        [ETIMEDOUT] відповідь не прийшла вчасно
        [NONAME] такої адреси немає
        [SQLITE_NOTADB] цей файл не є сховищем Стосів
        [denied] ім’я або пароль неправильні
        [no-database] там немає бази з такою назвою
        [store] воно не відповідає як слід; його відповідь – вище
       *[other] { $error }
    }
error-advice = { $error ->
        [ENOENT] Перевір, чи правильно написано.
        [EACCES] Запитай власника або вибери інше місце.
        [EISDIR] Вкажи файл у ній.
        [ENOSPC] Звільни місце й спробуй ще раз.
        [EADDRINUSE] Візьми інший порт: `--port 0` знайде вільний.
        [ECONNREFUSED] Чи працює сервер і чи правильна адреса?
        [ENETUNREACH] Чи є в тебе інтернет?
        [NONAME] Перевір, чи правильно написано адресу.
        [EPERM] Запитай власника або вибери інше місце.
        [EROFS] Запитай власника або вибери інше місце.
        [EHOSTUNREACH] Чи працює сервер і чи правильна адреса?
        [ETIMEDOUT] Чи працює сервер і чи правильна адреса?
       *[other] {""}
    }
error-system = Не вийшло: { $reason }.
error-file = { $file } не вдається використати: { $reason }.
error-line-too-long = { $file }, рядок { $line }: він довший за будь-який запис ({ $reason }).
error-no-records = У файлі { $file } немає записів.
error-not-a-record = { $reason ->
        [json] { $file }, рядок { $line }: це не запис партії, бо це не JSON.
       *[record] { $file }, рядок { $line }: це не запис партії, щось не так або чогось бракує в `{ $place }`.
    }
error-worker = Один із процесів, що грають партії, зупинився; нічого не записано.
error-extra = Для цього потрібна додаткова частина Stosy: `pip install 'stosy[{ $extra }]'`.
error-one-game = { $file }, рядок { $line }: партія { $game } серед партій { $other }, а в таблиці може бути лише одна гра.

refusal-bad-number = Для `{ $argument }` потрібне ціле число від { $least } до { $most }, а не «{ $value }».
refusal-bad-amount = Для `{ $argument }` потрібне число від { $least } до { $most }, наприклад `1.5`, а не «{ $value }».
refusal-bad-word = Для `{ $argument }` підійде одне з: { $allowed }, а не «{ $value }».
refusal-bad-settings-file = { $file } не є файлом налаштувань у форматі TOML: поглянь на рядок { $line }.
refusal-no-such-setting = Немає налаштування `{ $setting }`. Усі покаже `stosy serve --show-settings`.
refusal-no-such-setting-but = Немає налаштування `{ $setting }`. Можливо, це `{ $guess }`?
refusal-bad-proxies = Для `{ $argument }` потрібні адреси та мережі через кому, наприклад `10.0.0.5,192.168.0.0/16`, а не «{ $value }».
refusal-bad-metrics-address = Для `{ $argument }` потрібні хост і порт, наприклад `10.0.0.5:9100`, а не «{ $value }».
refusal-bad-origin = Для `{ $argument }` потрібна публічна адреса: `https://` і назва, наприклад `https://cards.example`, без IP-адреси та шляху, а не «{ $value }».
refusal-bad-path = Для `{ $argument }` потрібен шлях від `/` до `/`, наприклад `/games/`, а не «{ $value }».
refusal-bad-push-contact = Для `{ $argument }` потрібна адреса на зразок `mailto:you@example.org` чи `https://example.org/contact`, а не «{ $value }».
refusal-bad-push-providers = Для `{ $argument }` потрібні імена серверів через пробіл, наприклад `*.push.apple.com`, а не «{ $value }».
refusal-bad-link = «{ $link }» – це не посилання на стіл; воно має бути таким: http://host:8000/t/…
refusal-option-without-value = У «{ $option }» немає значення; пиши `--option name=value`.
refusal-bot-count = Названо ботів: { $bots }, а місць: { $seats }. Назви одного бота на всі місця або по одному на кожне.
refusal-no-such-engine = Рушія «{ $engine }» немає. Є такі: { $allowed }.
refusal-no-kernel = Ядро тут не встановлено. Без `--engine kernel` гратиме рушій на Python.
refusal-kernel-bots = Ядро не знає таких ботів: { $bots }. Додай `--engine python`.
refusal-too-few-bots = Одного бота тут немає з ким порівняти: назви після `--bots` двох або більше, через кому.
refusal-bot-twice = «{ $level }» названо двічі; кожен бот бере участь один раз.
refusal-lead-in-a-team = Команда ні з ким не змагається: `--lead` – для ігор, у яких боти грають один проти одного.
refusal-no-bot-file = Файлу { $file } немає.
refusal-bot-not-loaded = Не вдалося завантажити { $place }: { $reason }
refusal-no-bot-class = У { $place } немає нічого з назвою «{ $name }».
refusal-not-a-bot = «{ $bot }» – не бот: у бота є метод `choose(view, offers, dice)`.
refusal-bad-command = «{ $command }» не вдалося поділити на слова: { $reason }
refusal-no-program = Програму { $program } неможливо запустити: { $reason }
refusal-not-sendable = Цього бота неможливо передати іншим процесам: { $reason }. Поклади його у файл та імпортуй звідти або грай у цьому процесі (`jobs=1`).
refusal-no-cluster = Ray за адресою { $address } використати не вдалося: { $reason }
refusal-other-worker = У кластері інша версія Stosy ({ $there }), ніж на цьому комп’ютері ({ $here }). Установи всюди однакову, щоб результати збігалися.
refusal-worker-lacks-stosy = Один із вузлів кластера не може запустити Stosy: { $reason }
refusal-address-without-ray = `--address` – це адреса кластера Ray: додай `--on ray`.
refusal-jobs-of-a-cluster = Кластер сам знає, скільки в нього процесорів: прибери `--jobs` або `--address`.
refusal-bot-needs-key = У цьому посиланні немає ключа до місця. Господар столу вибирає для місця «бот: гість» і отримує посилання з ключем.
refusal-bot-key-gone = Цей ключ хибний або вже недійсний. Господар столу може дати твоєму ботові новий.
refusal-mixed-rivals = `--mixed` – для командних ігор; тут боти й так грають один проти одного.
refusal-nothing-to-mix = Для `--mixed` потрібно щонайменше два місця та два боти.
refusal-bot-needs-name = «{ $bot }» потребує назви до 20 малих латинських літер, цифр і дефісів, якою його кличуть за столами: `name=…`.
refusal-bot-is-level = «{ $bot }» – рівень самого Stosy, його й так пропонує кожен сервер.
refusal-no-such-language = Мови «{ $language }» тут немає. Є такі: { $allowed }.
refusal-no-such-match = Партії { $number } у файлі немає.

## The server

serve-address = Стоси працюють: { $url }
serve-network = Для друзів у тій самій мережі: { $url }
serve-scan = Або наведи на це телефон:
serve-loopback = Поки що сюди можна зайти лише з цього комп’ютера. Щоб впустити друзів із тієї ж мережі: `stosy serve --lan` або `make run LAN=1`.
serve-unnamed-proxies = Сервер приймає з’єднання з інших комп’ютерів, але довіряє лише проксі на цьому. Якщо проксі деінде, назви його: `stosy serve --behind-proxy 10.0.0.5`
serve-no-network = Адреси в мережі не знайдено; з цього комп’ютера працює { $url }.
serve-stop-hint = Ctrl-C зупиняє сервер. Жодна партія не пропаде: усе зберігається в { $store }.
serve-stopping = Зупиняюся. Партії можна буде продовжити, коли сервер запрацює знову.
# A guest who has been erased.
serve-erased = гість
serve-page-title = Стоси працюють
serve-page-how = Грай із термінала цією командою:

error-address = { $host }, порт { $port }: не можна зайняти ({ $reason }).
error-no-client = У { $folder } немає клієнта для браузера (немає index.html). Збери його там або прибери { $variable }.
error-site-parts = Сторінок або ігор для браузера немає. У клоні їх збирає `make run`, інакше встанови `stosy-offline`.
error-site-folder = Тека { $folder } не порожня, і це не записаний раніше сайт.
site-written = Сайт у папці { $folder }: { $size } МБ. Завантаж усе на будь-який вебхостинг із HTTPS.
# $url is an address.
site-served = Спробуй його на { $url }. Ctrl-C завершує.
error-texts = Не вдалося прочитати тексти в { $folder }: { $reason }.
error-admin-folder = Папка { $folder } не підходить для `stosy admin`: { $reason }.
error-store-bad-url = «{ $url }» не є адресою сховища. Вкажи файл, `sqlite:///файл` або `postgresql://user@host/database`.
error-store-unreachable = Сховище { $url } недоступне: { $reason }.
error-store-newer = Сховище { $url } створила новіша версія програми. Спершу онови цю.
error-store-failed = Сховище { $url } не працює: { $reason }.
error-store-in-use = Сховище { $url } уже використовує інший сервер. Спершу зупини його або дай цьому власний файл: `--db ФАЙЛ`.
error-store-exposed = Файл { $reason } можуть читати інші, а в ньому карти й ключі; змінити права на нього ти не можеш. Це може власник: `chmod 600 { $reason }`
error-backup-postgresql = { $url } – це база PostgreSQL. Приватну копію робить: `(umask 077; pg_dump --format=custom --file=ФАЙЛ …)`
backup-made = Скопійовано у { $file }. Читати цей файл можеш лише ти; бережи його: там карти незавершених партій і ключ, яким підписано файли cookie всіх гравців.
new-key-made = Ключ замінено: попередні файли cookie недійсні, і коли сервер запрацює знову, кожен гравець буде новим гостем.
admin-close = Стіл закрито.
admin-end = Партію припинено без переможця.
admin-mute = { $whom } більше не може писати.
admin-unmute = { $whom } знову може писати.
admin-ban = { $whom } більше не має доступу.
admin-unban = { $whom } знову має доступ.
admin-rename = { $whom } має нове ім’я. Де йде партія, воно з’явиться після неї.
admin-announce = Оголошення видно в усіх.
admin-announce-nothing = Оголошення знято.
admin-erase = { $whom }: дані стираються; коли не лишиться нічого, у журналі буде `guest_erased`.
admin-rotate = Файли cookie тепер підписує новий ключ. Підписані попереднім ключем діють до наступного `rotate` й поновлюються під час використання; давніші недійсні.
admin-settle = Скаргу розглянуто.
admin-rotate-push = Браузери, які відтепер попросять сповіщень, отримають новий ключ. Решта отримає його, коли повернеться.
admin-no-tables = Столів зараз немає.
admin-no-people = За столами нікого немає.
admin-no-restrictions = Обмежень немає.
admin-no-reports = Скарг немає.
admin-tables-columns = СТІЛ | ГРА | СТАН | ЛЮДЕЙ | ВІДКОЛИ
admin-people-columns = ГІСТЬ | ІМ’Я | АДРЕСИ | СТОЛИ
admin-restrictions-columns = ЩО | КОМУ | ДО
admin-reports-columns = СКАРГА | КОЛИ | ПРИЧИНА | ГІСТЬ | ІМ’Я | СТІЛ | РОЗГЛЯНУТО
admin-report-at = Коли:
admin-report-reason = Причина:
admin-report-reported = На кого:
admin-report-reporter = Від кого:
admin-report-table = Стіл:
admin-report-words = Пояснення:
admin-report-said = Сказано:
admin-report-settled = Розглянуто:
admin-checked = { $wrong ->
        [0] Столів: { $tables }. Усі журнали відтворюються, і всі рядки з ними збігаються.
       *[other] Столів: { $tables }. Помилок: { $wrong }.
    }
admin-differs = Журнал і те, що за ним записано, не збігаються.
admin-rebuilt = Записано знову за журналом.
admin-does-not-replay = Журнал не відтворюється, запис { $entry }.
admin-broken = Столів із пошкодженим журналом: { $tables }. Грати там не можна. Віднови резервну копію («Backups» у docs/hosting.md).
refusal-bad-span = Для `{ $argument }` потрібен час, наприклад `30m`, `2h` або `7d`, а не «{ $value }».
refusal-no-server-to-admin = Жоден сервер на цьому комп’ютері не використовує { $url }; шукали в { $folder }. Вкажи ті самі `--db` чи `--settings`, що й для `stosy serve`.
refusal-no-right-to-admin = Немає прав на сокети в { $folder }. Запусти це від імені користувача сервера.
refusal-admin-silent = Сервер не відповідає.
refusal-rotated-just-now = Останній новий ключ ще не всюди діє. Спробуй за { $seconds } с.
refusal-no-such-guest = Гостя «{ $whom }» ніхто не знає. Хто зараз тут, покаже `stosy admin people`.
refusal-no-such-report = Скарги «{ $whom }» немає або її вже розглянуто. Усі скарги покаже `stosy admin reports`.
refusal-no-such-address = «{ $whom }» – це не адреса.
refusal-not-ban = «{ $whom }» і так має доступ.
refusal-not-mute = «{ $whom }» і так може писати.
refusal-long-announcement = В оголошенні може бути щонайбільше { $most } символів.

# Сторінка про приватність і вихідні дані, якщо власник сервера не дав своїх.
notice-back = До ігор
privacy-title = Приватність
privacy-who = Облікових записів тут немає. Браузер отримує cookie з випадковим числом, щоб за тобою лишалися твої місця; воно діє { $days ->
        [one] { $days } день
        [few] { $days } дні
        [many] { $days } днів
       *[other] { $days } дня
    } після останнього візиту. Друге cookie зберігає вибрану мову. Решта твоїх налаштувань лишається у браузері.
privacy-kept = Сервер зберігає ім’я, яке ти вибираєш, твої місця, ходи й результати, написане тобою за столом і день останнього візиту.
privacy-seen = Усі за столом бачать твоє ім’я, твої ходи й слова. Хто має посилання на стіл, може переглянути зіграні там партії. Власники сервера можуть прочитати все це, а також побачити карти.
privacy-address = Твоя інтернет-адреса потрібна, щоб стримувати зливи запитів, і не зберігається. Стіл, який ти відкриваєш, зберігає зроблений із неї код: він показує лише те, що кілька столів відкрито з однієї адреси.
privacy-others = Нікому іншому нічого не передається: тут немає реклами, немає стеження, нічого не завантажується з інших серверів.
privacy-talk = { $end ->
        [0] Написане за столом зберігається стільки ж, скільки стіл.
        [one] Написане за столом видаляється через { $end } день.
        [few] Написане за столом видаляється через { $end } дні.
        [many] Написане за столом видаляється через { $end } днів.
       *[other] Написане за столом видаляється через { $end } дня.
    }
privacy-tables = { $end ->
        [0] Столи та їхні партії зберігаються безстроково.
        [one] Столи та їхні партії видаляються, якщо ними не користуються { $end } місяць.
        [few] Столи та їхні партії видаляються, якщо ними не користуються { $end } місяці.
        [many] Столи та їхні партії видаляються, якщо ними не користуються { $end } місяців.
       *[other] Столи та їхні партії видаляються, якщо ними не користуються { $end } місяця.
    }
privacy-names = { $end ->
        [0] Імена зберігаються, доки хтось не видалить своє.
        [one] Ім’я того, хто не заходив { $end } місяць, видаляється.
        [few] Ім’я того, хто не заходив { $end } місяці, видаляється.
        [many] Ім’я того, хто не заходив { $end } місяців, видаляється.
       *[other] Ім’я того, хто не заходив { $end } місяця, видаляється.
    }
privacy-reports = { $end ->
        [0] Про те, кого заблоковано, знає лише сервер. Скаргу читають власники сервера, разом зі словами, про які йдеться; скарги зберігаються без строку.
        [one] Про те, кого заблоковано, знає лише сервер. Скаргу читають власники сервера, разом зі словами, про які йдеться; скаргу стирають через { $end } день.
        [few] Про те, кого заблоковано, знає лише сервер. Скаргу читають власники сервера, разом зі словами, про які йдеться; скаргу стирають через { $end } дні.
        [many] Про те, кого заблоковано, знає лише сервер. Скаргу читають власники сервера, разом зі словами, про які йдеться; скаргу стирають через { $end } днів.
       *[other] Про те, кого заблоковано, знає лише сервер. Скаргу читають власники сервера, разом зі словами, про які йдеться; скаргу стирають через { $end } дня.
    }
privacy-calls = Лише якщо дозволиш сповіщення на пристрої, сервер зберігає його адресу в службі сповіщень виробника браузера й надсилає туди зашифровані повідомлення: служба знає коли, але не знає що. Вимкни сповіщення в меню столу, і адресу буде стерто.
privacy-erase = Там, де змінюється ім’я, можна завантажити свої дані й видалити їх. Тоді твоє ім’я і твої слова зникнуть, а місця дістануться «гостю»; партії інших лишаться.
imprint-title = Власники сервера
imprint-none = Власники цього сервера не вказали тут, хто вони.

## Without a command

welcome = Стоси: чотири невеликі карткові гри, проти ботів або з друзями.
welcome-play = Грати в терміналі:
welcome-host = З друзями, у браузері:
welcome-bot = Випробувати свого бота:
welcome-more = Усе інше:
