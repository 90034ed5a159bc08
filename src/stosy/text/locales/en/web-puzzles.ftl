### Puzzles in the browser: one position after another, and the reason afterwards.
### For translators: see the top of common.ftl.

puzzle-title = Puzzles
puzzle-what = Positions from our bots’ games in which one turn is clearly the best.
puzzle-question = Which turn is best?
puzzle-how = We played this on thousands of times with different hidden cards: this turn won most often.
puzzle-right = Right!
puzzle-wrong = There was a better turn.
# $action is a turn, such as “lay 12 on the rising pile, end the turn”.
puzzle-best = Best: { $action }
puzzle-yours = Yours: { $action }
# The chance to win with this turn.
puzzle-chance = wins { $percent }%
puzzle-less = clearly worse
# $lead and $margin in hundredths of the chance to win.
puzzle-lead = Ahead of the second best by { $lead } ± { $margin } percentage points
puzzle-next = Next puzzle
puzzle-streak = { $count ->
        [0] no streak yet
        [one] { $count } solved in a row
       *[other] { $count } solved in a row
    }
puzzle-longest = longest streak: { $count }
puzzle-again = You have answered all of these. This one no longer counts.
puzzle-counted-once = Only the first answer counts.
puzzle-none = This server has no puzzles.
puzzle-games = Game
# $done of $count puzzles are answered.
puzzle-done = { $done } of { $count }
