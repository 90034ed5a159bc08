### The page about oneself: the name, other devices; one's games and people.
### For translators: see the top of common.ftl.

me-title = Me

## Name and look

me-who = Who I am
me-shape = Shape
me-shapes = { $shape ->
        [0] circle
        [1] square
        [2] triangle
        [3] drop
       *[4] hexagon
    }
me-colour = Colour
me-colours = { $colour ->
        [0] blue
        [1] red
        [2] green
        [3] violet
        [4] ochre
        [5] teal
        [6] pink
        [7] indigo
        [8] brown
       *[9] olive
    }
# Instead of the name of somebody who has none.
me-unnamed = a guest without a name

## The same person on other devices

me-keep = Keep my name
me-keep-about = Play under the same name on your phone, on your computer, and on your next phone, too. No password, no email address.
me-kept = You can come back on any device.
me-not-kept = So far only this browser knows you.
me-passkey = Passkey
me-passkey-about = Your phone, computer or browser keeps it and unlocks it with your fingerprint, your face or a PIN.
me-passkey-make = Make a passkey
me-passkey-made = The passkey is made. You can come back with it.
me-passkey-cancelled = No passkey was used.
me-passkey-never = Browsers allow passkeys only on servers with a domain name and https. Here the code and the link do the same.
me-passkey-elsewhere = Passkeys work at this address:
# $date is the day on which it was made, $used when it was used last.
me-passkey-of = Passkey from { $date }, last used { $used }
me-remove = Remove
# Read aloud instead of the button above.
me-passkey-remove-this = Remove the passkey from { $date }
me-code = Recovery code
me-code-about = Twenty letters and digits to write down. Anyone who has them can play as you, so keep the paper safe.
me-code-make = Show me a code
me-code-new = Make a new code
me-code-made = Your code was made on { $date }; a new one replaces it.
me-code-write = Write it down now: it is shown only once.
me-link = Link for another device
me-link-about = Open it on the other device, and you play under your name there, too. It works once, within ten minutes. Send it to nobody else.
me-link-make = Make a link
me-link-picture = The link as a QR code, for the camera of a phone
me-notify = Notifications

## Coming back

me-back = I have played here before
me-back-about = Use your name from another device.
me-back-passkey = Come back with a passkey
me-back-go = Come back
me-merge = The games in this browser are mine, too
me-merge-about = Then nothing is lost: seats, games and messages are yours. Otherwise they stay with the guest this browser was.
me-welcome = Welcome back, { $name }!
me-welcome-unnamed = Welcome back!
# $name is who this browser would become.
me-move = Play here as { $name }?
me-move-about = Use this link, and you play here under the name of whoever made it. If that was not you, do not use it.
me-move-yes = Yes, that is me
me-move-no = No
me-move-same = In this browser you already play as { $name }.
me-move-on = Continue

## The parts of the page

me-part-games = My games
me-part-statistics = Statistics
me-part-people = People
me-part-name = Name and devices

## My games

me-running = In progress
me-finished = Finished
me-your-move = Your turn
# $names: who is to act.
me-waits-for = waiting for: { $names }
me-filter-game = Game
me-filter-result = Result
me-filter-with = With
me-filter-all = all
me-filter-anybody = anybody
me-won = won
me-lost = lost
# $names: who else played.
me-with = with { $names }
me-replay = Replay
# Read aloud instead of the button above.
me-replay-game = Replay: { $game }, { $date }
me-more = Show earlier games
me-no-games = There is nothing here yet. Finished games appear by themselves.

## Statistics

me-seats = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
# $rate is the share in percent; it is surely between $low and $high.
me-share = { $won } of { $count } won: { $rate }; in the long run probably { $low } to { $high }
# The same where there are too few to tell more.
me-share-few = { $won } of { $count } won
me-picture = { $count ->
        [one] The last result
       *[other] The last { $count } results: wins upwards, losses downwards
    }
me-streak = Current winning streak
me-best-streak = Longest winning streak
me-cards-left = Cards left on average
me-fewest-left = Fewest cards left
# In points of a percentage: how much better one chose than a simple bot.
me-skill = Skill
me-luck = Luck
me-analysed = { $count ->
        [one] Skill is what your own choices added to your chances, luck what the cards added: in percentage points a game, over { $count } analysed game.
       *[other] Skill is what your own choices added to your chances, luck what the cards added: in percentage points a game, over { $count } analysed games.
    }

## People

me-no-people = You have not played with anybody yet. Anyone who plays a game with you appears here.
# A game of a team.
me-together = { $count ->
        [one] { $count } game together, { $won } won
       *[other] { $count } games together, { $won } won
    }
# A game against each other: you won, they won.
me-against = { $won } : { $lost } in { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
me-last = last game: { $date }
me-again = Invite again
# Read aloud instead of the button above.
me-again-with = Invite again: { $name }, { $game }
me-invited = If { $name } has notifications on, one is on its way. You can also send the link to the table.
me-games-together = Our games
me-games-with = Our games: { $name }
