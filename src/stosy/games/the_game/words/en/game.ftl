### The Game, the original. A team game: two rising and two falling piles.
### For translators: see the top of common.ftl.

game-name = The Game
game-idea = Together, or alone: lay the numbers 2 to 99 on two rising and two falling piles, and keep your numbers to yourselves.
daily-score = A win counts first; then the fewer cards you leave, the better. Anyone who resigns or runs out of time comes last.

## Piles

pile-up1 = the first rising pile
    .onto = on the first rising pile
pile-up2 = the second rising pile
    .onto = on the second rising pile
pile-down1 = the first falling pile
    .onto = on the first falling pile
pile-down2 = the second falling pile
    .onto = on the second falling pile

## Options

option-start = Who begins
option-start-agreed = you agree
    .about = until the first card is laid, anyone may say “I begin”
option-start-drawn = fixed
    .about = whoever is chosen when the table is made, else drawn by lot
option-minimum = Cards a turn, at least
option-minimum-2 = two
    .about = lay two or more a turn; one is enough once the draw pile is empty
option-minimum-3 = three
    .about = for professionals: lay three or more a turn; one is enough once the draw pile is empty

## How it ends. Fewer than ten cards left deserve praise.

result-cannot-lay = Not enough cards fit: the game is lost with { part-left }.{ part-praise }
-praise = An excellent result!
part-praise = { $left ->
        [1] {" "}{ -praise }
        [2] {" "}{ -praise }
        [3] {" "}{ -praise }
        [4] {" "}{ -praise }
        [5] {" "}{ -praise }
        [6] {" "}{ -praise }
        [7] {" "}{ -praise }
        [8] {" "}{ -praise }
        [9] {" "}{ -praise }
       *[other] {""}
    }

## Refusals

refusal-not-higher = A rising pile takes a higher card, or the card exactly ten below its top. The top is { $top }, and { $card } is neither.
refusal-not-lower = A falling pile takes a lower card, or the card exactly ten above its top. The top is { $top }, and { $card } is neither.
refusal-signal-not-in-game = Here you may only ask for a pile to be left alone, or say which pile you want; anything else would tell a number.

## Rules, explained to players

rule-TG1 = You are one team of one to five. There are 98 cards, 2 to 99, and four piles: two rise from 1, two fall from 100. Alone you hold eight cards; two of you hold seven each, three or more six each.
rule-TG2 = On your turn lay two cards or more, then draw until your hand is full again. Once the draw pile is empty, one card is enough. Rising piles take higher cards, falling piles lower ones, and the reverse trick, exactly ten back, always fits. Anyone with no cards left is passed over. Play goes clockwise.
rule-TG3 = All 98 cards laid: you win, that very moment. If the player whose turn it is cannot lay as many as the turn needs, you all lose; fewer than ten cards left is still excellent. Professionals lay at least three a turn. After the deal you agree who begins: at first somebody is picked, but until the first card is laid each of the others may say “I begin” once, and then it is their turn.
rule-TG4 = Talk, but never in numbers. With ready-made signals you can ask for a pile to be left alone, or say which pile you want. A signal stands until your turn ends, and you cannot repeat it before then.
rule-TG5 = A laid card stays laid. And you cannot trap yourself: a card after which the turn could not reach its minimum is not allowed.

## Captions of the examples on the page of rules

rules-ex-tg-rising = Rising piles take higher cards.
rules-ex-tg-falling = Falling piles take lower cards.
rules-ex-tg-back = 58 on a falling 48: exactly ten back, the reverse trick.
rules-ex-tg-not = 45 on a rising 52: lower, and not by exactly ten.

## The lesson. $card and the pile are marked on the table.

lesson-rising = You play together. Higher numbers go here: tap { $card }, then the marked pile.
lesson-falling = Here they go down. Tap { $card }, then the marked pile.
lesson-end = Two cards are enough. Small steps are best! Play your turn.
lesson-wants = Your partner asks you to leave a pile alone. Say where you want to lay: on the marked pile.
lesson-trick = Here’s why: the reverse trick! Exactly ten back fits, too. Lay { $card }!
lesson-leave = One more card: { $card } here, and your partner’s pile stays as it is.
lesson-end-again = Play your turn. Your partner knows what you need now.
lesson-done = That’s all. Lay every card together, and never say a number: play on!

## The rules in short, one sentence for each card of the page of rules

rules-short-goal = Together you lay all 98 cards. If somebody can’t lay, all of you have lost.
rules-short-cards = Two piles go up from 1, two go down from 100.
rules-short-turn = Lay two cards or more: higher, lower, or exactly ten back.
rules-short-talk = No numbers! Say which pile you want, or which to leave alone.

## Why a rule is as it is, and a turn in pictures

rules-why-TG1 = We do not have the printed rules of this game, only those of its relatives. This is how people play it.
rules-why-TG4 = Taken from The Game: Quick & Easy. There is no signal for the reverse trick: it would give away an exact number.
rules-why-TG5 = Your partners have seen a laid card: to take it back would tell them a number. And nobody should lose by a slip of the hand.
rules-ex-tg-turn-1 = 37 on a rising 47: exactly ten back.
rules-ex-tg-turn-2 = 72 on a falling 62: ten back, too.
rules-ex-tg-turn-3 = 31 on the other rising pile, a 30: just one step.
rules-ex-tg-turn-4 = End of the turn: draw until your hand is full again.
rules-short-last = All 98 laid: you win. Fewer than ten left is excellent, too.
