### The command line and play in the terminal.
###
### For translators: see the top of common.ftl. Words in `…` and after -- are typed exactly so and
### are not translated: commands (play, games, rules …), options (--seed), ids of games.
### Lines of the terminal are also read by screen readers: whole words, no decoration.

## stosy games and stosy rules

# How many people play the game.
games-players = { $most ->
        [2] { $least ->
            [2] 2 players
           *[other] { $least }–{ $most } players
        }
       *[other] { $least }–{ $most } players
    }
games-hint = `stosy rules GAME` tells the rules of a game, `stosy play GAME` plays it.
rules-heading = Rules
rules-options = Options (`--option name=value`)
# Stands behind the value that holds unless another is chosen.
rules-default = {" "}(usual)
rules-presets = Presets (`--preset name`)

## stosy play: before and after

play-choose = Which game would you like to play?
play-choose-prompt = Its number:
play-choose-again = A number from 1 to { $most }, please.
play-welcome = { $game }. Type ? whenever you want help.
# The person at the terminal, before what they have said.
play-you = You
# Nine first names of people from around the world of the language, with ", " between them.
play-bot-names = Ada, Ben, Clara, David, Emma, Felix, Grace, Hugo, Iris
play-again = Another game? (yes or no)
play-left = You leave the table. Goodbye!
play-recorded = The record is in { $file }; `stosy show` tells it.

## stosy play: the table. Each message is a line of its own.

# $top is the top card, or the number of the row card where no card lies yet; $count counts the
# cards laid there.
play-pile = { $pile }: { $count ->
        [0] { $top }, the row card
       *[other] { $top }
    }
play-opponent = { $name } has { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    } in hand and { $draw } to draw.
play-teammate = { $name }: { $hand ->
        [0] no cards
        [one] { $hand } card
       *[other] { $hand } cards
    }.
# A player of Snakes & Ladders: cards in hand, and points so far.
play-rival = { $name }: { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    }, { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
# $signal is a whole sentence that still stands; $name may be "You".
play-signal = { $name }: “{ $signal }”
play-known = You have seen that { $name } holds: { $cards }.
# Only where several rounds are played; $round is text, not a number.
play-own-score = Round { $round }; you have { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, the target is { $target }.
play-draw-pile = { $count ->
        [0] Your draw pile is empty.
        [one] Your draw pile: { $count } card.
       *[other] Your draw pile: { $count } cards.
    }
# $left counts all cards the team has yet to lay.
play-team-draw-pile = { $count ->
        [0] The draw pile is empty;
        [one] Draw pile: { $count } card;
       *[other] Draw pile: { $count } cards;
    } { $left } still to lay.
# $colour is a word, or none while any card may be laid; $draw counts the cards to draw.
play-discard = Top card: { $card }. { $colour ->
        [none] Any card may be laid.
       *[other] Colour: { $colour }.
    } Draw pile: { $draw }.
play-direction = { $clockwise ->
        [yes] Play goes clockwise.
       *[no] Play goes counter-clockwise.
    }
play-hand = { $count ->
        [0] Your hand is empty.
       *[other] Your hand: { $cards }.
    }
# When the match is over.
play-shown-hand = { $name } still held: { $cards }.

## stosy play: prompts. They end without a line break.

play-prompt = What do you do?
# Asked while others play: the person may act, or press Enter and let them go on.
play-prompt-chance = Enter to go on:
play-may-intervene = You may act out of turn:
play-last-card = { $name } has one card left.
play-may-signal = You may say something to the others (? lists what).
play-sort = Put your new cards in order and type ready; the game waits for you.
play-which = Which of these do you mean? Type its number with a dot.
play-not-understood = “{ $typed }” is not clear to me. Type ? for help.
play-bare-number = “{ $typed }” alone is not clear: a card needs its pile, and a number of the list needs a dot ({ $typed }.).
play-resign-sure = Do you really want to resign? (yes or no)
play-patient = { $on ->
        [yes] You are now asked before every move of the others.
       *[no] You are now asked only when it matters.
    }

## stosy play: help. The first line stands in every game, the second is about one of them.

play-help = A number with a dot (such as 3.) takes that action of the list. look: the table again; rules: the rules; wait: be asked before every move of the others, or no more; resign; quit.
play-help-face-to-face = A card and a pile lay it: 17 up, 17 down; 17 their up, 17 their down help the opponent. back: take the last card back; end: end the turn.
play-help-quick-and-easy = A card and a pile lay it: r7 up, red 7 down. end: end the turn. Signals: holds red, height red low (middle, high), wants up, trick down, leave up.
play-help-the-game = A card and a pile lay it: 17 up1, 17 up2, 83 down1, 83 down2. end: end the turn. Signals: wants up1, leave down2.
play-help-snakes-and-ladders = A card lays it: r5, red 5, blue skip, g draw2, y reverse; wild blue, wild4 red order a colour. An exclamation mark says “One card!”: r5!. draw, pass, accept, challenge, ready. call and a name calls out who forgot “One card!”.

## What may be typed. Before each colon stands a word of the records, never translated; behind it
## what people may type for it in this language, separated by commas, in lower case, of up to
## five words. Add short forms and everyday words. Within typed-words each word may stand in one line
## only. The English words stay valid in every language, so they need not be repeated.

typed-words =
    help: ?, h
    look: table, t
    rules: rule
    wait: patience
    quit: exit, q, bye
    resign: give up
    end_turn: end, end turn, e, done
    take_back: back, take back, undo
    draw: take, d
    pass: keep
    accept: a
    challenge: doubt
    ready: sorted
    call_out: call, call out
    one_card: !, one card
    lay: play, put
    up: u, rising
    down: dn, falling
    their_up: their up, tu, their rising, opponent’s rising, opponent's rising
    their_down: their down, td, their falling, opponent’s falling, opponent's falling
    up1: u1, first up, first rising
    up2: u2, second up, second rising
    down1: d1, first down, first falling
    down2: d2, second down, second falling
    r: red
    y: yellow
    g: green
    b: blue
    p: purple
    W: wild
    W4: wild4, wild draw four, wild 4, +4
    signal: say
    holds: hold, have
    height: about
    wants: want
    trick: reverse-trick
    leave: spare
    low: lo
    middle: mid
    high: hi
# What means yes, separated by ", ".
typed-yes = yes, y, ok
# Faces of coloured cards of Snakes & Ladders behind a colour word, of up to five words: red skip, rs.
typed-faces =
    S: s, skip
    D: d, draw2, draw two, +2
    R: r, reverse, turn
# Words that need not be typed and are passed over where nothing else is meant by them, separated by
# ", ": on the rising pile.
typed-filler = on, the, your, pile, card

## stosy simulate

simulate-games = { $games ->
        [one] { $game }: { $games } match,
       *[other] { $game }: { $games } matches,
    } { $seats ->
        [one] { $seats } seat.
       *[other] { $seats } seats.
    }
simulate-options = Options: { $options }
# $reason is one of those that records know; $count says in how many matches.
simulate-reason = { $reason ->
        [all_laid] All cards laid: { $count }
        [cannot_lay] Somebody could not lay: { $count }
        [target] Target reached: { $count }
        [single_round] A single round: { $count }
       *[other] { $reason }: { $count }
    }
# $rate, $low and $high are percentages as text: the share and its 95 % interval.
simulate-seat = Seat { $seat } ({ $bot }) wins { $count }: { $rate } % (95 %: { $low } to { $high } %)
simulate-team = The team wins { $count }: { $rate } % (95 %: { $low } to { $high } %)
simulate-left = Cards left on average: { $mean }
simulate-length = Actions in a match: { $mean } on average, { $least } to { $most }
simulate-speed = { $speed ->
        [one] { $speed } action a second
       *[other] { $speed } actions a second
    }

## stosy verify and stosy show. $reason ends with the rule's id.

# $index is the place in the log, counted from 0.
verify-entry = log entry { $index }: { $reason }
verify-frame = { $reason }
# $running counts those of the right records whose match is not over.
verify-file = { $file }: { $right ->
        [one] { $right } record is right
       *[other] { $right } records are right
    }{ $running ->
        [0] {""}
       *[other] {" "}({ $running } of them unfinished)
    }, { $wrong ->
        [one] { $wrong } is wrong
       *[other] { $wrong } are wrong
    }.
show-header = Match { $number }: { $game }. Players: { $players }. Options: { $options }.
# The cards a player is dealt.
show-hand = { $name }: { $cards }.

## Errors. $reason and $detail are technical; they may be in English.

error-usage = These arguments are not understood: { $detail }. See `stosy --help`.
error-file = { $file } cannot be used: { $reason }.
error-line-too-long = { $file }, line { $line } is longer than any record ({ $reason }).
error-no-records = { $file } holds no records.
error-not-a-record = { $file }, line { $line } is not a record: { $reason }.
error-worker = One of the processes that play the matches has stopped; nothing is written.

# Refusals of the command line name no rule.
refusal-with-rule = { $text }
# $argument is as typed: --seats.
refusal-bad-number = “{ $value }” will not do for { $argument }: it takes a whole number from { $least } to { $most }.
refusal-option-without-value = “{ $option }” is no option with a value; write --option name=value.
refusal-no-such-bot = There is no bot “{ $level }”. There are: { $allowed }.
refusal-bot-count = { $bots ->
        [one] { $bots } bot is named
       *[other] { $bots } bots are named
    } for { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }: name one for all of them, or one for each.
refusal-no-such-language = There are no words in “{ $language }”. There are: { $allowed }.
refusal-no-such-match = { $number ->
        [one] The file holds no match { $number }.
       *[other] The file holds no match { $number }.
    }
