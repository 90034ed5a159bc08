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
end-host-starts = Наступну партію може почати { $host }.
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
