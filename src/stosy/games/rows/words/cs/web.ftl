### Stoly her s řadami v prohlížeči.
### Pro překladatele: viz začátek common.ftl.

## Hromádky, jak se čtou nahlas

rows-pile = { $count ->
        [one] { $pile }: nahoře { $top }, { $count } karta
        [few] { $pile }: nahoře { $top }, { $count } karty
        [many] { $pile }: nahoře { $top }, { $count } karty
       *[other] { $pile }: nahoře { $top }, { $count } karet
    }
rows-pile-bare = { $pile }: pořadová karta { $from }, zatím nic neleží
rows-pile-of = { $name }, { $pile }
rows-rising = vzestupná hromádka
rows-falling = sestupná hromádka
rows-pile-lay = { $pile }. Položit sem { $card }: { $effect }
rows-pile-take-back = { $pile }. Vzít si { $card } zpátky

## Co karta s hromádkou udělá

rows-effect-onward = { $room ->
        [one] { $room } krok
        [few] { $room } kroky
        [many] { $room } kroku
       *[other] { $room } kroků
    }
rows-effect-trick = Trik: o { $room } zpátky!
rows-effect-help = Pomoc: { $room } zpět

## Tah

rows-table = Stůl
rows-hand = Tvoje karty
rows-choose = Vyber kartu a pak hromádku.
rows-choose-pile = Vyber hromádku. Tvoje karta: { $card }.
rows-choose-card = Vyber kartu. Tvoje hromádka: { $pile }.
rows-laid = Položeno: { $laid }. Za tah aspoň { $least }.
rows-laid-exactly = Položeno: { $laid }. Za tah přesně { $most }.
rows-laid-up-to = Položeno: { $laid }. Za tah nejvýš { $most }.
rows-then-draw = { $count ->
        [0] Už není co dobrat.
        [one] Potom si dobereš { $count } kartu.
        [few] Potom si dobereš { $count } karty.
        [many] Potom si dobereš { $count } karty.
       *[other] Potom si dobereš { $count } karet.
    }
rows-begin = Začínám já
rows-agree = Začíná { $name }, pokud ne ty.
rows-contested = Ostatní ještě můžou říct „Začínám já“.
rows-end-turn = Ukončit tah
rows-take-back = Vzít zpátky
rows-undo = Zrušit
rows-send = Zahrát tah
rows-arranged = { $count ->
        [one] Připravena { $count } karta; než tah zahraješ, nikdo ji nevidí.
        [few] Připraveny { $count } karty; než tah zahraješ, nikdo je nevidí.
        [many] Připraveno { $count } karty; než tah zahraješ, nikdo je nevidí.
       *[other] Připraveno { $count } karet; než tah zahraješ, nikdo je nevidí.
    }
rows-provisional = připraveno, tah ještě není zahraný

## Počty

rows-progress = položeno { $laid } z { $all }
rows-draw-pile = { $count ->
        [0] Dobírací hromádka je prázdná
        [one] Dobírací hromádka: { $count } karta
        [few] Dobírací hromádka: { $count } karty
        [many] Dobírací hromádka: { $count } karty
       *[other] Dobírací hromádka: { $count } karet
    }
rows-nearly = { $left ->
        [one] Zbývá už jen { $left } karta!
        [few] Zbývají už jen { $left } karty!
        [many] Zbývá už jen { $left } karty!
       *[other] Zbývá už jen { $left } karet!
    }

## Signály, co nejkratší

rows-signals = Signály
rows-signals-pile = Signály: { $pile }
rows-signals-about = Řekni něco týmu. O hromádce mluvíš tak, že na ní podržíš prst.
rows-signals-pin = Nechat na stole
rows-says-wants = chci
rows-says-leave = sem ne
rows-says-trick = trik
rows-says-holds = mám
rows-says-low = nízká
rows-says-middle = střední
rows-says-high = vysoká
rows-said-by = { $name }: { $signal }

## What decided a match: a few sentences

highlight-left = { $seat-is ->
        [you] { $count ->
            [one] Máš ještě { $count } kartu k položení.
            [few] Máš ještě { $count } karty k položení.
            [many] Máš ještě { $count } karty k položení.
           *[other] Máš ještě { $count } karet k položení.
        }
       *[other] { $count ->
            [one] { $seat } má ještě { $count } kartu k položení.
            [few] { $seat } má ještě { $count } karty k položení.
            [many] { $seat } má ještě { $count } karty k položení.
           *[other] { $seat } má ještě { $count } karet k položení.
        }
    }
highlight-jump = { $seat-is ->
        [you] Největší skok je tvůj: { $top } → { $card } { $pile-onto }.
       *[other] Největší skok dělá { $seat }: { $top } → { $card } { $pile-onto }.
    }
highlight-best-trick = { $seat-is ->
        [you] Nejlepší trik je tvůj: { $top } → { $card } { $pile-onto }.
       *[other] Nejlepší trik předvádí { $seat }: { $top } → { $card } { $pile-onto }.
    }
highlight-turn = { $seat-is ->
        [you] { $count ->
            [one] Nejdelší tah je tvůj: { $count } karta.
            [few] Nejdelší tah je tvůj: { $count } karty.
            [many] Nejdelší tah je tvůj: { $count } karty.
           *[other] Nejdelší tah je tvůj: { $count } karet.
        }
       *[other] { $count ->
            [one] Nejdelší tah má { $seat }: { $count } karta.
            [few] Nejdelší tah má { $seat }: { $count } karty.
            [many] Nejdelší tah má { $seat }: { $count } karty.
           *[other] Nejdelší tah má { $seat }: { $count } karet.
        }
    }
highlight-tricks = Reverzní triky: { $counts }.
highlight-helps = Karty na pomoc soupeři: { $counts }.
highlight-team-tricks = Reverzní triky: { $count }.
highlight-turns = Tahy: { $count }.
