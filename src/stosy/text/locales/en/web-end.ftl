### The end of a match: how it went and what to do next. For translators: see the top of common.ftl.

## The headline, big

end-win = You win!
end-win-team = You win together!
# $left counts the cards that were not laid.
end-near = { $left ->
        [one] So close: only one card left!
       *[other] So close: only { $left } cards left!
    }
end-lose = Not this time
end-seen = The match is over

## What decided it: a few sentences

end-facts = What decided it
# Instead of it, where somebody resigned or ran out of time.
end-facts-given-up = In this match
end-fact-resign = { $seat-is ->
        [you] You resign.
       *[other] { $seat } resigns.
    }
end-fact-timeout = { $seat-is ->
        [you] Your time runs out.
       *[other] { $seat } runs out of time.
    }
# Cards a player had yet to lay when it ended.
end-fact-left = { $seat-is ->
        [you] { $count ->
            [one] You still have one card to lay.
           *[other] You still have { $count } cards to lay.
        }
       *[other] { $count ->
            [one] { $seat } still has one card to lay.
           *[other] { $seat } still has { $count } cards to lay.
        }
    }
# The lay that skipped the most numbers: $from was the top, $card is what was laid.
end-fact-jump = { $seat-is ->
        [you] The biggest jump is yours: { $from } → { $card } { $pile-onto }.
       *[other] { $seat } makes the biggest jump: { $from } → { $card } { $pile-onto }.
    }
# The lay that brought a pile back the most.
end-fact-best-trick = { $seat-is ->
        [you] The best trick is yours: { $from } → { $card } { $pile-onto }.
       *[other] { $seat } does the best trick: { $from } → { $card } { $pile-onto }.
    }
end-fact-turn = { $seat-is ->
        [you] { $count ->
            [one] Your longest turn has { $count } card.
           *[other] The longest turn is yours, with { $count } cards.
        }
       *[other] { $count ->
            [one] The longest turn of { $seat } has { $count } card.
           *[other] { $seat } has the longest turn, with { $count } cards.
        }
    }
# $counts is a list like "Sara: 3, Tim: 5".
end-fact-tricks = Backward tricks: { $counts }.
end-fact-helps = Cards laid to help the opponent: { $counts }.
end-fact-team-tricks = Tricks: { $count }.
end-fact-turns = Turns: { $count }.
# The most cards one player took at once. $why as in part-why of snakes-and-ladders.ftl.
end-fact-taken = { $seat-is ->
        [you] You took the most at once
       *[other] { $seat } took the most at once
    }{ $count ->
        [one] : { $count } card
       *[other] : { $count } cards
    }{ $why ->
        [two] {" "}for a Draw Two.
        [four] {" "}for a Wild Draw Four.
        [challenge] {" "}for a wrong challenge.
        [bluff] {" "}for a bluff.
        [called_out] {" "}for a forgotten “One card!”
        [penalty] {" "}as a penalty.
       *[other] .
    }
# The most points one player got in a round.
end-fact-round = { $seat-is ->
        [you] The biggest round is yours: { $points ->
            [one] { $points } point
           *[other] { $points } points
        } in round { $round }.
       *[other] { $seat } has the biggest round: { $points ->
            [one] { $points } point
           *[other] { $points } points
        } in round { $round }.
    }
end-fact-bluffs = Bluffs found out: { $count }.
end-fact-call-outs = Forgotten “One card!”: { $count }.
end-fact-cut-ins = Cards laid out of turn: { $counts }.

## Points, and other people with the same deal

end-scores = Points
end-others = Same deal, other tables
end-others-who = Who
end-others-how = How it ended
end-others-here = this table

## What next

end-rematch = Play again
# $host is who can start the next match.
end-host-starts = { $host } can start the next match.
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
