### The Game: Quick & Easy. Týmová hra s barvami: dvě hromádky, dvě karty v ruce.

game-name = The Game: Quick & Easy
game-idea = Společně: dostaňte všech padesát karet na jednu vzestupnou a jednu sestupnou hromádku, se dvěma kartami v ruce a bez jediného čísla nahlas.
daily-score = Nejdřív se počítá výhra, potom kolik karet zbude: čím méně, tím lépe. Kdo se vzdá nebo nestihne čas, je poslední.

## Karty

card = { $colour ->
        [r] červená { $face }
        [y] žlutá { $face }
        [g] zelená { $face }
        [b] modrá { $face }
        [p] fialová { $face }
       *[other] { $colour }{ $face }
    }
    .object = { $colour ->
        [r] červenou { $face }
        [y] žlutou { $face }
        [g] zelenou { $face }
        [b] modrou { $face }
        [p] fialovou { $face }
       *[other] { $colour }{ $face }
    }

## Hromádky

pile-up = vzestupná hromádka
    .onto = na vzestupnou hromádku
pile-down = sestupná hromádka
    .onto = na sestupnou hromádku

## Co se děje

hint-keeps-pile = Druhá hromádka zůstane na později.

## Nastavení

option-start = Kdo začíná
option-start-agreed = dohodnete se
    .about = dokud neleží první karta, může kdokoli říct „Začínám já“
option-start-drawn = je to dané
    .about = kdo je vybrán při přípravě stolu, jinak rozhodne los
option-variant = Varianta
option-variant-standard = základní
    .about = jedna nebo dvě karty za tah; smí se naznačit, zda je karta nízká, střední, nebo vysoká
option-variant-professional = profesionální
    .about = přesně jedna karta za tah; o výšce čísel ani slovo

## Odmítnutí

refusal-not-higher = Navrchu vzestupné hromádky je { $top } a { $card } není vyšší. Zpátky se smí jen kartou stejné barvy.
refusal-not-lower = Navrchu sestupné hromádky je { $top } a { $card } není nižší. Zpátky se smí jen kartou stejné barvy.
refusal-signal-not-in-variant = V profesionální variantě se o výšce čísel nemluví a nejde ani poprosit, aby na některou hromádku nikdo nepokládal.
refusal-signal-not-true = Tvoje karty tomu neodpovídají a signály musí být pravdivé.

## Jak hra končí

result-cannot-lay = Žádná karta v ruce se nehodí: je to prohra, { part-left }.

## Pravidla pro hráče

rule-QE0 = Po rozdání se dohodněte, kdo začne. Nejdřív někoho určí volba při přípravě stolu nebo los. Dokud ale neleží první karta, může každý z ostatních jednou říct „Začínám já“ a začíná místo něj. Můžete se dohodnout, že první určení už platí.
rule-QE1 = Jste jeden tým. Karet je padesát: 1 až 10 v červené, žluté, zelené, modré a fialové. Na stole leží dvě pořadové karty, vzestupná od 1 do 10 a sestupná od 10 do 1. Každý drží dvě karty.
rule-QE2 = Ve svém tahu polož jednu nebo dvě karty, obě na jednu hromádku, nebo na každou po jedné. Pak si dober, ať máš zase dvě. Hraje se po směru hodinových ručiček.
rule-QE3 = Na vzestupnou hromádku patří vyšší karty, na sestupnou nižší; na velikosti skoku nezáleží. Na samotnou pořadovou kartu se smí položit cokoli.
rule-QE4 = Reverzní trik: karta v barvě vrchní karty se hodí vždycky, ať je na ní jakékoli číslo.
rule-QE5 = Když je dobírací hromádka prázdná, hraje se dál bez dobírání. Kdo už nemá karty, toho hra přeskakuje.
rule-QE6 = Když má hráč na řadě karty, ale žádná se nehodí, hned prohráváte všichni. Když leží všech padesát, všichni vyhráváte, a to přesně ve chvíli, kdy dopadne poslední karta. Čím méně karet zbude, tím lepší výsledek.
rule-QE7 = Povídejte si, jak chcete, ale nikdy ne v přesných číslech. Barvy, přibližná výška a přání ohledně hromádek jsou v pořádku; narážky, ze kterých se dá číslo odvodit, nikoli. Třeba: „Mám vysokou žlutou“ ano, „o dvě víc než vrchní“ ne.
rule-QE8 = Profesionální varianta: přesně jedna karta za tah. Smíš říct, jaké barvy držíš, na kterou hromádku chceš položit a kde chceš použít reverzní trik, ale o výšce čísel nic.
rule-QE9 = Signály jsou předem připravené věty a jsou vždy pravdivé: barva, kterou držíš, její výška (nízká je 1–3, střední 4–7, vysoká 8–10), hromádka, kterou chceš, hromádka pro reverzní trik a hromádka, na kterou nemá nikdo pokládat. Kdo má aspoň jednu kartu, smí dát signál kdykoli. Signál platí, dokud neskončí tvůj tah, a do té doby ho nejde zopakovat.
rule-QE10 = Po první kartě můžeš položit druhou, nebo tah ukončit. Co leží, to leží: všichni to viděli a karta vzatá zpátky by prozradila své číslo.

## Popisky příkladů na stránce s pravidly

rules-ex-qe-falling = Červená 7, potom v jednom tahu modrá 4 a zelená 2: čím dál níž.
rules-ex-qe-row = Modrá 5 na samotnou vzestupnou pořadovou kartu: sem se hodí cokoli.
rules-ex-qe-trick = Zelená 8 na zelenou 2 na sestupné hromádce: stejná barva, reverzní trik.
rules-ex-qe-not = Červená 8 na zelenou 2 na sestupné hromádce: vyšší a v jiné barvě.

## Lekce

lesson-begin = Kdo začne, na tom se v týmu dohodnete. S tvými dvěma kartami se dobře začíná, tak řekni „Začínám já“.
lesson-rising = Hrajete spolu. Tady jdou čísla nahoru: ťukni na { $card-object } a pak na označenou hromádku.
lesson-falling = Tady jdou dolů: ťukni na { $card-object } a pak na označenou hromádku.
lesson-end = Jedna karta, nebo dvě, jak chceš. Zahraj tah!
lesson-trick = Stejná barva smí vždycky zpátky! Polož tam { $card-object }.
lesson-end-one = Jedna karta stačí. Zahraj tah!
lesson-holds = Pomoz spoluhráči, ale bez čísel: řekni, že máš { $colour-is ->
        [r] červenou
        [y] žlutou
        [g] zelenou
        [b] modrou
       *[p] fialovou
    } kartu.
lesson-done = To je celé. Společně je třeba položit všech padesát karet. Hraj dál!

## Pravidla stručně, jedna věta na kartičku

rules-short-goal = Společně je třeba položit všech padesát karet. Když někdo nemůže, prohráli všichni.
rules-short-cards = Jedna hromádka jde nahoru, druhá dolů. Každý drží dvě karty.
rules-short-turn = Polož jednu nebo dvě karty. Stejná barva smí vždycky zpátky.
rules-short-talk = Mluvit se smí, ale bez čísel. Co je dovoleno, řekneš signálem.

## Proč je pravidlo takové, a tah v obrázcích

rules-why-QE0 = Podle tištěných pravidel se na tom hráči domluví. Když se nedomluví, rozhodne los.
rules-why-QE5 = Tištěná pravidla neříkají, co dělá hráč bez karet, když ostatní ještě nějaké mají.
rules-why-QE7 = V tištěných pravidlech je jeden příklad toho, co se říct smí, a jeden toho, co ne. Program neposoudí, co slova prozrazují, proto do chatu nepustí žádná čísla.
rules-why-QE9 = Signály v tištěných pravidlech nejsou. V každém jazyce je s nimi jasné, co se smí říct, a přidat se mohou i boti.
rules-why-QE10 = Tištěná pravidla neříkají, jestli se obě karty ukazují najednou, ani jestli se položená smí vrátit.
rules-ex-qe-turn-1 = Nižší než zelená 2 je jen jednička. Tvoje zelená 8 má ale stejnou barvu: reverzní trik.
rules-ex-qe-turn-2 = Druhá karta: modrá 5 na žlutou 3 na vzestupné hromádce, protože je vyšší.
rules-ex-qe-turn-3 = Konec tahu: zase si dobereš dvě karty.
rules-short-last = Není z čeho dobírat? Hraje se dál. Všech padesát karet na stole: výhra!
