"""The interface of the store."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from typing import Protocol

from stosy.server.store.blocks import BlocksAndReports
from stosy.server.store.people import People
from stosy.server.store.played import PlayedLists
from stosy.server.store.push import PushStore
from stosy.server.store.rows import (
    FIRST_READS,
    Alike,
    Append,
    Day,
    Due,
    Entry,
    Erased,
    Erasure,
    GuestRow,
    KeptAnalysis,
    KeptMatch,
    KeptStudy,
    News,
    OpenTable,
    Peer,
    Reads,
    Renewal,
    Restriction,
    Rollback,
    Service,
    Snapshot,
    TableRow,
    Try,
)


class Store(BlocksAndReports, PushStore, Protocol):
    """Tables with their logs, guests, and the service's own data. All may raise StoreError.

    Whoever writes to tables is a node, and Deposed once others have taken it for dead.
    """

    node: str
    """The id of this node; "" for none."""
    people: People
    """Who is the same person."""
    played: PlayedLists
    """Who played in which match."""
    migrated: bool
    """Was the database new, or of an earlier revision, when it was opened?"""

    @property
    def shared(self) -> bool:
        """May other nodes use the same store?"""

    @property
    def used(self) -> int:
        """How many connections to the database work now."""

    async def join(
        self, address: str, lease: int, process: str = "", reads: Reads = FIRST_READS
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
        """Tables, not closed, of which a guest is host or member, the last changed first; tries of
        daily deals, after which nothing follows, only until they are over."""

    async def hosted(self, guest: str) -> int:
        """How many tables a guest hosts at which a match runs or is yet to begin; tries of daily
        deals, which nobody can close, do not count."""

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

    async def mentioning(self, guests: Sequence[str], after: str) -> tuple[list[str], str | None]:
        """Tables with something of these guests among the next ones, by id, and the last looked at;
        None if there are no more."""

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

    async def replace_secret(self) -> None:
        """Sign with another key from now on; none of before is believed any more."""

    async def rotate_secret(self, least: int) -> bool:
        """Sign with another key soon, and believe the present one, but none of before; tell others.
        False if the present one is not so many ms old: it may not sign yet."""

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

    async def matches_of(self, table: str) -> list[tuple[int, int, bool]]:
        """The matches of a table: number, first entry, and whether each is noted as over."""

    async def members_of(self, table: str) -> list[str]:
        """The guests in whose lists a table is."""

    async def ended_at(self, table: str, match: int) -> int | None:
        """When (unix seconds) a match ended, if that is noted."""

    async def mend(
        self, row: TableRow, matches: Sequence[KeptMatch], tried: Try | None = None
    ) -> None:
        """Write again what follows from a table's log. Nobody else may have it loaded."""

    async def rollback(self) -> Rollback:
        """What it takes to go back to an earlier program."""

    async def days(self, secrets: dict[str, str], first: str) -> list[Day]:
        """The days from the first on; those of `secrets` get theirs unless they have one."""

    async def begin_try(self, new: Try) -> Try:
        """Note a try; the one that counts, which may be an earlier one."""

    async def try_at(self, table: str) -> Try | None:
        """The try that is played at a table."""

    async def tries_of(self, guest: str) -> list[Try]:
        """All tries of a guest, by date and game."""

    async def best_tries(self, date: str, game: str, most: int) -> list[Try]:
        """The best tries of a day that are over."""

    async def try_points(self, date: str) -> dict[str, dict[int, int]]:
        """How many tries of a day have ended with how many points, by game."""

    async def study(self, date: str, game: str) -> KeptStudy | None:
        """What experts made of the deal of a day, if it was found out."""

    async def keep_study(self, date: str, game: str, study: KeptStudy) -> None:
        """Keep what experts made of the deal of a day; the first counts."""

    async def keep_answer(self, guest: str, puzzle: str, solved: bool) -> bool:
        """Note a guest's answer to a puzzle; was it the first one?"""

    async def answers(self, guest: str) -> dict[str, bool]:
        """The puzzles that a guest has answered, the earliest first: was the answer right?"""

    async def see_guest(self, guest: str) -> None:
        """Note that a guest was here today."""

    async def close(self) -> None:
        """Finish running work and close the database."""
