### První stránka v prohlížeči: hry, vlastní stoly a stoly otevřené všem.
### Pro překladatele: viz začátek common.ftl.

home-title = Karetní hry na příjemný večer
home-what = Čtyři malé karetní hry, s kamarády nebo s boty. Bez registrace a bez instalace.

## Hry

home-games = Hry
home-level = Úroveň botů
home-level-auto = podle hry
    .about = Silní spoluhráči, pohodoví soupeři.
home-play = Hrát hned
home-play-game = Hrát hned proti botům: { $game }
home-invite = Pozvat kamarády
home-invite-game = Pozvat kamarády ke stolu: { $game }
home-show = Lekce
home-show-game = Lekce: { $game }
home-rules = Pravidla
home-rules-game = Pravidla hry: { $game }
home-players = { $most ->
        [one] { $range } hráč
        [few] { $range } hráči
        [many] { $range } hráče
       *[other] { $range } hráčů
    }
home-minutes = { $minutes ->
        [one] asi { $minutes } minuta
        [few] asi { $minutes } minuty
        [many] asi { $minutes } minuty
       *[other] asi { $minutes } minut
    }
home-kind = { $team ->
        [yes] jeden tým
       *[no] proti sobě
    }

## Tvoje jméno

home-name = Tvoje jméno u stolu
home-name-hint = Uvidí ho ostatní. Hrát můžeš i beze jména.
home-revoke = Někdo hraje pod mým jménem
home-revoked = Tvým jménem se teď dá hrát jen z tohoto prohlížeče.
home-data = Stáhnout moje data
home-erase = Smazat moje data
home-erase-sure = Smazat tvoje jméno a všechno, co tu máš napsané? Tvoje místa budou patřit „hostovi“. Nedá se to vrátit.
home-erase-yes = Ano, smazat
home-erased = Smazáno. Nic o tobě tu už není.
home-name-save = Uložit
home-name-saved = U stolu se teď jmenuješ { $name }.
home-name-is = U stolu se jmenuješ { $name }.
home-name-change = Změnit
home-me = Moje hry a zařízení

## Vlastní stoly

home-continue = Pokračovat
home-table-with = u stolu: { $names }
home-table-alone = zatím nikdo další
home-table-bots = s boty
home-phase = { $phase ->
        [gathering] ještě se nezačalo
        [playing] partie se právě hraje
        [over] partie skončila
       *[closed] stůl je zavřený
    }
home-given = { $given ->
        [position] známá pozice
       *[deal] známé rozdání
    }
home-return = Ke stolu
home-return-table = Ke stolu: { $game }, { $names }
home-result = Výsledek
home-result-table = Výsledek: { $game }, { $names }
home-all-tables = { $count ->
        [one] Ukázat ještě { $count }
        [few] Ukázat ještě { $count }
        [many] Ukázat ještě { $count }
       *[other] Ukázat ještě { $count }
    }

## Stoly otevřené všem

home-public = Veřejné stoly
home-public-none = Žádný veřejný stůl teď není. Otevři si stůl a nastav ho jako veřejný: objeví se tady.
home-public-lost = Seznam může být zastaralý: spojení se obnovuje.
home-more-tables = Ukázat další stoly
home-open-seats = { $count ->
        [0] žádné volné místo
        [one] { $count } volné místo
        [few] { $count } volná místa
        [many] { $count } volného místa
       *[other] { $count } volných míst
    }
home-join = Přisednout
home-join-table = Přisednout ke stolu: { $game }, { $names }
home-watch = Dívat se
home-watch-table = Dívat se na hru: { $game }, { $names }
home-nobody = nikdo tam není

## Když něco nejde

home-try-again = Zkusit znovu

home-privacy = Soukromí
home-imprint = Provozovatel serveru

## Každý den

home-daily = Rozdání dne
    .about = Stejné karty pro všechny, jeden pokus denně.
home-puzzles = Úlohy
    .about = Nejlepší tah je jen jeden. Který?

## Bez internetu

home-away = Bez internetu
home-away-offer = Vezmi si hry s sebou a hraj s boty ve vlaku nebo v letadle. Partie zůstávají v tomto prohlížeči.
home-away-take = Vzít s sebou ({ $size } MB)
home-away-taking = Hry se stahují…
home-away-taken = Hry už jsou v tomto prohlížeči: můžeš hrát i bez internetu.
home-away-remove = Odebrat
home-away-removed = Odebráno. Odehrané partie tu zůstaly.
home-away-now = Bez internetu: hraješ v tomto prohlížeči, s boty.
home-table-here = v tomto prohlížeči
home-away-forget = Smazat partie z tohoto prohlížeče
home-away-forget-sure = Smazat všechny partie odehrané bez serveru? Nejde to vrátit zpět.
home-away-forgotten = Partie jsou smazané.
