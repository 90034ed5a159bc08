### Play in the terminal. For translators: see the top of cli.ftl.

## Help, and what may be typed: see typed-words in cli.ftl.

play-help-game = To lay a card, type it and the pile: `r7 up`, `red 7 down`. `end`: end the turn. Before the first card: `begin`.
play-help-signals = Signals: `holds red`, `height red low` (`middle`, `high`), `wants up`, `trick down`, `leave up`.
typed-game-words =
    begin: i begin
    p: purple
    holds: hold, have
    height: about
    trick: reverse-trick
    low: lo
    middle: mid, medium
    high: hi
