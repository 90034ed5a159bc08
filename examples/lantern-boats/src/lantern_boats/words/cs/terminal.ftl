### V terminálu: jak se akce píšou a jiná slova pro lodě

play-help-game = Lucernu pověsíš tak, že napíšeš lucernu a loď: `17 levá`, `17 prostřední`, `17 pravá`. `pas`: nepověsit nic, jednou za partii.
typed-game-words =
    left: lev, levá, vlevo
    middle: pro, prostřední, uprostřed
    right: prav, pravá, vpravo
    pass: pas, pasovat, pasuju
