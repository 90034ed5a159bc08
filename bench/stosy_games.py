"""Stosy's games in pure Python: random play with every seat's offers computed at every step."""

from collections.abc import Callable
from functools import partial
from random import Random
from time import perf_counter
from typing import Any

from bench import Measured, Measurement
from stosy.core import Action, Match, Move, seed_of
from stosy.games import find
from stosy.games.piles import TakeBack
from stosy.games.team_state import Signal

SEED = "bench"
TABLES = (
    ("snakes-and-ladders", 2),
    ("snakes-and-ladders", 4),
    ("snakes-and-ladders", 10),
    ("face-to-face", 2),
    ("quick-and-easy", 2),
    ("quick-and-easy", 5),
    ("the-game", 1),
    ("the-game", 5),
)


def measure(game: str, seats: int, seconds: float) -> Measured:
    """Play whole matches until the time is up, counting the actions applied."""
    rules = find(game)
    setup = rules.setup(seats, rules.options())
    choose = Random(SEED).choice
    steps = matches = 0
    begun = perf_counter()
    while (elapsed := perf_counter() - begun) < seconds:
        match = Match(rules, setup, seed_of(SEED, matches))
        matches += 1
        steps += play(match, choose, begun + seconds)
    return Measured(f"{game}, {seats} seats", steps, elapsed)


def play(match: Match[Any, Any, Any], choose: Callable[[Any], Any], until: float) -> int:
    """Uniform over the turn's actions and open opportunities; gives up when time is up."""
    rules, steps = match.game, 0
    while rules.outcome(match.state) is None:
        actions = [
            (offer.seat, action)
            for offer in rules.offers(match.state)
            for action in offer.actions
            if usual(action)
        ]
        match.play(Move(*choose(actions)))
        steps += 1
        if not steps % 1024 and perf_counter() > until:
            break
    return steps


def usual(action: Action) -> bool:
    return not isinstance(action, Signal | TakeBack)


MEASUREMENTS: tuple[Measurement, ...] = tuple(
    partial(measure, game, seats) for game, seats in TABLES
)
