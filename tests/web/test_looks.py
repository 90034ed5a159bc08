"""Every scene in both colours and all languages, on a narrow phone, a desktop, and enlarged."""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import Page, expect

from tests.web.archive import Archive
from tests.web.looks import assert_accessible, assert_fits
from tests.web.people import DESKTOP, NARROW, Language, People, Theme
from tests.web.reaching import assert_in_reach, assert_labels_fit, assert_thumbs_fit
from tests.web.reading import assert_words
from tests.web.scenes import SCENES, Scene, Stage

LANGUAGES: tuple[Language, ...] = ("en", "uk", "ru", "cs")
THOROUGH = bool(os.environ.get("STOSY_THOROUGH"))
"""Let axe see every language in both colours; otherwise two of them, each in one."""
ENLARGED = (640, 400)
"""What is left of a desktop's window at 200 %."""


SETTLED = """
() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))
"""


def kinds() -> dict[str, list[Scene]]:
    found: dict[str, list[Scene]] = {}
    for scene in SCENES.values():
        found.setdefault(scene.kind, []).append(scene)
    return found


def turns() -> list[tuple[Scene, int]]:
    """Each scene with a number: among those of its kind all languages and colours come up."""
    return [(scene, n) for scenes in kinds().values() for n, scene in enumerate(scenes)]


@pytest.mark.parametrize(("scene", "turn"), turns(), ids=[scene.name for scene, _ in turns()])
def test_everybody_can_use_it(archive: Archive, crowd: People, scene: Scene, turn: int) -> None:
    """With axe: two of the languages, each in another colour, on the phone and on the desktop."""
    languages = LANGUAGES[2 * turn % 4 :] + LANGUAGES[: 2 * turn % 4]
    dark: tuple[Theme, Theme] = ("light", "dark") if turn // 2 % 2 else ("dark", "light")
    who = crowd("Сара", languages[0], phone=True, size=NARROW, theme=dark[0])
    page = scene.shown_to(who, Stage(archive, crowd))
    check_phone(page)
    assert_accessible(page)
    for language in languages[:0:-1] if scene.connected else ():
        speak(page, language)
        check_phone(page)
        if THOROUGH:
            for theme in dark:
                page.emulate_media(color_scheme=theme)
                assert_accessible(page)
    page.emulate_media(color_scheme=dark[1])
    resize(page, DESKTOP)
    assert_fits(page)
    assert_accessible(page)
    resize(page, ENLARGED)
    assert_fits(page)
    assert_in_reach(page)


def check_phone(page: Page) -> None:
    assert_words(page)
    assert_fits(page)
    assert_thumbs_fit(page)
    assert_labels_fit(page)


def resize(page: Page, size: tuple[int, int]) -> None:
    """A window of a desktop now, no phone; what measures itself has done so then."""
    metrics = {"width": size[0], "height": size[1], "deviceScaleFactor": 1, "mobile": False}
    page.context.new_cdp_session(page).send("Emulation.setDeviceMetricsOverride", metrics)
    page.evaluate(SETTLED)
    assert page.evaluate("innerWidth") == size[0]


def speak(page: Page, language: Language) -> None:
    """Choose a language; behind a dialog the choice is still there, only out of reach."""
    page.locator("header .choices select").evaluate(
        "(choice, language) => { choice.value = language;"
        " choice.dispatchEvent(new Event('change', { bubbles: true })); }",
        language,
    )
    expect(page.locator("html")).to_have_attribute("lang", language)
