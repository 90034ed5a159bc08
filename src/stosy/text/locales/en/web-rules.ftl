### The rules of the games as a page. The rules themselves are the messages rule-… of each game.
### For translators: see the top of common.ftl. Examples stand under small drawings of cards.

rules-title = Rules: { $game }
rules-choose = Rules of another game
rules-contents = On this page
rules-play = Play now

## Headings

rules-goal = What it is about
rules-cards = Cards and beginning
rules-start = Who begins
rules-turn = A turn
rules-helping = Helping and drawing
rules-actions = Action cards
rules-out-of-turn = Out of turn
rules-attention = Pay attention
rules-points = End of a round and points
rules-talk = Talk and signals
rules-last = At the very end
rules-others = Further rules
rules-choices = What you can agree on
rules-all-games = In every game
rules-tables = At a table with others
# $rule is the rule's id, such as FF4; read aloud for the link to it.
rules-link = Rule { $rule }

## Examples

rules-fits = allowed
rules-fits-not = not allowed

rules-ex-ff-rising = Each card higher than the one before; gaps do not matter.
rules-ex-ff-back-up = 17 on a rising 27: exactly ten back, the backward trick.
rules-ex-ff-back-down = 45 on a falling 35: the trick works the other way, too.
rules-ex-ff-not = 16 on a rising 27: lower, and not by exactly ten.
rules-ex-ff-help = 12 on your opponent’s rising 29: lower, so it helps.
rules-ex-ff-help-not = 31 on your opponent’s rising 29: higher is no help.
rules-ex-ff-row-not = Nothing helps a pile that still shows its row card.
rules-ex-ff-draw-two = Three cards, all on your own piles: you draw two.
rules-ex-ff-draw-six = Five cards, one of them a help: you draw up to six.

rules-ex-qe-falling = Red 7, then blue 4 and green 2 in one turn: lower and lower.
rules-ex-qe-row = Blue 5 on the bare rising row: here anything goes.
rules-ex-qe-trick = Green 8 on a falling green 2: same colour, the reverse trick.
rules-ex-qe-not = Red 8 on a falling green 2: higher, and another colour.

rules-ex-sl-colour = The same colour fits.
rules-ex-sl-digit = The same digit fits, whatever its colour.
rules-ex-sl-not = Neither the colour nor the digit.
rules-ex-sl-skip = The very same Skip passes it on to the next player.
rules-ex-sl-skip-not = A Skip of another colour is no answer when you are hit.
rules-ex-sl-two = A Draw Two of any colour passes it on; the last one takes two.
rules-ex-sl-cut = Out of turn: exactly the card on top.
rules-ex-sl-cut-not = Out of turn the same digit alone is not enough.
rules-ex-sl-wild = Blue was ordered: a blue card fits.
rules-ex-sl-honest = The colour is red, and you hold no red card: honest.
rules-ex-sl-bluff = The colour is red, and you hold a red 3: a bluff. Whoever challenges it is right.

rules-ex-tg-rising = Rising piles take higher cards.
rules-ex-tg-falling = Falling piles take lower cards.
rules-ex-tg-back = 58 on a falling 48: exactly ten back.
rules-ex-tg-not = 45 on a rising 52: lower, and not by exactly ten.
