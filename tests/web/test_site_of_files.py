"""A site without a server, in a folder of a web space that knows only files: every address works
by reload, bookmark, link and back button, also from the service worker, and what a browser keeps
of it heals itself."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from stosy.cli import main
from stosy.cli.site import served
from tests.web.away import CUT_OFF
from tests.web.chromium import Chromium
from tests.web.people import People, until
from tests.web.play_guest import Guest

GAME = "The Game"
FOLDER = "/games/"
CARDS = """
() => [...document.querySelectorAll(".hand [data-card]")].map((each) => each.dataset.card).sort()
"""
KEEPS_PAGES = """
async () => {
  await navigator.serviceWorker.ready;
  const list = await (await fetch("files.json")).json();
  const kept = await (await caches.open("stosy-pages")).keys();
  const has = (name) => kept.some(({ url }) => url.endsWith(name));
  return Object.values(list).every(({ file }) => file.endsWith(".html") || has(file)) &&
    kept.some(({ url }) => new URL(url).pathname === location.pathname);
}
"""
# A kept file is not what it was.
DAMAGE = """
async ([name, end]) => {
  const cache = await caches.open(name);
  const [{ url }] = (await cache.keys()).filter(({ url }) => new RegExp(end).test(url));
  const type = { "Content-Type": "text/javascript" };
  await cache.put(url, new Response("<!doctype html>", { headers: type }));
}
"""


class Files:
    """The site on its web space, and a browser."""

    def __init__(self, browser: Browser, root: Path) -> None:
        self.space = ExitStack()
        _, url = self.space.enter_context(served(root))
        self.people = People(browser, url.rstrip("/") + FOLDER)

    def come(self, *, worker: bool) -> Guest:
        ann = self.people(worker=worker)
        ann.page.goto(ann.site)
        return Guest(ann, 0)

    def close(self) -> None:
        """The web space is not reached any more."""
        self.space.close()


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("files")
    assert main(["site", f"{made}{FOLDER}", "--lang", "en"]) == 0
    return made


@pytest.fixture
def files(chromium: Chromium, root: Path) -> Iterator[Files]:
    with chromium.awake() as browser:
        site = Files(browser, root)
        yield site
        complaints = site.people.leave()
        site.close()
        assert not complaints, "\n".join(complaints)


def forget_memory(page: Page) -> None:
    """The browser takes nothing from the page before: what it keeps in memory is not damaged."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    for disabled in (True, False):
        session.send("Network.setCacheDisabled", {"cacheDisabled": disabled})
    session.detach()


def play_now(guest: Guest) -> list[str]:
    """Begin a match; the hand."""
    name = guest.says("home-play-game", game=GAME)
    guest.page.get_by_role("button", name=name, exact=True).click()
    return hand(guest)


def hand(guest: Guest) -> list[str]:
    expect(guest.page.locator(".hand [data-card]").first).to_be_visible()
    found: list[str] = guest.page.evaluate(CARDS)
    return found


def resign(guest: Guest) -> None:
    guest.button("table-menu").click()
    guest.button("table-resign").click()
    sure = guest.page.get_by_role("dialog")
    sure.get_by_role("button", name=guest.says("table-resign"), exact=True).click()
    expect(guest.page.locator("section.end")).to_be_visible()


def test_every_address_works_on_a_web_space_that_knows_only_files(files: Files) -> None:
    guest = files.come(worker=False)
    page, site = guest.page, guest.person.site
    cards = play_now(guest)
    table = page.url
    assert table.startswith(f"{site}?/t/")
    page.reload()
    assert hand(guest) == cards
    page.go_back()
    assert page.url == site
    expect(page.get_by_role("heading", name=guest.says("home-continue"))).to_be_visible()
    page.go_forward()
    assert hand(guest) == cards
    resign(guest)
    page.get_by_role("link", name=guest.says("end-replay"), exact=True).first.click()
    expect(page.locator("[data-drop]").first).to_be_visible()
    page.wait_for_url("**/replay/1?at=*")
    page.reload()
    expect(page.locator("[data-drop]").first).to_be_visible()


def test_every_page_without_a_table_is_reloaded(files: Files) -> None:
    guest = files.come(worker=False)
    page, site = guest.page, guest.person.site
    rules = guest.says("home-rules-game", game=GAME)
    page.get_by_role("link", name=rules, exact=True).click()
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text(GAME)
    assert page.url == f"{site}?/rules/the-game"
    page.reload()
    expect(heading).to_have_text(GAME)
    page.goto(f"{page.url}#TG3")
    page.reload()
    expect(page.locator("#TG3")).to_be_in_viewport()
    for way in ("?%2Frules%2Fthe-game=", "?/rules/the-game&shared=by-somebody"):
        page.goto(f"{site}{way}")
        expect(heading).to_have_text(GAME)
    page.goto(f"{site}index.html")
    expect(heading).to_have_text(guest.says("home-title"))
    home = page.locator("main").get_by_role("link", name=guest.says("shell-home"), exact=True)
    # What only a server has, what nobody has, and a table of somebody else's browser.
    for path in ("me", "me/games", "daily", "puzzles", "nothing", f"t/{'a' * 22}"):
        page.goto(f"{site}?/{path}")
        expect(home).to_be_visible()
    home.click()
    expect(heading).to_have_text(guest.says("home-title"))


def test_without_a_connection_every_address_is_reloaded_and_old_ones_lead_there(
    files: Files,
) -> None:
    guest = files.come(worker=True)
    page, site = guest.page, guest.person.site
    page.locator("section[aria-labelledby=away] button").first.click()
    expect(page.get_by_text(guest.says("home-away-taken"))).to_be_visible()
    page.reload()
    until(page, lambda: page.evaluate(KEEPS_PAGES))
    files.close()
    guest.person.expect_complaint(CUT_OFF)
    cards = play_now(guest)
    table = page.url
    page.reload()
    assert hand(guest) == cards
    page.goto(table.replace("?/", ""))
    assert hand(guest) == cards
    assert page.url == table
    page.goto(f"{site}rules/the-game")
    expect(page.get_by_role("heading", level=1)).to_have_text(GAME)
    assert page.url == f"{site}?/rules/the-game"
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(GAME)


def test_what_is_kept_heals_itself_and_says_so(files: Files) -> None:
    guest = files.come(worker=True)
    page = guest.page
    page.locator("section[aria-labelledby=away] button").first.click()
    expect(page.get_by_text(guest.says("home-away-taken"))).to_be_visible()
    page.reload()
    until(page, lambda: page.evaluate(KEEPS_PAGES))
    healed = page.get_by_role("status").get_by_text(guest.says("shell-healed"))
    guest.person.expect_complaint("Unexpected token|Unable to preload|zip")
    for part in (r"/frame-[^/]+\.js$", r"/HomePage-[^/]+\.js$"):
        page.evaluate("() => sessionStorage.clear()")
        page.evaluate(DAMAGE, ["stosy-pages", part])
        forget_memory(page)
        page.reload()
        expect(healed).to_be_visible()
        expect(page.locator("#games")).to_be_visible()
        until(page, lambda: page.evaluate(KEEPS_PAGES))
    page.evaluate(DAMAGE, ["stosy-offline", r"/stosy\.zip$"])
    page.reload()
    expect(healed).to_have_count(0)
    play_now(guest)
    expect(healed).to_be_visible()


def test_where_nothing_helps_that_is_said(files: Files) -> None:
    """The web space has lost a file that every page needs."""
    guest = files.come(worker=False)
    guest.person.expect_complaint("404|502")
    page = guest.page
    page.route("**/assets/frame-*.js", lambda route: route.fulfill(status=404))
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("The page could not be loaded.")
    page.unroute_all()
    page.get_by_role("button", name="Try again").click()
    expect(page.locator("#games")).to_be_visible()
