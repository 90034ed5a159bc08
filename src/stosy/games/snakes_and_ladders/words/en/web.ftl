### The table of Snakes & Ladders in the browser. Buttons are short: they must fit a phone.
### For translators: see the top of common.ftl; the names of cards are those of game.ftl.

## Around the table

# A list of the other players, for screen readers.
snakes-others = The others
snakes-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
# The same in little space.
snakes-points-short = { $count } pts
snakes-direction = { $clockwise ->
        [yes] Play goes clockwise
       *[no] Play goes anticlockwise
    }
# The button by a player some of whose cards the reader has seen.
snakes-look = { $count ->
        [one] { $name }: { $count } card you know
       *[other] { $name }: { $count } cards you know
    }
# The heading of those cards.
snakes-seen = You know that { $name } holds:
snakes-close = Close
# What a player has just done, in a word, by the name.
snakes-said-pass = pass
snakes-said-skip = skipped

## The piles

snakes-draw = { $count ->
        [0] Draw a card. The draw pile is empty.
        [one] Draw a card. { $count } card is in the draw pile.
       *[other] Draw a card. { $count } cards are in the draw pile.
    }
# $card is the top card's name.
snakes-top = Top card: { $card }
# Before the word of a colour, for screen readers.
snakes-colour = Colour:
# Instead of a colour, on an opening Wild.
snakes-any-colour = any colour

## What may be done

# Over the buttons: what the card just laid does to the reader, as short as can be.
snakes-hit = { $pending ->
        [skip] A Skip for you
        [two] +2 for you
       *[four] +4 for you
    }
# $cards is a list of the reader’s cards that pass it on.
snakes-answer = Possible answers: { $cards }.
snakes-accept = { $pending ->
        [skip] Miss your turn
        [two] Take two
        [four] Take four
       *[none] Accept
    }
snakes-challenge = Challenge
# Beside the challenge: the colour before the Wild Draw Four.
snakes-doubted = It was a bluff if they held a { $colour } card.
snakes-doubted-any = No colour was asked for, so it was honest.
snakes-drawn = { $fits ->
        [yes] You have drawn: { $card }. Lay it, or keep it.
       *[no] You have drawn: { $card }. It does not fit.
    }
snakes-nothing-drawn = There is no card to draw.
snakes-has-drawn = { $name } draws a card and thinks.
snakes-lay-drawn = Lay it
snakes-pass = Pass
snakes-sort-yours = Put your new cards in order; the others wait.
snakes-sorting = { $name } is sorting new cards.
snakes-ready = Ready
# A button: lay the very same card out of turn.
snakes-cut-in = Cut in: { $card }
snakes-choose-colour = You lay { $card }: which colour?
# Below that question, for a Wild Draw Four: $colour is current, and the reader holds it.
snakes-bluff = You hold a { $colour } card: this is a bluff.
snakes-cancel = Do not lay it

## One's own hand

snakes-one-card = One card!
# Short, on a small button beside a player: you noticed that they did not say “One card!”
snakes-catch = Caught!
snakes-table = Table
# A button that is on or off: are the cards sorted by colour?
snakes-sort = By colour
snakes-hand = { $count ->
        [one] Your hand, { $count } card
       *[other] Your hand, { $count } cards
    }
# On a card that has just come, and on the one drawn that may be laid.
snakes-mark-new = new
snakes-mark-drawn = drawn

## Scores

# $scoring and $target are values of options: “the winner takes”, “500 points”.
snakes-scores-about = Scoring: { $scoring }; target: { $target }
snakes-player = Player
snakes-total = Total
snakes-round = Round { $number }
# Opens the table with the points of every round.
snakes-all-rounds = All rounds
snakes-round-won = round won
snakes-winner = winner
snakes-round-over = { $who ->
        [you] You win round { $number }!
        [nobody] Round { $number } ends without a winner.
       *[other] { $winner } wins round { $number }.
    }

## What decided a match: a few sentences

# The most cards one player took at once. $why as in part-why of game.ftl.
highlight-taken = { $seat-is ->
        [you] You took the most at once
       *[other] { $seat } took the most at once
    }{ $count ->
        [one] : { $count } card
       *[other] : { $count } cards
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
highlight-round = { $seat-is ->
        [you] The biggest round is yours: { $points ->
            [one] { $points } point
           *[other] { $points } points
        } in round { $round }.
       *[other] { $seat } has the biggest round: { $points ->
            [one] { $points } point
           *[other] { $points } points
        } in round { $round }.
    }
highlight-bluffs = Bluffs found out: { $count }.
highlight-call-outs = Forgotten “One card!”: { $count }.
highlight-cut-ins = Cards laid out of turn: { $counts }.
