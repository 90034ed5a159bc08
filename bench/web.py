"""`python -m bench.web`: the time until a table can be played, and the longest tasks of a page.

In the system’s Chromium against a real server, with the drivers of the tests in the browser. A new
browser each time, so that nothing is cached; the longest tasks are those of whole rounds with ten
players on a phone.
"""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import repeat
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import expect

from stosy.server.http.site import PACKAGED
from tests.server.e2e.places import Nursery
from tests.web.archive import Archive, filled
from tests.web.chromium import Chromium
from tests.web.people import People
from tests.web.play_guest import Guest
from tests.web.play_match import play_out
from tests.web.play_seats import agree_on_seats, open_table, start, unfold_choices
from tests.web.play_snakes import SnakesPlayer
from tests.web.play_ways import Tapping
from tests.web.scenes import Stage
from tests.web.test_speed import DEALS, PLAYABLE

SLOWER = 4
TEN = 10

# The page itself records when the hand can be played: polling would slow it down.
NOTE_PLAYABLE = f"""
new MutationObserver((_, watch) => {{
  if (!document.querySelector("{PLAYABLE}")) return;
  watch.disconnect();
  requestAnimationFrame(() => setTimeout(() => (window.playable = performance.now())));
}}).observe(document, {{ childList: true, subtree: true, attributes: true }});
"""
NOTE_LONG_TASKS = """
window.longTasks = [];
new PerformanceObserver((list) => longTasks.push(...list.getEntries().map((e) => e.duration)))
  .observe({ type: "longtask" });
"""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.web", description=__doc__)
    parser.add_argument("--tries", type=int, default=5, help="how often each is measured (5)")
    tries = parser.parse_args().tries
    with TemporaryDirectory() as folder, Nursery.opened() as nursery, Chromium.opened() as chromium:
        archive = asyncio.run(filled(nursery, Path(folder), PACKAGED))
        store, log = f"sqlite:///{folder}/stosy.db", Path(folder) / "log"
        site = asyncio.run(nursery.start(store, log, site=str(PACKAGED))).url
        print(f"from navigation to a hand that can be played, ms, processor {SLOWER} times slower")
        for game in DEALS:
            tell(game, [playable(chromium, archive, game) for _ in range(tries)])
        print("the longest task of a round with ten players, ms")
        tell("snakes-and-ladders", list(longest_tasks(chromium, site, tries)))


def tell(name: str, times: list[float]) -> None:
    print(f"  {name:20} median {median(times):6.0f}   best {min(times):6.0f}   of {len(times)}")


@contextmanager
def people_at(chromium: Chromium, site: str) -> Iterator[People]:
    with chromium.awake() as browser:
        people = People(browser, site)
        yield people
        people.leave()


def playable(chromium: Chromium, archive: Archive, game: str) -> float:
    with people_at(chromium, archive.site) as people:
        ann = people("Ann", "cs", phone=True, worker=True)
        ann.page.add_init_script(NOTE_PLAYABLE)
        ann.slow_down(SLOWER)
        Stage(archive, people).own_turn(ann, archive.played[DEALS[game]])
        ms: float = ann.page.wait_for_function("() => window.playable").json_value()
        return ms


def longest_tasks(chromium: Chromium, site: str, rounds: int) -> Iterator[float]:
    with people_at(chromium, site) as people:
        ann = Guest(people("Ann", phone=True, motion=True, worker=True), 0, phone=True)
        ann.page.add_init_script(NOTE_LONG_TASKS)
        open_table(ann, "snakes-and-ladders")
        agree_on_seats(ann, TEN)
        unfold_choices(ann)
        ann.press(ann.button("preset-family"))
        start(ann)
        for number in range(rounds):
            if number:
                ann.press(ann.button("end-rematch"))
                expect(ann.end).to_have_count(0)
            ann.page.evaluate("() => { longTasks.length = 0; }")
            play_out([SnakesPlayer(ann, repeat(Tapping(ann)), Random(TEN + number))])
            yield float(ann.page.evaluate("() => Math.max(0, ...longTasks)"))


if __name__ == "__main__":
    main()
