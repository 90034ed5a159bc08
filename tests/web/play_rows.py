"""Somebody who plays Face to Face, Quick & Easy or The Game, by what the page shows and no more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from playwright.sync_api import expect

from tests.web.play_guest import Guest
from tests.web.play_ways import Way

LOOK = """
() => ({
  mine: document.querySelector("[data-end]:not(:disabled)") !== null,
  ends: document.querySelector("[data-end].primary") !== null,
  over: document.querySelector("section.end") !== null,
  cards: [...document.querySelectorAll(".hand [data-card]")]
    .filter((card) => card.querySelector(".faded") === null)
    .map((card) => card.dataset.card),
})
"""

LIT = """
(piles) => piles.map((pile) => ({
  drop: pile.dataset.drop,
  kind: ["trick", "help", "onward"].find((kind) => pile.classList.contains(kind)),
}))
"""

ASKED = f"() => {{ const {{ mine, ends }} = ({LOOK})(); return mine || ends; }}"

# The turn is over as soon as the button to end it does not call any more.
ENDED = "() => document.querySelector('[data-end].primary') === null"


@dataclass
class RowsPlayer:
    """Lays what is lit, one card after another, without much thought: such matches are short."""

    guest: Guest
    ways: Iterator[Way]
    luck: Random
    done: Counter[str] = field(default_factory=Counter)
    """How often each way and each kind of lay came about."""

    def play(self) -> None:
        """A whole turn, if it is one's turn."""
        while (seen := self._look())["mine"]:
            if seen["ends"] and (not seen["cards"] or self.luck.random() < 0.7):
                self._end()
                return
            self._lay_one(seen["cards"])

    def lay_one(self) -> None:
        self._lay_one(self._look()["cards"])

    def bring_one(self) -> str:
        """Bring any card to a pile; it may take a while until it is there."""
        card: str = self._look()["cards"][0]
        way = next(self.ways)
        way.bring(self._take(way, card)[0]["drop"])
        return card

    def lay_until_the_turn_may_end(self) -> None:
        while not (seen := self._look())["ends"]:
            if seen["mine"]:
                self._lay_one(seen["cards"])
            else:
                self.guest.page.wait_for_function(ASKED)

    def _look(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.guest.page.evaluate(LOOK)
        return seen

    def _lay_one(self, cards: list[str]) -> None:
        """Any of these; one that would only help the opponent if there is no other."""
        *others, last = self.luck.sample(cards, len(cards))
        for card in (*others, last):
            way = next(self.ways)
            places = self._take(way, card)
            own = [place for place in places if place["kind"] != "help"]
            if own or card == last or self.luck.random() < 0.1:
                self._bring(way, card, self.luck.choice(own or places))
                return
            way.think_better(card)
            expect(self.guest.card(card)).to_have_attribute("aria-pressed", "false")

    def _take(self, way: Way, card: str) -> list[dict[str, str]]:
        """The piles that are lit for the card."""
        way.take(card)
        if not way.carried:
            expect(self.guest.card(card)).to_have_attribute("aria-pressed", "true")
        places: list[dict[str, str]] = self.guest.page.locator("[data-drop].lit").evaluate_all(LIT)
        assert places, f"{card} looks as if it could be laid, but no pile is lit"
        return places

    def _bring(self, way: Way, card: str, place: dict[str, str]) -> None:
        way.bring(place["drop"])
        expect(self.guest.card(card)).to_have_count(0)
        self.done.update((type(way).__name__, place["kind"]))

    def _end(self) -> None:
        self.guest.press(self.guest.page.locator("[data-end]"))
        self.guest.page.wait_for_function(ENDED)
