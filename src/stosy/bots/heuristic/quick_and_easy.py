"""Points in Quick & Easy, where signals tell about cards."""

from __future__ import annotations

from typing import Any

from stosy.bots.heuristic.team import TeamSense
from stosy.bots.weights import Weights
from stosy.games.quick_and_easy import GAME
from stosy.games.quick_and_easy.rules import DECK, LEVEL, NUMBER
from stosy.games.team_state import Signal, TeamView


class QuickSense(TeamSense[str]):
    """Knows what the signals of this game say."""

    stuck = 15

    def told(self, signal: Signal) -> tuple[str, ...]:
        if signal.colour is None:
            return ()
        colour = (card for card in DECK if card[0] == signal.colour)
        return tuple(c for c in colour if signal.level in (None, LEVEL[NUMBER[c]]))

    def may_say_heights(self) -> bool:
        return bool(self.view.options.variant == "standard")


def scorer(view: TeamView[str, Any], weights: Weights) -> Any:
    """How the actions of this view are scored."""
    return QuickSense(GAME, view, weights).score
