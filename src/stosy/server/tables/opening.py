"""Creating a table from a guest's request: with defaults, or from a finished match."""

from __future__ import annotations

import asyncio
import secrets
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from stosy.core import LEARNER, AnyGame, Refused
from stosy.games import find
from stosy.server.matches.redealing import redealt
from stosy.server.matches.replays import Replay
from stosy.table import Opened, checked
from stosy.table.decide import require_fitting
from stosy.table.settings import changed, level_for_people, usual_settings
from stosy.teaching.lessons import edition, given_log, prepared
from stosy.vocabulary.settings import Like, Settings
from stosy.wire.api import Create

if TYPE_CHECKING:
    from stosy.server.tables.hub import Hub

TEACHES = "beginner"
"""The level of bots with whom one learns."""
MOST_ENTRIES = 2_000
"""So much at most may have happened when a match begins: it is played at one go, every time."""


class GivenMatch(Struct, frozen=True):
    """The game, its settings, and log entries as records write them."""

    game: AnyGame
    settings: Settings
    log: tuple[dict[str, Any], ...]


async def opened(hub: Hub, guest: str, name: str, create: Create) -> Opened:
    """The new table, with the guest as its host; Refused if the request is invalid."""
    if create.bots is not None:
        level_for_people(create.bots)
    if create.lesson:
        return lesson_opened(hub, guest, name, create)
    given = None if create.like is None else await given_by(hub, create.like)
    game, settings = usual(create) if given is None else (given.game, agreed(create, given))
    seat = create.seat or 0
    if seat >= settings.seats:
        raise Refused("no_such_seat", "G3", number=seat + 1)
    return Opened(
        at=int(hub.clock.now()),
        who=guest,
        table=secrets.token_urlsafe(16),
        game=game.id,
        rules=game.rules,
        name=name,
        settings=settings,
        seat=seat,
        like=None if create.like is None else replace(create.like, unseen_by=None),
        given=() if given is None else given.log,
    )


def lesson_opened(hub: Hub, guest: str, name: str, create: Create) -> Opened:
    """A table with the lesson of a game."""
    if create != Create(game=create.game, lesson=True):
        raise Refused("malformed", "G3", detail="`lesson` goes with `game` alone")
    game = find(create.game or "")
    lesson = prepared(game)
    settings = usual_settings(game, lesson.seats, dict(lesson.options))
    return Opened(
        at=int(hub.clock.now()),
        who=guest,
        table=secrets.token_urlsafe(16),
        game=game.id,
        rules=game.rules,
        name=name,
        settings=checked(game, replace(settings, stand_in=TEACHES)),
        seat=LEARNER,
        given=given_log(lesson),
        lesson=edition(game),
    )


def usual(create: Create) -> tuple[AnyGame, Settings]:
    """The game and its default settings."""
    if create.game is None:
        raise Refused("malformed", "G3", detail="neither `game` nor `like`")
    game = find(create.game)
    options = dict(game.options.preset(create.preset))
    settings = usual_settings(game, game.usual_seats, options)
    return game, checked(game, changed(settings, create.settings))


async def given_by(hub: Hub, like: Like) -> GivenMatch:
    """The given entries of that match; Refused if it is not over, or was over at this position."""
    history = await hub.replays.history(like.table, like.match)
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
    log = replay.history.log
    if like.unseen_by is not None:
        if like.unseen_by >= setup.seats:
            raise Refused("no_such_seat", "G3", number=like.unseen_by + 1)
        log = await asyncio.to_thread(
            redealt, game, setup, log, like.unseen_by, Random(secrets.token_bytes(16))
        )
    return GivenMatch(game, settings, tuple(log))


def check_goes_on(game: AnyGame, state: Any) -> None:
    """Check that a match can continue here: a seat may move, or it is between two rounds."""
    if game.outcome(state) is not None:
        raise Refused("over", "G4")
    due = game.chance_due(state)
    if due is not None and not game.between_rounds(state):
        raise Refused("chance_due", due)


def agreed(create: Create, given: GivenMatch) -> Settings:
    """The settings of a table with a given deal; Refused if they do not fit it."""
    if create.game not in (None, given.game.id):
        raise Refused("deal_given", "T3", setting="game")
    options = {**given.settings.options, **given.game.options.preset(create.preset)}
    wanted = changed(replace(given.settings, options=options), create.settings)
    settings = checked(given.game, wanted)
    require_fitting(given.settings, settings)
    return settings
