"""Who played in which finished match: lists of one's games, statistics, the people one has met."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypeVarTuple

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Select, func, select, tuple_, update

from stosy.server.store.schema import (
    UNLISTED,
    UNLISTED_ANALYSES,
    aliases,
    analyses,
    entries,
    guests,
    matches,
    played,
    tables,
)
from stosy.server.store.upserts import insert_into

if TYPE_CHECKING:
    from stosy.server.store.database import Database

Columns = TypeVarTuple("Columns")

LISTS = 1
"""The version of what is noted of a match."""
MOST = 10_000
"""Matches of a person or a table that are counted: whoever wants could play any number."""
AT_ONCE = 50
FIRST_ENTRIES = 8
"""Among which the beginning of a match is."""

_names = msgspec.json.Decoder(tuple[str | None, ...])
_people = msgspec.json.Decoder(tuple[str, ...])


class Unlisted(Struct, frozen=True, kw_only=True):
    """A finished match that is not in the lists yet, and its first entries."""

    table: str
    match: int
    game: str
    names: tuple[str | None, ...]
    people: tuple[str, ...]
    result: bytes
    ended_at: int
    counts: bool
    """Is it compared with others? A lesson is not."""
    first: tuple[bytes, ...]


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


class PlayedGame(Struct, frozen=True):
    """A match of a person, with who sat where (None: a bot) and the result."""

    own: Played
    names: tuple[str | None, ...]
    result: bytes


class Cursor(Struct, frozen=True, array_like=True):
    """A place in a list of games, after which it goes on."""

    ended_at: int
    table: str
    match: int


class Met(Struct, frozen=True):
    """A match with somebody: did oneself win, did they?"""

    person: str
    table: str
    match: int
    ended_at: int
    game: str
    won: bool
    they_won: bool


class PlayedLists:
    """The part of a store that keeps them."""

    def __init__(self, database: Database) -> None:
        self._read = database.read
        self._write = database.write

    async def behind(self) -> bool:
        """Is anything not listed yet? Asked with every list, so it is one question."""
        ended = _in_order(select(matches.c.match).where(UNLISTED)).limit(1)
        analysed = select(analyses.c.match).where(UNLISTED_ANALYSES).limit(1)
        asked = select(func.coalesce(ended.scalar_subquery(), analysed.scalar_subquery()))
        return await self._read(lambda conn: conn.scalar(asked) is not None)

    async def unlisted(self) -> list[Unlisted]:
        """Some finished matches that are not listed yet."""
        return await self._read(_unlisted)

    async def note(self, of: Unlisted, rows: Sequence[Played]) -> None:
        """List a match for those who played it."""
        await self._write(lambda conn: _note(conn, of, rows))

    async def unlisted_analyses(self) -> list[tuple[str, int, bytes]]:
        """Some analyses whose accounts are not noted yet: table, match, compressed JSON."""
        asked = select(analyses.c.table_id, analyses.c.match, analyses.c.body)
        some = asked.where(UNLISTED_ANALYSES).limit(AT_ONCE)
        return await self._read(lambda conn: [(*row,) for row in conn.execute(some)])

    async def note_accounts(
        self, table: str, match: int, accounts: Sequence[tuple[int, float, float]]
    ) -> None:
        """Note luck and skill of the seats of a match."""

        def work(conn: Connection) -> None:
            own = played.c.table_id == table, played.c.match == match
            for seat, luck, skill in accounts:
                one = update(played).where(*own, played.c.seat == seat)
                conn.execute(one.values(luck=luck, skill=skill))
            done = update(analyses).where(analyses.c.table_id == table, analyses.c.match == match)
            conn.execute(done.values(listed=LISTS))

        await self._write(work)

    async def games(
        self,
        ids: Sequence[str],
        limit: int | None = None,
        before: Cursor | None = None,
        game: str | None = None,
        won: bool | None = None,
        among: Sequence[str] = (),
    ) -> list[PlayedGame]:
        """Finished matches of a person, the last first; of a game, won or lost, with somebody."""
        asked = _games(ids, before, game, won, among).limit(limit)
        return await self._read(lambda conn: [_game(row) for row in conn.execute(asked)])

    async def all_of(self, ids: Sequence[str]) -> list[Played]:
        """The matches of a person that count, the first first; of very many the latest."""
        asked = select(played).where(played.c.guest.in_(ids), ~played.c.given)
        place = played.c.ended_at, played.c.table_id, played.c.match
        latest = asked.order_by(*(each.desc() for each in place)).limit(MOST)
        return await self._read(lambda conn: [Played(*row) for row in conn.execute(latest)][::-1])

    async def met(self, ids: Sequence[str]) -> list[Met]:
        """Matches with other people, the last first; merged guests as one person."""
        return await self._read(lambda conn: _met(conn, ids))

    async def names(self, of: Sequence[str]) -> dict[str, tuple[str, str | None]]:
        """The names and avatars of persons."""
        asked = select(guests.c.id, guests.c.name, guests.c.avatar).where(guests.c.id.in_(of))
        return await self._read(
            lambda conn: {row.id: (row.name, row.avatar) for row in conn.execute(asked)}
        )

    async def at_table(self, table: str) -> list[Played]:
        """Who played at a table, match by match; of very many the latest."""
        asked = select(played).where(played.c.table_id == table)
        latest = asked.order_by(played.c.match.desc()).limit(MOST)
        return await self._read(lambda conn: [Played(*row) for row in conn.execute(latest)][::-1])


def _unlisted(conn: Connection) -> list[Unlisted]:
    asked = (
        select(matches, tables.c.game)
        .join(tables, tables.c.id == matches.c.table_id)
        .where(UNLISTED)
        .limit(AT_ONCE)
    )
    return [
        Unlisted(
            table=row.table_id,
            match=row.match,
            game=row.game,
            names=_names.decode(row.names),
            people=_people.decode(row.people),
            result=row.result,
            ended_at=row.ended_at or 0,
            counts=row.deal is not None,
            first=_first(conn, row.table_id, row.match, row.first),
        )
        for row in conn.execute(_in_order(asked)).all()
    ]


def _in_order(asked: Select[*Columns]) -> Select[*Columns]:
    """In any other order SQLite would look at all finished matches, by another index."""
    return asked.order_by(matches.c.table_id, matches.c.match)


def _first(conn: Connection, table: str, match: int, first: int) -> tuple[bytes, ...]:
    asked = select(entries.c.body).where(
        entries.c.table_id == table,
        entries.c.seq >= first,
        entries.c.seq < first + FIRST_ENTRIES,
        entries.c.match == match,
    )
    return tuple(conn.execute(asked.order_by(entries.c.seq)).scalars())


def _note(conn: Connection, of: Unlisted, rows: Sequence[Played]) -> None:
    new = insert_into(conn, played)
    for row in rows:
        conn.execute(new.values(msgspec.structs.asdict(row)).on_conflict_do_nothing())
    done = update(matches).where(matches.c.table_id == of.table, matches.c.match == of.match)
    conn.execute(done.values(listed=LISTS))


def _games(
    ids: Sequence[str],
    before: Cursor | None,
    game: str | None,
    won: bool | None,
    among: Sequence[str],
) -> Select[Any]:
    place = played.c.ended_at, played.c.table_id, played.c.match
    asked = (
        select(played, matches.c.names, matches.c.result)
        .join(
            matches,
            (matches.c.table_id == played.c.table_id) & (matches.c.match == played.c.match),
        )
        .where(played.c.guest.in_(ids))
        .order_by(*(each.desc() for each in place))
    )
    if before is not None:
        asked = asked.where(tuple_(*place) < tuple_(before.ended_at, before.table, before.match))
    if game is not None:
        asked = asked.where(played.c.game == game)
    if won is not None:
        asked = asked.where(played.c.won == won)
    if among:
        other = played.alias()
        same = other.c.table_id == played.c.table_id, other.c.match == played.c.match
        asked = asked.where(select(other.c.guest).where(*same, other.c.guest.in_(among)).exists())
    return asked


def _game(row: Any) -> PlayedGame:
    *own, names, result = row
    return PlayedGame(Played(*own), _names.decode(names), result)


def _met(conn: Connection, ids: Sequence[str]) -> list[Met]:
    other = played.alias()
    same = (other.c.table_id == played.c.table_id) & (other.c.match == played.c.match)
    asked = (
        select(
            other.c.guest,
            aliases.c.person,
            played.c.table_id,
            played.c.match,
            played.c.ended_at,
            played.c.game,
            played.c.won,
            other.c.won,
        )
        .join(other, same)
        .outerjoin(aliases, aliases.c.guest == other.c.guest)
        .where(played.c.guest.in_(ids), other.c.guest.not_in(ids))
        .order_by(played.c.ended_at.desc())
        .limit(MOST)
    )
    return [Met(person or guest, *rest) for guest, person, *rest in conn.execute(asked)]
