### What all games share: refusals, events and results of several games, signals, common words.
###
### A game's own file may repeat any id of this file and then wins. Keep each message on one line
### or inside { selectors }: a line break in the text of a message is a line break on the screen.
###
### For translators
###
### People's names ($seat, $target, $winner …) are of unknown gender and are never inflected: use
### the present tense and keep names in the nominative ("Хід: Tim", "Tim bere kartu"). The reader
### is addressed informally, as at a card table.
###
### Many arguments come with companions; use whichever of them the language needs:
###   $seat         the name;             $seat-is     you | other | nobody  (who reads)
###   $card         "red 7" in a list;    $card-object the card as object of "lays" (accusative)
###                                       $card-is     its code: r7, W, 17; or none
###   $pile         "the rising pile";    $pile-onto   where to, $pile-from where from
###                                       $pile-is     up, down, their_up, up1 …
###   $colour       the word;             $colour-is   r, y, g, b, p, or none
###   $cards, $hand a list of cards;      $cards-is    known | hidden;  $cards-count
### The forms -object, -onto and -from are the attributes .object, .onto, .from of the messages
### card… and pile-…. Yes/no arguments are yes or no; what is not there is none.
###
### Ids that begin with part- are pieces of sentences in the same file. {" "} is a space that must
### stay, {""} is nothing. Numbers such as $count select plural forms: give all of the language's.

## Small words

# "Sara, Tim and Olha": $first are all names but the last, with commas.
list-and = { $first } and { $last }
# A player without a name; $number counts from 1.
seat-unnamed = Player { $number }
# One player's points in a list: "Sara 52".
score = { $seat } { $points }
cards-none = no cards
# $label is a value of an option or a preset, $about what follows from it.
label-and-about = { $label }: { $about }

## Colours, as a word on its own ("the colour is red")

colour-r = red
colour-y = yellow
colour-g = green
colour-b = blue
colour-p = purple

## Cards. $number is text here, not a number: it has no plural.

card-number = { $number }

## Presets of options: a label, and in .about what it is for

preset-leaflet = By the leaflet
    .about = every option as the game’s own rules have it
preset-family = Family
    .about = gentler and shorter, for a relaxed evening
preset-strict = Strict
    .about = harder and less forgiving, for those who know the game

## What happens. Sentences for a log of play.

# $first starts. part-hand is the reader's own hand, if the reader plays.
event-dealt = { $first-is ->
        [you] The cards are dealt, and you start.
       *[other] The cards are dealt, and { $first } starts.
    }{ part-hand }
part-hand = { $hand-is ->
        [known] {" "}Your hand: { $hand }.
       *[hidden] {""}
    }
event-turn = { $seat-is ->
        [you] It is your turn.
       *[other] { $seat } is to play.
    }
event-laid = { $seat-is ->
        [you] You lay { $card-object } { $pile-onto }{ part-trick }.
       *[other] { $seat } lays { $card-object } { $pile-onto }{ part-trick }.
    }
# $trick: was it the trick that made the card fit (here: exactly ten against the pile's way)?
part-trick = { $trick ->
        [yes] {" "}with the backward trick
       *[no] {""}
    }
event-took-back = { $seat-is ->
        [you] You take { $card-object } back { $pile-from }.
       *[other] { $seat } takes { $card-object } back { $pile-from }.
    }
# Which cards were drawn is known only to the one who drew them.
event-drew = { $count ->
        [0] { $seat-is ->
            [you] There is nothing left for you to draw.
           *[other] There is nothing left for { $seat } to draw.
        }
       *[other] { $seat-is ->
            [you] You draw { part-count }{ part-which }.
           *[other] { $seat } draws { part-count }{ part-which }.
        }
    }
# Object of "draws" and "takes".
part-count = { $count ->
        [one] a card
       *[other] { $count } cards
    }
part-which = { $cards-is ->
        [known] : { $cards }
       *[hidden] {""}
    }
# $signal is a whole sentence, one of signal-… below.
event-signalled = { $seat-is ->
        [you] You say: “{ $signal }”
       *[other] { $seat } says: “{ $signal }”
    }
event-passed-over = { $seat-is ->
        [you] You have no cards left and are passed over.
       *[other] { $seat } has no cards left and is passed over.
    }
# $result is one or more whole sentences, one of result-…
event-ended = { $result }

## Actions, as choices in a menu: what I could do

action-lay = lay { $card-object } { $pile-onto }
action-take-back = take the last card back
action-end-turn = end the turn
# $signal is a whole sentence, one of signal-… below.
action-signal = say: “{ $signal }”
action-resign = resign
# Done by the host when a player's time is up.
action-timeout = forfeit on time

## Signals: what a player may say in a team game. Numbers must not be said.

signal-holds = I hold { $colour }.
signal-height = { $level ->
        [low] I hold a low { $colour } card.
        [middle] I hold a middling { $colour } card.
       *[high] I hold a high { $colour } card.
    }
signal-wants = I would like to lay { $pile-onto }.
signal-trick = I can use the reverse trick { $pile-onto }.
signal-leave = Please do not lay { $pile-onto }.

## How a team game ends. $left counts the cards not laid.

result-all-laid = Every card is laid: the game is won!
result-cannot-lay = Not enough cards fit any more: the game is lost with { part-left }.
result-resigned = The game is given up with { part-left }.
result-timeout = Time is up: the game is lost with { part-left }.
part-left = { $left ->
        [one] one card left
       *[other] { $left } cards left
    }

## Refusals: why something is not allowed. They explain the rule, and blame nobody.

# $text is the explanation, $rule the rule's id, such as FF4.
refusal-with-rule = { $text } ({ $rule })
refusal-unknown = The rules do not allow that.

refusal-not-your-turn = { $seat } is to act now.
refusal-not-waited-for = The game is not waiting for { $seat }, so { $seat } cannot run out of time.
refusal-too-late = That comes too late: the game has moved on. Nothing is lost by it.
refusal-over = The match is over; nothing more can be played.
refusal-not-held = { $card } is not in the hand.
# $name is what was typed, $allowed a list of names from records: up, down …
refusal-no-such-pile = There is no pile called “{ $name }”. The piles are: { $allowed }.
# $number as in records: seats are counted from 0 there.
refusal-no-such-seat = Seat { $number } will not do: nobody sits there, or it is your own.
refusal-chance-due = First the cards have to be shuffled or dealt.
refusal-no-chance-due = No cards are to be dealt or shuffled now.

## Refusals on piles and in team games

refusal-not-higher = { $card } is not higher than { $top }, the top of this rising pile.
refusal-not-lower = { $card } is not lower than { $top }, the top of this falling pile.
# $count: the cards that must be laid in this turn.
refusal-dead-end = { $count ->
        [one] After { $card } there, the { $count } card this turn needs could not be laid any more. Begin with another card or pile.
       *[other] After { $card } there, the { $count } cards this turn needs could not all be laid any more. Begin with another card or pile.
    }
# $laid: cards laid in this turn so far.
refusal-too-few-laid = { $count ->
        [one] This turn needs at least { $count } card; laid so far: { $laid }.
       *[other] This turn needs at least { $count } cards; laid so far: { $laid }.
    }
# $count: the cards laid, which is the most a turn may have.
refusal-enough-laid = { $count ->
        [one] No more than { $count } card may be laid in a turn, and it lies. End the turn.
       *[other] No more than { $count } cards may be laid in a turn, and they lie. End the turn.
    }
refusal-no-take-back = A laid card stays: everybody has seen it, and taking it back would tell its number.
refusal-signal-without-cards = Only players who still hold cards give signals.
refusal-signal-stands = You have said so already; it stands until your turn ends.
refusal-bad-deal = The deal does not hold the right cards, the right hands or a player who starts.

## Refusals when a table is set up. $option, $value, $preset and $game are what was typed.

# $least and $most players can play the game.
refusal-seat-count = { $seats ->
        [one] { $seats } player is the wrong number here; it takes { $least } to { $most }.
       *[other] { $seats } players are the wrong number here; it takes { $least } to { $most }.
    }
refusal-no-such-game = There is no game “{ $game }”. There are: { $allowed }.
refusal-no-such-option = This game has no option “{ $option }”. Its options: { $allowed }.
refusal-bad-option-value = “{ $option }” cannot be “{ $value }”. It can be: { $allowed }.
refusal-no-such-preset = There is no preset “{ $preset }”. There are: { $allowed }.

## Refusals of records: what is wrong in the file of a match

# $detail is technical and in English.
refusal-malformed = This does not have the form it should have: { $detail }
refusal-other-rules = This was played by version { $version } of the rules; only version { $known } is known here.
refusal-missing-option = The option “{ $option }” is missing.
refusal-missing-seed = The match is over, but its seed is missing.
refusal-bad-seed = The seed is not 64 hexadecimal digits.
refusal-bad-commit = The commitment published before the deal does not belong to this seed.
refusal-not-from-seed = These cards are not the ones that the seed produces.
refusal-deal-missing = A match begins with a deal; here it is missing.
refusal-seed-early = The seed is told, but the match is not over.
refusal-result-early = A result is written down, but the match is not over.
refusal-result-missing = The match is over, but its result is missing.
# $derived is the right result, as data.
refusal-result-wrong = The written result is not what the play leads to, which is: { $derived }

## Rules of all games, explained to players

rule-G1 = You act when the game waits for you. Out of turn you can act only where there is an open opportunity: to intervene, to call somebody out or to give a signal.
rule-G2 = You can lay only cards that you hold, and only on piles that are on the table.
rule-G3 = Something that makes no sense as an action changes nothing, as though nobody had tried it.
rule-G4 = Once the match has ended, no more cards are played. You can still talk, and play again.
rule-G5 = If the game has moved on before your answer arrives, the answer is too late. It changes nothing, and it never costs you anything.
rule-G6 = Anybody may resign at any time; whoever runs out of time on their turn may have to forfeit. Either ends the match: everybody else wins, a team loses together, and an unfinished round is not scored. Just leaving the table is not resigning: at a table with others a bot takes the seat.
