### Stůl v prohlížeči před partií a mezi partiemi: místa, pozvánka, dohoda.
### Pro překladatele: viz začátek common.ftl. $name a $host jsou jména lidí.

## Místa

setup-seats = Místa
setup-seat-count = { $count ->
        [one] { $count } místo
        [few] { $count } místa
        [many] { $count } místa
       *[other] { $count } míst
    }
setup-hints = Rady při hře
    .about = hráči se můžou zeptat, co je lepší udělat
setup-more-seats = O jedno místo víc
setup-fewer-seats = O jedno místo méně
setup-free = volné místo
setup-you = to jsi ty
setup-host = hostitel
setup-away = odpojeno
setup-muted = ztlumeno
setup-who = Kdo sedí na místě { $number }
setup-for-a-friend = volné, pro kamaráda
setup-bot = Bot: { $level }
setup-stand-in = Boti na volných místech a za nepřítomné
setup-sit = Sednout si sem
setup-sit-number = Sednout si sem: místo { $number }
setup-stand = Vstát
setup-watch-only = Díváš se: všechna místa jsou obsazená.
setup-spectators = { $count ->
        [one] dívá se { $count } člověk
        [few] dívají se { $count } lidé
        [many] dívá se { $count } člověka
       *[other] dívá se { $count } lidí
    }
setup-mute = Ztlumit: { $name }
setup-unmute = Zrušit ztlumení: { $name }
setup-remove = Vykázat od stolu: { $name }
setup-remove-title = Vykázat od stolu?
setup-remove-about = { $name } si k tomuto stolu už nesedne.
setup-remove-yes = Vykázat od stolu

## Pozvánka

setup-invites = { $host } tě zve ke hře
setup-join = Přidat se
setup-choices = Další možnosti
setup-invite = Pozvi kamarády
setup-invite-about = Kdo má tento odkaz, může přijít ke stolu.
setup-link = Odkaz na stůl
setup-copy = Kopírovat
setup-copied = Odkaz je zkopírovaný.
setup-copy-yourself = Odkaz je označený, teď si ho zkopíruj.
setup-share = Sdílet
setup-share-text = Pojď si se mnou zahrát: { $game }
setup-code = QR kód
    .alt = Odkaz jako QR kód
setup-code-about = Nebo na něj namiř fotoaparát telefonu.

## Dohoda

setup-agreed = Čas a společnost
setup-presets = Pravidla u stolu
setup-usual = výchozí
setup-own-mix = Vlastní pravidla
setup-own-mix-about = nastavení podle vlastního výběru
setup-options = { $count ->
        [one] { $count } nastavení
        [few] Všechna { $count } nastavení
        [many] Všech { $count } nastavení
       *[other] Všech { $count } nastavení
    }
setup-as-leaflet = Všechno podle běžných pravidel.
setup-differs = Jinak než v běžných pravidlech: { $differences }.
setup-printed = Pravidla vytištěná česky to mají jinak: { $differences }.
setup-difference = { $option }: { $value }

setup-first = Kdo začíná
setup-lot = rozhodne los
setup-clock = Čas na tah
setup-clock-none = bez omezení
setup-seconds = { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
        [many] { $count } sekundy
       *[other] { $count } sekund
    }
setup-minutes = { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
        [many] { $count } minuty
       *[other] { $count } minut
    }
setup-hours = { $count ->
        [one] { $count } hodina
        [few] { $count } hodiny
        [many] { $count } hodiny
       *[other] { $count } hodin
    }
setup-days = { $count ->
        [one] { $count } den
        [few] { $count } dny
        [many] { $count } dne
       *[other] { $count } dní
    }
setup-clock-slow = Pomalý stůl: nemusíš u něj sedět pořád, vrať se, kdy chceš.
setup-expiry = Když čas vyprší
setup-expiry-fallback = zahraje se jednoduchý tah
setup-expiry-forfeit = partie je prohraná
setup-public = Veřejný stůl
    .about = všichni ho vidí na úvodní stránce a může si k němu sednout kdokoli
setup-watch = Kdo se smí dívat
    .about = dohranou partii si může přehrát každý, kdo má odkaz
setup-watch-anyone = každý, kdo má odkaz
setup-watch-seated = kdo už u stolu seděl
setup-watch-nobody = nikdo
setup-talk = Chat u stolu
    .about = můžete si psát
    .public = u veřejného stolu je vypnutý, dokud ho nezapneš
setup-earlier-talk = Nově příchozí vidí dřívější chat
    .about = jinak ho vidí jen ti, kdo tehdy seděli u stolu
setup-more = Další nastavení
setup-grace = Jak dlouho čekat na toho, kdo zmizí
    .about = potom hraje bot, dokud se nevrátí
setup-private = jen přes odkaz
setup-no-talk = bez chatu
setup-no-hints = bez rad

## Kdo a kdy začíná

setup-table = Místa a pravidla
setup-start = Začít partii
setup-start-next = Začít další partii
setup-start-bots = { $count ->
        [one] Na volné místo si sedne bot (úroveň: { $level }).
        [few] Na { $count } volná místa si sednou boti (úroveň: { $level }).
        [many] Na { $count } volného místa si sednou boti (úroveň: { $level }).
       *[other] Na { $count } volných míst si sednou boti (úroveň: { $level }).
    }
setup-start-full = Všechna místa jsou obsazená.
setup-host-starts = Čekáme, až { $host } začne partii.
setup-host-nobody = Kdo si sedne první, bude hostitelem a začne partii.
setup-like = Toto rozdání se už hrálo: místa i pravidla zůstávají jako tehdy. Porovnej, jak to půjde tobě.
setup-like-position = Partie pokračuje od prostředka: místa i pravidla zůstávají jako tehdy.

## Jiné zařízení

setup-move-about = Otevři tento odkaz do deseti minut na druhém zařízení: tvoje místo se přesune tam. Nikomu ho neposílej: kdo ho otevře, zabere tvoje místo.
setup-move-link = Tajný odkaz na tvoje místo
setup-move-make = Vytvořit odkaz
setup-move-again = Vytvořit nový odkaz
setup-move-failed = Odkaz se nepodařilo vytvořit. Zkus to znovu.
setup-own-bot-title = Vlastní bot
setup-own-bot-about = Kdo zadá tento příkaz, posadí na toto místo svého bota z libovolného počítače se Stosy. V odkazu je klíč k místu: platí, dokud místo nedáš někomu jinému.
setup-own-bot-command = Příkaz pro bota
