"""The first page that somebody sees."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.e2e.places import Nursery
from tests.web.chromium import Chromium
from tests.web.looks import assert_accessible, assert_fits
from tests.web.people import DESKTOP, NARROW, Language, People, Person, Theme

PAGE = 24
"""So many public tables are shown at first."""
TARGET = 44
"""Pixels: no way to click is smaller."""

EVERYBODY: list[tuple[Language, Theme, tuple[int, int]]] = [
    ("en", "light", NARROW),
    ("uk", "dark", NARROW),
    ("ru", "dark", DESKTOP),
    ("cs", "light", DESKTOP),
]
"""Each size in both colours; `test_looks` shows the page in all languages."""


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


def test_who_fears_a_copy_of_the_cookie_voids_it(person: People) -> None:
    ann, eve = person("Ann"), person()
    page = ann.open()
    (stolen,) = (each for each in ann.context.cookies() if each["httpOnly"])
    page.get_by_role("button", name="Change").click()
    assert_accessible(page)
    page.get_by_role("button", name="Somebody else is playing as me").click()
    expect(
        page.get_by_text("Only this browser can play under your name now.").first
    ).to_be_visible()
    expect(page.get_by_text("At the table you are Ann.")).to_be_visible()
    eve.context.clear_cookies()
    eve.context.add_cookies([{"name": "stosy", "value": stolen["value"], "url": eve.site}])
    assert eve.context.request.get(f"{eve.site}/api/me").json()["name"] == ""
    assert ann.context.request.get(f"{ann.site}/api/me").json()["name"] == "Ann"


def test_who_deletes_themselves_is_somebody_new(person: People) -> None:
    ann = person("Ann")
    page = ann.open()
    (before,) = (each for each in ann.context.cookies() if each["httpOnly"])
    page.get_by_role("button", name="Change").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download my data").click()
    assert '"name":"Ann"' in download.value.path().read_text("utf-8")
    page.get_by_role("button", name="Delete my data").click()
    assert_accessible(page)
    page.get_by_role("button", name="Yes, delete").click()
    expect(page.get_by_text("Deleted. Nothing about you is kept here.").first).to_be_visible()
    expect(page.get_by_label("Your name at the table")).to_have_value("")
    (after,) = (each for each in ann.context.cookies() if each["httpOnly"])
    assert after["value"].partition(".")[0] != before["value"].partition(".")[0]
    page.get_by_role("link", name="Privacy").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Privacy")
    page.get_by_role("link", name="To the games").click()
    expect(page.get_by_role("link", name="Who runs this server")).to_be_visible()


@pytest.fixture
def visitors(nursery: Nursery, built: Path, chromium: Chromium, tmp_path: Path) -> Iterator[People]:
    """People on a server of their own, where one address may fill the list."""
    store, log = f"sqlite:///{tmp_path}/stosy.db", tmp_path / "log"
    started = nursery.start(store, log, site=str(built), listed_tables=100)
    site = asyncio.run(started).url
    with chromium.awake() as browser:
        people = People(browser, site)
        yield people
        complaints = people.leave()
        assert not complaints, "\n".join(complaints)


def open_table(host: Person) -> None:
    """A table that is listed though nobody is there."""
    create = {"game": "the-game", "settings": {"public": True, "clock": 3600}}
    assert host.context.request.post(f"{host.site}/api/tables", data=create).ok


def test_more_tables_are_shown_by_keys_and_stay_up_to_date(visitors: People) -> None:
    host = visitors("Olha")
    for _ in range(PAGE + 6):
        open_table(host)
    page = visitors("Ann", phone=True).open()
    lines = page.locator("section[aria-labelledby=public] li")
    expect(lines).to_have_count(PAGE)
    more = page.get_by_role("button", name="Show more tables")
    box = more.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= TARGET
    lines.last.get_by_role("link").focus()
    page.keyboard.press("Tab")
    expect(more).to_be_focused()
    page.keyboard.press("Enter")
    expect(lines).to_have_count(PAGE + 6)
    expect(more).to_have_count(0)
    expect(lines.nth(PAGE).get_by_role("button")).to_be_focused()
    host.call("The last")
    open_table(host)
    expect(lines).to_have_count(PAGE + 7)
    expect(lines.first).to_contain_text("The last")
    expect(lines.nth(PAGE + 1).get_by_role("button")).to_be_focused()
    assert_fits(page)
    assert_accessible(page)
