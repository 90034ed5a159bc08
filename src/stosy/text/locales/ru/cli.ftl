### Командная строка и игра в терминале. Слова в `…` и после -- не переводятся.

## stosy games и stosy rules

games-players = { $most ->
        [2] { $least ->
            [2] 2 игрока
           *[other] { $least }–{ $most } игрока
        }
        [one] { $least }–{ $most } игрок
        [few] { $least }–{ $most } игрока
        [many] { $least }–{ $most } игроков
       *[other] { $least }–{ $most } игрока
    }
games-hint = `stosy rules GAME` показывает правила игры, `stosy play GAME` начинает игру.
rules-heading = Правила
rules-options = Настройки (`--option name=value`)
rules-default = {" "}(по умолчанию)
rules-presets = Наборы настроек (`--preset name`)

## stosy play: до и после

play-choose = Во что сыграем?
play-choose-prompt = Номер:
play-choose-again = Введи, пожалуйста, число от 1 до { $most }.
play-you = Ты
play-left = Ты выходишь из-за стола. До встречи!
play-recorded = Запись партии — в файле { $file }; её покажет `stosy show`.

## stosy play: стол. Каждое сообщение — отдельная строка.

play-pile = { $pile }: { $count ->
        [0] { $top }, карта ряда
       *[other] { $top }
    }
play-teammate = { $seat }: { $size ->
        [0] карт нет
        [one] { $size } карта
        [few] { $size } карты
        [many] { $size } карт
       *[other] { $size } карты
    }.
play-said = { $seat-is ->
        [you] { play-you }
       *[other] { $seat }
    }: { $signals }
play-quoted = «{ $signal }».
play-team-draw-pile = { $count ->
        [0] Начальная стопка пуста;
        [one] В начальной стопке { $count } карта;
        [few] В начальной стопке { $count } карты;
        [many] В начальной стопке { $count } карт;
       *[other] В начальной стопке { $count } карты;
    } всего осталось выложить: { $left }.
play-cards = { $label }: { $cards }.
play-laid-by = { $card } ({ $name })
play-seat = { $name }: { $facts }.
play-fact = { $label } { $value }
play-hand = { $count ->
        [0] У тебя нет карт.
       *[other] Твои карты: { $cards }.
    }

## stosy play: вопросы. После них курсор остаётся в той же строке.

play-prompt = Что делаешь?
play-may-intervene = Можно сыграть вне очереди:
play-may-signal = Можно подать сигнал остальным (`?` покажет, какие есть).
play-which = Что именно? Введи номер с точкой.
play-not-understood = Непонятно: «{ $typed }». Введи `?`, чтобы увидеть справку.
play-bare-number = Просто «{ $typed }» — непонятно: к карте назови и стопку, а номер из списка введи с точкой (`{ $typed }.`).
play-nothing-listed = Сейчас выбирать не из чего.
play-resign-sure = Точно сдаёшься? (да или нет)

## stosy play: подсказка. Все слова отсюда есть в typed-words и typed-faces.

play-help = `быстрее`: боты будут ждать меньше; `кто`: кто где сидит; `выход`: уйти. Партия сохранится и в следующий раз продолжится.

## Что можно вводить. До двоеточия — слово из записей, его не переводят.

typed-words =
    help: ?, помощь, справка
    hint: подсказка, подскажи, совет, посоветуй
    look: стол, смотреть, покажи
    rules: правила, правило
    quit: выход, выйти, уйти, пока
    resign: сдаться, сдаюсь
    end_turn: конец, конец хода, закончить, хватит, всё, все
    take_back: назад, забрать, вернуть, отмена
    ready: готово, готов, готова
    lay: положить, выложить, кладу, хожу
    up: вверх, верх, вв, возрастающая, возрастающую
    down: вниз, низ, вн, убывающая, убывающую
    r: к, красная, красную, красный, красные
    y: ж, жёлтая, желтая, жёлтую, желтую, жёлтый, желтый, жёлтые, желтые
    g: з, зелёная, зеленая, зелёную, зеленую, зелёный, зеленый, зелёные, зеленые
    b: с, синяя, синюю, синий, синие
    signal: сказать, скажу, скажи, сигнал
    wants: хочу
    leave: не надо, не клади, не трогай, оставь
typed-yes = да, д, ага, ок, конечно
typed-filler = в, во, на, моя, мою, твоя, твою, своя, свою, стопка, стопку, карту, карта

## stosy join: стол на сервере. Как туда попасть

join-name-prompt = Как тебя называть другим?
join-unreachable = { $origin } недоступен: { $reason }.
join-tables = Столы, за которые можно сесть:
join-no-tables = Публичных столов сейчас нет.
join-listed = { $game }: { $names ->
        [none] никого нет
       *[other] { $names }
    }, { $open ->
        [0] свободных мест нет
        [one] { $open } свободное место
        [few] { $open } свободных места
        [many] { $open } свободных мест
       *[other] { $open } свободного места
    }{ $playing ->
        [yes] , партия идёт
       *[no] {""}
    }.
join-more = Ещё столы
join-seats-prompt = Сколько мест, от { $least } до { $most }? Enter — { $usual }:
join-seats-again = Введи, пожалуйста, число от { $least } до { $most }.
join-public-prompt = Показывать стол в списке всем? (да или нет; если нет — только тем, у кого есть ссылка)
join-invite = Ссылка для остальных: { $url }

## stosy join: кто где сидит

join-table = { $game }. { $phase ->
        [gathering] Партия ещё не началась.
        [playing] Партия идёт.
        [over] Партии сейчас нет.
       *[closed] Стол закрыт.
    }
join-welcome = Если нужна помощь, введи `?`.
join-open-seat = свободное место
join-marks = { $name } ({ $marks })
join-mark-you = это ты
join-mark-host = хозяин стола
join-mark-level = бот, уровень: { $level }
join-mark-for = вместо: { $name }
join-mark-away = не на связи
join-mark-stand-in = не на связи, пока играет бот
join-mark-muted = без слова
join-mark-far = задержка { $lag } мс
join-mark-doubted = задержка сомнительна
join-mark-ready = готово
join-spectators = { $count ->
        [one] Смотрит { $count } человек.
        [few] Смотрят { $count } человека.
        [many] Смотрит { $count } человек.
       *[other] Смотрит { $count } человека.
    }
join-clock-is = Время на ход: { part-time }.
part-time = { $unit ->
        [hours] { $count ->
            [one] { $count } час
            [few] { $count } часа
            [many] { $count } часов
           *[other] { $count } часа
        }
        [minutes] { $count ->
            [one] { $count } минута
            [few] { $count } минуты
            [many] { $count } минут
           *[other] { $count } минуты
        }
       *[seconds] { $count ->
            [one] { $count } секунда
            [few] { $count } секунды
            [many] { $count } секунд
           *[other] { $count } секунды
        }
    }
join-no-clock = Часы не идут.
join-time-left = { $whose ->
        [you] У тебя осталось: { part-time }.
       *[other] { $name }, осталось: { part-time }.
    }
join-hints = За этим столом разрешены подсказки.
join-earlier-talk = Кто придёт позже, сможет прочитать, что здесь говорят.
join-talk = { $talk ->
        [none] Разговаривать сейчас нельзя.
       *[no_numbers] Во время партии говорить можно, но без чисел.
    }
join-commit = Отпечаток раздачи, чтобы потом сверить его с зерном: { $commit }

## stosy join: что дальше

join-hint-start = Введи `начать`, чтобы начать партию; свободные места займут боты.
join-hint-wait = Партию начинает { $host }.
join-hint-again = Введи `начать`, чтобы сыграть ещё, `встать`, чтобы освободить место, или `выход`, чтобы уйти.
join-hint-over = Ещё одну партию может начать { $host }; введи `встать`, чтобы освободить место, или `выход`, чтобы уйти.
join-hint-sit = Ты смотришь игру. Введи `сесть`, чтобы сесть за стол.
join-hint-watch = Ты смотришь игру.
join-hint-hidden = Идёт партия, и смотреть её тебе нельзя. Когда она кончится, сможешь сесть, если будет место.
join-hint-return = Твоё место ждёт тебя: введи `сесть`, чтобы вернуться.

## stosy join: что происходит вокруг игры

join-away = { $name } больше не на связи.
join-here = { $name } снова на связи.
join-stand-in = { $name }: пока вместо игрока играет бот.
join-moved = Твоё место теперь на другом устройстве. Отсюда можно только смотреть.
join-taken = Теперь это твоё место.
join-between = Тур окончен. Напиши `готово` или просто нажми Enter, и начнётся следующий; через 20 секунд он начнётся сам.
join-ready = Готово! Следующий тур начнётся, когда будут готовы все.
join-link = Твоё место перейдёт на устройство, где ты откроешь эту ссылку в ближайшие десять минут; никому её не показывай: { $url }
join-link-lost = Ссылка потерялась по дороге. Введи `ссылка` ещё раз.
join-bot-link = Кто введёт это, посадит туда своего бота, пока ты не отдашь место кому-то другому: `stosy bot '{ $url }' ./mine.py:Mine`
join-named = Теперь тебя зовут { $name }.
join-hurry = { $count ->
        [one] У тебя осталась { $count } секунда.
        [few] У тебя осталось { $count } секунды.
        [many] У тебя осталось { $count } секунд.
       *[other] У тебя осталось { $count } секунды.
    }
join-not-here = Этот ход закончен не отсюда: либо вышло время, либо ты играешь и на другом устройстве.

## stosy join: связь

join-lost = Связь потеряна. Восстанавливаю, подожди немного.
join-back = Связь восстановлена.
join-unanswered = Пока неизвестно, дошло ли это; будет отправлено ещё раз: «{ $what }»
join-slow = Ответа на «{ $what }» пока нет; жду дальше.
join-arrived = Дошло: «{ $what }»
join-not-sent = Связи нет, поэтому это не отправлено: «{ $what }»
join-gap = За это время произошло многое; вот как всё теперь.
join-moves-lost = Сервер потерял последние ходы за этим столом. Вот как там всё теперь.
join-goodbye = { $reason ->
        [stopping] Сервер перезапускают. Соединяюсь заново, подожди немного.
        [moved] Стол переходит на другой сервер. Соединяюсь заново.
        [failed] Сервер не смог сохранить последние ходы. Соединяюсь заново; посмотри, что осталось.
        [flood] Слишком много сообщений: сервер разрывает связь.
       *[other] Сервер разрывает связь.
    }
join-announced = Объявление сервера: { $text }
join-announced-nothing = Объявление сервера снято.
join-other-version = На сервере версия протокола { $server }, а у этой программы — { $client }. Установи тот же выпуск Stosy, что и на сервере.
join-left = Ты уходишь, а место остаётся твоим. Чтобы вернуться: `{ $command }`

## stosy join: что можно вводить, кроме игры

join-which-seat = Какое место? Введи его номер, от 1 до { $most }, или имя того, кто там сидит.
join-which-level = Какой уровень? Есть такие: { $levels }.
join-say-what = Что сказать? Допиши после слова `скажу`.
join-name-what = Какое имя? Допиши после слова `имя`.
join-which-person = Кого именно? Введи номер места или имя того, кто там сидит.
join-watch-is = { $watch ->
        [seated] Смотреть могут только те, кто уже сидел за этим столом.
        [nobody] Смотреть не может никто.
       *[anyone] Смотреть могут все, у кого есть ссылка.
    }
join-watch-what = Кто может смотреть? Введи `зрители все`, `зрители свои` (кто уже сидел за столом) или `зрители никто`.
join-blocked = { $name }: блокировка включена. За твои столы этот игрок больше не сядет, и его сообщений ты не увидишь. Отменить: `разблокировать`.
join-unblocked = { $name }: блокировка снята.
join-not-blocked = { $name }: блокировки и не было.
join-report-how = Введи `жалоба`, на кого, почему (`слова`, `имя`, `жульничество`, `затягивание` или `другое`) и несколько слов: `жалоба 2 слова Оскорбляет меня.`
join-reported = Владельцы сервера прочитают твою жалобу; { $name } о ней не узнает (жалоба { $report }).
join-leave-sure = Точно освобождаешь место? Дальше будет играть бот; вернуться можно словом `сесть`. (да или нет)
join-close-sure = Точно закрыть стол навсегда? (да или нет)
join-remove-sure = Точно попросить из-за стола? { $name } больше не сядет за этот стол. (да или нет)
join-hand-over-sure = Точно отдать место? Вместо игрока { $name } дальше будет играть бот. (да или нет)
join-help-game = Номер с точкой (например, `3.`) выбирает действие из списка; Enter показывает список. `стол`: карты на столе; `правила`: показать правила; `подсказка`: посоветовать ход; `сдаться`: сдать партию.
join-help = `'привет` или `скажу привет`: сказать остальным; `кто`: кто где сидит; `сесть`, `сесть 2`: сесть за стол; `встать`: освободить место; `время`: сколько времени осталось; `ссылка`: пересесть за другое устройство; `пригласить`: ссылка для остальных; `имя Ольга`: называться Ольга; `заблокировать 2`, `разблокировать 2`: больше с кем-то не играть или снова играть; `жалоба 2 слова`: пожаловаться владельцам сервера; `выход`: уйти, но сохранить место.
join-help-host = Хозяину стола: `начать`: начать партию; `бот 2 любитель`: посадить бота на место 2; `освободить 2`: убрать бота; `попросить 2`: попросить человека из-за стола; во время партии `бот 2`: отдать место человека боту; `лишить слова 2`, `вернуть слово 2`: запретить писать и разрешить снова; `зрители никто`: кто может смотреть; `закрыть`: закрыть стол.
join-help-between = `готово` или Enter: к следующему туру.

typed-table-words =
    sit: сесть, сажусь, сесть за стол
    stand: встать, встаю, встать из-за стола
    start: начать, начинаем, начнём, начнем, старт, реванш, ещё раз, еще раз
    bot: бот, бота
    open: освободить, свободно
    remove: попросить, убрать, выгнать
    name: имя
    say: чат
    mute: лишить слова, заглушить, тихо
    unmute: вернуть слово, говори
    close: закрыть, закрыть стол
    link: ссылка, устройство
    invite: пригласить, приглашение
    who: кто, кто тут, игроки
    clock: время, часы
    hurry: быстрее, живее
    watch: зрители, кто смотрит
    block: заблокировать, блок
    unblock: разблокировать
    report: жалоба, пожаловаться
typed-levels =
    beginner: новичок, начинающий
    casual: любитель
    strong: сильный игрок, сильный
    expert: эксперт, мастер
    remote: гость
typed-watch =
    anyone: все, любой
    seated: свои, кто сидел
    nobody: никто
typed-reasons =
    talk: слова, чат
    name: имя
    cheating: жульничество, жульничает
    stalling: затягивание, затягивает
    other: другое

## Экран: клавиши одинаковы на всех языках, какие бы буквы ни были на клавиатуре.

screen-line = Пиши здесь: `'привет` — сказать, `?` — что ещё можно
screen-keys = ←→ карта, ↑↓ ряд, Enter выбрать, / писать, Tab чат, ? справка
screen-here = на этом компьютере
screen-menu = Меню
screen-say = Сказать
screen-notice = Напомнить
screen-menu-help = Справка
screen-menu-light = Светлый или тёмный экран
screen-menu-quit = Выйти из-за стола
screen-help-keys = Стрелки ведут от карты к карте и от ряда к ряду, Enter выбирает. Цифра выбирает карту, потом стопку: стопки, на которые карта ложится, светятся и показывают, что из этого выйдет. Esc отпускает карту. Чтобы нажать кнопку, нажми букву, которая на ней.
screen-help-mouse = Мышью: щёлкни карту, потом стопку, или перетащи карту туда.
screen-help-line = В нижней строке (`/`) можно писать всё, что понимает игра в строках; Esc возвращает к картам.
screen-setup-keys = ↑↓ строка, ←→ значение, Enter начать, Esc назад
screen-replay-keys = ←→ шаг, Home и End, a: где победили и где проиграли?, Esc назад
screen-resume = Есть неоконченная партия: { $game }
screen-resume-yes = Играть дальше
screen-resume-new = Начать новую
screen-new-table = Новый стол
screen-saved = Партия сохранена: `stosy play` её продолжит.

## stosy simulate

simulate-games = { $games ->
        [one] { $game }: { $games } партия,
        [few] { $game }: { $games } партии,
        [many] { $game }: { $games } партий,
       *[other] { $game }: { $games } партии,
    } { $seats ->
        [one] { $seats } место.
        [few] { $seats } места.
        [many] { $seats } мест.
       *[other] { $seats } места.
    }
simulate-reason = { $reason ->
        [all_laid] Все карты выложены: { $count }
        [cannot_lay] Кто-то не смог выложить карты: { $count }
        [target] Предел очков достигнут: { $count }
        [single_round] Один тур: { $count }
        [resigned] Кто-то сдался: { $count }
        [timeout] Поражение по времени: { $count }
       *[other] { $reason }: { $count }
    }
simulate-seat = Место { $seat } ({ $bot }), побед: { $count }, доля: { $rate } % (95 %: от { $low } до { $high } %)
simulate-team = Побед команды: { $count }, доля: { $rate } % (95 %: от { $low } до { $high } %)
simulate-left = Остаётся карт в среднем: { $mean }
simulate-length = Действий за партию: в среднем { $mean }, от { $least } до { $most }
simulate-speed = { $speed ->
        [one] { $speed } действие в секунду
        [few] { $speed } действия в секунду
        [many] { $speed } действий в секунду
       *[other] { $speed } действия в секунду
    }
simulate-engine = { $engine ->
        [kernel] Движок: ядро
       *[other] Движок: Python
    }

## Что натворили чужие боты: строка на каждого бота и проступок. $fault — одно из предложений ниже,
## $detail говорит программа или Python, по-английски.

misbehaved = { $bot }: { $fault } (случаев: { $count }, первый — раздача { $deal }, место { $seat })
misbehaved-illegal = сделал то, что запрещают правила: { $detail }
misbehaved-silent = должен был ходить, но ничего не выбрал
misbehaved-exception = в нём случилась ошибка: { $detail }
misbehaved-timeout = думал слишком долго: { $detail }
misbehaved-malformed = его сообщение невозможно прочитать: { $detail }
misbehaved-died = программа завершилась посреди партии: { $detail }
misbehaved-too-much = напечатал слишком много: { $detail }
misbehaved-version = говорит на другой версии протокола: { $detail }
bot-seated = «{ $bot }» играет на месте { $seat }: { $url }. Ctrl-C — закончить; та же команда вернёт его за стол.
bot-over = Партия { $match }: { $won ->
        [yes] выиграна
       *[other] не выиграна
    }.
bot-fault = { $bot }: { $fault }. За него сделан запасной ход.
bot-taken-back = Это место больше не принадлежит боту: его отдали другому.
bot-closed = Стол закрыт.
bot-left = Бот ушёл. Пока он не вернётся, за него будет играть замена.
lab-stopped = Остановлено. Сыграно партий: { $games }.

## stosy tournament. Имена ботов — как их вводят; $won — проценты, $left — карты

tournament-size = { $seats ->
        [one] { $seats } место,
        [few] { $seats } места,
        [many] { $seats } мест,
       *[other] { $seats } места,
    } { $deals ->
        [one] { $deals } раздача,
        [few] { $deals } раздачи,
        [many] { $deals } раздач,
       *[other] { $deals } раздачи,
    } { $matches ->
        [one] { $matches } партия.
        [few] { $matches } партии.
        [many] { $matches } партий.
       *[other] { $matches } партии.
    }
tournament-heading = { $game }: { tournament-size }
tournament-rating = { $place }. { $bot }: Эло { $elo } (95 %: от { $elo-low } до { $elo-high }), побед { $won } % (от { $won-low } до { $won-high } %)
tournament-first = { $place }. { $bot }: Эло 0, от него считаем остальных; побед { $won } % (от { $won-low } до { $won-high } %)
tournament-duel = { $one } против { $other }: побед { $won } % (95 %: от { $won-low } до { $won-high } %)
tournament-among = { $one }, остальные за столом — { $others }: побед { $won } % (95 %: от { $won-low } до { $won-high } %); поровну — это { $even } %
tournament-team = { $place }. { $bot }: побед { $won } % (95 %: от { $won-low } до { $won-high } %), остаётся карт: { $left } (от { $left-low } до { $left-high })
tournament-difference = { $one } по сравнению с { $other } на тех же раздачах: победы, процентных пунктов: { $won } (95 %: от { $won-low } до { $won-high }); оставшихся карт: { $left } (от { $left-low } до { $left-high })
# Один бот в команде, где на всех остальных местах боты одного вида; он садится на каждое место по очереди.
tournament-partners = { $one } вместе с { $others }: победы { $won } % (95 %: от { $won-low } до { $won-high } %), осталось карт { $left } (от { $left-low } до { $left-high })
tournament-thinking = { $bot } думает над решением в среднем { $milliseconds } мс; { $decisions ->
        [one] { $decisions } решение
        [few] { $decisions } решения
        [many] { $decisions } решений
       *[other] { $decisions } решения
    }

picture-elo = Эло относительно { $bot }, с интервалами 95 %
picture-won = Победы, %, с интервалами 95 %
picture-left = Осталось карт, с интервалами 95 %
picture-duels = Победы бота из строки над ботом из столбца; поровну — это { $even } %
picture-among = Победы бота из строки, когда остальные за столом — боты из столбца; поровну — это { $even } %
picture-partners = Победы команды: один бот из строки, остальные из столбца
picture-number = { $number }

## stosy dataset

dataset-written = { $matches ->
        [one] { $matches } партия,
        [few] { $matches } партии,
        [many] { $matches } партий,
       *[other] { $matches } партии,
    } { $rows ->
        [one] { $rows } решение
        [few] { $rows } решения
        [many] { $rows } решений
       *[other] { $rows } решения
    } в файле { $file }.

## stosy verify и stosy show

verify-entry = пункт { $index } в журнале: { $reason } ({ $rule })
verify-frame = { $reason } ({ $rule })
verify-older = Сыграно по правилам версии { $version }. По известной здесь версии { $known } до пункта { $index } в журнале всё верно; дальше оценить нельзя.
verify-file = { $file }: { $right ->
        [one] { $right } верная запись
        [few] { $right } верные записи
        [many] { $right } верных записей
       *[other] { $right } верной записи
    }{ $running ->
        [0] {""}
        [one] {" "}(из них { $running } неоконченная)
        [few] {" "}(из них { $running } неоконченные)
        [many] {" "}(из них { $running } неоконченных)
       *[other] {" "}(из них { $running } неоконченной)
    }, { $wrong ->
        [one] { $wrong } неверная
        [few] { $wrong } неверные
        [many] { $wrong } неверных
       *[other] { $wrong } неверной
    }.{ $older ->
        [0] {""}
       *[other] {" "}Верных и по нынешним правилам, хотя сыграно по более старым: { $older }.
    }{ $other ->
        [0] {""}
       *[other] {" "}Не оценено, так как сыграно по другой версии правил: { $other }.
    }
show-header = Партия { $number }: { $game }. Игроки: { $players }. { $options } Правила: версия { $rules }.
show-hand = { $name }: { $cards }.

## stosy analyse

analyse-how = Пробных доигрываний на каждое решение: { $playouts }. Каждый шанс оценён по тому, что игрок мог тогда знать, а дальше играли быстрые боты. Погрешность: ±{ $margin } п. п.
analyse-misbehaved = Бот на месте { $seat } нарушил правила в пробной партии, поэтому анализа нет: { $fault }.

## Ошибки. $reason и $detail — технические, могут быть по-английски.

error-usage = Непонятные аргументы: { $detail }.
error-missing = Не хватает { $argument }.
error-unknown = `{ $command }` не знает «{ $given }».
error-no-command = Команды «{ $given }» нет.
error-choice = { $argument }: «{ $given }» не подходит. Можно: { $allowed }.
error-no-value = После `{ $argument }` не хватает значения.
error-a-value = У `{ $argument }` нет значения, а указано «{ $given }».
error-both = `{ $argument }` и `{ $other }` вместе не сочетаются.
# One of these two follows: where to read on, or what was probably meant.
error-see-help = Смотри `{ $command } --help`.
error-guess = Может быть, `{ $guess }`?
error-letters = Этот терминал показывает не все буквы: его кодировка { $encoding }. Выбери в LANG локаль с UTF-8 — до тех пор вместо них будут вопросительные знаки.
error-reason = { $error ->
        [ENOENT] такого файла или такой папки нет
        [EACCES] нет прав
        [EPERM] нет прав
        [EROFS] туда ничего нельзя записать
        [EISDIR] это папка
        [ENOTDIR] это не папка
        [EEXIST] такое уже есть
        [ENOSPC] не хватает места
        [ENAMETOOLONG] название слишком длинное
        [EADDRINUSE] там уже слушает что-то другое
        [EADDRNOTAVAIL] у этого компьютера такого адреса нет
        [ECONNREFUSED] там никто не отвечает
        [ECONNRESET] связь оборвалась
        [EHOSTUNREACH] туда нет пути
        [ENETUNREACH] нет сети
        [ETIMEDOUT] ответ не пришёл вовремя
        [NONAME] такого адреса нет
        [SQLITE_NOTADB] этот файл — не хранилище Стосов
        [denied] имя или пароль неверны
        [no-database] там нет базы с таким названием
        [store] оно не отвечает как следует; его ответ — выше
       *[other] { $error }
    }
error-advice = { $error ->
        [ENOENT] Проверь, правильно ли написано.
        [EACCES] Спроси владельца или выбери другое место.
        [EISDIR] Укажи файл в ней.
        [ENOSPC] Освободи место и попробуй ещё раз.
        [EADDRINUSE] Возьми другой порт: `--port 0` найдёт свободный.
        [ECONNREFUSED] Работает ли сервер и верен ли адрес?
        [ENETUNREACH] Есть ли у тебя интернет?
        [NONAME] Проверь, правильно ли написан адрес.
        [EPERM] Спроси владельца или выбери другое место.
        [EROFS] Спроси владельца или выбери другое место.
        [EHOSTUNREACH] Работает ли сервер и верен ли адрес?
        [ETIMEDOUT] Работает ли сервер и верен ли адрес?
       *[other] {""}
    }
error-system = Не получилось: { $reason }.
error-file = Не получается использовать { $file }: { $reason }.
error-line-too-long = { $file }, строка { $line } длиннее любой записи ({ $reason }).
error-no-records = В файле { $file } нет записей партий.
error-not-a-record = { $reason ->
        [json] { $file }, строка { $line }: это не запись партии, потому что это не JSON.
       *[record] { $file }, строка { $line }: это не запись партии, что-то не так или чего-то не хватает в `{ $place }`.
    }
error-worker = Один из процессов, играющих партии, остановился; ничего не записано.
error-extra = Для этого нужна дополнительная часть Stosy: `pip install 'stosy[{ $extra }]'`.
error-one-game = { $file }, строка { $line }: партия { $game } среди партий { $other }, а в таблице может быть только одна игра.

refusal-bad-number = Для `{ $argument }` нужно целое число от { $least } до { $most }, а не «{ $value }».
refusal-bad-amount = Для `{ $argument }` нужно число от { $least } до { $most }, например `1.5`, а не «{ $value }».
refusal-bad-word = Для `{ $argument }` подойдёт одно из: { $allowed }, а не «{ $value }».
refusal-bad-settings-file = { $file } не является файлом настроек в формате TOML: посмотри на строку { $line }.
refusal-no-such-setting = Нет настройки `{ $setting }`. Все покажет `stosy serve --show-settings`.
refusal-no-such-setting-but = Нет настройки `{ $setting }`. Может быть, это `{ $guess }`?
refusal-bad-proxies = Для `{ $argument }` нужны адреса и сети через запятую, например `10.0.0.5,192.168.0.0/16`, а не «{ $value }».
refusal-bad-metrics-address = Для `{ $argument }` нужны хост и порт, например `10.0.0.5:9100`, а не «{ $value }».
refusal-bad-origin = Для `{ $argument }` нужен публичный адрес: `https://` и имя, например `https://cards.example`, без IP-адреса и пути, а не «{ $value }».
refusal-bad-path = Для `{ $argument }` нужен путь от `/` до `/`, например `/games/`, а не «{ $value }».
refusal-bad-push-contact = Для `{ $argument }` нужен адрес вроде `mailto:you@example.org` или `https://example.org/contact`, а не «{ $value }».
refusal-bad-push-providers = Для `{ $argument }` нужны имена серверов через пробел, например `*.push.apple.com`, а не «{ $value }».
refusal-bad-link = «{ $link }» — это не ссылка на стол; она должна быть такой: http://host:8000/t/…
refusal-option-without-value = «{ $option }» — не настройка со значением; пиши `--option name=value`.
refusal-bot-count = { $bots ->
        [one] Указан { $bots } бот
        [few] Указано { $bots } бота
        [many] Указано { $bots } ботов
       *[other] Указано { $bots } бота
    } на { $seats ->
        [one] { $seats } место
        [few] { $seats } места
        [many] { $seats } мест
       *[other] { $seats } места
    }: укажи одного на всех или по одному на каждое место.
refusal-no-such-engine = Движка «{ $engine }» нет. Есть такие: { $allowed }.
refusal-no-kernel = Ядро здесь не установлено. Без `--engine kernel` будет играть движок на Python.
refusal-kernel-bots = Ядро не знает таких ботов: { $bots }. Добавь `--engine python`.
refusal-too-few-bots = Одного бота здесь не с кем сравнить: укажи после `--bots` двух или больше, через запятую.
refusal-bot-twice = «{ $level }» указан дважды; каждый бот участвует один раз.
refusal-lead-in-a-team = Команда ни с кем не соревнуется: `--lead` — для игр, в которых боты играют друг против друга.
refusal-no-bot-file = Файла { $file } нет.
refusal-bot-not-loaded = Не удалось загрузить { $place }: { $reason }
refusal-no-bot-class = В { $place } нет ничего с названием «{ $name }».
refusal-not-a-bot = «{ $bot }» — не бот: у бота есть метод `choose(view, offers, dice)`.
refusal-bad-command = «{ $command }» не удалось разделить на слова: { $reason }
refusal-no-program = Программу { $program } невозможно запустить: { $reason }
refusal-not-sendable = Этого бота невозможно передать другим процессам: { $reason }. Положи его в файл и импортируй оттуда или играй в этом процессе (`jobs=1`).
refusal-no-cluster = Ray по адресу { $address } использовать не удалось: { $reason }
refusal-other-worker = В кластере другая версия Stosy ({ $there }), чем на этом компьютере ({ $here }). Установи везде одинаковую, чтобы результаты совпадали.
refusal-worker-lacks-stosy = Один из узлов кластера не может запустить Stosy: { $reason }
refusal-address-without-ray = `--address` — это адрес кластера Ray: добавь `--on ray`.
refusal-jobs-of-a-cluster = Кластер сам знает, сколько у него процессоров: убери `--jobs` или `--address`.
refusal-bot-needs-key = В этой ссылке нет ключа к месту. Хозяин стола выбирает для места «бот: гость» и получает ссылку с ключом.
refusal-bot-key-gone = Этот ключ недействителен или уже недействителен. Хозяин стола может дать твоему боту новый.
refusal-mixed-rivals = `--mixed` — для командных игр; здесь боты и так играют друг против друга.
refusal-nothing-to-mix = Для `--mixed` нужно хотя бы два места и два бота.
refusal-bot-needs-name = «{ $bot }» нужно название до 20 строчных латинских букв, цифр и дефисов, которым его зовут за столами: `name=…`.
refusal-bot-is-level = «{ $bot }» — уровень самого Stosy, его и так предлагает каждый сервер.
refusal-no-such-language = Языка «{ $language }» здесь нет. Есть такие: { $allowed }.
refusal-no-such-match = Партии { $number } в файле нет.

## The server

serve-address = Стосы работают: { $url }
serve-network = Для друзей в той же сети: { $url }
serve-scan = Или наведи на это телефон:
serve-loopback = Пока сюда можно зайти только с этого компьютера. Чтобы впустить друзей из той же сети: `stosy serve --lan` или `make run LAN=1`.
serve-unnamed-proxies = Сервер принимает соединения с других компьютеров, но доверяет только прокси на этом. Если прокси в другом месте, назови его: `stosy serve --behind-proxy 10.0.0.5`
serve-no-network = Адрес в сети не найден; с этого компьютера работает { $url }.
serve-stop-hint = Ctrl-C останавливает сервер. Ни одна партия не пропадёт: всё хранится в { $store }.
serve-stopping = Останавливаюсь. Партии можно будет продолжить, когда сервер снова заработает.
# A guest who has been erased.
serve-erased = гость
serve-page-title = Стосы работают
serve-page-how = Играй из терминала этой командой:

error-address = { $host }, порт { $port }: занять нельзя ({ $reason }).
error-no-client = В { $folder } нет клиента для браузера (нет index.html). Собери его там или убери { $variable }.
error-site-parts = Страниц или игр для браузера нет. В клоне их собирает `make run`, иначе установи `stosy-offline`.
error-site-folder = Папка { $folder } не пуста, и это не записанный раньше сайт.
site-written = Сайт в папке { $folder }: { $size } МБ. Загрузи всё на любой веб-хостинг с HTTPS.
# $url is an address.
site-served = Попробуй его на { $url }. Ctrl-C завершает.
error-texts = Не удалось прочитать тексты в { $folder }: { $reason }.
error-admin-folder = Папка { $folder } не подходит для `stosy admin`: { $reason }.
error-store-bad-url = «{ $url }» — не адрес хранилища. Укажи файл, `sqlite:///файл` или `postgresql://user@host/database`.
error-store-unreachable = Хранилище { $url } недоступно: { $reason }.
error-store-newer = Хранилище { $url } создано более новой версией программы. Сначала обнови эту.
error-store-failed = Хранилище { $url } не работает: { $reason }.
error-store-in-use = Хранилище { $url } уже использует другой сервер. Сначала останови его или дай этому свой файл: `--db ФАЙЛ`.
error-store-exposed = Файл { $reason } могут читать другие, а в нём карты и ключи; изменить права на него ты не можешь. Это может владелец: `chmod 600 { $reason }`
error-backup-postgresql = { $url } — это база PostgreSQL. Закрытую копию делает: `(umask 077; pg_dump --format=custom --file=ФАЙЛ …)`
backup-made = Скопировано в { $file }. Читать этот файл можешь только ты; береги его: в нём карты неоконченных партий и ключ, которым подписаны файлы cookie всех игроков.
new-key-made = Ключ заменён: прежние файлы cookie недействительны, и когда сервер снова заработает, каждый игрок будет новым гостем.
admin-close = Стол закрыт.
admin-end = Партия прекращена без победителя.
admin-mute = { $whom } больше не может писать.
admin-unmute = { $whom } снова может писать.
admin-ban = { $whom } больше не имеет доступа.
admin-unban = { $whom } снова имеет доступ.
admin-rename = { $whom }: имя изменено. Где идёт партия, новое появится после неё.
admin-announce = Объявление видно у всех.
admin-announce-nothing = Объявление снято.
admin-erase = { $whom }: данные стираются; когда не останется ничего, в журнале будет `guest_erased`.
admin-rotate = Файлы cookie теперь подписывает новый ключ. Подписанные предыдущим ключом действуют до следующего `rotate` и обновляются при использовании; более старые недействительны.
admin-settle = Жалоба рассмотрена.
admin-rotate-push = Браузеры, которые отныне попросят уведомлений, получат новый ключ. Остальные получат его, когда вернутся.
admin-no-tables = Столов сейчас нет.
admin-no-people = За столами никого нет.
admin-no-restrictions = Ограничений нет.
admin-no-reports = Жалоб нет.
admin-tables-columns = СТОЛ | ИГРА | СОСТОЯНИЕ | ЛЮДЕЙ | С КАКИХ ПОР
admin-people-columns = ГОСТЬ | ИМЯ | АДРЕСА | СТОЛЫ
admin-restrictions-columns = ЧТО | КОМУ | ДО
admin-reports-columns = ЖАЛОБА | КОГДА | ПРИЧИНА | ГОСТЬ | ИМЯ | СТОЛ | РАССМОТРЕНА
admin-report-at = Когда:
admin-report-reason = Причина:
admin-report-reported = На кого:
admin-report-reporter = От кого:
admin-report-table = Стол:
admin-report-words = Пояснение:
admin-report-said = Сказано:
admin-report-settled = Рассмотрена:
admin-checked = { $wrong ->
        [0] Столов: { $tables }. Все журналы воспроизводятся, и все строки с ними сходятся.
       *[other] Столов: { $tables }. Ошибок: { $wrong }.
    }
admin-differs = Журнал и то, что по нему записано, не сходятся.
admin-rebuilt = Записано заново по журналу.
admin-does-not-replay = Журнал не воспроизводится, запись { $entry }.
admin-broken = Столов с повреждённым журналом: { $tables }. Играть там нельзя. Восстанови резервную копию («Backups» в docs/hosting.md).
refusal-bad-span = Для `{ $argument }` нужно время, например `30m`, `2h` или `7d`, а не «{ $value }».
refusal-no-server-to-admin = Ни один сервер на этом компьютере не использует { $url }; искали в { $folder }. Укажи те же `--db` или `--settings`, что и для `stosy serve`.
refusal-no-right-to-admin = Нет прав на сокеты в { $folder }. Запусти это от имени пользователя сервера.
refusal-admin-silent = Сервер не отвечает.
refusal-rotated-just-now = Последний новый ключ ещё не везде действует. Попробуй через { $seconds } с.
refusal-no-such-guest = Гостя «{ $whom }» никто не знает. Кто сейчас здесь, покажет `stosy admin people`.
refusal-no-such-report = Жалобы «{ $whom }» нет или она уже рассмотрена. Все жалобы покажет `stosy admin reports`.
refusal-no-such-address = «{ $whom }» — это не адрес.
refusal-not-ban = «{ $whom }» и так имеет доступ.
refusal-not-mute = «{ $whom }» и так может писать.
refusal-long-announcement = В объявлении может быть не больше { $most } символов.

# Страница о конфиденциальности и выходные данные, если владелец сервера не дал своих.
notice-back = К играм
privacy-title = Конфиденциальность
privacy-who = Учётных записей здесь нет. Браузер получает cookie со случайным числом, чтобы за тобой оставались твои места; оно действует { $days ->
        [one] { $days } день
        [few] { $days } дня
        [many] { $days } дней
       *[other] { $days } дня
    } после последнего визита. Второе cookie хранит выбранный язык. Остальные твои настройки остаются в браузере.
privacy-kept = Сервер хранит имя, которое ты выбираешь, твои места, ходы и результаты, написанное тобой за столом и день последнего визита.
privacy-seen = Все за столом видят твоё имя, твои ходы и слова. У кого есть ссылка на стол, тот может посмотреть сыгранные там партии. Владельцы сервера могут прочитать всё это, а также увидеть карты.
privacy-address = Твой интернет-адрес нужен, чтобы сдерживать потоки запросов, и не хранится. Стол, который ты открываешь, хранит сделанный из него код: он показывает лишь то, что несколько столов открыто с одного адреса.
privacy-others = Никому другому ничего не передаётся: здесь нет рекламы, нет слежки, ничего не загружается с других серверов.
privacy-talk = { $end ->
        [0] Написанное за столом хранится столько же, сколько стол.
        [one] Написанное за столом удаляется через { $end } день.
        [few] Написанное за столом удаляется через { $end } дня.
        [many] Написанное за столом удаляется через { $end } дней.
       *[other] Написанное за столом удаляется через { $end } дня.
    }
privacy-tables = { $end ->
        [0] Столы и их партии хранятся бессрочно.
        [one] Столы и их партии удаляются, если ими не пользуются { $end } месяц.
        [few] Столы и их партии удаляются, если ими не пользуются { $end } месяца.
        [many] Столы и их партии удаляются, если ими не пользуются { $end } месяцев.
       *[other] Столы и их партии удаляются, если ими не пользуются { $end } месяца.
    }
privacy-names = { $end ->
        [0] Имена хранятся, пока кто-то не удалит своё.
        [one] Имя того, кто не заходил { $end } месяц, удаляется.
        [few] Имя того, кто не заходил { $end } месяца, удаляется.
        [many] Имя того, кто не заходил { $end } месяцев, удаляется.
       *[other] Имя того, кто не заходил { $end } месяца, удаляется.
    }
privacy-reports = { $end ->
        [0] О том, кого ты блокируешь, знает только сервер. Жалобу читают владельцы сервера, вместе со словами, о которых речь; жалобы хранятся без срока.
        [one] О том, кого ты блокируешь, знает только сервер. Жалобу читают владельцы сервера, вместе со словами, о которых речь; жалобу стирают через { $end } день.
        [few] О том, кого ты блокируешь, знает только сервер. Жалобу читают владельцы сервера, вместе со словами, о которых речь; жалобу стирают через { $end } дня.
        [many] О том, кого ты блокируешь, знает только сервер. Жалобу читают владельцы сервера, вместе со словами, о которых речь; жалобу стирают через { $end } дней.
       *[other] О том, кого ты блокируешь, знает только сервер. Жалобу читают владельцы сервера, вместе со словами, о которых речь; жалобу стирают через { $end } дня.
    }
privacy-calls = Только если разрешишь уведомления на устройстве, сервер хранит его адрес в службе уведомлений производителя браузера и шлёт туда зашифрованные сообщения: служба узнаёт, когда пришло сообщение, но не узнаёт, что в нём. Выключи уведомления в меню стола, и адрес будет стёрт.
privacy-erase = Там, где меняется имя, можно скачать свои данные и удалить их. Тогда твоё имя и твои слова исчезнут, а места достанутся «гостю»; партии других останутся.
imprint-title = Владельцы сервера
imprint-none = Владельцы этого сервера не указали здесь, кто они.

## Without a command

welcome = Стосы: четыре небольшие карточные игры, против ботов или с друзьями.
welcome-play = Играть в терминале:
welcome-host = С друзьями, в браузере:
welcome-bot = Испытать своего бота:
welcome-more = Всё остальное:
