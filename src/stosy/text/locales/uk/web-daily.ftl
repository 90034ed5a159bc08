### Роздача дня в браузері: ігри, результати й доказ, що карт ніхто не вибирав.
### Для перекладачів: див. початок common.ftl.

daily-title = Роздача дня
daily-what = Щодня в кожній грі одна роздача, карти для всіх на цьому сервері однакові. Зараховується одна спроба, від першого погляду на карти, без підказок.
daily-honest = Хто зайде як новий гість, зможе спробувати ще раз, тож результати тут – для розваги, на чесність.
# $date is a date, written out.
daily-of = Роздача дня, { $date }
# $hours and $minutes until midnight by UTC.
daily-ends = Нові карти опівночі за UTC, через { $hours } год { $minutes } хв
daily-over = Цей день уже скінчився.
daily-score = Насамперед важить виграш. Хто здався чи не вклався в час, той останній.
daily-streak = { $days ->
        [one] { $days } день поспіль
        [few] { $days } дні поспіль
        [many] { $days } днів поспіль
       *[other] { $days } дні поспіль
    }
daily-alone = соло
# $count bots of a $level, such as “expert”.
daily-bots = { $count ->
        [one] з { $count } ботом: { $level }
        [few] з { $count } ботами: { $level }
        [many] з { $count } ботами: { $level }
       *[other] з { $count } ботами: { $level }
    }
daily-finished = { $count ->
        [0] ще ніхто не зіграв
        [one] зіграла { $count } людина
        [few] зіграли { $count } людини
        [many] зіграло { $count } людей
       *[other] зіграло { $count } людини
    }
daily-play = Грати
daily-play-game = Грати роздачу дня: { $game }
daily-go-on = Продовжити
daily-go-on-game = Продовжити спробу: { $game }
daily-results = Результати
daily-results-game = Результати: { $game }
daily-missed = не зіграно

## Результати

daily-yours = Твій результат
daily-place = Місце { $place } з { $count }
daily-percentile = Краще, ніж у { $percent }% інших
daily-percentile-ties = Краще, ніж у { $percent }% інших (нічиї – за половину)
daily-first = До тебе ще ніхто не дограв.
daily-table = Результати всіх
daily-who = Хто
daily-how = Результат
daily-you = ти
daily-watch = Перегляд
daily-watch-of = Перегляд: { $name }
daily-nobody = Ніхто не дограв.
daily-experts = Як зіграли експерти з твоїми картами
daily-possible = Що було можливо
daily-possible-won-exact = З відкритими картами цю роздачу можна виграти. Це доведено.
daily-possible-lost-exact = Цю роздачу не виграти й з відкритими картами. Це доведено.
daily-possible-won = Цю роздачу можна виграти: спосіб знайдено.
daily-possible-not-found = Способу виграти не знайдено. Але це не доводить, що його немає.
daily-possible-wait = Експерти ще грають.
daily-back = Усі ігри дня
daily-closed-title = Спершу зіграй
daily-closed = Результати відкриються, коли дограєш свою спробу або коли скінчиться день.

## Поділитися

daily-share = Поділитися результатом
daily-copy = Скопіювати текстом
daily-copied = Скопійовано
# One line of the text to share.
daily-shared = Стоси, { $game }, { $date }

## Попередні дні й доказ

daily-earlier = Попередні дні
daily-today = сьогодні
daily-tomorrow = завтра
daily-proof = Карт ніхто не вибирає
daily-proof-how = Для кожного дня сервер навмання вибирає секрет і за тиждень до того публікує SHA-256 тексту «date:secret», тож секрет належить саме цьому дню. Коли день мине, сервер показує й сам секрет. Зерно гри – це SHA-256 тексту «secret:game», тож роздачу може перевірити кожен. Власники сервера карти бачать.
daily-hash = SHA-256 дати й секрету
daily-secret = Секрет
daily-secret-later = з’явиться, коли день мине
daily-late = Цей секрет вибрано вже того самого дня, бо раніше сервер не працював.
