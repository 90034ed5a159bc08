### The first page in the browser: the games, tables to come back to, tables everybody may join.
### For translators: see the top of common.ftl. Buttons are short: there is little room on a phone.

home-title = Card games for a good evening
home-what = Four small card games, with friends or with bots. No account, nothing to install.

## The games

home-games = Games
home-level = Level of the bots
home-level-auto = to suit the game
    .about = Strong partners, relaxed opponents.
home-play = Play now
# Read aloud instead of the button above; $game is a game's name.
home-play-game = Play now against bots: { $game }
home-invite = Invite friends
home-invite-game = Invite friends to a table: { $game }
# A button that begins a lesson of about a minute.
home-show = Lesson
home-show-game = Lesson: { $game }
home-rules = Rules
home-rules-game = Rules of the game: { $game }
# $range is text such as 2–5, $most the number at its end.
home-players = { $most ->
        [one] { $range } player
       *[other] { $range } players
    }
# $minutes: how long a match takes.
home-minutes = { $minutes ->
        [one] about { $minutes } minute
       *[other] about { $minutes } minutes
    }
home-kind = { $team ->
        [yes] one team
       *[no] against each other
    }

## Your name

home-name = Your name at the table
home-name-hint = The others see it. You can play without one, too.
home-revoke = Somebody else is playing as me
home-revoked = Only this browser can play under your name now.
home-data = Download my data
home-erase = Delete my data
home-erase-sure = Delete your name and everything you wrote? Your seats will belong to “a guest”. This cannot be undone.
home-erase-yes = Yes, delete
home-erased = Deleted. Nothing about you is kept here.
home-name-save = Save
home-name-saved = At the table you are now { $name }.
home-name-is = At the table you are { $name }.
home-name-change = Change
home-me = My games and devices

## Tables to come back to

home-continue = Continue
# $names is a list of who sits there.
home-table-with = at the table: { $names }
home-table-alone = nobody else yet
home-table-bots = with bots
home-phase = { $phase ->
        [gathering] not started yet
        [playing] a game is being played
        [over] the game is over
       *[closed] closed
    }
# The match begins with cards, or in a position, of one that was played before.
home-given = { $given ->
        [position] a known position
       *[deal] a known deal
    }
home-return = To the table
# Read aloud instead of the button above.
home-return-table = To the table: { $game }, { $names }
# In the place of these two at a table where the match is over.
home-result = Result
home-result-table = Result: { $game }, { $names }
home-all-tables = { $count ->
        [one] Show { $count } more
       *[other] Show { $count } more
    }

## Tables everybody may join

home-public = Public tables
home-public-none = There is no public table right now. Open one and make it public, and it appears here.
home-public-lost = The list may be out of date: reconnecting.
home-more-tables = Show more tables
home-open-seats = { $count ->
        [0] no seat free
        [one] { $count } seat free
       *[other] { $count } seats free
    }
home-join = Join
home-join-table = Join the table: { $game }, { $names }
home-watch = Watch
home-watch-table = Watch the table: { $game }, { $names }
home-nobody = nobody is there

## Trouble

home-try-again = Try again

home-privacy = Privacy
home-imprint = Who runs this server

## Every day

home-daily = Daily deal
    .about = The same cards for everybody, one try a day.
home-puzzles = Puzzles
    .about = One turn is best. Which one?

## Without a connection

home-away = Offline
home-away-offer = Save the games once, and you can play against bots on a train or a plane. What you play stays in this browser.
# $size: how much is fetched, such as 7.2.
home-away-take = Save for offline ({ $size } MB)
home-away-taking = Downloading the games…
home-away-taken = The games are saved in this browser: you can play offline, too.
home-away-remove = Remove
home-away-removed = Removed. What you have played is still here.
home-away-now = Offline: you are playing in this browser, against bots.
home-table-here = in this browser
home-away-forget = Delete what I played here
home-away-forget-sure = Delete all the games you played without a server? This cannot be undone.
home-away-forgotten = The games you played are deleted.
