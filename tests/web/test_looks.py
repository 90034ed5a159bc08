"""Every scene in both colours and all languages, on a narrow phone, a desktop, and enlarged."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from playwright.sync_api import Page, expect

from tests.web.archive import Archive
from tests.web.chromium import Chromium
from tests.web.looks import assert_accessible, assert_fits, bring_axe
from tests.web.people import DESKTOP, NARROW, Language, People, Person, Theme
from tests.web.reaching import assert_in_reach, assert_labels_fit, assert_thumbs_fit
from tests.web.reading import assert_words
from tests.web.scenes import SCENES, Scene, Stage
from tests.web.scenes_more import MORE

LANGUAGES: tuple[Language, ...] = ("en", "uk", "ru", "cs")
THOROUGH = bool(os.environ.get("STOSY_THOROUGH"))
"""Let axe see more scenes, and all in every language and both colours, on phone and desktop;
otherwise two languages, each in one colour."""
PERSONAL = ("home", "me", "daily")
"""Kinds of pages that remember whose they are."""
NOWHERE = "/nowhere"
ENLARGED = (640, 400)
"""What is left of a desktop's window at 200 %."""


SETTLED = """
() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(innerWidth)))))
"""


def kinds() -> dict[str, list[Scene]]:
    found: dict[str, list[Scene]] = {}
    for scene in (SCENES | MORE if THOROUGH else SCENES).values():
        found.setdefault(scene.kind, []).append(scene)
    return found


def turns() -> list[tuple[Scene, int]]:
    """Each scene with a number: among those of its kind all languages and colours come up."""
    return [(scene, n) for scenes in kinds().values() for n, scene in enumerate(scenes)]


@dataclass
class Gallery:
    """One phone for all scenes that need a connection, handed from one to the next.

    It stays on the site, where the pages and axe are loaded and compiled once. Pages that keep in
    mind whose they are, and those the server refuses, are loaded anew.
    """

    people: People
    _phone: Person | None = None

    def lend(self, scene: Scene, theme: Theme) -> Person:
        phone = self._phone
        if phone is None:
            phone = self._phone = self.people(None, "uk", phone=True, size=NARROW)
            bring_axe(phone.context)
        else:
            phone.stays = phone.page.url.startswith(phone.site)
            expect(phone.open(NOWHERE).locator("main.lost")).to_be_visible()
            phone.hand_over()
            phone.resize(NARROW, mobile=True)
            phone.stays = scene.kind not in PERSONAL and scene.complaint is None
        phone.page.emulate_media(color_scheme=theme)
        return phone


@pytest.fixture(scope="module")
def gallery(archive: Archive, chromium: Chromium) -> Iterator[Gallery]:
    with chromium.awake() as browser:
        gallery = Gallery(People(browser, archive.site))
    yield gallery
    with chromium.awake():
        complaints = gallery.people.leave()
    assert not complaints, "\n".join(complaints)


@pytest.mark.parametrize(("scene", "turn"), turns(), ids=[scene.name for scene, _ in turns()])
def test_everybody_can_use_it(
    archive: Archive, crowd: People, gallery: Gallery, scene: Scene, turn: int
) -> None:
    """With axe: two of the languages, each in another colour, on the phone and on the desktop."""
    languages = LANGUAGES[2 * turn % 4 :] + LANGUAGES[: 2 * turn % 4]
    dark: tuple[Theme, Theme] = ("light", "dark") if turn // 2 % 2 else ("dark", "light")
    if scene.connected:
        who = gallery.lend(scene, dark[0])
    else:
        who = crowd(None, languages[0], phone=True, size=NARROW, theme=dark[0])
    who.call("Сара")
    page = scene.shown_to(who, Stage(archive, crowd))
    for n, language in enumerate((languages[0], *languages[:0:-1])):
        if n == 0 or scene.connected:
            speak(page, language)
            check_phone(page)
        if n == 0:
            assert_accessible(page)
        if THOROUGH:
            see_in_both_colours(page)
    page.emulate_media(color_scheme=dark[1])
    resize(who, DESKTOP)
    assert_fits(page)
    assert_accessible(page)
    if THOROUGH:
        for language in languages if scene.connected else ():
            speak(page, language)
            assert_fits(page)
            see_in_both_colours(page)
    resize(who, ENLARGED)
    assert_fits(page)
    assert_in_reach(page)
    if put_away(page):
        assert_in_reach(page)
    assert not who.unexpected(), "\n".join(who.unexpected())


def see_in_both_colours(page: Page) -> None:
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        assert_accessible(page)


def put_away(page: Page) -> bool:
    """Close what lies over the controls of a table, if anything: they can be used again."""
    over = page.locator(".frame .over")
    if not over.count():
        return False
    over.locator("button.icon").click()
    expect(over).to_have_count(0)
    expect(page.locator(".frame .bar[inert]")).to_have_count(0)
    return True


def check_phone(page: Page) -> None:
    assert page.evaluate("innerWidth") == NARROW[0]
    assert_words(page)
    assert_fits(page)
    assert_thumbs_fit(page)
    assert_labels_fit(page)


def resize(who: Person, size: tuple[int, int], mobile: bool = False) -> None:
    """Change the window and wait until parts that measure themselves have done so.

    A phone would zoom out if anything was wider than its screen.
    """
    who.resize(size, mobile)
    assert who.page.evaluate(SETTLED) == size[0]


def speak(page: Page, language: Language) -> None:
    """Choose a language; behind a dialog the choice is still there, only out of reach."""
    if page.locator("html").get_attribute("lang") == language:
        return
    page.locator("header .choices select").evaluate(
        "(choice, language) => { choice.value = language;"
        " choice.dispatchEvent(new Event('change', { bubbles: true })); }",
        language,
    )
    expect(page.locator("html")).to_have_attribute("lang", language)
