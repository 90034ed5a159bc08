"""Plans: how play would stand after some actions of a seat. Nothing is done, and nobody hears."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from stosy.core import AnyGame, Move, Refused, offers_to
from stosy.table.decide import own_seat
from stosy.table.playing import running
from stosy.wire.asks import Hint, Plan
from stosy.wire.tells import Planned

if TYPE_CHECKING:
    from stosy.table.table import Table


def planned(table: Table, person: str, ask: Plan[Any]) -> Planned[Any, Any]:
    """What the seat would see and could do; Refused by whatever would refuse such a move."""
    seat, game = own_seat(table.state, person), table.game
    state = state_after(table, seat, ask)
    return Planned(id=ask.id, view=game.view(state, seat), offers=offers_to(game, state, seat))


def state_after(table: Table, seat: int, ask: Plan[Any] | Hint[Any]) -> Any:
    """How play would stand after the actions of the ask.

    The rules themselves carry them out, on a state that is thrown away later.
    """
    play, game = running(table), table.game
    if ask.match not in (None, table.state.match) or ask.at not in (None, play.at):
        raise Refused("too_late", "G5")
    state = play.state
    for action in ask.actions:
        _check_plannable(game, action)
        state = game.apply(state, Move(seat, action)).state
    return state


def _check_plannable(game: AnyGame, action: Any) -> None:
    """To try an action that draws or uncovers cards would be a look at them."""
    if not isinstance(action, game.plannable):
        raise Refused("not_plannable", "T3")
