"""A new table as somebody asks for it: with defaults, a lesson, or from a finished match."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from stosy.core import LEARNER, AnyGame, Refused
from stosy.games import find
from stosy.matches.history import History
from stosy.matches.redealing import redealt
from stosy.matches.replay import Replay
from stosy.table import Opened, Table, checked
from stosy.table.decide import require_fitting
from stosy.table.settings import changed, level_for_people, usual_settings
from stosy.teaching.lessons import edition, given_log, prepared
from stosy.vocabulary.settings import Like, Settings
from stosy.wire import Start
from stosy.wire.api import Create
from stosy.wire.asks import MixDeal, PutBot

TEACHES = "beginner"
"""The level of bots with whom one learns."""
MOST_ENTRIES = 2_000
"""So much at most may have happened when a match begins: it is played at one go, every time."""


class GivenMatch(Struct, frozen=True):
    """The game, its settings, and log entries as records write them."""

    game: AnyGame
    settings: Settings
    log: tuple[dict[str, Any], ...]


class Opener(Struct, frozen=True):
    """Who opens a table, and when; and the id that it gets."""

    person: str
    name: str
    table: str
    at: int

    def opens(self, game: AnyGame, settings: Settings, seat: int) -> Opened:
        """The table, with the opener on this seat."""
        return Opened(
            at=self.at,
            who=self.person,
            table=self.table,
            game=game.id,
            rules=game.rules,
            name=self.name,
            settings=settings,
            seat=seat,
        )


def opened(opener: Opener, create: Create, given: GivenMatch | None) -> Opened:
    """The new table, with the opener as its host; Refused if the request is invalid.

    `given` is what `create.like` refers to.
    """
    if create.bots is not None:
        level_for_people(create.bots)
    if create.lesson:
        return lesson_opened(opener, create)
    game, settings = usual(create) if given is None else (given.game, agreed(create, given))
    seat = create.seat or 0
    if seat >= settings.seats:
        raise Refused("no_such_seat", "G3", number=seat + 1)
    return replace(
        opener.opens(game, settings, seat),
        like=None if create.like is None else replace(create.like, unseen_by=None),
        given=() if given is None else given.log,
    )


def lesson_opened(opener: Opener, create: Create) -> Opened:
    """A table with the lesson of a game."""
    if create != Create(game=create.game, lesson=True):
        raise Refused("malformed", "G3", detail="`lesson` goes with `game` alone")
    game = find(create.game or "")
    lesson = prepared(game)
    settings = usual_settings(game, lesson.seats, dict(lesson.options))
    own = opener.opens(game, checked(game, replace(settings, stand_in=TEACHES)), LEARNER)
    return replace(own, given=given_log(lesson), lesson=edition(game))


def begin(table: Table, opener: Opener, create: Create, now: float) -> None:
    """Whatever else was asked for with a new table: its bots, a part in the deal, the start."""
    person, name = opener.person, opener.name
    if create.bots is not None:
        for seat, each in enumerate(table.state.seats):
            if each.person != person:
                ask = PutBot(id=f"create-{seat}", seat=seat, level=create.bots)
                table.ask(person, name, ask, now)
    if create.hash is not None:
        mix = MixDeal(id="create-mix", attempt=1, hash=create.hash)
        with suppress(Refused):  # such as a given deal, which is not mixed
            table.ask(person, name, mix, now)
    if create.start or create.lesson:
        table.ask(person, name, Start(id="create"), now)
    table.out.facts = True


def usual(create: Create) -> tuple[AnyGame, Settings]:
    """The game and its default settings."""
    if create.game is None:
        raise Refused("malformed", "G3", detail="neither `game` nor `like`")
    game = find(create.game)
    options = dict(game.options.preset(create.preset))
    settings = usual_settings(game, game.usual_seats, options)
    return game, checked(game, changed(settings, create.settings))


def beginning(history: History, like: Like) -> History:
    """As much of a match as is given to another one."""
    count = like.at or 1
    if count > len(history.log):
        raise Refused("no_such_position", "T6", number=count)
    if count > MOST_ENTRIES:
        raise Refused("too_long", "T6", most=MOST_ENTRIES)
    return replace(history, log=history.log[:count])


def given_by(replay: Replay, unseen_by: int | None, random: Random) -> GivenMatch:
    """What the beginning of a match gives; Refused if it was over there.

    What the seat `unseen_by` could not see is dealt anew, which takes up to half a second.
    """
    game, setup, log = replay.game, replay.match.setup, replay.history.log
    check_goes_on(game, replay.match.state)
    options = msgspec.to_builtins(setup.options)
    settings = checked(game, usual_settings(game, setup.seats, options))
    if unseen_by is not None:
        if unseen_by >= setup.seats:
            raise Refused("no_such_seat", "G3", number=unseen_by + 1)
        log = redealt(game, setup, log, unseen_by, random)
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
