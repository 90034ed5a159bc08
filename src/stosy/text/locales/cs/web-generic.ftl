### Stůl, u kterého se dá hrát jakákoli hra i bez znalosti jejích pravidel.

generic-your-turn = Jsi na řadě.
generic-turn = Na řadě je { $name }.
generic-actions = Co můžeš udělat
generic-choose-card = Vyber kartu a uvidíš, co s ní můžeš udělat.
generic-nothing-with = S touto kartou se teď nedá nic dělat: { $card }.
generic-choose-pile = Vyber, kam tuto kartu položit: { $card }.
generic-more = { $count ->
        [one] Ještě { $count } možnost
        [few] Ještě { $count } možnosti
        [many] Ještě { $count } možnosti
       *[other] Ještě { $count } možností
    }
generic-hand = { $count ->
        [one] Máš v ruce { $count } kartu
        [few] Máš v ruce { $count } karty
        [many] Máš v ruce { $count } karty
       *[other] Máš v ruce { $count } karet
    }
generic-cards = { $count ->
        [0] žádné karty
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }
generic-pile = Hromádka { $number }
generic-yes = ano
generic-no = ne
