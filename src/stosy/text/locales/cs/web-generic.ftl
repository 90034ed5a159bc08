### Stůl, u kterého se dá hrát jakákoli hra i bez znalosti jejích pravidel.

generic-your-turn = Jsi na řadě.
generic-turn = Na řadě je { $name }.
generic-actions = Co můžeš udělat
generic-choose-card = Vyber kartu a uvidíš, co s ní můžeš udělat.
generic-nothing-with = { $card }: s touto kartou se teď nedá nic dělat.
generic-more = { $count ->
        [one] Ještě { $count } možnost
        [few] Ještě { $count } možnosti
        [many] Ještě { $count } možnosti
       *[other] Ještě { $count } možností
    }
generic-hand = { $count ->
        [one] Máš v ruce { $count } kartu
        [few] Máš v ruce { $count } karty
        [many] Máš v ruce { $count } karty
       *[other] Máš v ruce { $count } karet
    }
generic-cards = { $count ->
        [0] žádné karty
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }
generic-pile = Hromádka { $number }
generic-yes = ano
generic-no = ne

## Co je na stole

generic-key-sizes = Karty
generic-key-draw = Dobírací hromádka
generic-key-draws = Dobírací hromádka
generic-key-pile = Dobírací hromádka
generic-key-discards = Odložené karty
generic-key-scores = Body
generic-key-turns = Odehrané tahy
generic-key-laid = Položeno v tahu
generic-key-round = Kolo
generic-key-dealer = Rozdává
generic-key-layer = Poslední kartu pokládá
generic-key-waiting = Rovná si karty
generic-key-colour = Barva
generic-key-doubted = Předchozí barva
generic-key-drawn = Dobraná karta
generic-key-direction = Směr
generic-direction-is = { $value ->
        [1] po směru hodinových ručiček
       *[other] proti směru hodinových ručiček
    }
generic-key-pending = Čeká na odpověď
generic-pending-is = { $value ->
        [skip] Stop
        [two] Vezmi dvě
        [four] Vezmi čtyři
       *[other] { $value }
    }
generic-key-phase = Teď
generic-phase-is = { $value ->
        [turn] tah
        [drawn] karta je dobraná
        [ready] rovnají se karty
        [deal] nové rozdání
       *[other] { $value }
    }
