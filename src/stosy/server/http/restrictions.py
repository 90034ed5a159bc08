"""Who may not come or not talk, and what all clients are told; kept in the store."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from time import time

from stosy.server.store import Restriction


class Restrictions:
    """The bans and mutes of guests and of addresses, which are known by their `marks`."""

    def __init__(
        self, marks: Callable[[str], tuple[str, ...]], known: Iterable[Restriction]
    ) -> None:
        self._marks = marks
        self._until: dict[str, dict[str, int]] = {}
        self.learn(known)

    def learn(self, known: Iterable[Restriction]) -> None:
        """These are all there are."""
        self._until = {"ban": {}, "mute": {}}
        for each in known:
            self._until[each.what][each.whom] = each.until

    def is_banned(self, guest: str, address: str) -> bool:
        return self._holds("ban", guest, address)

    def is_muted(self, guest: str, address: str) -> bool:
        return self._holds("mute", guest, address)

    @property
    def bans_nobody(self) -> bool:
        """So that usual requests cost nothing."""
        return not self._until["ban"]

    def _holds(self, what: str, guest: str, address: str) -> bool:
        until = self._until[what]
        if not until:
            return False
        return max(until.get(each, 0) for each in (guest, *self._marks(address))) > time()


class Announcement:
    """What all clients are told now; "" for nothing."""

    def __init__(self, text: str) -> None:
        self.text = text
