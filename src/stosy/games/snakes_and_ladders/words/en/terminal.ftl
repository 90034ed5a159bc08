### Play in the terminal. For translators: see the top of cli.ftl.

## The table. Each message is a line of its own.

# Only where several rounds are played; $round is text, not a number.
play-own-score = Round { $round }; you have { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, the target is { $goal }.
# $colour is a word, or none while any card may be laid; $draw counts the cards to draw.
play-discard = Top card: { $card }. { $colour-is ->
        [none] Any card may be laid.
       *[other] Colour: { $colour }.
    } Draw pile: { $draw }.
play-direction = { $clockwise ->
        [yes] Play goes clockwise.
       *[no] Play goes anticlockwise.
    }
# A player of Snakes & Ladders: cards in hand, and points so far.
play-rival = { $seat }: { $size ->
        [one] { $size } card
       *[other] { $size } cards
    }, { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
play-known = You have seen that { $seat } holds: { $cards }.
play-last-card = { $seat } has one card left.
play-sort = Put your new cards in order and type `ready`; the game waits for you.

## Help, and what may be typed: see typed-words in cli.ftl.

play-help-game = To lay a card, type it: `r5`, `red 5`, `blue skip`, `g draw2`, `y reverse`; `wild blue` and `wild4 red` choose a colour. An exclamation mark says “One card!”: `r5!`. `draw`: draw a card; `pass`: pass; `accept`: take the cards or miss your turn; `challenge`: doubt a Wild Draw Four; `ready`: the new cards are in order; `call Olha`: call out somebody who forgot “One card!”
typed-game-words =
    draw: take, d
    pass: keep
    accept: a
    challenge: doubt
    call_out: call, call out
    one_card: !, one card
    W: wild
    W4: wild4, wild draw four, wild 4, +4
# Faces of coloured cards of Snakes & Ladders behind a colour word, of up to five words: red skip, rs.
typed-faces =
    S: s, skip
    D: d, draw2, draw two, +2
    R: r, reverse, turn
