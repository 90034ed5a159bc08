### Задачи в браузере: позиция за позицией, а потом объяснение.
### Для переводчиков: см. начало common.ftl.

puzzle-title = Задачи
puzzle-what = Позиции из партий наших ботов, в которых один ход явно лучше всех остальных.
puzzle-question = Какой ход лучший?
puzzle-how = Мы доиграли эту позицию тысячи раз с разными закрытыми картами: этот ход выигрывал чаще всех.
puzzle-right = Верно!
puzzle-wrong = Был ход получше.
# $action is a turn, such as “lay 12 on the rising pile, end the turn”.
puzzle-best = Лучше всего: { $action }
puzzle-yours = У тебя: { $action }
# The chance to win with this turn.
puzzle-chance = шанс выиграть — { $percent } %
puzzle-less = явно хуже
# $lead and $margin in hundredths of the chance to win.
puzzle-lead = Перевес над следующим ходом, в процентных пунктах: { $lead } ± { $margin }
puzzle-next = Следующая задача
puzzle-streak = { $count ->
        [0] Серии пока нет
       *[other] Решено подряд: { $count }
    }
puzzle-longest = самая длинная серия: { $count }
puzzle-again = На все эти задачи ответ уже дан. Эта больше не засчитывается.
puzzle-counted-once = Засчитывается только первый ответ.
puzzle-none = На этом сервере задач нет.
puzzle-games = Игра
# $done of $count puzzles are answered.
puzzle-done = { $done } из { $count }
