"""Hints: the best turns of a seat by its view, each with a reason."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import TypeAlias

from msgspec import Struct

from stosy.bots.choices import candidates, depends_on_trust, sensible
from stosy.bots.expert import EXPERT, winning_turn
from stosy.bots.generic import LONGEST
from stosy.bots.heuristic import scorer_of
from stosy.bots.kernel import installed
from stosy.bots.knowledge import Detail, Reason, knowledge_of
from stosy.bots.rollouts import Rollouts, at_random, winning
from stosy.bots.stopping import Stop
from stosy.bots.weights import weights_of
from stosy.core import Action, Dice, Offer, View
from stosy.games import find

MOST = 3
"""The largest number of hints."""
FAR = 0.1
"""Actions whose chance is lower than the best by this much are left out."""
SECONDS = 0.5
"""How long the search for hints takes at most."""
SEEDS = 2**32
LINES = 400
"""The largest number of playouts in a game without weights."""
LEVEL = EXPERT.level
"""Whose weights judge an action where nothing is searched."""

Way: TypeAlias = Action | None
"""What a seat may do; None is to let an opportunity go."""
Judged: TypeAlias = tuple[Way, float | None, tuple[Action, ...]]
"""What to do, the chance to win by it, if that is known, and the rest of the turn, if it is."""


class Hint(Struct, frozen=True):
    """An action, the chance (0 to 1) that the seat's side wins with it, and a reason.

    The chance is that of a whole turn if `then` tells how it goes on. Each hint is another turn.
    """

    action: Way
    chance: float | None
    reason: str
    detail: Detail = {}
    then: tuple[Action, ...] = ()


def hints(
    game: str,
    view: View,
    offers: Sequence[Offer[Action]],
    dice: Dice,
    seconds: float = SECONDS,
    stop: Stop | None = None,
) -> tuple[Hint, ...]:
    """The best first. Without the kernel, or weights for the game, the chances are None.

    Signals are never suggested: they are up to the player.
    """
    ways = sensible(candidates(offers))
    if ways == (None,):
        return ()
    judged: Sequence[Judged] = [(way, None, ()) for way in ways]
    if len(ways) > 1:
        if weights_of(LEVEL, game):
            judged = _by_search(game, view, ways, dice, seconds, stop) or _by_points(
                game, view, ways, dice
            )
        else:
            judged = _by_playouts(game, view, offers[0].seat, ways, dice, seconds, stop)
    return tuple(
        Hint(way, chance, *reason_for(game, view, way, ways), then)
        for way, chance, then in judged[:MOST]
    )


def _by_search(
    game: str,
    view: View,
    ways: Sequence[Way],
    dice: Dice,
    seconds: float,
    stop: Stop | None,
) -> list[Judged]:
    """Turns, ranked by a search; empty without the kernel and for decisions that depend on trust.

    A turn that the search dropped was tried in fewer deals. It was worse there than those
    before it, so its chance is capped at theirs.
    """
    if not installed() or depends_on_trust(ways):
        return []
    from stosy.bots.in_kernel import search_view  # needs the kernel

    found = search_view(game, EXPERT, view, None, seconds, dice.below(SEEDS), stop)
    wanted = [each for each in found if each.action in ways]
    chances = list(accumulate((winning(find(game), each.chance) for each in wanted), min))
    near = [chance for chance in chances if chance > chances[0] - FAR]
    return [
        (each.action, chance, each.turn[1:]) for each, chance in zip(wanted, near, strict=False)
    ]


def _by_points(game: str, view: View, ways: Sequence[Way], dice: Dice) -> list[Judged]:
    """Ranked by the points of an instant bot, after a turn that wins at once."""
    score = scorer_of(game, weights_of(LEVEL, game))(view)
    ranked = sorted(ways, key=lambda way: 0 if way is None else score(way), reverse=True)
    found: list[Judged] = [(way, None, ()) for way in ranked]
    if turn := winning_turn(find(game), view, dice):
        found = [(turn[0], None, turn[1:]), *(each for each in found if each[0] != turn[0])]
    return found


def _by_playouts(
    game: str,
    view: View,
    seat: int,
    ways: Sequence[Way],
    dice: Dice,
    seconds: float,
    stop: Stop | None,
) -> list[Judged]:
    """Ranked by random playouts, for a game without weights; empty if the game lacks `imagine`.

    Chances in random play mean little, so they are left out.
    """
    rules = find(game)
    rollouts = Rollouts(rules, at_random(rules), LINES, LONGEST, seconds)
    deals = rollouts.values(view, seat, ways, dice, stop)
    if not deals:
        return []
    sums = dict(zip(ways, map(sum, zip(*deals, strict=True)), strict=True))
    return [(way, None, ()) for way in sorted(ways, key=sums.__getitem__, reverse=True)]


def reason_for(
    game: str, view: View, action: Action | None, choices: Sequence[Action | None]
) -> Reason:
    """The reason for an action among these choices; None is to pass on an opportunity."""
    if len(choices) == 1:
        return "only_way", {}
    if action is None:
        return "bides_time", {}
    return knowledge_of(game).reason(view, action, choices)
