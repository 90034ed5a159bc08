### Задачи в браузере: позиция за позицией, а потом объяснение.
### Для переводчиков: см. начало common.ftl.

puzzle-title = Задачи
puzzle-what = Позиции из партий наших ботов, в которых один ход явно лучше всех остальных.
puzzle-question = Что ты положишь?
puzzle-how = Оценено по тысячам доигранных раздач закрытых карт; более глубокий поиск нашёл тот же ход.
puzzle-right = Верно!
puzzle-wrong = Был ход получше.
# $action is a move, such as “lay 12 on the rising pile”.
puzzle-best = Лучше всего: { $action }
puzzle-yours = У тебя: { $action }
# The chance to win with this move.
puzzle-chance = шанс выиграть — { $percent } %
puzzle-less = явно хуже
# $lead and $margin in hundredths of the chance to win.
puzzle-lead = Перевес над следующим ходом: { $lead } ± { $margin } пунктов
puzzle-next = Следующая задача
puzzle-streak = { $count ->
        [0] серии пока нет
        [one] { $count } решена подряд
        [few] { $count } решены подряд
        [many] { $count } решено подряд
       *[other] { $count } решены подряд
    }
puzzle-longest = самая длинная серия: { $count }
puzzle-again = На все эти задачи ответ уже дан. Эта больше не засчитывается.
puzzle-counted-once = Засчитывается только первый ответ.
puzzle-none = На этом сервере задач нет.
puzzle-games = Игра
# $done of $count puzzles are answered.
puzzle-done = { $done } из { $count }
