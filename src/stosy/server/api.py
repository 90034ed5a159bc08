"""HTTP: games, tables, records, health. Bodies are the structs of `stosy.wire.api`."""

from __future__ import annotations

import asyncio
from importlib.metadata import version
from typing import Any, TypeVar

import msgspec
from aiohttp import hdrs, web

from stosy.bots import LEVELS
from stosy.core import PRESETS, Game, Refused, describe, preset, write
from stosy.games import games
from stosy.server.context import CONTEXT, FRESH, guest_of, remember
from stosy.server.limits import is_loopback
from stosy.server.metrics import CONTENT_TYPE
from stosy.server.records import finished, record_of_match
from stosy.server.rows import decode
from stosy.server.socket import to_json
from stosy.table import facts
from stosy.table.decide import hash_of
from stosy.text import display_name
from stosy.wire import VERSION, Leave, Sit, TakeSeat
from stosy.wire import api as body
from stosy.wire.catalogue import schema

B = TypeVar("B")

MOST_TABLES = 50
"""So many of a guest's own tables are listed."""


def answer(request: web.Request, value: Any, status: int = 200) -> web.Response:
    """A struct as JSON; a new guest is given their cookie with it."""
    response = web.Response(body=to_json(value), status=status, content_type="application/json")
    remember(request, response, guest_of(request))
    return response


async def read(request: web.Request, kind: type[B]) -> B:
    """The request's body; Refused says which field is wrong."""
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
    infos = tuple(info(game) for game in games().values())
    return answer(request, body.Games(version=VERSION, games=infos, levels=tuple(LEVELS)))


def info(game: Game[Any, Any, Any]) -> body.GameInfo:
    """A game with everything a table can agree on."""
    return body.GameInfo(
        id=game.id,
        rules=game.rules,
        rule_ids=game.rule_ids,
        least_seats=game.seats[0],
        most_seats=game.seats[-1],
        usual_seats=game.usual_seats,
        team=game.team,
        options=describe(game.options),
        presets={name: dict(preset(game.presets, name)) for name in PRESETS},
    )


async def get_me(request: web.Request) -> web.Response:
    context, guest = request.app[CONTEXT], guest_of(request)
    rows = await context.hub.store.tables_of(guest, MOST_TABLES)
    tables = tuple(decode(row.summary) for row in rows)
    request[FRESH] = True  # who comes back is remembered for another 400 days
    name = await context.hub.store.guest(guest) or ""
    return answer(request, body.Me(name=name, tables=tables))


async def put_me(request: web.Request) -> web.Response:
    context, guest = request.app[CONTEXT], guest_of(request)
    name = display_name((await read(request, body.Rename)).name)
    if not name:
        raise Refused("empty_name", "T6")
    await context.hub.store.save_guest(guest, name)
    for room in context.hub.rooms():
        if room.table.knows(guest):
            room.call(guest, name)
    return await get_me(request)


async def get_tables(request: web.Request) -> web.Response:
    return answer(request, request.app[CONTEXT].hub.lobby.tables())


async def post_tables(request: web.Request) -> web.Response:
    context, guest = request.app[CONTEXT], guest_of(request)
    create = await read(request, body.Create)
    context.check_new_table(request)
    room = await context.hub.create(guest, await context.name_of(request), create)
    return answer(request, body.Created(table=room.id), 201)


async def get_table(request: web.Request) -> web.Response:
    room = await request.app[CONTEXT].hub.room(request.match_info["table"])
    await room.durable()
    return answer(request, facts(room.table))


async def post_join(request: web.Request) -> web.Response:
    context, guest = request.app[CONTEXT], guest_of(request)
    join = await read(request, body.Join)
    name = await context.name_of(request)
    room = await context.hub.room(request.match_info["table"])
    here = room.table.state.seat_of(guest)
    if join.key is not None:
        await room.ask(guest, name, TakeSeat(id=hash_of(join.key)[:40], key=join.key))
    elif here is None or join.seat not in (None, here):
        await room.ask(guest, name, Sit(id=context.hub.ask_id(), seat=join.seat))
    return answer(request, body.Seated(seat=room.table.state.seat_of(guest)))


async def post_leave(request: web.Request) -> web.Response:
    context, guest = request.app[CONTEXT], guest_of(request)
    room = await context.hub.room(request.match_info["table"])
    await room.ask(guest, "", Leave(id=context.hub.ask_id()))
    return answer(request, body.Seated(seat=None))


async def get_records(request: web.Request) -> web.Response:
    room = await request.app[CONTEXT].hub.room(request.match_info["table"])
    await room.durable()
    return answer(request, body.Records(matches=tuple(finished(room.table))))


async def get_record(request: web.Request) -> web.Response:
    """One line of `stosy-record`, as `stosy verify` reads it."""
    hub = request.app[CONTEXT].hub
    room = await hub.room(request.match_info["table"])
    await room.durable()
    number = int(request.match_info["match"])
    if number not in finished(room.table):
        raise Refused("no_such_record", "T6", number=number)
    record = await record_of_match(hub.store, room.table.game, room.id, number)
    response = web.Response(body=write(record) + b"\n", content_type="application/json")
    name = f"stosy-{room.table.game.id}-{number}.jsonl"
    response.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return response


async def get_health(request: web.Request) -> web.Response:
    hub = request.app[CONTEXT].hub
    try:
        await hub.store.service()
    except Exception:
        return answer(request, body.Health(status="down", version=version("stosy")), 503)
    running = body.Health(status="stopping" if hub.stopping else "ok", version=version("stosy"))
    return answer(request, running)


async def get_wire(request: web.Request) -> web.Response:
    """Every message as JSON Schema."""
    return answer(request, schema())


async def get_metrics(request: web.Request) -> web.Response:
    """For Prometheus on the same machine; nobody else is told."""
    if not is_loopback(request):
        raise Refused("not_found", "T6")
    metrics = request.app[CONTEXT].metrics
    return web.Response(body=metrics.render(), headers={hdrs.CONTENT_TYPE: CONTENT_TYPE})
