"""When two turns of a team game end alike."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from stosy.games.rows.team_kind import TeamKind
from stosy.games.rows.team_state import AnyTeamView, TeamState


def end(game: TeamKind[Any], state: TeamState[Any]) -> Hashable:
    """The hand left and the tops."""
    return state.hands[state.turn], state.tops


def price(game: TeamKind[Any], state: TeamState[Any]) -> int:
    """The room that all piles have lost."""
    return sum(
        game.cost(pile, None, card) for pile, card in enumerate(state.tops) if card is not None
    )


def finishes(view: AnyTeamView[Any]) -> bool:
    """Does the seat hold all cards that are left?"""
    return not view.draw and sum(view.sizes) == len(view.hand)
