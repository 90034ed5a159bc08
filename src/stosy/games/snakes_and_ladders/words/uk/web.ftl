### Стіл «Змійок та драбинок» у браузері. Кнопки короткі: вони мають уміститися на телефоні.

## За столом

snakes-others = Інші гравці
snakes-points = { $count ->
        [one] { $count } бал
        [few] { $count } бали
        [many] { $count } балів
       *[other] { $count } бала
    }
snakes-points-short = { $count } б.
snakes-direction = { $clockwise ->
        [yes] Гра йде за годинниковою стрілкою
       *[no] Гра йде проти годинникової стрілки
    }
snakes-look = { $count ->
        [one] { $name }: тобі відома { $count } карта
        [few] { $name }: тобі відомі { $count } карти
        [many] { $name }: тобі відомо { $count } карт
       *[other] { $name }: тобі відомо { $count } карти
    }
snakes-seen = Тобі відомі карти, які має { $name }:
snakes-close = Закрити
snakes-said-pass = пас
snakes-said-skip = пропуск

## Стоси

snakes-draw = { $count ->
        [0] Взяти карту. Прикуп порожній.
        [one] Взяти карту. У прикупі { $count } карта.
        [few] Взяти карту. У прикупі { $count } карти.
        [many] Взяти карту. У прикупі { $count } карт.
       *[other] Взяти карту. У прикупі { $count } карти.
    }
snakes-top = Верхня карта: { $card }
snakes-colour = Колір:
snakes-any-colour = будь-який колір

## Що можна зробити

snakes-hit = { $pending ->
        [skip] «Пропусти хід» – тобі
        [two] +2 тобі
       *[four] +4 тобі
    }
snakes-answer = Можливі відповіді: { $cards }.
snakes-accept = { $pending ->
        [skip] Пропустити хід
        [two] Взяти дві
        [four] Взяти чотири
       *[none] Прийняти
    }
snakes-challenge = Перевірити
snakes-doubted = Це блеф, якщо на руках був такий колір: { $colour }.
snakes-doubted-any = Колір не був заданий, тож усе чесно.
snakes-drawn = { $fits ->
        [yes] З прикупу: { $card }. Поклади її або залиш собі.
       *[no] З прикупу: { $card }. Вона не підходить.
    }
snakes-nothing-drawn = Брати нема чого: прикуп порожній.
snakes-has-drawn = { $name } бере карту й думає.
snakes-lay-drawn = Покласти
snakes-pass = Пас
snakes-sort-yours = Розклади нові карти; інші чекають на тебе.
snakes-sorting = { $name } розкладає нові карти.
snakes-ready = Готово
snakes-cut-in = Втрутитися: { $card }
snakes-choose-colour = Кладеш { $card }: який колір?
snakes-bluff = У тебе є { $colour } колір, тож це блеф.
snakes-cancel = Не класти

## Свої карти

snakes-one-card = Одна карта!
snakes-catch = Спіймано!
snakes-table = Стіл
snakes-sort = За кольором
snakes-hand = { $count ->
        [one] У тебе на руках { $count } карта
        [few] У тебе на руках { $count } карти
        [many] У тебе на руках { $count } карт
       *[other] У тебе на руках { $count } карти
    }
snakes-mark-new = нова
snakes-mark-drawn = взята

## Бали

snakes-scores-about = Підрахунок: { $scoring }; межа: { $target }
snakes-player = Гравець
snakes-total = Разом
snakes-round = Тур { $number }
snakes-all-rounds = Усі тури
snakes-round-won = тур виграно
snakes-winner = перемога
snakes-round-over = { $who ->
        [you] Тур { $number } за тобою!
        [nobody] Тур { $number } закінчується без переможця.
       *[other] Тур { $number } виграє { $winner }.
    }

## What decided a match: a few sentences

highlight-taken = { $seat-is ->
        [you] Найбільше карт за раз береш ти
       *[other] Найбільше карт за раз бере { $seat }
    }: { $count }{ $why ->
        [two] , через «Візьми дві».
        [four] , через «Замов колір і візьми чотири».
        [challenge] , за недовіру.
        [bluff] , за блеф.
        [called_out] , за забуте «Одна карта!».
        [penalty] , як штраф.
       *[other] .
    }
highlight-round = { $seat-is ->
        [you] Найбільше за тур береш ти: { $points ->
            [one] { $points } бал
            [few] { $points } бали
            [many] { $points } балів
           *[other] { $points } бала
        } у турі { $round }.
       *[other] Найбільше за тур бере { $seat }: { $points ->
            [one] { $points } бал
            [few] { $points } бали
            [many] { $points } балів
           *[other] { $points } бала
        } у турі { $round }.
    }
highlight-bluffs = Викриті блефи: { $count }.
highlight-call-outs = Забуте «Одна карта!», разів: { $count }.
highlight-cut-ins = Втручання: { $counts }.
