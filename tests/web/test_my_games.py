"""Somebody looks at their games, what they add up to, and invites a friend again."""

from __future__ import annotations

import re

from playwright.sync_api import Route, expect

from tests.web.archive import Archive
from tests.web.people import People, until
from tests.web.scenes import Stage, past
from tests.web.test_looks import SETTLED


def test_ones_games_ones_figures_and_a_friend_invited_again(
    archive: Archive, crowd: People
) -> None:
    ann = crowd("Ann")
    past(Stage(archive, crowd), ann)
    page = ann.open("/")
    page.get_by_role("link", name="My games and devices").click()
    games = page.get_by_role("region", name="Finished").get_by_role("listitem")
    expect(games).to_have_count(3)
    filters = page.locator(".filters select")
    # An answer that comes after that to a later question does not count.
    held: list[Route] = []
    page.route(re.compile("games.won=1"), lambda route: held.append(route))
    filters.nth(1).select_option("1")
    until(page, lambda: held)
    with page.expect_response(re.compile("/api/me/games$")):
        filters.nth(1).select_option("")
    with page.expect_response(re.compile("games.won=1")):
        held[0].continue_()
    page.evaluate(SETTLED)
    expect(games).to_have_count(3)
    expect(page.get_by_role("region", name="In progress").get_by_text("Your turn")).to_be_visible()
    filters.nth(2).select_option(label="Ольга-Марія Довга")
    expect(games).to_have_count(2)
    filters.nth(0).select_option(label="The Game: Face to Face")
    expect(games).to_have_count(1)
    games.get_by_role("link", name=re.compile("Replay")).click()
    expect(page.locator("input[type=range]")).to_be_visible()

    ann.open("/me/statistics")
    for count in (1, 2):  # so few results mean nothing yet
        share = page.get_by_text(re.compile(rf"^\s*0\sof\s{count}\swon\s*$"))
        expect(share).to_be_visible()

    page.get_by_role("link", name="People").click()
    expect(page.get_by_text(re.compile(r"Face to Face:\s0\s:\s1\sin\s1\sgame"))).to_be_visible()
    page.get_by_role("button", name=re.compile("Invite again: Ольга-Марія Довга")).click()
    expect(page).to_have_url(re.compile("/t/[A-Za-z0-9_-]{22}$"))
    # It is the table where they last played: there the score goes on.
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
