### Příkazový řádek a hra v terminálu.
###
### Slova v `…` a za -- se nepřekládají. Řádky čtou i odečítače obrazovky: celá slova, bez ozdob.

## stosy games a stosy rules

games-players = { $most ->
        [2] { $least ->
            [2] 2 hráči
           *[other] { $least }–{ $most } hráči
        }
        [one] { $most } hráč
        [few] { $least }–{ $most } hráči
        [many] { $least }–{ $most } hráče
       *[other] { $least }–{ $most } hráčů
    }
games-hint = `stosy rules GAME` vypíše pravidla hry, `stosy play GAME` ji spustí.
rules-heading = Pravidla
rules-options = Nastavení (`--option name=value`)
rules-default = {" "}(výchozí)
rules-presets = Předvolby (`--preset name`)

## stosy play: před hrou a po ní

play-choose = Kterou hru si chceš zahrát?
play-choose-prompt = Její číslo:
play-choose-again = Prosím číslo od 1 do { $most }.
play-welcome = { $game }. Napiš ? a kdykoli dostaneš nápovědu.
play-you = Ty
play-bot-names = Adam, Dana, Emil, Hana, Igor, Jana, Karel, Lenka, Petr
play-again = Ještě jednu hru? (ano nebo ne)
play-left = Odcházíš od stolu. Měj se!
play-recorded = Záznam je v souboru { $file }; převypráví ho `stosy show`.

## stosy play: stůl

play-pile = { $pile }: { $count ->
        [0] { $top }, pořadová karta
       *[other] { $top }
    }
play-opponent = { $name } má { $hand ->
        [one] { $hand } kartu
        [few] { $hand } karty
        [many] { $hand } karty
       *[other] { $hand } karet
    } v ruce a { $draw } k dobrání.
play-teammate = { $name }: { $hand ->
        [0] žádné karty
        [one] { $hand } karta
        [few] { $hand } karty
        [many] { $hand } karty
       *[other] { $hand } karet
    }.
play-rival = { $name }: { $hand ->
        [one] { $hand } karta
        [few] { $hand } karty
        [many] { $hand } karty
       *[other] { $hand } karet
    }, { $score ->
        [one] { $score } bod
        [few] { $score } body
        [many] { $score } bodu
       *[other] { $score } bodů
    }.
play-signal = { $name }: „{ $signal }“
play-known = Víš, že { $name } drží: { $cards }.
play-own-score = Kolo { $round }; máš { $score ->
        [one] { $score } bod
        [few] { $score } body
        [many] { $score } bodu
       *[other] { $score } bodů
    }, cíl je { $target }.
play-draw-pile = { $count ->
        [0] Tvoje dobírací hromádka je prázdná.
        [one] Tvoje dobírací hromádka: { $count } karta.
        [few] Tvoje dobírací hromádka: { $count } karty.
        [many] Tvoje dobírací hromádka: { $count } karty.
       *[other] Tvoje dobírací hromádka: { $count } karet.
    }
play-team-draw-pile = { $count ->
        [0] Dobírací hromádka je prázdná;
        [one] Dobírací hromádka: { $count } karta;
        [few] Dobírací hromádka: { $count } karty;
        [many] Dobírací hromádka: { $count } karty;
       *[other] Dobírací hromádka: { $count } karet;
    } { $left ->
        [one] zbývá položit { $left } kartu.
        [few] zbývá položit { $left } karty.
        [many] zbývá položit { $left } karty.
       *[other] zbývá položit { $left } karet.
    }
play-discard = Vrchní karta: { $card }. { $colour ->
        [none] Položit se smí cokoli.
       *[other] Barva: { $colour }.
    } Dobírací hromádka: { $draw }.
play-direction = { $clockwise ->
        [yes] Hraje se po směru hodinových ručiček.
       *[no] Hraje se proti směru hodinových ručiček.
    }
play-hand = { $count ->
        [0] V ruce nemáš žádné karty.
       *[other] V ruce máš: { $cards }.
    }
play-shown-hand = { $name }: v ruce zůstává: { $cards }.

## stosy play: výzvy

play-prompt = Co uděláš?
play-prompt-chance = Enterem dál:
play-may-intervene = Můžeš zasáhnout mimo pořadí:
play-last-card = { $name }: zbývá jedna karta.
play-may-signal = Můžeš ostatním něco říct (možnosti vypíše ?).
play-sort = Srovnej si nové karty a napiš srovnáno; hra na tebe čeká.
play-which = Co z toho myslíš? Napiš číslo s tečkou.
play-not-understood = Nerozumím: „{ $typed }“. Napiš ? a dostaneš nápovědu.
play-bare-number = Samotné „{ $typed }“ není jasné: ke kartě patří hromádka a číslo ze seznamu se píše s tečkou ({ $typed }.).
play-resign-sure = Opravdu se chceš vzdát? (ano nebo ne)
play-patient = { $on ->
        [yes] Teď dostaneš slovo před každým tahem ostatních.
       *[no] Teď dostaneš slovo, jen když na tom záleží.
    }

## stosy play: nápověda

play-help = Číslo s tečkou (třeba 3.) vybere akci ze seznamu. stůl: znovu ukázat stůl; pravidla: vypsat pravidla; čekat: zastavovat před každým tahem ostatních, nebo už nezastavovat; vzdát: vzdát se; odejít: odejít od stolu.
play-help-face-to-face = Kartu položíš zápisem karty a hromádky: 17 nahoru, 17 dolů; 17 soupeři nahoru, 17 soupeři dolů pomůže soupeři. zpět: vzít si poslední kartu zpátky; hotovo: ukončit tah.
play-help-quick-and-easy = Kartu položíš zápisem karty a hromádky: č7 nahoru, červená 7 dolů. hotovo: ukončit tah. Signály: mám červenou, výška červená nízká (střední, vysoká), chci nahoru, trik dolů, ne nahoru.
play-help-the-game = Kartu položíš zápisem karty a hromádky: 17 nahoru1, 17 nahoru2, 83 dolů1, 83 dolů2. hotovo: ukončit tah. Signály: chci nahoru1, ne dolů2.
play-help-snakes-and-ladders = Kartu položíš tím, že ji napíšeš: č5, červená 5, modrý stop, zelená +2, žlutá otoč; s kartou bez barvy napiš i barvu, kterou volíš: volba modrá, vezmi4 červená. Vykřičník znamená „Jedna karta!“: č5!. Další slova: dobrat, pas, přijmout, zpochybnit, srovnáno. upozornit a jméno: upozornit na hráče, který zapomněl říct „Jedna karta!“.

## Co se smí psát. Před dvojtečkou slovo záznamů, nepřekládá se; žádné slovo nesmí být na dvou řádcích.

typed-words =
    help: ?, pomoc, nápověda, napoveda
    look: stůl, stul, ukaž, ukaz, ukázat, ukazat
    rules: pravidla, pravidlo
    wait: čekat, cekat, čekej, cekej, počkat, pockat, počkej, pockej
    quit: odejít, odejit, odchod, odcházím, odchazim, konec hry
    resign: vzdát, vzdat, vzdávám, vzdavam, vzdát se, vzdat se, vzdávám se, vzdavam se
    end_turn: hotovo, ukončit, ukoncit, ukončit tah, ukoncit tah, konec tahu, konec
    take_back: zpět, zpet, zpátky, zpatky, vrátit, vratit, vzít zpět, vzit zpet
    draw: dobrat, dober, vzít, vzit, táhnout, tahnout, líznout, liznout, lízni, lizni, l
    pass: pas, pasovat, pasuji, pasuju, dál, dal
    accept: přijmout, prijmout, přijmi, prijmi, beru
    challenge: zpochybnit, zpochybni, nevěřím, neverim, blaf
    ready: srovnáno, srovnano, připraveno, pripraveno
    call_out: upozornit, upozorni, upozorňuji, upozornuji, upozorňuju, upozornuju
    one_card: !, jedna karta, jedna
    lay: položit, polozit, polož, poloz, dát, dat, dej, zahrát, zahrat, zahraj
    up: nahoru, n, vzestupná, vzestupna, vzestupnou, vzestupně, vzestupne
    down: dolů, dolu, sestupná, sestupna, sestupnou, sestupně, sestupne
    their_up: soupeři nahoru, souperi nahoru, soupeř nahoru, souper nahoru, jeho nahoru, její nahoru, jeji nahoru, sn, soupeřova vzestupná, souperova vzestupna, soupeřovu vzestupnou, souperovu vzestupnou
    their_down: soupeři dolů, souperi dolu, soupeř dolů, souper dolu, jeho dolů, jeho dolu, její dolů, jeji dolu, sd, soupeřova sestupná, souperova sestupna, soupeřovu sestupnou, souperovu sestupnou
    up1: nahoru1, nahoru 1, první nahoru, prvni nahoru, n1, první vzestupná, prvni vzestupna, první vzestupnou, prvni vzestupnou
    up2: nahoru2, nahoru 2, druhá nahoru, druha nahoru, n2, druhá vzestupná, druha vzestupna, druhou vzestupnou
    down1: dolů1, dolu1, dolů 1, dolu 1, první dolů, prvni dolu, první sestupná, prvni sestupna, první sestupnou, prvni sestupnou
    down2: dolů2, dolu2, dolů 2, dolu 2, druhá dolů, druha dolu, druhá sestupná, druha sestupna, druhou sestupnou
    r: červená, cervena, červenou, cervenou, červený, cerveny, č, c
    y: žlutá, zluta, žlutou, zlutou, žlutý, zluty, ž, žl, zl
    g: zelená, zelena, zelenou, zelený, zeleny, z, zel
    b: modrá, modra, modrou, modrý, modry, m
    p: fialová, fialova, fialovou, f, fialový, fialovy
    W: volba, volba barvy, volbu barvy, žolík, zolik, volbu, zvol barvu
    W4: vezmi4, vezmi 4, vezmi čtyři, vezmi ctyri, +4
    signal: říct, rict, řekni, rekni, říkám, rikam, signál
    holds: mám, mam, držím, drzim
    height: výška, vyska
    wants: chci
    trick: trik, reverzní trik, reverzni trik
    leave: ne, nech, nechte, nechat
    low: nízká, nizka, nízkou, nizkou, nízko, nizko
    middle: střední, stredni, středně, stredne
    high: vysoká, vysoka, vysokou, vysoko
typed-yes = ano, a, jo, jasně, jasne, ok
typed-faces =
    S: s, stop, stopka
    D: d, vezmi, vezmi2, vezmi dvě, vezmi dve, +2
    R: r, o, otoč, otoc, otočit, otocit, otoč směr, otoc smer
typed-filler = na, tvoje, tvou, svou, hromádka, hromadka, hromádku, hromadku, kartu

## stosy simulate

simulate-games = { $games ->
        [one] { $game }: { $games } partie,
        [few] { $game }: { $games } partie,
        [many] { $game }: { $games } partie,
       *[other] { $game }: { $games } partií,
    } { $seats ->
        [one] { $seats } místo.
        [few] { $seats } místa.
        [many] { $seats } místa.
       *[other] { $seats } míst.
    }
simulate-options = Nastavení: { $options }
simulate-reason = { $reason ->
        [all_laid] Všechny karty položené: { $count }
        [cannot_lay] Někdo nemohl položit karty: { $count }
        [target] Dosažený cíl: { $count }
        [single_round] Jediné kolo: { $count }
       *[other] { $reason }: { $count }
    }
simulate-seat = Místo { $seat } ({ $bot }), výhry: { $count }, tedy { $rate } % (95 %: { $low } až { $high } %)
simulate-team = Výhry týmu: { $count }, tedy { $rate } % (95 %: { $low } až { $high } %)
simulate-left = Průměrný počet zbylých karet: { $mean }
simulate-length = Akcí v partii: průměrně { $mean }, od { $least } do { $most }
simulate-speed = { $speed ->
        [one] { $speed } akce za sekundu
        [few] { $speed } akce za sekundu
        [many] { $speed } akce za sekundu
       *[other] { $speed } akcí za sekundu
    }

## stosy verify a stosy show

verify-entry = položka záznamu { $index }: { $reason }
verify-frame = { $reason }
verify-file = { $file }: { $right ->
        [one] { $right } záznam je správný
        [few] { $right } záznamy jsou správné
        [many] { $right } záznamu je správných
       *[other] { $right } záznamů je správných
    }{ $running ->
        [0] {""}
        [one] {" "}(z toho { $running } nedohraný)
        [few] {" "}(z toho { $running } nedohrané)
        [many] {" "}(z toho { $running } nedohraných)
       *[other] {" "}(z toho { $running } nedohraných)
    }, { $wrong ->
        [one] { $wrong } je chybný
        [few] { $wrong } jsou chybné
        [many] { $wrong } je chybných
       *[other] { $wrong } je chybných
    }.
show-header = Partie { $number }: { $game }. Hráči: { $players }. Nastavení: { $options }.
show-hand = { $name }: { $cards }.

## Chyby

error-usage = Těmto argumentům nerozumím: { $detail }. Viz `stosy --help`.
error-file = Soubor { $file } nelze použít: { $reason }.
error-line-too-long = { $file }, řádek { $line } je delší než jakýkoli záznam ({ $reason }).
error-no-records = V souboru { $file } nejsou žádné záznamy.
error-not-a-record = { $file }, řádek { $line } není záznam: { $reason }.
error-worker = Jeden z procesů, které hrají partie, se zastavil; nic se nezapsalo.

refusal-with-rule = { $text }
refusal-bad-number = „{ $value }“ se pro { $argument } nehodí: má to být celé číslo od { $least } do { $most }.
refusal-option-without-value = „{ $option }“ není nastavení s hodnotou; napiš --option name=value.
refusal-no-such-bot = Bot „{ $level }“ neexistuje. Na výběr: { $allowed }.
refusal-bot-count = { $bots ->
        [one] Uveden je { $bots } bot
        [few] Uvedeni jsou { $bots } boti
        [many] Uvedeno je { $bots } bota
       *[other] Uvedeno je { $bots } botů
    } pro { $seats ->
        [one] { $seats } místo
        [few] { $seats } místa
        [many] { $seats } místa
       *[other] { $seats } míst
    }: uveď jednoho pro všechna místa, nebo pro každé jednoho.
refusal-no-such-language = Texty v jazyce „{ $language }“ tu nejsou. Na výběr: { $allowed }.
refusal-no-such-match = { $number ->
        [one] V souboru není partie číslo { $number }.
        [few] V souboru není partie číslo { $number }.
        [many] V souboru není partie číslo { $number }.
       *[other] V souboru není partie číslo { $number }.
    }
