### Play in the terminal. For translators: see the top of cli.ftl.

## The table. Each message is a line of its own.

play-opponent = { $seat } has { $size ->
        [one] { $size } card
       *[other] { $size } cards
    } in hand and { $draw } to draw.
play-draw-pile = { $count ->
        [0] Your draw pile is empty.
        [one] Your draw pile: { $count } card.
       *[other] Your draw pile: { $count } cards.
    }
# Only a spectator reads this. $rising: is it the rising pile?
play-watched-pile = { $seat }, { $rising ->
        [yes] rising pile
       *[no] falling pile
    }: { $count ->
        [0] { $top }, the row card
       *[other] { $top }
    }

## Help, and what may be typed: see typed-words in cli.ftl.

play-help-game = To lay a card, type it and the pile: `17 up`, `17 down`; `17 their up` and `17 their down` help your opponent. `back`: take the last card back; `end`: end the turn.
typed-game-words =
    their_up: their up, tu, their rising, opponent’s rising, opponent's rising
    their_down: their down, td, their falling, opponent’s falling, opponent's falling
