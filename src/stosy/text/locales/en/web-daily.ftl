### The daily deal in the browser: its games, the results, the proof that nobody chose the cards.
### For translators: see the top of common.ftl.

daily-title = Daily deal
daily-what = One deal a day for each game, with the same cards for everybody on this server. One try counts, from your first look at the cards, without hints.
daily-honest = Anyone can come back as a new guest and try again, so the results are for fun, on your honour.
# $date is a date, written out.
daily-of = Daily deal, { $date }
# $hours and $minutes until midnight by UTC.
daily-ends = New cards at midnight UTC, in { $hours } h { $minutes } min
daily-over = This day is over.
# How places are given; a game may say more.
daily-score = A win counts first. Anyone who resigns or runs out of time comes last.
daily-streak = { $days ->
        [one] { $days } day in a row
       *[other] { $days } days in a row
    }
daily-alone = alone
# $count bots of a $level, such as “expert”.
daily-bots = { $count ->
        [one] with { $count } bot: { $level }
       *[other] with { $count } bots: { $level }
    }
daily-finished = { $count ->
        [0] nobody has played it yet
        [one] { $count } person has played it
       *[other] { $count } people have played it
    }
daily-play = Play
daily-play-game = Play the daily deal: { $game }
daily-go-on = Continue
daily-go-on-game = Continue your try: { $game }
daily-results = Results
daily-results-game = Results: { $game }
daily-missed = not played

## Results

daily-yours = Your result
daily-place = Place { $place } of { $count }
daily-percentile = Better than { $percent }% of the others
# The same if somebody else did exactly as well.
daily-percentile-ties = Better than { $percent }% of the others (ties count half)
daily-first = You are the first.
daily-table = Everybody’s results
daily-who = Who
daily-how = Result
daily-you = you
daily-watch = Replay
daily-watch-of = Replay: { $name }
daily-nobody = Nobody has finished it.
daily-experts = How experts did with your cards
daily-possible = What was possible
daily-possible-won-exact = With all cards face up, this deal can be won. That is proved.
daily-possible-lost-exact = Even with all cards face up, this deal cannot be won. That is proved.
daily-possible-won = This deal can be won: a way was found.
daily-possible-not-found = No way to win was found. That does not prove there is none.
daily-possible-wait = The experts are still playing.
daily-back = All games of the day
daily-closed-title = Play first
daily-closed = You will see the results when you have finished your try, or when the day is over.

## Sharing

daily-share = Share your result
daily-copy = Copy as text
daily-copied = Copied
# One line of the text to share.
daily-shared = Stosy, { $game }, { $date }

## Earlier days and the proof

daily-earlier = Earlier days
daily-today = today
daily-tomorrow = tomorrow
daily-proof = Nobody chooses the cards
daily-proof-how = For each day the server draws a secret, and publishes the SHA-256 of “date:secret” a week before, so the secret belongs to this day. When the day is over, it shows the secret. The seed of a game is the SHA-256 of “secret:game”, so everybody can check the deal. The people who run the server can see the cards.
daily-hash = SHA-256 of the date and the secret
daily-secret = Secret
daily-secret-later = shown after the day
daily-late = This secret was drawn on the day itself, because the server was not running before.
