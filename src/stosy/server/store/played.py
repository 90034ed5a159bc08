"""Who played in which finished match: lists of one's games, statistics, the people one has met."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Select, select, tuple_

from stosy.server.store.rows import Played
from stosy.server.store.schema import aliases, guests, matches, played

if TYPE_CHECKING:
    from stosy.server.store.database import Database

MOST = 10_000
"""Matches of a person or a table that are counted: whoever wants could play any number."""

_names = msgspec.json.Decoder(tuple[str | None, ...])


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
