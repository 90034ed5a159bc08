### Stůl hry Hadi a žebříky v prohlížeči. Tlačítka jsou krátká, musí se vejít na telefon.

## Kolem stolu

snakes-others = Ostatní hráči
snakes-points = { $count ->
        [one] { $count } bod
        [few] { $count } body
        [many] { $count } bodu
       *[other] { $count } bodů
    }
snakes-points-short = { $count } b.
snakes-direction = { $clockwise ->
        [yes] Hraje se po směru hodinových ručiček
       *[no] Hraje se proti směru hodinových ručiček
    }
snakes-look = { $count ->
        [one] { $name }: znáš { $count } kartu
        [few] { $name }: znáš { $count } karty
        [many] { $name }: znáš { $count } karty
       *[other] { $name }: znáš { $count } karet
    }
snakes-seen = { $name }, karty, které znáš:
snakes-close = Zavřít
snakes-said-pass = pas
snakes-said-skip = stop

## Hromádky

snakes-draw = { $count ->
        [0] Dobrat si kartu. Dobírací hromádka je prázdná.
        [one] Dobrat si kartu. V dobírací hromádce je { $count } karta.
        [few] Dobrat si kartu. V dobírací hromádce jsou { $count } karty.
        [many] Dobrat si kartu. V dobírací hromádce je { $count } karty.
       *[other] Dobrat si kartu. V dobírací hromádce je { $count } karet.
    }
snakes-top = Vrchní karta: { $card }
snakes-colour = Barva:
snakes-any-colour = jakákoli barva

## Co se dá udělat

snakes-hit = { $pending ->
        [skip] „Stop“ pro tebe
        [two] +2 pro tebe
       *[four] +4 pro tebe
    }
snakes-answer = Možné odpovědi: { $cards }.
snakes-accept = { $pending ->
        [skip] Vynechat tah
        [two] Vzít si dvě
        [four] Vzít si čtyři
       *[none] Přijmout
    }
snakes-challenge = Nevěřím!
snakes-doubted = O blaf jde, pokud v ruce byla barva { $colour }.
snakes-doubted-any = Žádná barva předtím neplatila, takže o blaf nejde.
snakes-drawn = { $fits ->
        [yes] Dobraná karta: { $card }. Polož ji, nebo si ji nech.
       *[no] Dobraná karta: { $card }. Nehodí se.
    }
snakes-nothing-drawn = Není co dobrat.
snakes-has-drawn = { $name } si dobírá kartu a přemýšlí.
snakes-lay-drawn = Položit
snakes-pass = Pas
snakes-sort-yours = Srovnej si nové karty; ostatní čekají.
snakes-sorting = { $name } si rovná nové karty.
snakes-ready = Připraveno
snakes-cut-in = Zasáhnout: { $card }
snakes-choose-colour = Pokládáš { $card }: jaká barva?
snakes-bluff = V ruce ti zbývá barva { $colour }, takže jde o blaf.
snakes-cancel = Nepokládat

## Vlastní karty

snakes-one-card = Jedna karta!
snakes-catch = Mám tě!
snakes-table = Stůl
snakes-sort = Podle barvy
snakes-hand = { $count ->
        [one] Máš v ruce { $count } kartu
        [few] Máš v ruce { $count } karty
        [many] Máš v ruce { $count } karty
       *[other] Máš v ruce { $count } karet
    }
snakes-mark-new = nová
snakes-mark-drawn = dobraná

## Body

snakes-scores-about = Bodování: { $scoring }; cíl: { $target }
snakes-player = Hráč
snakes-total = Celkem
snakes-round = Kolo { $number }
snakes-all-rounds = Všechna kola
snakes-round-won = vyhrané kolo
snakes-winner = vítězství
snakes-round-over = { $who ->
        [you] Vyhráváš kolo { $number }!
        [nobody] Kolo { $number } končí bez vítěze.
       *[other] { $winner } vyhrává kolo { $number }.
    }

## What decided a match: a few sentences

highlight-taken = { $seat-is ->
        [you] Nejvíc karet najednou bereš ty
       *[other] Nejvíc karet najednou bere { $seat }
    }: { $count }{ $why ->
        [two] , za „Vezmi dvě“.
        [four] , za „Vezmi čtyři“.
        [challenge] , za nedůvěru.
        [bluff] , za blaf.
        [called_out] , za zapomenuté „Jedna karta!“
        [penalty] , jako trest.
       *[other] .
    }
highlight-round = { $seat-is ->
        [you] Nejvíc za jedno kolo máš ty: { $points ->
            [one] { $points } bod
            [few] { $points } body
            [many] { $points } bodu
           *[other] { $points } bodů
        } v kole { $round }.
       *[other] Nejvíc za jedno kolo má { $seat }: { $points ->
            [one] { $points } bod
            [few] { $points } body
            [many] { $points } bodu
           *[other] { $points } bodů
        } v kole { $round }.
    }
highlight-bluffs = Odhalené blafy: { $count }.
highlight-call-outs = Zapomenuté „Jedna karta!“: { $count }.
highlight-cut-ins = Zásahy mimo pořadí: { $counts }.
