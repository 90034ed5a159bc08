### Play in the terminal. For translators: see the top of cli.ftl.

## Help, and what may be typed: see typed-words in cli.ftl.

play-help-game = Kartu položíš tak, že napíšeš kartu a hromádku: `17 nahoru1`, `17 nahoru2`, `83 dolů1`, `83 dolů2`. `hotovo`: ukončit tah. Před první kartou: `začínám`.
play-help-signals = Signály: `chci nahoru1`, `ne dolů2`.
typed-game-words =
    begin: začínám, začínám já, zacinam, zacinam ja
    up1: nahoru1, nahoru 1, první nahoru, prvni nahoru, n1, první vzestupná, prvni vzestupna, první vzestupnou, prvni vzestupnou
    up2: nahoru2, nahoru 2, druhá nahoru, druha nahoru, n2, druhá vzestupná, druha vzestupna, druhou vzestupnou
    down1: dolů1, dolu1, dolů 1, dolu 1, první dolů, prvni dolu, první sestupná, prvni sestupna, první sestupnou, prvni sestupnou
    down2: dolů2, dolu2, dolů 2, dolu 2, druhá dolů, druha dolu, druhá sestupná, druha sestupna, druhou sestupnou
