"""The ways to lay a card: tap it and tap a place, drag it there by mouse or finger, or by keys."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from typing import Any, Protocol

from playwright.sync_api import CDPSession, Locator, expect

from tests.web.play_guest import Guest

STEPS = 4
"""So many moves a drag is made of."""
LIFT = 40
"""A finger that moves less may only tremble."""


class Way(Protocol):
    """How somebody takes a card and brings it to a place.

    A card that is `carried` is in the air between the two; otherwise it is chosen.
    """

    carried: bool

    def take(self, code: str) -> None: ...

    def bring(self, drop: str) -> None: ...

    def think_better(self, code: str) -> None:
        """The card stays in the hand after all."""


class Clicking:
    """One click on the card, one on the place."""

    carried = False

    def __init__(self, guest: Guest) -> None:
        self._guest = guest

    def take(self, code: str) -> None:
        self._guest.page.mouse.click(*self._guest.point(self._guest.card(code)))

    def bring(self, drop: str) -> None:
        self._guest.page.mouse.click(*self._guest.point(self._guest.place(drop)))

    def think_better(self, code: str) -> None:
        self.take(code)


class Tapping:
    """The same with a finger."""

    carried = False

    def __init__(self, guest: Guest) -> None:
        self._guest = guest

    def take(self, code: str) -> None:
        self._tap(self._guest.card(code))

    def bring(self, drop: str) -> None:
        self._tap(self._guest.place(drop))

    def _tap(self, thing: Locator) -> None:
        self._guest.tap(*self._guest.point(thing))

    def think_better(self, code: str) -> None:
        self.take(code)


class Dragging:
    """With the mouse."""

    carried = True

    def __init__(self, guest: Guest) -> None:
        self._guest = guest
        self._home = (0.0, 0.0)

    def take(self, code: str) -> None:
        self._home = x, y = self._guest.point(self._guest.card(code))
        mouse = self._guest.page.mouse
        mouse.move(x, y)
        mouse.down()
        mouse.move(x, y - LIFT, steps=2)

    def bring(self, drop: str) -> None:
        mouse = self._guest.page.mouse
        mouse.move(*self._guest.point(self._guest.place(drop)), steps=STEPS)
        try:
            expect(self._guest.place(drop)).to_contain_class("over")
        finally:
            mouse.up()

    def think_better(self, code: str) -> None:
        mouse = self._guest.page.mouse
        mouse.move(*self._home, steps=2)
        mouse.up()


class FingerDragging:
    """With a finger: Playwright can only tap, so the touches are made by hand."""

    carried = True

    def __init__(self, guest: Guest) -> None:
        self._guest = guest
        self._fingers: CDPSession = guest.person.context.new_cdp_session(guest.page)
        self._home = self._at = (0.0, 0.0)

    def take(self, code: str) -> None:
        self._home = self._at = self._guest.point(self._guest.card(code))
        self._touch("touchStart", self._at)
        self._slide((self._at[0], self._at[1] - LIFT), 2)

    def bring(self, drop: str) -> None:
        self._slide(self._guest.point(self._guest.place(drop)), STEPS)
        try:
            expect(self._guest.place(drop)).to_contain_class("over")
        finally:
            self._lift()

    def think_better(self, code: str) -> None:
        self._slide(self._home, 2)
        self._lift()

    def _lift(self) -> None:
        """Lifting a moving finger would fling the page, and the next tap would only stop it."""
        x, y = self._at
        for still in (1, 0, 1, 0):
            self._touch("touchMove", (x, y + still))
        self._fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def _slide(self, to: tuple[float, float], steps: int) -> None:
        (left, top), (x, y) = self._at, to
        for step in range(1, steps + 1):
            part = step / steps
            self._touch("touchMove", (left + part * (x - left), top + part * (y - top)))
        self._at = to

    def _touch(self, kind: str, at: tuple[float, float]) -> None:
        points: list[dict[str, Any]] = [{"x": at[0], "y": at[1]}]
        self._fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


class Typing:
    """With arrows, Enter, and the key that a place shows."""

    carried = False

    def __init__(self, guest: Guest) -> None:
        self._guest = guest

    def take(self, code: str) -> None:
        hand = self._guest.hand()
        reached = self._guest.page.locator(".hand [data-card][tabindex='0']")
        reached.focus()
        self._guest.page.keyboard.press("Home")
        for _ in range(hand.index(code)):
            self._guest.page.keyboard.press("ArrowRight")
        expect(self._guest.card(code)).to_be_focused()
        self._guest.page.keyboard.press("Enter")

    def bring(self, drop: str) -> None:
        key = self._guest.place(drop).get_attribute("aria-keyshortcuts")
        assert key, f"no key for {drop}"
        self._guest.page.keyboard.press(key)

    def think_better(self, code: str) -> None:
        self._guest.page.keyboard.press("Escape")


def all_ways(guest: Guest) -> Iterator[Way]:
    """Each way after the other, again and again."""
    if guest.phone:
        return cycle((Tapping(guest), FingerDragging(guest)))
    return cycle((Clicking(guest), Dragging(guest), Typing(guest)))
