"""Scenes that come up less often: axe sees them in `make soak`, beside those of `scenes`."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from stosy.bots.kernel import installed
from stosy.games import games
from stosy.teaching.lessons import lesson_of
from tests.web.people import Person
from tests.web.scenes import SCENES, Scene, Setting, Stage, at_table, begins_turn, open_menu

UNFOLD = "(all) => all.forEach((each) => (each.open = true))"
MORE: dict[str, Scene] = {}


def more(set_up: Setting) -> Setting:
    name = set_up.__name__.replace("_", "-")
    MORE[name] = Scene(name, "more", set_up)
    return set_up


def lesson(game: str) -> None:
    def set_up(stage: Stage, who: Person) -> None:
        begin_lesson(who, game)

    MORE[f"lesson-of-{game}"] = Scene(f"lesson-of-{game}", "more", set_up)


def begin_lesson(who: Person, game: str) -> Page:
    page = who.open(f"/rules/{game}")
    page.locator(".ways button:not(.primary)").click()
    expect(page.locator(".coach .taught p")).to_be_visible()
    expect(page.locator("[data-taught]").first).to_be_visible()
    return page


for each in games().values():
    if lesson_of(each):
        lesson(each.id)


@more
def refused(stage: Stage, who: Person) -> None:
    """A wrong try is explained where the coach speaks."""
    page = begin_lesson(who, "snakes-and-ladders")
    page.locator('[data-card="g7"]').click(position={"x": 6, "y": 20})
    expect(page.locator(".coach .refusal a")).to_be_visible()


@more
def introduced(stage: Stage, who: Person) -> None:
    SCENES["snakes-colour-chooser"].shown_to(who, stage)
    who.page.locator(".chooser [data-colour=g]").click()
    expect(who.page.locator(".introduced")).to_be_visible()


@more
def signals_for_a_pile(stage: Stage, who: Person) -> None:
    stage.others_turn(who, stage.played["won"])
    who.page.locator("[data-pile]").first.focus()
    who.page.keyboard.press("s")
    expect(who.page.locator(".over [data-signal]").first).to_be_visible()


@more
def signals_that_stay(stage: Stage, who: Person) -> None:
    """The buttons of those who want a signal to be one tap."""
    signals_for_a_pile(stage, who)
    who.page.locator(".over .pin").click()
    who.page.locator(".over .close").click()
    expect(who.page.locator("[data-signal]").first).to_be_visible()


@more
def reactions(stage: Stage, who: Person) -> None:
    stage.own_turn(who, stage.played["rounds"])
    who.page.locator(".frame .feel").click()
    expect(who.page.locator(".over .sheet")).to_be_visible()


@more
def a_pile_first(stage: Stage, who: Person) -> None:
    stage.own_turn(who, stage.played["lost"])
    who.page.locator("[data-pile]").first.click()
    expect(who.page.locator("[data-pile].aimed")).to_be_visible()


@more
def setup_with_all_choices(stage: Stage, who: Person) -> None:
    at_table(who, stage.create(who, game="snakes-and-ladders"))
    unfold(who.page)


@more
def setup_as_guest_with_all_choices(stage: Stage, who: Person) -> None:
    at_table(who, stage.create(stage.people("Ольга"), game="snakes-and-ladders"))
    unfold(who.page)


def unfold(page: Page) -> None:
    page.locator(".setup details").evaluate_all(UNFOLD)
    expect(page.locator(".choices .panel").first).to_be_visible()


@more
def setup_of_a_bot_from_elsewhere(stage: Stage, who: Person) -> None:
    at_table(who, stage.create(who, game="face-to-face"))
    who.page.locator(".setup li select").last.select_option("remote")
    expect(who.page.locator("dialog[open] input")).to_be_visible()


@more
def seat_to_move(stage: Stage, who: Person) -> None:
    stage.own_turn(who, stage.played["duel"])
    open_menu(who)
    who.page.locator("dialog[open] li:has(+ li .danger) button").first.click()
    who.page.locator("dialog[open] .make button").click()
    expect(who.page.locator("dialog[open] input")).to_be_visible()


@more
def rematch_wanted_by_one(stage: Stage, who: Person) -> None:
    olha = stage.people("Ольга")
    table = stage.create(who, game="face-to-face")
    stage.sit(olha, table)
    at_table(who, table)
    at_table(olha, table)
    who.page.locator(".setup .bar button.primary").click()
    expect(olha.page.locator("[data-card]").first).to_be_visible()
    open_menu(olha)
    olha.page.locator("dialog[open] li .danger").first.click()
    olha.page.locator("dialog[open] .choice .danger").click()
    who.page.locator(".rematch .primary").click()
    expect(who.page.locator(".rematch .ready")).to_be_visible()


@more
def own_data(stage: Stage, who: Person) -> None:
    who.open()
    who.page.locator("main p button.quiet").first.click()
    who.page.locator("form button[aria-expanded]").first.click()
    expect(who.page.locator("form .danger")).to_be_visible()


@more
def deal_checked(stage: Stage, who: Person) -> None:
    who.open(f"/t/{stage.played['crowd'].table}/replay/1?at=20&seat=2")
    who.page.locator(".tools button").nth(3).click()
    expect(who.page.locator("dialog[open] .verdict")).to_be_visible()


@more
def rules_in_full(stage: Stage, who: Person) -> None:
    who.open("/rules/snakes-and-ladders")
    expect(who.page.locator("main h2").first).to_be_visible()
    who.page.locator("main details").evaluate_all(UNFOLD)


@more
def another_seat_in_a_replay(stage: Stage, who: Person) -> None:
    played = stage.played["duel"]
    at = played.first(begins_turn, len(played.steps) // 2)
    who.open(f"/t/{played.table}/replay/1?at={at}&seat=1")
    expect(who.page.locator("input[type=range]")).to_have_value(str(at))


if installed():

    @more
    def moment_of_the_original(stage: Stage, who: Person) -> None:
        who.open(f"/t/{stage.played['lost'].table}/replay/1?at=0&seat=0")
        who.page.locator("[data-moments] button").first.click()
        expect(who.page.locator(".moment")).to_be_visible()
