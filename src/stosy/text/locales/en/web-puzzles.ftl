### Puzzles in the browser: one position after another, and the reason afterwards.
### For translators: see the top of common.ftl.

puzzle-title = Puzzles
puzzle-what = Positions from matches of our bots in which one move is clearly better than all others.
puzzle-question = What would you lay?
puzzle-how = Judged by playing it out in thousands of deals of the hidden cards; a deeper search found the same move.
puzzle-right = Right!
puzzle-wrong = There was a better move.
# $action is a move, such as “lay 12 on the rising pile”.
puzzle-best = Best: { $action }
puzzle-yours = Yours: { $action }
# The chance to win with this move.
puzzle-chance = wins { $percent }%
puzzle-less = clearly worse
# $lead and $margin in hundredths of the chance to win.
puzzle-lead = Better than the second best by { $lead } ± { $margin } points
puzzle-next = Next puzzle
puzzle-streak = { $count ->
        [0] no streak yet
        [one] { $count } solved in a row
       *[other] { $count } solved in a row
    }
puzzle-longest = longest streak: { $count }
puzzle-again = You have answered all of these. This one does not count any more.
puzzle-counted-once = Only the first answer counts.
puzzle-none = This server has no puzzles.
puzzle-games = Game
# $done of $count puzzles are answered.
puzzle-done = { $done } of { $count }
