"""The daily deal and puzzles, as people meet them."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Response, expect

from tests.web.archive import Archive
from tests.web.people import People, Person
from tests.web.scenes import answer_puzzle, finish_daily
from tests.web.test_keyboard import tab_to

GAME = "the-game"


def ways_in(puzzle: Any) -> list[Any]:
    return [action for offer in puzzle["offers"] for action in offer["actions"]]


def begin(who: Person) -> Page:
    """From the first page to the cards, by the links that are there."""
    page = who.open("/")
    page.get_by_role("link", name="Daily deal").click()
    page.get_by_role("button", name=re.compile("daily deal: The Game$")).click()
    expect(page.locator("[data-spot=hand] [data-card]").first).to_be_visible()
    return page


def hand(page: Page) -> list[str]:
    cards = page.locator("[data-spot=hand] [data-card]").all()
    return sorted(card.get_attribute("data-card") or "" for card in cards)


def give_up(page: Page) -> None:
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Resign").click()
    page.locator("dialog[open] button.danger").click()
    expect(page.locator("#end-headline")).to_be_visible()


def lay_some(page: Page) -> None:
    """A turn of two cards: whoever has laid some has fewer left."""
    for _ in range(2):
        for card in page.locator("[data-spot=hand] [data-card]").all():
            card.click()
            lit = page.locator("[data-drop].lit")
            if lit.count():
                lit.first.click()
                break
    page.locator("[data-end]").click()
    expect(page.locator("[role=log]")).to_contain_text(re.compile("draw", re.IGNORECASE))


def results(page: Page) -> None:
    page.get_by_role("link", name="Results").click()
    expect(page.locator("tbody tr").first).to_be_visible()


def test_two_people_with_the_same_cards(crowd: People) -> None:
    """One lays some cards, the other none; who has fewer left is ahead of all others."""
    ann, bob = crowd("Ann"), crowd("Bob")
    hers, his = begin(ann), begin(bob)
    assert hand(hers) == hand(his)
    lay_some(hers)
    give_up(hers)
    table = hers.url.rsplit("/", 1)[-1]
    # Bob has begun, and has not finished: nothing of Ann's try is open to him.
    refused = bob.context.request.get(f"{bob.site}/api/tables/{table}/records/1")
    assert refused.status == 403
    give_up(his)
    results(his)
    mine = his.locator("tr.you")
    expect(mine).to_contain_text("Bob")
    results(hers)
    hers.reload()
    expect(hers.locator("tr.you")).to_contain_text("Ann")
    places = [int(page.locator("tr.you td").first.inner_text()) for page in (hers, his)]
    assert places[0] < places[1]
    expect(hers.locator("#yours + .big")).to_be_visible()
    expect(hers.locator("section").first).to_contain_text(re.compile(r"Better than \d+% of"))
    expect(hers.locator("section").first).to_contain_text("1 day in a row")
    hers.get_by_role("button", name="Share your result").click()
    text = hers.locator("dialog[open] textarea").input_value()
    assert "The Game" in text
    assert "Place" in text
    expect(hers.locator("dialog[open] img")).to_be_visible()


def test_the_second_visit_leads_back_to_the_try(crowd: People) -> None:
    ann = crowd("Ann")
    page = begin(ann)
    first, cards = page.url, hand(page)
    page = ann.open("/daily")
    page.get_by_role("button", name=re.compile("Continue your try: The Game$")).click()
    expect(page.locator("[data-spot=hand] [data-card]").first).to_be_visible()
    assert (page.url, hand(page)) == (first, cards)
    page.get_by_role("button", name="Table menu").click()
    expect(page.get_by_role("button", name="Resign")).to_be_visible()
    expect(page.get_by_role("button", name="Leave")).to_have_count(0)


def test_the_page_of_a_day_says_how_one_stands(crowd: People) -> None:
    """Today after one's try, yesterday, which one missed, and a day that never was."""
    ann = crowd("Ann")
    finish_daily(ann, GAME)
    page = ann.open("/daily")
    heading = page.get_by_role("heading", name="The Game", exact=True)
    deal = page.get_by_role("listitem").filter(has=heading)
    expect(deal).to_contain_text(re.compile(r"Place \d+ of \d+"))
    expect(deal.get_by_role("button")).to_have_count(0)
    expect(page.get_by_text("1 day in a row")).to_be_visible()
    page.get_by_role("navigation", name="Earlier days").get_by_role("link").last.click()
    expect(page.get_by_text("This day is over.")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Daily deal, ")
    expect(deal).to_contain_text("not played")
    expect(deal.get_by_role("button")).to_have_count(0)
    expect(deal.get_by_role("link", name="Results: The Game")).to_be_visible()
    ann.expect_complaint("404|409")
    ann.open("/daily/1999-01-01")
    expect(page.get_by_text("There was no daily deal on that day.")).to_be_visible()


def checked(page: Page) -> str:
    page.get_by_role("button", name="What is proved").click()
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text("Only claimed")
    return dialog.inner_text()


def test_the_deal_is_checked_in_the_browser(archive: Archive, crowd: People) -> None:
    """After the day; on the day itself there is only the promise, which the browser remembers."""
    ann = crowd("Ann")
    over = checked(ann.open(f"/t/{archive.yesterday}/replay/1"))
    assert "Checked in this browser: the deal is as promised." in over
    expect(ann.page.locator("dialog[open] .bad")).to_have_count(0)
    assert re.search(
        r"This is the daily deal of .*: its secret was promised for this very day", over
    )
    page = begin(ann)
    give_up(page)
    today = checked(ann.open(f"/t/{page.url.rsplit('/', 1)[-1]}/replay/1"))
    assert "Checked" not in today
    assert "its seed is not shown yet" in today
    assert "The promise is the one this browser saw before." in today


def test_the_daily_deal_by_keys_alone(crowd: People) -> None:
    page = crowd("Ann").open("/daily")
    game = "Snakes & Ladders"
    play = f"[aria-label='Play the daily deal: {game}']"
    expect(page.locator(play)).to_be_visible()
    tab_to(page, play)
    page.keyboard.press("Enter")
    expect(page.locator("[data-spot=hand] [data-card]").first).to_be_visible()
    tab_to(page, "[aria-label='Table menu']")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Resign")).to_be_visible()
    tab_to(page, "dialog[open] button.danger")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Resign")).to_be_visible()
    tab_to(page, "dialog[open] button.danger")
    page.keyboard.press("Enter")
    expect(page.locator("#end-headline")).to_be_visible()
    tab_to(page, "a[href^='/daily/']")
    page.keyboard.press("Enter")
    expect(page.locator("tr.you")).to_be_visible()
    tab_to(page, ".panel button")
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open] textarea")).to_be_visible()
    tab_to(page, "dialog[open] textarea")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.get_by_role("button", name="Share your result")).to_be_focused()
    tab_to(page, "tr.you a")
    page.keyboard.press("Enter")
    expect(page.locator("input[type=range]")).to_be_visible()


def test_puzzles_one_after_the_other_by_keys(archive: Archive, crowd: People) -> None:
    ann = crowd("Ann")
    seen: list[str] = []
    bodies: list[str] = []

    def note(got: Response) -> None:
        if got.url.endswith("/next") or "/next?" in got.url:
            bodies.append(got.text())

    ann.page.on("response", note)
    page = ann.open("/puzzles/face-to-face")
    for number in range(2):
        expect(page.locator("[data-spot=hand] [data-card]").first).to_be_visible()
        expect(page.locator("#question")).to_have_text("Which turn is best?")
        seen.append(" ".join(hand(page)))
        answer_puzzle(page)
        expect(page.locator("#question")).to_have_text(re.compile("Right!|better"))
        expect(page.locator(".best")).to_contain_text("Best:")
        if number == 0:
            expect(page.get_by_role("button", name="Next puzzle")).to_be_focused()
            page.keyboard.press("Enter")
    assert len(set(seen)) == 2
    # What the browser got before it answered holds no answer.
    assert bodies
    assert not any(word in body for body in bodies for word in ("chance", "best", "seed", "lead"))


@pytest.mark.parametrize("game", ["quick-and-easy", "the-game", "snakes-and-ladders"])
def test_a_puzzle_is_answered_by_tapping(crowd: People, game: str) -> None:
    """Laid or, in Snakes & Ladders, tapped: the move is judged, and counted beside the game."""
    ann = crowd("Ann", phone=True)
    page = ann.open(f"/puzzles/{game}")
    api, laid = ann.context.request, list[Any]()
    asked = api.get(f"{ann.site}/api/puzzles/{game}/next").json()
    plan = f"{ann.site}/api/puzzles/{game}/{asked['id']}/plan"
    while not any(each["do"] == "end_turn" for each in ways_in(asked)):
        lay = next(each for each in ways_in(asked) if each["do"] == "lay")
        card = page.locator(f"[data-spot=hand] [data-card='{lay['card']}']").first
        card.tap(position={"x": 6, "y": 20})
        if place := lay.get("pile") or lay.get("colour"):
            page.locator(f"[data-drop='{place}'].lit, [data-colour='{place}']").tap()
        laid.append(lay)
        planned = api.post(plan, data={"actions": laid}, headers={"Origin": ann.site})
        asked = planned.json()
        if asked["whole"]:
            break
    if any(each["do"] == "end_turn" for each in ways_in(asked)):
        page.locator("[data-do=end_turn]").tap()
    expect(page.locator(".best")).to_contain_text("Best:")
    expect(page.locator("nav [aria-current]")).to_contain_text("1 of ")
    expect(page.locator("li.given")).to_contain_text("Yours:")
    expect(page.locator("button.say")).to_have_count(0)
