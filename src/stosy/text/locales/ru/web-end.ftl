### Конец партии: чем всё кончилось и что дальше.

## Заголовок, крупно

end-win = Победа!
end-win-team = Общая победа!
end-near = { $left ->
        [1] Почти получилось: осталась одна карта!
        [one] Почти получилось: осталась { $left } карта!
        [few] Почти получилось: осталось { $left } карты!
        [many] Почти получилось: осталось { $left } карт!
       *[other] Почти получилось: осталось { $left } карты!
    }
end-lose = Не в этот раз
end-seen = Партия окончена

## Что решило партию: несколько предложений

end-facts = Что решило партию
end-decided = { $who ->
        [you] Твой выбор: { $action }. Лучше: { $better } (шанс на победу { $best } % вместо { $chosen } %).
       *[other] { $name }: { $action }. Лучше: { $better } (шанс на победу { $best } % вместо { $chosen } %).
    }
end-deciding = { $total ->
        [0] Ищем, что решило партию…
       *[other] Ищем, что решило партию: ходов { $done } из { $total }…
    }
end-series = За этим столом: { $score }
end-series-team = За этим столом: побед { $won } из { $matches }
end-best = { $left ->
        [0] Твой рекорд: все карты выложены
        [one] Твой рекорд: осталась { $left } карта
        [few] Твой рекорд: осталось { $left } карты
        [many] Твой рекорд: осталось { $left } карт
       *[other] Твой рекорд: осталось { $left } карты
    }
end-best-new = Твой лучший результат!
end-facts-given-up = В этой партии
highlight-resign = { $seat-is ->
        [you] Ты сдаёшься.
       *[other] { $seat } сдаётся.
    }
highlight-timeout = { $seat-is ->
        [you] Твоё время вышло.
       *[other] { $seat }: время вышло.
    }

## Очки и другие люди с той же раздачей

end-scores = Очки
end-others = Та же раздача, другие столы
end-others-who = Кто
end-others-how = Чем кончилось
end-others-here = этот стол

## Что дальше

end-rematch = Ещё партию
end-ready = Кто готов к следующей партии
end-ready-yes = да
end-ready-no = ещё нет
end-waits = Ждём: { $names }…
end-start-anyway = Начать, не дожидаясь
end-try-moment = Попробовать этот момент
end-replay = Просмотр
end-same-deal = Та же раздача для друзей
end-share = Картинка для друзей
end-fold = Показать стол
end-unfold = Показать итог

## Картинка

end-picture = Картинка с итогом
end-picture-about = Картинка: { $text }
end-picture-share = Поделиться
end-picture-save = Сохранить
end-picture-failed = Не удалось создать картинку.
