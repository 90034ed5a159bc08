### Hadi a žebříky. Zbav se karet: stejná barva nebo obrázek, zásahy, blafování, „Jedna karta!“.
###
### Pojmy: „Stop“ (Skip), „Vezmi dvě“ (Draw Two), „Otoč směr“ (Reverse), „Volba barvy“ (Wild),
### „Vezmi čtyři“ (Wild Draw Four); názvy karet stojí v uvozovkách a neskloňují se; karta bez barvy (a wild), zásah mimo pořadí (intervention), zpochybnit
### (challenge, u stolu „Nevěřím!“), upozornit (call out), ohlášení (announcement), zvolit barvu (choose a colour).

game-name = Hadi a žebříky
game-idea = Každý sám za sebe: zbav se všech karet jako první. Hlídej barvu nebo obrázek, zasahuj mimo pořadí, blafuj a nezapomeň říct „Jedna karta!“
daily-score = Nejdřív se počítá výhra, potom získané body, a při prohře body, které vítěz dostane za karty v tvé ruce: čím méně, tím lépe. Kdo se vzdá nebo nestihne čas, je poslední.

## Karty

card = { $colour ->
        [r] červená { $face }
        [y] žlutá { $face }
        [g] zelená { $face }
        [b] modrá { $face }
       *[other] { $colour }{ $face }
    }
    .object = { $colour ->
        [r] červenou { $face }
        [y] žlutou { $face }
        [g] zelenou { $face }
        [b] modrou { $face }
       *[other] { $colour }{ $face }
    }
card-S = { $colour ->
        [r] červený „Stop“
        [y] žlutý „Stop“
        [g] zelený „Stop“
        [b] modrý „Stop“
       *[other] { $colour } „Stop“
    }
    .object = { $colour ->
        [r] červený „Stop“
        [y] žlutý „Stop“
        [g] zelený „Stop“
        [b] modrý „Stop“
       *[other] { $colour } „Stop“
    }
card-D = { $colour ->
        [r] červená „Vezmi dvě“
        [y] žlutá „Vezmi dvě“
        [g] zelená „Vezmi dvě“
        [b] modrá „Vezmi dvě“
       *[other] { $colour } „Vezmi dvě“
    }
    .object = { $colour ->
        [r] červenou kartu „Vezmi dvě“
        [y] žlutou kartu „Vezmi dvě“
        [g] zelenou kartu „Vezmi dvě“
        [b] modrou kartu „Vezmi dvě“
       *[other] { $colour } „Vezmi dvě“
    }
card-R = { $colour ->
        [r] červená „Otoč směr“
        [y] žlutá „Otoč směr“
        [g] zelená „Otoč směr“
        [b] modrá „Otoč směr“
       *[other] { $colour } „Otoč směr“
    }
    .object = { $colour ->
        [r] červenou kartu „Otoč směr“
        [y] žlutou kartu „Otoč směr“
        [g] zelenou kartu „Otoč směr“
        [b] modrou kartu „Otoč směr“
       *[other] { $colour } „Otoč směr“
    }
card-W = „Volba barvy“
    .object = kartu „Volba barvy“
card-W4 = „Vezmi čtyři“
    .object = kartu „Vezmi čtyři“

## Co se děje

event-round-dealt = { $dealer-is ->
        [you] Kolo { $round }: rozdáváš ty. Úvodní karta: { $opening }.
       *[other] Kolo { $round }: rozdává { $dealer }. Úvodní karta: { $opening }.
    }{ part-hand }
event-card-laid = { $intervened ->
        [yes] { $seat-is ->
            [you] Zasahuješ mimo pořadí a pokládáš { $card-object }{ part-ordered }.
           *[other] { $seat } zasahuje mimo pořadí a pokládá { $card-object }{ part-ordered }.
        }
       *[no] { $seat-is ->
            [you] Pokládáš { $card-object }{ part-ordered }.
           *[other] { $seat } pokládá { $card-object }{ part-ordered }.
        }
    }{ part-one-card }
part-ordered = { $colour-is ->
        [none] {""}
       *[other] , teď platí { $colour }
    }
part-one-card = { $one-card ->
        [yes] {" "}„Jedna karta!“
       *[no] {""}
    }
event-cards-taken = { $count ->
        [0] { $seat-is ->
            [you] Už si nemáš co vzít.
           *[other] { $seat } si už nemá co vzít.
        }
       *[other] { $seat-is ->
            [you] Bereš si { part-count }{ part-why }{ part-which }.
           *[other] { $seat } si bere { part-count }{ part-why }{ part-which }.
        }
    }
part-why = { $why ->
        [draw] {" "}z dobírací hromádky
        [two] {" "}za „Vezmi dvě“
        [four] {" "}za „Vezmi čtyři“
        [challenge] {" "}za nedůvěru
        [bluff] {" "}za blaf
        [called_out] {" "}za zapomenuté „Jedna karta!“
        [penalty] {" "}jako trest
       *[other] {""}
    }
event-passed = { $seat-is ->
        [you] Pasuješ.
       *[other] { $seat } pasuje.
    }
event-skipped = { $seat-is ->
        [you] Vynecháváš tah.
       *[other] { $seat } vynechává tah.
    }
event-challenged = { $seat-is ->
        [you] Nevěříš, že { $target } hraje poctivě.
       *[other] { $target-is ->
            [you] { $seat } ti nevěří.
           *[other] { $seat } nevěří, že { $target } hraje poctivě.
        }
    } { $bluff ->
        [yes] Byl to blaf a „Vezmi čtyři“ se vrací do ruky!
       *[no] Žádný blaf to nebyl.
    }{ part-shown }
part-shown = { $hand-is ->
        [known] {" "}Ukázané karty: { $hand }.
       *[hidden] {""}
    }
event-called-out = { $seat-is ->
        [you] { $target } zapomíná říct „Jedna karta!“ a ty na to upozorňuješ.
       *[other] { $target-is ->
            [you] Zapomínáš říct „Jedna karta!“ a { $seat } na to upozorňuje.
           *[other] { $target } zapomíná říct „Jedna karta!“ a { $seat } na to upozorňuje.
        }
    }
event-erred = { $mistake ->
        [card] { $seat-is ->
            [you] Chyba: zkoušíš položit { $card-object }, ale karta se nehodí a vrací se ti do ruky.
           *[other] Chyba: { $seat } zkouší položit { $card-object }, ale karta se nehodí a vrací se do ruky.
        }
        [announcement] { $seat-is ->
            [you] Chyba: pokládáš { $card-object } a říkáš „Jedna karta!“, ale není to pravda a karta se ti vrací do ruky.
           *[other] Chyba: { $seat } pokládá { $card-object } a říká „Jedna karta!“, ale není to pravda a karta se vrací do ruky.
        }
       *[call] { $seat-is ->
            [you] Chyba: upozorňuješ na zapomenuté „Jedna karta!“, ale { $target } nic neporušuje.
           *[other] { $target-is ->
                [you] Chyba: { $seat } upozorňuje na zapomenuté „Jedna karta!“, ale ty nic neporušuješ.
               *[other] Chyba: { $seat } upozorňuje na zapomenuté „Jedna karta!“, ale { $target } nic neporušuje.
            }
        }
    }
event-was-ready = { $seat-is ->
        [you] Nové karty máš srovnané, hra pokračuje.
       *[other] { $seat } má nové karty srovnané, hra pokračuje.
    }
event-reshuffled = { $count ->
        [one] Dobírací hromádka je prázdná. Novou tvoří { $count } odložená karta.
        [few] Dobírací hromádka je prázdná. Novou tvoří { $count } zamíchané odložené karty.
        [many] Dobírací hromádka je prázdná. Novou tvoří { $count } zamíchané odložené karty.
       *[other] Dobírací hromádka je prázdná. Novou tvoří { $count } zamíchaných odložených karet.
    }
event-turn-of = { $pending ->
        [skip] { $seat-is ->
            [you] Dostáváš „Stop“: polož stejnou kartu, nebo vynech tah.
           *[other] { $seat } dostává „Stop“.
        }
        [two] { $seat-is ->
            [you] Dostáváš „Vezmi dvě“: polož další „Vezmi dvě“, nebo si vezmi dvě karty.
           *[other] { $seat } dostává „Vezmi dvě“.
        }
        [four] { $seat-is ->
            [you] Dostáváš „Vezmi čtyři“: vezmi si čtyři karty, řekni „Nevěřím!“, nebo polož „Vezmi dvě“ ve zvolené barvě.
           *[other] { $seat } dostává „Vezmi čtyři“.
        }
       *[none] { $seat-is ->
            [you] Jsi na řadě.
           *[other] Na řadě je { $seat }.
        }
    }
event-round-ended = { $winner-is ->
        [you] Vyhráváš kolo { $round }!
        [nobody] Kolo { $round } končí bez vítěze.
       *[other] { $winner } vyhrává kolo { $round }.
    } Body: { $scores }.{ $round ->
        [1] {""}
       *[other] {" "}Celkem: { $totals }.
    }

## Akce jako položky nabídky

action-lay = { $one-card ->
        [yes] položit { $card-object }{ part-ordering } s ohlášením „Jedna karta!“
       *[no] položit { $card-object }{ part-ordering }
    }
part-ordering = { $colour-is ->
        [none] {""}
        [r] {" "}a zvolit červenou
        [y] {" "}a zvolit žlutou
        [g] {" "}a zvolit zelenou
        [b] {" "}a zvolit modrou
       *[other] {" "}a zvolit { $colour }
    }
action-draw = dobrat si kartu
action-pass = pasovat
action-accept = přijmout: vzít si karty, pokud se mají brát, a vynechat tah
action-challenge = nevěřit: byla karta „Vezmi čtyři“ položená poctivě?
action-ready = připraveno: nové karty mám srovnané
action-call-out = upozornit na zapomenuté „Jedna karta!“: { $target }

## Nastavení

option-first-player = Kdo začíná kolo
option-first-player-after-dealer = hráč po rozdávajícím
    .about = začíná další po směru hodinových ručiček
option-first-player-dealer = rozdávající
    .about = kdo rozdává, ten i začíná
option-opening-card = Úvodní karta
option-opening-card-acts = působí
    .about = „Stop“, „Vezmi dvě“ a „Otoč směr“ platí, jako by je někdo právě položil
option-opening-card-inert = nepůsobí
    .about = záleží jen na její barvě a obrázku
option-draw = Dobírání
option-draw-free = volné
    .about = smíš si dobrat, i když se ti některá karta hodí
option-draw-only-without-a-fit = jen z nouze
    .about = dobrat si smíš, jen když se ti žádná karta nehodí; karty bez barvy se hodí vždycky
option-two-player-reverse = „Otoč směr“ při hře ve dvou
option-two-player-reverse-turns-only = jen otáčí
    .about = ve dvou se pořadí hráčů nijak nezmění
option-two-player-reverse-skips = přeskakuje
    .about = kdo ji položí, hraje znovu
option-interventions = Zásahy mimo pořadí
option-interventions-on = ano
    .about = stejná karta se smí položit mimo pořadí
option-interventions-off = ne
    .about = každý čeká, až bude na řadě
option-courtesy = Ohleduplnost
option-courtesy-on = ano
    .about = hra počká, než si hráč srovná čtyři nebo více nových karet
option-courtesy-off = ne
    .about = hra hned pokračuje
option-penalties = Tresty
option-penalties-off = ne
    .about = chyba se jen odmítne a nic nestojí
option-penalties-on = ano
    .about = nesprávná karta, ohlášení nebo upozornění stojí dvě karty
option-scoring = Bodování
option-scoring-winner-takes = vítěz bere vše
    .about = vítěz kola získá body za to, co ostatním zbylo v ruce; vyhrává, kdo má nejvíc bodů
option-scoring-keep-low = co nejméně
    .about = každý dostane body za to, co mu zbylo v ruce; kdo dosáhne cíle, prohrává
option-target = Cíl
option-target-value = { $value ->
        [one] { $value } bod
        [few] { $value } body
        [many] { $value } bodu
       *[other] { $value } bodů
    }
    .about = partie končí, když někdo tolika bodů dosáhne; obvykle 500, při bodování „co nejméně“ 200
option-rounds = Délka hry
option-rounds-match = celá partie
    .about = hrají se kola, dokud někdo nedosáhne cíle
option-rounds-single = jediné kolo
    .about = kdo vyhraje to jedno kolo, vyhrává hru

## Jak hra končí

result-target = { part-winners } Body: { $scores }.
result-single-round = { part-winners } Body: { $scores }.
ended-target = { part-winners }
ended-single-round = { part-winners }
result-resigned = Jeden z hráčů se vzdává. { part-winners }
result-timeout = Čas vypršel. { part-winners }
part-winners = { $winners-is ->
        [you] Vyhráváš!
        [among] Jsi mezi vítězi: { $winners }.
        [nobody] Nevyhrává nikdo.
       *[other] { $winners-count ->
            [one] { $winners } vyhrává.
            [few] { $winners } vyhrávají.
            [many] { $winners } vyhrávají.
           *[other] { $winners } vyhrávají.
        }
    }

## Odmítnutí

refusal-no-fit = Nehodí se { $card }: teď platí { $colour }, nebo stejná číslice či obrázek jako na vrchní kartě ({ $top }).
refusal-not-the-ordered-colour = Nehodí se { $card }: zvolená barva je { $colour }. Hodí se jen ta, nebo karta bez barvy.
refusal-colour-missing = Řekni, jakou barvu volíš: { $card } vlastní nemá.
refusal-colour-needless = Barva se volí jen s kartou bez barvy; { $card } má svou vlastní.
refusal-nothing-drawn = Nebylo co dobrat, takže není co položit. Pasuj.
refusal-only-the-drawn = Po dobrání smíš položit jen právě dobranou kartu ({ $drawn }), a to { $card } není.
refusal-drawn-already = Kartu už máš dobranou; polož ji, pokud se hodí, nebo pasuj.
refusal-draw-with-a-fit = Podle dohody se dobírá, jen když se nic nehodí, a { $card } se hodí.
refusal-pass-before-draw = Pasovat můžeš až po dobrání karty.
refusal-no-answer-to-skip = Na „Stop“ se odpovídá jen stejnou kartou ({ $top }), a to { $card } není. Přijmi ho a tah vynech.
refusal-no-answer-to-two = Na „Vezmi dvě“ se odpovídá jen další kartou „Vezmi dvě“, v jakékoli barvě, a to { $card } není. Přijmi ji a vezmi si dvě karty.
refusal-no-answer-to-four = Na „Vezmi čtyři“ se odpovídá jen kartou „Vezmi dvě“ ve zvolené barvě ({ $colour }), a to { $card } není. Vezmi si čtyři karty, nebo řekni „Nevěřím!“
refusal-answer-first = { $pending ->
        [skip] Nejdřív „Stop“: přijmi ho, nebo na něj odpověz. Dobírat místo toho nejde.
        [two] Nejdřív „Vezmi dvě“: přijmi ji, nebo na ni odpověz. Dobírat místo toho nejde.
       *[four] Nejdřív „Vezmi čtyři“: přijmi ji, odpověz na ni, nebo řekni „Nevěřím!“ Dobírat místo toho nejde.
    }
refusal-nothing-to-accept = Není co přijmout: nečeká na tebe žádný „Stop“ ani karty, které si máš vzít.
refusal-nothing-to-challenge = Není čemu nevěřit: „Vezmi čtyři“ na tebe teď nepůsobí.
refusal-not-identical = { $top-is ->
        [W4] Po kartě „Vezmi čtyři“ se mimo pořadí zasáhnout nedá: { $card } počká na tvůj tah.
       *[other] Mimo pořadí se smí položit jen úplně stejná karta, jaká je navrchu. Navrchu je { $top } a { $card } je jiná karta.
    }
refusal-own-card = Vrchní karta ({ $card }) je od tebe; zasáhnout mimo pořadí smějí jen ostatní.
refusal-four-out-of-turn = „Vezmi čtyři“ se pokládá jen ve vlastním tahu, nikdy jako zásah mimo pořadí.
refusal-false-announcement = { $count ->
        [0] „Jedna karta!“ se říká s předposlední kartou; tato by byla tvoje poslední.
        [one] „Jedna karta!“ se říká s předposlední kartou; tobě by zbyla { $count } karta.
        [few] „Jedna karta!“ se říká s předposlední kartou; tobě by zbyly { $count } karty.
        [many] „Jedna karta!“ se říká s předposlední kartou; tobě by zbylo { $count } karty.
       *[other] „Jedna karta!“ se říká s předposlední kartou; tobě by zbylo { $count } karet.
    }
refusal-false-call = Není na co upozornit: „Jedna karta!“ teď nikdo říct nezapomněl.
refusal-wait-for-ready = { $seat-is ->
        [you] Nejdřív si srovnej nové karty: hra čeká na tebe.
       *[other] { $seat } si ještě rovná nové karty; chvilku počkej.
    }
refusal-nothing-to-sort = Hra teď nečeká, až si někdo srovná karty.
refusal-bad-opening = „Vezmi čtyři“ nemůže být úvodní kartou.
refusal-bad-dealer = Tady má být rozdání kola { $round }, a to od hráče, který má právě rozdávat.
refusal-bad-reshuffle = Nová dobírací hromádka se neskládá z odložených karet.

## Pravidla pro hráče

rule-SL1 = Karet je 108. V každé ze čtyř barev (červená, žlutá, zelená, modrá) je jedna 0, každá číslice od 1 do 9 dvakrát a dvakrát také „Stop“, „Vezmi dvě“ a „Otoč směr“. Bez barvy jsou čtyři karty „Volba barvy“ a čtyři karty „Vezmi čtyři“. Číslice mají hodnotu svého čísla, barevné obrázky 20, karty bez barvy 50.
rule-SL2 = Každý dostane sedm karet. Ze zbytku je dobírací hromádka a její první karta se otočí jako základ odkládací hromádky. Hra začíná po směru hodinových ručiček a v každém kole rozdává další hráč v tomto směru.
rule-SL3 = Začíná hráč po rozdávajícím. V tištěných ukrajinských pravidlech začíná rozdávající: můžete se dohodnout i tak.
rule-SL4 = Úvodní karta působí, jako by ji někdo položil těsně před tahem prvního hráče: „Stop“ a „Vezmi dvě“ postihnou právě jeho a on na ně smí odpovědět. „Otoč směr“ obrátí směr hry: když jste aspoň tři, začíná hráč, který sedí o dvě místa před prvním, a hraje se proti směru hodinových ručiček. Na úvodní kartu „Volba barvy“ se smí položit cokoli; „Vezmi čtyři“ se zamíchá zpátky a nahradí ji jiná karta. U úvodní karty se mimo pořadí zasáhnout nedá. Můžete se dohodnout, že úvodní karta nepůsobí.
rule-SL5 = Polož jednu kartu v platné barvě, nebo se stejnou číslicí či obrázkem, jaké má vrchní karta, nebo kartu bez barvy. Místo toho si také smíš kartu dobrat; pokud se hodí, můžeš ji hned položit, jinak pasuješ. Můžete se dohodnout, že dobírá jen ten, komu se nic nehodí.
rule-SL6 = Po kartě „Stop“ další hráč vynechává tah, ledaže položí úplně stejný „Stop“, tedy v téže barvě: pak postihne hráče po něm.
rule-SL7 = Po kartě „Vezmi dvě“ si další hráč vezme dvě karty a vynechá tah, ledaže sám položí „Vezmi dvě“ v jakékoli barvě: pak postihne hráče po něm. Počty se nikdy nesčítají: na koho to nakonec zbude, ten si bere jen dvě.
rule-SL8 = „Otoč směr“ obrátí směr hry. Ve dvou to na pořadí nic nemění; můžete se dohodnout, že ten, kdo ji položí, hraje znovu.
rule-SL9 = Zásah mimo pořadí: kdo drží přesně stejnou kartu, jaká je navrchu, barvou i číslicí nebo obrázkem, ten ji smí položit, i když není na řadě, pokud vrchní karta není od něj. Stejně tak se smí položit „Volba barvy“ na kartu „Volba barvy“. Je třeba to stihnout dřív, než další hráč něco udělá. Co měla zakrytá karta způsobit, propadá; hra pokračuje od toho, kdo zasáhl. S kartou „Vezmi čtyři“ to nejde nikdy a můžete se dohodnout, že budete hrát bez zásahů.
rule-SL10 = S kartou „Volba barvy“ zvolíš barvu, jakou chceš. Další karta musí mít tu barvu, nebo být bez barvy.
rule-SL11 = „Vezmi čtyři“ smíš položit jen ve vlastním tahu a poctivě jen tehdy, když v ruce nemáš žádnou kartu v platné barvě. Zvolíš barvu; další hráč si vezme čtyři karty a vynechá tah, nebo odpoví kartou „Vezmi dvě“ ve zvolené barvě. Blafovat smíš, ale dá se na to přijít.
rule-SL12 = Koho postihne „Vezmi čtyři“, ten smí místo braní karet říct „Nevěřím!“ a uvidí ruku, ze které přišla. Kdo blafoval, vezme si kartu zpátky a k tomu čtyři další a vynechá tah; kdo nevěřil, hraje pak jako obvykle. Pokud o blaf nešlo, vezme si ten, kdo nevěřil, šest karet a vynechá tah.
rule-SL13 = Ohleduplnost: kdo si musí vzít najednou čtyři nebo více karet, dostane čas si je srovnat: hra počká. Můžete se dohodnout, že se hned pokračuje.
rule-SL14 = S předposlední kartou řekni „Jedna karta!“ Když zapomeneš, může na to kdokoli upozornit a vezmeš si dvě karty. Pozdě už je, jakmile někdo položí další kartu nebo jakmile si hráč na řadě dobere, vezme si karty nebo řekne „Nevěřím!“
rule-SL15 = Všichni vidí, kolik karet kdo drží.
rule-SL16 = Obvykle hra chybu prostě nedovolí a nic za ni neplatíš. Můžete se dohodnout na trestech: nesprávná karta, nesprávné „Jedna karta!“ nebo nesprávné upozornění pak stojí dvě karty, položená karta se vrací do ruky a tah pokračuje. Opožděná akce se netrestá nikdy.
rule-SL17 = Když je potřeba karta a dobírací hromádka je prázdná, zamíchají se odložené karty kromě té vrchní a vznikne z nich nová. Pokud jich je i tak málo, vezmeš si, co je. Když všichni postupně pasují a nikdo si nemá co dobrat, končí kolo bez vítěze.
rule-SL18 = Kolo končí v okamžiku, kdy má někdo prázdnou ruku; co by poslední karta způsobila, to se už nestane.
rule-SL19 = Vítěz kola dostane body za všechno, co ostatním zbylo v ruce, a kdo první dosáhne 500, vyhrává partii. Nebo se dohodnete na bodování „co nejméně“: každý dostane body za vlastní ruku, a když někdo dosáhne 200, prohrávají všichni, kdo tolik mají, a ostatní vyhrávají. Cíl můžete změnit, nebo si zahrát jediné kolo.

## Hints: why an action may be good

hint-attacks = Další hráč to bude mít těžké.
hint-sheds-points = { $count ->
        [one] V ruce ti ubude { $count } bod.
        [few] V ruce ti ubudou { $count } body.
        [many] V ruce ti ubude { $count } bodu.
       *[other] V ruce ti ubude { $count } bodů.
    }
hint-rids-of-card = O kartu míň.
hint-calls-out = Někdo zapomněl říct „Jedna karta!“
hint-doubts = Dost možná je to blaf.
hint-trusts = Dost možná hraje poctivě.

## Před partií

setup-first = Kdo rozdává první

## Co leží na stole: popisky před čísly, jmény, kartami nebo slovy

generic-key-pile = Dobírací hromádka
generic-key-discards = Odkládací hromádka
generic-key-round = Kolo
generic-key-dealer = Rozdává
generic-key-layer = Poslední kartu pokládá
generic-key-waiting = Rovná si karty
generic-key-colour = Barva
generic-key-doubted = Předchozí barva
generic-key-drawn = Dobraná karta
generic-key-direction = Směr
generic-direction-is = { $value ->
        [1] po směru hodinových ručiček
       *[other] proti směru hodinových ručiček
    }
generic-key-pending = Čeká na odpověď
generic-pending-is = { $value ->
        [skip] „Stop“
        [two] „Vezmi dvě“
        [four] „Vezmi čtyři“
       *[other] { $value }
    }
generic-key-phase = Teď
generic-phase-is = { $value ->
        [turn] tah
        [drawn] karta je dobraná
        [ready] rovnají se karty
        [deal] nové rozdání
       *[other] { $value }
    }

## Popisky příkladů na stránce s pravidly

rules-ex-sl-colour = Stejná barva se hodí.
rules-ex-sl-digit = Stejná číslice se hodí v jakékoli barvě.
rules-ex-sl-not = Nesedí barva ani číslice.
rules-ex-sl-skip = Úplně stejný „Stop“ ho pošle dál, na dalšího hráče.
rules-ex-sl-skip-not = „Stop“ v jiné barvě není odpověď, když postihne tebe.
rules-ex-sl-two = Další „Vezmi dvě“ v jakékoli barvě pošle braní dál; poslední si bere dvě.
rules-ex-sl-cut = Mimo pořadí: přesně stejná karta, jaká je navrchu.
rules-ex-sl-cut-not = Mimo pořadí samotná stejná číslice nestačí.
rules-ex-sl-wild = Zvolená je modrá: modrá karta se hodí.
rules-ex-sl-honest = Barva je červená a žádnou červenou kartu nemáš: poctivě.
rules-ex-sl-bluff = Barva je červená a držíš červenou 3: blaf. Kdo nevěří, má pravdu.

## Rádce: co teď. Ani slovo o „Jedna karta!“, upozornění a zásazích mimo pořadí.

part-coach-colour = { $colour-is ->
        [r] červenou kartu
        [y] žlutou kartu
        [g] zelenou kartu
       *[b] modrou kartu
    }
part-coach-face = { $face ->
        [S] jakýkoli „Stop“
        [D] jakoukoli „Vezmi dvě“
        [R] jakoukoli „Otoč směr“
       *[other] jakoukoli { $face }
    }
part-coach-draw = { $draw ->
        [yes] , nebo si dober.
       *[no] .
    }
coach-lay = { $fits ->
        [colour] Polož { part-coach-colour }{ part-coach-draw }
        [face] Polož { part-coach-face }{ part-coach-draw }
        [colour_face] Polož { part-coach-colour } nebo { part-coach-face }{ part-coach-draw }
        [wild] Hodí se jen karta bez barvy: polož ji{ part-coach-draw }
        [colour_wild] Polož { part-coach-colour } nebo kartu bez barvy{ part-coach-draw }
        [face_wild] Polož { part-coach-face } nebo kartu bez barvy{ part-coach-draw }
        [colour_face_wild] Polož { part-coach-colour }, { part-coach-face } nebo kartu bez barvy{ part-coach-draw }
       *[any] Hodí se jakákoli karta: polož ji{ part-coach-draw }
    }
coach-draw = Nic se nehodí: dober si kartu.
coach-drawn-fits = Hodí se: polož ji, nebo si ji nech a pasuj.
coach-drawn-does-not-fit = Nehodí se: pasuj.
coach-nothing-drawn = Není co dobrat: pasuj.
coach-answer-skip = { $answer ->
        [yes] Dostáváš „Stop“: předej ho dál úplně stejnou kartou, nebo vynech tah.
       *[no] Dostáváš „Stop“: vynecháváš tah.
    }
coach-answer-two = { $answer ->
        [yes] Vezmi si dvě karty, nebo to předej dál kartou „Vezmi dvě“.
       *[no] Vezmi si dvě karty.
    }
coach-answer-four = { $answer ->
        [yes] Vezmi si čtyři karty, řekni „Nevěřím!“, nebo polož „Vezmi dvě“ ve zvolené barvě.
       *[no] Vezmi si čtyři karty, nebo řekni „Nevěřím!“, jestli je to podle tebe blaf.
    }
coach-ready = Srovnej si nové karty a stiskni „Připraveno“.

## Lekce

lesson-colour = Hodí se stejná barva. Polož { $card-object }.
lesson-digit = Hodí se i stejné číslo v jakékoli barvě. Polož { $card-object }.
lesson-skip = Tato karta ti bere tah. Máš ale stejnou: polož ji a tah vynechá další!
lesson-draw = Nic se nehodí. Ťukni na zakrytou hromádku a dober si kartu.
lesson-wild = Karta bez barvy se hodí vždycky. Polož ji a zvol barvu: { $colour }.
lesson-cut-in = Hele, přesně tvoje karta! Zasáhni: polož ji, i když nejsi na řadě.
lesson-two = Musíš si vzít dvě karty. Polož svou „Vezmi dvě“ a vezme si je další!
lesson-challenge = Čtyři karty pro tebe? Poctivé je to, jen když v ruce nebyla předchozí barva. Nevěříš? Řekni „Nevěřím!“
lesson-one-card = Byl to blaf! Brzy ti zbude jedna karta: stiskni „Jedna karta!“ a polož { $card-object }.
lesson-last = Tvoje poslední karta se hodí. Polož ji a kolo je tvoje!

## Zvláštnosti, vysvětlené, když se poprvé stanou

intro-skip = „Stop“: další hráč vynechá tah, nebo položí úplně stejnou kartu.
intro-two = „Vezmi dvě“: další si vezme dvě karty, nebo taky položí „Vezmi dvě“.
intro-reverse = „Otoč směr“: teď se hraje opačným směrem.
intro-wild = „Volba barvy“ se hodí vždycky: kdo ji položí, vybere barvu.
intro-four = „Vezmi čtyři“: další si vezme čtyři karty, nebo řekne „Nevěřím!“
intro-cut-in = To byl zásah mimo pořadí: kdo má přesně stejnou kartu, jaká je navrchu, smí ji položit.
intro-challenge = „Nevěřím!“: kdo blafoval, vezme si čtyři karty; bylo-li to poctivé, vezme si šest ten, kdo nevěřil.
intro-call-out = Nachytáno! Kdo zapomene říct „Jedna karta!“, vezme si dvě karty.
intro-one-card = „Jedna karta!“ se říká s předposlední kartou.

## Pravidla stručně, jedna věta na kartičku

rules-short-goal = Zbav se všech karet jako první.
rules-short-cards = Každý má sedm karet a jedna leží odkrytá.
rules-short-start = Začíná hráč po rozdávajícím, pokud se nedohodnete jinak.
rules-short-turn = Polož stejnou barvu, stejné číslo či obrázek, nebo kartu bez barvy. Nebo si dober.
rules-short-actions = „Stop“, „Vezmi dvě“, „Otoč směr“, „Vezmi čtyři“: postihne to dalšího. Na něco se dá odpovědět.
rules-short-out-of-turn = Máš přesně stejnou kartu, jaká je navrchu? Polož ji, i když nejsi na řadě!
rules-short-attention = S předposlední kartou řekni „Jedna karta!“
rules-short-points = Kdo nemá karty, vyhrál kolo a karty ostatních jsou body.

## Proč je pravidlo takové, a tah v obrázcích

rules-why-SL3 = Tištěná pravidla se liší: ukrajinsky začíná rozdávající, rusky hráč po něm. Tady platí to druhé; první si lze zvolit.
rules-why-SL4 = Podle tištěných pravidel se první karta jen otočí a o jejím účinku tam není nic. Obvykle platí.
rules-why-SL5 = Vyložit kartu je podle tištěných pravidel právo, proto se smí dobírat vždycky. Dají se číst i tak, že dobírá jen ten, komu se nic nehodí.
rules-why-SL8 = O dvou hráčích tištěná pravidla mlčí. Pro ně otočení směru nic nemění; někde hraje týž hráč ještě jednou.
rules-why-SL9 = Tištěná pravidla zmiňují zásah tam, kde vysvětlují kartu „Stop“, ale odstavec o něm v nich chybí. Tady je zvyk, který mají na mysli.
rules-why-SL11 = V tištěných ukrajinských pravidlech je věta o odpovědi kartou „Vezmi dvě“ popletená. Ruská pravidla jsou jasná: ve zvolené barvě.
rules-why-SL12 = Podle tištěných pravidel se ruka ukáže, ale není řečeno komu. Tady ji vidí jen ten, kdo nevěří.
rules-why-SL16 = Jestli se trestá, to nechávají tištěná pravidla na hráčích. Opozdit se není chyba: před chviličkou to bylo správně, proto to nic nestojí.
rules-why-SL17 = Tištěná pravidla neříkají, co dělat, když dobírací hromádka dojde.
rules-why-SL18 = Podle tištěných pravidel kolo končí něčí poslední kartou; jestli ještě působí, není řečeno.
rules-why-SL19 = Vytištěné jsou oba způsoby počítání a vybírají si hráči. Výchozí je tady ten první.
rules-ex-sl-turn-1 = Navrchu je červená 9. Pokládáš červenou 5: stejná barva.
rules-ex-sl-turn-2 = Další hráč pokládá modrou 5: stejná číslice. Teď platí modrá.
rules-ex-sl-turn-3 = Potom modrý „Stop“: další hráč vynechává tah.
rules-ex-sl-turn-4 = Nic se nehodí? Dober si kartu. Když se hodí ona, smíš ji hned položit.
