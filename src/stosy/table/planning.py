"""Plans: the view and offers after some actions of a seat, without carrying them out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from stosy.core import Action, AnyGame, Move, Refused, offers_to
from stosy.table.presence import Connection
from stosy.teaching.coaching import advice
from stosy.wire.asks import AskHint, Plan
from stosy.wire.tells import Planned

if TYPE_CHECKING:
    from stosy.table.table import Table


def planned(table: Table, connection: Connection, ask: Plan[Any]) -> Planned[Any, Any]:
    """The resulting view and offers; Refused like a real move."""
    seat, game = table.state.own_seat(connection.person), table.game
    state = state_after(table, seat, ask)
    view, offers = game.view(state, seat), offers_to(game, state, seat)
    coach = advice(game, view, offers) if connection.coach else None
    lesson = table.lesson.stage(seat, len(ask.actions)) if table.state.lesson else None
    return Planned(id=ask.id, view=view, offers=offers, coach=coach, lesson=lesson)


def state_after(table: Table, seat: int, ask: Plan[Any] | AskHint[Any]) -> Any:
    """The game's state after the actions of the ask, which is thrown away later."""
    play = table.running.play
    if ask.match not in (None, table.state.match) or ask.at not in (None, play.position.at):
        raise Refused("too_late", "G5")
    if table.state.lesson is not None:
        table.lesson.check(seat, ask.actions)
    return after_plan(table.game, play.position.state, seat, ask.actions)


def check_turn(game: AnyGame, state: object, seat: int, actions: Sequence[Action]) -> None:
    """Refuse several actions unless all are possible; only the last may reveal cards."""
    *plan, last = actions
    _take(game, after_plan(game, state, seat, plan), seat, last)


def after_plan(game: AnyGame, state: object, seat: int, actions: Sequence[Action]) -> Any:
    """The state after actions that reveal nothing hidden.

    All are checked before any is tried: trying one that draws cards would reveal them.
    """
    if not all(isinstance(action, game.plannable) for action in actions):
        raise Refused("not_plannable", "T3")
    for action in actions:
        state = _take(game, state, seat, action)
    return state


def _take(game: AnyGame, state: object, seat: int, action: Action) -> Any:
    """The state after an action that is offered to the seat, by the rules themselves.

    While players race, and where a mistake is penalised instead of refused, an action must be sent
    alone.
    """
    if game.rivals(state):
        raise Refused("not_plannable", "T3")
    after = game.apply(state, Move(seat, action)).state
    if all(action not in offer.actions for offer in offers_to(game, state, seat)):
        raise Refused("not_plannable", "T3")
    return after
