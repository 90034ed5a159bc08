### Příkazový řádek a hra v terminálu.
###
### Slova v `…` a za -- se nepřekládají. Řádky čtou i odečítače obrazovky: celá slova, bez ozdob.

## stosy games a stosy rules

games-players = { $most ->
        [2] { $least ->
            [2] 2 hráči
           *[other] { $least }–{ $most } hráči
        }
        [one] { $most } hráč
        [few] { $least }–{ $most } hráči
        [many] { $least }–{ $most } hráče
       *[other] { $least }–{ $most } hráčů
    }
games-hint = `stosy rules GAME` vypíše pravidla hry, `stosy play GAME` ji spustí.
rules-heading = Pravidla
rules-options = Nastavení (`--option name=value`)
rules-default = {" "}(výchozí)
rules-presets = Předvolby (`--preset name`)

## stosy play: před hrou a po ní

play-choose = Kterou hru si chceš zahrát?
play-choose-prompt = Číslo:
play-choose-again = Prosím číslo od 1 do { $most }.
play-you = Ty
play-left = Odcházíš od stolu. Měj se!
play-recorded = Záznam je v souboru { $file }; vypíše ho `stosy show`.

## stosy play: stůl

play-pile = { $pile }: { $count ->
        [0] { $top }, pořadová karta
       *[other] { $top }
    }
play-teammate = { $seat }: { $size ->
        [0] žádné karty
        [one] { $size } karta
        [few] { $size } karty
        [many] { $size } karty
       *[other] { $size } karet
    }.
play-said = { $seat-is ->
        [you] { play-you }
       *[other] { $seat }
    }: { $signals }
play-quoted = „{ $signal }“
play-team-draw-pile = { $count ->
        [0] Dobírací hromádka je prázdná;
        [one] Dobírací hromádka: { $count } karta;
        [few] Dobírací hromádka: { $count } karty;
        [many] Dobírací hromádka: { $count } karty;
       *[other] Dobírací hromádka: { $count } karet;
    } { $left ->
        [one] zbývá položit { $left } kartu.
        [few] zbývá položit { $left } karty.
        [many] zbývá položit { $left } karty.
       *[other] zbývá položit { $left } karet.
    }
play-cards = { $label }: { $cards }.
play-laid-by = { $card } ({ $name })
play-seat = { $name }: { $facts }.
play-fact = { $label } { $value }
play-hand = { $count ->
        [0] V ruce nemáš žádné karty.
       *[other] Tvoje karty: { $cards }.
    }

## stosy play: výzvy

play-prompt = Co uděláš?
play-may-intervene = Můžeš zasáhnout mimo pořadí:
play-may-signal = Můžeš ostatním něco říct (možnosti vypíše `?`).
play-which = Co z toho myslíš? Napiš číslo s tečkou.
play-not-understood = Nerozumím: „{ $typed }“. Napiš `?` a dostaneš nápovědu.
play-bare-number = Samotné „{ $typed }“ není jasné: ke kartě patří hromádka a číslo ze seznamu se píše s tečkou (`{ $typed }.`).
play-nothing-listed = Teď není z čeho vybírat.
play-resign-sure = Opravdu se chceš vzdát? (ano nebo ne)

## stosy play: nápověda

play-help = `rychleji`: boti budou čekat míň; `kdo`: kdo kde sedí; `odejít`: odejít. Partie se uloží a příště pokračuje.

## Co se smí psát. Před dvojtečkou slovo záznamů, nepřekládá se; žádné slovo nesmí být na dvou řádcích.

typed-words =
    help: ?, pomoc, nápověda, napoveda
    hint: rada, poraď, porad, poradit, napověz, napovez
    look: stůl, stul, ukaž, ukaz, ukázat, ukazat
    rules: pravidla, pravidlo
    quit: odejít, odejit, odchod, odcházím, odchazim, konec hry
    resign: vzdát, vzdat, vzdávám, vzdavam, vzdát se, vzdat se, vzdávám se, vzdavam se
    end_turn: hotovo, ukončit, ukoncit, ukončit tah, ukoncit tah, konec tahu, konec
    take_back: zpět, zpet, zpátky, zpatky, vrátit, vratit, vzít zpět, vzit zpet
    ready: srovnáno, srovnano, připraveno, pripraveno
    lay: položit, polozit, polož, poloz, dát, dat, dej, zahrát, zahrat, zahraj
    up: nahoru, n, vzestupná, vzestupna, vzestupnou, vzestupně, vzestupne
    down: dolů, dolu, sestupná, sestupna, sestupnou, sestupně, sestupne
    r: červená, cervena, červenou, cervenou, červený, cerveny, č, c
    y: žlutá, zluta, žlutou, zlutou, žlutý, zluty, ž, žl, zl
    g: zelená, zelena, zelenou, zelený, zeleny, z, zel
    b: modrá, modra, modrou, modrý, modry, m
    signal: říct, rict, řekni, rekni, říkám, rikam, signál
    wants: chci
    leave: ne, nech, nechte, nechat
typed-yes = ano, a, jo, jasně, jasne, ok
typed-filler = na, moje, mou, moji, tvoje, tvou, tvoji, svou, svoji, hromádka, hromadka, hromádku, hromadku, kartu

## stosy join: stůl na serveru. Jak se tam dostat

join-name-prompt = Jak ti mají ostatní říkat?
join-unreachable = { $origin } je nedostupný: { $reason }.
join-tables = Stoly, ke kterým se dá přisednout:
join-no-tables = Žádný veřejný stůl teď není.
join-listed = { $game }: { $names ->
        [none] nikdo tu není
       *[other] { $names }
    }, { $open ->
        [0] žádné volné místo
        [one] { $open } volné místo
        [few] { $open } volná místa
        [many] { $open } volného místa
       *[other] { $open } volných míst
    }{ $playing ->
        [yes] , hraje se partie
       *[no] {""}
    }.
join-more = Další stoly
join-seats-prompt = Kolik míst, od { $least } do { $most }? Enter znamená { $usual }:
join-seats-again = Prosím číslo od { $least } do { $most }.
join-public-prompt = Mají stůl najít v seznamu všichni? (ano nebo ne; když ne, jen ten, kdo má odkaz)
join-invite = Ostatní se připojí tímto odkazem: { $url }

## stosy join: kdo kde sedí

join-table = { $game }. { $phase ->
        [gathering] Partie ještě nezačala.
        [playing] Hraje se partie.
        [over] Žádná partie se nehraje.
       *[closed] Stůl je zavřený.
    }
join-welcome = Napiš `?` a kdykoli dostaneš nápovědu.
join-open-seat = volné místo
join-marks = { $name } ({ $marks })
join-mark-you = to jsi ty
join-mark-host = hostitel
join-mark-level = bot, úroveň: { $level }
join-mark-for = zastupuje: { $name }
join-mark-away = odpojeno
join-mark-stand-in = odpojeno, zatím hraje bot
join-mark-muted = ztlumeno
join-mark-far = zpoždění asi { $lag } ms
join-mark-doubted = zpoždění pochybné
join-mark-ready = připraveno
join-spectators = { $count ->
        [one] Dívá se { $count } člověk.
        [few] Dívají se { $count } lidé.
        [many] Dívá se { $count } člověka.
       *[other] Dívá se { $count } lidí.
    }
join-clock-is = Čas na tah: { part-time }.
part-time = { $unit ->
        [hours] { $count ->
            [one] { $count } hodina
            [few] { $count } hodiny
            [many] { $count } hodiny
           *[other] { $count } hodin
        }
        [minutes] { $count ->
            [one] { $count } minuta
            [few] { $count } minuty
            [many] { $count } minuty
           *[other] { $count } minut
        }
       *[seconds] { $count ->
            [one] { $count } sekunda
            [few] { $count } sekundy
            [many] { $count } sekundy
           *[other] { $count } sekund
        }
    }
join-no-clock = Hodiny neběží.
join-time-left = { $whose ->
        [you] Zbývá ti: { part-time }.
       *[other] { $name }, zbývá: { part-time }.
    }
join-hints = U tohoto stolu jsou povolené rady.
join-earlier-talk = Kdo přijde později, může si přečíst, co se tu říká.
join-talk = { $talk ->
        [none] Teď se nemluví.
       *[no_numbers] Během partie se mluvit smí, ale bez čísel.
    }
join-commit = Otisk rozdání, aby se po partii dal porovnat se semínkem: { $commit }

## stosy join: co dál

join-hint-start = Partii začneš slovem `začít`; na volná místa si sednou boti.
join-hint-wait = Partii začíná { $host }.
join-hint-again = Další partii začneš slovem `začít`, místo uvolníš slovem `vstát`, odejdeš slovem `odejít`.
join-hint-over = Další partii může začít { $host }; místo uvolníš slovem `vstát`, odejdeš slovem `odejít`.
join-hint-sit = Díváš se na hru. Ke stolu si sedneš slovem `sednout`.
join-hint-watch = Díváš se na hru.
join-hint-hidden = Hraje se partie a dívat se na ni nesmíš. Až skončí, můžeš si sednout, bude-li místo.
join-hint-return = Tvoje místo na tebe čeká: vrátíš se slovem `sednout`.

## stosy join: co se děje kolem hry

join-away = { $name } teď není u stolu (spojení je přerušené).
join-here = { $name } je zpátky u stolu.
join-stand-in = { $name }: zatím místo hráče hraje bot.
join-moved = Tvoje místo je teď na jiném zařízení. Odsud se můžeš jen dívat.
join-taken = Místo je teď tvoje.
join-between = Kolo skončilo. Napiš `připraveno` nebo jen stiskni Enter a začne další; za 20 sekund začne samo.
join-ready = Připraveno. Další kolo začne, až budou připraveni všichni.
join-link = Tvoje místo se přesune na zařízení, kde do deseti minut otevřeš tento odkaz; nikomu ho neukazuj: { $url }
join-link-lost = Odkaz se cestou ztratil. Napiš slovo `odkaz` ještě jednou.
join-bot-link = Kdo zadá tohle, posadí tam svého bota, dokud místo nedáš někomu jinému: `stosy bot '{ $url }' ./mine.py:Mine`
join-named = Server ti teď říká { $name }.
join-hurry = { $count ->
        [one] Zbývá ti { $count } sekunda.
        [few] Zbývají ti { $count } sekundy.
        [many] Zbývá ti { $count } sekundy.
       *[other] Zbývá ti { $count } sekund.
    }
join-not-here = Tento tah se neukončil odsud: buď vypršel čas, nebo hraješ i na jiném zařízení.

## stosy join: spojení

join-lost = Spojení se přerušilo. Obnovuju ho, chvilku počkej.
join-back = Spojení je zpátky.
join-unanswered = Zatím se neví, jestli to došlo; pošle se to znovu: „{ $what }“
join-slow = Na „{ $what }“ zatím nepřišla odpověď; čekám dál.
join-arrived = Došlo: „{ $what }“
join-not-sent = Není spojení, takže se to neposlalo: „{ $what }“
join-gap = Mezitím se toho stalo hodně; takhle to vypadá teď.
join-moves-lost = Server přišel o poslední tahy u tohoto stolu. Takhle to tam vypadá teď.
join-goodbye = { $reason ->
        [stopping] Server se restartuje. Připojuju se znovu, chvilku počkej.
        [moved] Stůl se stěhuje na jiný server. Připojuju se znovu.
        [failed] Serveru se nepodařilo uložit poslední tahy. Připojuju se znovu; podívej se, co zůstalo.
        [flood] Zpráv je moc: server přerušuje spojení.
       *[other] Server přerušuje spojení.
    }
join-announced = Oznámení serveru: { $text }
join-announced-nothing = Oznámení serveru už neplatí.
join-other-version = Server má verzi protokolu { $server }, tento program { $client }. Nainstaluj stejné vydání Stosy, jaké má server.
join-left = Odcházíš, ale místo zůstává tvoje. Vrátíš se příkazem: `{ $command }`

## stosy join: co se dá psát kromě hry

join-which-seat = Které místo? Napiš jeho číslo, od 1 do { $most }, nebo jméno toho, kdo tam sedí.
join-which-level = Která úroveň? Na výběr: { $levels }.
join-say-what = Co chceš říct? Připiš to za slovo `řekni`.
join-name-what = Jaké jméno? Připiš ho za slovo `jméno`.
join-which-person = Koho? Napiš číslo místa nebo jméno toho, kdo tam sedí.
join-watch-is = { $watch ->
        [seated] Dívat se smí jen ten, kdo už u stolu seděl.
        [nobody] Dívat se nesmí nikdo.
       *[anyone] Dívat se smí každý, kdo má odkaz.
    }
join-watch-what = Kdo se smí dívat? Napiš `dívat se všichni`, `dívat se známí` (kdo už u stolu seděl) nebo `dívat se nikdo`.
join-blocked = { $name }: zablokováno. Místo u tvých stolů nebude a nic z toho, co řekne, neuslyšíš. Zrušíš to slovem `odblokovat`.
join-unblocked = { $name }: odblokováno.
join-not-blocked = { $name }: není zablokováno.
join-report-how = Napiš `nahlásit`, koho, proč (`řeči`, `jméno`, `podvádění`, `zdržování` nebo `jiné`) a pár slov: `nahlásit 2 řeči Uráží mě.`
join-reported = Tvoje hlášení si přečte provozovatel serveru; { $name } se o něm nedozví (hlášení { $report }).
join-leave-sure = Opravdu chceš uvolnit místo? Dál bude hrát bot a vrátit se můžeš slovem `sednout`. (ano nebo ne)
join-close-sure = Opravdu chceš stůl navždy zavřít? (ano nebo ne)
join-remove-sure = Opravdu vykázat od stolu? { $name } si k němu už nesedne. (ano nebo ne)
join-hand-over-sure = Opravdu předat místo? Za hráče { $name } bude dál hrát bot. (ano nebo ne)
join-help-game = Číslo s tečkou (třeba `3.`) vybere akci ze seznamu; Enter seznam ukáže. `stůl`: karty na stole; `pravidla`: vypsat pravidla; `rada`: poradit tah; `vzdát`: vzdát partii.
join-help = `'ahoj` nebo `řekni ahoj`: promluvit na ostatní; `kdo`: kdo kde sedí; `sednout`, `sednout 2`: sednout si ke stolu; `vstát`: uvolnit místo; `čas`: kolik času zbývá; `odkaz`: přesunout své místo na jiné zařízení; `pozvat`: odkaz pro ostatní; `jméno Olga`: jmenovat se Olga; `zablokovat 2`, `odblokovat 2`: už s někým nehrát, nebo zase hrát; `nahlásit 2 řeči`: nahlásit někoho provozovateli serveru; `odejít`: odejít a místo si nechat.
join-help-host = Pro hostitele: `začít`: začít partii; `bot 2 silný hráč`: posadit bota na místo 2; `uvolnit 2`: odvolat bota; `vykázat 2`: vykázat někoho od stolu; během partie `bot 2`: dát místo hráče botovi; `ztlumit 2`, `zrušit ztlumení 2`: zakázat psaní a zase ho povolit; `dívat se nikdo`: kdo se smí dívat; `zavřít`: zavřít stůl.
join-help-between = `připraveno` nebo Enter: na další kolo.

typed-table-words =
    sit: sednout, sedni, sednout si, sedám, sedam
    stand: vstát, vstat, vstávám, vstavam
    start: začít, zacit, začínáme, zaciname, odveta, znovu
    bot: bota
    open: uvolnit, volné, volne
    remove: vykázat, vykazat, vyhodit, odebrat
    name: jméno, jmeno
    say: napsat, napiš, napis
    mute: umlčet, umlcet, ztlumit
    unmute: zrušit ztlumení, zrusit ztlumeni, pustit ke slovu
    close: zavřít, zavrit, zavřít stůl, zavrit stul
    link: odkaz, zařízení, zarizeni
    invite: pozvat, pozvánka, pozvanka
    who: kdo, kdo tu je, hráči, hraci
    clock: čas, cas, hodiny
    hurry: rychleji, pospěšte, pospeste
    watch: dívat se, divat se, diváci, divaci
    block: zablokovat, blokovat
    unblock: odblokovat
    report: nahlásit, nahlasit
typed-levels =
    beginner: začátečník, zacatecnik
    casual: sváteční hráč, svatecni hrac, sváteční, svatecni, rekreační hráč, rekreacni hrac, rekreační, rekreacni
    strong: silný hráč, silny hrac, silný, silny
    expert: mistr, odborník, odbornik
    remote: hostující, hostujici, host
typed-watch =
    anyone: všichni, vsichni, každý, kazdy
    seated: známí, znami, kdo seděl, kdo sedel
    nobody: nikdo
typed-reasons =
    talk: řeči, reci, chat
    name: jméno, jmeno
    cheating: podvádění, podvadeni, podvádí, podvadi
    stalling: zdržování, zdrzovani, zdržuje, zdrzuje
    other: jiné, jine

## Obrazovka: klávesy jsou ve všech jazycích stejné, ať jsou na klávesnici jakákoli písmena.

screen-line = Piš sem: `'ahoj` – mluvit, `?` – co dalšího jde
screen-keys = ←→ karta, ↑↓ řada, Enter vybrat, / psát, Tab chat, ? nápověda
screen-here = na tomto počítači
screen-menu = Nabídka
screen-say = Něco říct
screen-notice = Upozornit
screen-menu-help = Nápověda
screen-menu-light = Světlá nebo tmavá obrazovka
screen-menu-quit = Odejít od stolu
screen-help-keys = Šipky vedou od karty ke kartě a od řady k řadě, Enter vybírá. Číslice vybere kartu, potom hromádku: hromádky, na které se karta hodí, svítí a ukazují, co její vyložení udělá. Esc kartu pustí. Písmeno na tlačítku je stiskne.
screen-help-mouse = Myší: klikni na kartu a potom na hromádku, nebo kartu přetáhni.
screen-help-line = Do dolního řádku (`/`) jde psát i všechno, čemu rozumí hra v řádcích; Esc vrací ke kartám.
screen-setup-keys = ↑↓ řádek, ←→ hodnota, Enter začít, Esc zpět
screen-replay-keys = ←→ krok, Home a End, a: kde se vyhrálo a prohrálo?, Esc zpět
screen-resume = Máš rozehranou partii: { $game }
screen-resume-yes = Hrát dál
screen-resume-new = Začít novou
screen-new-table = Nový stůl
screen-saved = Partie je uložená: `stosy play` v ní pokračuje.

## stosy simulate

simulate-games = { $games ->
        [one] { $game }: { $games } partie,
        [few] { $game }: { $games } partie,
        [many] { $game }: { $games } partie,
       *[other] { $game }: { $games } partií,
    } { $seats ->
        [one] { $seats } místo.
        [few] { $seats } místa.
        [many] { $seats } místa.
       *[other] { $seats } míst.
    }
simulate-reason = { $reason ->
        [all_laid] Všechny karty položené: { $count }
        [cannot_lay] Někdo nemohl položit karty: { $count }
        [target] Dosažený cíl: { $count }
        [single_round] Jediné kolo: { $count }
        [resigned] Někdo se vzdal: { $count }
        [timeout] Prohra na čas: { $count }
       *[other] { $reason }: { $count }
    }
simulate-seat = Místo { $seat } ({ $bot }), výhry: { $count }, tedy { $rate } % (95 %: { $low } až { $high } %)
simulate-team = Výhry týmu: { $count }, tedy { $rate } % (95 %: { $low } až { $high } %)
simulate-left = Průměrný počet zbylých karet: { $mean }
simulate-length = Akcí v partii: průměrně { $mean }, od { $least } do { $most }
simulate-speed = { $speed ->
        [one] { $speed } akce za sekundu
        [few] { $speed } akce za sekundu
        [many] { $speed } akce za sekundu
       *[other] { $speed } akcí za sekundu
    }
simulate-engine = { $engine ->
        [kernel] Engine: jádro
       *[other] Engine: Python
    }

## Co provedli cizí boti: řádek na každého bota a prohřešek. $fault je jedna z vět níže,
## $detail říká program nebo Python, anglicky.

misbehaved = { $bot }: { $fault } (případů: { $count }, první v rozdání { $deal }, místo { $seat })
misbehaved-illegal = udělal, co pravidla zakazují: { $detail }
misbehaved-silent = měl hrát, ale nic nevybral
misbehaved-exception = nastala v něm chyba: { $detail }
misbehaved-timeout = přemýšlel příliš dlouho: { $detail }
misbehaved-malformed = jeho zprávu nelze přečíst: { $detail }
misbehaved-died = program skončil uprostřed partie: { $detail }
misbehaved-too-much = vypsal toho příliš mnoho: { $detail }
misbehaved-version = mluví jinou verzí protokolu: { $detail }
bot-seated = „{ $bot }“ hraje na místě { $seat }: { $url }. Ctrl-C ho ukončí; stejný příkaz ho vrátí ke stolu.
bot-over = Partie { $match }: { $won ->
        [yes] výhra
       *[other] bez výhry
    }.
bot-fault = { $bot }: { $fault }. Hraje se za něj náhradní tah.
bot-taken-back = Místo už botovi nepatří: dostal je někdo jiný.
bot-closed = Stůl je zavřený.
bot-left = Bot odešel. Než se vrátí, hraje za něj náhradník.
lab-stopped = Zastaveno. Odehraných partií: { $games }.

## stosy tournament. Jména botů jsou tak, jak se píšou; $won jsou procenta, $left karty

tournament-size = { $seats ->
        [one] { $seats } místo,
        [few] { $seats } místa,
        [many] { $seats } místa,
       *[other] { $seats } míst,
    } { $deals ->
        [one] { $deals } rozdání,
        [few] { $deals } rozdání,
        [many] { $deals } rozdání,
       *[other] { $deals } rozdání,
    } { $matches ->
        [one] { $matches } partie.
        [few] { $matches } partie.
        [many] { $matches } partie.
       *[other] { $matches } partií.
    }
tournament-heading = { $game }: { tournament-size }
tournament-rating = { $place }. { $bot }: Elo { $elo } (95 %: { $elo-low } až { $elo-high }), výhry { $won } % ({ $won-low } až { $won-high } %)
tournament-first = { $place }. { $bot }: Elo 0, od něj se počítají ostatní; výhry { $won } % ({ $won-low } až { $won-high } %)
tournament-duel = { $one } proti { $other }: výhry { $won } % (95 %: { $won-low } až { $won-high } %)
tournament-among = { $one }, ostatní u stolu { $others }: výhry { $won } % (95 %: { $won-low } až { $won-high } %); vyrovnané je { $even } %
tournament-team = { $place }. { $bot }: výhry { $won } % (95 %: { $won-low } až { $won-high } %), zbylé karty { $left } ({ $left-low } až { $left-high })
tournament-difference = { $one } oproti { $other } na stejných rozdáních: výhry, procentních bodů: { $won } (95 %: { $won-low } až { $won-high }); zbylých karet: { $left } ({ $left-low } až { $left-high })
# Jeden bot v týmu, kde na všech ostatních místech sedí boti jednoho druhu; vystřídá všechna místa.
tournament-partners = { $one } spolu s { $others }: výhry { $won } % (95 %: { $won-low } až { $won-high } %), zbylé karty { $left } ({ $left-low } až { $left-high })
tournament-thinking = { $bot } přemýšlí nad rozhodnutím průměrně { $milliseconds } ms; { $decisions ->
        [one] { $decisions } rozhodnutí
        [few] { $decisions } rozhodnutí
        [many] { $decisions } rozhodnutí
       *[other] { $decisions } rozhodnutí
    }

picture-elo = Elo nad { $bot } s intervalem 95 %
picture-won = Výhry v % s intervalem 95 %
picture-left = Zbylé karty s intervalem 95 %
picture-duels = Výhry bota z řádku nad botem ze sloupce; vyrovnané je { $even } %
picture-among = Výhry bota z řádku, když ostatní u stolu jsou boti ze sloupce; vyrovnané je { $even } %
picture-partners = Výhry týmu: jeden bot z řádku, ostatní ze sloupce
picture-number = { $number }

## stosy dataset

dataset-written = V souboru { $file } je { $matches ->
        [one] { $matches } partie,
        [few] { $matches } partie,
        [many] { $matches } partie,
       *[other] { $matches } partií,
    } { $rows ->
        [one] { $rows } rozhodnutí
        [few] { $rows } rozhodnutí
        [many] { $rows } rozhodnutí
       *[other] { $rows } rozhodnutí
    }.

## stosy verify a stosy show

verify-entry = položka záznamu { $index }: { $reason } ({ $rule })
verify-frame = { $reason } ({ $rule })
verify-older = Hrálo se podle pravidel verze { $version }. Podle verze { $known }, která je tu známá, je před položkou záznamu { $index } všechno správně; dál to posoudit nelze.
verify-file = { $file }: { $right ->
        [one] { $right } záznam je správný
        [few] { $right } záznamy jsou správné
        [many] { $right } záznamu je správných
       *[other] { $right } záznamů je správných
    }{ $running ->
        [0] {""}
        [one] {" "}(z toho { $running } nedohraný)
        [few] {" "}(z toho { $running } nedohrané)
        [many] {" "}(z toho { $running } nedohraných)
       *[other] {" "}(z toho { $running } nedohraných)
    }, { $wrong ->
        [one] { $wrong } je chybný
        [few] { $wrong } jsou chybné
        [many] { $wrong } je chybných
       *[other] { $wrong } je chybných
    }.{ $older ->
        [0] {""}
       *[other] {" "}Správných i podle dnešních pravidel, ač hraných podle starších: { $older }.
    }{ $other ->
        [0] {""}
       *[other] {" "}Neposouzených, protože hraných podle jiné verze pravidel: { $other }.
    }
show-header = Partie { $number }: { $game }. Hráči: { $players }. { $options } Pravidla: verze { $rules }.
show-hand = { $name }: { $cards }.

## stosy analyse

analyse-how = Zkušebních dohrávek na každé rozhodnutí: { $playouts }. Každá šance je odhadnutá z toho, co hráč mohl tehdy vědět, a dál hráli rychlí boti. Odchylka: ±{ $margin } p. b.
analyse-misbehaved = Bot na místě { $seat } porušil ve zkušební partii pravidla, proto není žádný rozbor: { $fault }.

## Chyby

error-usage = Těmto argumentům nerozumím: { $detail }.
error-missing = Chybí { $argument }.
error-unknown = `{ $command }` nezná „{ $given }“.
error-no-command = Příkaz „{ $given }“ neexistuje.
error-choice = { $argument } nemůže být „{ $given }“. Může být: { $allowed }.
error-no-value = Za `{ $argument }` chybí hodnota.
error-a-value = `{ $argument }` je bez hodnoty, ale stojí tu „{ $given }“.
error-both = `{ $argument }` a `{ $other }` se navzájem vylučují.
# One of these two follows: where to read on, or what was probably meant.
error-see-help = Viz `{ $command } --help`.
error-guess = Nemá to být `{ $guess }`?
error-letters = Tento terminál neukáže všechna písmena: jeho kódování je { $encoding }. Nastav v LANG locale s UTF-8 – do té doby budou místo nich otazníky.
error-reason = { $error ->
        [ENOENT] takový soubor ani složka neexistuje
        [EACCES] nemáš práva
        [EPERM] nemáš práva
        [EROFS] nedá se tam zapisovat
        [EISDIR] je to složka
        [ENOTDIR] není to složka
        [EEXIST] už existuje
        [ENOSPC] není dost místa
        [ENAMETOOLONG] název je moc dlouhý
        [EADDRINUSE] už tam poslouchá něco jiného
        [EADDRNOTAVAIL] tento počítač takovou adresu nemá
        [ECONNREFUSED] nikdo tam neodpovídá
        [ECONNRESET] spojení se přerušilo
        [EHOSTUNREACH] nevede tam žádná cesta
        [ENETUNREACH] není tu síť
        [ETIMEDOUT] odpověď nepřišla včas
        [NONAME] taková adresa neexistuje
        [SQLITE_NOTADB] ten soubor není úložiště Stosů
        [denied] jméno nebo heslo nesouhlasí
        [no-database] databázi s tímto názvem nemá
        [store] neodpovídá, jak má; co přesně hlásí, stojí výše
       *[other] { $error }
    }
error-advice = { $error ->
        [ENOENT] Zkontroluj, jestli je to napsané správně.
        [EACCES] Zeptej se vlastníka, nebo vyber jiné místo.
        [EISDIR] Zadej soubor v ní.
        [ENOSPC] Udělej místo a zkus to znovu.
        [EADDRINUSE] Zkus jiný port: `--port 0` najde volný.
        [ECONNREFUSED] Běží server a je adresa správná?
        [ENETUNREACH] Máš připojení k internetu?
        [NONAME] Zkontroluj, jestli je adresa napsaná správně.
        [EPERM] Zeptej se vlastníka, nebo vyber jiné místo.
        [EROFS] Zeptej se vlastníka, nebo vyber jiné místo.
        [EHOSTUNREACH] Běží server a je adresa správná?
        [ETIMEDOUT] Běží server a je adresa správná?
       *[other] {""}
    }
error-system = Nepovedlo se to: { $reason }.
error-file = Soubor { $file } nejde použít: { $reason }.
error-not-a-record = { $reason ->
        [json] { $file }, řádek { $line } není záznam partie: není to JSON.
       *[record] { $file }, řádek { $line } není záznam partie: něco chybí nebo nesedí v `{ $place }`.
    }
error-line-too-long = { $file }, řádek { $line } je delší než jakýkoli záznam ({ $reason }).
error-no-records = V souboru { $file } nejsou žádné záznamy.
error-worker = Jeden z procesů, které hrají partie, se zastavil; nic se nezapsalo.
error-extra = K tomu je potřeba další část Stosy: `pip install 'stosy[{ $extra }]'`.
error-one-game = { $file }, řádek { $line }: partie hry { $game } mezi partiemi hry { $other }; v tabulce může být jen jedna hra.

refusal-bad-number = Pro `{ $argument }` je potřeba celé číslo od { $least } do { $most }, ne „{ $value }“.
refusal-bad-amount = Pro `{ $argument }` je potřeba číslo od { $least } do { $most }, třeba `1.5`, ne „{ $value }“.
refusal-bad-word = Pro `{ $argument }` je potřeba jedno z těchto slov: { $allowed }, ne „{ $value }“.
refusal-bad-settings-file = { $file } není soubor s nastavením ve formátu TOML: podívej se na řádek { $line }.
refusal-no-such-setting = Nastavení `{ $setting }` neexistuje. Všechna vypíše `stosy serve --show-settings`.
refusal-no-such-setting-but = Nastavení `{ $setting }` neexistuje. Myslíš `{ $guess }`?
refusal-bad-proxies = Pro `{ $argument }` jsou potřeba adresy a sítě oddělené čárkou, třeba `10.0.0.5,192.168.0.0/16`, ne „{ $value }“.
refusal-bad-metrics-address = Pro `{ $argument }` je potřeba hostitel a port, třeba `10.0.0.5:9100`, ne „{ $value }“.
refusal-bad-origin = Pro `{ $argument }` je potřeba veřejná adresa: `https://` a jméno, třeba `https://cards.example`, bez IP adresy a cesty, ne „{ $value }“.
refusal-bad-path = Pro `{ $argument }` je potřeba cesta, která začíná i končí znakem `/`, třeba `/games/`, ne „{ $value }“.
refusal-bad-push-contact = Pro `{ $argument }` je potřeba adresa jako `mailto:you@example.org` nebo `https://example.org/contact`, ne „{ $value }“.
refusal-bad-push-providers = Pro `{ $argument }` jsou potřeba jména serverů oddělená mezerami, třeba `*.push.apple.com`, ne „{ $value }“.
refusal-bad-link = „{ $link }“ není odkaz na stůl; má vypadat takhle: http://host:8000/t/…
refusal-option-without-value = „{ $option }“ není nastavení s hodnotou; napiš `--option name=value`.
refusal-bot-count = { $bots ->
        [one] Uveden je { $bots } bot
        [few] Uvedeni jsou { $bots } boti
        [many] Uvedeno je { $bots } bota
       *[other] Uvedeno je { $bots } botů
    } pro { $seats ->
        [one] { $seats } místo
        [few] { $seats } místa
        [many] { $seats } místa
       *[other] { $seats } míst
    }: uveď jednoho pro všechna místa, nebo pro každé jednoho.
refusal-no-such-engine = Engine „{ $engine }“ neexistuje. Na výběr: { $allowed }.
refusal-no-kernel = Jádro tu není nainstalované. Bez `--engine kernel` bude hrát engine v Pythonu.
refusal-kernel-bots = Jádro nezná tyto boty: { $bots }. Použij `--engine python`.
refusal-too-few-bots = Jediného bota tu není s kým srovnat: uveď za `--bots` dva nebo víc, oddělené čárkami.
refusal-bot-twice = „{ $level }“ je uveden dvakrát; každý bot se účastní jednou.
refusal-lead-in-a-team = Tým proti nikomu nehraje: `--lead` je pro hry, ve kterých hrají boti proti sobě.
refusal-no-bot-file = Soubor { $file } neexistuje.
refusal-bot-not-loaded = { $place } se nepodařilo načíst: { $reason }
refusal-no-bot-class = V { $place } není nic, co by se jmenovalo „{ $name }“.
refusal-not-a-bot = „{ $bot }“ není bot: bot má metodu `choose(view, offers, dice)`.
refusal-bad-command = „{ $command }“ nelze rozdělit na slova: { $reason }
refusal-no-program = Program { $program } nelze spustit: { $reason }
refusal-not-sendable = Tohoto bota nelze předat jiným procesům: { $reason }. Dej ho do souboru a importuj ho odtud, nebo hraj v tomto procesu (`jobs=1`).
refusal-no-cluster = Ray na adrese { $address } nelze použít: { $reason }
refusal-other-worker = V clusteru je jiná verze Stosy ({ $there }) než na tomto počítači ({ $here }). Nainstaluj všude stejnou, aby byly stejné i výsledky.
refusal-worker-lacks-stosy = Jeden z uzlů clusteru nedokáže spustit Stosy: { $reason }
refusal-address-without-ray = `--address` je adresa clusteru Ray: přidej `--on ray`.
refusal-jobs-of-a-cluster = Cluster sám ví, kolik má procesorů: vynech `--jobs` nebo `--address`.
refusal-bot-needs-key = V tomto odkazu není klíč k místu. Hostitel stolu vybere pro místo „bot: hostující“ a dostane odkaz s klíčem.
refusal-bot-key-gone = Tento klíč neplatí, nebo už neplatí. Hostitel stolu může dát tvému botovi nový.
refusal-mixed-rivals = `--mixed` je pro týmové hry; tady hrají boti proti sobě tak jako tak.
refusal-nothing-to-mix = `--mixed` potřebuje aspoň dvě místa a dva boty.
refusal-bot-needs-name = „{ $bot }“ potřebuje jméno, pod kterým bude u stolů hrát, nejvýš 20 malých písmen, číslic a spojovníků: `name=…`.
refusal-bot-is-level = „{ $bot }“ je úroveň samotného Stosy, kterou nabízí každý server.
refusal-no-such-language = Texty v jazyce „{ $language }“ tu nejsou. Na výběr: { $allowed }.
refusal-no-such-match = Partie { $number } v souboru není.

## The server

serve-address = Stosy běží: { $url }
serve-network = Pro kamarády ve stejné síti: { $url }
serve-scan = Nebo to načti telefonem:
serve-loopback = Zatím se sem dostane jen tento počítač. Kamarády ze stejné sítě pustíš příkazem `stosy serve --lan` nebo `make run LAN=1`.
serve-unnamed-proxies = Server přijímá spojení i z jiných počítačů, ale důvěřuje jen proxy na tomto. Běží-li proxy jinde, uveď ji: `stosy serve --behind-proxy 10.0.0.5`
serve-no-network = Adresa v síti se nenašla; na tomto počítači funguje { $url }.
serve-stop-hint = Ctrl-C server zastaví. Žádná partie se neztratí: všechno je uloženo v { $store }.
serve-stopping = Končím. V partiích půjde pokračovat, až server zase poběží.
# A guest who has been erased.
serve-erased = host
serve-page-title = Stosy běží
serve-page-how = Hraj z terminálu tímto příkazem:

error-address = { $host }, port { $port } nelze použít: { $reason }.
error-no-client = Ve složce { $folder } není klient pro prohlížeč (chybí index.html). Sestav ho tam, nebo zruš { $variable }.
error-site-parts = Chybí stránky nebo hry pro prohlížeč. V klonu je sestaví `make run`, jinak nainstaluj `stosy-offline`.
error-site-folder = Složka { $folder } není prázdná a není to dřív zapsaný web.
site-written = Stránky jsou ve složce { $folder }: { $size } MB. Nahraj všechno na jakýkoli webhosting s HTTPS.
# $url is an address.
site-served = Vyzkoušej je na { $url }. Ctrl-C to ukončí.
error-texts = Texty v { $folder } nejdou přečíst: { $reason }.
error-admin-folder = Složku { $folder } nejde použít pro `stosy admin`: { $reason }.
error-store-bad-url = „{ $url }“ není adresa úložiště. Zadej soubor, `sqlite:///soubor` nebo `postgresql://user@host/database`.
error-store-unreachable = Úložiště { $url } není dostupné: { $reason }.
error-store-newer = Úložiště { $url } vytvořila novější verze programu. Nejdřív aktualizuj tuto.
error-store-failed = Úložiště { $url } nefunguje: { $reason }.
error-store-in-use = Úložiště { $url } už používá jiný server. Nejdřív ho zastav, nebo dej tomuto vlastní soubor: `--db SOUBOR`.
error-store-exposed = Soubor { $reason } mohou číst ostatní, a jsou v něm karty a klíče; jeho práva změnit nemůžeš. Může to jeho vlastník: `chmod 600 { $reason }`
error-backup-postgresql = { $url } je databáze PostgreSQL. Soukromou kopii udělá: `(umask 077; pg_dump --format=custom --file=SOUBOR …)`
backup-made = Zkopírováno do { $file }. Číst ten soubor můžeš jen ty; dobře ho hlídej: jsou v něm karty rozehraných partií a klíč, kterým jsou podepsané soubory cookie všech hráčů.
new-key-made = Klíč je vyměněn: dřívější soubory cookie neplatí, a až server zase poběží, bude každý hráč novým hostem.
admin-close = Stůl je zavřený.
admin-end = Partie skončila bez vítěze.
admin-mute = { $whom }: ztlumení platí.
admin-unmute = { $whom }: ztlumení je zrušené.
admin-ban = { $whom }: zákaz přístupu platí.
admin-unban = { $whom }: zákaz přístupu je zrušený.
admin-rename = { $whom } má nové jméno. Kde se hraje partie, ukáže se až po ní.
admin-announce = Oznámení teď vidí všichni.
admin-announce-nothing = Oznámení je stažené.
admin-erase = { $whom }: údaje se mažou; až nic nezbude, bude v logu `guest_erased`.
admin-rotate = Soubory cookie teď podepisuje nový klíč. Podepsané předchozím klíčem platí do dalšího `rotate` a při použití se obnoví; starší už neplatí.
admin-settle = Hlášení je vyřízené.
admin-rotate-push = Prohlížeče, které odteď požádají o upozornění, dostanou nový klíč. Ostatní ho dostanou, až se vrátí.
admin-no-tables = Žádný stůl není otevřený.
admin-no-people = U stolů nikdo není.
admin-no-restrictions = Žádná omezení nejsou.
admin-no-reports = Žádná hlášení nejsou.
admin-tables-columns = STŮL | HRA | STAV | LIDÍ | OD
admin-people-columns = HOST | JMÉNO | ADRESY | STOLY
admin-restrictions-columns = CO | KOMU | DO
admin-reports-columns = HLÁŠENÍ | KDY | DŮVOD | HOST | JMÉNO | STŮL | VYŘÍZENO
admin-report-at = Kdy:
admin-report-reason = Důvod:
admin-report-reported = Na koho:
admin-report-reporter = Od koho:
admin-report-table = Stůl:
admin-report-words = Vysvětlení:
admin-report-said = Řečeno:
admin-report-settled = Vyřízeno:
admin-checked = { $wrong ->
        [0] Stolů: { $tables }. Každý záznam jde přehrát a každý řádek s ním souhlasí.
       *[other] Stolů: { $tables }. Chyb: { $wrong }.
    }
admin-differs = Záznam a to, co je podle něj zapsáno, spolu nesouhlasí.
admin-rebuilt = Zapsáno znovu podle záznamu.
admin-does-not-replay = Záznam nejde přehrát, položka { $entry }.
admin-broken = Stolů s poškozeným záznamem: { $tables }. Nedá se u nich hrát. Obnov zálohu („Backups“ v docs/hosting.md).
refusal-bad-span = Pro `{ $argument }` je potřeba doba, třeba `30m`, `2h` nebo `7d`, ne „{ $value }“.
refusal-no-server-to-admin = Žádný server na tomto počítači nepoužívá { $url }; hledalo se v { $folder }. Zadej stejné `--db` nebo `--settings` jako pro `stosy serve`.
refusal-no-right-to-admin = K socketům v { $folder } nemáš práva. Spusť to jako uživatel serveru.
refusal-admin-silent = Server neodpovídá.
refusal-rotated-just-now = Poslední nový klíč ještě neplatí všude. Zkus to znovu za { $seconds } s.
refusal-no-such-guest = Hosta „{ $whom }“ nikdo nezná. Kdo je tu teď, vypíše `stosy admin people`.
refusal-no-such-report = Hlášení „{ $whom }“ není, nebo už je vyřízené. Všechna vypíše `stosy admin reports`.
refusal-no-such-address = „{ $whom }“ není adresa.
refusal-not-ban = „{ $whom }“ nemá zákaz přístupu.
refusal-not-mute = „{ $whom }“ není ztlumený host.
refusal-long-announcement = Oznámení má nejvýš { $most } znaků.

# Stránka o soukromí a údaje o provozovateli, pokud provozovatel nedal vlastní.
notice-back = Ke hrám
privacy-title = Soukromí
privacy-who = Účty tu nejsou. Prohlížeč dostane cookie s náhodným číslem, aby ti zůstala tvá místa; platí { $days ->
        [one] { $days } den
        [few] { $days } dny
        [many] { $days } dne
       *[other] { $days } dní
    } od poslední návštěvy. Druhé cookie drží zvolený jazyk. Ostatní tvá nastavení zůstávají v prohlížeči.
privacy-kept = Server uchovává jméno, které si zvolíš, tvá místa, tahy a výsledky, co u stolu napíšeš, a den poslední návštěvy.
privacy-seen = Všichni u stolu vidí tvé jméno, tvé tahy a tvá slova. Kdo má odkaz na stůl, může si prohlédnout dohrané partie. Provozovatel serveru může tohle všechno číst a vidí i karty.
privacy-address = Tvá internetová adresa slouží k tomu, aby server nezahltily požadavky, a neukládá se. Ke stolu, který otevřeš, se ukládá kód z ní vytvořený: pozná se z něj jen to, že víc stolů bylo otevřeno ze stejné adresy.
privacy-others = Nikomu jinému se nic nepředává: nejsou tu reklamy ani sledování a nic se nenačítá z jiných serverů.
privacy-talk = { $end ->
        [0] Co se u stolu napíše, se uchovává stejně dlouho jako stůl.
        [one] Co se u stolu napíše, se maže po { $end } dni.
        [few] Co se u stolu napíše, se maže po { $end } dnech.
        [many] Co se u stolu napíše, se maže po { $end } dne.
       *[other] Co se u stolu napíše, se maže po { $end } dnech.
    }
privacy-tables = { $end ->
        [0] Stoly a jejich partie se uchovávají bez časového omezení.
        [one] Stoly a jejich partie se mažou po { $end } měsíci bez používání.
        [few] Stoly a jejich partie se mažou po { $end } měsících bez používání.
        [many] Stoly a jejich partie se mažou po { $end } měsíce bez používání.
       *[other] Stoly a jejich partie se mažou po { $end } měsících bez používání.
    }
privacy-names = { $end ->
        [0] Jména se uchovávají, dokud si někdo to své nesmaže.
        [one] Jméno toho, kdo nepřijde { $end } měsíc, se smaže.
        [few] Jméno toho, kdo nepřijde { $end } měsíce, se smaže.
        [many] Jméno toho, kdo nepřijde { $end } měsíce, se smaže.
       *[other] Jméno toho, kdo nepřijde { $end } měsíců, se smaže.
    }
privacy-reports = { $end ->
        [0] Koho zablokuješ, ví jen server. Hlášení čte provozovatel serveru i se slovy, o která jde; hlášení se uchovávají bez časového omezení.
        [one] Koho zablokuješ, ví jen server. Hlášení čte provozovatel serveru i se slovy, o která jde; po { $end } dni se smaže.
        [few] Koho zablokuješ, ví jen server. Hlášení čte provozovatel serveru i se slovy, o která jde; po { $end } dnech se smaže.
        [many] Koho zablokuješ, ví jen server. Hlášení čte provozovatel serveru i se slovy, o která jde; po { $end } dne se smaže.
       *[other] Koho zablokuješ, ví jen server. Hlášení čte provozovatel serveru i se slovy, o která jde; po { $end } dnech se smaže.
    }
privacy-calls = Jen když na zařízení povolíš upozornění, uchová server jeho adresu u služby výrobce prohlížeče a posílá tam zašifrované zprávy: služba ví kdy, ale neví co. Vypni upozornění v nabídce stolu a adresa se smaže.
privacy-erase = Tam, kde se mění jméno, si můžeš svoje data stáhnout a smazat. Tvé jméno a tvá slova pak zmizí a tvá místa budou patřit „hostovi“; partie ostatních zůstanou.
imprint-title = Provozovatel serveru
imprint-none = Provozovatel tohoto serveru tu neuvedl, kdo je.

## Without a command

welcome = Stosy: čtyři malé karetní hry, proti botům nebo s kamarády.
welcome-play = Hrát v terminálu:
welcome-host = S kamarády v prohlížeči:
welcome-bot = Vyzkoušet vlastního bota:
welcome-more = Všechno ostatní:
