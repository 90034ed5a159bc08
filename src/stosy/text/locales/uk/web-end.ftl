### Кінець партії: чим усе скінчилося і що далі.

## Заголовок, великий

end-win = Перемога!
end-win-team = Спільна перемога!
end-near = { $left ->
        [1] Майже вдалося: залишилася одна карта!
        [one] Майже вдалося: залишилася { $left } карта!
        [few] Майже вдалося: залишилося { $left } карти!
        [many] Майже вдалося: залишилося { $left } карт!
       *[other] Майже вдалося: залишилося { $left } карти!
    }
end-lose = Не цього разу
end-seen = Партію закінчено

## Що вирішило партію: кілька речень

end-facts = Що вирішило партію
end-facts-given-up = У цій партії
end-fact-resign = { $seat-is ->
        [you] Ти здаєшся.
       *[other] { $seat } здається.
    }
end-fact-timeout = { $seat-is ->
        [you] Твій час вийшов.
       *[other] { $seat }: час вийшов.
    }
end-fact-left = { $seat-is ->
        [you] { $count ->
            [one] Тобі лишилося викласти { $count } карту.
            [few] Тобі лишилося викласти { $count } карти.
            [many] Тобі лишилося викласти { $count } карт.
           *[other] Тобі лишилося викласти { $count } карти.
        }
       *[other] { $count ->
            [one] { $seat } ще має викласти { $count } карту.
            [few] { $seat } ще має викласти { $count } карти.
            [many] { $seat } ще має викласти { $count } карт.
           *[other] { $seat } ще має викласти { $count } карти.
        }
    }
end-fact-jump = { $seat-is ->
        [you] Найбільший стрибок робиш ти: { $from } → { $card } { $pile-onto }.
       *[other] Найбільший стрибок робить { $seat }: { $from } → { $card } { $pile-onto }.
    }
end-fact-best-trick = { $seat-is ->
        [you] Найкращий трюк – твій: { $from } → { $card } { $pile-onto }.
       *[other] Найкращий трюк показує { $seat }: { $from } → { $card } { $pile-onto }.
    }
end-fact-turn = { $seat-is ->
        [you] { $count ->
            [one] Найдовший хід – твій: { $count } карта.
            [few] Найдовший хід – твій: { $count } карти.
            [many] Найдовший хід – твій: { $count } карт.
           *[other] Найдовший хід – твій: { $count } карти.
        }
       *[other] { $count ->
            [one] Найдовший хід робить { $seat }: { $count } карта.
            [few] Найдовший хід робить { $seat }: { $count } карти.
            [many] Найдовший хід робить { $seat }: { $count } карт.
           *[other] Найдовший хід робить { $seat }: { $count } карти.
        }
    }
end-fact-tricks = Зворотні трюки: { $counts }.
end-fact-helps = Карти на допомогу суперникові: { $counts }.
end-fact-team-tricks = Трюки: { $count }.
end-fact-turns = Ходи: { $count }.
end-fact-taken = { $seat-is ->
        [you] Найбільше карт за раз береш ти
       *[other] Найбільше карт за раз бере { $seat }
    }: { $count }{ $why ->
        [two] , через «Візьми дві».
        [four] , через «Замов колір і візьми чотири».
        [challenge] , за хибну перевірку.
        [bluff] , за блеф.
        [called_out] , за забуте «Одна карта!».
        [penalty] , як штраф.
       *[other] .
    }
end-fact-round = { $seat-is ->
        [you] Найбільше за тур береш ти: { $points ->
            [one] { $points } бал
            [few] { $points } бали
            [many] { $points } балів
           *[other] { $points } бала
        } у турі { $round }.
       *[other] Найбільше за тур бере { $seat }: { $points ->
            [one] { $points } бал
            [few] { $points } бали
            [many] { $points } балів
           *[other] { $points } бала
        } у турі { $round }.
    }
end-fact-bluffs = Викриті блефи: { $count }.
end-fact-call-outs = Забуті «Одна карта!»: { $count }.
end-fact-cut-ins = Втручання: { $counts }.

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

end-picture = Картинка з підсумком
end-picture-about = Картинка: { $text }
end-picture-share = Поділитися
end-picture-save = Зберегти
end-picture-failed = Не вдалося створити картинку.
