"""No press is lost, whatever happens to the hand at that moment."""

from __future__ import annotations

import os
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.web.archive import Archive
from tests.web.people import People
from tests.web.pressing import END, WATCH, Presser
from tests.web.scenes import Stage

THOROUGH = bool(os.environ.get("STOSY_THOROUGH"))
PARTS, PRESSES = (10, 50) if THOROUGH else (1, 8)
"""With 500 presses in each game there is one for about every millisecond."""
GAMES: tuple[str, ...] = ("face-to-face", "quick-and-easy", "the-game", "generic")
GAMES += ("snakes-and-ladders",) if THOROUGH else ()
HOLD = "() => (presses.held = [])"
RISING = ".pile.up"
CLIMBING = """
async () => {
  const number = ({ dataset }) => Number(dataset.card.replace(/\\D/, ""));
  const cards = [...document.querySelectorAll(".hand [data-card]")];
  const found = [];
  for (const card of cards.sort((one, other) => number(one) - number(other))) {
    card.click();
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    const fits = [...document.querySelectorAll(".pile.up")].at(-1).classList.contains("lit");
    card.click();
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    if (fits && (!found.length || number(card) > number(found[0]))) found.push(card);
    if (found.length === 2) break;
  }
  return found.map((card) => card.dataset.card);
}
"""
LET_GO = "() => { const { held } = presses; presses.held = null; held.forEach((go) => go()); }"


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desktop"])
@pytest.mark.parametrize("game", GAMES)
def test_no_press_is_lost(person: People, game: str, phone: bool, part: int) -> None:
    ann = person("Ann", phone=phone, motion=True)
    generic = game == "generic"
    luck = Random(f"{game} {phone} {part}")
    presser = Presser(ann, "the-game" if generic else game, phone, luck, generic)
    presser.press_often(PRESSES)
    print(sum(presser.done.values()), dict(presser.done))
    assert not presser.lost, (presser.lost, presser.done)


@pytest.mark.parametrize("deal", ["duel", "near", "lost"])
def test_what_is_pressed_while_a_lay_is_on_its_way_is_not_lost(
    archive: Archive, crowd: People, deal: str
) -> None:
    """Two cards and the end of the turn, and no answer before all of them are pressed."""
    ann = crowd("Ann")
    ann.page.add_init_script(WATCH)
    Stage(archive, crowd).own_turn(ann, archive.played[deal], 0)
    ann.page.evaluate(HOLD)
    lowest, higher = climbing(ann.page)
    for card in (lowest, higher):
        ann.page.locator(f".hand [data-card='{card}']").click(position={"x": 6, "y": 20})
        ann.page.locator(RISING).last.click()
    ann.page.locator(END).click(force=True)  # it says that the turn cannot end yet
    ann.page.evaluate(LET_GO)
    expect(ann.page.locator("[data-end]:disabled")).to_be_visible()
    asked = ann.page.evaluate("() => presses.sent.flatMap(({ actions }) => actions)")
    assert [action["do"] for action in asked][-1] == "end_turn"
    assert {lowest, higher} <= {str(action.get("card")) for action in asked}


def climbing(page: Page) -> tuple[str, str]:
    """Two cards that the last rising pile takes one after the other."""
    climbing = page.evaluate(CLIMBING)
    assert len(climbing) == 2, climbing
    return climbing[0], climbing[1]
