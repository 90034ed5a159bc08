"""Compares what a client may know, by the record, with what it was sent, frame by frame.

The hands come from the independent checker, not from the server's rules: a client may know what its
own seat holds or held, what was laid or tried, the opening card, and a hand shown to it in an
honesty check (SL12). Nothing else may be in any frame.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from hashlib import sha256
from typing import Any, TypeAlias

from tests.server.e2e.client import Json, Line
from tools import checker
from tools.checker.common import Log

Card: TypeAlias = int | str
Known: TypeAlias = dict[int | None, set[Card]]

PATTERNS = {
    "quick-and-easy": re.compile(r"(?<![\w-])[rygbp](?:10|[1-9])(?![\w-])"),
    "snakes-and-ladders": re.compile(r"(?<![\w-])(?:[rygb][0-9SDR]|W4?)(?![\w-])"),
}
"""Cards that are words; in the other games they are numbers."""
HEX_64 = re.compile(r"[0-9a-f]{64}")
NO_CARDS = frozenset(
    "version you n at left host match spectators may_return retry seats clock grace first target "
    "seat sizes draw draws draws_next turn turns waited laid laid_by count minimum maximum dealer "
    "round number winner winners least most attempt missing lag".split()
)
"""Keys of whole numbers that are no cards; a number under any other key is taken for one."""


class Watched(Log):
    """A log that lets somebody look around before each entry is read."""

    def __init__(self, entries: list[dict[str, object]], look: Callable[[int], None]) -> None:
        super().__init__(entries)
        self._look = look

    def read(self) -> dict[str, object]:
        if self.at >= 0:
            self._look(self.at)
        return super().read()


def known_by_all(record: Json) -> list[Known]:
    """For each entry of the log: what each seat, and a spectator (None), may know after it."""
    match: Any = checker.start(record)
    log: list[Json] = record["log"]
    held: list[list[list[Card]]] = []
    match.log = Watched(match.log.entries, lambda _: held.append([list(h) for h in match.hands]))
    match.play()
    held.append([list(hand) for hand in match.hands])
    assert len(held) == len(log)
    viewers = (None, *range(len(record["seats"])))
    known: Known = {}
    after: list[Known] = []
    for index, (entry, hands) in enumerate(zip(log, held, strict=True)):
        if entry.get("chance") == "deal":
            opening = {entry["opening"]} if "opening" in entry else set()
            known = {viewer: set(opening) for viewer in viewers}
            hands = entry["hands"]
        shown = {entry["card"]} if "card" in entry else set()
        for viewer in viewers:
            known[viewer] |= shown
            known[viewer] |= set(hands[viewer]) if viewer is not None else set()
        if entry.get("do") == "challenge":
            known[entry["seat"]] |= set(held[index - 1][gambler(log, index)])
        after.append({viewer: set(cards) for viewer, cards in known.items()})
    return after


def gambler(log: list[Json], index: int) -> int:
    """Who laid the Wild Draw Four that is challenged here."""
    return next(int(e["seat"]) for e in reversed(log[:index]) if e.get("card") == "W4")


def cards_told(game: str, told: Any, key: str = "") -> Iterator[Card]:
    """Every card in a message, wherever it stands."""
    if isinstance(told, dict):
        for name, value in told.items():
            if not (name == "options" or (name in NO_CARDS and isinstance(value, int))):
                yield from cards_told(game, value, name)
    elif isinstance(told, list):
        for value in told:
            yield from cards_told(game, value, key)
    elif isinstance(told, str) and game in PATTERNS:
        yield from PATTERNS[game].findall(told)
    elif type(told) is int and game not in PATTERNS and key not in NO_CARDS:
        yield told


def check_cards(frames: list[str], seat: int | None, record: Json, known: list[Known]) -> int:
    """No frame holds a card its reader could not know by then; how many cards were told."""
    game, before, count = record["game"], 1, 0
    for frame in frames:
        told = json.loads(frame)
        at = told.get("at", before)
        may = set().union(*(known[index - 1][seat] for index in range(before, at + 1)))
        cards = set(cards_told(game, told))
        assert cards <= may, (sorted(map(str, cards - may)), frame)
        count += len(cards)
        before = at
    return count


def check_secrets(lines: list[Line], record: Json) -> None:
    """The seed comes with the end and fits what was told before the first card; ids never come."""
    seed, commit = record["seed"], record["commit"]
    assert sha256(seed.encode()).hexdigest() == commit
    ids = {line.guest.id for line in lines} | {line.guest.cookie for line in lines}
    for line in lines:
        over = False
        for frame in line.frames:
            events = json.loads(frame).get("events", [])
            over = over or any(event["event"] == "seed_revealed" for event in events)
            assert over or seed not in frame
            assert set(HEX_64.findall(frame)) <= {commit, *([seed] if over else [])}
            assert not any(secret in frame for secret in ids)
        names = [event["event"] for event in line.events]
        assert line.named("began")[-1]["commit"] == commit == line.facts["commit"]
        assert line.named("seed_revealed")[-1]["seed"] == seed
        dealt = next(name for name in names if name in ("dealt", "round_dealt"))
        assert names.index("began") < names.index(dealt)
