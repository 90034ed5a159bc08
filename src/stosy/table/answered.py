"""Message ids that have been answered: the same one twice has one effect."""

from __future__ import annotations

from collections import OrderedDict

KEPT = 64
"""Of each person so many are remembered."""


class Answered:
    """By person, the latest last."""

    def __init__(self) -> None:
        self._ids: dict[str, OrderedDict[str, None]] = {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Answered) and self._ids == other._ids

    def has(self, person: str, ask: str) -> bool:
        return ask in self._ids.get(person, ())

    def recall(self, person: str | None, ask: str | None) -> None:
        """Remember a message from before all others, if there is room."""
        if person is None or ask is None:
            return
        ids = self._ids.setdefault(person, OrderedDict())
        if len(ids) < KEPT:
            ids[ask] = None
            ids.move_to_end(ask, last=False)

    def note(self, person: str | None, ask: str | None) -> None:
        """Remember the message that led to an entry, if one did."""
        if person is None or ask is None:
            return
        ids = self._ids.setdefault(person, OrderedDict())
        ids[ask] = None
        if len(ids) > KEPT:
            ids.popitem(last=False)
