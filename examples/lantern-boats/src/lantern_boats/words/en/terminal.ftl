### In the terminal: how actions are typed, and other words for the boats

play-help-game = A lantern and a boat hang it there: `17 left`, `17 middle`, `17 right`. `pass`: hang nothing, once a game.
typed-game-words =
    left: l
    middle: m, mid
    right: r
    pass: skip
