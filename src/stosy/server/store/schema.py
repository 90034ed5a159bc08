"""The tables of the database. A change here needs a revision in `migrations/versions`, and a test
with a database of the release before.

Programs of earlier revisions go on while a database is migrated, so a revision only adds: see
decision 0041.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    false,
    text,
)

HEAD = "0001"
"""The revision this program works with."""

IN_LOBBY = text("public AND slow AND phase <> 'closed'")
"""The condition of a partial index: a query must say it literally to use the index."""

metadata = MetaData()

revisions = Table("alembic_version", metadata, Column("version_num", Text, primary_key=True))

service = Table(
    "service",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("uptime", BigInteger, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    # The revision of the oldest program that works with the database as it is now.
    Column("oldest", Text, nullable=False, server_default="0001"),
    Column("announcement", Text, nullable=False, server_default=""),  # to all clients
    Column("previous", LargeBinary),  # the secret before
    Column("rotated", BigInteger),  # unix ms by the database's clock: since when it is that
)

# Who is not here may write nothing. Times in unix ms by the database's clock, `uptime` in service
# time: `seen` is when it was noted.
nodes = Table(
    "nodes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("backends", Text, nullable=False),  # the application name of its connections
    Column("lease", BigInteger, nullable=False),  # when it ends
    Column("seen", BigInteger, nullable=False),
    Column("uptime", BigInteger, nullable=False),
    Column("reads", Text, nullable=False, server_default="{}"),  # JSON, see `Reads`
)

owners = Table(
    "owners",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("node", Text, ForeignKey("nodes.id", ondelete="CASCADE"), nullable=False),
    Column("here", Boolean, nullable=False, server_default=false()),  # is somebody there?
    Column("seated", Boolean, nullable=False, server_default=false()),  # somebody with a seat?
    Column("wanted", Text, ForeignKey("nodes.id", ondelete="SET NULL")),  # by this other node
    Index("owners_node", "node"),
    Index("owners_wanted", "wanted", postgresql_where=text("wanted IS NOT NULL")),
)

# What a node tells the others about a guest; they look every second, and old news are deleted.
news = Table(
    "news",
    metadata,
    Column("id", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),  # unix ms by the database's clock
    Column("node", Text, nullable=False),
    Column("guest", Text, nullable=False),
    Column("what", Text, nullable=False),
    Index("news_at", "at"),
)

guests = Table(
    "guests",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", BigInteger),  # these two in unix seconds
    Column("seen", BigInteger),
    Column("avatar", Text),  # see `stosy.vocabulary.settings.Avatar`
)

# Guests that are the same person as another one: what they did stays theirs, and is the person's.
aliases = Table(
    "aliases",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Index("aliases_person", "person"),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),
    Column("guest", Text, nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("counter", BigInteger, nullable=False),
    Column("created", BigInteger, nullable=False),  # these two in unix seconds
    Column("used", BigInteger, nullable=False),
    Index("passkeys_guest", "guest"),
)

# Hashes of what people have on paper.
recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("hash", Text, nullable=False, unique=True),
    Column("created", BigInteger, nullable=False),  # unix seconds
)

# Hashes of what counts once and for a short time: challenges, and links that move an identity.
tickets = Table(
    "tickets",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("what", Text, nullable=False),
    Column("guest", Text, nullable=False),
    Column("until", BigInteger, nullable=False),  # unix seconds
    Index("tickets_until", "until"),
    Index("tickets_guest", "guest"),
)

revocations = Table(
    "revocations",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),  # unix time in ms
)

# Who may not talk (`mute`) or not come (`ban`): guests, and marks of addresses.
restrictions = Table(
    "restrictions",
    metadata,
    Column("what", Text, primary_key=True),
    Column("whom", Text, primary_key=True),
    Column("until", BigInteger, nullable=False),  # unix seconds
)

# Who has blocked whom, called so then; `id` is what the guest knows of it. Times in unix seconds.
blocks = Table(
    "blocks",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("blocked", Text, primary_key=True),
    Column("id", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("blocks_blocked", "blocked"),
)

# What guests report to the host; nothing else refers to it. Times in unix seconds.
reports = Table(
    "reports",
    metadata,
    Column("id", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("reporter", Text, nullable=False),
    Column("reporter_name", Text, nullable=False),
    Column("reported", Text, nullable=False),
    Column("reported_name", Text, nullable=False),
    Column("table_id", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("words", Text, nullable=False),
    Column("said", Text, nullable=False),  # a JSON list
    Column("settled", BigInteger),
    Index("reports_at", "at"),
)

# The private keys of Web Push; the newest is for new subscriptions. Times in unix ms.
push_keys = Table(
    "push_keys",
    metadata,
    Column("id", Text, primary_key=True),
    Column("private", LargeBinary, nullable=False),
    Column("created", BigInteger, nullable=False),
)

# Browsers that want to be called: where, their public key and secret, and the key they listen to.
subscriptions = Table(
    "subscriptions",
    metadata,
    Column("id", Text, primary_key=True),
    Column("guest", Text, nullable=False),
    Column("endpoint", Text, nullable=False, unique=True),
    Column("browser", LargeBinary, nullable=False),
    Column("auth", LargeBinary, nullable=False),
    Column("key_id", Text, nullable=False),
    Column("daily", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),  # unix seconds
    Index("subscriptions_guest", "guest"),
)

# Guests to be erased, until nothing of them is left; what they are called then, and by whom it is
# done.
erasures = Table(
    "erasures",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("called", Text, nullable=False),
    Column("node", Text, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("phase", Text, nullable=False),
    Column("host", Text),
    Column("members", Text, nullable=False),  # a JSON list
    Column("match", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("due", BigInteger),
    Column("summary", LargeBinary, nullable=False),
    Column("slow", Boolean, nullable=False),
    Column("opener", Text),
    Column("seen", BigInteger),  # unix seconds: when this row was last written
    Column("format", Integer, nullable=False, server_default="1"),  # who reads it: see `Reads`
    Column("rules", Integer, nullable=False, server_default="0"),
)
Index(
    "tables_in_lobby",
    tables.c.opener,
    tables.c.changed,
    sqlite_where=IN_LOBBY,
    postgresql_where=IN_LOBBY,
)
Index(
    "tables_due",
    tables.c.due,
    sqlite_where=tables.c.due.is_not(None),
    postgresql_where=tables.c.due.is_not(None),
)

# The members and the host of each table that is not closed: to find the tables of a guest.
membership = Table(
    "membership",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Index("membership_table", "table_id"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("match", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

# How each table stood after the first `seq` entries, for the program that wrote it.
snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", BigInteger, nullable=False),
    Column("code", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

# Where each match begins. An index of the entries by match would do the same, but it is written
# to with each entry, which makes appends to SQLite slower by two fifths.
matches = Table(
    "matches",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("match", Integer, primary_key=True, autoincrement=False),
    Column("first", BigInteger, nullable=False),
    Column("deal", Text),  # a hash: whoever has the same had the same deal
    Column("ended", BigInteger),  # service time
    Column("names", Text),  # a JSON list, null for bots
    Column("people", Text),  # a JSON list of guests
    Column("result", LargeBinary),
    Column("ended_at", BigInteger),  # unix seconds
)
Index(
    "matches_alike",
    matches.c.deal,
    matches.c.ended,
    sqlite_where=matches.c.ended.is_not(None),
    postgresql_where=matches.c.ended.is_not(None),
)

# What each finished match was worth, move by move; compressed JSON.
analyses = Table(
    "analyses",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("match", Integer, primary_key=True, autoincrement=False),
    Column("version", Integer, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

# Who played in which finished match, by seat; luck and skill when it is analysed.
played = Table(
    "played",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("match", Integer, primary_key=True, autoincrement=False),
    Column("ended_at", BigInteger, nullable=False),  # unix seconds
    Column("game", Text, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("seats", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("cards_left", Integer),
    Column("given", Boolean, nullable=False),  # some may have known the cards
    Column("luck", Float),
    Column("skill", Float),
    Index("played_by", "guest", "ended_at"),
    Index("played_at", "table_id", "match"),
)

# The secret of each day's deals, and when it was made (unix seconds): before the day, if the server
# ran then.
days = Table(
    "days",
    metadata,
    Column("date", Text, primary_key=True),
    Column("secret", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
)

# What experts made of the deal of a day: their results, and what was possible.
studies = Table(
    "studies",
    metadata,
    Column("date", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("experts", Text, nullable=False),  # JSON
    Column("verdict", Text, nullable=False),
    Column("exact", Boolean, nullable=False),
)

# The one counted try of each guest at the deal of a day; noted before its table is there.
tries = Table(
    "tries",
    metadata,
    Column("date", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("guest", Text, primary_key=True),
    Column("table_id", Text, nullable=False, unique=True),
    Column("name", Text, nullable=False),
    Column("points", Integer),  # these three when it is over
    Column("result", LargeBinary),
    Column("ended_at", BigInteger),  # unix seconds
    Index("tries_guest", "guest"),
    Index("tries_points", "date", "game", "points"),
)

# The first answer of each guest to each puzzle.
answers = Table(
    "answers",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("puzzle", Text, primary_key=True),
    Column("solved", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),  # unix ms
)
