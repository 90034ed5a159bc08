### The Game: Face to Face. Souboj: každý má vlastní vzestupnou a sestupnou hromádku.

game-name = The Game: Face to Face
game-idea = Souboj: odlož všech svých 58 karet na své dvě hromádky a občas pomoz soupeři, ať si můžeš dobrat do plné ruky.
daily-score = Nejdřív se počítá výhra, potom o kolik karet víc zbude soupeři než tobě. Kdo se vzdá nebo nestihne čas, je poslední.

## Hromádky. $by: kdo hraje (you, other, watched)

pile-up = { $by ->
        [you] tvoje vzestupná hromádka
       *[other] vlastní vzestupná hromádka
        [watched] vlastní vzestupná hromádka
    }
    .onto = { $by ->
        [you] na svou vzestupnou hromádku
       *[other] na svou vzestupnou hromádku
        [watched] na svou vzestupnou hromádku
    }
    .from = { $by ->
        [you] ze své vzestupné hromádky
       *[other] ze své vzestupné hromádky
        [watched] ze své vzestupné hromádky
    }
pile-down = { $by ->
        [you] tvoje sestupná hromádka
       *[other] vlastní sestupná hromádka
        [watched] vlastní sestupná hromádka
    }
    .onto = { $by ->
        [you] na svou sestupnou hromádku
       *[other] na svou sestupnou hromádku
        [watched] na svou sestupnou hromádku
    }
    .from = { $by ->
        [you] ze své sestupné hromádky
       *[other] ze své sestupné hromádky
        [watched] ze své sestupné hromádky
    }
pile-their-up = { $by ->
        [you] soupeřova vzestupná hromádka
       *[other] tvoje vzestupná hromádka
        [watched] soupeřova vzestupná hromádka
    }
    .onto = { $by ->
        [you] na soupeřovu vzestupnou hromádku
       *[other] na tvou vzestupnou hromádku
        [watched] na soupeřovu vzestupnou hromádku
    }
    .from = { $by ->
        [you] ze soupeřovy vzestupné hromádky
       *[other] z tvé vzestupné hromádky
        [watched] ze soupeřovy vzestupné hromádky
    }
pile-their-down = { $by ->
        [you] soupeřova sestupná hromádka
       *[other] tvoje sestupná hromádka
        [watched] soupeřova sestupná hromádka
    }
    .onto = { $by ->
        [you] na soupeřovu sestupnou hromádku
       *[other] na tvou sestupnou hromádku
        [watched] na soupeřovu sestupnou hromádku
    }
    .from = { $by ->
        [you] ze soupeřovy sestupné hromádky
       *[other] z tvé sestupné hromádky
        [watched] ze soupeřovy sestupné hromádky
    }

## Rady

hint-keeps-pile = Druhá hromádka zůstane na později.

## Nastavení

option-single-last-card = Jediná poslední karta
option-single-last-card-loses = znamená prohru
    .about = s jedinou kartou v ruce a bez karet k dobrání nemůžeš položit dvě, a tak prohráváš
option-single-last-card-may-be-laid = smí se položit
    .about = jedinou kartu v ruce smíš bez karet k dobrání položit samotnou, a tím vyhrát

## Jak hra končí

result-all-laid = { $winner-is ->
        [you] Tvoje poslední karta leží na stole: vyhráváš!
       *[other] { $winner } pokládá poslední kartu a vyhrává.
    }
result-cannot-lay = { $winner-is ->
        [you] Soupeř nemůže položit dvě karty: vyhráváš!
       *[other] { $reader ->
            [watching] { $winner } vyhrává: soupeř nemůže položit dvě karty.
           *[seated] Dvě karty už položit nemůžeš: vyhrává { $winner }.
        }
    }
result-resigned = { $winner-is ->
        [you] Soupeř se vzdává: vyhráváš.
       *[other] { $reader ->
            [watching] { $winner } vyhrává: soupeř se vzdává.
           *[seated] Vzdáváš se: vyhrává { $winner }.
        }
    }
result-timeout = { $winner-is ->
        [you] Soupeři vypršel čas: vyhráváš.
       *[other] { $reader ->
            [watching] { $winner } vyhrává: soupeři vypršel čas.
           *[seated] Vypršel ti čas: vyhrává { $winner }.
        }
    }

## Odmítnutí

refusal-not-higher = Na svou vzestupnou hromádku můžeš dát vyšší kartu, nebo kartu přesně o deset nižší než vrchní. Navrchu je { $top } a { $card } není ani jedno, ani druhé.
refusal-not-lower = Na svou sestupnou hromádku můžeš dát nižší kartu, nebo kartu přesně o deset vyšší než vrchní. Navrchu je { $top } a { $card } není ani jedno, ani druhé.
refusal-helped-already = Na soupeřovy hromádky smí v jednom tahu jen jedna karta, a ta už tam od tebe leží.
refusal-row-card-cannot-improve = Na této soupeřově hromádce leží zatím jen pořadová karta a tu žádná karta nevylepší.
refusal-help-not-lower = Na soupeřově vzestupné hromádce pomůže jen nižší karta a reverzní trik tam neplatí. Navrchu je { $top } a { $card } není nižší.
refusal-help-not-higher = Na soupeřově sestupné hromádce pomůže jen vyšší karta a reverzní trik tam neplatí. Navrchu je { $top } a { $card } není vyšší.
refusal-seat-count = { $seats ->
        [one] Tohle je souboj pro dva, ne pro { $seats } hráče.
        [few] Tohle je souboj pro dva, ne pro { $seats } hráče.
        [many] Tohle je souboj pro dva, ne pro { $seats } hráče.
       *[other] Tohle je souboj pro dva, ne pro { $seats } hráčů.
    }
refusal-nothing-to-take-back = V tomto tahu ještě žádná karta položená není, takže není co vzít zpátky.

## Pravidla pro hráče

rule-FF1 = Každý z vás má 60 karet jedné barvy, zlaté nebo stříbrné. Dvě pořadové karty leží odkryté: vzestupná začíná od 1, sestupná od 60. Zbylých 58 karet s čísly 2 až 59 se zamíchá do tvé dobírací hromádky a šest z nich máš na začátku v ruce.
rule-FF2 = O tom, kdo začne, rozhodne los, pokud se na tom nedohodnete při přípravě stolu.
rule-FF3 = Ve svém tahu polož dvě nebo více karet, jednu po druhé, na kterékoli hromádky. Pak si dober a na řadě je druhý hráč. Dvě karty jsou minimum až do úplného konce, i když už není co dobírat.
rule-FF4 = Na svou vzestupnou hromádku dáš jakoukoli vyšší kartu, na sestupnou jakoukoli nižší. A je tu reverzní trik: hodí se i karta přesně o deset zpátky, třeba 17 na 27 na vzestupné hromádce nebo 45 na 35 na sestupné, a to kolikrát chceš.
rule-FF5 = Jednou za tah smíš dát kartu na soupeřovu hromádku, pokud mu pomůže: nižší, než je vrchní karta vzestupné hromádky, nebo vyšší, než je vrchní karta sestupné. Reverzní trik tam neplatí. Samotná pořadová karta je to nejlepší, co může být, té už pomoct nejde.
rule-FF6 = Pokud v tahu pokládáš jen na vlastní hromádky, dobereš si dvě karty, ať jich položíš, kolik chceš. Pokud jednou z karet pomůžeš soupeři, dobereš si do šesti. Když karty k dobrání docházejí, vezmeš si, co zbývá.
rule-FF7 = Kdo první položí všech svých 58 karet, okamžitě vyhrává. Kdo ve svém tahu nemůže položit dvě karty, okamžitě prohrává.
rule-FF8 = S jedinou kartou v ruce a prázdnou dobírací hromádkou dvě karty položit nemůžeš: prohráváš. Předem se můžete dohodnout, že se taková poslední karta smí položit sama, na kteroukoli hromádku, kam se hodí.
rule-FF9 = Než tah ukončíš, smíš si karty brát zpátky, počínaje tou poslední. Přehmatem tedy nikdy neprohraješ: kartu, po které by v tahu nešlo položit dvě, hra prostě nedovolí. Poslední z tvých 58 karet vyhrává i bez ukončení tahu.
rule-FF10 = Oba vidíte: všechny položené karty, vrchní karty a počty karet v rukou i v dobíracích hromádkách. Tajné je, co kdo drží v ruce a jak jdou karty v dobíracích hromádkách za sebou.

## Hints: why an action may be good

hint-help-draws = Pomůže to soupeři, ale zase si dobereš do šesti karet.

## Co leží na stole

generic-key-draws = Dobírací hromádka

## Tah v prohlížeči

duel-then-draw-full = { $count ->
        [0] Pomáháš soupeři, ale už není co dobrat.
        [one] Pomáháš soupeři, a tak si dobereš do šesti ({ $count } kartu).
        [few] Pomáháš soupeři, a tak si dobereš do šesti ({ $count } karty).
        [many] Pomáháš soupeři, a tak si dobereš do šesti ({ $count } karty).
       *[other] Pomáháš soupeři, a tak si dobereš do šesti ({ $count } karet).
    }
duel-then-draw-or-help = { $count ->
        [one] Potom si dobereš { $count } kartu, a když pomůžeš soupeři, do šesti.
        [few] Potom si dobereš { $count } karty, a když pomůžeš soupeři, do šesti.
        [many] Potom si dobereš { $count } karty, a když pomůžeš soupeři, do šesti.
       *[other] Potom si dobereš { $count } karet, a když pomůžeš soupeři, do šesti.
    }
duel-helped = pomáháš

## Jediná poslední karta prohrává

duel-single-soon = { $count ->
        [one] Zbývá { $count } karta. Pamatuj: jediná poslední karta znamená prohru.
        [few] Zbývají { $count } karty. Pamatuj: jediná poslední karta znamená prohru.
        [many] Zbývá { $count } karty. Pamatuj: jediná poslední karta znamená prohru.
       *[other] Zbývá { $count } karet. Pamatuj: jediná poslední karta znamená prohru.
    }
duel-single-two = Zbývají dvě: polož obě v jednom tahu.
duel-single-now = Když teď skončíš, zbude jediná karta, a to je prohra. Polož i ji, nebo si jednu vezmi zpátky.

## Popisky příkladů na stránce s pravidly

rules-ex-ff-rising = Každá karta vyšší než ta před ní; mezery nevadí.
rules-ex-ff-back-up = 17 na 27 na vzestupné hromádce: přesně o deset zpátky, reverzní trik.
rules-ex-ff-back-down = 45 na 35 na sestupné hromádce: reverzní trik platí i tady.
rules-ex-ff-not = 16 na 27 na vzestupné hromádce: nižší, ale ne přesně o deset.
rules-ex-ff-help = 12 na 29 na soupeřově vzestupné hromádce: nižší, takže pomáhá.
rules-ex-ff-help-not = 31 na 29 na soupeřově vzestupné hromádce: vyšší nepomůže.
rules-ex-ff-row-not = Hromádce, kde leží jen pořadová karta, nic nepomůže.
rules-ex-ff-draw-two = Tři karty, všechny na vlastní hromádky: dobereš si dvě.
rules-ex-ff-draw-six = Pět karet, jedna z nich pomohla soupeři: dobereš si do šesti.

## Rádce: co teď

coach-lay-help-or-end = Polož další, nebo ukonči tah. Když pomůžeš soupeři, dobereš si do šesti.
coach-single-two = Zbývají dvě: polož obě v jednom tahu.
coach-single-now = Tah ještě neukončuj: s jedinou poslední kartou prohraješ. Polož i ji, nebo si jednu vezmi zpátky.

## Lekce

lesson-rising = Sem patří vyšší čísla. Ťukni na { $card } a pak na označenou hromádku.
lesson-falling = Tady jdou čísla dolů. Ťukni na { $card } a pak na označenou hromádku.
lesson-end = Dvě karty stačí. Ukonči tah a dobereš si dvě nové.
lesson-trick = Reverzní trik: přesně o deset zpátky to jde taky. Polož tam { $card }!
lesson-help = Teď pomoz soupeři: polož { $card } na jeho hromádku. Dobereš si za to víc.
lesson-end-full = Ukonči tah. Za pomoc si dobíráš do šesti karet.
lesson-done = To je celé. Kdo první položí všechny karty, vyhrává: hraj dál!

## Pravidla stručně, jedna věta na kartičku

rules-short-goal = Polož všechny své karty dřív než soupeř.
rules-short-cards = Každý má hromádku, která jde nahoru, hromádku, která jde dolů, a šest karet v ruce.
rules-short-turn = Polož aspoň dvě karty: vyšší, nižší, nebo přesně o deset zpátky.
rules-short-helping = Jednou kartou za tah smíš pomoct soupeři. Pak si dobereš do šesti, jinak dvě.
rules-short-last = Nech si na konec dvě: s jedinou poslední kartou prohraješ.

## Proč je pravidlo takové, a tah v obrázcích

rules-why-FF2 = V ruských pravidlech se losuje, v ukrajinských to rozhodnou hráči.
rules-why-FF5 = Jedna věta ruských pravidel hromádky zaměňuje. Jejich vlastní příklady i ukrajinská pravidla říkají totéž, co stojí tady.
rules-why-FF8 = O jediné poslední kartě tištěná pravidla mlčí. Dvě karty na tah ale vyžadují i tehdy, když je dobírací hromádka prázdná, takže je to prohra, pokud není domluveno jinak.
rules-why-FF9 = Jestli se karta smí vzít zpátky, to tištěná pravidla neříkají. Dokud se nedobírá, nic skrytého nevyšlo najevo: nikomu to neškodí a nikdo neprohraje přehlédnutím.
rules-why-FF10 = Podle tištěných pravidel je z hromádky vidět jen vrchní karta. Ostatní ale oba viděli, když se pokládaly, a tak se na ně tady dá podívat.
rules-ex-ff-turn-1 = Nejdřív 17 na 27 na tvé vzestupné hromádce: reverzní trik.
rules-ex-ff-turn-2 = Potom 19 a 30 na tutéž hromádku: každá je vyšší.
rules-ex-ff-turn-3 = Jedna karta pomáhá soupeři: 12 na 29 na jeho vzestupné hromádce.
rules-ex-ff-turn-4 = Konec tahu. V ruce zbyly dvě karty a soupeř dostal pomoc: dobereš si čtyři.
