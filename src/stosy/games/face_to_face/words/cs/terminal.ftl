### Play in the terminal. For translators: see the top of cli.ftl.

## The table. Each message is a line of its own.

play-opponent = { $seat } má { $size ->
        [one] { $size } kartu
        [few] { $size } karty
        [many] { $size } karty
       *[other] { $size } karet
    } v ruce a { $draw } k dobrání.
play-draw-pile = { $count ->
        [0] Tvoje dobírací hromádka je prázdná.
        [one] Tvoje dobírací hromádka: { $count } karta.
        [few] Tvoje dobírací hromádka: { $count } karty.
        [many] Tvoje dobírací hromádka: { $count } karty.
       *[other] Tvoje dobírací hromádka: { $count } karet.
    }
play-watched-pile = { $seat }, { $rising ->
        [yes] vzestupná hromádka
       *[no] sestupná hromádka
    }: { $count ->
        [0] { $top }, pořadová karta
       *[other] { $top }
    }

## Help, and what may be typed: see typed-words in cli.ftl.

play-help-game = Kartu položíš tak, že napíšeš kartu a hromádku: `17 nahoru`, `17 dolů`; `17 soupeři nahoru`, `17 soupeři dolů` pomůže soupeři. `zpět`: vzít si poslední kartu zpátky; `hotovo`: ukončit tah.
typed-game-words =
    their_up: soupeři nahoru, souperi nahoru, soupeř nahoru, souper nahoru, jeho nahoru, její nahoru, jeji nahoru, sn, soupeřova vzestupná, souperova vzestupna, soupeřovu vzestupnou, souperovu vzestupnou
    their_down: soupeři dolů, souperi dolu, soupeř dolů, souper dolu, jeho dolů, jeho dolu, její dolů, jeji dolu, sd, soupeřova sestupná, souperova sestupna, soupeřovu sestupnou, souperovu sestupnou
