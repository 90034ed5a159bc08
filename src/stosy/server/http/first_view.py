"""How a table stands, sent with its page: the hand can be played before the socket is open."""

from __future__ import annotations

from aiohttp import hdrs, web

from stosy.core import Refused
from stosy.server.http.context import CONTEXT, is_revoked
from stosy.server.http.guests import cookie_of
from stosy.server.http.site import First
from stosy.server.http.words import table_words
from stosy.server.store import StoreError
from stosy.server.tables.connection import to_json
from stosy.table.messages import standing
from stosy.text import match

LANGUAGE = "language"
"""The cookie in which the client keeps the language that it speaks."""


async def first_view(request: web.Request) -> First | None:
    """The messages `table_is` and `update` for a guest who is known; None if the table cannot be
    read here: the socket tells it then.
    """
    context = request.app[CONTEXT]
    guest = context.guests.read(cookie_of(request))
    if guest is None or is_revoked(request) or context.is_banned(request):
        return None
    try:
        room = await context.hub.reading(request.match_info["table"])
        if room.table.state.daily is not None:
            await context.dailies.check(guest, room.id)
        told = to_json(
            standing(room.table, await context.player(guest, room), context.hub.clock.now())
        )
        await room.durable()
    except (Refused, StoreError):
        return None
    game, language = room.table.game.id, match(spoken(request))
    return First(game, language, table_words(game, language), told)


def spoken(request: web.Request) -> str:
    """The languages that the client will choose from."""
    chosen = request.cookies.get(LANGUAGE) or request.headers.get(hdrs.ACCEPT_LANGUAGE)
    return chosen or ""
