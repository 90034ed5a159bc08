### The first page in the browser: the games, tables to come back to, tables everybody may join.
### For translators: see the top of common.ftl. Buttons are short: there is little room on a phone.

home-title = Card games for a good evening
home-what = Four small card games, with friends or with bots. No account, nothing to install.

## The games

home-games = Games
home-level = Level of the bots
home-level-auto = as suits the game
    .about = Strong partners, relaxed opponents.
home-play = Play now
# Read aloud instead of the button above; $game is a game's name.
home-play-game = Play now against bots: { $game }
home-invite = Invite friends
home-invite-game = Invite friends to a table: { $game }
# A button that begins a lesson of about a minute.
home-show = Show me
home-show-game = Show me how to play: { $game }
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
home-name-hint = The others see it. You can also play without one.
home-revoke = Somebody else plays as me
home-revoked = From now on only this browser is you.
home-data = Download my data
home-erase = Delete me
home-erase-sure = Delete your name and everything you wrote? Your seats will belong to “a guest”. This cannot be undone.
home-erase-yes = Yes, delete
home-erased = You are deleted. Nothing here knows you any more.
home-name-save = Save
home-name-saved = At the table you are { $name } now.
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
        [gathering] has not begun yet
        [playing] a match is being played
        [over] the match is over
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
home-public-none = There is no public table right now. Open one yourself and make it public, and it appears here.
home-public-lost = The list may be out of date: the connection is being restored.
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
home-imprint = Imprint

## Every day

home-daily = Daily deal
    .about = The same cards for everybody, one try a day.
home-puzzles = Puzzles
    .about = One move is best. Which one?

## Without a connection

home-away = Without a connection
home-away-offer = Take the games along once, and you can play against bots on a train or a plane. The matches stay in this browser.
# $size: how much is fetched, such as 7.2.
home-away-take = Take along ({ $size } MB)
home-away-taking = The games are coming…
home-away-taken = The games are in this browser: you can play without a connection, too.
home-away-remove = Remove
home-away-removed = Removed. The matches you have played are still here.
home-away-now = No connection: you are playing in this browser, against bots.
home-table-here = in this browser
home-away-forget = Delete the matches in this browser
home-away-forget-sure = Delete all matches that you have played without a server? This cannot be undone.
home-away-forgotten = The matches are deleted.
