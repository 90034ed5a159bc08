"""Without a connection: the games are taken along, and everything goes on in the browser."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Iterator
from itertools import repeat
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from stosy.cli import main
from stosy.cli.site import served
from stosy.core import read, verify
from stosy.games import find
from stosy.server.http.site import offline_files
from stosy.teaching.lessons import prepared
from stosy.text import Words
from stosy.text.catalogue import catalogue
from tests.server.e2e.places import Nursery
from tests.web.away import Traveller
from tests.web.chromium import QUIET, WHOLE, Chromium, program
from tests.web.people import MILLISECONDS, People, Person
from tests.web.play_guest import Guest
from tests.web.play_match import Player, play_out
from tests.web.play_rows import RowsPlayer
from tests.web.play_snakes import SnakesPlayer
from tests.web.play_ways import Typing, all_ways
from tests.web.test_lessons import TAUGHT, key, plain
from tools.checker import check

THOROUGH = bool(os.environ.get("STOSY_THOROUGH"))
NAMES = {
    "face-to-face": "The Game: Face to Face",
    "quick-and-easy": "The Game: Quick & Easy",
    "snakes-and-ladders": "Snakes & Ladders",
    "the-game": "The Game",
}
STANDING = """
() => [...document.querySelectorAll(".hand [data-card], [data-drop]")].map(
  (each) => each.dataset.card ?? each.textContent.replace(/\\s+/g, " "),
)
"""

# Which matches have an analysis, and whether it is complete.
ANALYSES = """
() => new Promise((found) => {
  indexedDB.open("stosy").onsuccess = ({ target }) => {
    const database = target.result;
    const kept = database.transaction("analyses").objectStore("analyses").getAll();
    kept.onsuccess = () => {
      database.close();
      found(kept.result.map(({ match, body }) => [match, "found" in JSON.parse(body)]));
    };
  };
})
"""

# All entries of all tables.
KEPT = """
() => new Promise((found) => {
  indexedDB.open("stosy").onsuccess = ({ target }) => {
    const database = target.result;
    const kept = database.transaction("entries").objectStore("entries").getAll();
    kept.onsuccess = () => (database.close(), found(kept.result));
  };
})
"""
# What Chromium says when the app is installed; without a window it installs none.
INSTALLED = """
async () => {
  await navigator.serviceWorker.ready;
  dispatchEvent(new Event("appinstalled"));
}
"""
# The package is broken, and whole again.
BREAK = """
async () => {
  const cache = await caches.open("stosy-offline");
  const [{ url }] = (await cache.keys()).filter(({ url }) => url.endsWith("/stosy.zip"));
  window.whole = [url, await cache.match(url)];
  await cache.put(url, new Response(""));
}
"""
MEND = "async () => (await caches.open('stosy-offline')).put(...window.whole)"
# No page sends this.
BROKEN = """
() => new BroadcastChannel("stosy-tables").postMessage(
  { to: "site", from: "nobody", say: "request", id: 1, method: 1, path: "", body: "" },
)
"""
LAID_OR_SAID = """
([card, text]) => !document.querySelector(`.hand [data-card="${card}"]`) ||
  document.body.innerText.includes(text)
"""
BACK_OR_SAID = LAID_OR_SAID.replace("!document", "document", 1)


@pytest.fixture
def traveller(
    nursery: Nursery, built: Path, chromium: Chromium, tmp_path: Path
) -> Iterator[Traveller]:
    assert dict(offline_files()), "what browsers take along is not built; `make test` does it"
    store, log = f"sqlite:///{tmp_path}/stosy.db", tmp_path / "log"
    server = asyncio.run(nursery.start(store, log, site=str(built), path="/games/"))
    with chromium.awake() as browser:
        away = Traveller(browser, server, tmp_path / "profile", folder="/games")
        away.start()
        yield away
        complaints = away.leave()
        assert not complaints, "\n".join(complaints)


def test_a_match_without_a_connection(traveller: Traveller) -> None:
    """Taken along, and then: another start, two windows, a power cut, no room, the end."""
    away = traveller
    refuse_without_room(away)
    away.take_along()
    away.cut()
    away.person.context.close()
    page = away.again()
    away.person.open()
    expect(page.get_by_text(away.guest.says("home-away-now"))).to_be_visible()
    away.play_now(NAMES["face-to-face"])
    address = page.url
    away.guest.waited([0])
    get_no_hint(away)
    ask_for_a_hint(away)
    take_a_card_back(away)
    survive_an_error(away)
    move_to_another_window(away)
    before = away.page.evaluate(STANDING)
    away.kill()
    away.again()
    find_no_room(away, address)
    away.guest.waited([0])
    assert away.page.evaluate(STANDING) == before
    player = by_keys(away)
    play_out([player])
    check_record(away)
    away.page.goto(address)
    away.guest.button("end-rematch").click()
    expect(away.page.locator(".hand [data-card]").first).to_be_visible()
    give_up(away)
    look_back(away)
    away.person.open()
    expect(away.page.get_by_role("heading", name=away.guest.says("home-continue"))).to_be_visible()
    expect(away.page.get_by_text(away.guest.says("home-table-here"), exact=True)).to_be_visible()
    be_taught(away, "the-game", 2)


def by_keys(away: Traveller) -> RowsPlayer:
    return RowsPlayer(away.guest, repeat(Typing(away.guest)), Random("away"))


def refuse_without_room(away: Traveller) -> None:
    """Nothing is half done, and that is said."""
    page = away.person.open()
    away.full(True)
    page.locator("section[aria-labelledby=away] button").first.click()
    expect(page.get_by_role("alert")).to_have_text(away.guest.says("refusal-storage-full"))
    assert not page.evaluate("() => caches.has('stosy-offline')")
    away.full(False)


def ask_for_a_hint(away: Traveller) -> None:
    away.page.keyboard.press("h")  # searched for in a second worker
    expect(away.page.locator("[data-hinted]").first).to_be_visible()


def get_no_hint(away: Traveller) -> None:
    """The second worker cannot start: nobody waits for it for ever."""
    away.person.expect_complaint("zip")
    away.page.evaluate(BREAK)
    away.page.keyboard.press("h")
    expect(away.page.get_by_text(away.guest.says("hint-none"))).to_be_visible()
    away.page.evaluate(MEND)
    away.page.locator(".hint .icon").click()


def survive_an_error(away: Traveller) -> None:
    """Python fails, and the tables begin anew from what is kept."""
    away.person.expect_complaint("ValidationError")
    away.page.evaluate(BROKEN)
    take_a_card_back(away)


def take_a_card_back(away: Traveller) -> None:
    before = away.page.evaluate(STANDING)
    by_keys(away).lay_one()
    assert away.page.evaluate(STANDING) != before
    away.guest.button("rows-take-back").click()
    expect(away.guest.button("rows-take-back")).to_be_disabled()
    assert sorted(away.page.evaluate(STANDING)) == sorted(before)


def give_up(away: Traveller) -> None:
    away.guest.button("table-menu").click()
    away.guest.button("table-resign").click()
    away.page.get_by_role("dialog").get_by_role(
        "button", name=away.guest.says("table-resign"), exact=True
    ).click()
    expect(away.page.locator("section.end")).to_be_visible()


def look_back(away: Traveller) -> None:
    """The match is analysed, and the result is kept."""
    page = away.page
    page.goto(f"{page.url}/replay/2")
    page.locator("[data-moments] li > button").first.click()
    expect(page.locator(".moment")).to_contain_text("Better: ")
    assert page.evaluate(ANALYSES) == [[2, True]]
    page.reload()
    expect(page.locator("[data-moments] li > button").first).to_be_visible()
    expect(page.locator("section[aria-labelledby=analysis] [role=status]")).to_have_count(0)


def be_taught(away: Traveller, game: str, most: int | None = None) -> None:
    """The first tasks of a lesson, or all."""
    page = away.person.open()
    name = away.guest.says("home-show-game", game=NAMES[game])
    page.get_by_role("button", name=name, exact=True).click()
    words, tasks = Words(away.language), prepared(find(game)).tasks
    for task in tasks[:most]:
        expect(page.locator(TAUGHT)).to_have_text(words.lesson(game, task.code, task.action))
        key(page, plain(task.action))
    if most is None:
        done = catalogue(away.language, game).format("lesson-done", {})
        at_end = page.locator(TAUGHT, has_text=done).or_(page.locator("section.end"))
        expect(at_end.first).to_be_visible()


def move_to_another_window(away: Traveller) -> None:
    """Two windows show one table; the one that had the worker is closed in mid-turn."""
    first = away.page
    second = away.person.context.new_page()
    second.goto(first.url)
    away.person.page = second
    away.guest.waited([0])
    assert second.evaluate(STANDING) == first.evaluate(STANDING)
    player = by_keys(away)
    player.lay_until_the_turn_may_end()
    standing = second.evaluate(STANDING)
    expect(first.locator("[data-end].primary")).to_be_visible()
    assert first.evaluate(STANDING) == standing
    first.close()
    player.play()
    away.guest.waited([0])
    player.lay_one()


def find_no_room(away: Traveller, address: str) -> None:
    """The table cannot be saved, and that is said; it goes on when there is room again."""
    away.person.expect_complaint("Quota|Abort")
    away.full(True)
    away.page.goto(address)
    expect(away.page.get_by_text(away.guest.says("table-not-saved")).first).to_be_visible()
    away.full(False)


def check_record(away: Traveller) -> None:
    """Save the record as people do: it is right, by the rules and by the checker."""
    page = away.page
    page.goto(f"{page.url}/replay/1")
    expect(page.locator("[data-drop]").first).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("button", name=away.guest.says("replay-record")).first.click()
    text = Path(saved.value.path()).read_bytes()
    record = read(text)
    verify(find(record.game), record)
    assert check(json.loads(text)).error is None


def test_a_site_without_a_server_may_be_in_any_folder(person: People, tmp_path: Path) -> None:
    assert main(["site", str(tmp_path / "some" / "folder"), "--lang", "en"]) == 0
    with served(tmp_path) as (_, url):
        ann = person(worker=True)
        ann.site = url.rstrip("/")
        page = ann.open("/some/folder/")
        guest = Guest(ann, 0)
        page.evaluate(INSTALLED)
        expect(page.get_by_text(guest.says("home-away-taken"))).to_be_visible()
        rules = guest.says("home-rules-game", game=NAMES["the-game"])
        page.get_by_role("link", name=rules, exact=True).click()
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.go_back()
        page.get_by_role(
            "button", name=guest.says("home-play-game", game=NAMES["the-game"]), exact=True
        ).click()
        expect(page.locator(".hand [data-card]").first).to_be_visible()
        assert "/some/folder/?/t/" in page.url
        page.go_back()
        delete_the_matches(guest)
        remove_the_games(guest)


def delete_the_matches(guest: Guest) -> None:
    """Only who is sure does it, and then none is listed any more."""
    page, listed = guest.page, guest.page.get_by_role("region", name=guest.says("home-continue"))
    expect(listed).to_be_visible()
    guest.button("home-away-forget").click()
    expect(page.get_by_role("alert")).to_have_text(guest.says("home-away-forget-sure"))
    expect(listed).to_be_visible()
    guest.button("home-erase-yes").click()
    expect(page.get_by_text(guest.says("home-away-forgotten")).first).to_be_visible()
    expect(listed).to_have_count(0)
    expect(guest.button("home-away-forget")).to_have_count(0)


def remove_the_games(guest: Guest) -> None:
    """They are gone from the browser, and are offered again."""
    guest.button("home-away-remove").click()
    expect(guest.page.get_by_text(guest.says("home-away-removed")).first).to_be_visible()
    expect(guest.page.get_by_text(guest.says("home-away-offer"))).to_be_visible()
    assert not guest.page.evaluate("() => caches.has('stosy-offline')")


def test_where_nothing_may_be_kept_that_is_said(chromium: Chromium, tmp_path: Path) -> None:
    """A browser that lets no page keep anything, by its settings."""
    assert main(["site", str(tmp_path / "site"), "--lang", "en"]) == 0
    settings = tmp_path / "profile" / "Default" / "Preferences"
    settings.parent.mkdir(parents=True)
    blocked = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    settings.write_text(json.dumps(blocked))
    with served(tmp_path / "site") as (_, url), chromium.awake() as browser:
        context = browser.browser_type.launch_persistent_context(
            str(tmp_path / "profile"), executable_path=program(WHOLE), args=QUIET, locale="en"
        )
        context.set_default_timeout(MILLISECONDS)
        bob = Person(url.rstrip("/"), context, context.pages[0])
        bob.watch()
        page, guest = bob.open(), Guest(bob, 0)
        name = guest.says("home-play-game", game=NAMES["the-game"])
        page.get_by_role("button", name=name, exact=True).click()
        expect(page.get_by_text(guest.says("refusal-storage-refused")).first).to_be_visible()
        assert not bob.leave()


@pytest.mark.skipif(not THOROUGH, reason="whole matches of all games are for `make soak`")
@pytest.mark.parametrize("game", NAMES)
def test_whole_matches_of_every_game(traveller: Traveller, game: str) -> None:
    away = traveller
    away.take_along()
    away.cut()
    away.page.reload()
    away.play_now(NAMES[game])
    kind = SnakesPlayer if game == "snakes-and-ladders" else RowsPlayer
    player: Player = kind(away.guest, all_ways(away.guest), Random(game))
    play_out([player])
    check_record(away)
    be_taught(away, game)


@pytest.mark.skipif(not THOROUGH, reason="Chromium asks for the room it has only now and then")
def test_the_room_ends_in_the_midst_of_a_match(traveller: Traveller) -> None:
    """That is said, and nothing is half done; it goes on when there is room again."""
    away = traveller
    away.take_along()
    away.cut()
    away.page.reload()
    away.play_now(NAMES["face-to-face"])
    away.guest.waited([0])
    away.person.expect_complaint("Quota|Abort")
    away.full(True)
    told = away.guest.says("table-not-saved")
    kept = lay_and_take_back(away, told)
    assert away.page.evaluate(KEPT) == kept
    away.full(False)
    lay_when_there_is_room(away, told)
    play_out([by_keys(away)])
    check_record(away)


def lay_when_there_is_room(away: Traveller, told: str) -> None:
    """Chromium may believe for a while that there is none."""
    page, player = away.page, by_keys(away)
    while True:
        expect(page.get_by_text(told)).to_have_count(0)
        away.guest.waited([0])
        page.wait_for_function(LAID_OR_SAID, arg=[player.bring_one(), told])
        if not page.get_by_text(told).count():
            return


def lay_and_take_back(away: Traveller, until: str) -> list[str]:
    """Now and then, until this is said: what is kept by then. A turn has room for so many."""
    page, player = away.page, by_keys(away)
    while True:
        page.wait_for_timeout(500)
        kept: list[str] = page.evaluate(KEPT)
        card = player.bring_one()
        page.wait_for_function(LAID_OR_SAID, arg=[card, until])
        if page.get_by_text(until).count():
            return kept
        kept = page.evaluate(KEPT)
        away.guest.button("rows-take-back").click()
        page.wait_for_function(BACK_OR_SAID, arg=[card, until])
        if page.get_by_text(until).count():
            return kept
