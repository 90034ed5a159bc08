"""`python -m bench.offline`: what it costs to play without a connection.

In the system's Chromium, with the drivers of the tests: bytes by part; from *Take along* to done;
from the start of the browser without a server to a hand that can be played, as it is and with a
processor four times slower; from a card to its picture on the pile; the memory of the worker. And
how strong the expert is there, on the Python rules, against the one with the kernel, if both have a
second for a decision.
"""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from unittest.mock import patch

import msgspec
import psutil
from playwright.sync_api import expect
from stosy_kernel import NOTHING, weigh
from stosy_kernel.adapters import adapter_of

from stosy.analysis.intervals import share
from stosy.bots.choices import candidates
from stosy.bots.expert import PLAYOUTS, Expert, Judged, compared, promising
from stosy.bots.heuristic import scorer_of
from stosy.bots.in_kernel import net_of
from stosy.bots.knowledge import knowledge_of
from stosy.bots.stopping import Stop
from stosy.bots.weights import silent, weights_of
from stosy.core import Action, Dice, Offer, View, seed_of
from stosy.games import find
from stosy.lab.runner import play_match
from stosy.server.http.site import PACKAGED, offline_files
from tests.server.e2e.places import Nursery
from tests.web.away import Traveller
from tests.web.chromium import Chromium
from tests.web.play_rows import LIT
from tests.web.play_ways import Clicking

SLOWER = 4
GAME = "The Game: Face to Face"
DUEL = "face-to-face"
TO_PICTURE = """
([card, drop]) => new Promise((seen) => {
  const pile = document.querySelector(`[data-drop="${drop}"]`);
  const before = performance.now();
  new MutationObserver((_, watch) => {
    if (document.querySelector(`.hand [data-card="${card}"]`)) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => seen(performance.now() - before)));
  }).observe(document, { childList: true, subtree: true, attributes: true });
  pile.click();
})
"""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.offline", description=__doc__)
    parser.add_argument("--tries", type=int, default=5, help="how often each is measured (5)")
    parser.add_argument("--deals", type=int, default=100, help="between experts, both ways (100)")
    parser.add_argument(
        "--playouts", type=int, default=56, help="of an expert in a browser in a second (56)"
    )
    given = parser.parse_args()
    tries = given.tries
    tell_strength(given.deals, given.playouts)
    tell_bytes()
    with Nursery.opened() as nursery, Chromium.opened() as chromium, TemporaryDirectory() as folder:
        for number in range(tries):
            place = Path(folder, str(number))
            place.mkdir()
            store = f"sqlite:///{place}/stosy.db"
            server = asyncio.run(nursery.start(store, place / "log", site=str(PACKAGED)))
            with chromium.awake() as browser:
                tell_times(Traveller(browser, server, place / "profile"))


def tell_bytes() -> None:
    files = dict(offline_files())
    listed = msgspec.json.decode(files["/offline/files.json"].body)
    for each in listed["files"]:
        print(f"  {each['name']:20} {each['bytes']:9,d} bytes over the wire")
    print(f"  {'in all':20} {listed['bytes']:9,d}")


def tell_times(away: Traveller) -> None:
    away.start()
    away.person.open()
    begun = perf_counter()
    away.take_along()
    print(f"taken along after {perf_counter() - begun:.2f} s", end="; ", flush=True)
    away.cut()
    away.person.context.close()
    for times in (1, 1, SLOWER):  # the first start compiles what the next ones find
        seconds, used = hand(away, times)
        print(f"hand after {seconds:.2f} s ({used:.2f} s of processors) at {times}x", end="; ")
        if times == SLOWER:
            away.person.slow_down(1)
            print(f"card to picture {median(pictures(away)):.0f} ms", end="; ")
            print(f"memory of the page and its workers {memory(away):.0f} MB")
        away.person.context.close()


def hand(away: Traveller, times: float) -> tuple[float, float]:
    """Seconds from the first page to a hand that can be played, and those of processors."""
    away.again()
    if times != 1:
        away.person.slow_down(times)
    begun, used = perf_counter(), processor(away)
    away.person.open()
    away.play_now(GAME)
    return perf_counter() - begun, processor(away) - used


def pictures(away: Traveller) -> list[float]:
    """Ms from a click on a pile until the card has left the hand, for the cards of a turn."""
    found: list[float] = []
    guest = away.guest
    guest.waited([0])
    for card in guest.hand()[:3]:
        Clicking(guest).take(card)
        expect(guest.card(card)).to_have_attribute("aria-pressed", "true")
        lit = away.page.locator("[data-drop].lit").evaluate_all(LIT)
        if lit:
            found.append(away.page.evaluate(TO_PICTURE, [card, lit[0]["drop"]]))
        else:
            Clicking(guest).think_better(card)
    return found


def memory(away: Traveller) -> float:
    """MB of the process with the page and its workers."""
    return max(process.memory_info().rss for process in processes(away)) / 1e6


def processor(away: Traveller) -> float:
    """Seconds of processors that the browser has used."""
    return sum(sum(process.cpu_times()[:2]) for process in processes(away))


def processes(away: Traveller) -> list[psutil.Process]:
    wanted = f"--user-data-dir={away.profile}"
    browsers = [
        process
        for process in psutil.process_iter(["cmdline"])
        if wanted in (process.info["cmdline"] or [])
    ]
    return [*{*browsers, *(child for each in browsers for child in each.children(recursive=True))}]


class AsOnRules(Expert):
    """An expert as it is without the kernel, with so many playouts for a decision.

    The kernel plays them, or this would take hours: of the same ways, in as many deals, to an
    estimate of the same network after as many turns.
    """

    def choose(
        self, view: View, offers: Sequence[Offer[Action]], dice: Dice, stop: Stop | None = None
    ) -> Action | None:
        with patch("stosy.bots.expert.installed", lambda: False):
            return super().choose(view, offers, dice, stop)

    def _in_python(
        self,
        view: View,
        offers: Sequence[Offer[Action]],
        instant: Action | None,
        dice: Dice,
        stop: Stop | None,
    ) -> tuple[Judged, ...]:
        weights = silent(weights_of("strong", self._game), self._game)
        ways = promising(scorer_of(self._game, weights)(view), candidates(offers), instant)
        seat, seed = offers[0].seat, dice.below(1 << 32)
        adapter = adapter_of(self._game)
        rows = weigh(
            adapter.from_view(view, seed),
            seat,
            [NOTHING if way is None else adapter.number(way) for way in ways],
            deals=max(1, self._playouts // len(ways)),
            seed=seed,
            bots=[weights] * len(view.sizes),
            net=net_of(self._game),
            horizon=knowledge_of(self._game).horizon,
        )
        return compared(ways, list(zip(*rows, strict=True)))


def tell_strength(deals: int, playouts: int) -> None:
    """How often the expert without the kernel wins against the one with it, on duplicate deals."""
    game = find(DUEL)
    without, within = AsOnRules(DUEL, playouts=playouts), Expert(DUEL, playouts=PLAYOUTS)
    scores: list[float] = []
    for number in range(deals):
        won = 0
        for seat in range(2):
            bots = [within, within]
            bots[seat] = without
            match = play_match(game, game.setup(2), seed_of("offline", number), bots)
            result = game.outcome(match.state)
            assert result is not None
            won += seat in result.winning_seats(2)
        scores.append(won / 2)
    if deals > 1:
        found = share(scores).times(100).rounded(1)
        print(
            f"{DUEL}: without the kernel ({playouts} playouts) wins {found.value} % "
            f"({found.low} to {found.high}) of {2 * deals} matches against {PLAYOUTS} in the kernel"
        )


if __name__ == "__main__":
    main()
