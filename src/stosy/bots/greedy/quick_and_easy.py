"""Quick & Easy: reverse tricks first, a second card only when it costs next to nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stosy.bots.greedy.team import choose_for
from stosy.core import Dice, Offer
from stosy.games.quick_and_easy import GAME
from stosy.games.team_state import TeamAction, TeamView


def choose(
    view: TeamView[str, Any], offers: Sequence[Offer[TeamAction[str]]], dice: Dice
) -> TeamAction[str] | None:
    return choose_for(GAME, view, offers, cheap=1, asked=2)
