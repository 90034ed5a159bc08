"""Ten at a table, on a phone."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import repeat
from random import Random

from playwright.sync_api import expect

from tests.web.looks import assert_fits
from tests.web.people import NARROW, PHONE, People
from tests.web.play_guest import Guest
from tests.web.play_match import play_out
from tests.web.play_seats import agree_on_seats, open_table, start, unfold_choices
from tests.web.play_snakes import SnakesPlayer
from tests.web.play_ways import Tapping
from tests.web.test_looks import SETTLED

TEN = 10

OUTSIDE = """
() => [...document.querySelectorAll("[data-seat], [data-spot], .play button")]
  .filter((element) => {
    const box = element.getBoundingClientRect();
    const inside = box.left >= -0.5 && box.right <= document.documentElement.clientWidth + 0.5;
    return !inside || box.width === 0 || box.height === 0;
  }).map((element) => element.outerHTML.slice(0, 120))
"""


@dataclass
class Observer(SnakesPlayer):
    """Looks at the whole table before each move, on both phones."""

    def play(self) -> None:
        page = self.guest.page
        for width, height in (PHONE, NARROW):
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(SETTLED)
            assert page.evaluate(OUTSIDE) == [], width
            assert_fits(page)
        super().play()


def test_ten_players_fit(person: People) -> None:
    ann = Guest(person("Ann", phone=True, size=NARROW), 0, phone=True)
    open_table(ann, "snakes-and-ladders")
    agree_on_seats(ann, TEN)
    unfold_choices(ann)
    ann.press(ann.button("preset-family"))
    expect(ann.button("preset-family")).to_have_attribute("aria-pressed", "true")
    start(ann)
    expect(ann.page.locator("[data-seat]")).to_have_count(TEN)
    play_out([Observer(ann, repeat(Tapping(ann)), Random(TEN))])
