"""A friend who has followed a link: from there to the first card in two clicks."""

from __future__ import annotations

import re

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
    """Everybody calls a guest without a name so in their own language."""
    olena = Guest(person("Олена", "uk"), 0, "uk")
    link = open_table(olena, "face-to-face")
    friend = Guest(person(None, "cs"), 1, "cs")
    friend.page.goto(link)
    friend.button("setup-join").click()
    expect(friend.button("setup-stand")).to_be_visible()
    expect(friend.page.get_by_text(re.compile(r"^Host\s\d{3}")).first).to_be_visible()
    expect(olena.page.get_by_text(re.compile(r"^Гість\s\d{3}")).first).to_be_visible()
    olena.button("setup-start").click()
    for guest in (olena, friend):
        guest.page.locator("[data-tab=talk]").click()
    friend.page.locator("aside input").fill("Ahoj!")
    friend.page.keyboard.press("Enter")
    said = olena.page.locator("aside li", has_text="Ahoj!")
    expect(said).to_contain_text(re.compile(r"Гість\s\d{3}"))
    for guest in (olena, friend):
        expect(guest.page.get_by_text(re.compile(r"#\d{3}"))).to_have_count(0)
