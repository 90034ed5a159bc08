### The Game: Quick & Easy. A team game with colours: two piles, two cards in hand.
### For translators: see the top of common.ftl.

game-name = The Game: Quick & Easy
game-idea = Together: lay all fifty cards on one rising and one falling pile, with two cards in hand and no numbers said aloud.
daily-score = A win counts first; then the fewer cards you leave, the better. Anyone who resigns or runs out of time comes last.

## Cards. $colour is the letter r, y, g, b or p; $face is the number as text.
## The variant other is for what is no card of this game.
## .object is the form after "lay" (accusative).

card = { $colour ->
        [r] red { $face }
        [y] yellow { $face }
        [g] green { $face }
        [b] blue { $face }
        [p] purple { $face }
       *[other] { $colour }{ $face }
    }
    .object = { $colour ->
        [r] the red { $face }
        [y] the yellow { $face }
        [g] the green { $face }
        [b] the blue { $face }
        [p] the purple { $face }
       *[other] { $colour }{ $face }
    }

## Piles

pile-up = the rising pile
    .onto = on the rising pile
pile-down = the falling pile
    .onto = on the falling pile

## What happens

hint-keeps-pile = It saves the other pile for later.

## Options

option-start = Who begins
option-start-agreed = you agree
    .about = until the first card is laid, anyone may say “I begin”
option-start-drawn = fixed
    .about = whoever is chosen when the table is made, else drawn by lot
option-variant = Variant
option-variant-standard = standard
    .about = one or two cards a turn; you may hint at low, medium and high
option-variant-professional = professional
    .about = exactly one card a turn; not a word about high or low

## Refusals

refusal-not-higher = The top of the rising pile is { $top }, and { $card } is not higher. Only a card of the same colour may go back.
refusal-not-lower = The top of the falling pile is { $top }, and { $card } is not lower. Only a card of the same colour may go back.
refusal-signal-not-in-variant = In the professional variant you say nothing about heights, and you can’t ask for a pile to be left alone.
refusal-signal-not-true = Your cards don’t fit that, and signals must be true.

## How it ends

result-cannot-lay = No card in hand fits: the game is lost with { part-left }.

## Rules, explained to players

rule-QE0 = After the deal you agree who begins. At first somebody is picked, when the table is made or by lot. Until the first card is laid, each of the others may say “I begin” once, and then it is their turn. You may also agree that the pick is final.
rule-QE1 = You are one team. There are fifty cards, 1 to 10 in red, yellow, green, blue and purple. On the table are a rising row from 1 to 10 and a falling one from 10 to 1. Everybody holds two cards.
rule-QE2 = On your turn lay one card or two, both on one pile or one on each. Then draw until you hold two again. Play goes clockwise.
rule-QE3 = The rising pile takes higher cards, and the falling pile lower ones; how big the step is does not matter. On a bare row card anything goes.
rule-QE4 = The reverse trick: a card in the colour of the top card always fits, whatever its number.
rule-QE5 = When the draw pile is empty, you play on without drawing. Anyone with no cards left is passed over.
rule-QE6 = If the player whose turn it is has cards, but none fits, you all lose at once. When all fifty are laid, you all win, the very moment the last card lies. The fewer cards left, the better the result.
rule-QE7 = Talk as much as you like, but never in exact numbers. Colours, rough heights and wishes about piles are fine; anything that lets others work out a number is not: “a high yellow” is fine, “two above the top” is not.
rule-QE8 = The professional variant: exactly one card a turn. You may say which colours you hold, where you want to lay and where you want to use the reverse trick, but nothing about heights.
rule-QE9 = Signals are ready-made things to say, and they are always true: a colour you hold, its height (low is 1–3, medium 4–7, high 8–10), a pile you want, a pile for the reverse trick, a pile you ask to be left alone. Anyone with a card may signal at any time. A signal stands until your turn ends, and you cannot repeat it before then.
rule-QE10 = After your first card you may lay a second or end your turn. A laid card stays laid: everybody has seen it, and taking it back would give its number away.

## Captions of the examples on the page of rules

rules-ex-qe-falling = Red 7, then blue 4 and green 2 in one turn: lower and lower.
rules-ex-qe-row = Blue 5 on the bare rising row: here anything goes.
rules-ex-qe-trick = Green 8 on a falling green 2: same colour, the reverse trick.
rules-ex-qe-not = Red 8 on a falling green 2: higher, and another colour.

## The lesson. $card and the pile are marked on the table.

lesson-begin = You agree who begins. Your two cards make a good start, so say “I begin”.
lesson-rising = You play together. Here the numbers go up: tap { $card-object }, then the marked pile.
lesson-falling = Here they go down: tap { $card-object }, then the marked pile.
lesson-end = One card or two, as you like. Play your turn!
lesson-trick = The same colour may always go back! Lay { $card-object } there.
lesson-end-one = One card is enough. Play your turn!
lesson-holds = Help your partner, but without numbers: say that you have a { $colour } card.
lesson-done = That’s all. Lay all fifty cards together: play on!

## The rules in short, one sentence for each card of the page of rules

rules-short-goal = Together you lay all fifty cards. If somebody can’t lay, all of you have lost.
rules-short-cards = One pile goes up, one goes down. Everybody holds two cards.
rules-short-turn = Lay one card or two. The same colour may always go back.
rules-short-talk = Talk, but never in numbers. Signals say what is allowed.

## Why a rule is as it is, and a turn in pictures

rules-why-QE0 = By the printed rules the players agree on it. Where they have not, the lot has to decide.
rules-why-QE5 = The printed rules do not say what a player without cards does while others still have some.
rules-why-QE7 = The printed rules give one example of what you may say and one of what you may not. A program cannot weigh words, so it lets no numbers into the chat.
rules-why-QE9 = Signals are not in the printed rules. They make clear in any language what may be said, and bots can join in.
rules-why-QE10 = The printed rules do not say whether both cards are shown at once, nor whether a laid one may come back.
rules-ex-qe-turn-1 = Only a 1 would be lower than green 2. But your green 8 has the same colour: the reverse trick.
rules-ex-qe-turn-2 = Your second card: blue 5 on the rising yellow 3, for it is higher.
rules-ex-qe-turn-3 = End of the turn: draw two cards again.
rules-short-last = Nothing left to draw? Play on. All fifty laid: you have won!
