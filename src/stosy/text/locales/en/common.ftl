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
    .about = plays at ease, without great plans
level-strong = strong
    .about = plans its turns and answers at once
level-expert = expert
    .about = thinks up to a second
level-remote = guest
    .about = a program that somebody runs elsewhere

## Presets of options: a label, and in .about what it is for

preset-leaflet = Standard rules
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
        [you] You stand up from the table.
       *[other] { $name } stands up from the table.
    }{ $bot ->
        [none] {""}
       *[other] {" "}A bot plays on.
    }
event-renamed = { $seat-is ->
        [you] You are called { $new } now.
       *[other] { $name } is called { $new } now.
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
event-rearranged = The host changes the settings of the table.
# $attempt counts the attempts to mix the cards of a match; $missing are those whose part did not come.
event-deal-voided = { $missing-is ->
        [nobody] The cards are mixed anew: somebody else sits at the table now.
        [you] The cards are mixed anew: your part did not come in time. (Attempt { $attempt } does not count.)
       *[other] The cards are mixed anew: a part did not come in time, from { $missing }. (Attempt { $attempt } does not count.)
    }
event-host-changed = { $seat-is ->
        [you] You are the host now.
       *[other] { $name } is the host now.
    }
event-muted = { $muted ->
        [yes] { $seat-is ->
            [you] The host mutes you: you cannot talk for now.
           *[other] The host mutes { $name }.
        }
       *[no] { $seat-is ->
            [you] You may talk again.
           *[other] { $name } may talk again.
        }
    }
# $match counts the matches at this table.
event-began = Match { $match } begins.
# $seed is the secret number from which the deal was made, or none.
event-seed-revealed = { $seed ->
        [none] The match is over.
       *[other] The match is over. The seed of its deal, for those who want to check it: { $seed }
    }
# $rules is the version of the rules, $match the number of the match; 0 before the first one.
event-aborted = { $rules ->
        [0] The people who run this server have ended match { $match }. It has no winner, and a new one can begin.
       *[other] { $match ->
            [0] The position with which this table was to begin was reached by version { $rules } of the rules, which is no longer played here. The table begins with a new deal instead.
           *[other] Match { $match } was played by version { $rules } of the rules, which is no longer played here, so it cannot go on. Its record is kept, and a new match can begin.
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
# $signal is a whole sentence, one of signal-… below.
action-signal = say: “{ $signal }”
action-resign = resign
# Done by the host when a player's time is up.
action-timeout = forfeit on time
# Not to use an opportunity such as to intervene.
let-go = let it pass

## Signals: what a player may say in a team game. Numbers must not be said.

signal-holds = I hold { $colour }.
signal-height = { $level ->
        [low] I hold a low { $colour } card.
        [middle] I hold a medium { $colour } card.
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
       *[other] { $left } cards left
    }

## Refusals: why something is not allowed. They explain the rule, and blame nobody.

refusal-unknown = The rules do not allow that.

refusal-not-your-turn = It is { $seat }’s turn, not yours.
refusal-not-waited-for = The game is not waiting for { $seat }, so { $seat } cannot run out of time.
refusal-too-late = Too late: the game has moved on. It costs you nothing.
refusal-over = The match is over; nothing more can be played.
refusal-not-held = This card is not in the hand: { $card }.
# $piles is a list of the piles that there are.
refusal-no-such-pile = There is no such pile here. The piles are: { $piles }.
# $number is a seat, counted from 1.
refusal-no-such-seat = Seat { $number } will not do: nobody sits there, or it is your own.
refusal-chance-due = First the cards have to be shuffled or dealt.
refusal-no-chance-due = No cards are to be dealt or shuffled now.

## Refusals on piles and in team games

refusal-not-higher = The top of this rising pile is { $top }, and { $card } is not higher.
refusal-not-lower = The top of this falling pile is { $top }, and { $card } is not lower.
# $count: the cards that must be laid in this turn.
refusal-dead-end = { $count ->
        [one] After { $card } there, the { $count } card this turn needs could not be laid any more. Begin with another card or pile.
       *[other] After { $card } there, the { $count } cards this turn needs could not all be laid any more. Begin with another card or pile.
    }
# $laid: cards laid in this turn so far.
refusal-too-few-laid = { $count ->
        [one] This turn needs at least { $count } card; laid so far: { $laid }.
       *[other] This turn needs at least { $count } cards; laid so far: { $laid }.
    }
# $count: the cards laid, which is the most a turn may have.
refusal-enough-laid = { $count ->
        [one] No more than { $count } card may be laid in a turn, and you have laid it. End your turn.
       *[other] No more than { $count } cards may be laid in a turn, and you have laid them. End your turn.
    }
refusal-no-take-back = A laid card stays: everybody has seen it, and taking it back would tell its number.
refusal-signal-without-cards = Only players who still hold cards give signals.
refusal-signal-stands = You have said so already; it stands until your turn ends.
refusal-bad-deal = The deal does not hold the right cards, the right hands or a player who starts.

## Refusals when a table is set up. $option, $value, $preset and $game are what was typed.

# $least and $most players can play the game.
refusal-seat-count = This game takes { $least } to { $most } players, not { $seats }.
refusal-no-such-game = There is no game “{ $game }”. There are: { $allowed }.
refusal-no-such-option = This game has no option “{ $option }”. Its options: { $allowed }.
refusal-bad-option-value = “{ $option }” cannot be “{ $value }”. It can be: { $allowed }.
refusal-no-such-preset = There is no preset “{ $preset }”. There are: { $allowed }.

## Refusals at a table with others. $number is a seat, counted from 1.

refusal-barred = The host has removed you from this table; you cannot sit down here again.
refusal-not-welcome = You cannot sit down at this table: its host does not want to play with you.
refusal-seated-already = You already have a seat at this table.
refusal-not-seated = You have no seat at this table.
refusal-no-seat-free = Every seat is taken.
refusal-wrong-seat = { $kind ->
        [open] Nobody sits on seat { $number }.
        [person] Seat { $number } is taken.
       *[bot] A bot sits on seat { $number }.
    }
refusal-not-host = Only the host may do that.
refusal-yourself = That cannot be done to yourself. If you want to go, stand up from the table.
refusal-match-runs = That has to wait until the match is over.
refusal-no-match = No match is being played.
refusal-closed = This table is closed.
refusal-part-used = This part was used before. A part counts for one deal only.
refusal-part-wrong = This part does not belong to the hash that was told to everybody.
refusal-part-withheld = Your part was not opened in time, so the cards of this match are mixed without it.
refusal-no-passkeys = This server takes no passkeys. Use the recovery code or the link.
refusal-passkey-refused = This passkey was not accepted.
refusal-no-such-passkey = Nobody here has this passkey any more.
refusal-too-many-passkeys = You have enough passkeys, or this one already.
refusal-challenge-over = That took too long. Try again.
refusal-no-such-code = There is no such recovery code. Check every letter.
refusal-link-over = This link is no longer valid. Make a new one.
refusal-deal-given = The cards of the first match are given: until it has begun, the game, the seats, the options and who starts stay as they are.
refusal-not-plannable = Only what brings no new cards to light can be tried out beforehand.
refusal-no-hints = At this table there are no hints.
refusal-hints-under-way = Your last hint is not ready yet.
refusal-nothing-to-hint = There is nothing for you to do right now.
refusal-muted = The host has muted you.
refusal-no-talk = At this table there is no talking.
refusal-signals-only = During this match only signals are allowed: use one of them instead.
refusal-not-alone = Only somebody who plays alone with bots can hurry them.
refusal-nobody-to-hurry = No bot is to play now.
refusal-nothing-said = Nothing that can be read would be left of this message.
# $number is the part of the message that looks like a number.
refusal-number-said = “{ $number }” could give away the number of a card, and no numbers may be named during the match.
refusal-bad-key = This key to a seat is not valid, or not any more: each works once and for ten minutes.
refusal-no-remote-bots = On this server, bots that people run elsewhere cannot play. Its operator can allow it (`stosy serve --remote-bots`).
refusal-not-offered = That is not among the actions offered now.
# $setting is a word of the wire: clock …
refusal-bad-setting = “{ $setting }” cannot be { $value }. It can be: { $allowed }.
refusal-no-such-bot = There is no bot “{ $level }”. There are: { $allowed }.

## Refusals of the server

refusal-too-fast = That was too much in too short a time; wait a moment and try again.
refusal-too-large = This message is too long.
refusal-turn-too-long = You have tried out enough in this turn: end it now.
refusal-too-many-tables = { $most ->
        [one] You already have { $most } table, and nobody may have more. Close it first.
       *[other] You already have { $most } tables, and nobody may have more. Close one first.
    }
refusal-too-many-blocks = You have blocked { $most } people, and nobody can block more. Unblock somebody first.
refusal-bad-push-service = This server sends no notifications to that address.
refusal-not-said = That was not said here, or too long ago.
refusal-too-many-connections = Too many connections come from your address. Close some and try again.
refusal-banned = The people who run this server have banned you for a while.
refusal-silenced = The people who run this server have muted you for a while.
refusal-stopping = The server is about to stop; try again in a moment.
refusal-not-saved = The server could not save that, so it is not done. Try again in a moment.
refusal-storage-full = There is not enough room in this browser. Free some and try again.
refusal-storage-refused = This browser does not let the page keep anything, so you cannot play without a connection here. Private windows often do that.
refusal-runtime-missing = The game did not start without a server. Open the page with a connection and take the games along again.
refusal-store-down = The server cannot reach its store right now. Nothing is lost; try again in a moment.
refusal-table-elsewhere = This table is being played through another process of the server, which cannot be reached right now. Try again in a moment.
refusal-no-such-table = There is no such table, or it is there no longer.
refusal-no-such-record = { $number ->
        [one] There is no record of match { $number }.
       *[other] There is no record of match { $number }.
    }
refusal-no-such-position = The match did not get that far.
refusal-too-long = This match is too long for that.
refusal-analysis-needs-kernel = Analysing a match needs the kernel, and it is not installed here.
refusal-no-analysis = Matches of { $game } cannot be analysed.
refusal-unfinished-match = This match is not over; it can be analysed when it is.
refusal-analyst-busy = { $most ->
        [one] { $most } match is being analysed just now, and the server takes no more at a time.
       *[other] { $most } matches are being analysed just now, and the server takes no more at a time.
    }
refusal-too-many-analyses = { $most ->
        [one] { $most } match is being analysed for you already, and nobody may have more at a time. Try again when that is done.
       *[other] { $most } matches are being analysed for you already, and nobody may have more at a time. Try again when one of them is done.
    }
refusal-not-found = There is nothing at this address.
refusal-method = The server does not do that at this address.
refusal-broken = Something went wrong in the server. Try again in a moment.
refusal-foreign-origin = This request comes from a page of another site.
refusal-foreign-host = This server does not go by that name.
refusal-empty-name = A name needs at least one character that can be seen.

## Refusals of records: what is wrong in the file of a match

# $detail is technical and in English.
refusal-malformed = This does not have the form it should have: { $detail }
refusal-other-rules = This was played by version { $version } of the rules; only version { $known } is known here.
refusal-missing-option = The option “{ $option }” is missing.
refusal-missing-seed = The match is over, but its seed is missing.
refusal-bad-seed = The seed is not 64 hexadecimal digits.
refusal-bad-commit = The fingerprint published before the deal does not belong to this seed.
refusal-bad-parts = A part of this deal does not belong to its hash, or somebody’s part is not as it should be.
refusal-bad-mix = The seed is not what the server’s number and the players’ parts make.
refusal-bad-daily = What the record says of the day is not true: its secret was not the promised one, or does not make this seed.
refusal-not-from-seed = These cards are not the ones that the seed produces.
refusal-deal-missing = A match begins with a deal; here it is missing.
refusal-seed-early = The seed is revealed, but the match is not over.
refusal-result-early = A result is written down, but the match is not over.
refusal-result-missing = The match is over, but its result is missing.
# $derived is the right result, as data.
refusal-result-wrong = The written result is not what the play leads to, which is: { $derived }

## Rules of all games, explained to players

rule-G1 = You act when the game waits for you. Out of turn you can act only where there is an open opportunity: to cut in, to call somebody out or to give a signal.
rule-G2 = You can lay only cards that you hold, and only on piles that are on the table.
rule-G3 = Something that makes no sense as an action changes nothing, as though nobody had tried it.
rule-G4 = Once the match has ended, no more cards are played. You can still talk, and play again.
rule-G5 = If the game has moved on before your answer arrives, the answer is too late. It changes nothing, and it never costs you anything.
rule-G6 = Anybody may resign at any time; whoever runs out of time on their turn may have to forfeit. Either ends the match: everybody else wins, a team loses together, and an unfinished round is not scored. Just leaving the table is not resigning: at a table with others a bot takes the seat.

## A deal that nobody can choose: what a client says when the server does not keep its promises

refusal-deal-commit = The server has exchanged its promise about the cards, so this deal could have been chosen. I do not play here.
refusal-deal-left-out = Your part is not in this deal, though it was sent in time, so the cards could have been chosen. I do not play here.
refusal-deal-parts = The parts of this deal are not those that were promised, so the cards could have been chosen. I do not play here.
refusal-deal-revealed = The deal of this match was not made as the server had promised. Do not trust its result.
deal-absent = The cards of this match were mixed without your part: you were not there in time.

## Rules of tables with others, explained to players

rule-T1 = Whoever has the link to a table may come and watch, and sit down on a free seat or in place of a bot while no match is being played. Your seat is yours until you give it up, even if you are away for a while. Anyone the host removed can only watch.
rule-T2 = The host is whoever opened the table. The host starts the matches, chooses the settings, puts bots on seats, removes people from the table and mutes them. If the host goes, the person who has sat there longest becomes the host.
rule-T3 = Seats and settings are changed while no match is being played. A closed table stays closed.
rule-T4 = Talk is free before and after a match. During a match it is as the game allows it: in team games without numbers, under some options not at all. The host may mute a person, and a table may do without talk.
rule-T5 = With the key to your seat you move to another device. A key works once and for ten minutes; give it to nobody else.
rule-T6 = So that there is room for everybody, a server limits how much each person may ask of it at once.
rule-T7 = Hints come only from what your own seat may see. Unless agreed otherwise, you can ask for them in team games and when you play only against bots, but not where people play against each other.
rule-T8 = Bots take about as much time as people. Whoever plays alone with them may hurry them; where somebody may race a bot, it does not hurry.
rule-T9 = The cards of a match are mixed from a number of the server and a part of every player’s own device. All are promised before any is opened, so nobody can choose the deal; a part that does not come within five seconds makes everybody begin anew.
rule-T10 = Whoever has the cookie is the guest. A passkey, a recovery code, or a link that counts once within ten minutes makes another device the same person; a guest merged into a person stays so.
rule-T11 = The daily deal has the same cards for everybody. One try counts, from the first look at the cards, without hints. Until the day ends, by UTC, its cards and results are shown only to those who have finished theirs.

## Hints: why an action may be good

hint-trick = The reverse trick: the pile gets room again.
hint-prepares = Then comes the reverse trick: { $card } goes on this card.
hint-least-room = No other card takes less room from the piles.
hint-keeps-pile = It saves the other piles for later.
hint-asked-to-leave = It spares the pile that somebody has plans for.
hint-ends-turn = Enough for this turn: the other cards are better kept.
hint-only-way = There is nothing else to do.
hint-bides-time = Your cards are better kept for later.
hint-promising = It looks promising.
# $percent is a whole number from 0 to 100.
hint-chance = Chance of winning if everybody plays well: { $percent }%.
hint-none = There is nothing to advise right now.

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
       *[other] Lay another card, or end your turn and draw { $count }.
    }
coach-end-turn-draw = { $count ->
        [0] End your turn.
        [one] End your turn: you draw { $count } card.
       *[other] End your turn: you draw { $count } cards.
    }

## Lessons. Words for a child of eight; $card, $pile, $colour are what to tap, marked on the table.

lesson-done = That is all you need. Now play on!
refusal-lesson-step = That would be allowed, too. But first try the marked one.
refusal-daily-fixed = This is your try of the daily deal: one match, and everything about it is fixed.
refusal-daily-closed = These are cards of the daily deal of { $date }. Until the day ends, only those who have played it may see them.
refusal-no-such-day = There was no daily deal on that day.
refusal-no-such-puzzle = There is no such puzzle here.
refusal-no-lesson = There is no lesson for this game yet.
