### Кінець партії: чим усе скінчилося і що далі.

## Заголовок, великий

end-win = Перемога!
end-win-team = Спільна перемога!
end-near = { $left ->
        [1] Майже вдалося: залишилася одна карта!
        [one] Майже вдалося: залишилася { $left } карта!
        [few] Майже вдалося: залишилося { $left } карти!
        [many] Майже вдалося: залишилося { $left } карт!
       *[other] Майже вдалося: залишилося { $left } карти!
    }
end-lose = Не цього разу
end-seen = Партію закінчено

## Що вирішило партію: кілька речень

end-facts = Що вирішило партію
end-decided = { $who ->
        [you] Твій вибір: { $action }. Краще: { $better } (шанс на перемогу { $best }% замість { $chosen }%).
       *[other] { $name }: { $action }. Краще: { $better } (шанс на перемогу { $best }% замість { $chosen }%).
    }
end-deciding = { $total ->
        [0] Шукаємо, що вирішило партію…
       *[other] Шукаємо, що вирішило партію: ходів { $done } з { $total }…
    }
end-series = За цим столом: { $score }
end-series-team = За цим столом: перемог { $won } з { $matches }
end-best = { $left ->
        [0] Твій рекорд: усі карти викладено
        [one] Твій рекорд: залишилася { $left } карта
        [few] Твій рекорд: залишилося { $left } карти
        [many] Твій рекорд: залишилося { $left } карт
       *[other] Твій рекорд: залишилося { $left } карти
    }
end-best-new = Твій найкращий результат!
end-facts-given-up = У цій партії
highlight-resign = { $seat-is ->
        [you] Ти здаєшся.
       *[other] { $seat } здається.
    }
highlight-timeout = { $seat-is ->
        [you] Твій час вийшов.
       *[other] { $seat }: час вийшов.
    }

## Бали та інші люди з тією самою роздачею

end-scores = Бали
end-others = Та сама роздача, інші столи
end-others-who = Хто
end-others-how = Чим скінчилося
end-others-here = цей стіл

## Що далі

end-rematch = Ще партію
end-ready = Хто готовий до наступної партії
end-ready-yes = так
end-ready-no = ще ні
end-waits = Чекаємо: { $names }…
end-start-anyway = Почати, не чекаючи
end-try-moment = Спробувати цей момент
end-replay = Переглянути
end-same-deal = Та сама роздача для друзів
end-share = Картинка для друзів
end-fold = Показати стіл
end-unfold = Показати підсумок

## Картинка

end-picture = Картинка з підсумком
end-picture-about = Картинка: { $text }
end-picture-share = Поділитися
end-picture-save = Зберегти
end-picture-failed = Не вдалося створити картинку.
