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
end-host-starts = Следующую партию может начать { $host }.
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
