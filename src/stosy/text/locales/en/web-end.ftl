### The end of a match: how it went and what to do next. For translators: see the top of common.ftl.

## The headline, big

end-win = You win!
end-win-team = You win together!
# $left counts the cards that were not laid.
end-near = { $left ->
        [one] So close: only one card left!
       *[other] So close: only { $left } cards left!
    }
end-lose = Not this time
end-seen = The game is over

## What decided it: a few sentences

end-facts = What decided it
# $action and $better are choices as in a menu; $chosen and $best percentages as text.
end-decided = { $who ->
        [you] You chose: { $action }. Better: { $better } ({ $best }% to win instead of { $chosen }%).
       *[other] { $name } chose: { $action }. Better: { $better } ({ $best }% to win instead of { $chosen }%).
    }
# While the moves are looked at for it.
end-deciding = { $total ->
        [0] Looking for what decided it…
       *[other] Looking for what decided it: { $done } of { $total } moves…
    }
# $score: the names of the players with the games each has won.
end-series = At this table: { $score }
end-series-team = At this table: won { $won } of { $matches }
# The fewest cards left so far, in this browser.
end-best = { $left ->
        [0] Your best: all cards laid
        [one] Your best: one card left
       *[other] Your best: { $left } cards left
    }
end-best-new = Your best result so far!
# Instead of it, where somebody resigned or ran out of time.
end-facts-given-up = In this game
highlight-resign = { $seat-is ->
        [you] You resign.
       *[other] { $seat } resigns.
    }
highlight-timeout = { $seat-is ->
        [you] Your time runs out.
       *[other] { $seat } runs out of time.
    }

## Points, and other people with the same deal

end-scores = Points
end-others = Same deal, other tables
end-others-who = Who
end-others-how = How it ended
end-others-here = this table

## What next

end-rematch = Play again
# Who wants the next game: a dot for each person.
end-ready = Ready for the next game
end-ready-yes = ready
end-ready-no = not yet
# $names are people who have not said yet that they want another game.
end-waits = Waiting for { $names }…
end-start-anyway = Start without waiting
end-try-moment = Try that moment
end-replay = Replay
end-same-deal = Same deal for friends
end-share = Picture to share
# On a phone the result covers a part of the table.
end-fold = See the table
end-unfold = See the result

## The picture

end-picture = Picture of the result
# For those who do not see it: $text is what it says.
end-picture-about = Picture: { $text }
end-picture-share = Share
end-picture-save = Save
end-picture-failed = The picture could not be made.
