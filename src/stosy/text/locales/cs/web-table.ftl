### Stůl v prohlížeči: místa, dění a řeči, nabídka.

table-title = { $game } – Stosy
table-title-turn = Jsi na řadě! { $game } – Stosy

## Místa

table-you = (ty)
table-bot = bot
table-absent = odpojeno
table-muted = ztlumeno
table-to-play = je na řadě
table-person = { $name }: zablokovat nebo nahlásit
table-open-hand = Karty: { $name }
table-cards = { $count ->
        [one] { $count } karta v ruce
        [few] { $count } karty v ruce
        [many] { $count } karty v ruce
       *[other] { $count } karet v ruce
    }
table-time-left = Zbývající čas
table-hours = { $count } h

## Dění a řeči

table-log = Průběh hry
    .short = Průběh
table-log-unread = { $count ->
        [one] Průběh hry; { $count } nová zpráva
        [few] Průběh hry; { $count } nové zprávy
        [many] Průběh hry; { $count } nové zprávy
       *[other] Průběh hry; { $count } nových zpráv
    }
table-talk = Chat
table-talk-none = Zatím nikdo nic nepíše.
table-say = Řekni něco
table-say-no-numbers = Řekni něco (bez čísel)
table-send = Odeslat
table-no-talk = Teď do chatu psát nejde.

## Nad stolem

table-lost = Spojení se přerušilo. Obnovuju ho…
table-lost-kept = Spojení se přerušilo. Tvůj krok čeká a odešle se…
table-late = Než se spojení obnovilo, hra šla dál: tvůj poslední krok už neplatí.
table-moves-lost = Server přišel o poslední tahy u tohoto stolu. Takhle to tam vypadá teď.
table-not-saved = Stůl se nepodařilo uložit, možná už není místo. Jakmile to půjde, uvidíš, co je uložené.
table-watching = Díváš se na hru.
table-hidden = { $phase ->
        [playing] Hraje se partie. Dívat se smí jen ten, kdo sedí u stolu.
       *[other] Sedni si ke stolu a uvidíš, co na něm je.
    }
table-sit = Sednout si
table-may-return = Na tvém místě hraje bot.
table-return = Vrátit se na místo
table-between = Kolo skončilo. Další začne, až budou všichni připraveni, nebo za 20 sekund.
table-between-ready = Připraveno! Další kolo začne, až budou připraveni všichni.
table-continue = Další kolo
table-hint = Poradit
table-hint-thinking = Přemýšlím…
table-hint-do = Zahrát
table-hint-other = Jiná
table-hint-about = Bot řekne, co by na tvém místě udělal a proč. Šance na výhru platí, když všichni hrají dobře.
table-hint-chance = { $percent } %

## Nabídka stolu

table-menu = Nabídka stolu
table-rules = Pravidla
table-invite = Pozvat kamarády
table-setup = Místa a nastavení
table-move-seat = Pokračovat na jiném zařízení
table-resign = Vzdát se
table-resign-sure = Partie skončí pro všechny a tobě se započítá prohra.
table-leave = Vstát od stolu
table-leave-sure = Tvoje místo se uvolní.
table-leave-sure-playing = Za tebe bude dál hrát bot; na své místo se můžeš později vrátit.
table-leave-sure-alone = Partie počká, až si zase někdo sedne.
table-stay = Ne, zůstanu
table-mute = Ztlumit
table-unmute = Zrušit ztlumení
table-hand-over = Předat místo botovi
table-hand-over-sure = { $name }: na tomto místě bude dál hrát bot.
table-remove = Vykázat od stolu
table-remove-sure = { $name } si tu už nesedne.
table-close = Zavřít stůl
table-close-sure = Stůl se zavře navždy a pro všechny.
table-spectators = { $count ->
        [0] Nikdo se nedívá.
        [one] Dívá se { $count } člověk.
        [few] Dívají se { $count } lidé.
        [many] Dívá se { $count } člověka.
       *[other] Dívá se { $count } lidí.
    }
table-check = Ověřit rozdání
table-lag = { $name }: zpoždění asi { $lag } ms.
table-lag-about = Když se víc hráčů předhání, zpoždění spojení se nepočítá.
table-doubted = { $name }: měření zpoždění si odporují, takže se při předhánění počítá jen to, co je jisté.
table-commit = Otisk tohoto rozdání, slíbený před první kartou; ověřit se dá v přehrávání partie:
table-seed = Semínko tohoto rozdání:

table-react = Reakce
table-hurry = Popohnat boty
table-quick-bots = Boti hrají bez čekání

## Lekce

table-lesson = Lekce: { $game }
table-lesson-step = Krok { $number } z { $count }
table-coach = Co dělat dál

## Co se dá udělat s někým u stolu

person-about = Zablokovat nebo nahlásit
person-block = Zablokovat: { $name }
person-unblock = Odblokovat: { $name }
person-block-about = Kdo je zablokovaný, nesedne si k tvým stolům a nic z toho, co napíše, neuvidíš. U tohoto stolu hrajete dál. Nedozví se o tom.
person-blocked = { $name }: zablokováno.
person-unblocked = { $name }: odblokováno.
person-report = Nahlásit: { $name }
person-report-about = Hlášení si přečte provozovatel serveru. Nikdo jiný se o něm nedozví.
person-reason = Proč?
person-reason-talk = za slova v chatu
person-reason-name = za jméno
person-reason-cheating = za podvádění
person-reason-stalling = za zdržování hry
person-reason-other = za něco jiného
person-said = O které zprávy jde?
person-words = Několika slovy
person-send = Odeslat hlášení
person-reported = Díky. Provozovatel serveru si to přečte.
person-list = Zablokovaní
person-none-blocked = Nikdo není zablokovaný.
person-unblock-short = Odblokovat

## Volání toho, kdo není u stolu

call-me = Upozornit mě, když jsem na řadě
call-me-daily = Upozornit mě na rozdání dne
call-denied = Prohlížeč upozornění nepovoluje. Povolit je jde v jeho nastavení pro tuto stránku.
call-offer = Máme tě upozorňovat?
call-offer-about = Má tě toto zařízení upozornit, když jsi na řadě nebo když si k tobě někdo přisedne či tě pozve ke hře? Vypnout to jde v nabídce stolu.
call-yes = Upozornit
call-no = Ne, díky
call-title = Stosy
call-move = { $game }: jsi na řadě.
call-joined = { $name } už sedí u tvého stolu.
call-invited = { $name } tě zve ke hře { $game }.
call-daily = Je tu rozdání dne.
