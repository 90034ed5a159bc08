### Play in the terminal. For translators: see the top of cli.ftl.

## The table. Each message is a line of its own.

play-own-score = Kolo { $round }; máš { $score ->
        [one] { $score } bod
        [few] { $score } body
        [many] { $score } bodu
       *[other] { $score } bodů
    }, cíl je { $goal }.
play-discard = Vrchní karta: { $card }. { $colour-is ->
        [none] Položit se smí cokoli.
       *[other] Barva: { $colour }.
    } Dobírací hromádka: { $draw }.
play-direction = { $clockwise ->
        [yes] Hraje se po směru hodinových ručiček.
       *[no] Hraje se proti směru hodinových ručiček.
    }
play-rival = { $seat }: { $size ->
        [one] { $size } karta
        [few] { $size } karty
        [many] { $size } karty
       *[other] { $size } karet
    }, { $score ->
        [one] { $score } bod
        [few] { $score } body
        [many] { $score } bodu
       *[other] { $score } bodů
    }.
play-known = Víš, že { $seat } má: { $cards }.
play-last-card = { $seat } má už jen jednu kartu.
play-sort = Srovnej si nové karty a napiš `připraveno`; hra na tebe čeká.

## Help, and what may be typed: see typed-words in cli.ftl.

play-help-game = Kartu položíš tak, že ji napíšeš: `č5`, `červená 5`, `modrý stop`, `zelená +2`, `žlutá otoč`; s kartou bez barvy napiš i barvu, kterou volíš: `volba modrá`, `vezmi4 červená`. Vykřičník znamená „Jedna karta!“: `č5!`. `dobrat`: dobrat si kartu; `pas`: pasovat; `přijmout`: vzít si karty, nebo vynechat tah; `nevěřím`: nevěřit kartě „Vezmi čtyři“; `připraveno`: nové karty máš srovnané; `upozornit Olgu`: když Olga zapomene říct „Jedna karta!“
typed-game-words =
    draw: dobrat, dober, vzít, vzit, táhnout, tahnout, líznout, liznout, lízni, lizni, l
    pass: pas, pasovat, pasuji, pasuju, dál, dal
    accept: přijmout, prijmout, přijmi, prijmi, beru
    challenge: nevěřím, neverim, nevěřit, neverit, zpochybnit, zpochybni, blaf
    call_out: upozornit, upozorni, upozorňuji, upozornuji, upozorňuju, upozornuju
    one_card: !, jedna karta, jedna
    W: volba, volba barvy, volbu barvy, žolík, zolik, volbu, zvol barvu
    W4: vezmi4, vezmi 4, vezmi čtyři, vezmi ctyri, +4
typed-faces =
    S: s, stop, stopka
    D: d, vezmi, vezmi2, vezmi dvě, vezmi dve, +2
    R: r, o, otoč, otoc, otočit, otocit, otoč směr, otoc smer
