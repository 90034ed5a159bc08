"""Everything works with the keyboard and with screen readers."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.archive import Archive
from tests.web.people import People
from tests.web.scenes import Stage

FOCUS = "() => document.activeElement?.matches('button:enabled, a, select, input')"
HEARD = "[role=log]"
WAYS = 40
LISTENING = """
  window.audio = [];
  window.AudioContext = class extends AudioContext {
    constructor(...given) {
      super(...given);
      this.addEventListener("statechange", () => audio.push(this.state));
    }
  };
"""


def has_focus(page: Page) -> None:
    """Something has the focus; while an answer is on its way it may be lost for a moment."""
    page.wait_for_function(FOCUS)


def tab_to(page: Page, selector: str) -> None:
    for _ in range(WAYS):
        if page.evaluate("(wanted) => document.activeElement.matches(wanted)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {selector}")


def lay(page: Page) -> None:
    """By arrows to a card that fits, by its number onto the first pile that takes it."""
    page.keyboard.press("Home")
    for _ in range(page.locator("[data-spot=hand] [data-card]").count()):
        page.keyboard.press("Enter")
        expect(page.locator("[data-card][aria-pressed=true]")).to_be_visible()
        lit = page.locator("[data-drop].lit")
        if lit.count():
            key = lit.first.get_attribute("aria-keyshortcuts")
            assert key is not None
            page.keyboard.press(key)
            expect(page.locator("[data-card][aria-pressed=true]")).to_have_count(0)
            return
        page.keyboard.press("Escape")
        page.keyboard.press("ArrowRight")
    raise AssertionError("no card fits")


@pytest.mark.parametrize(("deal", "cards"), [("won", 1), ("duel", 2)])
def test_a_turn_by_keys_alone(archive: Archive, crowd: People, deal: str, cards: int) -> None:
    """What is done is heard by who does not see it; after a sound the page computes no silence."""
    ann = crowd("Ann")
    ann.page.add_init_script(LISTENING)
    Stage(archive, crowd).own_turn(ann, archive.played[deal], 0.3)
    page = ann.page
    tab_to(page, "[data-spot=hand] [data-card]")
    hand = page.locator("[data-spot=hand] [data-card]")
    held = hand.count()
    for n in range(cards):
        lay(page)
        expect(hand).to_have_count(held - n - 1)
        has_focus(page)
    if deal == "duel":  # there a card is laid at once, and told
        expect(page.locator(HEARD)).to_contain_text(re.compile(r"You lay|lay"))
    tab_back_to(page, "[data-end]")
    page.keyboard.press("Enter")
    expect(page.locator("[data-end]")).to_be_disabled()
    expect(page.locator(HEARD)).to_contain_text(re.compile(r"\w+"))
    has_focus(page)
    page.wait_for_function("() => audio.includes('running') && audio.at(-1) === 'suspended'")


def tab_back_to(page: Page, selector: str) -> None:
    for _ in range(WAYS):
        if page.evaluate("(wanted) => document.activeElement.matches(wanted)", selector):
            return
        page.keyboard.press("Shift+Tab")
    raise AssertionError(f"Shift and Tab never come to {selector}")


def test_dialogs_open_and_close_by_keys_and_m_is_for_mute(archive: Archive, crowd: People) -> None:
    ann = crowd("Ann")
    Stage(archive, crowd).own_turn(ann, archive.played["won"], 0.3)
    page, dialog = ann.page, ann.page.locator("dialog[open]")
    menu = page.get_by_role("button", name="Table menu")
    menu.focus()
    page.keyboard.press("Enter")
    expect(dialog).to_be_visible()
    page.keyboard.press("Tab")
    assert page.evaluate("() => document.activeElement.closest('dialog') !== null")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(menu).to_be_focused()
    page.keyboard.press("?")
    expect(dialog).to_contain_text("QE1")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(menu).to_be_focused()

    sounds = page.get_by_role("button", name="Sounds")
    expect(sounds).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("m")
    expect(sounds).to_have_attribute("aria-pressed", "false")
    page.get_by_role("tab", name="Chat").click()
    page.locator("aside input").focus()
    page.keyboard.press("m")
    expect(page.locator("aside input")).to_have_value("m")
    expect(sounds).to_have_attribute("aria-pressed", "false")
    page.reload()
    expect(sounds).to_have_attribute("aria-pressed", "false")


def test_the_colour_of_a_wild_by_keys(archive: Archive, crowd: People) -> None:
    ann = crowd("Ann")
    stage = Stage(archive, crowd)
    played = archive.played["rounds"]
    at = played.first(
        lambda step: (
            step["view"]["phase"] == "turn"
            and step["view"]["pending"] is None
            and step["view"]["result"] is None
            and "W" in step["hands"][step["view"]["turn"]]
        )
    )
    stage.resume(ann, played, at, played.steps[at]["view"]["turn"])
    page = ann.page
    tab_to(page, "[data-spot=hand] [data-card]")
    page.keyboard.press("End")
    while page.evaluate("() => document.activeElement.dataset.card") != "W":
        page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    chooser = page.locator(".chooser")
    expect(chooser).to_be_visible()
    assert page.evaluate("() => document.activeElement.closest('.chooser') !== null")
    page.keyboard.press("Escape")
    expect(chooser).to_be_hidden()
    expect(page.locator("[data-card=W]:focus")).to_be_visible()
    held = page.locator("[data-spot=hand] [data-card]").count()
    page.keyboard.press("Enter")
    expect(chooser).to_be_visible()
    page.keyboard.press("b")
    expect(page.locator("[data-spot=hand] [data-card]")).to_have_count(held - 1)
    expect(page.locator(HEARD)).to_contain_text("blue")
    has_focus(page)
