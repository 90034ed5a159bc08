"""Each game's lesson, through to its end: by taps and by keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from stosy.core import Action
from stosy.games import find, games
from stosy.teaching.lessons import lesson_of, prepared
from stosy.text import Words
from stosy.text.catalogue import catalogue
from tests.web.archive import Archive
from tests.web.looks import assert_accessible, assert_fits
from tests.web.people import Language, People, Person, Theme
from tests.web.play_words import said
from tests.web.scenes import SCENES, Stage, begins_turn
from tests.web.test_looks import LANGUAGES, SETTLED, THOROUGH, speak

LESSONS = [game.id for game in games().values() if lesson_of(game)]
SMALL = (320, 568)
TAUGHT = ".coach .taught p"
REFUSED = ".coach .refusal p"
WAYS = 40

Doing = Callable[[Page, dict[str, Any]], None]


def place_of(signal: dict[str, Any]) -> str:
    about = (signal.get(name) for name in ("signal", "pile", "colour", "level"))
    return f'[data-signal="{" ".join(filter(None, about))}"]'


def tap(page: Page, action: dict[str, Any]) -> None:
    """With a finger: a card, then its pile; a signal; a button."""
    if "signal" in action:
        page.locator(place_of(action)).tap()
        return
    if action.get("one_card"):
        page.locator('[data-do="one_card"]').tap()
    if "card" not in action:
        page.locator(f'[data-do="{action["do"]}"]').tap()
        return
    page.locator(f'[data-card="{action["card"]}"]').tap(position={"x": 8, "y": 20})
    if "pile" in action:
        page.locator(f'[data-drop="{action["pile"]}"]').tap()
    if action.get("colour"):
        page.locator(f'[data-colour="{action["colour"]}"]').tap()


def key(page: Page, action: dict[str, Any]) -> None:
    """By Tab, arrows, Enter, and the keys of piles, colours and "One card!"."""
    if "signal" in action:
        press_at(page, place_of(action))
        return
    if "card" not in action:
        press_at(page, f'[data-do="{action["do"]}"]')
        return
    if action.get("one_card"):
        page.keyboard.press("1")
    to_card(page, action["card"])
    page.keyboard.press("Enter")
    if "pile" in action:
        pile = page.locator(f'[data-drop="{action["pile"]}"]')
        page.keyboard.press(pile.get_attribute("aria-keyshortcuts") or "")
    if action.get("colour"):
        expect(page.locator(f'[data-colour="{action["colour"]}"]')).to_be_visible()
        page.keyboard.press(action["colour"])


def press_at(page: Page, selector: str) -> None:
    """Tab to it, and Enter."""
    expect(page.locator(selector)).to_be_enabled()
    tab_to(page, selector)
    page.keyboard.press("Enter")


def to_card(page: Page, card: int | str) -> None:
    tab_to(page, "[data-spot=hand] [data-card]")
    page.keyboard.press("Home")
    for _ in range(page.locator("[data-spot=hand] [data-card]").count()):
        if has_focus(page, f'[data-card="{card}"]'):
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError(f"the arrows never come to {card}")


def tab_to(page: Page, selector: str) -> None:
    for _ in range(WAYS):
        if has_focus(page, selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {selector}")


def has_focus(page: Page, selector: str) -> bool:
    found: bool = page.evaluate("(wanted) => document.activeElement.matches(wanted)", selector)
    return found


def plain(action: Action) -> dict[str, Any]:
    built: dict[str, Any] = msgspec.to_builtins(action)
    return built


def begun(ann: Person, game: str, language: Language) -> Page:
    """Ann asks on the page of rules to be shown the game."""
    page = ann.open(f"/rules/{game}")
    page.get_by_role("button", name=said(language, "home-show"), exact=True).click()
    return page


@pytest.mark.parametrize("game", LESSONS)
@pytest.mark.parametrize(
    ("way", "language", "theme"), [(tap, "en", "light"), (key, "uk", "dark")], ids=["taps", "keys"]
)
def test_a_lesson_to_its_end(
    person: People, game: str, way: Doing, language: Language, theme: Theme
) -> None:
    phone = way is tap
    ann = person("Ann", language, phone=phone, theme=theme, size=SMALL if phone else None)
    page = begun(ann, game, language)
    words = Words(language)
    tasks = prepared(find(game)).tasks
    for number, task in enumerate(tasks, 1):
        expect(page.locator(TAUGHT)).to_have_text(words.lesson(game, task.code, task.action))
        expect(page.locator(f'.coach progress[value="{number}"]')).to_have_count(1)
        expect(page.locator("[data-taught]").first).to_be_visible()
        if number == 2:
            assert_accessible(page)
            assert_fits(page)
        way(page, plain(task.action))
    done = catalogue(language, game).format("lesson-done", {})
    at_end = page.locator(TAUGHT, has_text=done).or_(page.locator("section.end"))
    expect(at_end.first).to_be_visible()


def test_a_wrong_try_is_explained_beside_the_hand(person: People) -> None:
    page = begun(person("Ann"), "snakes-and-ladders", "en")
    first, *_ = prepared(find("snakes-and-ladders")).tasks
    expect(page.locator(TAUGHT)).to_be_visible()
    page.locator('[data-card="g7"]').click()
    expect(page.locator(REFUSED)).to_contain_text("green 7")
    expect(page.get_by_role("link", name="Rule SL5")).to_have_text("Rule")
    page.locator('[data-card="r8"]').click()
    expect(page.locator(REFUSED)).to_contain_text(said("en", "refusal-lesson-step"))
    page.locator(f'[data-card="{plain(first.action)["card"]}"]').click()
    expect(page.locator(REFUSED)).to_have_count(0)


def test_who_plays_a_game_for_the_first_time_is_offered_its_lesson(person: People) -> None:
    ann = person("Ann")
    show = ann.page.locator(".coach").get_by_role("button", name="Lesson")
    play = ann.page.get_by_role("button", name="Play now against bots: The Game: Quick & Easy")
    ann.open()
    play.click()
    show.click()
    expect(ann.page.locator(TAUGHT)).to_be_visible()
    ann.open()
    play.click()
    expect(ann.page.locator("[data-card]").first).to_be_visible()
    expect(show).to_have_count(0)


WHOLE = """
() => [...document.querySelectorAll(".coach, .coach p, .coach button")].filter((each) =>
  each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1)
  .map((each) => each.outerHTML)
"""


@pytest.mark.parametrize("deal", ["duel", "won", "lost", "rounds"])
def test_beside_show_me_the_coach_is_read_whole(archive: Archive, crowd: People, deal: str) -> None:
    """In each language, on a phone held one way or the other."""
    played = archive.played[deal]
    at = played.first(lambda step: begins_turn(step) and step["view"]["turn"] == 0)
    who = crowd("Ann", phone=True, size=SMALL)
    Stage(archive, crowd).resume(who, played, at, 0)
    sizes = (SMALL, (640, 400))
    for n, language in enumerate(LANGUAGES):
        speak(who.page, language)
        expect(who.page.locator(".coach .show")).to_have_text(said(language, "home-show"))
        for width, height in sizes if THOROUGH else (sizes[n % 2],):
            who.page.set_viewport_size({"width": width, "height": height})
            who.page.evaluate(SETTLED)
            assert who.page.evaluate(WHOLE) == [], (language, width)


def test_what_is_special_is_introduced_when_it_first_occurs(
    archive: Archive, crowd: People
) -> None:
    """Once in a browser."""
    who = crowd("Ann")
    introduced = who.page.locator(".introduced")
    for times in (1, 0):
        SCENES["snakes-colour-chooser"].shown_to(who, Stage(archive, crowd))
        who.page.locator(".chooser [data-colour=g]").click()
        expect(who.page.locator("[data-spot=discard] [data-face=W]").first).to_be_visible()
        expect(introduced).to_have_count(times)
        if times:
            expect(introduced).to_contain_text("whoever lays it chooses the colour")
            assert_accessible(who.page)


def test_the_coach_can_be_switched_off(person: People) -> None:
    ann = person("Ann")
    page = ann.open()
    page.get_by_role("button", name="Play now against bots: The Game: Face to Face").click()
    coach = page.locator(".coach > p")
    expect(coach).to_contain_text("Your turn: lay two cards or more.")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="What to do next").click()
    page.keyboard.press("Escape")
    expect(coach).to_have_count(0)
