"""What to do next in a turn on rising and falling piles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stosy.core import Action, Advice
from stosy.games.rows.piles import Lay
from stosy.games.rows.team_state import AnyTeamView


def advise_turn(laid: int, least: int, draws: int, actions: Sequence[Action]) -> Advice:
    """After the first card: how many more the turn needs, or whether it may go on or must end."""
    if laid < least:
        return Advice("more", {"count": least - laid})
    may_lay = any(isinstance(action, Lay) for action in actions)
    return Advice("lay_or_end" if may_lay else "end_turn_draw", {"count": draws})


def advise(view: AnyTeamView[Any], actions: Sequence[Action]) -> Advice:
    """The next thing in a turn of a team game."""
    if view.laid:
        return advise_turn(view.laid, view.minimum, view.draws_next, actions)
    most = None if view.maximum is None else min(view.maximum, len(view.hand))
    return Advice("begin", {"least": view.minimum, "most": most})
