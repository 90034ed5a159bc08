### The table in the browser before a match and between two: seats, invitation, what is agreed.
### For translators: see the top of common.ftl. $name and $host are names of people.

## Seats. $number counts seats from 1 and is text.

setup-seats = Seats
setup-seat-count = { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
setup-hints = Hints
    .about = players may ask what to do
setup-more-seats = One more seat
setup-fewer-seats = One seat fewer
setup-free = free seat
setup-you = you
setup-host = host
setup-away = away
setup-muted = muted
# What the host chooses for a seat.
setup-who = Who sits in seat { $number }
setup-for-a-friend = free, for a friend
setup-bot = Bot: { $level }
setup-stand-in = Bots in free seats, and for people who are away
setup-sit = Sit here
setup-sit-number = Sit here: seat { $number }
setup-stand = Leave the table
setup-watch-only = You are watching: all seats are taken.
setup-spectators = { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
setup-mute = Mute: { $name }
setup-unmute = Unmute: { $name }
setup-remove = Remove from the table: { $name }
setup-remove-title = Remove from the table?
setup-remove-about = { $name } will not be able to sit down at this table again.
setup-remove-yes = Remove from the table

## Invitation

# Somebody has followed the link to a table: $host is who opened it.
setup-invites = { $host } invites you
setup-join = Join
# Unfolds the rules, the clock and everything else that need not be chosen.
setup-choices = More choices
setup-invite = Invite friends
setup-invite-about = Anyone with this link can come to the table.
setup-link = Link to the table
setup-copy = Copy
setup-copied = The link is copied.
setup-copy-yourself = The link is selected; now copy it yourself.
setup-share = Share
# Sent to friends together with the link.
setup-share-text = Come and play with me: { $game }
setup-code = QR code
    .alt = The link as a QR code
setup-code-about = Or point a phone’s camera at this.

## What is agreed

setup-agreed = Time and company
setup-presets = Rules at this table
setup-usual = default
setup-own-mix = Your own mix
setup-own-mix-about = you have chosen the options yourself
setup-options = { $count ->
        [one] { $count } option
       *[other] All { $count } options
    }
setup-as-leaflet = All standard rules.
# $differences is a list such as "Drawing: free; Penalties: on".
setup-differs = Differs from the standard rules: { $differences }.
setup-printed = The rules printed in your language differ: { $differences }.
setup-difference = { $option }: { $value }

setup-first = Who begins
setup-lot = drawn by lot
setup-clock = Time for a turn
setup-clock-none = no limit
setup-seconds = { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
setup-minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
setup-hours = { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
setup-days = { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
setup-clock-slow = A slow table: nobody has to sit there all the time; come back when you like.
setup-expiry = When time runs out
setup-expiry-fallback = a simple move is made
setup-expiry-forfeit = the game is lost
setup-public = Public table
    .about = anyone can find it on the start page and sit down
setup-watch = Who may watch
    .about = anyone with the link can replay a finished game
setup-watch-anyone = anyone with the link
setup-watch-seated = those who have sat here
setup-watch-nobody = nobody
setup-talk = Chat at the table
    .about = you can write to each other
    .public = off at public tables until you switch it on
setup-earlier-talk = Newcomers see earlier chat
    .about = otherwise only those who were at the table then
setup-more = More settings
setup-grace = How long to wait for somebody who is away
    .about = then a bot plays until they are back
setup-private = link only
setup-no-talk = no chat
setup-no-hints = no hints

## Who starts, and when

# Heads the dialog in which seats and rules are changed between two games.
setup-table = Seats and rules
setup-start = Start the game
setup-start-next = Start the next game
setup-start-bots = { $count ->
        [one] A bot takes the free seat (level: { $level }).
       *[other] Bots take the { $count } free seats (level: { $level }).
    }
setup-start-full = All seats are taken.
setup-host-starts = Waiting for { $host } to start the game.
setup-host-nobody = Whoever sits down first is the host and starts the game.
setup-like = This deal was played before: seats and rules stay as they were. See how you do.
setup-like-position = A game goes on from the middle: seats and rules stay as they were.

## Another device

setup-move-about = Open this link on the other device within ten minutes: your seat moves there. Don’t share it: anyone who opens it takes your seat.
setup-move-link = Secret link to your seat
setup-move-make = Make a link
setup-move-again = Make a new link
setup-move-failed = No link could be made. Try once more.
setup-own-bot-title = A bot of your own
setup-own-bot-about = Anyone who types this command lets their bot play in this seat, from any computer with Stosy. The link holds the key to the seat: it works until you give the seat to somebody else.
setup-own-bot-command = Command for the bot
