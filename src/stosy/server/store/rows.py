"""What a store takes and gives."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Literal

from msgspec import Struct

from stosy.core import promised


class Reads(Struct, frozen=True):
    """What a node can read: the format of log entries, and the version of each game's rules."""

    format: int = 1
    rules: dict[str, int] = {}

    def suit(self, table: TableRow) -> bool:
        """Can it play at this table?"""
        return table.format <= self.format and table.rules <= self.rules.get(table.game, 0)


FIRST_READS = Reads()
"""What the first program reads."""


class Peer(Struct, frozen=True):
    """A node, and what it can read."""

    id: str
    reads: Reads = FIRST_READS


class Renewal(Struct, frozen=True):
    """The other nodes: those that live, those whose leases have lapsed, and the service time of
    the former."""

    peers: tuple[Peer, ...]
    lapsed: tuple[Peer, ...]
    uptime: int


class News(Struct, frozen=True):
    """A guest was `renamed` or is being `erased`, or cookies of theirs were `revoked`, by another
    node, or they `blocked` somebody, or do no longer; or, without a guest, what is `restricted` or
    `announced` has changed, or the key was `rotated`."""

    id: str
    guest: str
    what: str


class Restriction(Struct, frozen=True):
    """A `mute` or a `ban` of a guest, or of an address by its mark, until a unix time (seconds)."""

    what: str
    whom: str
    until: int


class Erasure(Struct, frozen=True):
    """A guest to be erased, what they are called then, and the node that does it."""

    guest: str
    called: str
    node: str


class Erased(Struct, frozen=True, kw_only=True):
    """What changes at a table without a guest: who the guest is `instead`, other bodies of entries
    by number, the seats they had by match, and other contents of the row."""

    table: str
    guest: str
    instead: str
    called: str
    entries: tuple[tuple[int, bytes], ...]
    sat: dict[int, frozenset[int]]
    summary: bytes
    is_opener: bool


class GuestRow(Struct, frozen=True):
    """A guest: the name, and when they came first and last (unix seconds)."""

    name: str
    created: int | None
    seen: int | None


class Service(Struct, frozen=True):
    """Data that belongs to no table: the total uptime and the signing key; the key before, which is
    still believed, and for how many ms there has been another one."""

    uptime: int
    secret: bytes
    previous: bytes | None = None
    key_age: int | None = None


class TableRow(Struct, frozen=True, kw_only=True):
    """What is known of a table without replaying it.

    `phase` is gathering, playing, over or closed; `match` the number of the current or last match,
    0 before the first; `created` in unix seconds, `changed` and `due` in service time (ms): when it
    last changed, and when it must be woken even if nobody is there. `members` are the guests that
    own a seat; `summary` is the JSON shown in the lobby; `slow` tables are shown there even if
    nobody is there. `opener` stands for the address that opened the table: a keyed hash, or
    None. `format` and `rules` say which nodes can read it, see `Reads`.
    """

    id: str
    game: str
    public: bool
    phase: str
    host: str | None
    members: tuple[str, ...]
    match: int
    created: int
    changed: int
    due: int | None
    summary: bytes
    slow: bool = False
    opener: str | None = None
    format: int = 1
    rules: int = 0


class OpenTable(Struct, frozen=True):
    """A public table of another node at which people are; people with a seat?"""

    row: TableRow
    seated: bool


class Played(Struct, frozen=True):
    """How a match went for one of those who played it."""

    guest: str
    table_id: str
    match: int
    ended_at: int
    game: str
    options: str
    seats: int
    seat: int
    won: bool
    cards_left: int | None = None
    given: bool = False
    luck: float | None = None
    skill: float | None = None


class FinishedMatch(Struct, frozen=True, kw_only=True):
    """A finished match: `names` of the players, None for bots, and the guests among them; the
    `points` of a daily deal; how it went for each of those in whose lists it is."""

    match: int
    names: tuple[str | None, ...]
    people: tuple[str, ...]
    result: bytes
    points: int | None = None
    played: tuple[Played, ...] = ()


class Alike(FinishedMatch, frozen=True, kw_only=True):
    """A match that ended, and where it was played."""

    table: str


class Day(Struct, frozen=True):
    """A day, the secret of its deals, and when that was made (unix seconds)."""

    date: str
    secret: str
    made: int

    @property
    def commit(self) -> str:
        """What is published of it at once."""
        return promised(self.date, self.secret).commit

    @property
    def in_advance(self) -> bool:
        """Was it there before the day began?"""
        began = datetime.combine(date.fromisoformat(self.date), datetime.min.time(), UTC)
        return self.made < began.timestamp()


class KeptStudy(Struct, frozen=True):
    """What experts made of the deal of a day: their results as JSON, and what was possible."""

    experts: str
    verdict: Literal["won", "lost", "not_found"]
    exact: bool


class Try(Struct, frozen=True):
    """The one try of a guest at the deal of a day and game; `points` and `result` when it is
    over."""

    date: str
    game: str
    guest: str
    table: str
    name: str
    points: int | None = None
    result: bytes | None = None


class Snapshot(Struct, frozen=True):
    """How a table stood after the first `seq` entries of its log; `code` tells who can read it."""

    seq: int
    code: str
    body: bytes


class KeptAnalysis(Struct, frozen=True):
    """The analysis of a match: by which version of the analyst, of how many moves, compressed."""

    version: int
    moves: int
    body: bytes


class Append(Struct, frozen=True):
    """Log entries of one table, to be made durable together with its row.

    `first` is the number of the first entry; a log counts from 0. An entry is the number of its
    match, or 0 if it belongs to none, and its body. Matches follow each other: after the first
    entry of a match come no more of an earlier one. Such an append has a `row`; without `row`, the
    row does not change.

    `deals` are the matches that begin here, each with a hash that others with the same deal share.
    `ended` are matches whose last entries are here; they, too, need a row. A `snapshot` replaces
    the one before.
    """

    table: str
    first: int
    entries: tuple[tuple[int, bytes], ...]
    row: TableRow | None = None
    deals: tuple[tuple[int, str], ...] = ()
    ended: tuple[FinishedMatch, ...] = ()
    snapshot: Snapshot | None = None


class Entry(Struct, frozen=True):
    """An entry of a log with its number."""

    seq: int
    body: bytes


class Due(Struct, frozen=True):
    """A table and the service time at which it must be woken."""

    at: int
    table: str
