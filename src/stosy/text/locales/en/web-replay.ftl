### Going through a finished match step by step. For translators: see the top of common.ftl.

# The title of the page; $game is the game's name.
replay-title = Replay: { $game }

## The controls under the table

replay-controls = Go through the game
replay-first = To the deal
replay-prev = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step forward
replay-last = To the end
replay-speed = Speed
# $speed is text: ½, 1, 2, 4.
replay-speed-value = { $speed }×
replay-slider = Step of the game
# $at and $last are numbers of steps as text; the deal is step 0.
replay-at = { $at } / { $last }
# For those who hear it.
replay-step = Step { $at } of { $last }
replay-keys = Keys: ← and → go a step, Home and End to the ends, the space bar plays.

## Whose eyes

replay-eyes = Seen by
# In the list of those whose eyes see the match: everything is open.
replay-eyes-all = all hands

## What happened

replay-log = What happened
# $match counts the games at a table; it stands beside the title of the log.
replay-match = game { $match }
# Under an action: $names wanted to do the same and came too late.
replay-late = A moment too late: { $names }.

## What can be done with it

replay-copy = Copy link
replay-copy-about = A link to exactly this step
replay-copied = The link to this step is copied.
# $address is the link.
replay-not-copied = The link could not be copied. Here it is: { $address }
replay-play-on = Play on from here
replay-play-on-about = A new table starts from exactly this position. Bots take the other seats.
replay-play-on-seat = Whose cards do you take?
replay-play-on-go = Play on
replay-play-on-over = The game is over here. Go back a little, and you can play on.
replay-same-deal = Same deal for friends
replay-same-deal-about = A new table with exactly these cards: who does better?
# A button, and the title of what it shows.
replay-check = What is proved
replay-check-right = Checked in this browser: the deal is as promised.
replay-check-wrong = Something is wrong: this deal is not as promised.
replay-check-kept = The promise is the one this browser saw before.
replay-check-commit = What the server reveals is what it promised.
replay-check-parts = Every player’s part is the one that was promised.
replay-check-seed = The seed is made of exactly these.
replay-check-cards = The cards are what the seed makes.
# $count is how many times the discard pile was shuffled.
replay-check-open = { $count ->
        [one] One shuffle of the discard pile is not checked here; the program “stosy verify” checks it, too.
       *[other] { $count } shuffles of the discard pile are not checked here; the program “stosy verify” checks them, too.
    }
# What the record proves, what it does not, and what it only claims: each with a list of sentences.
replay-proved = Proved
replay-not-proved = Not proved
replay-claimed = Only claimed
replay-proof-rules = The result follows from the rules: every move was played once more.
replay-proof-moves = Every move so far is allowed by the rules: each was played once more.
replay-proof-committed = The deal is the one that was promised before the first card. Nobody swapped it.
# $seats are numbers of seats, such as “1 and 3”; $count is how many.
replay-proof-mixed = { $count ->
        [one] The deal was shuffled with a part from seat { $seats }. Nobody else could choose the cards.
       *[other] The deal was shuffled from parts of seats { $seats }. Nobody could choose the cards as long as one of them is honest.
    }
replay-proof-bots = { $count ->
        [one] Seat { $seats } was a bot and gave no part.
       *[other] Seats { $seats } were bots and gave no parts.
    }
replay-proof-without = { $count ->
        [one] The person in seat { $seats } gave no part.
       *[other] The people in seats { $seats } gave no parts.
    }
# $date is a date, written out or as 2026-11-16.
replay-proof-day = This is the daily deal of { $date }: its secret was promised for this very day.
# Not proved:
replay-proof-alone = That nobody chose the cards: the server made this deal alone and could have tried several.
replay-proof-given = Where the cards come from: they were given to the table.
replay-proof-hidden = The deal: its seed is not shown yet.
replay-proof-unbound = That this was the daily deal of { $date }: the promise names no day.
replay-proof-seen = That nobody saw the cards: the people who run the server can see them.
# Only claimed:
replay-proof-claims = Who played, who was a bot, and the times.
replay-record = Download record
replay-table = To the table

## Analysis: where the match was won and lost

replay-analyse-about = Where was it won and lost?
# While it is made: $done moves of $total are looked at; 0 of 0 while other matches come first.
replay-analysing = { $total ->
        [0] Other games come first…
       *[other] Looking at the moves: { $done } of { $total }…
    }
replay-chances = Chances of winning, by what each player could know at the time
# Instead of a player's name, where all win or lose together.
replay-chances-team = The team
replay-turning = { $count ->
        [0] There were no turning points.
       *[other] Turning points
    }
# A move of a match, and below it what it did. $start, $end, $chosen and $best are percentages as text.
replay-move = { $index }. { $name }: { $action }
replay-swing = { $start }% → { $end }%, { $cause ->
        [choice] by this choice
        [cards] because of the cards that came up
       *[others] by what the others had done before
    }
replay-mistakes = { $count ->
        [0] No clear mistakes.
       *[other] The biggest mistakes, and what was better
    }
# $action is a choice as in a menu.
replay-better = { $chosen }%. Better: { $action } – { $best }%
replay-accounts = Skill and luck, in percentage points
# $skill and $luck have a sign: +12, −7. $right counts the $choices without a mistake.
replay-account = { $name }: { $start }% → { $end }%. Own choices { $skill }, luck { $luck }; without a clear mistake: { $right } of { $choices }.

## A moment of the analysis: the position before a mistake, what was played and what was better

replay-own-mistakes = Your mistakes
replay-other-mistakes = Mistakes of others
# $action is a choice as in a menu, $chance a percentage as text.
replay-moment-played = Played: { $action } – { $chance }%
replay-moment-better = Better: { $action } – { $chance }%
# Below the worst mistake of a turn.
replay-turn-more = { $count ->
        [one] and one more in this turn
       *[other] and { $count } more in this turn
    }
replay-retry = Try it again
replay-retry-about = You play on from here; bots take the other seats. What you could not see is dealt again.
replay-retry-same = With the same cards
replay-show-move = Show the move
replay-moment-close = Close this moment
replay-chart-about = What do these chances mean?
replay-chart-explained = A chance tells how often strong bots would win from here if everything the player could not see were dealt again. Players see different cards, so each line tells its own story: two of them need not add up to 100.
replay-chart-explained-team = A chance tells how often a team of strong bots would win from here if everything the player whose turn it is could not see were dealt again. Players see different cards, so the line may jump a little from one to the next.
