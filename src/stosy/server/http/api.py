"""HTTP: games, tables, records, health. Bodies are the structs of `stosy.wire.api`."""

from __future__ import annotations

import asyncio
from functools import cache
from importlib.metadata import version
from threading import Lock
from typing import Any, Literal, TypeVar

import msgspec
from aiohttp import web
from msgspec import Raw

from stosy.analysis.analyse import can_analyse
from stosy.bots import FOR_PEOPLE
from stosy.bots.registry import REGISTERED
from stosy.chat import display_name
from stosy.core import Refused, write
from stosy.host import listing
from stosy.server.http.context import (
    CONTEXT,
    FRESH,
    ask_of,
    asked_number,
    guest_of,
    new_table_of,
    remember,
)
from stosy.server.http.guests import cookie_of
from stosy.server.matches.replays import Replays
from stosy.server.schema.json_schema import schema
from stosy.server.tables.chunks import worked
from stosy.server.tables.connection import to_json
from stosy.server.tables.listing import decode
from stosy.server.tables.room import Elsewhere
from stosy.table import facts
from stosy.table.decide import hash_of
from stosy.wire import Leave, Sit, TakeSeat
from stosy.wire import api as body

B = TypeVar("B")

MOST_OTHERS = 50
"""So many matches that began alike are told."""

MOST_TABLES = 50
"""So many of a guest's own tables are listed."""
VIEWS_AT_ONCE = 16
"""To show how things stood takes longer than to play on."""
MAKING = Lock()
PROGRAM = version("stosy")
"""Read once: while another version is being installed there is none."""


def answer(request: web.Request, value: Any, status: int = 200) -> web.Response:
    """A struct as JSON response, with the cookie of a new guest."""
    response = web.Response(body=to_json(value), status=status, content_type="application/json")
    remember(request, response, guest_of(request))
    return response


async def read(request: web.Request, kind: type[B]) -> B:
    """The decoded body; Refused names a wrong field."""
    try:
        async with asyncio.timeout(request.app[CONTEXT].settings.hello_seconds):
            raw = await request.read()
    except TimeoutError:
        raise Refused("malformed", "G3", detail="the body does not come") from None
    except web.RequestPayloadError:
        raise Refused("malformed", "G3", detail="the body is broken") from None
    try:
        return msgspec.json.decode(raw or b"{}", type=kind)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Refused("malformed", "G3", detail=str(error)[:200]) from None


async def get_games(request: web.Request) -> web.Response:
    return answer(request, Raw(all_games(request.app[CONTEXT].settings.remote_bots > 0)))


@cache
def all_games(remote_bots: bool) -> bytes:
    """What can be played; worked out once."""
    return to_json(listing.all_games((*FOR_PEOPLE, *REGISTERED), can_analyse, remote_bots))


async def get_me(request: web.Request) -> web.Response:
    context, guest = request.app[CONTEXT], guest_of(request)
    rows = await context.hub.store.tables_of(guest, MOST_TABLES)
    tables = tuple(decode(row.summary) for row in rows)
    await context.hub.store.see_guest(guest)
    known = await context.hub.store.people.known(guest)
    kept = await context.hub.store.people.is_kept(guest)
    me = body.Me(
        name=known.name or "",
        tables=tables,
        avatar=known.avatar,
        kept=kept,
        worth=bool(known.name) or await context.hub.store.people.has_played(guest),
    )
    return answer(request, me)


async def put_me(request: web.Request) -> web.Response:
    context, guest = request.app[CONTEXT], guest_of(request)
    name = display_name((await read(request, body.Rename)).name)
    if not name:
        raise Refused("empty_name", "T6")
    ids = await context.hub.store.people.ids(guest)
    rooms = [room for room in context.hub.rooms() if any(map(room.table.knows, ids))]
    context.check_change(request, tables=len(rooms))
    await context.hub.store.save_guest(guest, name)
    for each in ids:
        await context.learn_name(each)
    return await get_me(request)


async def post_renew(request: web.Request) -> web.Response:
    """Issues a new cookie."""
    guest_of(request)
    request[FRESH] = True
    return await get_me(request)


async def post_revoke(request: web.Request) -> web.Response:
    """All cookies older than the one that comes, and keys to the guest's seats, are void.

    The answer brings no new cookie: if it were lost on the way, so would be the guest.
    """
    context, guest = request.app[CONTEXT], guest_of(request)
    context.check_revocation(request)
    issued = context.guests.issued(cookie_of(request))
    await context.hub.store.people.void_tickets(guest)
    for each in (ids := await context.hub.store.people.ids(guest)):
        await context.hub.store.revoke(each, issued)
        context.guests.revoke(each, issued)
        context.hang_up(each)
        await context.hub.store.unsubscribe(each)
    for row in await context.hub.store.tables_of(guest, MOST_TABLES):
        try:
            room = await context.hub.room(row.id)
        except Elsewhere:
            continue  # its owner hears of it
        for each in ids:
            room.withdraw_key(each)
        await room.durable()
    return await get_me(request)


async def get_tables(request: web.Request) -> web.Response:
    """`?from=24` for a later page."""
    start = asked_number(request, "from") or 0
    return answer(request, request.app[CONTEXT].hub.lobby.page(start))


async def post_tables(request: web.Request) -> web.Response:
    context, guest = request.app[CONTEXT], guest_of(request)
    create, table = await read(request, body.Create), new_table_of(request)
    if await context.hub.store.table(table) is None:  # else the answer was lost on the way
        context.check_new_table(request)
        opener, name = context.guests.mark(context.address_of(request)), context.name_of(request)
        await context.hub.create(guest, await name, create, opener, table)
    return answer(request, body.Created(table=table), 201)


async def get_table(request: web.Request) -> web.Response:
    room = await request.app[CONTEXT].hub.reading(request.match_info["table"])
    told = facts(room.table)
    await room.durable()
    return answer(request, told)


async def post_join(request: web.Request) -> web.Response:
    context, guest = request.app[CONTEXT], guest_of(request)
    join = await read(request, body.Join)
    name = await context.name_of(request)
    room = await context.hub.room(request.match_info["table"])
    guest = await context.player(guest, room)
    here = room.table.state.seat_of(guest)
    await context.hub.learn_blocks([guest], room.table)
    if join.key is not None or here is None or join.seat not in (None, here):
        context.check_change(request, room.id)
    if join.key is not None:
        await room.ask(guest, name, TakeSeat(id=hash_of(join.key)[:40], key=join.key))
    elif here is None or join.seat not in (None, here):
        await room.ask(guest, name, Sit(id=ask_of(request), seat=join.seat))
    return answer(request, body.OwnSeat(seat=room.table.state.seat_of(guest)))


async def post_leave(request: web.Request) -> web.Response:
    context, guest = request.app[CONTEXT], guest_of(request)
    room = await context.hub.room(request.match_info["table"])
    context.check_change(request, room.id)
    guest = await context.player(guest, room)
    await room.ask(guest, "", Leave(id=ask_of(request)))
    return answer(request, body.OwnSeat(seat=None))


async def get_records(request: web.Request) -> web.Response:
    finished = await request.app[CONTEXT].hub.replays.finished(request.match_info["table"])
    return answer(request, body.Records(matches=tuple(finished)))


async def get_record(request: web.Request) -> web.Response:
    """One line of `stosy-record`, as `stosy verify` reads it."""
    replays, table, number = _match(request)
    record = await replays.record(table, number)
    response = web.Response(body=write(record) + b"\n", content_type="application/json")
    name = f"stosy-{record.game}-{number}.jsonl"
    response.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return response


async def get_steps(request: web.Request) -> web.Response:
    """`?from=64` for a later page, `&seat=1` for what that seat knew."""
    replays, table, number = _match(request)
    start, seat = asked_number(request, "from") or 0, asked_number(request, "seat")
    replay = await replays.of(table, number)
    return answer(request, await worked(replay.page(start, seat), VIEWS_AT_ONCE))


async def get_analysis(request: web.Request) -> web.Response:
    """Clients poll until it is complete."""
    _, table, number = _match(request)
    context = request.app[CONTEXT]
    told = await context.analyses.kept(table, number)
    if told is None:
        told = await context.analyses.of(table, number, context.address_of(request))
    return answer(request, told, 200 if told.is_complete else 202)


async def get_highlights(request: web.Request) -> web.Response:
    replays, table, number = _match(request)
    replay = await replays.of(table, number)
    return answer(request, await worked(replay.highlights()))


async def get_others(request: web.Request) -> web.Response:
    """The names without the tables: a table's id is an invitation."""
    replays, table, number = _match(request)
    if number not in await replays.finished(table):
        raise Refused("no_such_record", "T6", number=number)
    store = request.app[CONTEXT].hub.store
    own = {*await store.people.ids(guest_of(request))}
    results = [
        body.Other(
            names=each.names,
            result=Raw(each.result),
            you=not own.isdisjoint(each.people),
            this=(each.table, each.match) == (table, number),
        )
        for each in await store.alike(table, number, MOST_OTHERS)
    ]
    return answer(request, body.Others(results=tuple(results)))


def _match(request: web.Request) -> tuple[Replays, str, int]:
    """The finished matches, the table, and the number of a match there."""
    asked = request.match_info
    return request.app[CONTEXT].hub.replays, asked["table"], int(asked["match"])


async def get_health(request: web.Request) -> web.Response:
    """Is the process alive? Does not ask the store, so that it costs nothing."""
    hub = request.app[CONTEXT].hub
    return answer(request, _health("stopping" if hub.stopping else "ok"))


async def get_ready(request: web.Request) -> web.Response:
    """Can people play here now? Answered from the last write to the store, so it costs nothing."""
    hub = request.app[CONTEXT].hub
    if hub.stopping or not hub.node.writes():
        return answer(request, _health("stopping" if hub.stopping else "down"), 503)
    return answer(request, _health("ok"))


def _health(status: Literal["ok", "stopping", "down"]) -> body.Health:
    return body.Health(status=status, version=PROGRAM)


async def get_wire(request: web.Request) -> web.Response:
    """Every message as JSON Schema; to make it takes long enough for others to notice."""
    return answer(request, Raw(await asyncio.to_thread(whole_schema)))


def whole_schema() -> bytes:
    with MAKING:  # those who come meanwhile wait instead of making it as well
        return _schema()


@cache
def _schema() -> bytes:
    return to_json(schema())
