"""Points in The Game."""

from __future__ import annotations

from typing import Any

from stosy.bots.heuristic.team import TeamSense
from stosy.bots.weights import Weights
from stosy.games.team_state import TeamView
from stosy.games.the_game import GAME


class GameSense(TeamSense[int]):
    """All signals of this game are wishes."""

    stuck = 100


def scorer(view: TeamView[int, Any], weights: Weights) -> Any:
    """How the actions of this view are scored."""
    return GameSense(GAME, view, weights).score
