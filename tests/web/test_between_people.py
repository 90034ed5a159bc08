"""Blocking and reporting from the picture of somebody, and tables that nobody may watch."""

from __future__ import annotations

from playwright.sync_api import Page, Route, expect

from tests.web.archive import Archive
from tests.web.people import People, until
from tests.web.scenes import Stage, at_table


def said(page: Page, text: str) -> None:
    """Say something at the table."""
    page.locator("aside input").fill(text)
    page.keyboard.press("Enter")
    expect(page.locator("aside .own", has_text=text)).to_be_visible()


def test_somebody_is_blocked_reported_and_unblocked(archive: Archive, crowd: People) -> None:
    stage = Stage(archive, crowd)
    ann, bob = crowd("Ann"), crowd("Bob")
    table = stage.create(ann, game="face-to-face")
    stage.sit(bob, table)
    hers, his = at_table(ann, table), at_table(bob, table)
    for page in (hers, his):
        page.get_by_role("tab", name="Chat").click()
    said(his, "boo")
    expect(hers.locator("aside li", has_text="boo")).to_be_visible()
    hers.get_by_role("button", name="Start").click()
    meet = hers.locator("[data-seat='1']").get_by_role("button", name="Bob: block or report")
    meet.focus()
    hers.keyboard.press("Enter")
    hers.get_by_role("button", name="Report Bob").click()
    hers.get_by_role("checkbox", name="boo").check()
    hers.get_by_label("In a few words").fill("He is rude.")
    hers.get_by_role("button", name="Send the report").click()
    expect(hers.get_by_text("Thank you.").first).to_be_visible()
    meet.click()
    block = hers.get_by_role("button", name="Block Bob")
    expect(block).to_be_enabled()
    held: list[Route] = []
    hers.route("**/blocks", lambda route: held.append(route))
    block.click()
    until(hers, lambda: held)
    # She does not wait for the answer.
    hers.keyboard.press("Escape")
    expect(hers.get_by_role("dialog")).to_have_count(0)
    held[0].continue_()
    hers.unroute("**/blocks")
    expect(hers.get_by_text("Bob is blocked").first).to_be_visible()
    said(his, "do you hear me?")
    said(hers, "no")
    expect(hers.get_by_text("do you hear me?")).to_have_count(0)
    hers.reload()
    expect(hers.locator("[data-card]").first).to_be_visible()
    hers.get_by_role("tab", name="Chat").click()
    expect(hers.locator("aside .own", has_text="no")).to_be_visible()
    expect(hers.get_by_text("do you hear me?")).to_have_count(0)
    another = stage.create(ann, game="face-to-face")
    his.goto(f"{bob.site}/t/{another}")
    his.get_by_role("button", name="Join", exact=True).click()
    expect(his.get_by_text("does not want to play with you").first).to_be_visible()
    hers.goto(ann.site)
    hers.get_by_role("button", name="Change").click()
    hers.get_by_role("button", name="Blocked people").click()
    hers.get_by_role("button", name="Unblock Bob").click()
    expect(hers.get_by_text("You have not blocked anybody.")).to_be_visible()
    his.get_by_role("button", name="Join", exact=True).click()
    expect(his.get_by_role("button", name="Leave the table")).to_be_visible()


def test_a_table_is_hidden_until_one_sits_down(archive: Archive, crowd: People) -> None:
    stage = Stage(archive, crowd)
    ann, bob, eve = crowd("Ann"), crowd("Bob"), crowd("Eve")
    table = stage.create(ann, game="face-to-face")
    stage.sit(bob, table)
    hers, his = at_table(ann, table), at_table(bob, table)
    hers.get_by_label("Who may watch").select_option("nobody")
    theirs = at_table(eve, table)
    expect(theirs.get_by_text("nobody", exact=True)).to_be_visible()
    hers.get_by_role("button", name="Start").click()
    expect(theirs.get_by_text("Only those at the table may watch.")).to_be_visible()
    expect(theirs.locator("[data-card], [data-drop]")).to_have_count(0)
    expect(his.locator("[data-card]").first).to_be_visible()
