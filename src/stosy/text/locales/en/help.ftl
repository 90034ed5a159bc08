### What `stosy --help` and the manual say. $levels, $offered, $games, $languages and $presets are lists of words to type.

help-stosy = Four small card games: play them, study them.
help-usage = usage:
help-arguments = arguments
help-options = options
help-commands = commands
# Above a group of commands.
help-to-play = to play
help-to-host = to host
help-to-compare-bots = to compare bots
help-to-read-records = to read and use records

## Arguments that mean the same in several commands

help-any-help = show this help
help-any-version = print the version
help-any-lang = the language: { $languages }
help-any-game = one of { $games }
help-any-name = what the others call you
help-any-engine = `kernel` or `python` (the kernel where it can play)
help-any-preset = a set of options: { $presets }
help-any-option = an option of the game; may be given several times
help-any-jobs = how many processes (as many as cores); the results are the same
help-any-on = where to work: `processes` of this machine, or `ray` (the extra `ray`); the results are the same
help-any-address = the Ray cluster to use (without it Ray starts on this machine)
help-any-lenient = play the fallback for a bot that misbehaves, instead of forfeiting its game
help-any-bot-seconds = how long a bot of your own may think about a decision (10)
help-any-bot-stderr = keep what programs print on their standard error in this folder
help-any-db = the server’s store: a file, `sqlite:///…` or `postgresql://…`
help-any-file = a file of records

## Commands, and what only they have

help-games = list the games
help-rules = print the rules of a game
help-play = play in the terminal against bots
help-play-seats = how many play, you included
help-play-bots = the bots, one for all or one for each: { $offered } (in a team `strong`, else `casual`), `expert:400` with 400 playouts for each decision, or one of your own as for `stosy simulate`
help-play-seed = play this deal: the same seed gives the same cards
help-play-record = append the records to this file
help-play-name = your name
help-join = play in the terminal at a table on a server
help-join-url = the link to a table, or the address of a server
help-any-plain = print lines only
help-bot = let a bot of yours play in a seat of a server
help-bot-url = the link with the key to the seat, from the host of the table
help-bot-bot = the bot, as in `--bots`: `./mine.py:Mine`, `cmd:./program`
help-bot-name = what the record of the game calls it
help-bot-bot-seconds = how long it may think about a decision (5)
help-simulate = let bots play many games and count the results
help-simulate-games = how many games (100)
help-simulate-seats = how many seats (as many as bots)
help-simulate-bots = one bot for all seats, or one for each: { $levels }, or one of your own: `module:Class`, `./file.py:Class`, `cmd:./program`; `name=…` names it
help-simulate-seed = the name of the series (stosy): the same name gives the same deals
help-simulate-jobs = how many processes (1); the results are the same
help-simulate-records = write all records to this file
help-simulate-json = print the summary as JSON
help-tournament = compare bots on the same deals, seat by seat
help-tournament-bots = the bots that meet: { $levels }, or one of your own: `module:Class`, `./file.py:Class`, `cmd:./program`; `name=…` names it
help-tournament-games = how many deals (200), each played in every seat
help-tournament-lead = only the first bot meets the others
help-tournament-mixed = in a team game, every two kinds of bots play together, too
help-tournament-seats = how many seats (2)
help-tournament-seed = the name of the deals (stosy)
help-tournament-json = print the standings as JSON
help-tournament-picture = draw the standings to this file, as SVG
help-dataset = write the decisions of recorded games as a table in Parquet, for learning programs
help-dataset-files = files of records
help-dataset-out = the file to write; what an interrupted run has finished is used again
help-verify = check records, entry by entry
help-verify-files = files of records
help-conformance = print the conformance kit: records to test another implementation with
help-show = print a game move by move
help-show-match = only this game of the file, counted from 1
help-show-seat = as the player in this seat saw it, counted from 1
help-show-spectator = as a spectator saw it
help-analyse = show where a game was won and lost, and what was better
help-analyse-match = which game of the file, counted from 1 (1)
help-analyse-seat = only the moves of this seat, counted from 1
help-analyse-bots = who plays on from each position (`strong`): one bot for all seats, or one for each
help-analyse-playouts = how many playouts for each decision (3000; 100 with `--bots`)
help-analyse-seed = the name of the playouts (stosy)
help-analyse-jobs = how many processes (1); the results are the same
help-analyse-json = print everything as JSON
help-serve = start a server, so that people play over the network
help-serve-settings = read the settings from this TOML file; the command line and `STOSY_SERVE_…` variables override it
help-serve-show-settings = print all settings as such a file and stop
help-serve-host = listen at this address (127.0.0.1: this computer only)
help-serve-port = listen at this port (8470; 0 is any free one)
help-serve-lan = let the local network in
help-serve-behind-proxy = trust the X-Forwarded-… headers of these proxies (without a value: of those on this computer)
help-serve-origin = the public origin, such as `https://cards.example`, to which passkeys belong
help-serve-path = where the pages are on their host (`/`), such as `/games/`
help-serve-bots = offer these bots at the tables, too: `name=cmd:./program`, `name=./file.py:Class`, an installed one; they run in processes of their own
help-serve-bot-seconds = how long such a bot may think about a decision (5)
help-serve-remote-bots = let hosts of tables give seats to bots that people run elsewhere (`stosy bot`), with so many seconds for a decision (5)
help-serve-log = how to log (auto: lines for people on a terminal, else JSON)
help-new-key = replace the key that signs the guests’ cookies, if somebody may have read it
help-admin = look after a running server on this machine: tables, people, bans, announcements
help-admin-what = what to do: `tables`, `people`, `close TABLE`, `end TABLE` (its game), `mute`, `unmute`, `ban` or `unban` a `GUEST` or an address, `restrictions` (who is muted or banned), `reports`, `report REPORT` (one in full), `settle REPORT`, `rename GUEST NAME`, `announce TEXT` (`""` takes it back), `erase GUEST`, `rotate` (sign cookies with a new key), `rotate-push` (a new key for notifications), `check` (that every log replays), `rebuild` (write again what disagrees with its log, while no server runs), `backup FILE`
help-admin-whom = the table, the guest, the address or the report, as the lists show them, or the text
help-admin-duration = how long a mute or a ban lasts: `30m`, `2h`, `7d`
help-admin-json = print lists as JSON
help-admin-settings = the settings file of the server
help-admin-admin-folder = the folder with the servers’ sockets, if the setting names one
help-site = write a site for any web host, on which everybody plays alone
help-site-directory = the folder to write it into
help-site-serve = then serve it to this computer, to try it (without a port: at any free one)
help-wire = print the server’s messages, for authors of clients
