### Přehrávání dohrané partie krok za krokem.

replay-title = Přehrávání: { $game }

## Ovládání pod stolem

replay-controls = Ovládání přehrávání
replay-first = K rozdání
replay-prev = O krok zpět
replay-play = Přehrát
replay-pause = Pauza
replay-next = O krok dál
replay-last = Na konec
replay-speed = Rychlost
replay-speed-value = { $speed }×
replay-slider = Krok partie
replay-at = { $at } / { $last }
replay-step = Krok { $at } z { $last }
replay-keys = Klávesy: ← a → o krok, Home a End na začátek a na konec, mezerník přehrává.

## Číma očima

replay-eyes = Číma očima
replay-eyes-all = všechny karty

## Co se děje

replay-log = Průběh partie
replay-match = partie { $match }
replay-late = O chvilku pozdě: { $names }.

## Co se s tím dá dělat

replay-copy = Kopírovat odkaz
replay-copy-about = Odkaz přesně na tento krok
replay-copied = Odkaz na tento krok je zkopírovaný.
replay-not-copied = Odkaz se nepodařilo zkopírovat. Tady je: { $address }
replay-play-on = Hrát odsud dál
replay-play-on-about = U nového stolu se začíná přesně z této pozice. Ostatní místa obsadí boti.
replay-play-on-seat = Čí karty si bereš?
replay-play-on-go = Hrát dál
replay-play-on-over = Tady už je partie u konce. Vrať se o kousek zpátky a můžeš hrát dál.
replay-same-deal = Stejné karty pro kamarády
replay-same-deal-about = Nový stůl se stejným rozdáním: komu to půjde líp?
replay-check = Co je dokázané
replay-check-right = Ověřeno v tomto prohlížeči: rozdání je takové, jak bylo slíbeno.
replay-check-wrong = Něco nesedí: toto rozdání není takové, jak bylo slíbeno.
replay-check-kept = Slib je ten, který tento prohlížeč viděl už dřív.
replay-check-commit = Server odkryl přesně to, co slíbil.
replay-check-parts = Díl každého hráče je ten, který byl slíbený.
replay-check-seed = Semínko se skládá přesně z toho.
replay-check-cards = Karty jsou ty, které ze semínka vycházejí.
replay-check-open = { $count ->
        [one] { $count } zamíchání odkládací hromádky tu není ověřené; program „stosy verify“ ověří i to.
        [few] { $count } zamíchání odkládací hromádky tu nejsou ověřená; program „stosy verify“ ověří i ta.
        [many] { $count } zamíchání odkládací hromádky tu není ověřeno; program „stosy verify“ ověří i ta.
       *[other] { $count } zamíchání odkládací hromádky tu není ověřeno; program „stosy verify“ ověří i ta.
    }
replay-proved = Dokázané
replay-not-proved = Nedokázané
replay-claimed = Jen tvrzené
replay-proof-rules = Výsledek plyne z pravidel: každý tah se přehrál znovu.
replay-proof-moves = Všechny dosavadní tahy jsou podle pravidel: každý se přehrál znovu.
replay-proof-committed = Rozdání je to, které bylo slíbené před první kartou. Nikdo ho nevyměnil.
replay-proof-mixed = { $count ->
        [one] Rozdání se zamíchalo s dílem z místa { $seats }. Nikdo jiný si karty nemohl vybrat.
        [few] Rozdání se zamíchalo z dílů z míst { $seats }. Nikdo si karty nemohl vybrat, pokud je aspoň jeden z nich poctivý.
        [many] Rozdání se zamíchalo z dílů z míst { $seats }. Nikdo si karty nemohl vybrat, pokud je aspoň jeden z nich poctivý.
       *[other] Rozdání se zamíchalo z dílů z míst { $seats }. Nikdo si karty nemohl vybrat, pokud je aspoň jeden z nich poctivý.
    }
replay-proof-bots = { $count ->
        [one] Na místě { $seats } seděl bot, díl od něj není.
        [few] Na místech { $seats } seděli boti, díly od nich nejsou.
        [many] Na místech { $seats } seděli boti, díly od nich nejsou.
       *[other] Na místech { $seats } seděli boti, díly od nich nejsou.
    }
replay-proof-without = { $count ->
        [one] Z místa { $seats } díl není, i když tam seděl člověk.
        [few] Z míst { $seats } díly nejsou, i když tam seděli lidé.
        [many] Z míst { $seats } díly nejsou, i když tam seděli lidé.
       *[other] Z míst { $seats } díly nejsou, i když tam seděli lidé.
    }
replay-proof-day = Toto je rozdání dne { $date }: tajemství bylo slíbené právě pro tento den.
replay-proof-alone = Že si karty nikdo nevybral: server udělal rozdání sám a mohl jich zkusit víc.
replay-proof-given = Odkud karty jsou: stůl je dostal.
replay-proof-hidden = Rozdání: jeho semínko ještě není ukázané.
replay-proof-unbound = Že to bylo rozdání dne { $date }: slib den neuvádí.
replay-proof-seen = Že karty nikdo neviděl: provozovatel serveru je vidět může.
replay-proof-claims = Kdo hrál, kdo byl bot a kdy.
replay-record = Stáhnout záznam
replay-table = Ke stolu

## Rozbor

replay-analyse-about = Kde se partie vyhrála a prohrála?
replay-analysing = { $total ->
        [0] Nejdřív jsou na řadě jiné partie…
       *[other] Prohlédnuté tahy: { $done } z { $total }…
    }
replay-chances = Šance na výhru podle toho, co kdo mohl tehdy vědět
replay-chances-team = Tým
replay-turning = { $count ->
        [0] Žádné zlomové okamžiky nebyly.
       *[other] Zlomové okamžiky
    }
replay-move = { $index }. { $name }: { $action }
replay-swing = { $start } % → { $end } %, { $cause ->
        [choice] příčina: tato volba
        [cards] příčina: co vyšlo najevo
       *[others] příčina: co předtím udělali ostatní
    }
replay-mistakes = { $count ->
        [0] Žádné jasné chyby.
       *[other] Největší chyby a co bylo lepší
    }
replay-better = { $chosen } %. Lepší: { $action } – { $best } %
replay-accounts = Dovednost a štěstí, v procentních bodech
replay-account = { $name }: { $start } % → { $end } %. Vlastní volby { $skill }, štěstí { $luck }; bez jasné chyby: { $right } z { $choices }.

## Okamžik rozboru: pozice před chybou, co se zahrálo a co bylo lepší

replay-own-mistakes = Tvoje chyby
replay-other-mistakes = Chyby ostatních
replay-moment-played = Zahráno: { $action } – { $chance } %
replay-moment-better = Lepší: { $action } – { $chance } %
replay-turn-more = { $count ->
        [one] a ještě { $count } v tomto tahu
        [few] a ještě { $count } v tomto tahu
        [many] a ještě { $count } v tomto tahu
       *[other] a ještě { $count } v tomto tahu
    }
replay-retry = Zkusit to znovu
replay-retry-about = Hraješ dál odtud, ostatní místa zaberou boti. Všechno, co nevidíš, se rozdá znovu.
replay-retry-same = Se stejnými kartami
replay-show-move = Ukázat tah
replay-moment-close = Zavřít tento okamžik
replay-chart-about = Co tyto šance znamenají?
replay-chart-explained = Šance říká, jak často by odtud vyhráli silní boti, kdyby se všechno, co hráč nevidí, rozdávalo znovu. Hráči vidí různé karty, takže každá čára má svou pravdu: dvě dohromady nemusejí dát 100.
replay-chart-explained-team = Šance říká, jak často by odtud vyhrál tým silných botů, kdyby se všechno, co nevidí ten, kdo je na řadě, rozdávalo znovu. Hráči vidí různé karty, takže čára může od jednoho k druhému trochu poskočit.
