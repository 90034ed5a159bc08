"""A table is small enough for a thin line; `bench.web` measures how soon it is there."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.archive import Archive
from tests.web.people import DESKTOP, Language, People
from tests.web.scenes import Stage
from tests.web.test_looks import SETTLED

MOST_BYTES = 120_000
"""Everything counts: the page, scripts, styles, words and fonts."""

PLAYABLE = "[data-spot=hand] [data-card]:not([aria-disabled=true])"

DEALS = {"face-to-face": "duel", "quick-and-easy": "won", "the-game": "lost"} | {
    "snakes-and-ladders": "rounds"
}
LANGUAGES: dict[str, Language] = dict(zip(DEALS, ("en", "ru", "uk", "cs"), strict=True))

NOTE_PLAYABLE = f"""
window.requestIdleCallback = () => 0;
new MutationObserver((_, watch) => {{
  if (!document.querySelector("{PLAYABLE}")) return;
  watch.disconnect();
  window.playable = performance.now();
}}).observe(document, {{ childList: true, subtree: true, attributes: true }});
"""
LOADED = """
() => {
  const kinds = ["navigation", "resource"];
  const all = kinds.flatMap((kind) => performance.getEntriesByType(kind));
  const links = [...document.querySelectorAll("link:is([rel$=preload], [rel=stylesheet])")];
  const scripts = [...document.querySelectorAll("script[src]")].map((script) => script.src);
  const linked = new Set([location.href, ...scripts, ...links.map((link) => link.href)]);
  if (!links.every(({ href }) => all.some(({ name }) => name === href))) return null;
  return all
    .filter(({ startTime }) => startTime < window.playable)
    .filter(({ name }) => !name.includes("/tones-"))
    .map(({ name, encodedBodySize }) => [name, encodedBodySize, linked.has(name)]);
}
"""
"""What was asked for before the hand could be played: its size, and was it linked from the page?
None before all has come that was linked. Sounds come with the first that is heard, which may be
before or after, and what waits for an idle browser does not come here."""


# The shortest of many, in ms: nothing came between.
TO_PLACE = """
(where) => {
  const place = (parent) => {
    const thing = document.createElement("span");
    thing.style.position = "absolute";
    const before = performance.now();
    parent.append(thing);
    parent.getBoundingClientRect();
    const took = performance.now() - before;
    thing.remove();
    parent.getBoundingClientRect();
    return took;
  };
  return where.map((each) => {
    const parent = document.querySelector(each);
    return Math.min(...Array.from({ length: 25 }, () => place(parent)));
  });
}
"""
MOST_TIMES = 12


@pytest.mark.parametrize("game", DEALS)
def test_what_a_table_loads_is_small_and_comes_at_once(
    archive: Archive, crowd: People, game: str
) -> None:
    """No file waits for another: the page has links to all. A card is drawn as soon on the board as
    in the hand."""
    language = LANGUAGES[game]
    # A name in other letters needs another part of the font.
    ann = crowd("Ann" if language in ("en", "cs") else "Анна", language, phone=True)
    ann.page.add_init_script(NOTE_PLAYABLE)
    Stage(archive, crowd).own_turn(ann, archive.played[DEALS[game]])
    expect(ann.page.locator(PLAYABLE).first).to_be_visible()
    loaded = ann.page.wait_for_function(LOADED).json_value()
    for ending in (".js", ".css", ".ftl", ".woff2"):
        assert any(name.endswith(ending) for name, *_ in loaded), loaded
    assert 0 < sum(size for _, size, _ in loaded) <= MOST_BYTES, loaded
    chained = [name for name, _, linked in loaded if not linked]
    # Other letters than those of the language, such as in the name of a game, are swapped in.
    assert [name for name in chained if not name.endswith(("/favicon.svg", ".woff2"))] == []
    assert_placed_soon(ann.page)


def assert_placed_soon(page: Page) -> None:
    """The browser does not measure all that lies on the board for a card there,
    again and again: it is placed about as soon as one in the hand."""
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    page.evaluate(SETTLED)
    hand, board = page.evaluate(TO_PLACE, ["[data-spot=hand]", ".board button[data-spot]"])
    assert board <= MOST_TIMES * max(hand, 0.2), (hand, board)
