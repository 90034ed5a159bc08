"""What each command of `stosy admin` does in a server."""

from __future__ import annotations

import re
from collections.abc import Iterator
from ipaddress import ip_address
from time import time
from typing import assert_never

import structlog

from stosy.chat import display_name
from stosy.core import Refused
from stosy.server.admin.messages import Answer, LoadedTable, Person, Request, Restricted
from stosy.server.admin.repairing import repair
from stosy.server.http.context import Context
from stosy.server.http.limits import grouped
from stosy.server.push.encrypting import new_key
from stosy.server.store import Restriction
from stosy.server.tables.room import Room
from stosy.wire.tells import LONGEST_ANNOUNCEMENT

GUEST, ADDRESS = "guest:", "address:"
"""Before an id, which may begin with a dash, and before an address or its mark."""
ID = re.compile(r"[A-Za-z0-9_-]{22}")
MARK = re.compile(r"[0-9a-f]{16}")

log = structlog.get_logger()


async def carry_out(context: Context, request: Request) -> Answer:
    """The answer to a command; Refused if it cannot be carried out here."""
    match request.do:
        case "tables":
            log.info("admin_asked", kind=request.do)
            return Answer(tables=tuple(map(_loaded, context.hub.rooms())))
        case "people":
            log.info("admin_asked", kind=request.do)
            return Answer(people=tuple(people(context)))
        case "restrictions":
            log.info("admin_asked", kind=request.do)
            found = await context.hub.store.restrictions()
            return Answer(restrictions=tuple(map(_told, found)))
        case "reports":
            log.info("admin_asked", kind=request.do)
            return Answer(reports=tuple(await context.hub.store.reports()))
        case "report":
            log.info("admin_asked", kind=request.do)
            found_one = await context.hub.store.reports(request.whom)
            if not found_one:
                raise Refused("no_such_report", "T6", whom=request.whom)
            return Answer(reports=tuple(found_one))
        case "settle":
            if not await context.hub.store.settle(request.whom):
                raise Refused("no_such_report", "T6", whom=request.whom)
            log.info("admin_report_settled")
        case "close":
            room = await _room(context, request.whom)
            await room.carry_out(room.table.close)
            log.info("admin_table_closed", table=room.id)
        case "end":
            room = await _room(context, request.whom)
            await room.carry_out(room.table.abort)
            log.info("admin_match_ended", table=room.id)
        case "mute" | "ban":
            whom = (await _subjects(context, request.whom))[0]
            until = int(time()) + request.seconds
            await context.hub.store.restrict(Restriction(request.do, whom, until))
            await context.learn_restrictions()
            log.info("admin_restricted", kind=request.do, guest=whom, seconds=request.seconds)
        case "unmute" | "unban":
            subjects = await _subjects(context, request.whom, known=False)
            what = request.do.removeprefix("un")
            if not any([await context.hub.store.lift(what, each) for each in subjects]):
                code = "not_ban" if what == "ban" else "not_mute"
                raise Refused(code, "T6", whom=request.whom)
            await context.learn_restrictions()
            log.info("admin_restriction_lifted", kind=what, guest=subjects[0])
        case "rename":
            guest = await _guest(context, request.whom)
            name = display_name(request.text)
            if not name:
                raise Refused("empty_name", "T6")
            await context.hub.store.save_guest(guest, name)
            for each in await context.hub.store.people.ids(guest):
                await context.learn_name(each)
            log.info("admin_renamed", guest=guest)
        case "announce":
            text = request.text.strip()
            if len(text) > LONGEST_ANNOUNCEMENT:
                raise Refused("long_announcement", "T6", most=LONGEST_ANNOUNCEMENT)
            await context.hub.store.announce(text)
            await context.learn_announcement()
            log.info("admin_announced", count=len(text))
        case "erase":
            guest = await _guest(context, request.whom)
            await context.erasures.begin(guest, request.text)
            context.hang_up(guest)
            await context.learn_restrictions()
            log.info("admin_erases", guest=guest)
        case "rotate-push":
            await context.hub.store.rotate_push_key(new_key())
            log.info("admin_push_key_rotated")
        case "rotate":
            await rotate(context)
            log.info("admin_key_rotated")
        case "repair":
            mended = await repair(context.hub, request.whom)
            log.info("admin_repaired", table=request.whom, count=len(mended))
        case "note":
            log.info("admin_ran", kind=request.text, count=request.count)
        case _ as never:
            assert_never(never)
    return Answer()


async def rotate(context: Context) -> None:
    """Sign with a new key soon; Refused if there is one since just now."""
    store, spread = context.hub.store, context.guests.keys.spread
    if not await store.rotate_secret(round(spread * 1000)):
        raise Refused("rotated_just_now", "T6", seconds=round(spread))
    await context.learn_keys()


def _loaded(room: Room) -> LoadedTable:
    state, here = room.table.state, room.table.presence.connections.values()
    people = len({each.person for each in here})
    return LoadedTable(state.id, state.game, state.phase, people, room.made)


def people(context: Context) -> Iterator[Person]:
    """Everybody who is connected to a table of this process."""
    mark = context.guests.mark
    found: dict[str, tuple[str, dict[str, None], dict[str, None]]] = {}
    for room in context.hub.rooms():
        for number, each in room.table.presence.connections.items():
            _, marks, tables = found.setdefault(each.person, (each.name, {}, {}))
            tables[room.id] = None
            if number in room.sockets:
                marks[mark(room.sockets[number].address)] = None
    for guest, (name, marks, tables) in found.items():
        yield Person(guest, name, tuple(marks), tuple(tables))


def _told(each: Restriction) -> Restricted:
    kind = ADDRESS if MARK.fullmatch(each.whom) else GUEST
    return Restricted(each.what, f"{kind}{each.whom}", each.until)


async def _room(context: Context, table: str) -> Room:
    if not ID.fullmatch(table):
        raise Refused("no_such_table", "T6")
    return await context.hub.room(table)


async def _subjects(context: Context, whom: str, known: bool = True) -> tuple[str, ...]:
    """A guest, or the marks of an address; Refused for a guest whom nobody knows."""
    address = whom.removeprefix(ADDRESS)
    if not whom.startswith(GUEST):
        if MARK.fullmatch(address):
            return (address,)
        try:
            return context.guests.marks(grouped(ip_address(address)))
        except ValueError:
            if whom.startswith(ADDRESS):
                raise Refused("no_such_address", "T6", whom=whom) from None
    return (await _guest(context, whom) if known else whom.removeprefix(GUEST),)


async def _guest(context: Context, whom: str) -> str:
    guest = whom.removeprefix(GUEST)
    if not ID.fullmatch(guest) or not await _is_known(context, guest):
        raise Refused("no_such_guest", "T6", whom=whom)
    return await context.hub.store.people.person(guest)


async def _is_known(context: Context, guest: str) -> bool:
    store = context.hub.store
    return (
        any(whose == guest and socket.open for socket, whose in context.sockets.items())
        or any(room.table.knows(guest) for room in context.hub.rooms())
        or await store.guest_row(guest) is not None
        or await store.people.has_played(guest)
    )
