### Pravidla her jako stránka. Samotná pravidla jsou zprávy rule-… každé hry.
### Pro překladatele: viz začátek common.ftl. Příklady stojí pod malými obrázky karet.

rules-title = Pravidla: { $game }
rules-choose = Pravidla jiné hry
rules-contents = Na této stránce
rules-play = Hrát hned

## Nadpisy

rules-goal = O co jde
rules-cards = Karty a začátek
rules-start = Kdo začíná
rules-turn = Tah
rules-helping = Pomoc a dobírání
rules-actions = Akční karty
rules-out-of-turn = Mimo pořadí
rules-attention = Dávej pozor
rules-points = Konec kola a body
rules-talk = Povídání a signály
rules-last = Úplně na konci
rules-others = Co ještě platí
rules-choices = Na čem se dá dohodnout
rules-all-games = V každé hře
rules-tables = U stolu s ostatními
rules-link = Pravidlo { $rule }

## Příklady

rules-fits = dovoleno
rules-fits-not = nedovoleno

rules-ex-ff-rising = Každá karta vyšší než ta před ní; mezery nevadí.
rules-ex-ff-back-up = 17 na 27 na vzestupné hromádce: přesně o deset zpátky, zpětný trik.
rules-ex-ff-back-down = 45 na 35 na sestupné hromádce: trik platí i opačným směrem.
rules-ex-ff-not = 16 na 27 na vzestupné hromádce: nižší, ale ne přesně o deset.
rules-ex-ff-help = 12 na 29 na soupeřově vzestupné hromádce: nižší, takže pomáhá.
rules-ex-ff-help-not = 31 na 29 na soupeřově vzestupné hromádce: vyšší nepomůže.
rules-ex-ff-row-not = Hromádce, kde leží jen pořadová karta, nic nepomůže.
rules-ex-ff-draw-two = Tři karty, všechny na vlastní hromádky: dobereš si dvě.
rules-ex-ff-draw-six = Pět karet, jedna z nich pomohla soupeři: dobereš si do šesti.

rules-ex-qe-falling = Červená 7, potom v jednom tahu modrá 4 a zelená 2: čím dál níž.
rules-ex-qe-row = Modrá 5 na samotnou vzestupnou pořadovou kartu: sem se hodí cokoli.
rules-ex-qe-trick = Zelená 8 na zelenou 2 na sestupné hromádce: stejná barva, reverzní trik.
rules-ex-qe-not = Červená 8 na zelenou 2 na sestupné hromádce: vyšší a v jiné barvě.

rules-ex-sl-colour = Stejná barva se hodí.
rules-ex-sl-digit = Stejná číslice se hodí v jakékoli barvě.
rules-ex-sl-not = Nesedí barva ani číslice.
rules-ex-sl-skip = Úplně stejný Stop ho pošle na dalšího hráče.
rules-ex-sl-skip-not = Stop v jiné barvě není odpověď, když postihne tebe.
rules-ex-sl-two = Další Vezmi dvě v jakékoli barvě pošle braní dál; poslední si bere dvě.
rules-ex-sl-cut = Mimo pořadí: přesně stejná karta, jaká je navrchu.
rules-ex-sl-cut-not = Mimo pořadí samotná stejná číslice nestačí.
rules-ex-sl-wild = Zvolená je modrá: modrá karta se hodí.
rules-ex-sl-honest = Barva je červená a žádnou červenou kartu nemáš: poctivě.
rules-ex-sl-bluff = Barva je červená a držíš červenou 3: blaf. Kdo ho zpochybní, má pravdu.

rules-ex-tg-rising = Na vzestupné hromádky patří vyšší karty.
rules-ex-tg-falling = Na sestupné hromádky patří nižší karty.
rules-ex-tg-back = 58 na 48 na sestupné hromádce: přesně o deset zpátky.
rules-ex-tg-not = 45 na 52 na vzestupné hromádce: nižší, ale ne přesně o deset.
