### Конец партии: чем всё кончилось и что дальше.

## Заголовок, крупно

end-win = Победа!
end-win-team = Общая победа!
end-near = { $left ->
        [1] Почти получилось: осталась одна карта!
        [one] Почти получилось: осталась { $left } карта!
        [few] Почти получилось: осталось { $left } карты!
        [many] Почти получилось: осталось { $left } карт!
       *[other] Почти получилось: осталось { $left } карты!
    }
end-lose = Не в этот раз
end-seen = Партия окончена

## Что решило партию: несколько предложений

end-facts = Что решило партию
end-facts-given-up = В этой партии
end-fact-resign = { $seat-is ->
        [you] Ты сдаёшься.
       *[other] { $seat } сдаётся.
    }
end-fact-timeout = { $seat-is ->
        [you] Твоё время вышло.
       *[other] { $seat }: время вышло.
    }
end-fact-left = { $seat-is ->
        [you] { $count ->
            [one] Тебе осталось выложить { $count } карту.
            [few] Тебе осталось выложить { $count } карты.
            [many] Тебе осталось выложить { $count } карт.
           *[other] Тебе осталось выложить { $count } карты.
        }
       *[other] { $count ->
            [one] { $seat }: осталось выложить { $count } карту.
            [few] { $seat }: осталось выложить { $count } карты.
            [many] { $seat }: осталось выложить { $count } карт.
           *[other] { $seat }: осталось выложить { $count } карты.
        }
    }
end-fact-jump = { $seat-is ->
        [you] Самый большой скачок — твой: { $from } → { $card } { $pile-onto }.
       *[other] Самый большой скачок делает { $seat }: { $from } → { $card } { $pile-onto }.
    }
end-fact-best-trick = { $seat-is ->
        [you] Лучший обратный прыжок — твой: { $from } → { $card } { $pile-onto }.
       *[other] Лучший обратный прыжок делает { $seat }: { $from } → { $card } { $pile-onto }.
    }
end-fact-turn = { $seat-is ->
        [you] { $count ->
            [one] Самый длинный ход — твой: { $count } карта.
            [few] Самый длинный ход — твой: { $count } карты.
            [many] Самый длинный ход — твой: { $count } карт.
           *[other] Самый длинный ход — твой: { $count } карты.
        }
       *[other] { $count ->
            [one] Самый длинный ход делает { $seat }: { $count } карта.
            [few] Самый длинный ход делает { $seat }: { $count } карты.
            [many] Самый длинный ход делает { $seat }: { $count } карт.
           *[other] Самый длинный ход делает { $seat }: { $count } карты.
        }
    }
end-fact-tricks = Обратные прыжки: { $counts }.
end-fact-helps = Карты в помощь сопернику: { $counts }.
end-fact-team-tricks = Обратные прыжки: { $count }.
end-fact-turns = Ходы: { $count }.
end-fact-taken = { $seat-is ->
        [you] Больше всего карт за раз берёшь ты
       *[other] Больше всего карт за раз берёт { $seat }
    }: { $count }{ $why ->
        [two] , из-за карты «Возьми две».
        [four] , из-за карты «Закажи цвет и возьми четыре».
        [challenge] , за напрасное подозрение.
        [bluff] , за блеф.
        [called_out] , за забытое «Одна карта!».
        [penalty] , в наказание.
       *[other] .
    }
end-fact-round = { $seat-is ->
        [you] Больше всего за тур получаешь ты: { $points ->
            [one] { $points } очко
            [few] { $points } очка
            [many] { $points } очков
           *[other] { $points } очка
        } в туре { $round }.
       *[other] Больше всего за тур получает { $seat }: { $points ->
            [one] { $points } очко
            [few] { $points } очка
            [many] { $points } очков
           *[other] { $points } очка
        } в туре { $round }.
    }
end-fact-bluffs = Раскрытые блефы: { $count }.
end-fact-call-outs = Забытые «Одна карта!»: { $count }.
end-fact-cut-ins = Вмешательства: { $counts }.

## Очки и другие люди с той же раздачей

end-scores = Очки
end-others = Та же раздача, другие столы
end-others-who = Кто
end-others-how = Чем кончилось
end-others-here = этот стол

## Что дальше

end-rematch = Ещё партию
end-host-starts = Следующую партию может начать { $host }.
end-replay = Просмотр
end-same-deal = Та же раздача для друзей
end-share = Картинка для друзей
end-fold = Показать стол
end-unfold = Показать итог

## Картинка

end-picture = Картинка с итогом
end-picture-about = Картинка: { $text }
end-picture-share = Поделиться
end-picture-save = Сохранить
end-picture-failed = Не удалось создать картинку.
