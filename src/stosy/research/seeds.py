"""The seeds of the matches that an environment deals, one after the other."""

from __future__ import annotations

from secrets import token_hex

from stosy.core import seed_of


class Seeds:
    """Matches of a series with a name: those that `stosy simulate --seed NAME` deals."""

    def __init__(self) -> None:
        self.name = token_hex(16)
        self.match = 0

    def following(self, seed: int | None = None) -> str:
        """The seed of the next match; with a number, of the first of that series."""
        if seed is not None:
            self.name, self.match = str(seed), 0
        found = seed_of(self.name, self.match)
        self.match += 1
        return found
