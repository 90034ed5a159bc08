### Задачі в браузері: позиція за позицією, а потім пояснення.
### Для перекладачів: див. початок common.ftl.

puzzle-title = Задачі
puzzle-what = Позиції з партій наших ботів, у яких один хід явно кращий за всі інші.
puzzle-question = Який хід найкращий?
puzzle-how = Ми дограли цю партію тисячі разів із різними закритими картами: цей хід вигравав найчастіше.
puzzle-right = Правильно!
puzzle-wrong = Був кращий хід.
# $action is a turn, such as “lay 12 on the rising pile, end the turn”.
puzzle-best = Найкраще: { $action }
puzzle-yours = У тебе: { $action }
# The chance to win with this turn.
puzzle-chance = шанс виграти – { $percent }%
puzzle-less = явно гірше
# $lead and $margin in hundredths of the chance to win.
puzzle-lead = Перевага над наступним ходом, у відсоткових пунктах: { $lead } ± { $margin }
puzzle-next = Наступна задача
puzzle-streak = { $count ->
        [0] Серії ще немає
       *[other] Розв’язано поспіль: { $count }
    }
puzzle-longest = найдовша серія: { $count }
puzzle-again = На всі ці задачі вже є твоя відповідь. Ця більше не рахується.
puzzle-counted-once = Рахується лише перша відповідь.
puzzle-none = На цьому сервері задач немає.
puzzle-games = Гра
# $done of $count puzzles are answered.
puzzle-done = { $done } з { $count }
