"""A guest blocks somebody at a table, or reports them to the host."""

from __future__ import annotations

import secrets
from time import time

import structlog
from aiohttp import web

from stosy.chat import chat_text
from stosy.core import Refused
from stosy.server.http.api import answer, read
from stosy.server.http.context import CONTEXT, Context, guest_of
from stosy.server.store import Store
from stosy.server.store.blocks import Report
from stosy.server.tables.hub import Glance
from stosy.server.tables.room import Room
from stosy.wire import api as body

MOST_BLOCKS = 500
"""Of one guest."""

log = structlog.get_logger()


async def get_blocks(request: web.Request) -> web.Response:
    return answer(request, await _blocks(request.app[CONTEXT], guest_of(request)))


async def delete_block(request: web.Request) -> web.Response:
    context, guest = request.app[CONTEXT], guest_of(request)
    context.check_change(request)
    if not await context.hub.store.unblock(guest, request.match_info["block"]):
        raise Refused("not_found", "T6")
    await context.learn_blocks(guest)
    return answer(request, await _blocks(context, guest))


async def get_seats(request: web.Request) -> web.Response:
    room = await _room(request)
    return answer(request, await _seats(request, room))


async def post_block(request: web.Request) -> web.Response:
    """Blocks whoever sits there."""
    context, guest = request.app[CONTEXT], guest_of(request)
    asked = await read(request, body.BlockPerson)
    room = await _room(request)
    whom, name = _other(room, await context.hub.store.people.ids(guest), asked.seat)
    context.check_change(request)
    if len(await context.hub.store.blocks(guest)) >= MOST_BLOCKS:
        raise Refused("too_many_blocks", "T6", most=MOST_BLOCKS)
    await context.hub.store.block(guest, whom, name)
    await context.learn_blocks(guest)
    return answer(request, await _seats(request, room))


async def post_report(request: web.Request) -> web.Response:
    """Reports whoever sits there or, with `said`, whoever said it."""
    context, guest = request.app[CONTEXT], guest_of(request)
    asked = await read(request, body.ReportPerson)
    room, own = await _room(request), await context.hub.store.people.ids(guest)
    whom, name = _sayer(room, asked) if asked.said else _other(room, own, asked.seat)
    if whom in own:
        raise Refused("yourself", "T2")
    context.check_report(request)
    report = Report(
        id=secrets.token_urlsafe(9),
        at=int(time()),
        reporter=guest,
        reporter_name=await context.name_of(request),
        reported=whom,
        reported_name=name,
        table=room.id,
        reason=asked.reason,
        words=chat_text(asked.text),
        said=asked.said,
    )
    await context.hub.store.keep_report(report)
    log.warning("reported", table=room.id, guest=whom, kind=asked.reason)
    return answer(request, body.Reported(report=report.id), 201)


async def _room(request: web.Request) -> Room | Glance:
    return await request.app[CONTEXT].hub.reading(request.match_info["table"])


async def _blocks(context: Context, guest: str) -> body.Blocks:
    return body.Blocks(blocks=await blocked_by(context.hub.store, guest))


async def blocked_by(store: Store, guest: str) -> tuple[body.BlockedPerson, ...]:
    found = await store.blocks(guest)
    return tuple([body.BlockedPerson(id=each.id, name=each.name, at=each.at) for each in found])


async def _seats(request: web.Request, room: Room | Glance) -> body.SeatBlocks:
    """Which of those at the table are blocked; who sits there is everybody's to see."""
    store = request.app[CONTEXT].hub.store
    found = await store.blocks(guest_of(request))
    there = [seat.person or seat.owner or "" for seat in room.table.state.seats]
    merged = await store.people.persons([*there, *(each.blocked for each in found)])
    ids = {merged.get(each.blocked, each.blocked): each.id for each in found}
    return body.SeatBlocks(seats=tuple(ids.get(merged.get(each, each)) for each in there))


def _other(room: Room | Glance, own: tuple[str, ...], number: int) -> tuple[str, str]:
    """The person on this seat, or whose seat a bot keeps, and the name; `own` are one's own ids."""
    seats = room.table.state.seats
    if number >= len(seats):
        raise Refused("no_such_seat", "G3", number=number + 1)
    seat = seats[number]
    person, name = seat.person or seat.owner, seat.name or seat.owner_name
    if person is None:
        raise Refused("wrong_seat", "T1", number=number + 1, kind=seat.kind)
    if person in own:
        raise Refused("yourself", "T2")
    return person, name or ""


def _sayer(room: Room | Glance, asked: body.ReportPerson) -> tuple[str, str]:
    """Who said all of this on the seat; Refused if nobody did, or not lately."""
    said: dict[tuple[str, str], set[str]] = {}
    for person, name, text in room.table.recent.said(asked.seat):
        said.setdefault((person, name), set()).add(text)
    found = [who for who, texts in said.items() if texts.issuperset(asked.said)]
    if not found:
        raise Refused("not_said", "T4")
    return found[-1]
