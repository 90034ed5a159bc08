### Стол в браузере: места, журнал и разговор, меню.

table-title = { $game } — Стосы
table-title-turn = Твой ход! { $game } — Стосы

## Места

table-you = (ты)
table-bot = бот
table-absent = не на связи
table-muted = без слова
table-to-play = сейчас ходит
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
table-not-saved = Сервер не смог сохранить последние ходы. Как только сможет, он покажет сохранённое.
table-watching = Ты смотришь игру.
table-sit = Сесть за стол
table-may-return = На твоём месте играет бот.
table-return = Вернуться на место
table-between = Тур окончен. Следующий начнётся, когда все будут готовы, или через 20 секунд.
table-between-ready = Готово! Следующий тур начнётся, когда будут готовы все.
table-next-round = Следующий тур
table-hint = Подсказка
table-hint-thinking = Обдумываю…
table-hint-do = Сделать так
table-hint-other = Другая
table-hint-about = Бот скажет, как поступил бы на твоём месте и почему.
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
table-remove-sure = { $name } сможет здесь только смотреть.
table-close = Закрыть стол
table-close-sure = Стол закроется навсегда и для всех.
table-spectators = { $count ->
        [0] Никто не смотрит.
        [one] Смотрит { $count } человек.
        [few] Смотрят { $count } человека.
        [many] Смотрят { $count } человек.
       *[other] Смотрят { $count } человека.
    }
table-check = Проверить раздачу
table-lag = { $name }: до сервера около { $lag } мс.
table-lag-about = Когда несколько игроков хотят опередить друг друга, время линии не считается.
table-doubted = { $name }: признаки расстояния противоречат друг другу, поэтому в гонке считается только надёжное.
table-commit = Отпечаток этой раздачи, обещанный до первой карты; сверить его можно в просмотре партии:
table-seed = Зерно этой раздачи:

table-react = Эмоции
table-hurry = Подогнать ботов
table-quick-bots = Боты играют без пауз

## Уроки

table-lesson = Урок: { $game }
table-lesson-step = Шаг { $number } из { $count }
table-coach = Что делать дальше
