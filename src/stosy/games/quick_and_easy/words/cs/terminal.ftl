### Play in the terminal. For translators: see the top of cli.ftl.

## Help, and what may be typed: see typed-words in cli.ftl.

play-help-game = Kartu položíš tak, že napíšeš kartu a hromádku: `č7 nahoru`, `červená 7 dolů`. `hotovo`: ukončit tah. Před první kartou: `začínám`.
play-help-signals = Signály: `mám červenou`, `výška červená nízká` (`střední`, `vysoká`), `chci nahoru`, `trik dolů`, `ne nahoru`.
typed-game-words =
    begin: začínám, začínám já, zacinam, zacinam ja
    p: fialová, fialova, fialovou, f, fialový, fialovy
    holds: mám, mam, držím, drzim
    height: výška, vyska
    trick: trik, reverzní trik, reverzni trik
    low: nízká, nizka, nízkou, nizkou, nízko, nizko
    middle: střední, stredni, středně, stredne
    high: vysoká, vysoka, vysokou, vysoko
