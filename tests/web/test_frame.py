"""The frame of a table: everything in sight at every size, and the hand where it was.

Each scene is seen in each size and each language, and each language in each size, but not all three
together: that is for `make soak`.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.archive import Archive
from tests.web.looks import assert_fits
from tests.web.people import NARROW, Language, People
from tests.web.scenes import DO, KEEP_SOCKETS, SCENES, TOOLS, Stage, at_table, lose_connection
from tests.web.test_looks import SETTLED, speak

SIZES = ((320, 568), (360, 640), (844, 390), (640, 400), (1280, 800))
LANGUAGES: tuple[Language, ...] = ("en", "uk", "ru", "cs")
THOROUGH = bool(os.environ.get("STOSY_THOROUGH"))
PLAYED = (
    "duel-with-a-card-selected",
    "team-turn-arranged",
    "four-rows-with-a-card-selected",
    "snakes-four-to-doubt",
    "snakes-in-a-crowd",
)

# A hand that is too large may scroll within itself.
UNSEEN = """
() => {
  const [wide, high] = [innerWidth, innerHeight];
  const seen = ({ left, right, top, bottom }) =>
    left >= -1 && top >= -1 && right <= wide + 1 && bottom <= high + 1;
  const all = document.querySelectorAll(
    ".frame button, .frame [data-seat], .frame [data-spot], header button");
  const unseen = [...all].filter((each) => {
    const box = each.getBoundingClientRect();
    return box.width > 0 && !each.closest(".scrolls") && !seen(box);
  });
  const scrolls = document.documentElement.scrollHeight - high;
  return [...(scrolls > 0 ? [`the page scrolls by ${scrolls}`] : []),
    ...unseen.map((each) => each.outerHTML.slice(0, 160))];
}
"""

OVERLAPPING = """
() => {
  const boxes = [...document.querySelectorAll(".frame [data-seat], .frame [data-spot=hand]")].map(
    (each) => [each.dataset.seat ?? "hand", each.getBoundingClientRect()]);
  return boxes.flatMap(([one, a], i) => boxes.slice(i + 1).flatMap(([other, b]) => {
    const [wide, high] = [Math.min(a.right, b.right) - Math.max(a.left, b.left),
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
    return wide > 1 && high > 1 ? [`${one} and ${other} by ${wide} x ${high}`] : [];
  }));
}
"""

BOX = """
() => {
  const hand = document.querySelector("[data-spot=hand]");
  const { x, y, width, height } = hand.getBoundingClientRect();
  return [x, y, width, height];
}
"""


def looks(page: Page, first: int) -> Iterator[tuple[int, int]]:
    """Show the page in every size, each in the next language; `make soak`: in all of them."""
    for turn, (width, height) in enumerate(SIZES, first):
        page.set_viewport_size({"width": width, "height": height})
        for language in LANGUAGES if THOROUGH else (LANGUAGES[turn % len(LANGUAGES)],):
            speak(page, language)
            page.evaluate(SETTLED)
            assert page.evaluate(UNSEEN) == [], (language, width, height)
            yield width, height


@pytest.mark.parametrize("name", PLAYED)
def test_all_is_in_sight(archive: Archive, crowd: People, name: str) -> None:
    """Without scrolling the page."""
    who = crowd("Соломія", "uk", phone=True, size=SIZES[0])
    page = SCENES[name].shown_to(who, Stage(archive, crowd))
    assert len(list(looks(page, PLAYED.index(name)))) >= len(SIZES)


def test_a_hand_of_thirty_among_ten(archive: Archive, crowd: People) -> None:
    """Penalties make it large (SL16); it scrolls within itself, and the page does not."""
    who = crowd("Соломія", "uk", phone=True, size=SIZES[0])
    page = SCENES["snakes-in-a-crowd"].shown_to(who, Stage(archive, crowd))
    cards = page.locator("[data-spot=hand] [data-card]")
    while (held := cards.count()) < 30:
        page.locator(".call").first.click()
        expect(cards).to_have_count(held + 2)
    for width, height in looks(page, len(PLAYED)):
        left, top, wide, high = hand(page)
        assert left >= 0, (width, height)
        assert top + high <= height + 1, (width, height)
        assert left + wide <= width + 1, (width, height)


def test_five_seats_fit_on_a_small_phone(archive: Archive, crowd: People) -> None:
    """All that is there before a match, above the bar that starts it."""
    who, stage = crowd("Соломія", "uk", phone=True, size=(360, 640)), Stage(archive, crowd)
    page = at_table(who, stage.create(who, game="the-game", settings={"seats": 5}))
    for language in LANGUAGES:
        speak(page, language)
        page.evaluate(SETTLED)
        assert page.evaluate("() => document.documentElement.scrollHeight") == 640, language


def test_ten_open_hands_do_not_overlap(archive: Archive, crowd: People) -> None:
    who = crowd("Соломія", "uk", phone=True, size=SIZES[0])
    page = SCENES["replay-of-snakes-and-ladders"].shown_to(who, Stage(archive, crowd))
    for width, height in SIZES[:2]:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        assert page.evaluate(OVERLAPPING) == [], (width, height)


def test_nothing_sticks_out_before_the_font_is_there(archive: Archive, crowd: People) -> None:
    """The letters of another language come later, and those of the system may be wider."""
    who = crowd("Соломія", "uk", phone=True, size=NARROW)
    who.expect_complaint("ERR_FAILED")
    who.context.route("**/*.woff2", lambda route: route.abort())
    page = SCENES["snakes-turn"].shown_to(who, Stage(archive, crowd))
    for language in LANGUAGES:
        speak(page, language)
        page.evaluate(SETTLED)
        assert_fits(page)


def hand(page: Page) -> Any:
    return page.evaluate(BOX)


def test_the_hand_never_moves(archive: Archive, crowd: People) -> None:
    """Not by what is said, refused, hinted or lost."""
    ann = crowd("Ann", size=(360, 640))
    ann.page.add_init_script(KEEP_SOCKETS)
    ann.expect_complaint("ERR_INTERNET_DISCONNECTED|WebSocket")
    stage = Stage(archive, crowd)
    table = stage.own_turn(ann, archive.played["lost"])
    page = ann.page
    before = hand(page)

    page.locator("[data-end]").click(force=True)
    expect(page.locator(".status a")).to_be_visible()
    assert hand(page) == before, "a refusal"

    page.locator(TOOLS).first.click()
    expect(page.locator(".hint b")).to_be_visible()
    expect(page.locator(".ghost")).to_be_visible()
    assert hand(page) == before, "a hint"
    page.locator(".hint .icon").click()

    page.locator(".feel").click()
    page.get_by_role("button", name="Wow!").click()
    expect(page.locator("[data-seat] .said")).to_contain_text("Wow!")
    assert hand(page) == before, "a feeling"

    page.locator("[data-drop]").first.click(button="right")
    expect(page.locator(".sheet")).to_be_visible()
    assert hand(page) == before, "signals to choose from"
    page.keyboard.press("Escape")

    page.evaluate(DO, [table, {"do": "signal", "signal": "wants", "pile": "up1"}])
    assert hand(page) == before, "a signal"

    lose_connection(ann)
    expect(page.locator(".trouble")).to_be_visible()
    assert hand(page) == before, "a lost connection"


def test_a_pile_may_be_chosen_before_the_card(archive: Archive, crowd: People) -> None:
    ann = crowd("Ann", phone=True)
    Stage(archive, crowd).own_turn(ann, archive.played["lost"])
    page, pile = ann.page, ann.page.locator("[data-drop=up2]")
    pile.tap()
    expect(pile).to_have_attribute("aria-pressed", "true")
    card = page.locator("[data-spot=hand] .fitting").first
    number = card.get_attribute("data-card")
    card.tap(position={"x": 8, "y": 20})
    expect(pile.locator(".planned svg")).to_have_attribute("data-face", str(number))
    expect(pile).to_have_attribute("aria-pressed", "false")


def test_a_card_keeps_the_colour_of_who_laid_it(archive: Archive, crowd: People) -> None:
    """FF5: a card that helps stands out on the opponent's pile."""
    played = archive.played["duel"]

    def helped(step: dict[str, Any]) -> bool:
        tops = [by[-1] if by else None for by in step["view"]["laid_by"]]
        return any(top is not None and top != at // 2 for at, top in enumerate(tops))

    at = played.first(lambda step: helped(step) and not step["view"]["laid"])
    laid_by = played.steps[at]["view"]["laid_by"]
    ann = crowd("Ann")
    Stage(archive, crowd).resume(ann, played, at, played.steps[at]["view"]["turn"])
    for pile, by in enumerate(laid_by):
        if by:
            top = ann.page.locator(f"[data-spot='pile:{pile}'] [data-top] svg")
            expect(top).to_contain_class("gold" if by[-1] == 0 else "silver")
