"""A browser finds out a server that does not mix the deal as it was promised, and does not play."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.e2e.forger import FORGERIES, forging
from tests.web.chromium import Chromium
from tests.web.people import People, Person
from tests.web.play_words import said

CARDS = "[data-spot=hand] [data-card]"


def start(ann: Person) -> None:
    """Gather at a table with a bot, and start."""
    create = {"game": "face-to-face", "settings": {"seats": 2, "first": 0}, "bots": "casual"}
    answer = ann.context.request.post(f"{ann.site}/api/tables", data=create)
    page = ann.open(f"/t/{answer.json()['table']}")
    button = page.get_by_role("button", name=said("en", "setup-start"), exact=True)
    expect(page.get_by_role("button", name=said("en", "setup-start"))).to_be_visible()
    button.click()


def test_a_browser_does_not_play_with_a_server_that_forges_the_deal(
    site: str, chromium: Chromium
) -> None:
    with forging(site) as forger, chromium.awake() as browser:
        people = People(browser, forger.url)
        ann = people("Ann")
        ann.expect_complaint("Failed to load resource|WebSocket")
        start(ann)
        expect(ann.page.locator(CARDS).first).to_be_visible()
        for forge, says in {says: (forge, says) for forge, says in FORGERIES.items()}.values():
            forger.forge = forge
            start(ann)
            expect(ann.page.get_by_text(said("en", f"refusal-{says}")).first).to_be_visible()
            expect(ann.page.locator(CARDS)).to_have_count(0)
        assert not people.leave()
