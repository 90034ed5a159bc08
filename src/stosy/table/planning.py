"""Plans: how play would stand after some actions of a seat. Nothing is done, and nobody hears."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from stosy.core import Refused, offers_to
from stosy.table.turns import after_plan
from stosy.wire.asks import Hint, Plan
from stosy.wire.tells import Planned

if TYPE_CHECKING:
    from stosy.table.table import Table


def planned(table: Table, person: str, ask: Plan[Any]) -> Planned[Any, Any]:
    """What the seat would see and could do; Refused by whatever would refuse such a move."""
    seat, game = table.state.own_seat(person), table.game
    state = state_after(table, seat, ask)
    return Planned(id=ask.id, view=game.view(state, seat), offers=offers_to(game, state, seat))


def state_after(table: Table, seat: int, ask: Plan[Any] | Hint[Any]) -> Any:
    """The game's state after the actions of the ask, which is thrown away later."""
    play = table.running.play
    if ask.match not in (None, table.state.match) or ask.at not in (None, play.position.at):
        raise Refused("too_late", "G5")
    return after_plan(table.game, play.position.state, seat, ask.actions)
