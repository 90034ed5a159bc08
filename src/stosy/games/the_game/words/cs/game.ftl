### The Game, původní hra. Týmová: dvě vzestupné a dvě sestupné hromádky.

game-name = The Game
game-idea = Společně, nebo sólo: dostaňte čísla 2 až 99 na dvě vzestupné a dvě sestupné hromádky a čísla v ruce si nechte pro sebe.
daily-score = Nejdřív se počítá výhra, potom kolik karet zbude: čím méně, tím lépe. Kdo se vzdá nebo nestihne čas, je poslední.

## Hromádky

pile-up1 = první vzestupná hromádka
    .onto = na první vzestupnou hromádku
pile-up2 = druhá vzestupná hromádka
    .onto = na druhou vzestupnou hromádku
pile-down1 = první sestupná hromádka
    .onto = na první sestupnou hromádku
pile-down2 = druhá sestupná hromádka
    .onto = na druhou sestupnou hromádku

## Nastavení

option-start = Kdo začíná
option-start-agreed = dohodnete se
    .about = dokud neleží první karta, může kdokoli říct „Začínám já“
option-start-drawn = je to dané
    .about = kdo je vybrán při přípravě stolu, jinak rozhodne los
option-minimum = Nejméně karet za tah
option-minimum-2 = dvě
    .about = v každém tahu se pokládají aspoň dvě karty; jakmile je dobírací hromádka prázdná, stačí jedna
option-minimum-3 = tři
    .about = pro profesionály: v každém tahu se pokládají aspoň tři karty; jakmile je dobírací hromádka prázdná, stačí jedna

## Jak hra končí

result-cannot-lay = Už se nedá položit dost karet: je to prohra, { part-left }.{ part-praise }
-praise = Vynikající výsledek!
part-praise = { $left ->
        [1] {" "}{ -praise }
        [2] {" "}{ -praise }
        [3] {" "}{ -praise }
        [4] {" "}{ -praise }
        [5] {" "}{ -praise }
        [6] {" "}{ -praise }
        [7] {" "}{ -praise }
        [8] {" "}{ -praise }
        [9] {" "}{ -praise }
       *[other] {""}
    }

## Odmítnutí

refusal-not-higher = Na vzestupnou hromádku patří vyšší karta, nebo karta přesně o deset nižší než vrchní. Navrchu je { $top } a { $card } není ani jedno, ani druhé.
refusal-not-lower = Na sestupnou hromádku patří nižší karta, nebo karta přesně o deset vyšší než vrchní. Navrchu je { $top } a { $card } není ani jedno, ani druhé.
refusal-signal-not-in-game = Tady smíš jen poprosit, aby na některou hromádku nikdo nepokládal, nebo říct, kterou hromádku chceš; cokoli dalšího by prozradilo číslo.

## Pravidla pro hráče

rule-TG1 = Jste jeden tým, hraje vás jeden až pět. Karet je 98, s čísly 2 až 99, a hromádky čtyři: dvě stoupají od 1, dvě klesají od 100. Když hraješ sólo, držíš osm karet; ve dvou má každý sedm a ve větším počtu šest.
rule-TG2 = Ve svém tahu polož dvě nebo více karet a pak si dober do plné ruky. Jakmile je dobírací hromádka prázdná, stačí položit jednu. Na vzestupné hromádky patří vyšší karty, na sestupné nižší a reverzní trik, přesně o deset zpátky, jde vždycky. Kdo už nemá karty, toho hra přeskakuje. Hraje se po směru hodinových ručiček.
rule-TG3 = Všech 98 karet na stole: v tu chvíli máte vyhráno. Když hráč na řadě nemůže položit tolik karet, kolik tah vyžaduje, prohráváte všichni; méně než deset zbylých karet je ale pořád vynikající výsledek. Profesionálové pokládají v tahu aspoň tři karty. Kdo začne, na tom se dohodněte po rozdání: nejdřív je někdo určen, ale dokud neleží první karta, může každý z ostatních jednou říct „Začínám já“ a začíná místo něj.
rule-TG4 = Povídejte si, ale nikdy ne v číslech. Pomocí připravených signálů můžeš poprosit, aby na některou hromádku nikdo nepokládal, nebo říct, kterou hromádku chceš. Signál platí, dokud neskončí tvůj tah, a do té doby ho nejde zopakovat.
rule-TG5 = Položená karta zůstává ležet. A do slepé uličky se dostat nemůžeš: kartu, po které by v tahu nešlo položit povinný počet, hra nedovolí.

## Popisky příkladů na stránce s pravidly

rules-ex-tg-rising = Na vzestupné hromádky patří vyšší karty.
rules-ex-tg-falling = Na sestupné hromádky patří nižší karty.
rules-ex-tg-back = 58 na 48 na sestupné hromádce: přesně o deset zpátky, reverzní trik.
rules-ex-tg-not = 45 na 52 na vzestupné hromádce: nižší, ale ne přesně o deset.

## Lekce

lesson-rising = Hrajete spolu. Sem patří vyšší čísla: ťukni na { $card } a pak na označenou hromádku.
lesson-falling = Tady jdou čísla dolů. Ťukni na { $card } a pak na označenou hromádku.
lesson-end = Dvě karty stačí a nejlepší jsou malé kroky. Zahraj tah!
lesson-wants = Spoluhráč prosí, ať jednu hromádku necháš být. Řekni i ty, kam chceš položit: na označenou.
lesson-trick = Je tu totiž reverzní trik: přesně o deset zpátky to jde taky. Polož { $card }!
lesson-leave = Ještě jedna karta: { $card } sem a spoluhráčovu hromádku nech být.
lesson-end-again = Zahraj tah. Spoluhráč teď ví, co potřebuješ.
lesson-done = To je celé. Společně je třeba položit všechny karty a čísla se neříkají. Hraj dál!

## Pravidla stručně, jedna věta na kartičku

rules-short-goal = Společně je třeba položit všech 98 karet. Když někdo nemůže, prohráli všichni.
rules-short-cards = Dvě hromádky jdou nahoru od 1, dvě dolů od 100.
rules-short-turn = Polož aspoň dvě karty: vyšší, nižší, nebo přesně o deset zpátky.
rules-short-talk = Žádná čísla! Řekni, kterou hromádku chceš nebo kterou nechat být.

## Proč je pravidlo takové, a tah v obrázcích

rules-why-TG1 = Tištěná pravidla právě této hry nemáme, jen pravidla jejích příbuzných. Tak se hraje.
rules-why-TG4 = Převzato z The Game: Quick & Easy. Signál pro reverzní trik tu není: prozradil by přesné číslo.
rules-why-TG5 = Spoluhráči kartu už viděli: vzít ji zpátky by znamenalo prozradit číslo. A nikdo nemá prohrát přehlédnutím.
rules-ex-tg-turn-1 = 37 na 47 na vzestupné hromádce: přesně o deset zpátky.
rules-ex-tg-turn-2 = 72 na 62 na sestupné hromádce: taky o deset zpátky.
rules-ex-tg-turn-3 = 31 na 30 na druhé vzestupné hromádce: jen jeden krok.
rules-ex-tg-turn-4 = Konec tahu: dobereš si do plné ruky.
rules-short-last = Všech 98 karet na stole: výhra. Méně než deset zbylých je taky skvělé!
