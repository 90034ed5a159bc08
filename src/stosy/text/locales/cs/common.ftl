### Společné pro všechny hry: odmítnutí, události a výsledky, signály, obecná slova.
###
### Jména se neskloňují a rod neznáme: přítomný čas, jména v 1. pádě; čtenáři se tyká.
### Pojmy: partie (match), kolo (round), tah (turn), místo (seat), nastavení (option), předvolba
### (preset), hromádka (pile), dobírací hromádka (draw pile), pořadová karta (row card).

## Drobná slova

list-and = { $first } a { $last }
seat-unnamed = Hráč { $number }
seat-bot = Bot { $number }
seat-guest = Host { $number }
seat-namesake = { $name } ({ $number })
score = { $seat }: { $points }
cards-none = žádné karty
label-and-about = { $label }: { $about }

## Barvy jako samostatné slovo

colour-r = červená
colour-y = žlutá
colour-g = zelená
colour-b = modrá
colour-p = fialová

## Karty

card-number = { $number }

## Úrovně botů: jaký je ten bot

level-random = bezstarostný
level-beginner = začátečník
    .about = dělá lidské chyby
level-casual = sváteční hráč
    .about = hraje v pohodě, bez velkých plánů
level-strong = silný hráč
    .about = plánuje tahy a odpovídá hned
level-expert = expert
    .about = přemýšlí nejvýš sekundu
level-remote = hostující
    .about = program, který někdo spustil jinde

## Předvolby

preset-leaflet = Běžná pravidla
    .about = beze změny
preset-leaflet-uk = Jak je vytištěno ukrajinsky
    .about = tak je to v krabici s ukrajinskými pravidly
preset-leaflet-ru = Jak je vytištěno rusky
    .about = tak je to v krabici s ruskými pravidly
preset-leaflet-cs = Jak je vytištěno česky
    .about = tak je to v krabici s českými pravidly
preset-family = Rodinná
    .about = mírnější a kratší, na pohodový večer
preset-strict = Přísná
    .about = těžší a neúprosnější, pro ty, kdo hru znají

## Co se děje: věty do záznamu hry

event-dealt = { $first-is ->
        [you] Karty jsou rozdané, začínáš ty.
       *[other] Karty jsou rozdané, začíná { $first }.
    }{ part-hand }
part-hand = { $hand-is ->
        [known] {" "}Tvoje karty: { $hand }.
       *[hidden] {""}
    }
event-turn = { $seat-is ->
        [you] Jsi na řadě.
       *[other] Na řadě je { $seat }.
    }
event-laid = { $seat-is ->
        [you] Pokládáš { $card-object } { $pile-onto }{ part-trick }.
       *[other] { $seat } pokládá { $card-object } { $pile-onto }{ part-trick }.
    }
part-trick = { $trick ->
        [yes] {" "}reverzním trikem
       *[no] {""}
    }
event-took-back = { $seat-is ->
        [you] Bereš si { $card-object } zpátky { $pile-from }.
       *[other] { $seat } si bere { $card-object } zpátky { $pile-from }.
    }
event-drew = { $count ->
        [0] { $seat-is ->
            [you] Už nemáš co dobrat.
           *[other] { $seat } už nemá co dobrat.
        }
       *[other] { $seat-is ->
            [you] Dobíráš si { part-count }{ part-which }.
           *[other] { $seat } si dobírá { part-count }{ part-which }.
        }
    }
# Předmět sloves „dobírat si“ a „brát si“.
part-count = { $count ->
        [one] kartu
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }
part-which = { $cards-is ->
        [known] : { $cards }
       *[hidden] {""}
    }
event-signalled = { $seat-is ->
        [you] Říkáš: „{ $signal }“
       *[other] { $seat } říká: „{ $signal }“
    }
event-begins = { $seat-is ->
        [you] Říkáš: „Začínám já.“
       *[other] { $seat } říká: „Začínám já.“
    }
event-passed-over = { $seat-is ->
        [you] Už nemáš žádné karty a tvůj tah se přeskakuje.
       *[other] { $seat } už nemá žádné karty a tah se přeskakuje.
    }
event-ended = { $result }

## Co se děje u stolu mimo hru. $name je ten, o kom je řeč (ne $seat); hostitel (host)

event-seated = { $seat-is ->
        [you] Sedáš si ke stolu.
       *[other] { $name } si sedá ke stolu.
    }
event-left = { $seat-is ->
        [you] Vstáváš od stolu.
       *[other] { $name } vstává od stolu.
    }{ $bot ->
        [none] {""}
       *[other] {" "}Dál hraje bot.
    }
event-renamed = { $seat-is ->
        [you] Teď se jmenuješ { $new }.
       *[other] { $name } se teď jmenuje { $new }.
    }
event-removed = { $seat-is ->
        [you] Hostitel tě vykazuje od stolu.
       *[other] Hostitel vykazuje od stolu: { $name }.
    }
event-handed-over = { $seat-is ->
        [you] Hostitel dává tvoje místo botovi.
       *[other] { $name } už nehraje: hostitel dává to místo botovi.
    }
event-bot-seated = { $seat } si sedá ke stolu; úroveň bota: { $bot }.
event-seat-opened = U stolu je zase volné místo.
event-rearranged = Hostitel mění nastavení stolu.
event-deal-voided = { $missing-is ->
        [nobody] Karty se míchají znovu: u stolu teď sedí někdo jiný.
        [you] Karty se míchají znovu: tvůj díl nepřišel včas. (Pokus { $attempt } neplatí.)
       *[other] Karty se míchají znovu: něčí díl nepřišel včas: { $missing }. (Pokus { $attempt } neplatí.)
    }
event-host-changed = { $seat-is ->
        [you] Hostitelem stolu jsi teď ty.
       *[other] Hostitelem stolu je teď { $name }.
    }
event-muted = { $muted ->
        [yes] { $seat-is ->
            [you] Hostitel tě ztlumuje: zatím nemůžeš psát.
           *[other] Hostitel ztlumuje: { $name }.
        }
       *[no] { $seat-is ->
            [you] Hostitel ruší tvoje ztlumení: zase můžeš psát.
           *[other] Hostitel ruší ztlumení: { $name }.
        }
    }
event-began = Začíná partie { $match }.
event-seed-revealed = { $seed ->
        [none] Partie skončila.
       *[other] Partie skončila. Semínko rozdání, aby si ho každý mohl ověřit: { $seed }
    }
event-aborted = { $rules ->
        [0] Provozovatel serveru ukončil partii { $match }. Nemá vítěze a může začít nová.
       *[other] { $match ->
            [0] Pozice, kterou měla hra u tohoto stolu začít, vznikla podle pravidel verze { $rules }, a podle těch se tu už nehraje. Místo ní se rozdá znovu.
           *[other] Partie { $match } se hrála podle pravidel verze { $rules }, a podle těch se tu už nehraje, takže nemůže pokračovat. Záznam zůstává a může začít nová partie.
        }
    }
event-talked = { $seat-is ->
        [you] Ty: „{ $text }“
       *[other] { $name }: „{ $text }“
    }
event-reacted = { $seat-is ->
        [you] Ty: { $reaction ->
           *[hello] { reaction-hello }
            [well_done] { reaction-well-done }
            [thanks] { reaction-thanks }
            [wow] { reaction-wow }
            [oops] { reaction-oops }
            [haha] { reaction-haha }
        }
       *[other] { $name }: { $reaction ->
           *[hello] { reaction-hello }
            [well_done] { reaction-well-done }
            [thanks] { reaction-thanks }
            [wow] { reaction-wow }
            [oops] { reaction-oops }
            [haha] { reaction-haha }
        }
    }
reaction-hello = Ahoj!
reaction-well-done = Výborně!
reaction-thanks = Díky!
reaction-wow = Páni!
reaction-oops = Jejda!
reaction-haha = Haha!
event-closed = Stůl je zavřený.

## Akce jako položky nabídky

action-lay = položit { $card-object } { $pile-onto }
action-take-back = vzít si poslední kartu zpátky
action-end-turn = ukončit tah
action-begin = říct: „Začínám já“
action-signal = říct: „{ $signal }“
action-resign = vzdát se
action-timeout = prohrát na čas
let-go = nechat to být

## Signály v týmových hrách

signal-holds = Mám { $colour-is ->
        [r] červenou
        [y] žlutou
        [g] zelenou
        [b] modrou
        [p] fialovou
       *[other] { $colour }
    } kartu.
signal-height = Mám { $level ->
        [low] nízkou
        [middle] středně vysokou
       *[high] vysokou
    } { $colour-is ->
        [r] červenou
        [y] žlutou
        [g] zelenou
        [b] modrou
        [p] fialovou
       *[other] { $colour }
    } kartu.
signal-wants = Chci položit kartu { $pile-onto }.
signal-trick = Můžu položit kartu { $pile-onto } reverzním trikem.
signal-leave = Prosím, nepokládejte nic { $pile-onto }.

## Jak končí týmová hra

result-all-laid = Všechny karty leží na stole: výhra!
result-cannot-lay = Už se nedá položit dost karet: je to prohra, { part-left }.
result-resigned = Tým se vzdává, { part-left }.
result-timeout = Čas vypršel: je to prohra, { part-left }.
part-left = { $left ->
        [one] zbývá jedna karta
        [few] zbývají { $left } karty
        [many] zbývá { $left } karty
       *[other] zbývá { $left } karet
    }

## Odmítnutí: proč něco nejde

refusal-unknown = To pravidla nedovolují.

refusal-not-your-turn = Nejsi na řadě: teď hraje { $seat }.
refusal-not-waited-for = Hra teď nečeká na tohoto hráče ({ $seat }), čas mu proto vypršet nemůže.
refusal-too-late = Pozdě: hra mezitím pokročila. Nic tě to nestojí.
refusal-over = Partie skončila, nic dalšího už zahrát nejde.
refusal-not-held = Tato karta v ruce není: { $card }.
refusal-no-such-pile = Taková hromádka tu není. Jsou tu: { $piles }.
refusal-no-such-seat = Místo { $number } nevyhovuje: nikdo na něm nesedí, nebo je tvoje vlastní.
refusal-chance-due = Nejdřív se musí karty zamíchat nebo rozdat.
refusal-no-chance-due = Teď se nemá nic rozdávat ani míchat.

## Odmítnutí u hromádek a v týmových hrách

refusal-not-higher = Navrchu této vzestupné hromádky je { $top } a { $card } není vyšší.
refusal-not-lower = Navrchu této sestupné hromádky je { $top } a { $card } není nižší.
refusal-dead-end = { $count ->
        [one] Kdyby tam teď ležela { $card }, nešlo by v tomto tahu položit povinnou { $count } kartu. Začni jinou kartou nebo na jiné hromádce.
        [few] Kdyby tam teď ležela { $card }, nešlo by v tomto tahu položit povinné { $count } karty. Začni jinou kartou nebo na jiné hromádce.
        [many] Kdyby tam teď ležela { $card }, nešlo by v tomto tahu položit povinné { $count } karty. Začni jinou kartou nebo na jiné hromádce.
       *[other] Kdyby tam teď ležela { $card }, nešlo by v tomto tahu položit povinných { $count } karet. Začni jinou kartou nebo na jiné hromádce.
    }
refusal-too-few-laid = { $count ->
        [one] V tomto tahu je třeba položit aspoň { $count } kartu; zatím položeno: { $laid }.
        [few] V tomto tahu je třeba položit aspoň { $count } karty; zatím položeno: { $laid }.
        [many] V tomto tahu je třeba položit aspoň { $count } karty; zatím položeno: { $laid }.
       *[other] V tomto tahu je třeba položit aspoň { $count } karet; zatím položeno: { $laid }.
    }
refusal-enough-laid = { $count ->
        [one] V jednom tahu se smí položit nejvýš { $count } karta, a ta už leží. Ukonči tah.
        [few] V jednom tahu se smějí položit nejvýš { $count } karty, a ty už leží. Ukonči tah.
        [many] V jednom tahu se smí položit nejvýš { $count } karty, a ty už leží. Ukonči tah.
       *[other] V jednom tahu se smí položit nejvýš { $count } karet, a ty už leží. Ukonči tah.
    }
refusal-no-take-back = Položená karta zůstává ležet: všichni ji už viděli a vrácením by se prozradilo její číslo.
refusal-signal-without-cards = Signály dává jen ten, kdo má ještě karty.
refusal-signal-stands = To už od tebe zaznělo a platí to do konce tvého tahu.
refusal-begun-already = První karta už leží, takže hra začala.
refusal-start-drawn = Tady se nedomlouváte, kdo začne.
refusal-begins-anyway = Stejně začínáš ty.
refusal-said-begin = Jednou už to od tebe zaznělo.
refusal-bad-deal = V tomto rozdání nesouhlasí balíček, karty v rukou nebo začínající hráč.

## Odmítnutí při přípravě stolu

refusal-seat-count = Hráčů může být { $least } až { $most }, ne { $seats }.
refusal-no-such-game = Hra „{ $game }“ tu není. Na výběr: { $allowed }.
refusal-no-such-option = Tato hra nemá nastavení „{ $option }“. Na výběr: { $allowed }.
refusal-bad-option-value = Nastavení „{ $option }“ nemůže mít hodnotu „{ $value }“. Může mít: { $allowed }.
refusal-no-such-preset = Předvolba „{ $preset }“ neexistuje. Na výběr: { $allowed }.

## Odmítnutí u stolu s ostatními. $number je místo, počítá se od 1

refusal-barred = Hostitel rozhodl, že k tomuto stolu si už nesedneš.
refusal-not-welcome = K tomuto stolu si nesedneš: hostitel s tebou nechce hrát.
refusal-seated-already = U tohoto stolu už sedíš.
refusal-not-seated = U tohoto stolu nesedíš.
refusal-no-seat-free = Žádné místo není volné.
refusal-wrong-seat = { $kind ->
        [open] Na místě { $number } nikdo nesedí.
        [person] Místo { $number } je obsazené.
       *[bot] Na místě { $number } sedí bot.
    }
refusal-not-host = To smí jen hostitel stolu.
refusal-yourself = Sobě tohle udělat nejde. Jestli chceš odejít, vstaň od stolu.
refusal-match-runs = S tím se musí počkat, až partie skončí.
refusal-no-match = Teď se žádná partie nehraje.
refusal-closed = Tento stůl je zavřený.
refusal-part-used = Tento díl už byl použit. Každý díl platí jen pro jedno rozdání.
refusal-part-wrong = Tento díl nepatří k otisku, který všichni viděli.
refusal-part-withheld = Tvůj díl nepřišel včas, takže se karty této partie míchají bez něj.
refusal-no-passkeys = Tento server přístupové klíče nepřijímá. Použij záchranný kód nebo odkaz.
refusal-passkey-refused = Tento přístupový klíč nebyl přijat.
refusal-no-such-passkey = Takový přístupový klíč tu už nikdo nemá.
refusal-too-many-passkeys = Přístupových klíčů už máš dost, nebo tento už máš.
refusal-challenge-over = Trvalo to moc dlouho. Zkus to znovu.
refusal-no-such-code = Takový záchranný kód neexistuje. Zkontroluj každé písmeno.
refusal-link-over = Tento odkaz už neplatí. Vytvoř nový.
refusal-deal-given = První partie se tu hraje s danými kartami: dokud nezačne, hra, místa, nastavení ani to, kdo začíná, se nemění.
refusal-not-plannable = Předem se dá vyzkoušet jen to, co neodkryje žádné nové karty.
refusal-no-hints = U tohoto stolu se neradí.
refusal-hints-under-way = Minulá rada ještě není hotová.
refusal-nothing-to-hint = Teď nemůžeš nic udělat, takže není co radit.
refusal-muted = Hostitel tě ztlumil.
refusal-no-talk = U tohoto stolu se nemluví.
refusal-signals-only = V této partii jsou dovolené jen signály: dej některý z nich.
refusal-not-alone = Boty může popohnat jen ten, kdo s nimi hraje sám.
refusal-nobody-to-hurry = Na řadě není žádný bot.
refusal-nothing-said = Z této zprávy by nezbylo nic, co se dá přečíst.
refusal-number-said = „{ $number }“ vypadá jako číslo karty: řekni to bez čísel.
refusal-bad-key = Tento klíč k místu neplatí, nebo už neplatí: dá se použít jednou a jen deset minut.
refusal-no-remote-bots = Na tomto serveru nemůžou hrát boti, které lidé spouštějí jinde. Povolit to může provozovatel serveru (`stosy serve --remote-bots`).
refusal-not-offered = To teď mezi nabízenými akcemi není.
refusal-no-whole-turn = To ještě není celý tah: chybí jeho konec.
refusal-bad-setting = „{ $setting }“ nemůže být { $value }. Může být: { $allowed }.
refusal-no-such-bot = Bot „{ $level }“ neexistuje. Na výběr: { $allowed }.

## Odmítnutí serveru

refusal-too-fast = To bylo moc najednou; chvilku počkej a zkus to znovu.
refusal-too-large = Tato zpráva je moc dlouhá.
refusal-turn-too-long = Pokusů už je moc: ukonči tah.
refusal-too-many-tables = { $most ->
        [one] Už máš { $most } stůl a víc mít nejde. Nejdřív ho zavři.
        [few] Už máš { $most } stoly a víc mít nejde. Nejdřív některý zavři.
        [many] Už máš { $most } stolu a víc mít nejde. Nejdřív některý zavři.
       *[other] Už máš { $most } stolů a víc mít nejde. Nejdřív některý zavři.
    }
refusal-too-many-blocks = Víc lidí zablokovat nejde: už jich je { $most }. Nejdřív někoho odblokuj.
refusal-bad-push-service = Na takovou adresu tento server upozornění neposílá.
refusal-not-said = To tu nikdo neřekl, nebo je to už moc dávno.
refusal-too-many-connections = Z tvojí adresy je moc spojení. Některá zavři a zkus to znovu.
refusal-banned = Provozovatel serveru ti sem na čas zakázal přístup.
refusal-silenced = Provozovatel serveru tě na čas ztlumil.
refusal-stopping = Server se právě zastavuje; zkus to za chvilku.
refusal-not-saved = Serveru se to nepodařilo uložit, takže se nic nezměnilo. Zkus to za chvilku.
refusal-storage-full = V prohlížeči není dost místa. Uvolni ho a zkus to znovu.
refusal-storage-refused = Tento prohlížeč nedovolí stránce nic uložit, takže tu bez internetu hrát nejde. V anonymním okně se to stává.
refusal-runtime-missing = Hra se bez serveru nespustila. Otevři stránku, až budeš online, a vezmi si hry s sebou znovu.
refusal-store-down = Server se teď nedostane ke svému úložišti. Nic se neztratilo; zkus to za chvilku.
refusal-table-elsewhere = Tento stůl vede jiný proces serveru, který teď není dostupný. Zkus to za chvilku.
refusal-no-such-table = Takový stůl není, nebo už není.
refusal-no-such-record = Záznam partie { $number } tu není.
refusal-no-such-position = Tak daleko ta partie nedošla.
refusal-too-long = Na tohle je ta partie moc dlouhá.
refusal-analysis-needs-kernel = K rozboru partie je potřeba jádro, a to tu není nainstalované.
refusal-no-analysis = Partie hry { $game } rozebírat neumíme.
refusal-unfinished-match = Tato partie ještě neskončila; rozebrat ji půjde, až skončí.
refusal-analyst-busy = { $most ->
        [one] Právě se rozebírá { $most } partie a víc najednou server nebere.
        [few] Právě se rozebírají { $most } partie a víc najednou server nebere.
        [many] Právě se rozebírá { $most } partie a víc najednou server nebere.
       *[other] Právě se rozebírá { $most } partií a víc najednou server nebere.
    }
refusal-too-many-analyses = { $most ->
        [one] Už se pro tebe rozebírá { $most } partie a víc najednou nejde. Zkus to, až bude rozbor hotový.
        [few] Už se pro tebe rozebírají { $most } partie a víc najednou nejde. Zkus to, až bude některý rozbor hotový.
        [many] Už se pro tebe rozebírá { $most } partie a víc najednou nejde. Zkus to, až bude některý rozbor hotový.
       *[other] Už se pro tebe rozebírá { $most } partií a víc najednou nejde. Zkus to, až bude některý rozbor hotový.
    }
refusal-not-found = Na této adrese nic není.
refusal-method = Tohle server na této adrese nedělá.
refusal-broken = Na serveru se něco pokazilo. Zkus to za chvilku.
refusal-foreign-origin = Tento požadavek přišel ze stránky jiného webu.
refusal-foreign-host = Takhle se tento server nejmenuje.
refusal-empty-name = Jméno musí mít aspoň jeden viditelný znak.

## Odmítnutí záznamů: co je v souboru partie špatně

refusal-malformed = Tohle nemá správnou podobu: { $detail }
refusal-other-rules = Hrálo se podle pravidel verze { $version }; tady je známá jen verze { $known }.
refusal-missing-option = Chybí nastavení „{ $option }“.
refusal-missing-seed = Partie skončila, ale chybí její semínko.
refusal-bad-seed = Semínko není složené z 64 šestnáctkových číslic.
refusal-bad-commit = Otisk zveřejněný před rozdáním k tomuto semínku nepatří.
refusal-bad-parts = Některý díl tohoto rozdání nepatří ke svému otisku, nebo něčí díl není takový, jaký má být.
refusal-bad-mix = Semínko se neskládá z čísla serveru a dílů hráčů.
refusal-bad-daily = Co záznam říká o dni, nesedí: tajemství není to slíbené, nebo z něj nevzejde toto semínko.
refusal-not-from-seed = Tyto karty z uvedeného semínka nevycházejí.
refusal-deal-missing = Partie začíná rozdáním; to tu chybí.
refusal-seed-early = Semínko je už prozrazené, ale partie ještě neskončila.
refusal-result-early = Je zapsaný výsledek, ale partie ještě neskončila.
refusal-result-missing = Partie skončila, ale chybí její výsledek.
refusal-result-wrong = Zapsaný výsledek neodpovídá průběhu hry; správně je: { $derived }

## Pravidla společná všem hrám

rule-G1 = Hraješ, když hra čeká na tebe. Mimo pořadí můžeš něco udělat jen tam, kde to hra dovolí (třeba dát signál nebo zasáhnout).
rule-G2 = Pokládat můžeš jen karty, které máš v ruce, a jen na hromádky, které jsou na stole.
rule-G3 = Akce, která nedává smysl, nic nezmění, jako by ji nikdo nezkusil.
rule-G4 = Po konci partie se už žádné karty nehrají. Dál si ale můžete povídat nebo si zahrát znovu.
rule-G5 = Když hra pokročí dřív, než dorazí tvoje odpověď, je na ni pozdě. Nic se tím nemění a nikdy tě to nic nestojí.
rule-G6 = Vzdát se může kdokoli a kdykoli; komu ve vlastním tahu dojde čas, může na čas prohrát. Obojím partie končí: všichni ostatní vyhrávají, tým prohrává společně a rozehrané kolo se neboduje. Pouhý odchod od stolu neznamená vzdát se: u stolu s ostatními hráči na uvolněné místo usedne bot.

## Rozdání, které si nikdo nemůže vybrat: co program řekne, když server nedodrží slib

refusal-deal-commit = Server vyměnil svůj slib o kartách, takže si toto rozdání mohl někdo vybrat. Tady nehraju.
refusal-deal-left-out = Tvůj díl v tomto rozdání není, i když byl odeslán včas, takže si karty mohl někdo vybrat. Tady nehraju.
refusal-deal-parts = Díly tohoto rozdání nejsou ty, které byly slíbené, takže si karty mohl někdo vybrat. Tady nehraju.
refusal-deal-revealed = Karty této partie nebyly rozdané tak, jak server slíbil. Jejímu výsledku nevěř.
deal-absent = Karty této partie se zamíchaly bez tvého dílu: nedorazil včas.

## Pravidla stolů s ostatními

rule-T1 = Kdo má odkaz na stůl, může přijít a dívat se, a dokud se nehraje partie, sednout si na volné místo nebo místo bota. Tvoje místo je tvoje, dokud ho neuvolníš, i když jsi na chvíli pryč. Koho hostitel vykázal od stolu, ten se může jen dívat.
rule-T2 = Hostitel je ten, kdo stůl otevře. Zahajuje partie, vybírá nastavení, posazuje boty, může někoho vykázat od stolu nebo ztlumit. Když hostitel odejde, stává se hostitelem ten, kdo u stolu sedí nejdéle.
rule-T3 = Místa a nastavení se mění, když se nehraje partie. Zavřený stůl už se neotevře.
rule-T4 = Před partií a po ní se mluví volně. Během partie tak, jak to dovoluje hra: v týmových hrách bez čísel, při některých nastaveních vůbec ne. Hostitel může někoho ztlumit a jsou i stoly, u kterých se nemluví.
rule-T5 = S klíčem ke svému místu se přesuneš na jiné zařízení. Klíč se dá použít jednou a jen deset minut; nikomu jinému ho nedávej.
rule-T6 = Aby se dostalo na všechny, omezuje server, kolik toho po něm může kdo najednou chtít.
rule-T7 = Rada vychází jen z toho, co je vidět z tvého místa. Když se nedomluvíte jinak, můžeš si o ni říct v týmových hrách a když hraješ jen proti botům, ale ne tam, kde lidé hrají proti sobě.
rule-T8 = Boti přemýšlejí asi tak dlouho jako lidé. Kdo s nimi hraje sám, může je popohnat; kde může někdo bota předběhnout, bot nespěchá.
rule-T9 = Karty partie se míchají z čísla serveru a dílu ze zařízení každého hráče. Všechno je slíbené dřív, než se to odkryje, takže rozdání si nikdo nemůže vybrat; když díl nepřijde do pěti sekund, začíná se znovu.
rule-T10 = Kdo má cookie, ten je hostem. S přístupovým klíčem, záchranným kódem nebo odkazem, který platí jednou a jen deset minut, hraješ pod stejným jménem i na jiném zařízení; kdo se jednou takto spojí s jiným hostem, toho už oddělit nejde.
rule-T11 = V rozdání dne mají všichni stejné karty. Počítá se jeden pokus, od prvního pohledu do karet, bez rad. Dokud den podle UTC neskončí, vidí karty a výsledky jen ti, kdo už dohráli.

## Rady: čím je akce dobrá

hint-trick = Reverzní trik: na hromádce je zase víc místa.
hint-prepares = Potom reverzní trik: na tuto kartu půjde { $card }.
hint-least-room = Hromádky tím ztratí nejmíň místa.
hint-keeps-pile = Ostatní hromádky zůstanou na později.
hint-asked-to-leave = Nesahá na hromádku, se kterou má někdo plány.
hint-ends-turn = Na tento tah to stačí: zbylé karty je lepší si nechat.
hint-only-way = Nic jiného nezbývá.
hint-bides-time = Karty v ruce je lepší si nechat na později.
hint-good-start = S tvými kartami se dobře začíná.
hint-promising = Vypadá to jako dobrý tah.
hint-chance = Šance na výhru: { $percent } %.
hint-none = Teď není co poradit.

## Co je na stole

generic-key-sizes = Karty
generic-key-draw = Dobírací hromádka
generic-key-scores = Body
generic-key-laid = Položeno v tahu

## Rádce: co teď, jednou krátkou větou vedle karet

coach-wait = Počkej: teď hraje { $seat }.
coach-choose = { $count ->
        [1] Jsi na řadě: máš jedinou možnost.
       *[other] Jsi na řadě: vyber, co uděláš.
    }
coach-end-turn = Ukonči tah.
coach-begin = { $most ->
        [1] Jsi na řadě: polož jednu kartu.
        [2] Jsi na řadě: polož jednu nebo dvě karty.
       *[none] { $least ->
            [1] Jsi na řadě: polož jednu nebo více karet.
            [3] Jsi na řadě: polož aspoň tři karty.
           *[other] Jsi na řadě: polož aspoň dvě karty.
        }
    }
coach-more = { $count ->
        [one] Ještě { $count } karta a můžeš tah ukončit.
        [few] Ještě { $count } karty a můžeš tah ukončit.
        [many] Ještě { $count } karty a můžeš tah ukončit.
       *[other] Ještě { $count } karet a můžeš tah ukončit.
    }
coach-lay-or-end = { $count ->
        [0] Polož další kartu, nebo ukonči tah.
        [one] Polož další kartu, nebo ukonči tah a dober si { $count } kartu.
        [few] Polož další kartu, nebo ukonči tah a dober si { $count } karty.
        [many] Polož další kartu, nebo ukonči tah a dober si { $count } karty.
       *[other] Polož další kartu, nebo ukonči tah a dober si { $count } karet.
    }
coach-end-turn-draw = { $count ->
        [0] Ukonči tah.
        [one] Ukonči tah: dobereš si { $count } kartu.
        [few] Ukonči tah: dobereš si { $count } karty.
        [many] Ukonči tah: dobereš si { $count } karty.
       *[other] Ukonči tah: dobereš si { $count } karet.
    }

## Lekce. Slova pro osmileté dítě

lesson-done = To je všechno, co potřebuješ vědět. Teď hraj dál!
refusal-lesson-step = To by šlo taky. Ale nejdřív zkus, co je označené.
refusal-daily-fixed = Toto je tvůj pokus o rozdání dne: jedna partie a všechno v ní je předem dané.
refusal-daily-closed = Toto jsou karty z rozdání dne ({ $date }). Dokud den neskončí, vidí je jen ten, kdo ho už odehrál.
refusal-no-such-day = Ten den žádné rozdání nebylo.
refusal-no-such-puzzle = Taková úloha tu není.
refusal-no-lesson = Pro tuto hru ještě lekce není.

## Odkud pravidlo je

rules-origin-printed = Vytištěno { $leaflets }
rules-origin-custom = Podle zvyku
rules-origin-ruling = Naše rozhodnutí
rules-origin-slip = Chyba v tisku: { $leaflets }
rules-origin-ours = Pravidlo tohoto programu
rules-leaflet-uk = ukrajinsky
rules-leaflet-ru = rusky
rules-leaflet-cs = česky
