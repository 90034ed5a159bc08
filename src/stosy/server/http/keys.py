"""The keys of the service: one signs, and what the one before has signed is believed, too."""

from __future__ import annotations

import hmac
from collections.abc import Callable
from time import monotonic

from stosy.server.store import Service

LEAST_SECRET = 16
SPREAD = 15.0
"""Seconds in which every process has heard of a new key, or has been deposed. Until then nobody
signs with it: a process that does not know it would take a guest for a stranger."""


class Keys:
    """At most two are valid at a time; another one makes the first of them void."""

    def __init__(
        self, service: Service, spread: float = 0.0, now: Callable[[], float] = monotonic
    ) -> None:
        self._now = now
        self.spread = spread
        """Seconds after which a new key signs."""
        self.learn(service)

    def learn(self, service: Service) -> None:
        """These are the keys now."""
        if len(service.secret) < LEAST_SECRET:
            raise ValueError(f"the secret needs at least {LEAST_SECRET} bytes")
        self._secret, self._previous = service.secret, service.previous
        self._signs = self._now() + self.spread - (service.key_age or 0) / 1000

    @property
    def _own(self) -> bytes:
        waits = self._previous is not None and self._now() < self._signs
        return self._previous if waits and self._previous else self._secret

    def sign(self, purpose: bytes, told: str) -> bytes:
        """The signature of this text for a purpose."""
        return _digest(self._own, purpose, told)

    def all_signatures(self, purpose: bytes, told: str) -> tuple[bytes, ...]:
        """By each valid key, first the one that signs now."""
        others = {self._secret, self._previous or self._secret} - {self._own}
        return tuple(_digest(key, purpose, told) for key in (self._own, *others))


def _digest(key: bytes, purpose: bytes, told: str) -> bytes:
    return hmac.digest(key, purpose + told.encode(), "sha256")
