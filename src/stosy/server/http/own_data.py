"""A guest's own data: as a download, and their end."""

from __future__ import annotations

import msgspec
from aiohttp import hdrs, web

from stosy.server.http.api import answer
from stosy.server.http.between_people import blocked_by
from stosy.server.http.context import CONTEXT, FRESH, GUEST, guest_of
from stosy.server.http.guests import cookie_of
from stosy.server.http.identity import info
from stosy.server.http.push import devices_of
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
        ids = await context.hub.store.people.ids(guest)
        await context.erasures.begin(guest, words.say("serve-erased"))
        for each in ids:
            context.hang_up(each)
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
    row, known = await store.guest_row(guest), await store.people.known(guest)
    tables: list[body.OwnTable] = []
    after: str | None = ""
    while after is not None:
        found, after = await store.mentioning(known.ids, after)
        tables += [await _own_table(store, known.ids, table) for table in found]
    return body.OwnData(
        guest=guest,
        name="" if row is None else row.name,
        created=None if row is None else row.created,
        seen=None if row is None else row.seen,
        avatar=known.avatar,
        same=known.ids[1:],
        passkeys=tuple([info(each) for each in await store.people.passkeys(guest)]),
        code=await store.people.code_made(guest),
        games=await _own_games(store, known.ids),
        tables=tuple(tables),
        devices=await devices_of(store, guest),
        blocks=await blocked_by(store, guest),
        reports=tuple(
            body.OwnReport(
                report=each.id,
                at=each.at,
                table=each.table,
                reason=each.reason,
                name=each.reported_name,
                text=each.words,
                said=each.said,
            )
            for each in await store.reports(by=guest)
        ),
        tries=tuple(
            body.OwnTry(
                date=each.date,
                game=each.game,
                table=each.table,
                name=each.name,
                result=None if each.result is None else _plain(each.result),
            )
            for each in await store.tries_of(guest)
        ),
        puzzles=await store.answers(guest),
    )


async def _own_table(store: Store, ids: tuple[str, ...], table: str) -> body.OwnTable:
    row = await store.table(table)
    entries = []
    async for each in unhurried(store.entries(table)):
        entry = _plain(each.body)
        if entry.get("who") in ids:
            shown = SHOWN.get(entry["entry"], ())
            entries.append({key: entry[key] for key in ("entry", "at", *shown) if key in entry})
    return body.OwnTable(table=table, game="" if row is None else row.game, entries=tuple(entries))


async def _own_games(store: Store, ids: tuple[str, ...]) -> tuple[body.OwnMatch, ...]:
    rows = [game.own for game in await store.played.games(ids)]
    return tuple(
        [
            body.OwnMatch(
                table=row.table_id,
                match=row.match,
                ended=row.ended_at,
                game=row.game,
                seat=row.seat,
                won=row.won,
                cards_left=row.cards_left,
                luck=row.luck,
                skill=row.skill,
            )
            for row in rows
        ]
    )
