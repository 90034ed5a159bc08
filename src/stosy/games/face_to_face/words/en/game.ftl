### The Game: Face to Face. A duel: each player has a rising and a falling pile of their own.
### For translators: see the top of common.ftl.

game-name = The Game: Face to Face
game-idea = A duel: be the first to lay all your 58 cards on your two piles. Help your opponent now and then, and you refill your hand.
daily-score = A win counts first, then how many more cards your opponent has left than you. Anyone who resigns or runs out of time comes last.

## Piles. $by is who acts: you (the reader), other (the reader's opponent), watched (the reader
## is a spectator, and anybody may act). Every pile belongs to one of the two, so "their" piles of
## the opponent who acts are the reader's own.

pile-up = { $by ->
        [you] your rising pile
       *[other] their own rising pile
        [watched] their own rising pile
    }
    .onto = { $by ->
        [you] on your rising pile
       *[other] on their own rising pile
        [watched] on their own rising pile
    }
    .from = { $by ->
        [you] from your rising pile
       *[other] from their own rising pile
        [watched] from their own rising pile
    }
pile-down = { $by ->
        [you] your falling pile
       *[other] their own falling pile
        [watched] their own falling pile
    }
    .onto = { $by ->
        [you] on your falling pile
       *[other] on their own falling pile
        [watched] on their own falling pile
    }
    .from = { $by ->
        [you] from your falling pile
       *[other] from their own falling pile
        [watched] from their own falling pile
    }
pile-their-up = { $by ->
        [you] your opponent’s rising pile
       *[other] your rising pile
        [watched] the opponent’s rising pile
    }
    .onto = { $by ->
        [you] on your opponent’s rising pile
       *[other] on your rising pile
        [watched] on the opponent’s rising pile
    }
    .from = { $by ->
        [you] from your opponent’s rising pile
       *[other] from your rising pile
        [watched] from the opponent’s rising pile
    }
pile-their-down = { $by ->
        [you] your opponent’s falling pile
       *[other] your falling pile
        [watched] the opponent’s falling pile
    }
    .onto = { $by ->
        [you] on your opponent’s falling pile
       *[other] on your falling pile
        [watched] on the opponent’s falling pile
    }
    .from = { $by ->
        [you] from your opponent’s falling pile
       *[other] from your falling pile
        [watched] from the opponent’s falling pile
    }

## Hints

hint-keeps-pile = It saves the other pile for later.

## Options: a label, then one message a value with its consequence in .about

option-single-last-card = A single last card
option-single-last-card-loses = loses
    .about = with one card in hand and none to draw you cannot lay two, so you lose
option-single-last-card-may-be-laid = may be laid
    .about = with one card in hand and none to draw you may lay it alone, and win

## How it ends

result-all-laid = { $winner-is ->
        [you] You have laid your last card: you win!
       *[other] { $winner } lays the last card and wins.
    }
result-cannot-lay = { $winner-is ->
        [you] Your opponent cannot lay two cards: you win!
       *[other] { $reader ->
            [watching] { $winner } wins: the opponent cannot lay two cards.
           *[seated] You cannot lay two cards any more: { $winner } wins.
        }
    }
result-resigned = { $winner-is ->
        [you] Your opponent resigns: you win.
       *[other] { $reader ->
            [watching] { $winner } wins: the opponent resigns.
           *[seated] You resign: { $winner } wins.
        }
    }
result-timeout = { $winner-is ->
        [you] Your opponent’s time is up: you win.
       *[other] { $reader ->
            [watching] { $winner } wins: the opponent’s time is up.
           *[seated] Your time is up: { $winner } wins.
        }
    }

## Refusals

refusal-not-higher = Your rising pile takes a higher card, or the card exactly ten below its top. The top is { $top }, and { $card } is neither.
refusal-not-lower = Your falling pile takes a lower card, or the card exactly ten above its top. The top is { $top }, and { $card } is neither.
refusal-helped-already = Only one card a turn may go to the opponent’s piles, and you have laid it.
refusal-row-card-cannot-improve = This pile of your opponent’s still shows its row card, and nothing is better than that.
refusal-help-not-lower = On your opponent’s rising pile only a lower card helps, and the reverse trick does not count there. The top is { $top }, and { $card } is not lower.
refusal-help-not-higher = On your opponent’s falling pile only a higher card helps, and the reverse trick does not count there. The top is { $top }, and { $card } is not higher.
# $seats players were asked for.
refusal-seat-count = This is a duel: it takes two players, not { $seats }.
refusal-nothing-to-take-back = You have not laid a card in this turn, so there is nothing to take back.

## Rules, explained to players

rule-FF1 = Each of you has 60 cards of one colour, gold or silver. Two row cards lie open: a rising row from 1 and a falling row from 60. The 58 numbers 2 to 59 are shuffled into your draw pile, and you start with the top six in hand.
rule-FF2 = The lot decides who begins, unless you agree on it when you set up the table.
rule-FF3 = On your turn lay two cards or more, one by one, on any piles you like. Then draw, and it is the other player’s turn. Two is the minimum right to the end, even with nothing left to draw.
rule-FF4 = Your rising pile takes any higher card, your falling pile any lower one. And there is the reverse trick: exactly ten back fits too, such as 17 on a rising 27 or 45 on a falling 35, as often as you can.
rule-FF5 = Once a turn you may lay a card on one of your opponent’s piles, if it is a help: lower than the top of the rising pile, or higher than the top of the falling one. The reverse trick does not count there. A bare row card is as good as it gets: nothing can help it.
rule-FF6 = If you used only your own piles, you draw two cards, no matter how many you laid. If one of your cards helped your opponent, you draw up to six. When the draw pile runs short, you take what is there.
rule-FF7 = Be the first to lay all your 58 cards, and you win on the spot. If you cannot lay two cards on your turn, you lose on the spot.
rule-FF8 = With one card in hand and none to draw you cannot lay two, so you lose. You may agree beforehand that such a last card can be laid alone, on any pile that takes it.
rule-FF9 = Until you end your turn you may take your cards back, the last one first. And you never lose by a slip: a card after which the turn could not reach two is simply not allowed. The last of your 58 cards wins without ending the turn.
rule-FF10 = Both of you can see every card laid, the tops, and how many cards are in the hands and draw piles. The cards in each hand and the order of the draw piles stay secret.

## Hints: why an action may be good

hint-help-draws = It helps your opponent, but you fill your hand up again.

## What stands on the table

generic-key-draws = Draw pile

## The turn, in the browser

# The player has helped and draws up to six.
duel-then-draw-full = { $count ->
        [0] You help your opponent, but nothing is left to draw.
        [one] You help your opponent, so you draw up to six ({ $count } card).
       *[other] You help your opponent, so you draw up to six ({ $count } cards).
    }
# A card on one of the opponent’s piles is still possible, and then one draws up to six.
duel-then-draw-or-help = { $count ->
        [one] Then you draw { $count } card, or up to six if you help your opponent.
       *[other] Then you draw { $count } cards, or up to six if you help your opponent.
    }
duel-helped = help given

## A single last card loses. $count cards are left in hand and draw pile.

duel-single-soon = { $count ->
        [one] { $count } card to go. Careful: a single last card loses.
       *[other] { $count } cards to go. Careful: a single last card loses.
    }
duel-single-two = Two to go: lay both in the same turn.
duel-single-now = Stop here, and a single card is left: that loses. Lay it too, or take one back.

## Captions of the examples on the page of rules

rules-ex-ff-rising = Each card higher than the one before; gaps do not matter.
rules-ex-ff-back-up = 17 on a rising 27: exactly ten back, the reverse trick.
rules-ex-ff-back-down = 45 on a falling 35: the reverse trick works here, too.
rules-ex-ff-not = 16 on a rising 27: lower, and not by exactly ten.
rules-ex-ff-help = 12 on your opponent’s rising 29: lower, so it helps.
rules-ex-ff-help-not = 31 on your opponent’s rising 29: higher is no help.
rules-ex-ff-row-not = Nothing helps a pile that still shows its row card.
rules-ex-ff-draw-two = Three cards, all on your own piles: you draw two.
rules-ex-ff-draw-six = Five cards, one of them a help: you draw up to six.

## The coach: what to do next, beside the hand

# $count is what one draws without helping.
coach-lay-help-or-end = Lay more cards or end your turn. Help your opponent, and you draw up to six.
coach-single-two = Two to go: lay both in the same turn.
coach-single-now = Don’t stop: a single last card loses. Lay it too, or take one back.

## The lesson. $card and the pile are marked on the table.

lesson-rising = Higher numbers go here. Tap { $card }, then the marked pile.
lesson-falling = Here they go down. Tap { $card }, then the marked pile.
lesson-end = Two cards are enough. End your turn: you draw two new ones.
lesson-trick = Now the reverse trick: exactly ten back fits, too. Lay { $card } there!
lesson-help = Now help your opponent: lay { $card } on their pile. You draw more cards for it.
lesson-end-full = End your turn. You helped, so you draw up to six cards.
lesson-done = That’s all. Be the first to lay all your cards: play on!

## The rules in short, one sentence for each card of the page of rules

rules-short-goal = Lay all your cards before your opponent does.
rules-short-cards = Each of you has a pile that goes up, a pile that goes down, and six cards in hand.
rules-short-turn = Lay two cards or more: higher, lower, or exactly ten back.
rules-short-helping = One card a turn may help your opponent. Then you draw up to six, otherwise two.
rules-short-last = Keep two for the end: a single last card loses.

## Why a rule is as it is, and a turn in pictures

rules-why-FF2 = In the Russian rules you draw lots; in the Ukrainian ones you decide it yourselves.
rules-why-FF5 = One sentence of the Russian rules swaps the two piles. Their own examples and the Ukrainian rules say what stands here.
rules-why-FF8 = The printed rules do not mention a single last card. But they insist on two cards a turn even when nothing is left to draw, so it loses unless you agree otherwise.
rules-why-FF9 = The printed rules do not say whether a card may be taken back. Before you draw, nothing hidden has come to light: it harms nobody, and nobody loses by a slip of the hand.
rules-why-FF10 = By the printed rules only the top card of a pile is seen. But you both saw the others when they were laid, so here you can look them up.
rules-ex-ff-turn-1 = First 17 on your rising 27: the reverse trick.
rules-ex-ff-turn-2 = Then 19 and 30 on the same pile: each is higher.
rules-ex-ff-turn-3 = One card helps your opponent: 12 on their rising 29.
rules-ex-ff-turn-4 = End of the turn. Two cards are left in hand, and you helped: draw four.
