"""The example game is found where it is installed, and played in every way there is."""

from __future__ import annotations

import asyncio
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from stosy.games import games
from tests.examples.conftest import EXAMPLE, ROOT, Stosy
from tests.processes import run
from tests.server.e2e.client import Guest, all_until
from tests.server.e2e.playing import play
from tests.web.chromium import Chromium
from tests.web.people import Language, People

GAME = "lantern-boats"
COVERED = """
(parts) => parts.map((part) => {
  const { left, right, top, bottom } = part.getBoundingClientRect();
  return document.elementFromPoint((left + right) / 2, (top + bottom) / 2) !== part;
})
"""
"""Is something else in the middle of each of these parts, or is it out of sight?"""
NAMES: dict[Language, str] = {
    "en": "Lantern Boats",
    "uk": "Човни з ліхтарями",
    "ru": "Лодки с фонарями",
    "cs": "Lodě s lucernami",
}
SOURCES = (".py", ".h", ".cpp", ".ts", ".svelte", ".ftl", ".json")


def test_it_is_not_installed_here() -> None:
    """All other tests are about the games of this package alone."""
    assert GAME not in games()


def test_its_own_tests_pass(environment: dict[str, str]) -> None:
    tests = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", str(EXAMPLE / "tests")]
    run([sys.executable, "-m", "pytest", *tests], env=environment, cwd=EXAMPLE)


def test_shared_code_does_not_know_it(package: Path) -> None:
    """Neither by its id nor by anything that its package exports."""
    exported = re.search(
        r"__all__ = \[(.+?)\]", (package / "lantern_boats/__init__.py").read_text()
    )
    assert exported is not None
    names = {*re.findall(r"\w+", exported[1])} - {"GAME"}
    known = re.compile("|".join(["lantern", *names]), re.IGNORECASE)
    found = [path for path in shared_sources() if known.search(path.read_text("utf-8"))]
    assert found == []


def shared_sources() -> Iterator[Path]:
    for folder in ("src/stosy", "kernel/src", "web/src"):
        for path in (ROOT / folder).rglob("*"):
            if path.suffix in SOURCES and "site" not in path.parts:
                yield path


def test_its_rules_are_told(stosy: Stosy) -> None:
    told = stosy("rules", GAME, "--lang", "cs")
    assert NAMES["cs"] in told
    assert all(f"LB{number}." in told for number in range(1, 11))


def test_a_match_in_the_terminal(stosy: Stosy, tmp_path: Path) -> None:
    record = tmp_path / "match.jsonl"
    lines = ["підказка", "?", "пас", *["", "1."] * 7]
    how = ("--lang", "uk", "--seats", "2", "--seed", "tests", "--record", str(record))
    told = stosy("play", GAME, *how, "--bot", "beginner", input="\n".join(lines))
    assert "Лівий човен:" in told
    assert "Останній ліхтар висить" in told
    assert "Незрозуміло" not in told
    stosy("verify", str(record))


def test_bots_of_every_level_play_it(stosy: Stosy) -> None:
    levels = ("beginner", "casual", "strong", "expert:8")
    told = stosy("simulate", GAME, "--games", "1", "--seats", "4", "--bots", ",".join(levels))
    assert all(level in told for level in levels)


def test_a_tournament_finds_the_better_player(stosy: Stosy) -> None:
    how = ("--games", "4", "--seed", "tests", "--jobs", "1", "--json")
    standings = json.loads(stosy("tournament", GAME, "--bots", "strong,random", *how))
    assert "strong" in json.dumps(standings)


def test_its_bot_is_found_by_its_entry_point(stosy: Stosy, site: str) -> None:
    """It plays in a series, and the server that offers it seats it at a table."""
    told = stosy("simulate", GAME, "--bots", "boatman,random", "--games", "3", "--lang", "en")
    assert "(boatman)" in told
    assert "cases" not in told

    async def run() -> None:
        async with Guest(site) as ann:
            table = await ann.table(GAME, bots="boatman", start=True, settings={"first": 1})
            async with ann.at(table) as line:
                await line.until(lambda: bool(line.named("laid")))
                assert line.facts["seats"][1]["bot"] == "boatman"

    asyncio.run(run())


def test_a_match_over_the_network(site: str) -> None:
    async def match() -> None:
        async with Guest(site) as ann, Guest(site) as bob:
            table = await ann.table(GAME, settings={"seats": 2}, preset="strict")
            await bob.post(f"/api/tables/{table}/join", {})
            async with ann.at(table) as line, bob.at(table) as other:
                await line.ask("start")
                await all_until((line, other), lambda each: each.phase == "playing")
                await asyncio.gather(play(line, Random(1)), play(other, Random(2)))
                (ended,) = line.named("ended")
                assert ended["result"]["reason"] == "all_hung"
                assert sum(ended["result"]["scores"]) <= 9
            steps = await ann.get(f"/api/tables/{table}/records/1/steps")
            assert steps["total"] > 14

    asyncio.run(match())


@pytest.mark.parametrize("language", NAMES)
def test_its_words_are_served_as_they_are(site: str, language: str) -> None:
    async def words() -> tuple[str, int]:
        async with Guest(site) as ann:
            path = f"{site}/api/games/{GAME}/words/{language}.ftl"
            async with ann.session.get(path) as told, ann.session.get(path + "x") as nothing:
                assert "default-src 'none'" in told.headers["Content-Security-Policy"]
                return await told.text(), nothing.status

    text, status = asyncio.run(words())
    written = EXAMPLE / "src/lantern_boats/words" / language / "game.ftl"
    assert text == written.read_text("utf-8")
    assert status == 404


@pytest.fixture(scope="module")
def chromium() -> Iterator[Chromium]:
    with Chromium.opened() as opened:
        yield opened


@pytest.fixture
def person(chromium: Chromium, site: str) -> Iterator[People]:
    with chromium.awake() as browser:
        people = People(browser, site)
        yield people
        complaints = people.leave()
        assert not complaints, "\n".join(complaints)


def test_a_match_in_the_browser(person: People) -> None:
    """By touch, from the first page over the generic table to the end and the replay."""
    olha = person("Ольга", "uk", phone=True, size=(360, 640))
    page = olha.open()
    page.locator("article", has_text=NAMES["uk"]).get_by_role("button").first.tap()
    hand = page.locator(".hand [data-card]")
    for left in reversed(range(7)):
        page.locator("section.choices.mine").wait_for()
        hand.first.tap()
        boats = page.get_by_role("button", name=re.compile("повісити"))
        assert boats.evaluate_all(COVERED) == [False] * 3
        boats.first.tap()
        expect(hand).to_have_count(left)
    end = page.locator("section.end")
    expect(end).to_contain_text("Бали: Ольга – ")
    expect(page.locator(".piles")).to_contain_text("лівий човен")
    end.get_by_role("link").first.tap()
    expect(page.locator(".piles")).to_contain_text("середній човен")


def test_its_rules_in_the_browser(person: People) -> None:
    for language, name in NAMES.items():
        page = person(None, language).open(f"/rules/{GAME}")
        expect(page.get_by_role("heading", level=1)).to_have_text(name)
        expect(page.locator("#LB6")).to_be_visible()
