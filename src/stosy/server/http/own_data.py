"""A guest's own data: as a download, and their end."""

from __future__ import annotations

import msgspec
from aiohttp import hdrs, web

from stosy.server.http.api import answer
from stosy.server.http.context import CONTEXT, FRESH, GUEST, guest_of
from stosy.server.http.guests import cookie_of
from stosy.server.store import Store
from stosy.server.tables.chunks import unhurried
from stosy.text import Words, match
from stosy.wire import api as body

SHOWN = {
    "opened": ("settings", "name"),
    "arranged": ("settings",),
    "happened": ("event",),
    "played": ("move",),
    "taken_over": ("seat",),
}
"""What a guest is shown of their own entries; the others hold seeds, deals and keys."""

_plain = msgspec.json.Decoder(dict).decode


async def delete_me(request: web.Request) -> web.Response:
    """Erases the guest, and makes a new one."""
    context = request.app[CONTEXT]
    context.check_revocation(request)
    guest = context.guests.read(cookie_of(request))
    if guest is not None:
        words = Words(match(request.headers.get(hdrs.ACCEPT_LANGUAGE, "")))
        await context.erasures.begin(guest, words.say("serve-erased"))
        context.hang_up(guest)
    request[GUEST], request[FRESH] = context.guests.new(), True
    return answer(request, body.Me(name="", tables=()), 202)


async def get_data(request: web.Request) -> web.Response:
    """All that is kept of the guest, as a file."""
    context, guest = request.app[CONTEXT], guest_of(request)
    context.check_revocation(request)  # it searches all logs
    response = answer(request, await own_data(context.hub.store, guest))
    response.headers[hdrs.CONTENT_DISPOSITION] = 'attachment; filename="stosy-data.json"'
    return response


async def own_data(store: Store, guest: str) -> body.OwnData:
    """What the store holds of a guest."""
    row = await store.guest_row(guest)
    tables: list[body.OwnTable] = []
    after: str | None = ""
    while after is not None:
        found, after = await store.mentioning(guest, after)
        tables += [await _own_table(store, guest, table) for table in found]
    return body.OwnData(
        guest=guest,
        name="" if row is None else row.name,
        created=None if row is None else row.created,
        seen=None if row is None else row.seen,
        tables=tuple(tables),
    )


async def _own_table(store: Store, guest: str, table: str) -> body.OwnTable:
    row = await store.table(table)
    entries = []
    async for each in unhurried(store.entries(table)):
        entry = _plain(each.body)
        if entry.get("who") == guest:
            shown = SHOWN.get(entry["entry"], ())
            entries.append({key: entry[key] for key in ("entry", "at", *shown) if key in entry})
    return body.OwnTable(table=table, game="" if row is None else row.game, entries=tuple(entries))
