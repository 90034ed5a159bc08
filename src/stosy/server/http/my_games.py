"""One's games: those that run and those that are over, statistics, and the people one has met."""

from __future__ import annotations

from collections.abc import Sized

import structlog
from aiohttp import web
from msgspec import Raw

from stosy.core import Refused, whole_number
from stosy.server.http.api import MOST_TABLES, answer
from stosy.server.http.context import CONTEXT, Context, guest_of
from stosy.server.matches.statistics import standings, statistics
from stosy.server.store import StoreError, TableRow
from stosy.server.store.played import Cursor, Met, PlayedGame
from stosy.server.tables.hub import Glance
from stosy.server.tables.listing import decode
from stosy.server.tables.room import Room
from stosy.wire import games as wire

PAGE = 25
ROWS = 500.0
"""So many matches that are looked at count as one more request."""
MOST_PEOPLE = 200
SAYS = {"1": True, "0": False}

log = structlog.get_logger()


async def get_games(request: web.Request) -> web.Response:
    """`?before=` for a later page, `&game=`, `&won=1` or 0, `&with=` somebody's id."""
    context, guest, asked = request.app[CONTEXT], guest_of(request), request.query
    if not all(map(str.isprintable, asked.values())):
        raise Refused("malformed", "G3", detail="no text to look for")
    ids = await context.hub.store.people.ids(guest)
    before = None if "before" not in asked else cursor(asked["before"])
    among = await ids_of(request, ids, asked["with"]) if "with" in asked else ()
    found = await context.hub.store.played.games(
        ids, PAGE + 1, before, asked.get("game"), SAYS.get(asked.get("won", "")), among
    )
    page, more = found[:PAGE], found[PAGE:]
    first = not {"before", "game", "won", "with"} & asked.keys()
    return answer(
        request,
        wire.MyGames(
            games=_once(page),
            next=written(page[-1]) if more else None,
            running=await _running(context, guest, ids) if first else (),
        ),
    )


def _once(page: list[PlayedGame]) -> tuple[wire.FinishedGame, ...]:
    """Each match once, though one may have had two seats there."""
    return tuple({(each.own.table_id, each.own.match): _finished(each) for each in page}.values())


def _finished(game: PlayedGame) -> wire.FinishedGame:
    own = game.own
    return wire.FinishedGame(
        table=own.table_id,
        match=own.match,
        game=own.game,
        ended=own.ended_at,
        names=game.names,
        seat=own.seat,
        won=own.won,
        result=Raw(game.result),
        cards_left=own.cards_left,
        luck=own.luck,
        skill=own.skill,
    )


def written(game: PlayedGame) -> str:
    """The place of a match in the list."""
    return f"{game.own.ended_at}.{game.own.match}.{game.own.table_id}"


def cursor(text: str) -> Cursor:
    ended, match, table = (*text.split(".", 2), "", "")[:3]
    at, number = whole_number(ended), whole_number(match)
    if at is None or number is None:
        raise Refused("malformed", "G3", detail="`before` is no place in a list")
    return Cursor(at, table, number)


async def _running(
    context: Context, guest: str, ids: tuple[str, ...]
) -> tuple[wire.RunningGame, ...]:
    rows = await context.hub.store.tables_of(guest, MOST_TABLES)
    open_ = [row for row in rows if row.phase in ("gathering", "playing")]
    found = [await _waiting(context, row, ids) for row in open_]
    return tuple(sorted(found, key=lambda each: not each.yours))


async def _waiting(context: Context, row: TableRow, ids: tuple[str, ...]) -> wire.RunningGame:
    """Slow tables are loaded to see whose turn it is; at others nobody may be."""
    summary = decode(row.summary)
    room: Room | Glance | None = context.hub.loaded(row.id)
    if room is None and row.slow and row.phase == "playing":
        room = await _loaded(context, row.id)
    if room is None or room.table.state.phase != "playing":
        return wire.RunningGame(summary=summary)
    offers = room.table.offers()
    seats = sorted({offer.seat for offer in offers if offer.fallback is not None})
    people = [room.table.state.seats[seat].person for seat in seats]
    return wire.RunningGame(
        summary=summary, waits_for=tuple(seats), yours=any(each in ids for each in people)
    )


async def _loaded(context: Context, table: str) -> Room | Glance | None:
    """None if it is elsewhere, or cannot be read: the others are listed all the same."""
    try:
        return await context.hub.reading(table)
    except Refused:
        return None
    except Exception as error:
        if isinstance(error, StoreError) and not error.damaged:
            raise
        log.error("table_broken", table=table, exc_info=True)
        return None


async def get_statistics(request: web.Request) -> web.Response:
    store = request.app[CONTEXT].hub.store
    rows = await store.played.all_of(await store.people.ids(guest_of(request)))
    _count(request, rows)
    return answer(request, wire.Statistics(statistics=statistics(rows)))


async def get_people(request: web.Request) -> web.Response:
    context, guest = request.app[CONTEXT], guest_of(request)
    people = await _met(request, await context.hub.store.people.ids(guest))
    known = await context.hub.store.played.names(list(people))
    return answer(
        request,
        wire.MetPeople(
            people=tuple(
                [
                    wire.MetPerson(
                        id=mark(context, guest, person),
                        name=known.get(person, ("", None))[0],
                        avatar=known.get(person, ("", None))[1],
                        matches=len(met),
                        at=met[0].ended_at,
                        last=met[0].table,
                        game=met[0].game,
                        standings=standings(met),
                    )
                    for person, met in people.items()
                ]
            )
        ),
    )


def _count(request: web.Request, rows: Sized) -> None:
    """Whoever has played very much may ask for it less often: it takes that much longer."""
    context = request.app[CONTEXT]
    context.check_rate(request, min(len(rows) / ROWS, context.settings.request_burst))


async def _met(request: web.Request, ids: tuple[str, ...]) -> dict[str, list[Met]]:
    """The matches with each person, both in order, the last first."""
    people: dict[str, dict[tuple[str, int], Met]] = {}
    rows = await request.app[CONTEXT].hub.store.played.met(ids)
    _count(request, rows)
    for each in rows:
        if each.person in people or len(people) < MOST_PEOPLE:
            people.setdefault(each.person, {}).setdefault((each.table, each.match), each)
    return {person: list(met.values()) for person, met in people.items()}


def mark(context: Context, viewer: str, person: str) -> str:
    """What stands for a person in the requests of one viewer: nobody learns another's id."""
    return context.guests.mark(f"{viewer} {person}")


async def ids_of(request: web.Request, ids: tuple[str, ...], marked: str) -> tuple[str, ...]:
    """All ids of somebody whom the guest, who has these `ids`, has played with."""
    context, guest = request.app[CONTEXT], guest_of(request)
    for person in await _met(request, ids):
        if mark(context, guest, person) == marked:
            return await context.hub.store.people.ids(person)
    raise Refused("not_found", "T6")


async def get_series(request: web.Request) -> web.Response:
    """Over as many evenings as there were: what is kept of the table decides."""
    rows = await request.app[CONTEXT].hub.store.played.at_table(request.match_info["table"])
    _count(request, rows)
    by_match: dict[int, dict[str, bool]] = {}
    seats: dict[int, dict[str, int]] = {}
    for row in rows:
        by_match.setdefault(row.match, {})[row.guest] = row.won
        seats.setdefault(row.match, {})[row.guest] = row.seat
    if not by_match:
        return answer(request, wire.SeriesScore(matches=0, wins=()))
    last = max(by_match)
    people = seats[last]
    together = [won for won in by_match.values() if won.keys() == people.keys()]
    size = next(row.seats for row in rows if row.match == last)
    wins = [0] * size
    for person, seat in people.items():
        wins[seat] = sum(won[person] for won in together)
    return answer(request, wire.SeriesScore(matches=len(together), wins=tuple(wins)))
