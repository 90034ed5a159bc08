"""Why a lay on rising and falling piles may be good."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from stosy.core import Action
from stosy.games.rows.piles import Card, EndTurn, Lay

Reason: TypeAlias = tuple[str, dict[str, str | int]]


def by_room(
    action: Lay[Card],
    choices: Sequence[Action | None],
    cost: Callable[[Lay[Card]], int],
    back: Sequence[Card],
) -> Reason:
    """The lay takes the least room of all, lets a card go `back` on it, or spares another pile."""
    if cost(action) == min(cost(each) for each in choices if isinstance(each, Lay)):
        return "least_room", {}
    return ("prepares", {"card": back[0]}) if back else ("keeps_pile", {})


def ending(action: Action) -> Reason:
    """The reason for an action that is not a lay."""
    return ("ends_turn" if isinstance(action, EndTurn) else "promising"), {}
