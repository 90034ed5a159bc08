"""Hints in the browser: asked for, told with a reason, shown on the table, gone after the move."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.web.people import NARROW, People
from tests.web.play_guest import Guest
from tests.web.play_seats import bring_together, start

HINTED = "[data-hinted]"


def at_a_table(person: People, game: str, *people: str, **look: Any) -> list[Guest]:
    """The people play, the first of them starts."""
    guests = [Guest(person(name, **look), seat) for seat, name in enumerate(people)]
    bring_together(game, guests, {"seats": 2, "first": 0}, bots="casual")
    start(guests[0], guests[1:])
    return guests


def test_hints_in_a_duel(person: People) -> None:
    (ann,) = at_a_table(person, "face-to-face", "Ann", size=NARROW)
    a_hint_is_told_and_shown_until_it_is_closed(ann)


def test_hints_where_a_turn_is_arranged(person: People) -> None:
    (ann,) = at_a_table(person, "the-game", "Ann", size=NARROW)
    a_hint_is_told_and_shown_until_it_is_closed(ann)
    a_hint_is_a_ghost_on_its_pile_and_done_with_one_press(ann)
    lay_the_lowest(ann)
    under_a_hint_a_card_can_be_taken_back(ann)
    lay_the_lowest(ann)
    a_hint_goes_by_the_cards_that_are_arranged(ann)


def a_hint_is_told_and_shown_until_it_is_closed(ann: Guest) -> None:
    page = ann.person.page
    page.get_by_role("button", name="Hint").click()
    told = page.locator(".hint b")
    expect(told).to_be_visible()
    first = told.inner_text()
    page.get_by_role("button", name="Another").click()
    expect(told).not_to_have_text(first)
    expect(page.locator(HINTED)).not_to_have_count(0)
    page.get_by_role("button", name="Close").click()
    expect(told).to_have_count(0)
    expect(page.locator(HINTED)).to_have_count(0)


def a_hint_is_a_ghost_on_its_pile_and_done_with_one_press(ann: Guest) -> None:
    page = ann.person.page
    page.get_by_role("button", name="Hint").click()
    card = page.locator(".ghost svg").get_attribute("data-face")
    assert card is not None
    page.get_by_role("button", name="Do it").click()
    expect(page.locator(".planned svg")).to_have_attribute("data-face", card)
    expect(page.locator(".ghost")).to_have_count(0)
    assert card not in ann.hand()
    ann.button("rows-undo").click()
    expect(ann.card(card)).to_have_count(1)


def lay_the_lowest(ann: Guest) -> None:
    lowest = min(ann.hand(), key=int)
    ann.card(lowest).click(position={"x": 8, "y": 20})
    ann.place("up1").click()
    expect(ann.card(lowest)).to_have_count(0)


def under_a_hint_a_card_can_be_taken_back(ann: Guest) -> None:
    held = len(ann.hand())
    ann.page.get_by_role("button", name="Hint").click()
    told = ann.page.locator(".hint b")
    expect(told).to_be_visible()
    ann.place("up1").click()
    expect(told).to_be_visible()
    ann.place("up1").click()
    expect(ann.page.locator(".hand [data-card]")).to_have_count(held + 1)
    expect(told).to_have_count(0)


def a_hint_goes_by_the_cards_that_are_arranged(ann: Guest) -> None:
    page = ann.person.page
    laid = page.locator(".planned svg").get_attribute("data-face")
    page.get_by_role("button", name="Hint").click()
    told = page.locator(".hint b")
    expect(told).to_be_visible()
    expect(told).not_to_contain_text(re.compile(rf"lay {laid}\b"))
    expect(page.locator(HINTED)).not_to_have_count(0)
    highest = max(ann.hand(), key=int)
    ann.card(highest).click(position={"x": 8, "y": 20})
    ann.place("down1").click()
    expect(ann.card(highest)).to_have_count(0)
    expect(told).to_have_count(0)


def test_people_who_compete_have_no_button(person: People) -> None:
    ann, bob = at_a_table(person, "face-to-face", "Ann", "Bob")
    for guest in (ann, bob):
        expect(guest.person.page.get_by_role("button", name="Hint")).to_have_count(0)


def test_a_hint_stays_when_others_say_something(person: People) -> None:
    ann, bob = at_a_table(person, "the-game", "Ann", "Bob")
    page = ann.person.page
    page.get_by_role("button", name="Hint").click()
    told = page.locator(".hint b")
    expect(told).to_be_visible()
    bob.place("up1").click(button="right")
    bob.page.get_by_role("button", name="I’d like to lay").first.click()
    expect(page.get_by_text("Bob says: “I’d like to lay").first).to_be_attached()
    expect(told).to_be_visible()
    for guest in (ann, bob):
        expect(guest.page.locator(".place .bubble")).to_have_count(1)
