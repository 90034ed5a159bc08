"""Somebody who plays Snakes & Ladders, by what the page shows and no more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from playwright.sync_api import TimeoutError, expect

from tests.web.people import MILLISECONDS
from tests.web.play_guest import Guest
from tests.web.play_ways import Typing, Way

COLOURS = "rygb"

# Whatever somebody does shows in `standing`; that a card is new does not stay so. All of it is read
# at once: what comes between two looks would seem to have been there before.
LOOK = """
() => {
  const words = (selector) => [...document.querySelectorAll(selector)]
    .map((element) => element.dataset.card ?? element.ariaLabel ?? element.textContent).join();
  return {
    mine: document.querySelector(".choices.mine") !== null,
    draw: document.querySelector(".draw.offered") !== null,
    held: document.querySelectorAll(".hand [data-card]").length,
    cards: [...document.querySelectorAll(".hand [data-card]")]
      .filter((card) => card.querySelector(".faded") === null)
      .map((card) => card.dataset.card),
    buttons: [...document.querySelectorAll(".choices button")]
      .map((button) => button.textContent.trim()),
    standing: [".hand [data-card]", "[data-spot='discard']", "[data-spot='draw']",
      ".play .choices", ".status p", "[data-seat]", "[data-seat].waited"].map(words).join("|"),
  };
}
"""
CHANGED = f"(before) => ({LOOK})().standing !== before"
CHOOSES = f"(before) => document.querySelector('.chooser') !== null || ({CHANGED})(before)"

ANSWERS = ("snakes-ready", "snakes-challenge", "snakes-pass", "snakes-accept")


@dataclass
class SnakesPlayer:
    """Lays what may be laid, else draws; answers what it is asked in all ways there are."""

    guest: Guest
    ways: Iterator[Way]
    luck: Random
    done: Counter[str] = field(default_factory=Counter)
    """How often each way and each answer came about."""
    _in_vain: int = 0

    def play(self) -> None:
        """One thing, if it is one's turn."""
        seen: dict[str, Any] = self.guest.page.evaluate(LOOK)
        if not seen["mine"]:
            return
        sorting = self.guest.says("snakes-ready") in seen["buttons"]
        try:
            if seen["cards"] and not sorting:
                self._lay(self.luck.choice(seen["cards"]), seen)
            elif seen["draw"]:
                self.done["draw"] += 1
                self.guest.press_if_there(self.guest.page.locator("[data-spot='draw']"))
            else:
                self._answer(seen["buttons"])
        except (AssertionError, TimeoutError):
            if not self.guest.page.evaluate(CHANGED, seen["standing"]):
                raise
            self.done["others were quicker"] += 1
        self._wait_for_change(seen["standing"])

    def _wait_for_change(self, before: str) -> None:
        """On a busy machine a tap may have no effect; then it is repeated."""
        try:
            self.guest.page.wait_for_function(CHANGED, arg=before, timeout=MILLISECONDS / 8)
            self._in_vain = 0
        except TimeoutError:
            self._in_vain += 1
            told = self.guest.notices.all_inner_texts()
            assert self._in_vain < 4, f"nothing came of it: {before} {told} {self.done}"

    def _answer(self, buttons: list[str]) -> None:
        pending = ("none", "skip", "two", "four")
        known = {
            self.guest.says(answer, pending=what): answer for answer in ANSWERS for what in pending
        }
        name = self.luck.choice([name for name in buttons if name in known])
        self.done[known[name]] += 1
        self.guest.press_if_there(self.guest.page.get_by_role("button", name=name, exact=True))

    def _lay(self, card: str, seen: dict[str, Any]) -> None:
        way = next(self.ways)
        self.done[type(way).__name__] += 1
        if seen["held"] == 2:
            self._say_one_card(way)
        way.take(card)
        if way.carried:
            way.bring("discard")
        if card.startswith("W"):
            self._order(self.luck.choice(COLOURS), way, seen["standing"])

    def _say_one_card(self, way: Way) -> None:
        self.done["one card"] += 1
        button = self.guest.button("snakes-one-card")
        if button.get_attribute("aria-pressed") == "true":
            return
        if isinstance(way, Typing):
            self.guest.page.keyboard.press("1")
        else:
            self.guest.press(button)
        expect(button).to_have_attribute("aria-pressed", "true")

    def _order(self, colour: str, way: Way, before: str) -> None:
        chooser = self.guest.page.locator(".chooser")
        self.guest.page.wait_for_function(CHOOSES, arg=before)
        if not chooser.is_visible():
            return
        self.done["colour"] += 1
        if isinstance(way, Typing):
            self.guest.page.keyboard.press(colour)
        else:
            self.guest.press_if_there(chooser.locator(f"button[aria-keyshortcuts='{colour}']"))
        expect(chooser).to_have_count(0)
