### Rozdání dne v prohlížeči: hry, výsledky a důkaz, že karty nikdo nevybíral.
### Pro překladatele: viz začátek common.ftl.

daily-title = Rozdání dne
daily-what = Každý den jedno rozdání v každé hře, se stejnými kartami pro všechny na tomto serveru. Počítá se jeden pokus, od prvního pohledu do karet, bez rad.
daily-honest = Kdo přijde jako nový host, může to zkusit znovu; výsledky jsou tu tedy pro zábavu a na čestné slovo.
# $date is a date, written out.
daily-of = Rozdání dne, { $date }
# $hours and $minutes until midnight by UTC.
daily-ends = Nové karty o půlnoci UTC, za { $hours } h { $minutes } min
daily-over = Tento den už skončil.
daily-score = Nejdřív se počítá výhra. Kdo se vzdá nebo nestihne čas, je poslední.
daily-streak = { $days ->
        [one] { $days } den v řadě
        [few] { $days } dny v řadě
        [many] { $days } dní v řadě
       *[other] { $days } dní v řadě
    }
daily-alone = sólo
# $count bots of a $level, such as “expert”.
daily-bots = { $count ->
        [one] s { $count } botem: { $level }
        [few] s { $count } boty: { $level }
        [many] s { $count } boty: { $level }
       *[other] s { $count } boty: { $level }
    }
daily-finished = { $count ->
        [0] ještě nikdo nehrál
        [one] hrál { $count } člověk
        [few] hráli { $count } lidé
        [many] hrálo { $count } lidí
       *[other] hrálo { $count } lidí
    }
daily-play = Hrát
daily-play-game = Hrát rozdání dne: { $game }
daily-go-on = Pokračovat
daily-go-on-game = Pokračovat v pokusu: { $game }
daily-results = Výsledky
daily-results-game = Výsledky: { $game }
daily-missed = neodehráno

## Výsledky

daily-yours = Tvůj výsledek
daily-place = { $place }. místo z { $count }
daily-percentile = Lepší než { $percent } % ostatních
daily-percentile-ties = Lepší než { $percent } % ostatních (remízy za půl)
daily-first = Zatím nikdo jiný nedohrál.
daily-table = Výsledky všech
daily-who = Kdo
daily-how = Výsledek
daily-you = ty
daily-watch = Přehrát
daily-watch-of = Přehrát: { $name }
daily-nobody = Nikdo nedohrál.
daily-experts = Jak s tvými kartami hráli experti
daily-possible = Co bylo možné
daily-possible-won-exact = S odkrytými kartami se rozdání dá vyhrát. Je to dokázané.
daily-possible-lost-exact = Ani s odkrytými kartami se rozdání vyhrát nedá. Je to dokázané.
daily-possible-won = Rozdání se dá vyhrát: našel se způsob.
daily-possible-not-found = Způsob, jak vyhrát, se nenašel. To ale nedokazuje, že žádný není.
daily-possible-wait = Experti ještě hrají.
daily-back = Všechny hry dne
daily-closed-title = Nejdřív si zahraj
daily-closed = Výsledky uvidíš, až svůj pokus dohraješ, nebo až den skončí.

## Sdílení

daily-share = Sdílet výsledek
daily-copy = Zkopírovat jako text
daily-copied = Zkopírováno
# One line of the text to share.
daily-shared = Stosy, { $game }, { $date }

## Dřívější dny a důkaz

daily-earlier = Dřívější dny
daily-today = dnes
daily-tomorrow = zítra
daily-proof = Karty si nikdo nevybírá
daily-proof-how = Server pro každý den vylosuje tajemství a týden předem zveřejní SHA-256 textu „date:secret“, takže tajemství patří právě k tomuto dni. Když den skončí, ukáže i tajemství samo. Semínko hry je SHA-256 textu „secret:game“, takže rozdání může ověřit každý. Provozovatel serveru karty vidí.
daily-hash = SHA-256 data a tajemství
daily-secret = Tajemství
daily-secret-later = ukáže se po skončení dne
daily-late = Toto tajemství bylo vylosováno až ten den, protože předtím server neběžel.
