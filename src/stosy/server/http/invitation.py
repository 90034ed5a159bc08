"""Invitations: the address of a table for friends, as text and as a QR code, and calls to them."""

from __future__ import annotations

import asyncio

from aiohttp import web

from stosy.core import Refused
from stosy.server.http.api import answer, read
from stosy.server.http.context import CONTEXT, guest_of
from stosy.server.http.headers import LOOPBACK_HOSTS, host_of, origin_of
from stosy.server.http.lan import met_at, qr_svg
from stosy.server.http.limits import is_loopback
from stosy.server.http.my_games import ids_of
from stosy.server.http.proxies import Proxies
from stosy.server.tables.hub import Glance
from stosy.server.tables.room import Room
from stosy.wire.api import Invitation, Invite


async def get_invitation(request: web.Request) -> web.Response:
    return answer(request, Invitation(address=await address_of(request)))


async def post_invitation(request: web.Request) -> web.Response:
    """Calls somebody to a table at which one sits. Nobody learns by it who wants to be called, or
    who has blocked whom."""
    context, guest = request.app[CONTEXT], guest_of(request)
    asked = await read(request, Invite)
    context.check_change(request)
    room = await context.hub.reading(request.match_info["table"])
    ids = await context.hub.store.people.ids(guest)
    friend = await ids_of(request, ids, asked.person)
    _check_seats(room, await context.player(guest, room), friend)
    if not context.calls.may_invite(guest, friend[0]):
        raise Refused("too_fast", "T6")
    blocked = await context.hub.store.blocked_by([guest, friend[0]])
    if not {*blocked.get(guest, ()), *blocked.get(friend[0], ())} & {*ids, *friend}:
        context.calls.invite(friend[0], room.id, room.table.game.id, await context.name_of(request))
    return await get_invitation(request)


def _check_seats(room: Room | Glance, guest: str, friend: tuple[str, ...]) -> None:
    """There must be a seat for the friend, and one of the guest's own beside it."""
    state = room.table.state
    if not state.has_place(guest):
        raise Refused("not_seated", "T1")
    if state.phase == "playing":
        raise Refused("match_runs", "T3")
    if state.daily is not None:
        raise Refused("daily_fixed", "T11")
    if not any(seat.kind == "open" or seat.person in friend for seat in state.seats):
        raise Refused("no_seat_free", "T1")


async def get_code(request: web.Request) -> web.Response:
    # To draw it takes some ms.
    code = await asyncio.to_thread(qr_svg, await address_of(request))
    return web.Response(body=code, content_type="image/svg+xml")


async def address_of(request: web.Request) -> str:
    """The origin that the browser used or, if that is a loopback address, the one on the
    network."""
    context = request.app[CONTEXT]
    table = request.match_info["table"]
    if await context.hub.store.table(table) is None:
        raise Refused("no_such_table", "T6")
    return f"{await origin_for(request)}/t/{table}"


async def origin_for(request: web.Request) -> str:
    """Where other devices reach the server: the origin, and the folder without its last `/`."""
    context = request.app[CONTEXT]
    origin = await _origin(request, context.host, context.settings.proxies)
    return origin + context.settings.path[:-1]


async def _origin(request: web.Request, listens: str, proxies: Proxies) -> str:
    origin, host = origin_of(request, proxies), host_of(request, proxies)
    sock = request.get_extra_info("sockname")
    # Whoever comes through a proxy may claim any name, and is nobody at this machine.
    local = is_loopback(request) and host is not None and host.host in LOOPBACK_HOSTS
    if not local or not isinstance(sock, tuple):
        return origin
    # To ask for the name of this machine may take its time.
    addresses = await asyncio.to_thread(met_at, listens)
    return f"http://{addresses[0]}:{sock[1]}" if addresses else origin
