### Lodě s lucernami. Všichni věší lucerny na tytéž tři lodě.

game-name = Lodě s lucernami
game-idea = Věšte lucerny na společné lodě: plná loď pluje za druhým nejjasnějším světlem a bodují ti, kdo je pověsili.

## Lodě

pile-left = levá loď
    .onto = na levou loď
    .from = z levé lodi
pile-middle = prostřední loď
    .onto = na prostřední loď
    .from = z prostřední lodi
pile-right = pravá loď
    .onto = na pravou loď
    .from = z pravé lodi

## Co je vidět na stole

generic-key-sizes = Lucerny
generic-key-draw = Na břehu
generic-key-discards = Odplulo
generic-key-passes = Zbývá pasů

## Co se děje

event-dealt = { $first-is ->
        [you] Lucerny jsou rozdané, začínáš ty.
       *[other] Lucerny jsou rozdané, začíná { $first }.
    }{ part-hand }
event-laid = { $seat-is ->
        [you] Věšíš lucernu { $card } { $pile-onto }.
       *[other] { $seat } věší lucernu { $card } { $pile-onto }.
    }
event-passed = { $seat-is ->
        [you] Pasuješ.
       *[other] { $seat } pasuje.
    }
event-sailed = { $pile-is ->
        [left] Levá loď
        [middle] Prostřední loď
       *[right] Pravá loď
    } odplouvá za lucernou { $light }: { $seat-is ->
        [you] získáváš
       *[other] { $seat } získává
    } { $points ->
        [0] nula bodů
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }.
event-blinded = { $seat-is ->
        [you] Nejjasnější byla tvoje: ztrácíš bod.
       *[other] Nejjasnější lucerna stojí bod: ztrácí ho { $seat }.
    }

## Akce

action-lay = pověsit { $card } { $pile-onto }
action-pass = pasovat (jednou za partii)

## Nastavení

option-boat = Lucern na lodi
option-boat-3 = tři
    .about = lodě odplouvají brzy a je jich hodně
option-boat-4 = čtyři
    .about = dost času zkazit někomu plán
option-boat-5 = pět
    .about = lodě se plní pomalu, pro ty, kdo rádi počítají
option-glare = Nejjasnější lucerna
option-glare-harmless = neškodí
    .about = kdo ji pověsí, za ni neboduje, a to je všechno
option-glare-costs-a-point = stojí bod
    .about = kdo pověsí nejjasnější lucernu lodi, ztrácí bod, když loď odplouvá

## Jak to skončí

result-all-hung = { $winners-is ->
        [you] Poslední lucerna visí: vyhráváš!
        [among] Poslední lucerna visí a o vítězství se dělí { $winners }.
       *[other] { $winners-count ->
            [one] Poslední lucerna visí: vyhrává { $winners }.
            [few] Poslední lucerna visí a o vítězství se dělí { $winners }.
            [many] Poslední lucerna visí a o vítězství se dělí { $winners }.
           *[other] Poslední lucerna visí a o vítězství se dělí { $winners }.
        }
    } Body: { $scores }.
result-resigned = Jeden z hráčů se vzdává. { part-leads } Body: { $scores }.
result-timeout = Čas vypršel. { part-leads } Body: { $scores }.
part-leads = { $winners-is ->
        [you] Vyhráváš!
        [among] O vítězství se dělí { $winners }.
       *[other] { $winners-count ->
            [one] Vyhrává { $winners }.
            [few] O vítězství se dělí { $winners }.
            [many] O vítězství se dělí { $winners }.
           *[other] O vítězství se dělí { $winners }.
        }
    }

## Odmítnutí

refusal-passed-already = Pas už v této partii padl a víc než jeden není.

## Pravidla, vysvětlená hráčům

rule-LB1 = Lucern je čtyřicet, s čísly od 1 do 40: čím vyšší číslo, tím jasnější světlo. Každý dostane sedm. Zbytek zůstane na břehu a nikdo se na něj nedívá.
rule-LB2 = U mola stojí tři prázdné lodě. Kdo začíná, určí los, pokud si to nedomluvíte při zakládání stolu; dál se hraje po směru hodinových ručiček.
rule-LB3 = Ve svém tahu pověs jednu lucernu z ruky na kteroukoli ze tří lodí.
rule-LB4 = Jednou za partii můžeš místo toho pasovat a počkat, až se projeví ostatní.
rule-LB5 = Se čtvrtou lucernou je loď plná a hned odplouvá, na její místo připlouvá prázdná. Můžete se domluvit na lodích pro tři nebo pro pět lucern.
rule-LB6 = Nejjasnější lucerna plné lodi oslní posádku, a tak loď pluje za druhou nejjasnější. Komu patří, získá bod za každou lucernu na lodi, kterou pověsil někdo jiný.
rule-LB7 = Můžete se domluvit, že oslnění něco stojí: kdo pověsil nejjasnější lucernu, ztrácí bod, když loď odplouvá, i kdyby byl poslední.
rule-LB8 = Kdo už nemá lucerny, je přeskočen. Když je nemá nikdo, partie končí; lodě, které nejsou plné, zůstávají u mola a nebodují.
rule-LB9 = Vyhrává, kdo má nejvíc bodů. Při stejném počtu se o vítězství dělíte.
rule-LB10 = Vidí všichni: lucerny na lodích a kdo je pověsil, co už odplulo, všechny body a kolik má kdo lucern a pasů. Tajné je, co má kdo v ruce a co zůstalo na břehu.
