### The table at which any game can be played, drawn without knowing its rules.
### For translators: see the top of common.ftl.

generic-your-turn = It is your turn.
generic-turn = It is { $name }’s turn.
generic-actions = What you can do
generic-choose-card = Choose a card to see what you can do with it.
# $card is a card's name.
generic-nothing-with = You can’t do anything with this card now: { $card }.
generic-choose-pile = Choose where this card goes: { $card }.
# Opens a long list of things to do.
generic-more = { $count ->
        [one] { $count } more action
       *[other] { $count } more actions
    }
generic-hand = { $count ->
        [one] Your hand, { $count } card
       *[other] Your hand, { $count } cards
    }
# Cards on a pile.
generic-cards = { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }
# $number counts from 1.
generic-pile = Pile { $number }
generic-yes = yes
generic-no = no
