### What `stosy --help` and the manual say. $levels, $offered, $games, $languages and $presets are lists of words to type.

help-stosy = Čtyři malé karetní hry: hraj je a zkoumej je.
help-usage = použití:
help-arguments = argumenty
help-options = volby
help-commands = příkazy
help-to-play = na hraní
help-to-host = ke hře s ostatními
help-to-compare-bots = na srovnání botů
help-to-read-records = na čtení záznamů

## Arguments that mean the same in several commands

help-any-help = zobrazit tuto nápovědu
help-any-version = vypsat verzi
help-any-lang = jazyk: { $languages }
help-any-game = jedna z her: { $games }
help-any-name = jak ti budou říkat ostatní
help-any-engine = `kernel` nebo `python` (jádro, kde to umí)
help-any-preset = sada pravidel: { $presets }
help-any-option = jedno z pravidel hry; lze uvést vícekrát
help-any-jobs = kolik procesů (tolik, kolik je jader procesoru); výsledek je stejný
help-any-on = kde pracovat: `processes` – v procesech tohoto počítače, `ray` – na Ray (vyžaduje část `ray`); výsledky jsou stejné
help-any-address = cluster Ray, na kterém pracovat (bez něj se Ray spustí na tomto počítači)
help-any-lenient = když bot poruší pravidla, zahrát za něj náhradní tah místo prohry
help-any-bot-seconds = kolik sekund smí vlastní bot přemýšlet o rozhodnutí (10)
help-any-bot-stderr = ukládat do této složky, co programy vypíšou na standardní chybový výstup
help-any-db = úložiště serveru: soubor, `sqlite:///…` nebo `postgresql://…`
help-any-file = soubor se záznamy partií

## Commands, and what only they have

help-games = vypsat hry
help-rules = vypsat pravidla hry
help-play = hrát v terminálu proti botům
help-play-seats = kolik hráčů, i s tebou
help-play-bots = boti, jeden pro všechny nebo po jednom na každé místo: { $offered } (v týmu `strong`, jinak `casual`), `expert:400` se 400 zkušebními partiemi na každé rozhodnutí, nebo vlastní jako u `stosy simulate`
help-play-seed = hrát toto rozdání: stejné semínko dá stejné karty
help-play-record = připisovat záznamy partií do tohoto souboru
help-play-name = tvoje jméno
help-join = hrát v terminálu u stolu na serveru
help-join-url = odkaz na stůl nebo adresa serveru
help-any-plain = jen řádky textu
help-bot = posadit vlastního bota ke stolu na serveru
help-bot-url = odkaz s klíčem k místu, od hostitele stolu
help-bot-bot = bot, jako v `--bots`: `./mine.py:Mine`, `cmd:./program`
help-bot-name = jak se jmenuje v záznamu partie
help-bot-bot-seconds = jak dlouho smí přemýšlet o jednom rozhodnutí (5)
help-simulate = nechat boty odehrát mnoho partií a spočítat výsledky
help-simulate-games = kolik partií (100)
help-simulate-seats = kolik míst (tolik, kolik je botů)
help-simulate-bots = jeden bot na všechna místa, nebo po jednom na každé: { $levels }, nebo vlastní: `module:Class`, `./file.py:Class`, `cmd:./program`; `name=…` ho pojmenuje
help-simulate-seed = název série (stosy): stejný název dá stejná rozdání
help-simulate-jobs = kolik procesů (1); výsledek je stejný
help-simulate-records = zapsat všechny partie do tohoto souboru
help-simulate-json = souhrn jako JSON
help-tournament = porovnat boty na stejných rozdáních, postupně na každém místě
help-tournament-bots = kdo se utká: { $levels }, nebo vlastní bot: `module:Class`, `./file.py:Class`, `cmd:./program`; `name=…` ho pojmenuje
help-tournament-games = kolik rozdání (200), každé na všech místech
help-tournament-lead = s ostatními hraje jen první bot
help-tournament-mixed = v týmové hře hrají boti různých druhů i spolu
help-tournament-seats = kolik míst (2)
help-tournament-seed = název rozdání (stosy)
help-tournament-json = pořadí jako JSON
help-tournament-picture = nakreslit pořadí do tohoto souboru, SVG
help-dataset = zapsat rozhodnutí ze zaznamenaných partií jako tabulku Parquet pro učící se programy
help-dataset-files = soubory se záznamy partií
help-dataset-out = kam zapsat; co stihl přerušený běh, se použije znovu
help-verify = ověřit záznamy partií krok za krokem
help-verify-files = soubory se záznamy partií
help-conformance = vypsat sadu záznamů, na které se zkouší jiná implementace pravidel
help-show = vypsat partii tah po tahu
help-show-match = jen tato partie ze souboru, počítáno od 1
help-show-seat = jak ji viděl hráč na tomto místě, počítáno od 1
help-show-spectator = jak ji viděl divák
help-analyse = ukázat, kde se partie vyhrála nebo prohrála a co by bylo lepší
help-analyse-match = která partie ze souboru, počítáno od 1 (1)
help-analyse-seat = jen tahy tohoto místa, počítáno od 1
help-analyse-bots = kdo hraje z každé pozice dál (`strong`): jeden bot pro všechna místa, nebo jeden pro každé
help-analyse-playouts = kolik zkušebních partií na každé rozhodnutí (3000; s `--bots` 100)
help-analyse-seed = název zkušebních partií (stosy)
help-analyse-jobs = kolik procesů (1); výsledek je stejný
help-analyse-json = všechno jako JSON
help-serve = spustit server, aby se dalo hrát po síti
help-serve-settings = vzít nastavení z tohoto souboru TOML; přednost má příkazový řádek a proměnné `STOSY_SERVE_…`
help-serve-show-settings = vypsat všechna nastavení v podobě takového souboru a skončit
help-serve-host = poslouchat na této adrese (127.0.0.1: jen tento počítač)
help-serve-port = poslouchat na tomto portu (8470; 0 je kterýkoli volný)
help-serve-lan = pustit dovnitř místní síť
help-serve-behind-proxy = věřit hlavičkám X-Forwarded-… od těchto proxy (bez hodnoty od těch na tomto počítači)
help-serve-origin = veřejná adresa, třeba `https://cards.example`, ke které patří přístupové klíče
help-serve-path = kde na serveru stránky leží (`/`), třeba `/games/`
help-serve-bots = nabízet u stolů i tyto boty: `name=cmd:./program`, `name=./file.py:Class` nebo nainstalovaného; běží ve vlastních procesech
help-serve-bot-seconds = kolik sekund smí takový bot přemýšlet o rozhodnutí (5)
help-serve-remote-bots = dovolit hostitelům stolů dávat místa botům, které lidé spouštějí jinde (`stosy bot`); tolik sekund na rozhodnutí (5)
help-serve-log = jak psát protokol (auto: v terminálu řádky pro lidi, jinak JSON)
help-new-key = vyměnit klíč, kterým jsou podepsané soubory cookie hostů, pokud ho mohl někdo přečíst
help-admin = postarat se o server, který běží na tomto počítači: stoly, lidé, zákazy, oznámení
help-admin-what = co udělat: `tables` (stoly), `people` (lidé), `close STŮL` (zavřít), `end STŮL` (ukončit partii), `mute`, `unmute`, `ban` nebo `unban` hosta či adresu, `restrictions` (kdo je ztlumený nebo má zákaz), `reports` (hlášení), `report HLÁŠENÍ` (jedno celé), `settle HLÁŠENÍ` (vyřízeno), `rename HOST JMÉNO`, `announce TEXT` (`""` oznámení stáhne), `erase HOST` (smazat údaje), `rotate` (nový klíč pro cookie), `rotate-push` (nový klíč pro upozornění), `check` (zda jdou přehrát všechny záznamy), `rebuild` (zapsat znovu, co se záznamem nesouhlasí, když server neběží), `backup SOUBOR` (záloha)
help-admin-whom = stůl, host, adresa nebo hlášení, jak je ukazují seznamy, nebo text
help-admin-duration = jak dlouho ztlumení nebo zákaz platí: `30m`, `2h`, `7d`
help-admin-json = vypsat seznamy jako JSON
help-admin-settings = soubor s nastavením serveru
help-admin-admin-folder = složka se sockety serverů, pokud ji nastavení jmenuje
help-site = zapsat stránky pro jakýkoli webhosting, kde každý hraje sám
help-site-directory = složka, kam se zapíší
help-site-serve = pak je na tomto počítači spustit na zkoušku (bez čísla: na volném portu)
help-wire = vypsat zprávy serveru, pro autory klientů
