### The tables of the games with rows, in the browser.
### For translators: see the top of common.ftl.

## Piles, as buttons read aloud. $pile is one of pile-…, $top the name of a card.

rows-pile = { $count ->
        [one] { $pile }: top { $top }, { $count } card
       *[other] { $pile }: top { $top }, { $count } cards
    }
rows-pile-bare = { $pile }: row card { $from }, nothing laid yet
# For spectators: $name owns the pile.
rows-pile-of = { $name }, { $pile }
rows-rising = rising pile
rows-falling = falling pile
# A card is chosen, and it may be laid on this pile. $pile is rows-pile, $effect one of rows-effect-….
rows-pile-lay = { $pile }. Lay { $card } here: { $effect }
rows-pile-take-back = { $pile }. Take { $card } back

## What a lay does to a pile: short, on the pile.
## $room is how many numbers of the pile's way are lost or won back.

rows-effect-onward = { $room ->
        [one] { $room } step
       *[other] { $room } steps
    }
rows-effect-trick = Trick: { $room } back!
rows-effect-help = Help: { $room } back

## The turn

rows-table = Table
rows-hand = Your hand
rows-choose = Choose a card, then a pile.
# $card is chosen.
rows-choose-pile = Choose a pile. Your card: { $card }.
# $pile is chosen.
rows-choose-card = Choose a card. Your pile: { $pile }.
# $least cards must be laid in the turn, $laid are.
rows-laid = Laid: { $laid }. This turn needs at least { $least }.
rows-laid-exactly = Laid: { $laid }. This turn has exactly { $most }.
rows-laid-up-to = Laid: { $laid }. This turn has at most { $most }.
rows-then-draw = { $count ->
        [0] Nothing is left to draw.
        [one] Then you draw { $count } card.
       *[other] Then you draw { $count } cards.
    }
# Before the first card: a button, and who is to act until somebody presses it.
rows-begin = I begin
rows-agree = { $name } begins, unless you say “I begin”.
rows-contested = The others may still say “I begin”.
rows-end-turn = End turn
rows-take-back = Take back
rows-undo = Undo
rows-send = Play turn
rows-arranged = { $count ->
        [one] { $count } card laid out; nobody sees it until you play your turn.
       *[other] { $count } cards laid out; nobody sees them until you play your turn.
    }
rows-provisional = laid out, not played yet

## Counting

rows-progress = { $laid } of { $all } laid
rows-draw-pile = { $count ->
        [0] Draw pile: empty
        [one] Draw pile: { $count } card
       *[other] Draw pile: { $count } cards
    }
rows-nearly = { $left ->
        [one] Only { $left } card left!
       *[other] Only { $left } cards left!
    }

## Signals: very short, beside a shape or an icon; the whole sentence is signal-… in common.ftl

rows-signals = Signals
rows-signals-pile = Signals: { $pile }
# How to give signals; and a switch: their buttons stay on the table.
rows-signals-about = Tell your team something. For a pile, press and hold it.
rows-signals-pin = Keep on the table
# Said of a pile: I want to lay here; please do not lay here; I can use the trick here.
rows-says-wants = I want
rows-says-leave = not here
rows-says-trick = trick
# Said of a colour: I hold it; I hold a low, medium, high card of it.
rows-says-holds = I have
rows-says-low = low
rows-says-middle = medium
rows-says-high = high
# A signal that stands, on a pile: who says it.
rows-said-by = { $name }: { $signal }

## What decided a match: a few sentences

# Cards a player had yet to lay when it ended.
highlight-left = { $seat-is ->
        [you] { $count ->
            [one] You still have one card to lay.
           *[other] You still have { $count } cards to lay.
        }
       *[other] { $count ->
            [one] { $seat } still has one card to lay.
           *[other] { $seat } still has { $count } cards to lay.
        }
    }
# The lay that skipped the most numbers: $top was the top, $card is what was laid.
highlight-jump = { $seat-is ->
        [you] The biggest jump is yours: { $top } → { $card } { $pile-onto }.
       *[other] { $seat } makes the biggest jump: { $top } → { $card } { $pile-onto }.
    }
# The lay that brought a pile back the most.
highlight-best-trick = { $seat-is ->
        [you] The best trick is yours: { $top } → { $card } { $pile-onto }.
       *[other] { $seat } does the best trick: { $top } → { $card } { $pile-onto }.
    }
highlight-turn = { $seat-is ->
        [you] { $count ->
            [one] Your longest turn has { $count } card.
           *[other] The longest turn is yours, with { $count } cards.
        }
       *[other] { $count ->
            [one] The longest turn of { $seat } has { $count } card.
           *[other] { $seat } has the longest turn, with { $count } cards.
        }
    }
# $counts is a list like "Sara: 3, Tim: 5".
highlight-tricks = Reverse tricks: { $counts }.
highlight-helps = Cards laid to help the opponent: { $counts }.
highlight-team-tricks = Reverse tricks: { $count }.
highlight-turns = Turns: { $count }.
