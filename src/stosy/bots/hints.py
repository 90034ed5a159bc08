"""Hints: what promises most to a seat, by what it may see, each with a reason."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import TypeAlias

from msgspec import Struct

from stosy.bots.aims import CONSOLATION
from stosy.bots.choices import candidates, matter_of_trust, sensible
from stosy.bots.expert import EXPERT
from stosy.bots.generic import LONGEST
from stosy.bots.heuristic import scorer_of
from stosy.bots.kernel import installed
from stosy.bots.knowledge import Detail
from stosy.bots.reasons import reason_for
from stosy.bots.rollouts import Rollouts, at_random
from stosy.bots.stopping import Stop
from stosy.bots.weights import weights_of
from stosy.core import Action, Dice, Offer, View
from stosy.games import find

MOST = 3
"""So many hints are given at most."""
FAR = 0.1
"""What has so much less of a chance than the best is no hint."""
SECONDS = 0.5
"""A person waits for hints no longer."""
SEEDS = 2**32
LINES = 400
"""At most so many are tried in a game that no instant bot knows."""
LEVEL = EXPERT.level
"""Whose weights judge an action where nothing is searched."""

Way: TypeAlias = Action | None
"""What a seat may do; None is to let an opportunity go."""
Judged: TypeAlias = tuple[Way, float | None]
"""What to do and the chance to win by it, if that is known."""


class Hint(Struct, frozen=True):
    """What to do, the chance (0 to 1) that the seat's side wins by it, and why it may be good."""

    action: Way
    chance: float | None
    reason: str
    detail: Detail = {}


def hints(
    game: str,
    view: View,
    offers: Sequence[Offer[Action]],
    dice: Dice,
    seconds: float = SECONDS,
    stop: Stop | None = None,
) -> tuple[Hint, ...]:
    """The best first. Chances are unknown without the kernel or an instant bot that knows the game.

    Signals are no hints: whether to say something is for people to judge.
    """
    ways = sensible(candidates(offers))
    if ways == (None,):
        return ()
    judged: Sequence[Judged] = [(way, None) for way in ways]
    if len(ways) > 1:
        if weights_of(LEVEL, game):
            judged = _searched(game, view, ways, dice, seconds, stop) or _ordered(game, view, ways)
        else:
            judged = _tried(game, view, offers[0].seat, ways, dice, seconds, stop)
    return tuple(
        Hint(way, chance, *reason_for(game, view, way, ways)) for way, chance in judged[:MOST]
    )


def _searched(
    game: str,
    view: View,
    ways: Sequence[Way],
    dice: Dice,
    seconds: float,
    stop: Stop | None,
) -> list[Judged]:
    """What a search finds, where the kernel is installed and knows the game.

    A way that the search gave up was tried in fewer deals: whatever it seems to be worth by them,
    it was worse in the same deals than those before it. Matters of trust are not searched.
    """
    if not installed() or matter_of_trust(ways):
        return []
    from stosy.bots.in_kernel import searched  # needs the kernel

    found = searched(game, EXPERT, view, None, seconds, dice.below(SEEDS), stop)
    wanted = [each for each in found if each.action in ways]
    chances = list(accumulate((winning(game, each.chance) for each in wanted), min))
    near = [chance for chance in chances if chance > chances[0] - FAR]
    return [(each.action, chance) for each, chance in zip(wanted, near, strict=False)]


def winning(game: str, value: float) -> float:
    """The chance to win in what a search plays for: a lost game of a team has a consolation there.

    It is counted as though the team had laid all but a few cards, as teams of bots do.
    """
    return max(0.0, (value - CONSOLATION) / (1 - CONSOLATION)) if find(game).team else value


def _ordered(game: str, view: View, ways: Sequence[Way]) -> list[Judged]:
    """By the points that an instant bot gives."""
    score = scorer_of(game, weights_of(LEVEL, game))(view)
    ranked = sorted(ways, key=lambda way: 0 if way is None else score(way), reverse=True)
    return [(way, None) for way in ranked]


def _tried(
    game: str,
    view: View,
    seat: int,
    ways: Sequence[Way],
    dice: Dice,
    seconds: float,
    stop: Stop | None,
) -> list[Judged]:
    """By what they come to at random, in a game that no instant bot knows; nothing where it cannot
    be imagined. The chances are those of random play, and so not told.
    """
    rules = find(game)
    rollouts = Rollouts(rules, at_random(rules), LINES, LONGEST, seconds)
    deals = rollouts.values(view, seat, ways, dice, stop)
    if not deals:
        return []
    sums = dict(zip(ways, map(sum, zip(*deals, strict=True)), strict=True))
    return [(way, None) for way in sorted(ways, key=sums.__getitem__, reverse=True)]
