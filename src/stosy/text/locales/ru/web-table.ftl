### Стол в браузере: места, журнал и разговор, меню.

table-title = { $game } — Стосы
table-title-turn = Твой ход! { $game } — Стосы

## Места

table-you = (ты)
table-bot = бот
table-absent = не на связи
table-muted = без слова
table-to-play = сейчас ходит
table-person = { $name }: заблокировать или пожаловаться
table-open-hand = Карты: { $name }
table-cards = { $count ->
        [one] { $count } карта в руке
        [few] { $count } карты в руке
        [many] { $count } карт в руке
       *[other] { $count } карты в руке
    }
table-time-left = Осталось времени
table-hours = { $count } ч

## Журнал и разговор

table-log = Журнал игры
    .short = Ход игры
table-log-unread = { $count ->
        [one] Журнал игры; { $count } новое сообщение
        [few] Журнал игры; { $count } новых сообщения
        [many] Журнал игры; { $count } новых сообщений
       *[other] Журнал игры; { $count } нового сообщения
    }
table-talk = Чат
table-talk-none = Пока никто ничего не пишет.
table-say = Скажи что-нибудь
table-say-no-numbers = Скажи что-нибудь (без чисел)
table-send = Отправить
table-no-talk = Сейчас писать в чат нельзя.

## Над столом

table-lost = Связь потеряна. Восстанавливаю…
table-lost-kept = Связь потеряна. Твоё действие сохранено и отправится позже…
table-late = Пока не было связи, игра пошла дальше: твоё последнее действие уже не считается.
table-moves-lost = Сервер потерял последние ходы за этим столом. Вот как там всё теперь.
table-not-saved = Стол не удалось сохранить: возможно, не хватает места. Как только удастся, увидишь сохранённое.
table-watching = Ты смотришь игру.
table-hidden = { $phase ->
        [playing] Идёт партия. Смотреть могут только те, кто за столом.
       *[other] Сядь за стол, чтобы увидеть, что на нём.
    }
table-sit = Сесть за стол
table-may-return = На твоём месте играет бот.
table-return = Вернуться на место
table-between = Тур окончен. Следующий начнётся, когда все будут готовы, или через 20 секунд.
table-between-ready = Готово! Следующий тур начнётся, когда будут готовы все.
table-continue = Следующий тур
table-hint = Подсказка
table-hint-thinking = Обдумываю…
table-hint-do = Сделать так
table-hint-other = Другая
table-hint-about = Бот скажет, как поступил бы на твоём месте и почему. Шанс на победу — если все играют хорошо.
table-hint-chance = { $percent } %

## Меню стола

table-menu = Меню стола
table-rules = Правила
table-invite = Пригласить друзей
table-setup = Места и настройки
table-move-seat = Продолжить на другом устройстве
table-resign = Сдаться
table-resign-sure = Партия закончится для всех, а тебе засчитают поражение.
table-leave = Встать из-за стола
table-leave-sure = Твоё место освободится.
table-leave-sure-playing = За тебя доиграет бот; позже можно вернуться на своё место.
table-leave-sure-alone = Партия подождёт, пока кто-нибудь снова сядет за стол.
table-stay = Нет, остаюсь
table-mute = Лишить слова
table-unmute = Вернуть слово
table-hand-over = Отдать место боту
table-hand-over-sure = { $name }: дальше на этом месте будет играть бот.
table-remove = Попросить из-за стола
table-remove-sure = { $name } не сможет снова здесь сесть.
table-close = Закрыть стол
table-close-sure = Стол закроется навсегда и для всех.
table-spectators = { $count ->
        [0] Никто не смотрит.
        [one] Смотрит { $count } человек.
        [few] Смотрят { $count } человека.
        [many] Смотрит { $count } человек.
       *[other] Смотрит { $count } человека.
    }
table-check = Проверить раздачу
table-lag = { $name }: задержка около { $lag } мс.
table-lag-about = Когда несколько игроков состязаются, кто быстрее, задержка связи не считается.
table-doubted = { $name }: признаки задержки противоречат друг другу, поэтому в гонке считается только надёжное.
table-commit = Отпечаток этой раздачи, обещанный до первой карты; сверить его можно в просмотре партии:
table-seed = Зерно этой раздачи:

table-react = Эмоции
table-hurry = Подогнать ботов
table-quick-bots = Боты играют без пауз

## Уроки

table-lesson = Урок: { $game }
table-lesson-step = Шаг { $number } из { $count }
table-coach = Что делать дальше

## Что можно сделать с кем-то за столом

person-about = Заблокировать или пожаловаться
person-block = Заблокировать: { $name }
person-unblock = Разблокировать: { $name }
person-block-about = Заблокированные не сядут за твои столы, и ты не увидишь, что они пишут. За этим столом вы играете дальше. Им об этом не скажут.
person-blocked = Заблокировано: { $name }.
person-unblocked = Разблокировано: { $name }.
person-report = Пожаловаться: { $name }
person-report-about = Жалобу прочитают владельцы сервера. Больше никто о ней не узнает.
person-reason = Почему?
person-reason-talk = за слова в чате
person-reason-name = за имя
person-reason-cheating = за жульничество
person-reason-stalling = за затягивание игры
person-reason-other = за что-то другое
person-said = О каких сообщениях речь?
person-words = В нескольких словах
person-send = Отправить жалобу
person-reported = Спасибо. Владельцы сервера прочитают жалобу.
person-list = Заблокированные
person-none-blocked = Заблокированных нет.
person-unblock-short = Разблокировать

## Когда зовут того, кого нет за столом

call-me = Уведомлять, когда мой ход
call-me-daily = Уведомлять о раздаче дня
call-denied = Браузер не разрешает уведомлений. Разрешить их можно в его настройках для этого сайта.
call-offer = Присылать тебе уведомления?
call-offer-about = Присылать на это устройство уведомления, когда твой ход, когда кто-то подсел за твой стол или зовёт тебя сыграть? Выключить их можно в меню стола.
call-yes = Присылать
call-no = Нет, спасибо
call-title = Стосы
call-move = { $game }: твой ход.
call-joined = { $name } уже за твоим столом.
call-invited = { $name } зовёт тебя сыграть: { $game }.
call-daily = Раздача дня уже ждёт.
