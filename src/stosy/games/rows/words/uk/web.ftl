### Столи ігор із рядами в браузері.
### Для перекладачів: див. початок common.ftl.

## Стоси, як їх читають уголос

rows-pile = { $count ->
        [one] { $pile }: зверху { $top }, { $count } карта
        [few] { $pile }: зверху { $top }, { $count } карти
        [many] { $pile }: зверху { $top }, { $count } карт
       *[other] { $pile }: зверху { $top }, { $count } карти
    }
rows-pile-bare = { $pile }: карта напрямку { $from }, ще нічого не викладено
rows-pile-of = { $name }, { $pile }
rows-rising = зростаючий стос
rows-falling = спадаючий стос
rows-pile-lay = { $pile }. Покласти сюди { $card }: { $effect }
rows-pile-take-back = { $pile }. Забрати { $card } назад

## Що робить карта зі стосом

rows-effect-onward = { $room ->
        [one] { $room } крок
        [few] { $room } кроки
        [many] { $room } кроків
       *[other] { $room } кроку
    }
rows-effect-trick = Трюк: { $room } назад!
rows-effect-help = Допомога: { $room } назад

## Хід

rows-table = Стіл
rows-hand = Твої карти
rows-choose = Вибери карту, потім стос.
rows-choose-pile = Вибери стос. Твоя карта: { $card }.
rows-choose-card = Вибери карту. Твій стос: { $pile }.
rows-laid = Викладено: { $laid }. За хід – щонайменше { $least }.
rows-laid-exactly = Викладено: { $laid }. За хід – рівно { $most }.
rows-laid-up-to = Викладено: { $laid }. За хід – щонайбільше { $most }.
rows-then-draw = { $count ->
        [0] Добирати вже нема чого.
        [one] Потім добираєш { $count } карту.
        [few] Потім добираєш { $count } карти.
        [many] Потім добираєш { $count } карт.
       *[other] Потім добираєш { $count } карти.
    }
rows-begin = Починаю я
rows-agree = Починає { $name }, якщо не ти.
rows-contested = Інші ще можуть сказати «Починаю я».
rows-end-turn = Завершити хід
rows-take-back = Забрати назад
rows-undo = Скасувати
rows-send = Зробити хід
rows-arranged = { $count ->
        [one] Підготовлено { $count } карту; поки хід не зроблено, її ніхто не бачить.
        [few] Підготовлено { $count } карти; поки хід не зроблено, їх ніхто не бачить.
        [many] Підготовлено { $count } карт; поки хід не зроблено, їх ніхто не бачить.
       *[other] Підготовлено { $count } карти; поки хід не зроблено, їх ніхто не бачить.
    }
rows-provisional = підготовлено, хід ще не зроблено

## Лічба

rows-progress = викладено { $laid } з { $all }
rows-draw-pile = { $count ->
        [0] Відкладений стос порожній
        [one] Відкладений стос: { $count } карта
        [few] Відкладений стос: { $count } карти
        [many] Відкладений стос: { $count } карт
       *[other] Відкладений стос: { $count } карти
    }
rows-nearly = { $left ->
        [one] Лишилася тільки { $left } карта!
        [few] Лишилося тільки { $left } карти!
        [many] Лишилося тільки { $left } карт!
       *[other] Лишилося тільки { $left } карти!
    }

## Сигнали, дуже коротко

rows-signals = Сигнали
rows-signals-pile = Сигнали: { $pile }
rows-signals-about = Скажи щось команді. Щоб сказати про стос, натисни на нього й потримай.
rows-signals-pin = Лишити на столі
rows-says-wants = хочу
rows-says-leave = не сюди
rows-says-trick = трюк
rows-says-holds = маю
rows-says-low = низька
rows-says-middle = середня
rows-says-high = висока
rows-said-by = { $name }: { $signal }

## What decided a match: a few sentences

highlight-left = { $seat-is ->
        [you] { $count ->
            [one] Тобі лишилося викласти { $count } карту.
            [few] Тобі лишилося викласти { $count } карти.
            [many] Тобі лишилося викласти { $count } карт.
           *[other] Тобі лишилося викласти { $count } карти.
        }
       *[other] { $count ->
            [one] { $seat } ще має викласти { $count } карту.
            [few] { $seat } ще має викласти { $count } карти.
            [many] { $seat } ще має викласти { $count } карт.
           *[other] { $seat } ще має викласти { $count } карти.
        }
    }
highlight-jump = { $seat-is ->
        [you] Найбільший стрибок робиш ти: { $top } → { $card } { $pile-onto }.
       *[other] Найбільший стрибок робить { $seat }: { $top } → { $card } { $pile-onto }.
    }
highlight-best-trick = { $seat-is ->
        [you] Найкращий трюк – твій: { $top } → { $card } { $pile-onto }.
       *[other] Найкращий трюк показує { $seat }: { $top } → { $card } { $pile-onto }.
    }
highlight-turn = { $seat-is ->
        [you] { $count ->
            [one] Найдовший хід – твій: { $count } карта.
            [few] Найдовший хід – твій: { $count } карти.
            [many] Найдовший хід – твій: { $count } карт.
           *[other] Найдовший хід – твій: { $count } карти.
        }
       *[other] { $count ->
            [one] Найдовший хід робить { $seat }: { $count } карта.
            [few] Найдовший хід робить { $seat }: { $count } карти.
            [many] Найдовший хід робить { $seat }: { $count } карт.
           *[other] Найдовший хід робить { $seat }: { $count } карти.
        }
    }
highlight-tricks = Зворотні трюки: { $counts }.
highlight-helps = Карти на допомогу супротивникові: { $counts }.
highlight-team-tricks = Зворотні трюки: { $count }.
highlight-turns = Ходи: { $count }.
