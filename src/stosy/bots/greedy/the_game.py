"""The Game: tens back first, more than the minimum only for neighbours."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stosy.bots.greedy.team import choose_for
from stosy.core import Dice, Offer
from stosy.games.team_state import TeamAction, TeamView
from stosy.games.the_game import GAME


def choose(
    view: TeamView[int, Any], offers: Sequence[Offer[TeamAction[int]]], dice: Dice
) -> TeamAction[int] | None:
    return choose_for(GAME, view, offers, cheap=2, asked=8)
