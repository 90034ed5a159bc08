"""What each command of `stosy admin` does in a server."""

from __future__ import annotations

import re
from collections.abc import Iterator
from ipaddress import ip_address
from time import time
from typing import NoReturn

from stosy.chat import display_name
from stosy.core import Refused
from stosy.server.admin.messages import Answer, Asked, LoadedTable, Person, Restricted
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


async def carry_out(context: Context, command: str, asked: Asked) -> Answer:
    """The answer to a command; Refused if it cannot be carried out here."""
    store, whom = context.hub.store, asked.whom
    match command:
        case "tables":
            return Answer(tables=tuple(map(_loaded, context.hub.rooms())))
        case "people":
            return Answer(people=tuple(people(context)))
        case "restrictions":
            return Answer(restrictions=tuple(map(_told, await store.restrictions())))
        case "reports":
            return Answer(reports=tuple(await store.reports()))
        case "report":
            return Answer(reports=tuple(await store.reports(whom) or _no_report(whom)))
        case "settle":
            await store.settle(whom) or _no_report(whom)
        case "close":
            room = await _room(context, whom)
            await room.carry_out(room.table.close)
        case "end":
            room = await _room(context, whom)
            await room.carry_out(room.table.abort)
        case "mute" | "ban":
            subject = (await _subjects(context, whom))[0]
            until = int(time()) + asked.seconds
            await store.restrict(Restriction(command, subject, until))
            await context.learn_restrictions()
        case "unmute" | "unban":
            what = command.removeprefix("un")
            subjects = await _subjects(context, whom, known=False)
            if not any([await store.lift(what, each) for each in subjects]):
                raise Refused(f"not_{what}", "T6", whom=whom)
            await context.learn_restrictions()
        case "rename":
            guest = await _guest(context, whom)
            name = display_name(asked.text)
            if not name:
                raise Refused("empty_name", "T6")
            await store.save_guest(guest, name)
            for each in await store.people.ids(guest):
                await context.learn_name(each)
        case "announce":
            text = asked.text.strip()
            if len(text) > LONGEST_ANNOUNCEMENT:
                raise Refused("long_announcement", "T6", most=LONGEST_ANNOUNCEMENT)
            await store.announce(text)
            await context.learn_announcement()
        case "erase":
            guest = await _guest(context, whom)
            await context.erasures.begin(guest, asked.text)
            context.hang_up(guest)
            await context.learn_restrictions()
        case "rotate-push":
            await store.rotate_push_key(new_key())
        case "rotate":
            await rotate(context)
        case _:
            raise Refused("not_found", "T6")
    return Answer()


def _no_report(whom: str) -> NoReturn:
    raise Refused("no_such_report", "T6", whom=whom)


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
