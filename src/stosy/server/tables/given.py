"""Where a new table's first match begins, if it is to be like another: its deal, or its midst."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from stosy.core import AnyGame, Refused
from stosy.server.matches.replays import Replay
from stosy.table import checked
from stosy.table.decide import require_fitting
from stosy.table.settings import changed, usual_settings
from stosy.wire import Settings
from stosy.wire.api import Create
from stosy.wire.settings import Like

if TYPE_CHECKING:
    from stosy.server.tables.hub import Hub

MOST_ENTRIES = 2_000
"""So much at most may have happened when a match begins: it is played at one go, every time."""


class Given(Struct, frozen=True):
    """The game, what was agreed for it, and entries of a log as records write them."""

    game: AnyGame
    settings: Settings
    log: tuple[dict[str, Any], ...]


async def given_by(hub: Hub, like: Like) -> Given:
    """What that match gives to begin with; Refused if it is not over, or was over just there."""
    room = await hub.room(like.table)
    history = await room.history(like.match)
    count = like.at or 1
    if count > len(history.log):
        raise Refused("no_such_position", "T6", number=count)
    if count > MOST_ENTRIES:
        raise Refused("too_long", "T6", most=MOST_ENTRIES)
    replay = await Replay.of(replace(history, log=history.log[:count]))
    check_goes_on(replay.game, replay.match.state)
    game, setup = replay.game, replay.match.setup
    options = msgspec.to_builtins(setup.options)
    settings = checked(game, usual_settings(game, setup.seats, options))
    return Given(game, settings, tuple(replay.history.log))


def check_goes_on(game: AnyGame, state: Any) -> None:
    """A match can go on from where somebody may move, or between two rounds."""
    if game.outcome(state) is not None:
        raise Refused("over", "G4")
    due = game.chance_due(state)
    if due is not None and not game.between_rounds(state):
        raise Refused("chance_due", due)


def agreed(create: Create, given: Given) -> Settings:
    """The settings of a table like another; Refused where they would not suit the deal."""
    if create.game not in (None, given.game.id):
        raise Refused("deal_given", "T3", setting="game")
    options = {**given.settings.options, **given.game.options.preset(create.preset)}
    wanted = changed(replace(given.settings, options=options), create.settings)
    settings = checked(given.game, wanted)
    require_fitting(given.settings, settings)
    return settings
