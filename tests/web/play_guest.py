"""Somebody at a table, with the words they read and the eyes and hands to use the page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.web.people import DRAWN, MILLISECONDS, Language, Person
from tests.web.play_words import said

# Where a finger meets this and nothing that lies over it, once it stands still.
FREE_POINT = """
async (element) => {
  element.scrollIntoView({ block: "nearest", behavior: "instant" });
  const place = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left, top, width, height];
  };
  for (let before = []; String(before) !== String(place()); ) {
    before = place();
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }
  const [left, top, width, height] = place();
  for (const down of [0.5, 0.25, 0.75])
    for (const along of [0.5, 0.3, 0.15, 0.07, 0.9]) {
      const [x, y] = [left + along * width, top + down * height];
      if (element.contains(document.elementFromPoint(x, y))) return [x, y];
    }
  return null;
}
"""

LISTEN = """
() => {
  window.clicked = false;
  const click = () => (window.clicked = true);
  addEventListener("click", click, { capture: true, once: true });
  // A card needs no click.
  const up = ({ target }) => target.closest?.("[data-card]") && click();
  addEventListener("pointerup", up, { capture: true, once: true });
}
"""
CLICKED = "() => window.clicked !== false"
TAPS = 4

WAITED = """
(seats) => {
  if (document.querySelector("section.end")) return { seat: null };
  const badge = document.querySelector("[data-seat].waited");
  const seat = badge === null ? null : Number(badge.dataset.seat);
  return seats.includes(seat) ? { seat } : null;
}
"""


@dataclass
class Guest:
    """One of those at a table."""

    person: Person
    seat: int
    language: Language = "en"
    phone: bool = False

    @property
    def page(self) -> Page:
        return self.person.page

    def says(self, message: str, /, **args: object) -> str:
        """A message as this guest reads it."""
        return said(self.language, message, **args)

    def button(self, message: str, /, **args: object) -> Locator:
        name = self.says(message, **args)
        return self.page.get_by_role("button", name=name, exact=True)

    def press(self, thing: Locator) -> None:
        """With the finger on a phone: a mouse beside it confuses the browser."""
        expect(thing).to_be_enabled()
        assert self.press_if_there(thing), f"{thing} has gone"

    def press_if_there(self, thing: Locator) -> bool:
        """Press something unless it has gone since it was seen: others may be quicker."""
        at = self._free_point(thing)
        if at is None:
            return False
        if self.phone:
            self.tap(*at)
        else:
            self.page.mouse.click(*at)
        return True

    def tap(self, x: float, y: float) -> None:
        """Tap there until the browser makes a click of it, as people do.

        Soon after a drag Chromium takes a tap for the end of it, depending on when it comes.
        """
        for _ in range(TAPS):
            self.page.evaluate(LISTEN)
            self.page.touchscreen.tap(x, y)
            try:
                self.page.wait_for_function(CLICKED, timeout=MILLISECONDS / 8)
            except TimeoutError:
                continue
            return
        raise AssertionError("no tap became a click")

    @property
    def end(self) -> Locator:
        """What is shown when the match is over."""
        return self.page.locator("section.end")

    @property
    def notices(self) -> Locator:
        return self.page.get_by_role("status")

    def card(self, code: str | int) -> Locator:
        """A card of the own hand; the first of several that are the same."""
        return self.page.locator(f'.hand [data-card="{code}"]').first

    def hand(self) -> list[str]:
        cards = self.page.locator(".hand [data-card]")
        codes: list[str] = cards.evaluate_all("(all) => all.map((card) => card.dataset.card)")
        return codes

    def place(self, drop: str) -> Locator:
        """Where cards can be let go: a pile."""
        return self.page.locator(f'[data-drop="{drop}"]')

    def point(self, thing: Locator) -> tuple[float, float]:
        """Where to touch something."""
        thing.wait_for()
        at = self._free_point(thing)
        assert at is not None, f"{thing} has gone"
        return at

    def _free_point(self, thing: Locator) -> tuple[float, float] | None:
        """Where to touch it; None once it is gone. It may be covered for a moment, no longer."""
        end = monotonic() + MILLISECONDS / 8000
        while found := thing.element_handles():
            if (at := found[0].evaluate(FREE_POINT)) is not None:
                return at[0], at[1]
            assert monotonic() < end, f"{thing} is covered all over"
            self.page.evaluate(DRAWN)
        return None

    def waited(self, seats: Sequence[int]) -> int | None:
        """Wait until one of these seats is to play, as the page has it; None when it is over."""
        found: dict[str, Any] = self.page.wait_for_function(WAITED, arg=list(seats)).json_value()
        return None if found["seat"] is None else int(found["seat"])
