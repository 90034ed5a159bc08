### The table at which any game can be played, drawn without knowing its rules.
### For translators: see the top of common.ftl.

generic-your-turn = It is your turn.
generic-turn = { $name } is to play.
generic-actions = What you can do
generic-choose-card = Choose a card to see what you can do with it.
# $card is a card's name.
generic-nothing-with = { $card }: nothing can be done with it now.
# Opens a long list of things to do.
generic-more = { $count ->
        [one] { $count } more action
       *[other] { $count } more actions
    }
generic-hand = { $count ->
        [one] Your hand, { $count } card
       *[other] Your hand, { $count } cards
    }
# Cards on a pile.
generic-cards = { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }
# $number counts from 1.
generic-pile = Pile { $number }
generic-yes = yes
generic-no = no

## What stands on the table: labels before numbers, names, cards or words

# How many cards each player holds.
generic-key-sizes = Cards
generic-key-draw = Draw pile
generic-key-draws = Draw pile
generic-key-pile = Draw pile
generic-key-discards = Discard pile
generic-key-scores = Points
generic-key-turns = Turns so far
# Cards laid in this turn.
generic-key-laid = Laid this turn
generic-key-round = Round
generic-key-dealer = Deals
generic-key-layer = Laid last
generic-key-waiting = Sorts new cards
generic-key-colour = Colour
generic-key-doubted = Colour before
generic-key-drawn = Drawn
generic-key-direction = Direction
generic-direction-is = { $value ->
        [1] clockwise
       *[other] counter-clockwise
    }
generic-key-pending = To be answered
generic-pending-is = { $value ->
        [skip] Skip
        [two] Draw Two
        [four] Wild Draw Four
       *[other] { $value }
    }
generic-key-phase = Now
generic-phase-is = { $value ->
        [turn] a turn
        [drawn] a card is drawn
        [ready] cards are sorted
        [deal] a new deal
       *[other] { $value }
    }
