"""Several actions of a seat, one after the other, on a state that is thrown away later."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stosy.core import Action, AnyGame, Move, Refused, offers_to


def check_turn(game: AnyGame, state: object, seat: int, actions: Sequence[Action]) -> None:
    """Refuse several actions unless all of them can be taken; only the last may show cards."""
    *plan, last = actions
    _take(game, after_plan(game, state, seat, plan), seat, last)


def after_plan(game: AnyGame, state: object, seat: int, actions: Sequence[Action]) -> Any:
    """The state after actions that bring nothing hidden to light.

    To try one that draws or uncovers cards would be a look at them, so none is tried before all
    are checked.
    """
    if not all(isinstance(action, game.plannable) for action in actions):
        raise Refused("not_plannable", "T3")
    for action in actions:
        state = _take(game, state, seat, action)
    return state


def _take(game: AnyGame, state: object, seat: int, action: Action) -> Any:
    """The state after an action that is offered to the seat, by the rules themselves.

    Where others may be quicker, and where a mistake is penalised instead of refused, an action
    stands alone.
    """
    if game.rivals(state):
        raise Refused("not_plannable", "T3")
    after = game.apply(state, Move(seat, action)).state
    if all(action not in offer.actions for offer in offers_to(game, state, seat)):
        raise Refused("not_plannable", "T3")
    return after
