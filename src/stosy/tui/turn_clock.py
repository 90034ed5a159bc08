"""The clock of the turn: the time left for the seat to act."""

from __future__ import annotations

from collections.abc import Callable

SOON = 20.0
"""So many seconds before the end a person is reminded, or halfway where that is less."""


class Countdown:
    """The server sets it, in ms, whenever play moves on."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._end: float | None = None
        self._remind: float | None = None

    def set(self, left: int | None) -> None:
        """Set the time left; setting the same end again causes no second reminder."""
        if left is None:
            self._end = self._remind = None
            return
        end = self._now() + left / 1000
        if self._end is None or abs(end - self._end) > 1:
            self._remind = end - min(SOON, left / 2000)
        self._end = end

    def left(self) -> float | None:
        """In seconds; None if no clock runs."""
        return None if self._end is None else max(0.0, self._end - self._now())

    def until_reminder(self) -> float | None:
        """Seconds until a reminder is due; None if there is none."""
        return None if self._remind is None else max(0.0, self._remind - self._now())

    def reminded(self) -> None:
        self._remind = None
