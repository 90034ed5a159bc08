"""Matches from before the rules of their game changed, in the browser."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server import older
from tests.server.e2e.places import Nursery
from tests.web.chromium import Chromium
from tests.web.people import People


@pytest.fixture(scope="module")
def old_site(nursery: Nursery, built: Path, tmp_path_factory: pytest.TempPathFactory) -> str:
    """A server with old matches."""
    folder = tmp_path_factory.mktemp("older")
    store = f"sqlite:///{folder}/stosy.db"
    older.fill(store)
    return asyncio.run(nursery.start(store, folder / "log", site=str(built))).url


@pytest.fixture
def guests(old_site: str, chromium: Chromium) -> Iterator[People]:
    with chromium.awake() as browser:
        people = People(browser, old_site)
        yield people
        complaints = people.leave()
        assert not complaints, "\n".join(complaints)


def test_why_a_match_is_not_there_any_more_is_said_and_its_record_is_offered(
    guests: People,
) -> None:
    page = guests().open(f"/t/{older.TABLES['running']}")
    sentence = "Game 1 was played under version 1 of the rules"
    expect(page.locator("main p", has_text=sentence).first).to_be_visible()
    expect(page.get_by_role("list", name="Game log")).to_contain_text(sentence)
    with page.expect_download() as download:
        page.get_by_role("button", name="Download record").click()
    assert json.loads(Path(download.value.path()).read_text("utf-8"))["rules"] == 1


def test_so_it_is_where_it_was_to_be_looked_at(guests: People) -> None:
    guest = guests()
    guest.expect_complaint("409")
    page = guest.open(f"/t/{older.TABLES['over']}/replay/1")
    expect(page.locator("main")).to_contain_text("This was played under version 1 of the rules")
    with page.expect_download() as download:
        page.get_by_role("button", name="Download record").click()
    assert json.loads(Path(download.value.path()).read_text("utf-8"))["rules"] == 1


def test_a_match_that_todays_rules_can_follow_is_shown(guests: People) -> None:
    page = guests().open(f"/t/{older.TABLES['fine']}/replay/1")
    expect(page.locator("main [data-spot]").first).to_be_visible()
