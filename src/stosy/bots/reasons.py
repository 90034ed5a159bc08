"""Why an action may be good: a code for the words, and the numbers in the sentence."""

from __future__ import annotations

from collections.abc import Sequence

from stosy.bots.knowledge import Reason, knowledge_of
from stosy.core import Action, View


def reason_for(
    game: str, view: View, action: Action | None, choices: Sequence[Action | None]
) -> Reason:
    """What speaks for an action among these choices; None is to let an opportunity go."""
    if len(choices) == 1:
        return "only_way", {}
    if action is None:
        return "bides_time", {}
    return knowledge_of(game).reason(view, action, choices)
