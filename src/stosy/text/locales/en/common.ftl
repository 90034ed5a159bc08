### What all games share: refusals, events and results of several games, signals, common words.
###
### A game's own file may repeat any shared id and then wins. Keep each message on one line
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
###   $reader       seated | watching: does the one who reads sit at the table?
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
# What a bot is called; $number, as text, is that of its seat.
seat-bot = Bot { $number }
# Somebody who gave no name; $number, as text, has three digits.
seat-guest = Guest { $number }
# Told apart from somebody of the same name at the table.
seat-namesake = { $name } ({ $number })
# One player's points in a list: "Sara: 52, Tim: 30".
score = { $seat }: { $points }
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

## Levels of bots, as what a bot is: "Bot: strong"; in .about what to expect of it

level-random = carefree
level-beginner = beginner
    .about = makes human slips
level-casual = casual
    .about = plays for fun, without big plans
level-strong = strong
    .about = plans its turns and answers at once
level-expert = expert
    .about = thinks for up to a second
level-remote = guest
    .about = a program somebody runs elsewhere

## Presets of options: a label, and in .about what it is for

preset-leaflet = Standard rules
    .about = nothing changed
preset-leaflet-uk = As printed in Ukrainian
    .about = as the Ukrainian rules in the box have it
preset-leaflet-ru = As printed in Russian
    .about = as the Russian rules in the box have it
preset-leaflet-cs = As printed in Czech
    .about = as the Czech rules in the box have it
preset-family = Family
    .about = gentler and shorter, for a relaxed evening
preset-strict = Strict
    .about = harder and less forgiving, for those who know the game

## What happens. Sentences for a log of play.

# $first starts. part-hand is the reader's own hand, if the reader plays.
event-dealt = { $first-is ->
        [you] The cards are dealt, and you begin.
       *[other] The cards are dealt, and { $first } begins.
    }{ part-hand }
part-hand = { $hand-is ->
        [known] {" "}Your hand: { $hand }.
       *[hidden] {""}
    }
event-turn = { $seat-is ->
        [you] It is your turn.
       *[other] It is { $seat }’s turn.
    }
event-laid = { $seat-is ->
        [you] You lay { $card-object } { $pile-onto }{ part-trick }.
       *[other] { $seat } lays { $card-object } { $pile-onto }{ part-trick }.
    }
# $trick: was it the trick that made the card fit (here: exactly ten against the pile's way)?
part-trick = { $trick ->
        [yes] {" "}with the reverse trick
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
       *[other] { $count } cards
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
# A seat says that it begins, before the first card is laid.
event-begins = { $seat-is ->
        [you] You say: “I begin.”
       *[other] { $seat } says: “I begin.”
    }
event-passed-over = { $seat-is ->
        [you] You have no cards left and are passed over.
       *[other] { $seat } has no cards left and is passed over.
    }
# $result is one or more whole sentences, one of result-…
event-ended = { $result }

## What happens at a table beside the game. $name is who it is about, $seat who sits there now; use
## $name, for the two may differ. $bot is the level of a bot, or none.

event-seated = { $seat-is ->
        [you] You sit down.
       *[other] { $name } sits down.
    }
# $bot: does a bot play on?
event-left = { $seat-is ->
        [you] You leave the table.
       *[other] { $name } leaves the table.
    }{ $bot ->
        [none] {""}
       *[other] {" "}A bot plays on.
    }
event-renamed = { $seat-is ->
        [you] You are now called { $new }.
       *[other] { $name } is now called { $new }.
    }
event-removed = { $seat-is ->
        [you] The host removes you from the table.
       *[other] The host removes { $name } from the table.
    }
event-handed-over = { $seat-is ->
        [you] The host gives your seat to a bot.
       *[other] The host gives the seat of { $name } to a bot.
    }
event-bot-seated = { $seat } sits down (bot level: { $bot }).
event-seat-opened = A seat is free again.
event-rearranged = The host changes the table’s settings.
# $attempt counts the attempts to shuffle the cards of a game; $missing are those whose part did not come.
event-deal-voided = { $missing-is ->
        [nobody] The cards are shuffled again: somebody else sits at the table now.
        [you] The cards are shuffled again: your part did not come in time. (Attempt { $attempt } does not count.)
       *[other] The cards are shuffled again: a part did not come in time, from { $missing }. (Attempt { $attempt } does not count.)
    }
event-host-changed = { $seat-is ->
        [you] You are the host now.
       *[other] { $name } is the host now.
    }
event-muted = { $muted ->
        [yes] { $seat-is ->
            [you] The host mutes you: you can’t write for now.
           *[other] The host mutes { $name }.
        }
       *[no] { $seat-is ->
            [you] You may talk again.
           *[other] { $name } may talk again.
        }
    }
# $match counts the matches at this table.
event-began = Game { $match } begins.
# $seed is the secret number from which the deal was made, or none.
event-seed-revealed = { $seed ->
        [none] The game is over.
       *[other] The game is over. The seed of its deal, if you want to check it: { $seed }
    }
# $rules is the version of the rules, $match the number of the match; 0 before the first one.
event-aborted = { $rules ->
        [0] The people who run this server have ended game { $match }. Nobody wins, and a new one can begin.
       *[other] { $match ->
            [0] This table was to start from a position of version { $rules } of the rules, which is no longer played here. It starts with a new deal instead.
           *[other] Game { $match } was played under version { $rules } of the rules, which is no longer played here, so it cannot go on. Its record is kept, and a new game can begin.
        }
    }
event-talked = { $seat-is ->
        [you] You: “{ $text }”
       *[other] { $name }: “{ $text }”
    }
event-reacted = { $seat-is ->
        [you] You: { $reaction ->
           *[hello] { reaction-hello }
            [well_done] { reaction-well-done }
            [thanks] { reaction-thanks }
            [wow] { reaction-wow }
            [oops] { reaction-oops }
            [haha] { reaction-haha }
        }
       *[other] { $name }: { $reaction ->
           *[hello] { reaction-hello }
            [well_done] { reaction-well-done }
            [thanks] { reaction-thanks }
            [wow] { reaction-wow }
            [oops] { reaction-oops }
            [haha] { reaction-haha }
        }
    }
# Small feelings that people show at the table, on buttons and over their places.
reaction-hello = Hello!
reaction-well-done = Well done!
reaction-thanks = Thank you!
reaction-wow = Wow!
reaction-oops = Oops!
reaction-haha = Ha ha!
event-closed = The table is closed.

## Actions, as choices in a menu: what I could do

action-lay = lay { $card-object } { $pile-onto }
action-take-back = take the last card back
action-end-turn = end the turn
action-begin = say: “I begin”
# $signal is a whole sentence, one of signal-… below.
action-signal = say: “{ $signal }”
action-resign = resign
# Done by the host when a player's time is up.
action-timeout = lose on time
# Not to use an opportunity such as to cut in.
let-go = let it pass

## Signals: what a player may say in a team game. Numbers must not be said.

signal-holds = I have a { $colour } card.
signal-height = { $level ->
        [low] I have a low { $colour } card.
        [middle] I have a medium { $colour } card.
       *[high] I have a high { $colour } card.
    }
signal-wants = I’d like to lay { $pile-onto }.
signal-trick = I can do the reverse trick { $pile-onto }.
signal-leave = Please don’t lay { $pile-onto }.

## How a team game ends. $left counts the cards not laid.

result-all-laid = Every card is laid: the game is won!
result-cannot-lay = Not enough cards fit: the game is lost with { part-left }.
result-resigned = The team resigns with { part-left }.
result-timeout = Time is up: the game is lost with { part-left }.
part-left = { $left ->
        [one] one card left
       *[other] { $left } cards left
    }

## Refusals: why something is not allowed. They explain the rule, and blame nobody.

refusal-unknown = The rules do not allow that.

refusal-not-your-turn = It is { $seat }’s turn, not yours.
refusal-not-waited-for = The game is not waiting for { $seat }, so { $seat } cannot run out of time.
refusal-too-late = Too late: the game has moved on. It costs you nothing.
refusal-over = The game is over; no more cards can be played.
refusal-not-held = This card is not in the hand: { $card }.
# $piles is a list of the piles that there are.
refusal-no-such-pile = There is no such pile here. The piles are: { $piles }.
# $number is a seat, counted from 1.
refusal-no-such-seat = You can’t choose seat { $number }: nobody sits there, or it is your own.
refusal-chance-due = First the cards have to be shuffled or dealt.
refusal-no-chance-due = There is nothing to deal or shuffle now.

## Refusals on piles and in team games

refusal-not-higher = The top of this rising pile is { $top }, and { $card } is not higher.
refusal-not-lower = The top of this falling pile is { $top }, and { $card } is not lower.
# $count: the cards that must be laid in this turn.
refusal-dead-end = { $count ->
        [one] If you lay { $card } there, you can’t lay the { $count } card this turn needs. Start with another card or pile.
       *[other] If you lay { $card } there, you can’t lay the { $count } cards this turn needs. Start with another card or pile.
    }
# $laid: cards laid in this turn so far.
refusal-too-few-laid = { $count ->
        [one] This turn needs at least { $count } card; laid so far: { $laid }.
       *[other] This turn needs at least { $count } cards; laid so far: { $laid }.
    }
# $count: the cards laid, which is the most a turn may have.
refusal-enough-laid = { $count ->
        [one] You may lay only { $count } card in a turn, and you have laid it. End your turn.
       *[other] You may lay only { $count } cards in a turn, and you have laid them. End your turn.
    }
refusal-no-take-back = A laid card stays: everybody has seen it, and taking it back would give its number away.
refusal-signal-without-cards = Only players who still have cards can give signals.
refusal-signal-stands = You have said that already; it stands until your turn ends.
refusal-begun-already = The first card is already down, so the game has begun.
refusal-start-drawn = At this table it is already fixed who begins.
refusal-begins-anyway = You begin anyway.
refusal-said-begin = You have said that once already.
refusal-bad-deal = The deal does not hold the right cards, the right hands or a player who starts.

## Refusals when a table is set up. $option, $value, $preset and $game are what was typed.

# $least and $most players can play the game.
refusal-seat-count = This game takes { $least } to { $most } players, not { $seats }.
refusal-no-such-game = There is no game “{ $game }”. You can choose: { $allowed }.
refusal-no-such-option = This game has no option “{ $option }”. It has: { $allowed }.
refusal-bad-option-value = “{ $option }” cannot be “{ $value }”. It can be: { $allowed }.
refusal-no-such-preset = There is no preset “{ $preset }”. You can choose: { $allowed }.

## Refusals at a table with others. $number is a seat, counted from 1.

refusal-barred = The host has removed you from this table; you cannot sit down here again.
refusal-not-welcome = You can’t sit down at this table: its host does not want to play with you.
refusal-seated-already = You already have a seat at this table.
refusal-not-seated = You have no seat at this table.
refusal-no-seat-free = Every seat is taken.
refusal-wrong-seat = { $kind ->
        [open] Nobody sits in seat { $number }.
        [person] Seat { $number } is taken.
       *[bot] A bot sits in seat { $number }.
    }
refusal-not-host = Only the host may do that.
refusal-yourself = You can’t do that to yourself. If you want to go, leave the table.
refusal-match-runs = That has to wait until the game is over.
refusal-no-match = No game is being played.
refusal-closed = This table is closed.
refusal-part-used = This part was used before. A part counts for one deal only.
refusal-part-wrong = This part does not belong to the fingerprint that everybody was shown.
refusal-part-withheld = Your part was not opened in time, so this game’s cards are shuffled without it.
refusal-no-passkeys = This server takes no passkeys. Use the recovery code or the link.
refusal-passkey-refused = This passkey was not accepted.
refusal-no-such-passkey = Nobody here uses this passkey any more.
refusal-too-many-passkeys = You have enough passkeys, or this one already.
refusal-challenge-over = That took too long. Try again.
refusal-no-such-code = There is no such recovery code. Check every letter.
refusal-link-over = This link is no longer valid. Make a new one.
refusal-deal-given = This table starts with given cards: until the first game begins, you cannot change the game, the seats, the options or who starts.
refusal-not-plannable = You can only try out what reveals no new cards.
refusal-no-hints = There are no hints at this table.
refusal-hints-under-way = Your last hint is not ready yet.
refusal-nothing-to-hint = There is nothing for you to do right now.
refusal-muted = The host has muted you.
refusal-no-talk = There is no talking at this table.
refusal-signals-only = Only signals are allowed in this game: use one of them instead.
refusal-not-alone = You can hurry bots only when you play alone with them.
refusal-nobody-to-hurry = It is not a bot’s turn.
refusal-nothing-said = Nothing readable would be left of this message.
# $number is the part of the message that looks like a number.
refusal-number-said = “{ $number }” could be taken for the number of a card: say it without numbers.
refusal-bad-key = This key to a seat is not valid, or not any more: each works once, within ten minutes.
refusal-no-remote-bots = Bots that run elsewhere cannot play on this server. The people who run it can allow them (`stosy serve --remote-bots`).
refusal-not-offered = You can’t do that now.
refusal-no-whole-turn = That is not a whole turn yet: its end is missing.
# $setting is a word of the wire: clock …
refusal-bad-setting = “{ $setting }” cannot be { $value }. It can be: { $allowed }.
refusal-no-such-bot = There is no bot “{ $level }”. You can choose: { $allowed }.

## Refusals of the server

refusal-too-fast = That was too much at once; wait a moment and try again.
refusal-too-large = This message is too long.
refusal-turn-too-long = You have tried enough in this turn: end it now.
refusal-too-many-tables = { $most ->
        [one] You already have { $most } table, and you can’t have more. Close it first.
       *[other] You already have { $most } tables, and you can’t have more. Close one first.
    }
refusal-too-many-blocks = You have blocked { $most } people, and you can’t block more. Unblock somebody first.
refusal-bad-push-service = This server does not send notifications to that address.
refusal-not-said = Nobody said that here, or it was too long ago.
refusal-too-many-connections = Too many connections come from your address. Close some and try again.
refusal-banned = The people who run this server have banned you for a while.
refusal-silenced = The people who run this server have muted you for a while.
refusal-stopping = The server is about to stop; try again in a moment.
refusal-not-saved = The server could not save that, so it is not done. Try again in a moment.
refusal-storage-full = There is not enough room in this browser. Free some and try again.
refusal-storage-refused = This browser does not let the page keep anything, so you can’t play offline here. Private windows often do that.
refusal-runtime-missing = The offline game did not start. Open the page when you are online, and save the games again.
refusal-store-down = The server cannot reach its store right now. Nothing is lost; try again in a moment.
refusal-table-elsewhere = This table runs in another process of the server, which cannot be reached right now. Try again in a moment.
refusal-no-such-table = This table does not exist, or no longer does.
refusal-no-such-record = { $number ->
        [one] There is no record of game { $number }.
       *[other] There is no record of game { $number }.
    }
refusal-no-such-position = The game did not get that far.
refusal-too-long = This game is too long for that.
refusal-analysis-needs-kernel = Analysing a game needs the kernel, and it is not installed here.
refusal-no-analysis = { $game } cannot be analysed.
refusal-unfinished-match = This game is not over yet; you can analyse it when it is.
refusal-analyst-busy = { $most ->
        [one] { $most } game is being analysed right now, and the server takes no more at once.
       *[other] { $most } games are being analysed right now, and the server takes no more at once.
    }
refusal-too-many-analyses = { $most ->
        [one] { $most } game is being analysed for you already, and you can’t have more at once. Try again when that is done.
       *[other] { $most } games are being analysed for you already, and you can’t have more at once. Try again when one of them is done.
    }
refusal-not-found = There is nothing at this address.
refusal-method = The server does not do that at this address.
refusal-broken = Something went wrong in the server. Try again in a moment.
refusal-foreign-origin = This request comes from a page of another site.
refusal-foreign-host = This server does not go by that name.
refusal-empty-name = A name needs at least one character that can be seen.

## Refusals of records: what is wrong in the file of a game

# $detail is technical and in English.
refusal-malformed = This is not in the right form: { $detail }
refusal-other-rules = This was played under version { $version } of the rules; only version { $known } is known here.
refusal-missing-option = The option “{ $option }” is missing.
refusal-missing-seed = The game is over, but its seed is missing.
refusal-bad-seed = The seed is not 64 hexadecimal digits.
refusal-bad-commit = The fingerprint shown before the deal does not belong to this seed.
refusal-bad-parts = A part of this deal does not belong to its fingerprint, or somebody’s part is not as it should be.
refusal-bad-mix = The seed is not what the server’s number and the players’ parts make.
refusal-bad-daily = What the record says about the day is not true: its secret was not the promised one, or does not make this seed.
refusal-not-from-seed = These cards are not the ones that the seed produces.
refusal-deal-missing = A game begins with a deal; here it is missing.
refusal-seed-early = The seed is revealed, but the game is not over.
refusal-result-early = A result is written down, but the game is not over.
refusal-result-missing = The game is over, but its result is missing.
# $derived is the right result, as data.
refusal-result-wrong = The written result is not what the play leads to, which is: { $derived }

## Rules of all games, explained to players

rule-G1 = You act when the game waits for you. Out of turn you can act only where the game lets you, for example to cut in or to give a signal.
rule-G2 = You can lay only cards you hold, and only on piles that are on the table.
rule-G3 = An action that makes no sense changes nothing, as if nobody had tried it.
rule-G4 = When the game is over, no more cards are played. You can still talk, and play again.
rule-G5 = If the game has moved on before your answer arrives, your answer is too late. It changes nothing, and it never costs you anything.
rule-G6 = Anybody may resign at any time, and whoever runs out of time on their turn may lose on time. Either way the game ends: everybody else wins, a team loses together, and an unfinished round is not scored. Just leaving the table is not resigning: at a table with others, a bot takes the seat.

## A deal that nobody can choose: what a client says when the server does not keep its promises

refusal-deal-commit = The server has swapped its promise about the cards, so somebody could have chosen this deal. I won’t play here.
refusal-deal-left-out = Your part is not in this deal, though it was sent in time, so somebody could have chosen the cards. I won’t play here.
refusal-deal-parts = The parts of this deal are not the promised ones, so somebody could have chosen the cards. I won’t play here.
refusal-deal-revealed = This game was not dealt as the server had promised. Do not trust its result.
deal-absent = This game’s cards were shuffled without your part: you were not there in time.

## Rules of tables with others, explained to players

rule-T1 = Anyone with the link to a table may come and watch and, while no game is being played, sit down in a free seat or in place of a bot. Your seat is yours until you give it up, even if you are away for a while. Anyone the host removed can only watch.
rule-T2 = The host is whoever opened the table. The host starts the games, chooses the settings, puts bots in seats, removes people from the table and mutes them. If the host leaves, the person who has sat there longest becomes the host.
rule-T3 = Seats and settings can change while no game is being played. A closed table stays closed.
rule-T4 = Before and after a game you can talk freely. During a game, talk as the game allows it: in team games without numbers, with some options not at all. The host may mute somebody, and a table may do without talk.
rule-T5 = With the key to your seat you can move to another device. A key works once, within ten minutes; give it to nobody else.
rule-T6 = So that there is room for everybody, the server limits how much each person may ask for at once.
rule-T7 = A hint knows only what your own seat can see. Unless agreed otherwise, you can ask for hints in team games and when you play only against bots, but not where people play against each other.
rule-T8 = Bots take about as long as people do. If you play alone with them, you can hurry them; where somebody may race a bot, it does not hurry.
rule-T9 = A game’s cards are shuffled from a number of the server and a part from every player’s own device. All of this is promised before any of it is opened, so nobody can choose the deal. If a part does not come within five seconds, everything starts again.
rule-T10 = Your browser’s cookie shows who you are. A passkey, a recovery code, or a link that works once within ten minutes makes another device the same person; once a guest has been joined to a person, that cannot be undone.
rule-T11 = In the daily deal everybody gets the same cards. One try counts, from your first look at the cards, without hints. Until the day ends (UTC), only those who have finished can see the cards and the results.

## Hints: why an action may be good

hint-trick = The reverse trick: the pile gets room again.
hint-prepares = Then comes the reverse trick: { $card } goes on this card.
hint-least-room = No other card uses up less room.
hint-keeps-pile = It saves the other piles for later.
hint-asked-to-leave = It stays off the pile somebody else wants.
hint-ends-turn = Enough for this turn: better keep the other cards.
hint-only-way = There is nothing else to do.
hint-bides-time = Better keep your cards for later.
hint-good-start = Your cards make a good start.
hint-promising = It looks promising.
# $percent is a whole number from 0 to 100.
hint-chance = Chance of winning: { $percent }%.
hint-none = Nothing to suggest right now.

## What stands on the table: labels before numbers, names, cards or words

# How many cards each player holds.
generic-key-sizes = Cards
generic-key-draw = Draw pile
generic-key-scores = Points
# Cards laid in this turn.
generic-key-laid = Laid this turn

## The coach: the next sensible thing, in one short sentence beside the hand. Two lines on a phone.

coach-wait = Wait: it is { $seat }’s turn.
# $count things can be done.
coach-choose = { $count ->
        [1] Your turn: there is one thing to do.
       *[other] Your turn: choose what to do.
    }
coach-end-turn = End your turn.
# A turn takes $least cards at least, $most at most (none: as many as one likes).
coach-begin = { $most ->
        [1] Your turn: lay one card.
        [2] Your turn: lay one card or two.
       *[none] { $least ->
            [1] Your turn: lay one card or more.
            [3] Your turn: lay three cards or more.
           *[other] Your turn: lay two cards or more.
        }
    }
# $count cards are still needed.
coach-more = { $count ->
        [one] One more card, then you may end the turn.
       *[other] { $count } more cards, then you may end the turn.
    }
# $count is what one draws.
coach-lay-or-end = { $count ->
        [0] Lay another card, or end your turn.
        [one] Lay another card, or end your turn and draw { $count } card.
       *[other] Lay another card, or end your turn and draw { $count } cards.
    }
coach-end-turn-draw = { $count ->
        [0] End your turn.
        [one] End your turn: you draw { $count } card.
       *[other] End your turn: you draw { $count } cards.
    }

## Lessons. Words for a child of eight; $card, $pile, $colour are what to tap, marked on the table.

lesson-done = That is all you need. Now play on!
refusal-lesson-step = That would be allowed, too. But first try the marked one.
refusal-daily-fixed = This is your try at the daily deal: one game, and everything about it is fixed.
refusal-daily-closed = These cards belong to a daily deal ({ $date }). Until the day ends, only those who have played it may see them.
refusal-no-such-day = There was no daily deal on that day.
refusal-no-such-puzzle = There is no such puzzle here.
refusal-no-lesson = There is no lesson for this game yet.

## Where a rule comes from. $leaflets is a list of languages, such as “Ukrainian and Russian”.

rules-origin-printed = Printed in { $leaflets }
rules-origin-custom = By custom
rules-origin-ruling = Our ruling
rules-origin-slip = A slip in print: { $leaflets }
rules-origin-ours = A rule of this program
rules-leaflet-uk = Ukrainian
rules-leaflet-ru = Russian
rules-leaflet-cs = Czech
