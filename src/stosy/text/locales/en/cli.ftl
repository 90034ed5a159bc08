### The command line and play in the terminal.
###
### For translators: see the top of common.ftl. Words in `…` and after -- are typed exactly so and
### are not translated: commands (play, games, rules …), options (--seed), ids of games.
### Lines of the terminal are also read by screen readers: whole words, no decoration.

## stosy games and stosy rules

# How many people play the game.
games-players = { $most ->
        [2] { $least ->
            [2] 2 players
           *[other] { $least }–{ $most } players
        }
       *[other] { $least }–{ $most } players
    }
games-hint = `stosy rules GAME` shows the rules of a game, `stosy play GAME` plays it.
rules-heading = Rules
rules-options = Options (`--option name=value`)
# Stands behind the value that holds unless another is chosen.
rules-default = {" "}(default)
rules-presets = Presets (`--preset name`)

## stosy play: before and after

play-choose = Which game would you like to play?
play-choose-prompt = Its number:
play-choose-again = A number from 1 to { $most }, please.
# The person at the terminal, before what they have said.
play-you = You
play-left = You leave the table. Goodbye!
play-recorded = The record is in { $file }; `stosy show` prints it.

## stosy play: the table. Each message is a line of its own.

# $top is the top card, or the number of the row card where no card lies yet; $count counts the
# cards laid there.
play-pile = { $pile }: { $count ->
        [0] { $top }, the row card
       *[other] { $top }
    }
play-teammate = { $seat }: { $size ->
        [0] no cards
        [one] { $size } card
       *[other] { $size } cards
    }.
# $signal is a whole sentence that still stands; $name may be "You".
play-said = { $seat-is ->
        [you] { play-you }
       *[other] { $seat }
    }: { $signals }
play-quoted = “{ $signal }”
# $left counts all cards the team has yet to lay.
play-team-draw-pile = { $count ->
        [0] The draw pile is empty;
        [one] Draw pile: { $count } card;
       *[other] Draw pile: { $count } cards;
    } { $left } still to lay.
# Any game: a pile or another field of its view ($label), and the cards or the value there.
play-cards = { $label }: { $cards }.
# A card of such a pile, and who laid it.
play-laid-by = { $card } ({ $name })
# What a player has: $facts is a list like "cards 6, points 3".
play-seat = { $name }: { $facts }.
play-fact = { $label } { $value }
play-hand = { $count ->
        [0] Your hand is empty.
       *[other] Your hand: { $cards }.
    }

## stosy play: prompts. They end without a line break.

play-prompt = What do you do?
play-may-intervene = You may act out of turn:
play-may-signal = You may say something to the others (`?` lists what).
play-which = Which of these do you mean? Type its number with a dot.
play-not-understood = I don’t understand “{ $typed }”. Type `?` for help.
play-bare-number = “{ $typed }” alone is not clear: a card needs its pile, and a number of the list needs a dot (`{ $typed }.`).
play-nothing-listed = Right now there is nothing to choose from.
play-resign-sure = Do you really want to resign? (yes or no)

## stosy play: help. The first line stands in every game, the second is about one of them.

play-help = `hurry`: the bots wait less; `who`: who sits where; `quit`: leave. The game is kept, and continues the next time.

## What may be typed. Before each colon stands a word of the records, never translated; behind it
## what people may type for it in this language, separated by commas, in lower case, of up to
## five words. Add short forms and everyday words. Within typed-words each word may stand in one line
## only. The English words stay valid in every language, so they need not be repeated.

typed-words =
    help: ?, h
    hint: tip, advice
    look: table, t
    rules: rule
    quit: exit, q, bye
    resign: give up
    end_turn: end, end turn, e, done
    take_back: back, take back, undo
    ready: sorted
    lay: play, put
    up: u, rising
    down: dn, falling
    r: red
    y: yellow
    g: green
    b: blue
    signal: say
    wants: want
    leave: spare
# What means yes, separated by ", ".
typed-yes = yes, y, ok
# Words that need not be typed and are passed over where nothing else is meant by them, separated by
# ", ": on the rising pile.
typed-filler = on, the, my, your, pile, card

## stosy join: a table on a server. Getting there

join-name-prompt = What should the others call you?
# $origin is the address of the server, $reason technical.
join-unreachable = { $origin } cannot be reached: { $reason }.
join-tables = Tables you can join:
join-no-tables = There is no public table right now.
# $names are the people there, or none; $open counts free seats.
join-listed = { $game }: { $names ->
        [none] nobody is there
       *[other] { $names }
    }, { $open ->
        [0] no seat free
        [one] { $open } seat free
       *[other] { $open } seats free
    }{ $playing ->
        [yes] , a game is being played
       *[no] {""}
    }.
join-more = More tables
join-seats-prompt = How many seats, from { $least } to { $most }? Enter for { $usual }:
join-seats-again = A number from { $least } to { $most }, please.
join-public-prompt = Should everybody find the table in the list? (yes or no; with no, only those with the link)
join-invite = Others join with this link: { $url }

## stosy join: who sits where

join-table = { $game }. { $phase ->
        [gathering] The game has not begun yet.
        [playing] A game is being played.
        [over] No game is being played.
       *[closed] The table is closed.
    }
join-welcome = Type `?` whenever you want help.
join-open-seat = free seat
# $marks is a list of what follows, with ", " between.
join-marks = { $name } ({ $marks })
join-mark-you = you
join-mark-host = host
join-mark-level = bot, level: { $level }
# A bot on the seat of somebody who may come back.
join-mark-for = for { $name }
join-mark-away = away
join-mark-stand-in = away, a bot plays
join-mark-muted = muted
# $lag is a number of milliseconds as text.
join-mark-far = delay about { $lag } ms
join-mark-doubted = delay doubtful
join-mark-ready = ready
join-spectators = { $count ->
        [one] { $count } person is watching.
       *[other] { $count } people are watching.
    }
# $unit is hours, minutes or seconds.
join-clock-is = Time for a turn: { part-time }.
part-time = { $unit ->
        [hours] { $count ->
            [one] { $count } hour
           *[other] { $count } hours
        }
        [minutes] { $count ->
            [one] { $count } minute
           *[other] { $count } minutes
        }
       *[seconds] { $count ->
            [one] { $count } second
           *[other] { $count } seconds
        }
    }
join-no-clock = No clock is running.
join-time-left = { $whose ->
        [you] You have { part-time } left.
       *[other] { $name } has { part-time } left.
    }
join-hints = Hints are allowed at this table.
join-earlier-talk = Anyone who comes later can read what is said here.
join-talk = { $talk ->
        [none] There is no talking now.
       *[no_numbers] During the game you may talk, but not in numbers.
    }
# $commit is the hash of the seed, told before the first card.
join-commit = Fingerprint of this deal, to check against its seed afterwards: { $commit }

## stosy join: what to do next. $host is a name.

join-hint-start = Type `start` to begin; free seats go to bots.
join-hint-wait = { $host } starts the game.
join-hint-again = Type `start` for another game, `stand` to give up your seat, `quit` to go.
join-hint-over = { $host } may start another game; type `stand` to give up your seat, `quit` to go.
join-hint-sit = You are watching. Type `sit` to sit down.
join-hint-watch = You are watching.
join-hint-hidden = A game is being played, and you may not watch it. When it is over, you can sit down if there is a seat.
join-hint-return = Your seat is kept for you: type `sit` to take it back.

## stosy join: what happens around the game

join-away = { $name } is offline.
join-here = { $name } is back.
join-stand-in = A bot plays for { $name } in the meantime.
join-moved = Your seat has moved to another device. From here you can only watch.
join-taken = The seat is yours now.
join-between = The round is over. Type `ready`, or just press Enter, when you want the next one; it comes by itself in 20 seconds.
join-ready = You are ready. The next round begins when everybody is.
# $url is a secret link for one's own other device.
join-link = Your seat moves to the device on which you open this within ten minutes; show it to nobody: { $url }
join-link-lost = The link was lost on the way. Type `link` once more.
join-bot-link = Anyone who types this lets their bot play there, until you give the seat to somebody else: `stosy bot '{ $url }' ./mine.py:Mine`
join-named = The server now calls you { $name }.
join-hurry = { $count ->
        [one] You have { $count } second left.
       *[other] You have { $count } seconds left.
    }
join-not-here = This turn was not ended from here: your time was up, or you play on another device too.

## stosy join: the connection

join-lost = Connection lost. Reconnecting; please wait.
join-back = Connected again.
# $what is what was typed.
join-unanswered = It is not clear yet whether this arrived; sending it again: “{ $what }”
join-slow = No answer yet to “{ $what }”; still waiting.
join-arrived = This arrived: “{ $what }”
join-not-sent = There is no connection, so this was not sent: “{ $what }”
join-gap = A lot has happened in the meantime; this is how things stand now.
join-moves-lost = The server has lost the last moves at this table. This is how things stand now.
join-goodbye = { $reason ->
        [stopping] The server is restarting. Reconnecting; please wait.
        [moved] The table moves to another server. Reconnecting.
        [failed] The server could not save the last moves. Reconnecting; see what is left.
        [flood] Too many messages: the server closes the connection.
       *[other] The server closes the connection.
    }
join-announced = From the people who run this server: { $text }
join-announced-nothing = The announcement on this server no longer applies.
join-other-version = The server speaks version { $server } of the protocol, this program version { $client }. Install the same release of Stosy as the server has.
join-left = You go; your seat stays yours. Come back with: `{ $command }`

## stosy join: what is typed beside the game

join-which-seat = Which seat? Type its number, from 1 to { $most }, or the name of who sits there.
join-which-level = Which level? There are: { $levels }.
join-say-what = Say what? Type it after `say`.
join-name-what = What name? Type it after `name`.
join-which-person = Which person? Give the number of the seat, or the name of who sits there.
join-watch-is = { $watch ->
        [seated] Only those who have sat here may watch.
        [nobody] Nobody may watch.
       *[anyone] Anyone with the link may watch.
    }
join-watch-what = Who may watch? Type `watch anyone`, `watch seated` (those who have sat here) or `watch nobody`.
join-blocked = { $name } is blocked: no seat at your tables, and you read nothing they write. `unblock` undoes it.
join-unblocked = { $name } is not blocked any more.
join-not-blocked = { $name } is not blocked.
join-report-how = Type `report`, who, why (`talk`, `name`, `cheating`, `stalling` or `other`) and a few words: `report 2 talk He insults me.`
join-reported = The people who run this server will read your report about { $name } (report { $report }).
join-leave-sure = Do you really want to give up your seat? A bot plays on, and you may come back with `sit`. (yes or no)
join-close-sure = Do you really want to close the table for good? (yes or no)
join-remove-sure = Do you really want to remove { $name } from the table for good? (yes or no)
join-hand-over-sure = Do you really want to give the seat of { $name } to a bot? (yes or no)
join-help-game = A number with a dot (such as `3.`) does that action of the list; Enter shows the list. `look`: the cards on the table; `rules`: the rules; `hint`: suggest a move; `resign`: give up the game.
join-help = `'hello` or `say hello`: talk to the others; `who`: who sits where; `sit`, `sit 2`: sit down; `stand`: give up the seat; `clock`: time left; `link`: move your seat to another device; `invite`: the link for others; `name Olha`: be called Olha; `block 2`, `unblock 2`: no longer play with somebody, or play again; `report 2 talk`: report somebody to the people who run the server; `quit`: go and keep the seat.
join-help-host = As the host: `start`: start the game; `bot 2 casual`: put a bot in seat 2; `open 2`: take the bot away; `remove 2`: remove a person from the table; during the game `bot 2`: give a person’s seat to a bot; `mute 2`, `unmute 2`: stop somebody from talking, let them talk again; `watch nobody`: say who may watch; `close`: close the table.
join-help-between = `ready` or Enter: on to the next round.

# As in typed-words: a word that is never translated, and what may be typed for it, of up to three words.
typed-table-words =
    sit: sit down
    stand: stand up, leave
    start: rematch, again
    bot: robot
    open: free
    remove: kick
    name: rename
    say: chat
    mute: silence
    unmute: let talk
    close: close table
    link: device
    invite: url
    who: players
    clock: time
    hurry: faster, quick
    watch: spectators
    block: ignore
    unblock: stop ignoring
    report: complain
# As in typed-words: how well a bot plays, and what may be typed for it, of up to three words.
typed-levels =
    beginner: novice, easy
    casual: amateur, medium
    strong: hard
    expert: master
    remote: guest, remote
# As in typed-levels: who may watch, and why somebody is reported; a reason is one word.
typed-watch =
    anyone: everybody, all, everyone
    seated: friends, those who sat
    nobody: none, no one
typed-reasons =
    talk: chat, words, insults
    name: nickname
    cheating: cheats, cheat
    stalling: stalls, slow
    other: else

## The screen: keys are the same in all languages, whatever letters the keyboard has.

screen-line = A line for everything else: `'hello` talks, `?` helps
screen-keys = ←→ card, ↑↓ row, Enter choose, / type, Tab chat, ? help
screen-here = on this computer
screen-menu = Menu
# Buttons: give a signal; point out what somebody forgot.
screen-say = Say something
screen-notice = Point out
screen-menu-help = Help
screen-menu-light = Light or dark
screen-menu-quit = Leave the table
screen-help-keys = The arrow keys move from card to card and from row to row; Enter chooses. A digit chooses a card, then a pile: the piles where the card fits light up and show what laying it does. Esc lets the card go. The letter on a button presses it.
screen-help-mouse = With the mouse: click a card, then a pile, or drag the card there.
screen-help-line = The bottom line (`/`) takes everything that plain lines understand; Esc goes back to the cards.
screen-setup-keys = ↑↓ line, ←→ value, Enter start, Esc back
screen-replay-keys = ←→ step, Home and End, a: where was it won and lost?, Esc back
screen-resume = You have an unfinished game: { $game }
screen-resume-yes = Continue it
screen-resume-new = Begin a new one
screen-new-table = New table
screen-saved = The game is saved: `stosy play` continues it.

## stosy simulate

simulate-games = { $games ->
        [one] { $game }: { $games } game,
       *[other] { $game }: { $games } games,
    } { $seats ->
        [one] { $seats } seat.
       *[other] { $seats } seats.
    }
# $reason is one of those that records know; $count says in how many matches.
simulate-reason = { $reason ->
        [all_laid] All cards laid: { $count }
        [cannot_lay] Somebody could not lay: { $count }
        [target] Target reached: { $count }
        [single_round] A single round: { $count }
        [resigned] Resigned: { $count }
        [timeout] Lost on time: { $count }
       *[other] { $reason }: { $count }
    }
# $rate, $low and $high are percentages as text: the share and its 95 % interval.
simulate-seat = Seat { $seat } ({ $bot }) wins { $count }: { $rate }% (95%: { $low } to { $high }%)
simulate-team = The team wins { $count }: { $rate }% (95%: { $low } to { $high }%)
simulate-left = Cards left on average: { $mean }
simulate-length = Actions in a game: { $mean } on average, { $least } to { $most }
simulate-speed = { $speed ->
        [one] { $speed } action a second
       *[other] { $speed } actions a second
    }
simulate-engine = { $engine ->
        [kernel] Engine: kernel
       *[other] Engine: Python
    }

## What bots that people bring did wrong: a line for each bot and fault. $fault is one of the sentences
## below, $detail comes from the program or from Python, in English.

misbehaved = { $bot }: { $fault } (cases: { $count }, the first in deal { $deal }, seat { $seat })
misbehaved-illegal = it did what the rules forbid: { $detail }
misbehaved-silent = it had to act and chose nothing
misbehaved-exception = it raised an error: { $detail }
misbehaved-timeout = it took too long: { $detail }
misbehaved-malformed = its message could not be read: { $detail }
misbehaved-died = the program ended in the middle of a game: { $detail }
misbehaved-too-much = it printed too much: { $detail }
misbehaved-version = it speaks another version of the protocol: { $detail }
bot-seated = “{ $bot }” plays in seat { $seat } of { $url }. Ctrl-C ends it; the same command brings it back.
bot-over = Game { $match }: { $won ->
        [yes] won
       *[other] not won
    }.
bot-fault = { $bot }: { $fault }. The fallback is played for it.
bot-taken-back = The seat is no longer the bot’s: it was given to somebody else.
bot-closed = The table is closed.
bot-left = The bot has left. A stand-in plays for it until it comes back.
lab-stopped = Stopped. Games played until then: { $games }.

## stosy tournament. Bots are named as typed (casual, expert:400). Numbers come with their 95 %
## interval: $won and its bounds are percentages, $elo are points of strength, $left are cards.

# $matches counts all: every deal is played on every seat by every pair.
tournament-size = { $seats ->
        [one] { $seats } seat,
       *[other] { $seats } seats,
    } { $deals ->
        [one] { $deals } deal,
       *[other] { $deals } deals,
    } { $matches ->
        [one] { $matches } game.
       *[other] { $matches } games.
    }
tournament-heading = { $game }: { tournament-size }
tournament-rating = { $place }. { $bot }: Elo { $elo } (95%: { $elo-low } to { $elo-high }), wins { $won }% ({ $won-low } to { $won-high }%)
tournament-first = { $place }. { $bot }: Elo 0, from which the others are counted; wins { $won }% ({ $won-low } to { $won-high }%)
tournament-duel = { $one } against { $other }: wins { $won }% (95%: { $won-low } to { $won-high }%)
# One bot plays alone at a table where all others are of one kind.
tournament-among = { $one } alone among { $others }: wins { $won }% (95%: { $won-low } to { $won-high }%); even is { $even }%
tournament-team = { $place }. { $bot } wins { $won }% (95%: { $won-low } to { $won-high }%), cards left { $left } ({ $left-low } to { $left-high })
# What the one has more (or, below 0, less) than the other on the same deals.
tournament-difference = { $one } minus { $other } on the same deals: wins { $won } percentage points (95%: { $won-low } to { $won-high }), cards left { $left } ({ $left-low } to { $left-high })
# One bot in a team whose other seats all have bots of one kind, on every seat in turn.
tournament-partners = { $one } with { $others }: wins { $won }% (95%: { $won-low } to { $won-high }%), cards left { $left } ({ $left-low } to { $left-high })
tournament-thinking = { $bot } thinks { $milliseconds } ms about a decision on average; { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }

# Headings within the picture.
picture-elo = Elo above { $bot }, with 95% intervals
picture-won = Games won, %, with 95% intervals
picture-left = Cards left, with 95% intervals
picture-duels = Wins of the row against the column; even is { $even }%
picture-among = Wins of the row alone among bots of the column; even is { $even }%
picture-partners = Wins of the team: a bot of the row, the others of the column
picture-number = { $number }

## stosy dataset

dataset-written = { $matches ->
        [one] { $matches } game,
       *[other] { $matches } games,
    } { $rows ->
        [one] { $rows } decision
       *[other] { $rows } decisions
    } in { $file }.

## stosy verify and stosy show. $rule is the rule's id, such as G4.

# $index is the place in the log, counted from 0.
verify-entry = log entry { $index }: { $reason } ({ $rule })
verify-frame = { $reason } ({ $rule })
# $version and $known are versions of the rules, $index is as above.
verify-older = Played under version { $version } of the rules. By version { $known }, known here, all is right before log entry { $index }; from there on it cannot be judged.
# $running counts those of the right records whose match is not over, $older those played by
# an older version of the rules; $other counts the records that cannot be judged.
verify-file = { $file }: { $right ->
        [one] { $right } record is right
       *[other] { $right } records are right
    }{ $running ->
        [0] {""}
       *[other] {" "}({ $running } of them unfinished)
    }, { $wrong ->
        [one] { $wrong } is wrong
       *[other] { $wrong } are wrong
    }.{ $older ->
        [0] {""}
       *[other] {" "}Right by today’s rules, though played by an older version: { $older }.
    }{ $other ->
        [0] {""}
       *[other] {" "}Not judged, since played by another version of the rules: { $other }.
    }
show-header = Game { $number }: { $game }. Players: { $players }. { $options } Rules: version { $rules }.
# The cards a player is dealt.
show-hand = { $name }: { $cards }.

## stosy analyse. Chances are percentages as text.

analyse-how = Playouts for each decision: { $playouts }. Every chance goes by what the player could know at the time, with quick bots playing on. Margin of error: ±{ $margin } percentage points.
analyse-misbehaved = The bot in seat { $seat } broke the rules in a playout, so there is no analysis: { $fault }.

## Errors. $reason and $detail are technical; they may be in English.

error-usage = These arguments are not understood: { $detail }.
error-missing = { $argument } is missing.
error-unknown = `{ $command }` does not understand “{ $given }”.
error-no-command = There is no command “{ $given }”.
error-choice = { $argument } cannot be “{ $given }”. It can be: { $allowed }.
error-no-value = A value is missing after `{ $argument }`.
error-a-value = `{ $argument }` takes no value, but “{ $given }” was given.
error-both = `{ $argument }` and `{ $other }` cannot be used together.
# One of these two follows: where to read on, or what was probably meant.
error-see-help = See `{ $command } --help`.
error-guess = Did you mean `{ $guess }`?
error-letters = This terminal cannot show all letters: its encoding is { $encoding }. Set LANG to a locale with UTF-8 – until then they appear as question marks.
error-reason = { $error ->
        [ENOENT] there is no such file or folder
        [EACCES] you do not have permission to use it
        [EPERM] you have no right to use it
        [EROFS] nothing can be written there
        [EISDIR] it is a folder
        [ENOTDIR] it is not a folder
        [EEXIST] it exists already
        [ENOSPC] there is no room left
        [ENAMETOOLONG] the name is too long
        [EADDRINUSE] something else listens there already
        [EADDRNOTAVAIL] this computer has no such address
        [ECONNREFUSED] nobody answers there
        [ECONNRESET] the connection broke off
        [EHOSTUNREACH] there is no way to it
        [ENETUNREACH] there is no network
        [ETIMEDOUT] no answer came in time
        [NONAME] there is no such address
        [SQLITE_NOTADB] the file is not a store of Stosy
        [denied] the name or the password is wrong
        [no-database] it has no database of this name
        [store] it does not answer as a store should; its own words stand above
       *[other] { $error }
    }
# What to do about it; empty where nobody knows.
error-advice = { $error ->
        [ENOENT] Check how it is written.
        [EACCES] Ask its owner, or take another place.
        [EISDIR] Give a file in it.
        [ENOSPC] Make room and try again.
        [EADDRINUSE] Take another port: `--port 0` finds a free one.
        [ECONNREFUSED] Is the server running, and is the address right?
        [ENETUNREACH] Are you online?
        [NONAME] Check how the address is written.
        [EPERM] Ask its owner, or take another place.
        [EROFS] Ask its owner, or take another place.
        [EHOSTUNREACH] Is the server running, and is the address right?
        [ETIMEDOUT] Is the server running, and is the address right?
       *[other] {""}
    }
error-system = That did not work: { $reason }.
error-file = { $file } cannot be used: { $reason }.
error-line-too-long = { $file }, line { $line } is longer than any record ({ $reason }).
error-no-records = { $file } holds no records.
error-not-a-record = { $reason ->
        [json] { $file }, line { $line } is not a record: it is not JSON.
       *[record] { $file }, line { $line } is not a record: something is wrong or missing at `{ $place }`.
    }
error-worker = One of the processes that play the games has stopped; nothing is written.
error-extra = This needs an extra part of Stosy: `pip install 'stosy[{ $extra }]'`.
error-one-game = { $file }, line { $line }: { $game } among games of { $other }; a dataset has only one.

# $argument is as typed: --seats.
refusal-bad-number = `{ $argument }` takes a whole number from { $least } to { $most }, not “{ $value }”.
refusal-bad-amount = `{ $argument }` takes a number from { $least } to { $most }, such as `1.5`, not “{ $value }”.
refusal-bad-word = `{ $argument }` takes one of { $allowed }, not “{ $value }”.
refusal-bad-settings-file = { $file } is not a settings file in TOML: look at line { $line }.
refusal-no-such-setting = There is no setting `{ $setting }`. `stosy serve --show-settings` lists them.
refusal-no-such-setting-but = There is no setting `{ $setting }`. Do you mean `{ $guess }`?
refusal-bad-proxies = `{ $argument }` takes addresses and networks with commas between them, such as `10.0.0.5,192.168.0.0/16`, not “{ $value }”.
refusal-bad-metrics-address = `{ $argument }` takes a host and a port, such as `10.0.0.5:9100`, not “{ $value }”.
refusal-bad-origin = `{ $argument }` takes the public origin: `https://` and a name, such as `https://cards.example`, no address and no path, not “{ $value }”.
refusal-bad-path = `{ $argument }` takes a path from `/` to `/`, such as `/games/`, not “{ $value }”.
refusal-bad-push-contact = `{ $argument }` takes an address such as `mailto:you@example.org` or `https://example.org/contact`, not “{ $value }”.
refusal-bad-push-providers = `{ $argument }` takes names of hosts with spaces between them, such as `*.push.apple.com`, not “{ $value }”.
refusal-bad-link = “{ $link }” is not a link to a table; it should look like http://host:8000/t/…
refusal-option-without-value = “{ $option }” is not an option with a value; write `--option name=value`.
refusal-bot-count = { $bots ->
        [one] { $bots } bot is named
       *[other] { $bots } bots are named
    } for { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }: name one for all of them, or one for each.
refusal-no-such-engine = There is no engine “{ $engine }”. You can choose: { $allowed }.
refusal-no-kernel = The kernel is not installed here. Without `--engine kernel` the Python engine plays.
refusal-kernel-bots = The kernel does not know these bots: { $bots }. Use `--engine python`.
refusal-too-few-bots = One bot alone cannot be compared here: name two or more after `--bots`, with commas between them.
refusal-bot-twice = “{ $level }” is named twice; each bot takes part once.
refusal-lead-in-a-team = A team plays against nobody: `--lead` is for games in which bots play against each other.
refusal-no-bot-file = There is no file { $file }.
refusal-bot-not-loaded = { $place } could not be loaded: { $reason }
refusal-no-bot-class = { $place } has nothing called “{ $name }”.
refusal-not-a-bot = “{ $bot }” is not a bot: a bot has a method `choose(view, offers, dice)`.
refusal-bad-command = “{ $command }” cannot be split into words: { $reason }
refusal-no-program = The program { $program } cannot be started: { $reason }
refusal-not-sendable = This bot cannot be sent to other processes: { $reason }. Put it in a file and import it from there, or play in this process (`jobs=1`).
refusal-no-cluster = Ray at { $address } cannot be used: { $reason }
refusal-other-worker = The cluster has another version of Stosy ({ $there }) than this machine ({ $here }). Install the same one everywhere, so that the results are the same.
refusal-worker-lacks-stosy = A worker of the cluster cannot run Stosy: { $reason }
refusal-address-without-ray = `--address` is the address of a Ray cluster: add `--on ray`.
refusal-jobs-of-a-cluster = A cluster knows how many processors it has: leave out `--jobs` or `--address`.
refusal-bot-needs-key = This link has no key to a seat. At the table its host chooses “guest bot” for a seat and gets a link with a key.
refusal-bot-key-gone = This key is not valid, or not any more. The host of the table can give your bot a new one.
refusal-mixed-rivals = `--mixed` is for team games; here bots play against each other anyway.
refusal-nothing-to-mix = `--mixed` needs two seats and two bots at least.
refusal-bot-needs-name = “{ $bot }” needs a name of at most 20 lower-case letters, digits and hyphens, by which tables call it: `name=…`.
refusal-bot-is-level = “{ $bot }” is a level of Stosy itself, which every server offers anyway.
refusal-no-such-language = There are no words in “{ $language }”. You can choose: { $allowed }.
refusal-no-such-match = { $number ->
        [one] There is no game { $number } in the file.
       *[other] There is no game { $number } in the file.
    }

## The server

serve-address = Stosy is running: { $url }
serve-network = For friends on the same network: { $url }
serve-scan = Or scan this with a phone:
serve-loopback = Only this computer can reach it. To let friends on the same network in: `stosy serve --lan` or `make run LAN=1`.
serve-unnamed-proxies = This server listens to other computers, but believes only a proxy on this one. A proxy elsewhere must be named: `stosy serve --behind-proxy 10.0.0.5`
serve-no-network = No network address was found; this computer can use { $url }.
serve-stop-hint = Ctrl-C stops it. No game is lost: everything is kept in { $store }.
serve-stopping = Stopping. Games can be continued when the server runs again.
# A guest who has been erased.
serve-erased = a guest
serve-page-title = Stosy is running
serve-page-how = Play from a terminal with this command:

error-address = { $host }, port { $port } cannot be used: { $reason }.
error-no-client = { $folder } holds no browser client (no index.html). Build it there, or unset { $variable }.
error-site-parts = The pages, or the games for playing offline, are not built. In a clone, `make run` builds them; otherwise install `stosy-offline`.
error-site-folder = { $folder } is not empty, and it is not a site that was written before.
site-written = The site is in { $folder }: { $size } MB. Upload all of it to any web host with HTTPS.
# $url is an address.
site-served = Try it at { $url }. Ctrl-C ends this.
error-texts = The texts in { $folder } cannot be read: { $reason }.
error-admin-folder = The folder { $folder } cannot be used for `stosy admin`: { $reason }.
error-store-bad-url = “{ $url }” is not the address of a store. Give a file, `sqlite:///file` or `postgresql://user@host/database`.
error-store-unreachable = The store { $url } cannot be reached: { $reason }.
error-store-newer = The store { $url } was made by a newer Stosy. Update this one first.
error-store-failed = The store { $url } does not work: { $reason }.
error-store-in-use = Another server already uses { $url }. Stop it first, or give this one a file of its own: `--db FILE`.
error-store-exposed = Others can read { $reason }, which holds cards and keys, and its rights are not yours to change. Its owner can: `chmod 600 { $reason }`
error-backup-postgresql = { $url } is a PostgreSQL database. Make a private copy with: `(umask 077; pg_dump --format=custom --file=FILE …)`
backup-made = Copied to { $file }. Only you can read it; keep it so: it holds cards of running games and the key that signs everybody’s cookies.
new-key-made = The key is replaced: older cookies are void, and every player is a new guest when the server runs again.
admin-close = The table is closed.
admin-end = The game has ended without a winner.
admin-mute = { $whom } is muted.
admin-unmute = { $whom } may talk again.
admin-ban = { $whom } is banned.
admin-unban = { $whom } may come back.
admin-rename = { $whom } has a new name. In a game that is being played, it shows when the game is over.
admin-announce = All clients show it now.
admin-announce-nothing = Nothing is announced any more.
admin-erase = { $whom } is being erased; the log says `guest_erased` when nothing is left.
admin-rotate = Cookies are signed with a new key. Those signed with the one before count until the next `rotate`, and are renewed when they are used; older ones are void.
admin-settle = The report is settled.
admin-rotate-push = Browsers that ask for notifications from now on get a new key. Others get it when they come back.
admin-no-tables = No table is open.
admin-no-people = Nobody is at a table.
admin-no-restrictions = Nobody is muted or banned.
admin-no-reports = Nobody has reported anybody.
admin-tables-columns = TABLE | GAME | PHASE | PEOPLE | SINCE
admin-people-columns = GUEST | NAME | ADDRESSES | TABLES
admin-restrictions-columns = WHAT | WHOM | UNTIL
admin-reports-columns = REPORT | WHEN | REASON | GUEST | NAME | TABLE | SETTLED
admin-report-at = When:
admin-report-reason = Reason:
admin-report-reported = About:
admin-report-reporter = By:
admin-report-table = Table:
admin-report-words = Words:
admin-report-said = Said:
admin-report-settled = Settled:
admin-checked = { $wrong ->
        [0] Tables: { $tables }. Every log replays, and every row agrees with its log.
       *[other] Tables: { $tables }. Errors: { $wrong }.
    }
admin-differs = The log and what is kept of it disagree.
admin-rebuilt = Written again from the log.
admin-does-not-replay = The log does not replay at entry { $entry }.
admin-broken = Tables whose logs are damaged: { $tables }. Nobody can play there. Restore a backup (“Backups” in docs/hosting.md).
refusal-bad-span = `{ $argument }` takes a time such as `30m`, `2h` or `7d`, not “{ $value }”.
refusal-no-server-to-admin = No server on this machine uses { $url }; looked in { $folder }. Give the same `--db` or `--settings` as to `stosy serve`.
refusal-no-right-to-admin = You have no right to the sockets in { $folder }. Run this as the user of the server.
refusal-admin-silent = The server does not answer.
refusal-rotated-just-now = The last new key is not in use everywhere yet. Try again in { $seconds } seconds.
refusal-no-such-guest = Nobody knows a guest “{ $whom }”. `stosy admin people` lists those who are here.
refusal-no-such-report = There is no report “{ $whom }” to look at or settle. `stosy admin reports` lists them.
refusal-no-such-address = “{ $whom }” is not an address.
refusal-not-ban = “{ $whom }” is not banned.
refusal-not-mute = “{ $whom }” is not muted.
refusal-long-announcement = An announcement has at most { $most } characters.

# The privacy page and the imprint, unless the host gives others.
notice-back = To the games
privacy-title = Privacy
privacy-who = There are no accounts here. Your browser gets a cookie with a random number, so that you find your seats again; it counts for { $days ->
        [one] one day
       *[other] { $days } days
    } after your last visit. A second cookie holds the language you chose. Your other settings stay in your browser.
privacy-kept = The server keeps the name you choose, your seats, your moves and results, what you write at a table, and the day of your last visit.
privacy-seen = Everybody at a table sees your name, your moves and your words. Anyone with the link to a table can look at the finished games. The people who run the server can read all of this, and see the cards, too.
privacy-address = Your internet address is used to stop floods of requests, and is not stored. A table that you open keeps a code made from it, which only shows that several tables were opened from the same address.
privacy-others = Nothing goes to anybody else: there is no advertising, no tracking, and nothing is loaded from other servers.
privacy-talk = { $end ->
        [0] What is written at a table is kept as long as the table.
        [one] What is written at a table is deleted after a day.
       *[other] What is written at a table is deleted after { $end } days.
    }
privacy-tables = { $end ->
        [0] Tables and their games are kept without a time limit.
        [one] Tables and their games are deleted after a month without use.
       *[other] Tables and their games are deleted after { $end } months without use.
    }
privacy-names = { $end ->
        [0] Names are kept until somebody deletes theirs.
        [one] The name of somebody who stays away for a month is deleted.
       *[other] The name of somebody who stays away for { $end } months is deleted.
    }
privacy-reports = { $end ->
        [0] If you block somebody, only the server knows. If you report somebody, the people who run the server read it, with the words that are meant; reports are kept without a time limit.
        [one] If you block somebody, only the server knows. If you report somebody, the people who run the server read it, with the words that are meant; a report is deleted after a day.
       *[other] If you block somebody, only the server knows. If you report somebody, the people who run the server read it, with the words that are meant; a report is deleted after { $end } days.
    }
privacy-calls = Only if you allow notifications on a device, the server keeps its address at the push service of the browser’s maker, and sends encrypted messages there: the service learns when, not what. Switch notifications off in the menu of a table, and the address is deleted.
privacy-erase = Where you change your name you can download your data and delete it. Then your name and your words disappear, and your seats belong to “a guest”; the games of the others stay.
imprint-title = Who runs this server
imprint-none = The people who run this server have not said here who they are.

## Without a command

welcome = Stosy: four small card games, against bots or with friends.
welcome-play = Play in this terminal:
welcome-host = With friends, in the browser:
welcome-bot = Try your own bot:
welcome-more = Everything else:
