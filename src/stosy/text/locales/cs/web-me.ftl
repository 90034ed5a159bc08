### Stránka o sobě: jméno, jiná zařízení; vlastní hry a lidé.
### Překladatelům: viz začátek common.ftl.

me-title = Já

## Jméno a vzhled

me-who = Kdo jsem
me-shape = Tvar
me-shapes = { $shape ->
        [0] kruh
        [1] čtverec
        [2] trojúhelník
        [3] kapka
       *[4] šestiúhelník
    }
me-colour = Barva
me-colours = { $colour ->
        [0] modrá
        [1] červená
        [2] zelená
        [3] fialová
        [4] okrová
        [5] tyrkysová
        [6] růžová
        [7] indigová
        [8] hnědá
       *[9] olivová
    }
me-unnamed = host beze jména

## Tatáž osoba na jiných zařízeních

me-keep = Nechat si jméno
me-keep-about = Hraj pod stejným jménem na telefonu, na počítači i na příštím telefonu. Bez hesla a bez e-mailu.
me-kept = Můžeš se vrátit na jakémkoli zařízení.
me-not-kept = Zatím tě zná jen tento prohlížeč.
me-passkey = Přístupový klíč
me-passkey-about = Uchová ho tvůj telefon, počítač nebo prohlížeč a odemkne ho otiskem prstu, obličejem nebo PINem.
me-passkey-make = Vytvořit přístupový klíč
me-passkey-made = Přístupový klíč je hotový. Můžeš se s ním vrátit.
me-passkey-cancelled = Žádný přístupový klíč nebyl použit.
me-passkey-never = Prohlížeče povolují přístupové klíče jen na serverech s doménou a https. Tady totéž udělá kód a odkaz.
me-passkey-elsewhere = Přístupové klíče fungují na této adrese:
me-passkey-of = Přístupový klíč z { $date }, naposledy použitý { $used }
me-remove = Odebrat
me-passkey-remove-this = Odebrat přístupový klíč z { $date }
me-code = Záchranný kód
me-code-about = Dvacet písmen a číslic k zapsání na papír. Kdo je zná, může hrát jako ty, tak papír dobře uschovej.
me-code-make = Ukázat kód
me-code-new = Vytvořit nový kód
me-code-made = Kód je z { $date }; nový ho nahradí.
me-code-write = Zapiš si ho hned: podruhé se neukáže.
me-link = Odkaz pro jiné zařízení
me-link-about = Otevři ho na druhém zařízení a i tam hraješ pod svým jménem. Platí jednou, během deseti minut. Nikomu ho neposílej.
me-link-make = Vytvořit odkaz
me-link-picture = Odkaz jako QR kód pro fotoaparát telefonu
me-notify = Upozornění

## Návrat

me-back = Už tu hraju
me-back-about = Hraj tady pod svým jménem z jiného zařízení.
me-back-passkey = Vrátit se s přístupovým klíčem
me-back-go = Vrátit se
me-merge = Hry v tomto prohlížeči jsou taky moje
me-merge-about = Pak se nic neztratí: místa, partie i zprávy budou tvoje. Jinak zůstanou hostovi, který v tomto prohlížeči hrál dosud.
me-welcome = Vítej zpátky, { $name }!
me-welcome-unnamed = Vítej zpátky!
me-move = Hrát tady jako { $name }?
me-move-about = S tímto odkazem hraješ v tomto prohlížeči pod stejným jménem jako tam, kde odkaz vznikl. Pokud ho vytvořil někdo jiný, nepoužívej ho.
me-move-yes = Ano, to jsem já
me-move-no = Ne
me-move-same = V tomto prohlížeči už jsi { $name }.
me-move-on = Pokračovat

## Části stránky

me-part-games = Moje hry
me-part-statistics = Statistika
me-part-people = Lidé
me-part-name = Jméno a zařízení

## Moje hry

me-running = Právě běží
me-finished = Dohrané
me-your-move = Jsi na řadě
me-waits-for = na řadě: { $names }
me-filter-game = Hra
me-filter-result = Výsledek
me-filter-with = S kým
me-filter-all = vše
me-filter-anybody = kdokoli
me-won = výhra
me-lost = prohra
me-with = u stolu: { $names }
me-replay = Přehrát
me-replay-game = Přehrát: { $game }, { $date }
me-more = Ukázat starší partie
me-no-games = Zatím tu nic není. Dohrané partie se objeví samy.

## Statistika

me-seats = { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
        [many] { $count } hráče
       *[other] { $count } hráčů
    }
me-share = Výhry: { $won } z { $count }, tedy { $rate }; dlouhodobě asi { $low } až { $high }
me-share-few = Výhry: { $won } z { $count }
me-picture = { $count ->
        [one] Poslední { $count } výsledek: výhry nahoru, prohry dolů
        [few] Poslední { $count } výsledky: výhry nahoru, prohry dolů
        [many] Posledních { $count } výsledku: výhry nahoru, prohry dolů
       *[other] Posledních { $count } výsledků: výhry nahoru, prohry dolů
    }
me-streak = Současná série výher
me-best-streak = Nejdelší série výher
me-cards-left = Průměrně zbylo karet
me-fewest-left = Nejméně zbylých karet
me-skill = Dovednost
me-luck = Štěstí
me-analysed = { $count ->
        [one] Dovednost je to, o kolik šanci na výhru zvýšila tvoje volba, štěstí to, o kolik ji zvýšily karty: v procentních bodech za partii, z { $count } rozebrané partie.
        [few] Dovednost je to, o kolik šanci na výhru zvýšila tvoje volba, štěstí to, o kolik ji zvýšily karty: v procentních bodech za partii, z { $count } rozebraných partií.
        [many] Dovednost je to, o kolik šanci na výhru zvýšila tvoje volba, štěstí to, o kolik ji zvýšily karty: v procentních bodech za partii, z { $count } rozebrané partie.
       *[other] Dovednost je to, o kolik šanci na výhru zvýšila tvoje volba, štěstí to, o kolik ji zvýšily karty: v procentních bodech za partii, z { $count } rozebraných partií.
    }

## Lidé

me-no-people = Zatím tu nikdo není. Kdo s tebou dohraje partii, objeví se tady.
me-together = { $count ->
        [one] { $count } partie společně, výhry: { $won }
        [few] { $count } partie společně, výhry: { $won }
        [many] { $count } partie společně, výhry: { $won }
       *[other] { $count } partií společně, výhry: { $won }
    }
me-against = { $won } : { $lost } za { $count ->
        [one] { $count } partii
        [few] { $count } partie
        [many] { $count } partie
       *[other] { $count } partií
    }
me-last = poslední partie: { $date }
me-again = Pozvat znovu
me-again-with = Pozvat znovu: { $name }, { $game }
me-invited = Jestli si { $name } nechává posílat upozornění, právě jedno dostane. Můžeš poslat i odkaz na stůl.
me-games-together = Naše hry
me-games-with = Naše hry: { $name }
