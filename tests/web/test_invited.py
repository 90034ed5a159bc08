"""A friend who has followed a link: from there to the first card in two clicks."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.people import People
from tests.web.play_guest import Guest
from tests.web.play_seats import open_table


def test_from_the_link_to_the_first_card_in_two_clicks(person: People) -> None:
    """One click of the friend joins, one of the host deals; a name may be typed on the way."""
    olena = Guest(person("Олена", "uk"), 0, "uk")
    link = open_table(olena, "face-to-face")
    friend = Guest(person(None, "cs", phone=True), 1, "cs", phone=True)
    page = friend.page
    page.goto(link)
    invites = friend.says("setup-invites", host="Олена")
    expect(page.get_by_role("heading", name=invites)).to_be_visible()
    page.get_by_label(friend.says("home-name")).fill("Žofie")
    friend.button("setup-join").click()
    expect(olena.page.get_by_text("Žofie").first).to_be_visible()
    olena.button("setup-start").click()
    expect(page.locator("[data-spot=hand] [data-card]")).to_have_count(6)
    expect(olena.page.locator("[data-spot=hand] [data-card]")).to_have_count(6)


def test_a_name_is_not_needed_to_join(person: People) -> None:
    olena = Guest(person("Olena"), 0)
    link = open_table(olena, "the-game")
    friend = Guest(person(None), 1)
    friend.page.goto(link)
    friend.button("setup-join").click()
    expect(friend.button("setup-stand")).to_be_visible()
