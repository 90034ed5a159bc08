"""Matches of a game at tables of all sizes, with every step checked."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

from stosy.core import (
    Action,
    AnyGame,
    AnyMatch,
    AnyStep,
    Dice,
    Match,
    Move,
    Options,
    Player,
    Resign,
    Step,
    record_of,
    seed_of,
)
from stosy.core.records import from_plain, to_plain
from stosy.testing.checks import (
    Mistakes,
    check_actions,
    check_coach,
    check_codec,
    check_end,
    check_frozen,
    check_hidden,
    check_imagined,
    check_offers,
    check_record,
    check_refused,
    check_shown,
    check_starter,
    check_written,
    never,
    refusal,
)
from stosy.testing.player import EIGHTHS, Chooser

LONGEST = 5000
"""A match of seeded players that is longer does not end."""
SAMPLES = 12
"""States of a match that are looked at closely."""

Redeal = Callable[[Any, int | None, Dice], Any]
"""A state with everything that a viewer may not know dealt otherwise."""


def check_game(
    game: AnyGame, matches: int = 2, redeal: Redeal | None = None, mistakes: Mistakes = never
) -> None:
    """Check `matches` matches with each preset at each size of table.

    Secrecy is checked with states that the game imagines and, if given, with states of `redeal`.
    `mistakes` are moves that the rules accept though they are not offered.
    """
    check_codec(game)
    check_starter(game)
    for preset, seats, number in product(game.options.distinct(), game.seats, range(matches)):
        check_match(game, game.options.of(preset), seats, number, redeal, mistakes)


def check_match(
    game: AnyGame,
    options: Options,
    seats: int,
    number: int = 0,
    redeal: Redeal | None = None,
    mistakes: Mistakes = never,
) -> None:
    """One match, by the number of its seed."""
    seed = seed_of(f"{game.id} {seats}", number)
    match = Match(game, game.setup(seats, options), seed)
    steps = played(match, Chooser(seed, care=EIGHTHS * (number % 2) // 2))
    check_end(game, steps[-1].state, steps[-1].events)
    players = tuple(Player(f"Seat {seat}", "bot:random") for seat in range(seats))
    check_record(game, record_of(match, players), steps)
    seen: set[Action] = set()
    dice = Dice(seed_of("testing", number), 0)
    for index, step in enumerate(steps):
        seen.update(action for offer in game.offers(step.state) for action in offer.actions)
        if index % (1 + len(steps) // SAMPLES) == 0 or step is steps[-1]:
            check_step(game, step, seats)
            check_coach(game, step.state)
            check_secrecy(game, step.state, dice, redeal)
            check_play(game, step.state, seen, mistakes)
    for entry in match.log:
        check_frozen(entry)
        assert from_plain(game, to_plain(entry)) == entry
        assert refusal(game, match.state, entry) is not None, "the match is over"


def played(match: AnyMatch, chooser: Chooser) -> list[AnyStep]:
    """The match to its end."""
    game = match.game
    steps = [Step(match.state, match.opening)]
    while game.outcome(match.state) is None:
        assert len(steps) < LONGEST, "the match does not end"
        check_offers(game, match.state)
        entry: Any = match.position.chance(game)
        events = match.apply(chooser.move(game, match.state) if entry is None else entry)
        steps.append(Step(match.state, events))
    return steps


def check_step(game: AnyGame, step: AnyStep, seats: int) -> None:
    """All values of a step are frozen and can be written."""
    check_frozen(step.state)
    check_written(step.state, type(step.state))
    for viewer in (None, *range(seats)):
        view = game.view(step.state, viewer)
        check_frozen(view)
        check_written(view, game.views)
        assert view.seat == viewer
        assert view.sizes == tuple(map(len, game.hands(step.state)))
        assert view.hand == (() if viewer is None else game.hands(step.state)[viewer])
        check_shown(game, view)
        for event in step.events:
            check_frozen(event.seen_by(viewer))
            check_written(event.seen_by(viewer), game.events)


def check_secrecy(game: AnyGame, state: object, dice: Dice, redeal: Redeal | None) -> None:
    """Nothing that a viewer gets depends on hidden cards."""
    for seat in range(game.seat_count(state)):
        check_imagined(game, state, seat, dice)
    if redeal is not None:
        for viewer in (None, *range(game.seat_count(state))):
            check_hidden(game, state, redeal(state, viewer, dice), viewer)


def check_play(game: AnyGame, state: object, actions: set[Action], mistakes: Mistakes) -> None:
    """Offered actions are accepted; actions of earlier offers are refused."""
    if game.outcome(state) is not None or game.chance_due(state) is not None:
        return
    check_actions(game, state)
    seats = range(-1, game.seat_count(state) + 1)
    moves = [Move(seat, action) for seat in seats for action in actions]
    check_refused(game, state, moves, mistakes)
    assert game.outcome(game.apply(state, Move(0, Resign())).state) is not None
