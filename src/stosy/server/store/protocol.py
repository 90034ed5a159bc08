"""The interface of the store."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from typing import Protocol

from msgspec import Struct

DAMAGED = ("SQLITE_CORRUPT", "XX001", "XX002")
"""How SQLite and PostgreSQL call damaged data and indexes."""


class StoreError(Exception):
    """The store cannot do what was asked; nothing of it has been done.

    `code` is one of: `bad_url` (no address of a store), `unreachable` (no such server, no right to
    the file, no database in it), `exposed` (others may read the file), `in_use` (by another
    server), `newer` (made by a newer program), `unknown_table` (entries of a table that has no
    row), `conflict`, `deposed` (others have taken this node for dead), `failed` (the database said
    no; `detail` says why).
    A `failed` append may have happened all the same if the connection was lost while it was being
    made durable; asking for the table again tells.
    """

    def __init__(self, code: str, detail: str, state: str = "") -> None:
        super().__init__(code, detail)
        self.code = code
        self.detail = detail
        self.state = state
        """What the database or the system calls it: an SQLSTATE, `SQLITE_FULL`, `ENOSPC`."""

    @property
    def damaged(self) -> bool:
        """Is some of the data damaged? The rest can still be read."""
        return self.state.startswith(DAMAGED)

    def __str__(self) -> str:
        return f"{self.code}: {self.detail}"


class Conflict(StoreError):
    """Somebody else has already written an entry with this number."""

    def __init__(self, detail: str) -> None:
        super().__init__("conflict", detail)


class Deposed(StoreError):
    """This node is none any more: others may own its tables."""

    def __init__(self, node: str) -> None:
        super().__init__("deposed", f"node {node or '(none)'} is deposed")


class Reads(Struct, frozen=True):
    """What a node can read: the format of log entries, and the version of each game's rules."""

    format: int = 1
    rules: dict[str, int] = {}

    def suit(self, table: TableRow) -> bool:
        """Can it play at this table?"""
        return table.format <= self.format and table.rules <= self.rules.get(table.game, 0)


READS_LITTLE = Reads()
"""What programs read that did not say so yet."""


class Peer(Struct, frozen=True):
    """A node, and where it takes requests that others forward."""

    id: str
    address: str
    process: str = ""
    reads: Reads = READS_LITTLE


class Renewal(Struct, frozen=True):
    """The other nodes: those that live, those whose leases have lapsed, and the service time of
    the former."""

    peers: tuple[Peer, ...]
    lapsed: tuple[Peer, ...]
    uptime: int


class News(Struct, frozen=True):
    """A guest was `renamed` or is being `erased`, or cookies of theirs were `revoked`, by another
    node; or, without a guest, what is `restricted` or `announced` has changed."""

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
    """Data that belongs to no table: the total uptime, the signing key, and since when cookies tell
    when they were issued (unix time in ms)."""

    uptime: int
    secret: bytes
    dated_since: int


class TableRow(Struct, frozen=True, kw_only=True):
    """What is known of a table without replaying it.

    `phase` is gathering, playing, over or closed; `match` the number of the current or last match,
    0 before the first; `created` in unix seconds, `changed` and `due` in service time (ms): when it
    last changed, and when it must be woken even if nobody is there. `members` are the guests that
    own a seat; `summary` is the JSON shown in the lobby; `slow` tables are shown there even if
    nobody is there. `opener` stands for the address that opened the table: a keyed hash, None for
    tables of earlier versions. `format` and `rules` say which nodes can read it, see `Reads`.
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


class FinishedMatch(Struct, frozen=True, kw_only=True):
    """A finished match: `names` of the players, None for bots, and the guests among them."""

    match: int
    names: tuple[str | None, ...]
    people: tuple[str, ...]
    result: bytes


class Alike(FinishedMatch, frozen=True, kw_only=True):
    """A match that ended, and where it was played."""

    table: str


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


class Store(Protocol):
    """Tables with their logs, guests, and the service's own data. All may raise StoreError.

    Whoever writes to tables is a node, and Deposed once others have taken it for dead.
    """

    node: str
    """The id of this node; "" for none."""
    migrated: bool
    """Was the database new, or of an earlier revision, when it was opened?"""

    @property
    def shared(self) -> bool:
        """May other nodes use the same store?"""

    @property
    def used(self) -> int:
        """How many connections to the database work now."""

    async def join(
        self, address: str, lease: int, process: str = "", reads: Reads = READS_LITTLE
    ) -> int:
        """Become a node, with a lease of so many ms; the service time.

        If the store is not shared, this is the only node, and no lease lapses.
        """

    async def renew(self, uptime: int, lease: int) -> Renewal:
        """Prolong the lease, and note the service time."""

    async def depose(self, node: str, ended: bool = False) -> bool:
        """Remove a node whose lease has lapsed, or whose process has `ended`; false if it is gone,
        or has come back."""

    async def leave(self) -> None:
        """Be a node no longer: others may own its tables."""

    async def claim(self, table: str) -> Peer | None:
        """Own a table, unless another node does: then that one."""

    async def owner(self, table: str) -> Peer | None:
        """The node that owns a table."""

    async def release(self, tables: Sequence[str]) -> None:
        """Own these tables no longer."""

    async def show(self, here: Sequence[str], seated: Sequence[str]) -> None:
        """Tell other nodes at which of the tables people are, and at which of those with a seat."""

    async def open_elsewhere(self, limit: int) -> list[OpenTable]:
        """Public tables of other nodes at which people are, the last changed first."""

    async def news(self) -> list[News]:
        """What other nodes have told in the last seconds; the same news may come again."""

    async def append(self, batch: Sequence[Append], uptime: int) -> None:
        """Write a batch in one transaction, durable on return; the uptime never goes back.

        Conflict if one of the entries exists already: then nothing of the batch is written. An
        empty batch only proves that this is still a node.
        """

    async def service(self) -> Service:
        """The data that belongs to no table."""

    async def table(self, table: str) -> TableRow | None:
        """The row of a table."""

    async def length(self, table: str) -> int:
        """How many entries the log of a table has."""

    async def snapshot(self, table: str) -> Snapshot | None:
        """The last snapshot of a table."""

    def entries(self, table: str, first: int = 0, match: int = 0) -> AsyncIterator[Entry]:
        """The log from this number on, without matches before `match`.

        This and `log` read in pages, between which others read.
        """

    def log(self, table: str, match: int, until: int | None = None) -> AsyncIterator[bytes]:
        """The entries of one match, in order; only those with numbers below `until`."""

    async def alike(self, table: str, match: int, limit: int) -> list[Alike]:
        """A match that is over and others with the same deal, the last ended first."""

    async def analysis(self, table: str, match: int) -> KeptAnalysis | None:
        """The analysis of a match."""

    async def keep_analysis(self, table: str, match: int, kept: KeptAnalysis) -> None:
        """Keep the analysis of a match instead of the one before."""

    async def slow_public_tables(self, limit: int, each: int) -> list[TableRow]:
        """Slow public tables that are not closed, the last changed first; `each` of an opener."""

    async def tables_of(self, guest: str, limit: int) -> list[TableRow]:
        """Tables, not closed, of which a guest is host or member, the last changed first."""

    async def hosted(self, guest: str) -> int:
        """How many tables a guest hosts at which a match runs or is yet to begin."""

    async def due(self, until: int, limit: int, after: Due | None = None) -> list[Due]:
        """Tables to be woken at this service time or before, the earliest first.

        `after` is the last one of the previous page.
        """

    async def guest(self, guest: str) -> str | None:
        """The name a guest goes by."""

    async def save_guest(self, guest: str, name: str) -> None:
        """Note the name of a guest."""

    async def guest_row(self, guest: str) -> GuestRow | None:
        """What is known of a guest beside their tables."""

    async def begin_erasure(self, guest: str, called: str) -> None:
        """Forget a guest's name and cookies, note that their traces are to be removed, and tell
        others."""

    async def adopt_erasure(self, guest: str) -> None:
        """The node that does it is this one from now on."""

    async def erasures(self) -> list[Erasure]:
        """Erasures that are not finished."""

    async def tell_of_erasure(self, guest: str) -> None:
        """Tell the other nodes again to remove a guest from their tables."""

    async def end_erasure(self, guest: str) -> None:
        """Nothing of the guest is left, not even in files beside the database."""

    async def mentioning(self, guest: str, after: str) -> tuple[list[str], str | None]:
        """Tables with something of a guest among the next ones, by id, and the last looked at; None
        if there are no more."""

    async def mentions(self, guest: str, table: str) -> bool:
        """Is there something of a guest at the table?"""

    async def erase_at(self, erased: Erased) -> None:
        """Write a table without a guest. Nobody else may have it loaded."""

    async def talking(self, after: str) -> tuple[list[tuple[str, int]], str | None]:
        """Tables at which somebody talked, among the next ones by id, each with the unix time of
        its last change; and the last one looked at, None if there are no more."""

    async def rewrite(self, table: str, bodies: tuple[tuple[int, bytes], ...]) -> None:
        """Replace bodies of entries by number. Nobody else may have the table loaded."""

    async def unused(self, before: int, after: str) -> list[str]:
        """Some tables that have not changed since this unix time, by id."""

    async def delete_table(self, table: str) -> None:
        """Delete a table with all its matches. Nobody else may have it loaded."""

    async def forget_guests(self, before: int) -> int:
        """Forget names of some guests without tables, not seen since this unix time; how many."""

    async def scrub(self) -> None:
        """Leave no copies of what was overwritten in files beside the database."""

    async def replace_secret(self, secret: bytes) -> None:
        """Sign with another key from now on."""

    async def revoke(self, guest: str, at: int) -> None:
        """Note that cookies of a guest issued before this time (unix time in ms) do not count."""

    async def revocations(self, since: int) -> dict[str, int]:
        """The revocations since this time, by guest."""

    async def restrict(self, restriction: Restriction) -> None:
        """Mute or ban somebody, and tell others."""

    async def lift(self, what: str, whom: str) -> bool:
        """End a mute or a ban, and tell others; was there one?"""

    async def restrictions(self) -> list[Restriction]:
        """Those that have not ended, the first to end first."""

    async def announce(self, text: str) -> None:
        """Keep what all clients are to be told, and tell others; "" for nothing."""

    async def announcement(self) -> str:
        """What all clients are to be told."""

    async def all_tables(self, after: str) -> list[TableRow]:
        """The next tables by id."""

    async def matches_of(self, table: str) -> list[tuple[int, bool]]:
        """The matches of a table by number, and whether each is noted as over."""

    async def see_guest(self, guest: str) -> None:
        """Note that a guest was here today."""

    async def close(self) -> None:
        """Finish running work and close the database."""
