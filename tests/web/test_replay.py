"""Looking back at a match, and beginning anew from it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from stosy.bots.kernel import installed
from tests.web.archive import Archive, Played
from tests.web.people import People, Person
from tests.web.scenes import begins_turn

AT = "input[type=range]"
LAID_OPEN = ".open[role=img] > span, .strip li"
"""Cards of others, to look at."""


def open_at(who: Person, played: Played, at: int, seat: int | str) -> Page:
    page = who.open(f"/t/{played.table}/replay/1?at={at}&seat={seat}")
    expect(page.locator(AT)).to_have_value(str(at))
    expect(page.locator("main [data-spot]").first).to_be_visible()
    return page


def stands(page: Page, at: int) -> None:
    expect(page.locator(AT)).to_have_value(str(at))
    expect(page.locator(f"[data-step='{at}'][aria-current=step]")).to_be_attached()


def shown(page: Page) -> list[str]:
    """The cards of the hand at the bottom."""
    cards = page.locator("[data-spot=hand] [data-card]").all()
    return sorted(str(card.get_attribute("data-card")) for card in cards)


def hand_of(played: Played, at: int, seat: int) -> list[str]:
    return sorted(map(str, played.steps[at]["hands"][seat]))


@pytest.mark.skipif(not installed(), reason="analyses need the kernel")
def test_a_moment_is_opened_tried_again_and_won(archive: Archive, crowd: People) -> None:
    """Somebody kept the last card, which fitted. On a phone, with the controls in reach."""
    played = archive.played["missed"]
    kept = {"seat": 0, "do": "draw"}
    entry = next(
        n
        for n, step in enumerate(played.steps)
        if kept.items() <= step["entry"].items() and len(played.steps[n - 1]["hands"][0]) == 1
    )
    last = played.steps[entry - 1]["hands"][0]
    page = open_at(crowd("Сара", phone=True, size=(360, 640)), played, 0, 0)
    page.locator("[data-moments=own] button", has_text=f"{entry}. ").tap()
    expect(page.locator(".moment")).to_be_in_viewport(ratio=1)
    stands(page, entry - 1)
    assert shown(page) == sorted(last)
    expect(page.locator("[data-spot=hand] [data-card]")).to_be_in_viewport(ratio=0.9)
    for button in ("One step forward", "One step back"):
        page.get_by_role("button", name=button).tap()
    expect(page.locator(".moment .better")).to_contain_text("100%")
    page.get_by_role("button", name="Try it again").tap()
    page.wait_for_url(re.compile(r"/t/[\w-]+$"))
    page.locator("[data-spot=hand] [data-card]").tap()
    expect(page.locator("section.end.win h2")).to_be_visible()


def test_step_by_step(archive: Archive, crowd: People) -> None:
    played = archive.played["duel"]
    last = len(played.steps) - 1
    page = open_at(crowd(), played, 10, 0)
    for button, at in [
        ("One step forward", 11),
        ("One step back", 10),
        ("To the end", last),
        ("To the deal", 0),
    ]:
        page.get_by_role("button", name=button).click()
        stands(page, at)
    for key, at in [("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last)]:
        page.locator("#main").press(key)
        stands(page, at)
    page.locator(AT).fill("70")
    stands(page, 70)
    assert shown(page) == hand_of(played, 70, 0)
    page.locator("[data-step='68']").click()
    stands(page, 68)
    expect(page).to_have_url(re.compile(r"at=68&seat=0$"))
    # And by itself.
    page.locator(AT).fill(str(last - 2))
    stands(page, last - 2)
    page.get_by_label("Speed").select_option(label="4×")
    page.locator("#main").press(" ")
    stands(page, last)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


@pytest.mark.parametrize("deal", ["duel", "won", "rounds"])
def test_eyes_see_what_they_saw_then(archive: Archive, crowd: People, deal: str) -> None:
    """Hands differ from seat to seat, and with one's eyes only one is open."""
    played = archive.played[deal]
    at = played.first(begins_turn, len(played.steps) // 2)
    page = open_at(crowd(), played, at, 0)
    assert shown(page) == hand_of(played, at, 0)
    expect(page.locator("[data-card]")).to_have_count(len(played.steps[at]["hands"][0]))
    expect(page.locator(LAID_OPEN)).to_have_count(0)
    hidden = set(hand_of(played, at, 1)) - set(hand_of(played, at, 0))
    assert hidden
    eyes = page.get_by_label("Seen by")
    eyes.select_option("1")
    expect(page.locator(f"[data-spot=hand] [data-card='{next(iter(hidden))}']")).to_have_count(
        hand_of(played, at, 1).count(next(iter(hidden)))
    )
    assert shown(page) == hand_of(played, at, 1)
    eyes.select_option("all")
    everybody = sum(map(len, played.steps[at]["hands"]))
    expect(page.locator(f"[data-spot=hand] [data-card], {LAID_OPEN}")).to_have_count(everybody)


def test_play_on_from_here(archive: Archive, crowd: People) -> None:
    played = archive.played["lost"]
    at = played.first(begins_turn, 50)
    seat = played.steps[at]["view"]["turn"]
    page = open_at(crowd("Ann"), played, at, seat)
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Play on", exact=True).click()
    expect(page).to_have_url(re.compile(r"/t/[\w-]{22}$"))
    expect(page.locator("[data-end]")).to_be_visible()
    assert shown(page) == hand_of(played, at, seat)
    expect(page.locator("[data-spot=draw] .count")).to_have_text(
        str(played.steps[at]["view"]["draw"])
    )


def mistakes(page: Page) -> Locator:
    """The moments at which somebody could have done better."""
    return page.locator("[data-moments=own], [data-moments=others]").locator("li > button")


@pytest.mark.skipif(not installed(), reason="an analysis needs the kernel")
def test_a_moment_opens_before_the_mistake_with_both_moves_drawn(
    archive: Archive, crowd: People
) -> None:
    """The chart is under the board; whoever goes on has the board to themselves."""
    played = archive.played["duel"]
    page = open_at(crowd(), played, 3, 0)
    expect(page.locator("figure polyline")).to_have_count(2)
    laid = mistakes(page).filter(has_not_text="end the turn").first
    told = laid.inner_text()
    assert "Better: " in told
    laid.click()
    entry = int(told.partition(".")[0])
    stands(page, entry - 1)
    moment = page.locator(".moment")
    expect(moment).to_contain_text("Played: ")
    expect(moment).to_contain_text("Better: ")
    expect(page.locator(".play path.played[marker-end]")).to_have_count(1)
    expect(page.locator(".play path.better[marker-end]")).to_have_count(1)
    page.get_by_role("button", name="Show the move").click()
    stands(page, entry)
    expect(moment).to_have_count(0)
    expect(page.locator(".play path.better")).to_have_count(0)


@pytest.mark.skipif(not installed(), reason="an analysis needs the kernel")
@pytest.mark.parametrize("anew", [True, False])
def test_a_moment_is_tried_again(archive: Archive, crowd: People, anew: bool) -> None:
    """The own hand is the same; what could not be seen is not, or is, by choice."""
    played = archive.played["duel"]
    ann = crowd("Ann")
    page = open_at(ann, played, 3, 0)
    told = mistakes(page).first.inner_text()
    mistakes(page).first.click()
    at = int(told.partition(".")[0]) - 1
    stands(page, at)
    seat = played.steps[at + 1]["entry"]["seat"]
    page.get_by_role("button", name="Try it again" if anew else "With the same cards").click()
    expect(page).to_have_url(re.compile(r"/t/[\w-]{22}$"))
    expect(page.locator("[data-spot=hand] [data-card]").first).to_be_visible()
    assert shown(page) == hand_of(played, at, seat)
    table = page.url.rpartition("/")[2]
    resign(ann, table)
    record = page.request.get(f"{ann.site}/api/tables/{table}/records/1").json()
    same = record["log"][0] == played.steps[0]["entry"]
    assert same is not anew


def test_the_same_deal_and_how_others_did(archive: Archive, crowd: People) -> None:
    """Ann plays the deal too; both tables then know of each other."""
    played = archive.played["near"]
    ann = crowd("Ann")
    page = open_at(ann, played, 5, 0)
    page.get_by_role("button", name="Same deal for friends").click()
    expect(page.locator(".setup")).to_be_visible()
    page.get_by_role("button", name="Start").click()
    expect(page.locator("[data-spot=hand] [data-card]")).to_have_count(2)
    assert shown(page) == hand_of(played, 0, 0)
    table = page.url.rpartition("/")[2]
    resign(ann, table)
    rows = page.locator(".end tbody tr")
    expect(rows.filter(has_text="Ann")).to_have_count(1)
    expect(rows.filter(has_text="Сара").first).to_be_visible()


def resign(who: Person, table: str) -> None:
    page = who.page
    assert page.url.endswith(table)
    page.get_by_role("button", name="Table menu").click()
    page.locator("dialog[open]").get_by_role("button", name="Resign").click()
    page.locator("dialog[open]").get_by_role("button", name="Resign").click()
    expect(page.locator("#end-headline")).to_be_visible()
