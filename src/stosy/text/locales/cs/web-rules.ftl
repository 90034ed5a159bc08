### Pravidla her jako stránka. Samotná pravidla jsou zprávy rule-… každé hry.
### Pro překladatele: viz začátek common.ftl. Příklady stojí pod malými obrázky karet.

rules-title = Pravidla: { $game }
rules-choose = Pravidla jiné hry
rules-contents = Na této stránce
rules-play = Hrát hned

## Nadpisy

rules-goal = O co jde
rules-cards = Karty a začátek
rules-start = Kdo začíná
rules-turn = Tah
rules-helping = Pomoc a dobírání
rules-actions = Akční karty
rules-out-of-turn = Mimo pořadí
rules-attention = Dávej pozor
rules-points = Konec kola a body
rules-talk = Povídání a signály
rules-last = Úplně na konci
rules-others = Co ještě platí
rules-choices = Na čem se dá dohodnout
rules-all-games = V každé hře
rules-tables = U stolu s ostatními
rules-link = Pravidlo { $rule }
rules-link-short = Pravidlo

## Příklady

rules-fits = dovoleno
rules-fits-not = nedovoleno

## Kartičky

rules-full = Podrobně
rules-short-choices = Některá pravidla jsou na vás: domluvte se před první kartou.
rules-short-all-games = Hraj jen ve svém tahu a jen svými kartami. Když se opozdíš, nic tě to nestojí.
rules-short-tables = Za toho, kdo odejde, hraje bot a na stůl dohlíží hostitel.
rules-why = Proč?
rules-print = Vytisknout
rules-example = Tah krok za krokem
