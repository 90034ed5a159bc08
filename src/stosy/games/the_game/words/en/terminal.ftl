### Play in the terminal. For translators: see the top of cli.ftl.

## Help, and what may be typed: see typed-words in cli.ftl.

play-help-game = To lay a card, type it and the pile: `17 up1`, `17 up2`, `83 down1`, `83 down2`. `end`: end the turn. Before the first card: `begin`.
play-help-signals = Signals: `wants up1`, `leave down2`.
typed-game-words =
    begin: i begin
    up1: u1, first up, first rising
    up2: u2, second up, second rising
    down1: d1, first down, first falling
    down2: d2, second down, second falling
