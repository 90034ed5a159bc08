"""What a guest wants a new table to be like."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from stosy.core import AnyGame, Refused
from stosy.games import find
from stosy.server.tables.given import agreed, given_by
from stosy.table import Opened, checked
from stosy.table.settings import changed, level_for_people, usual_settings
from stosy.wire import Settings
from stosy.wire.api import Create

if TYPE_CHECKING:
    from stosy.server.tables.hub import Hub


async def opened(hub: Hub, guest: str, name: str, create: Create) -> Opened:
    """How a new table begins, with the guest as its host; Refused if it may not be so."""
    if create.bots is not None:
        level_for_people(create.bots)
    given = None if create.like is None else await given_by(hub, create.like)
    game, settings = usual(create) if given is None else (given.game, agreed(create, given))
    seat = create.seat or 0
    if seat >= settings.seats:
        raise Refused("no_such_seat", "G3", number=seat)
    return Opened(
        at=int(hub.clock.now()),
        who=guest,
        table=secrets.token_urlsafe(16),
        game=game.id,
        rules=game.rules,
        name=name,
        settings=settings,
        seat=seat,
        like=create.like,
        given=() if given is None else given.log,
    )


def usual(create: Create) -> tuple[AnyGame, Settings]:
    """The game, and what is agreed where nothing else is said."""
    if create.game is None:
        raise Refused("malformed", "G3", detail="neither `game` nor `like`")
    game = find(create.game)
    options = dict(game.options.preset(create.preset))
    settings = usual_settings(game, game.usual_seats, options)
    return game, checked(game, changed(settings, create.settings))
