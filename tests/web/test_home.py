"""The first page that somebody sees."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.looks import assert_accessible, assert_fits
from tests.web.people import DESKTOP, NARROW, Language, People, Theme

EVERYBODY: list[tuple[Language, Theme, tuple[int, int]]] = [
    ("en", "light", NARROW),
    ("uk", "dark", NARROW),
    ("ru", "light", NARROW),
    ("cs", "dark", NARROW),
    ("uk", "light", DESKTOP),
    ("cs", "dark", DESKTOP),
]


@pytest.mark.parametrize(("language", "theme", "size"), EVERYBODY)
def test_it_suits_everybody(
    person: People, language: Language, theme: Theme, size: tuple[int, int]
) -> None:
    page = person(language=language, theme=theme, size=size, phone=size == NARROW).open()
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.title()
    assert_fits(page)
    assert_accessible(page)


def test_bots_play_as_well_as_was_chosen_before(person: People) -> None:
    page = person("Ann").open()
    level = page.get_by_label("Level of the bots")
    level.select_option("beginner")
    page.reload()
    expect(level).to_have_value("beginner")
    expect(page.get_by_text("makes human slips")).to_be_visible()
    page.get_by_role("button", name="Play now").first.click()
    expect(page.get_by_text("bot level: beginner").first).to_be_attached()
