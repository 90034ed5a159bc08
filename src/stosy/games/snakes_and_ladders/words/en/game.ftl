### Snakes & Ladders. Get rid of your hand: match colour or picture, intervene, bluff, call out.
### For translators: see the top of common.ftl.

game-name = Snakes & Ladders
game-idea = Everybody for themselves: be the first to get rid of your cards. Follow the colour, number or picture, cut in, bluff, and don’t forget to say “One card!”
daily-score = A win counts first; then the points you win, or, if you lose, the points you give away with the cards in your hand: the fewer, the better. Anyone who resigns or runs out of time comes last.

## Cards. $colour is the letter r, y, g or b, $face the digit as text. The variant other is for
## what is no card of this game. .object is the form after "lay" (accusative). W and W4 have no
## colour. The names of the cards (Skip, Draw Two, Reverse, Wild, Wild Draw Four) appear in the
## texts below too: keep them the same everywhere.

card = { $colour ->
        [r] red { $face }
        [y] yellow { $face }
        [g] green { $face }
        [b] blue { $face }
       *[other] { $colour }{ $face }
    }
    .object = { $colour ->
        [r] a red { $face }
        [y] a yellow { $face }
        [g] a green { $face }
        [b] a blue { $face }
       *[other] { $colour }{ $face }
    }
card-S = { $colour ->
        [r] red Skip
        [y] yellow Skip
        [g] green Skip
        [b] blue Skip
       *[other] { $colour } Skip
    }
    .object = { $colour ->
        [r] a red Skip
        [y] a yellow Skip
        [g] a green Skip
        [b] a blue Skip
       *[other] { $colour } Skip
    }
card-D = { $colour ->
        [r] red Draw Two
        [y] yellow Draw Two
        [g] green Draw Two
        [b] blue Draw Two
       *[other] { $colour } Draw Two
    }
    .object = { $colour ->
        [r] a red Draw Two
        [y] a yellow Draw Two
        [g] a green Draw Two
        [b] a blue Draw Two
       *[other] { $colour } Draw Two
    }
card-R = { $colour ->
        [r] red Reverse
        [y] yellow Reverse
        [g] green Reverse
        [b] blue Reverse
       *[other] { $colour } Reverse
    }
    .object = { $colour ->
        [r] a red Reverse
        [y] a yellow Reverse
        [g] a green Reverse
        [b] a blue Reverse
       *[other] { $colour } Reverse
    }
card-W = Wild
    .object = a Wild
card-W4 = Wild Draw Four
    .object = a Wild Draw Four

## What happens

# $opening is the card that was turned over first.
event-round-dealt = { $dealer-is ->
        [you] Round { $round }: you deal. The opening card: { $opening }.
       *[other] Round { $round }: { $dealer } deals. The opening card: { $opening }.
    }{ part-hand }
# $intervened: laid out of turn. $colour is chosen with a wild only, else $colour-is is none.
event-card-laid = { $intervened ->
        [yes] { $seat-is ->
            [you] You cut in with { $card-object }{ part-ordered }.
           *[other] { $seat } cuts in with { $card-object }{ part-ordered }.
        }
       *[no] { $seat-is ->
            [you] You lay { $card-object }{ part-ordered }.
           *[other] { $seat } lays { $card-object }{ part-ordered }.
        }
    }{ part-one-card }
part-ordered = { $colour-is ->
        [none] {""}
       *[other] , choosing { $colour }
    }
# $one-card: announced to be left with one card.
part-one-card = { $one-card ->
        [yes] {" "}“One card!”
       *[no] {""}
    }
# $count can be 0. Which cards were taken is known only to the one who took them.
event-cards-taken = { $count ->
        [0] { $seat-is ->
            [you] There is no card left for you to take.
           *[other] There is no card left for { $seat } to take.
        }
       *[other] { $seat-is ->
            [you] You take { part-count }{ part-why }{ part-which }.
           *[other] { $seat } takes { part-count }{ part-why }{ part-which }.
        }
    }
# draw: of one's own will; two, four: a Draw Two, a Wild Draw Four; challenge: doubted an honest
# player; bluff: was caught bluffing; called_out: forgot "One card!"; penalty: made a mistake.
part-why = { $why ->
        [draw] {" "}from the draw pile
        [two] {" "}for the Draw Two
        [four] {" "}for the Wild Draw Four
        [challenge] {" "}for the wrong challenge
        [bluff] {" "}for the bluff
        [called_out] {" "}for the forgotten “One card!”
        [penalty] {" "}as a penalty
       *[other] {""}
    }
event-passed = { $seat-is ->
        [you] You pass.
       *[other] { $seat } passes.
    }
event-skipped = { $seat-is ->
        [you] You miss a turn.
       *[other] { $seat } misses a turn.
    }
# $seat doubts that $target was allowed to lay the Wild Draw Four. $hand is what $target held,
# known to these two only.
event-challenged = { $seat-is ->
        [you] You challenge { $target }.
       *[other] { $target-is ->
            [you] { $seat } challenges you.
           *[other] { $seat } challenges { $target }.
        }
    } { $bluff ->
        [yes] It was a bluff, and the Wild Draw Four goes back!
       *[no] It was honest.
    }{ part-shown }
part-shown = { $hand-is ->
        [known] {" "}The hand shown: { $hand }.
       *[hidden] {""}
    }
event-called-out = { $seat-is ->
        [you] You call out { $target }, who did not say “One card!”
       *[other] { $target-is ->
            [you] { $seat } calls you out: you did not say “One card!”
           *[other] { $seat } calls out { $target }, who did not say “One card!”
        }
    }
# card: it did not fit; announcement: said "One card!" wrongly; call: called out $target wrongly.
event-erred = { $mistake ->
        [card] { $seat-is ->
            [you] A mistake: you try { $card-object }, which does not fit, and take it back.
           *[other] A mistake: { $seat } tries { $card-object }, which does not fit, and takes it back.
        }
        [announcement] { $seat-is ->
            [you] A mistake: you say “One card!” with { $card-object }, but it is not true, and take the card back.
           *[other] A mistake: { $seat } says “One card!” with { $card-object }, but it is not true, and takes the card back.
        }
       *[call] { $seat-is ->
            [you] A mistake: you call out { $target }, who has forgotten nothing.
           *[other] { $target-is ->
                [you] A mistake: { $seat } calls you out, but you have forgotten nothing.
               *[other] A mistake: { $seat } calls out { $target }, who has forgotten nothing.
            }
        }
    }
event-was-ready = { $seat-is ->
        [you] You have your cards in order; play goes on.
       *[other] { $seat } is ready; play goes on.
    }
event-reshuffled = { $count ->
        [one] The draw pile is empty. { $count } card from the discard pile makes a new one.
       *[other] The draw pile is empty. { $count } cards from the discard pile are shuffled into a new one.
    }
# $pending is what the player has to suffer or answer: skip, two, four, or none.
event-turn-of = { $pending ->
        [skip] { $seat-is ->
            [you] A Skip hits you: lay the same card, or miss your turn.
           *[other] A Skip hits { $seat }.
        }
        [two] { $seat-is ->
            [you] A Draw Two hits you: lay one too, or take two cards.
           *[other] A Draw Two hits { $seat }.
        }
        [four] { $seat-is ->
            [you] A Wild Draw Four hits you: take four cards, challenge, or lay a Draw Two of that colour.
           *[other] A Wild Draw Four hits { $seat }.
        }
       *[none] { $seat-is ->
            [you] It is your turn.
           *[other] It is { $seat }’s turn.
        }
    }
# $scores are the points of this round, $totals those of the match so far.
event-round-ended = { $winner-is ->
        [you] You win round { $round }!
        [nobody] Round { $round } ends without a winner.
       *[other] { $winner } wins round { $round }.
    } Points: { $scores }.{ $round ->
        [1] {""}
       *[other] {" "}Totals: { $totals }.
    }

## Actions, as choices in a menu

action-lay = { $one-card ->
        [yes] lay { $card-object }{ part-ordering } and say “One card!”
       *[no] lay { $card-object }{ part-ordering }
    }
part-ordering = { $colour-is ->
        [none] {""}
       *[other] {" "}for { $colour }
    }
action-draw = draw a card
action-pass = pass
action-accept = accept it: take any cards due and miss your turn
action-challenge = challenge: was the Wild Draw Four honest?
action-ready = ready: the new cards are in order
action-call-out = call out { $target }

## Options: a label, then one message a value with its consequence in .about

option-first-player = Who begins a round
option-first-player-after-dealer = the player after the dealer
    .about = the next one clockwise begins
option-first-player-dealer = the dealer
    .about = whoever deals also begins
option-opening-card = The opening card
option-opening-card-acts = acts
    .about = a Skip, Draw Two or Reverse takes effect as though it had just been laid
option-opening-card-inert = does nothing
    .about = only its colour and picture count
option-draw = Drawing
option-draw-free = free
    .about = you may draw even if a card of yours fits
option-draw-only-without-a-fit = only when nothing fits
    .about = you may draw only when no card of yours fits; wilds always fit
option-two-player-reverse = Reverse with two players
option-two-player-reverse-turns-only = only turns
    .about = with two players it does not change who is next
option-two-player-reverse-skips = skips
    .about = whoever lays it plays again
option-interventions = Cutting in
option-interventions-on = on
    .about = the identical card may be laid out of turn
option-interventions-off = off
    .about = everybody waits for their turn
option-courtesy = Courtesy
option-courtesy-on = on
    .about = the game waits while somebody sorts four or more new cards
option-courtesy-off = off
    .about = the game goes on at once
option-penalties = Penalties
option-penalties-off = off
    .about = a mistake is refused and costs nothing
option-penalties-on = on
    .about = a wrong card, announcement or call costs two cards
option-scoring = Scoring
option-scoring-winner-takes = the winner takes
    .about = the winner of a round scores what the others still hold; the most points win
option-scoring-keep-low = keep it low
    .about = everybody scores what they still hold; whoever reaches the target loses
option-target = Target
# $value is a number of points.
option-target-value = { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
    .about = the game ends when somebody has that many; usually 500, or 200 if kept low
option-rounds = Rounds
option-rounds-match = a whole game
    .about = rounds are played until the target is reached
option-rounds-single = a single round
    .about = whoever wins that round wins the game

## How it ends. $winners-is: you alone, among (you and others), other, nobody.
## $winners-count counts them. $scores is a list with names, $rounds the number of finished rounds.

result-target = { part-winners } Points: { $scores }.
result-single-round = { part-winners } Points: { $scores }.
# The same in the log, after the points of the round.
ended-target = { part-winners }
ended-single-round = { part-winners }
result-resigned = A player resigns. { part-winners }
result-timeout = Time is up. { part-winners }
part-winners = { $winners-is ->
        [you] You win!
        [among] You are among the winners: { $winners }.
        [nobody] Nobody wins.
       *[other] { $winners-count ->
            [one] { $winners } wins.
           *[other] { $winners } win.
        }
    }

## Refusals. $top is the top of the discard pile, $colour the current colour.

refusal-no-fit = You need { $colour }, or the number or picture of the top card ({ $top }); { $card } has neither.
refusal-not-the-ordered-colour = The colour chosen is { $colour }: only that colour or a wild fits, and { $card } is neither.
refusal-colour-missing = Name the colour you choose: { $card } has none of its own.
refusal-colour-needless = You choose a colour only with a wild; { $card } has its own.
refusal-nothing-drawn = There was no card to draw, so there is none to lay. Pass.
refusal-only-the-drawn = After drawing you may lay only the card just drawn ({ $drawn }), not { $card-object }.
refusal-drawn-already = You have drawn your card; lay it if it fits, or pass.
refusal-draw-with-a-fit = You agreed to draw only when nothing fits, and { $card } fits.
refusal-pass-before-draw = You can pass only after drawing a card.
refusal-no-answer-to-skip = You can answer a Skip only with the same card, { $top }; { $card } is another. Accept it and miss your turn.
refusal-no-answer-to-two = You can answer a Draw Two only with another Draw Two, of any colour; { $card } is not one. Accept it and take two cards.
refusal-no-answer-to-four = You can answer a Wild Draw Four only with a Draw Two of the chosen colour ({ $colour }); { $card } is not one. Take four cards, or challenge.
# $pending is what is to be suffered or answered: skip, two or four.
refusal-answer-first = { $pending ->
        [skip] First the Skip: accept it or answer it. You cannot draw instead.
        [two] First the Draw Two: accept it or answer it. You cannot draw instead.
       *[four] First the Wild Draw Four: accept it, answer it or challenge it. You cannot draw instead.
    }
refusal-nothing-to-accept = There is nothing to accept: no Skip and no cards to take are waiting for you.
refusal-nothing-to-challenge = There is no Wild Draw Four to challenge.
refusal-not-identical = { $top-is ->
        [W4] Nobody can cut in on a Wild Draw Four: { $card } has to wait for your turn.
       *[other] Out of turn you may lay only the very same card as the top. The top is { $top }, and { $card } is another card.
    }
refusal-own-card = You have just laid { $card } yourself; only the others may cut in on it.
refusal-four-out-of-turn = You lay a Wild Draw Four only on your own turn, never to cut in.
# $count: the cards that would be left in hand.
refusal-false-announcement = { $count ->
        [0] “One card!” is said with the last card but one; this would be your last.
        [one] “One card!” is said with the last card but one; you would have { $count } card left.
       *[other] “One card!” is said with the last card but one; you would have { $count } cards left.
    }
refusal-false-call = There is nothing to call out: nobody has just forgotten to say “One card!”
refusal-wait-for-ready = { $seat-is ->
        [you] First sort your new cards and say “Ready”.
       *[other] { $seat } is still sorting the new cards; please wait.
    }
refusal-nothing-to-sort = The game is not waiting for anybody to sort cards.
refusal-bad-opening = A Wild Draw Four cannot be the opening card.
# $round is the number of the round that is due.
refusal-bad-dealer = This should be the deal of round { $round }, by the player whose turn it is to deal.
refusal-bad-reshuffle = The new draw pile is not made of the discards.

## Rules, explained to players

rule-SL1 = There are 108 cards. In red, yellow, green and blue: one 0, two each of 1 to 9, and two each of Skip, Draw Two and Reverse. Without a colour: four Wilds and four Wild Draw Fours. Number cards are worth their number, coloured pictures 20, wilds 50.
rule-SL2 = Everybody gets seven cards. The rest is the draw pile, and its top card is turned over to open the discard pile. Play starts clockwise, and each round the next player clockwise deals.
rule-SL3 = The player after the dealer begins. In the printed Ukrainian rules the dealer does: you may agree on that, too.
rule-SL4 = The opening card works as though it had been laid just before the first player’s turn: a Skip or Draw Two hits that player, who may answer it. A Reverse turns the direction: with three or more of you, the player two seats before begins instead, and play goes anticlockwise. On an opening Wild any card goes; a Wild Draw Four is shuffled back and replaced. Nobody can cut in on the opening card. You may agree that its action does not count.
rule-SL5 = Lay one card of the current colour, or with the number or picture of the top card, or a wild. You may also draw a card instead; if it fits, you may lay that one at once, otherwise you pass. You may agree to draw only if nothing fits.
rule-SL6 = A Skip makes the next player miss a turn, unless that player lays the very same Skip, colour included: then it hits the one after.
rule-SL7 = A Draw Two makes the next player take two cards and miss a turn, unless that player lays a Draw Two of any colour: then it hits the one after. It never grows: the last one hit takes two.
rule-SL8 = A Reverse turns the direction of play. With two players it does not change who is next; you may agree that whoever lays it plays again.
rule-SL9 = Cutting in: anyone with exactly the card on top, the same colour and the same number or picture, may lay it out of turn, unless they laid the top card themselves. A Wild may be laid on a Wild like that, too. Be quick: it has to be before the next player acts. What the covered card was about to do is gone; play goes on from the one who cut in. It never works with a Wild Draw Four, and you may agree to play without it.
rule-SL10 = With a Wild you choose a colour, any you like. The next card must have that colour or be a wild.
rule-SL11 = A Wild Draw Four is for your own turn, and honest only while you hold no card of the current colour. You choose a colour; the next player takes four cards and misses a turn, or answers with a Draw Two of that colour. You may bluff, but you may be caught.
rule-SL12 = If a Wild Draw Four hits you, you may challenge it instead of taking four cards, and you are shown the hand it came from. A bluffer takes the card back, takes four more and misses a turn, and you play a normal turn. If it was honest, you take six cards and miss your turn.
rule-SL13 = Courtesy: anyone who has to take four or more cards at once gets the time to sort them: the game waits for “Ready”. You may agree to go on at once.
rule-SL14 = With your last card but one, say “One card!” If you forget, anybody may call you out, and you take two cards. It is too late when the next card is laid, or when the player whose turn it is draws, takes cards or challenges.
rule-SL15 = Everybody can see how many cards each player holds.
rule-SL16 = Normally a mistake is just not allowed and costs nothing. You may agree on penalties: then a wrong card, a wrong “One card!” or a wrong call costs two cards, a laid card goes back to the hand, and the turn goes on. Being too late is never punished.
rule-SL17 = When a card is needed and the draw pile is empty, the discard pile without its top card is shuffled into a new one. If there are still too few, you take what there is. If everybody in turn passes because nobody can draw, the round ends without a winner.
rule-SL18 = The round is over the moment a hand is empty; what the last card would have done no longer happens.
rule-SL19 = The winner of a round scores all that the others still hold, and the first to reach 500 wins the game. Or you agree to keep it low: everybody scores their own hand, and when somebody reaches 200, those who did have lost and all others have won. You may change the target, or play a single round.

## Hints: why an action may be good

hint-attacks = It makes life hard for the next player.
hint-sheds-points = { $count ->
        [one] It takes { $count } point off your hand.
       *[other] It takes { $count } points off your hand.
    }
hint-rids-of-card = One card fewer.
hint-calls-out = Somebody forgot to say “One card!”
hint-doubts = It may well be a bluff.
hint-trusts = It may well be honest.

## Before a match

setup-first = Who deals first

## What stands on the table: labels before numbers, names, cards or words

generic-key-pile = Draw pile
generic-key-discards = Discard pile
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
       *[other] anticlockwise
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

## Captions of the examples on the page of rules

rules-ex-sl-colour = The same colour fits.
rules-ex-sl-digit = The same number fits, whatever its colour.
rules-ex-sl-not = Neither the colour nor the number.
rules-ex-sl-skip = The very same Skip passes it on to the next player.
rules-ex-sl-skip-not = A Skip of another colour is no answer when you are hit.
rules-ex-sl-two = A Draw Two of any colour passes it on; the last one takes two.
rules-ex-sl-cut = Out of turn: exactly the card on top.
rules-ex-sl-cut-not = Out of turn the same number alone is not enough.
rules-ex-sl-wild = Blue was chosen: a blue card fits.
rules-ex-sl-honest = The colour is red, and you hold no red card: honest.
rules-ex-sl-bluff = The colour is red, and you hold a red 3: a bluff. Whoever challenges it is right.

## The coach: what to do next, beside the hand. Never a word about “One card!”, call-outs or cutting
## in. $answer: can the reader answer? $fits: what fits of the reader’s cards, by the colour, by the
## digit or picture ($face: a digit, S, D or R), or wilds.

part-coach-colour = { $colour-is ->
        [r] red
        [y] yellow
        [g] green
       *[b] blue
    }
part-coach-face = { $face ->
        [S] any Skip
        [D] any Draw Two
        [R] any Reverse
       *[other] any { $face }
    }
part-coach-draw = { $draw ->
        [yes] , or draw.
       *[no] .
    }
coach-lay = { $fits ->
        [colour] Lay { part-coach-colour }{ part-coach-draw }
        [face] Lay { part-coach-face }{ part-coach-draw }
        [colour_face] Lay { part-coach-colour } or { part-coach-face }{ part-coach-draw }
        [wild] Only a wild card fits: lay it{ part-coach-draw }
        [colour_wild] Lay { part-coach-colour } or a wild card{ part-coach-draw }
        [face_wild] Lay { part-coach-face } or a wild card{ part-coach-draw }
        [colour_face_wild] Lay { part-coach-colour }, { part-coach-face } or a wild card{ part-coach-draw }
       *[any] Any card fits: lay one{ part-coach-draw }
    }
coach-draw = Nothing fits: draw a card.
coach-drawn-fits = It fits: lay it, or keep it and pass.
coach-drawn-does-not-fit = It does not fit: pass.
coach-nothing-drawn = There is no card to draw: pass.
coach-answer-skip = { $answer ->
        [yes] A Skip for you: pass it on with the very same card, or miss your turn.
       *[no] A Skip for you: you miss your turn.
    }
coach-answer-two = { $answer ->
        [yes] Take two cards, or pass it on with a Draw Two.
       *[no] Take two cards.
    }
coach-answer-four = { $answer ->
        [yes] Take four cards, challenge, or lay a Draw Two of the chosen colour.
       *[no] Take four cards, or challenge if you think it is a bluff.
    }
coach-ready = Sort your new cards, then press Ready.

## The lesson. The card, pile or button is marked on the table.

lesson-colour = The same colour fits. Tap your { $card }.
lesson-digit = The same number fits, too, in any colour. Tap your { $card }.
lesson-skip = This card would cost you your turn. But you have the same one: lay it, and the next player misses a turn!
lesson-draw = Nothing fits. Tap the face-down pile and draw a card.
lesson-wild = A wild card always fits. Lay it and choose { $colour }.
lesson-cut-in = Look, exactly your card! Cut in: lay it, though it is not your turn.
lesson-two = You would have to take two cards. Lay your own Draw Two, and the next player takes them!
lesson-challenge = Four cards for you? That is honest only if they held no card of the old colour. Don’t believe it? Challenge!
lesson-one-card = A bluff! Soon you will have one card: first press “One card!”, then lay your { $card }.
lesson-last = Your last card fits. Lay it, and you win the round!

## What is special, explained when it first occurs

intro-skip = Skip: the next player misses a turn, or lays exactly the same card.
intro-two = Draw Two: the next player takes two cards, or lays a Draw Two, too.
intro-reverse = Reverse: now play goes the other way round.
intro-wild = A Wild always fits, and whoever lays it chooses the colour.
intro-four = Wild Draw Four: the next player takes four cards, or challenges.
intro-cut-in = That was cutting in: anyone with exactly the top card may lay it out of turn.
intro-challenge = A challenge: the bluffer takes four cards; if it was honest, the challenger takes six.
intro-call-out = Caught! Anyone who forgets to say “One card!” takes two cards.
intro-one-card = “One card!” is said with the last card but one.

## The rules in short, one sentence for each card of the page of rules

rules-short-goal = Be the first to get rid of all your cards.
rules-short-cards = Seven cards each, and one card face up.
rules-short-start = The player after the dealer begins, unless you agree otherwise.
rules-short-turn = Lay the same colour, the same number or picture, or a wild. Or draw a card.
rules-short-actions = Miss a turn, take two, take four: these hit the next player, who can often answer. A Reverse changes direction.
rules-short-out-of-turn = You have exactly the card on top? Lay it, even out of turn!
rules-short-attention = With your last card but one, say “One card!”
rules-short-points = Whoever has no cards left wins the round, and the others’ cards count.

## Why a rule is as it is, and a turn in pictures

rules-why-SL3 = The printed rules differ: in Ukrainian the dealer begins, in Russian the player after. Here it is the latter; you can choose the former.
rules-why-SL4 = By the printed rules you just turn over a card; what it does is not said. At most tables it counts.
rules-why-SL5 = The printed rules call laying a card a right, so you may draw all the same. They can also be read as “draw only if nothing fits”.
rules-why-SL8 = The printed rules do not speak of two players. For them, turning around changes nothing; some people let the same player go again.
rules-why-SL9 = The printed rules name cutting in where they explain the Skip, but the paragraph about it is missing. This is the custom they mean.
rules-why-SL11 = In the Ukrainian print the words about answering with a Draw Two are jumbled. The Russian half is clear: in the chosen colour.
rules-why-SL12 = By the printed rules the hand is shown, but not to whom. Here only the challenger sees it.
rules-why-SL16 = The printed rules leave penalties up to you. Being late is no mistake: a moment before it was right, so it costs nothing.
rules-why-SL17 = The printed rules do not say what to do when the draw pile runs out.
rules-why-SL18 = By the printed rules the round ends with somebody’s last card; whether its action still counts is not said.
rules-why-SL19 = Both ways of counting are printed, and you choose. Here the first of them is the default.
rules-ex-sl-turn-1 = Red 9 lies on top. You lay red 5: the same colour.
rules-ex-sl-turn-2 = The next player lays blue 5: the same number. Now blue counts.
rules-ex-sl-turn-3 = Then a blue Skip: the player after that misses a turn.
rules-ex-sl-turn-4 = Nothing fits? Draw a card. If it fits, you may lay it at once.
