### A table in the browser: seats, log and talk, the menu.
### For translators: see the top of common.ftl.

# $game is the name of the game; titles of the browser's window.
table-title = { $game } – Stosy
table-title-turn = Your turn! { $game } – Stosy

## Seats

table-you = (you)
table-bot = bot
table-absent = away
table-muted = muted
table-to-play = is to play
# On the picture of somebody: what one can do about them.
table-person = { $name }: block or report
table-open-hand = Hand of { $name }
table-cards = { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
table-time-left = Time left
table-hours = { $count } h

## The log, and talk

table-log = Game log
    .short = Log
table-log-unread = { $count ->
        [one] Game log; { $count } new message
       *[other] Game log; { $count } new messages
    }
table-talk = Chat
table-talk-none = Nobody has written anything yet.
table-say = Say something
table-say-no-numbers = Say something (no numbers)
table-send = Send
table-no-talk = You can’t write in the chat now.

## What stands over the table

table-lost = Connection lost. Reconnecting…
table-lost-kept = Connection lost. What you did is kept and will be sent…
table-late = While you were offline, the game went on: what you did no longer counts.
table-moves-lost = The server has lost the last moves at this table. This is how things stand now.
table-not-saved = The table could not be saved; perhaps there is no room left. As soon as it works again, you will see what was saved.
table-watching = You are watching.
table-hidden = { $phase ->
        [playing] A game is being played. Only those at the table may watch.
       *[other] Take a seat to see what is on the table.
    }
table-sit = Sit down
table-may-return = A bot is playing in your seat.
table-return = Take it back
table-between = The round is over. The next one begins when everybody is ready, or in 20 seconds.
table-between-ready = You are ready. The next round begins when everybody is.
table-continue = Next round
table-hint = Hint
table-hint-thinking = Thinking…
# Buttons beside a hint: do what it says; show another one.
table-hint-do = Do it
table-hint-other = Another
table-hint-about = A bot says what it would do, and why. The chance of winning assumes that everybody plays well.
# On a small button: the chance to win by what is told beside it.
table-hint-chance = { $percent }%

## The menu of the table. The questions stand over the buttons that follow them.

table-menu = Table menu
table-rules = Rules
table-invite = Invite friends
table-setup = Seats and settings
table-move-seat = Continue on another device
table-resign = Resign
table-resign-sure = The game ends for everybody, and you lose it.
table-leave = Leave the table
table-leave-sure = Your seat becomes free.
table-leave-sure-playing = A bot plays on for you; you can take your seat back later.
table-leave-sure-alone = The game waits until somebody sits down again.
table-stay = No, stay
table-mute = Mute
table-unmute = Unmute
table-hand-over = Give the seat to a bot
table-hand-over-sure = A bot plays on for { $name }.
table-remove = Remove from the table
table-remove-sure = { $name } will not be able to sit down here again.
table-close = Close the table
table-close-sure = The table closes for good, for everybody.
table-spectators = { $count ->
        [0] Nobody is watching.
        [one] { $count } person is watching.
       *[other] { $count } people are watching.
    }
table-check = Check the deal
# Before the hash of the seed of the deal.
# $name is a player, $lag a number of milliseconds as text.
table-lag = { $name }: connection delay about { $lag } ms.
# Said once, below all that are away.
table-lag-about = When several people race for a card, connection delay does not count.
table-doubted = { $name }: their connection delay can’t be measured reliably, so in a race only what is certain counts.
table-commit = Fingerprint of this deal, promised before the first card; you can check it in the replay:
table-seed = Seed of this deal:

# The button for small feelings, such as reaction-wow.
table-react = React
table-hurry = Hurry the bots
table-quick-bots = Bots play without waiting

## Lessons

# In the bar instead of the game’s name.
table-lesson = Lesson: { $game }
# Read aloud with the progress of a lesson.
table-lesson-step = Step { $number } of { $count }
# A switch in the menu: does a line beside the hand say what to do next?
table-coach = What to do next

## What one can do about somebody at the table

person-about = Block or report
person-block = Block { $name }
person-unblock = Unblock { $name }
person-block-about = Anyone you block gets no seat at your tables, and you read nothing they write. At this table you go on playing together. They are not told.
person-blocked = { $name } is blocked.
person-unblocked = { $name } is not blocked any more.
person-report = Report { $name }
person-report-about = The people who run this server will read what you report. Nobody else is told.
person-reason = Why?
person-reason-talk = for what was written
person-reason-name = for the name
person-reason-cheating = for cheating
person-reason-stalling = for holding up the game
person-reason-other = for something else
person-said = Which messages do you mean?
person-words = In a few words
person-send = Send the report
person-reported = Thank you. The people who run this server will read it.
person-list = Blocked people
person-none-blocked = You have not blocked anybody.
person-unblock-short = Unblock

## Being called when one is away

call-me = Notify me when it is my turn
call-me-daily = Notify me of the daily deal
call-denied = Notifications are blocked in this browser. You can allow them in its settings for this site.
call-offer = Shall we notify you?
call-offer-about = Get a notification on this device when it is your turn, or when a friend joins or invites you? You can switch it off in the menu of the table.
call-yes = Notify me
call-no = No, thanks
call-title = Stosy
# What a notification says: $game is the name of the game.
call-move = { $game }: it is your turn.
call-joined = { $name } has joined you at the table.
call-invited = { $name } invites you to play { $game }.
call-daily = The daily deal is here.
