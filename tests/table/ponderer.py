"""Slow bots for tests: a level that plays the fallback when the test lets it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from threading import Event
from time import monotonic
from typing import Any, ClassVar

import pytest

from stosy.bots import FOR_PEOPLE, levels
from stosy.bots.stopping import Stop
from stosy.core import Action, Dice, Offer, View
from stosy.table import settings
from stosy.table.bots import the_bot
from tests.timeouts import POLL_SECONDS, TIMEOUT

PONDERER = "ponderer"


class Ponderer:
    """Lets opportunities go; in turn it plays the fallback, once `may_answer` is set.

    If it is stopped, it answers at once.
    """

    slow: ClassVar[bool] = True
    off_loop: ClassVar[bool] = True

    def __init__(self, begins: Callable[[View], None] = lambda view: None) -> None:
        self.begins = begins
        self.may_answer = Event()

    def choose(
        self, view: View, offers: Sequence[Offer[Any]], dice: Dice, stop: Stop | None = None
    ) -> Action | None:
        self.begins(view)
        end = monotonic() + TIMEOUT
        while not self.may_answer.wait(POLL_SECONDS) and not (stop is not None and stop.is_set()):
            assert monotonic() < end, "a test forgot to let its bot answer"
        return next((offer.fallback for offer in offers if offer.fallback is not None), None)


def enter(monkeypatch: pytest.MonkeyPatch, bot: Ponderer) -> None:
    """Make the bot a level of its own, for this test."""
    monkeypatch.setitem(levels(), PONDERER, lambda game, seconds: bot)
    monkeypatch.setattr(settings, "FOR_PEOPLE", (*FOR_PEOPLE, PONDERER))
    the_bot.cache_clear()
