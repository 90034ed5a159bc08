"""A position dealt anew: what a seat could not see is shuffled, what it saw stays as it was.

The cards of the shuffles in a log have places. Two places are hidden if their cards can be swapped
and the seat still sees the same: every event, and the position. Their cards are shuffled. So it
works for any game, whatever its deals look like, and the log can still be replayed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, TypeAlias

import msgspec

from stosy.core import AnyGame, AnyStep, Refused, Setup, from_plain

Plain: TypeAlias = dict[str, Any]
Cards: TypeAlias = list[Any]
Place: TypeAlias = tuple[Cards, int]
"""A list of cards in a log, and an index in it."""

MOST_APPLIED = 15_000
"""Entries applied in all: about half a second."""
ANCHORS = 3
"""So many lists, the longest, have a card with which others are swapped; its last one."""
TRIES = 20


class Exhausted(Exception):
    """There is no time to try more."""


def redealt(
    game: AnyGame, setup: Setup, log: Sequence[Plain], seat: int, random: Random
) -> list[Plain]:
    """The log with other cards where the seat could not see them."""
    return Redealing(game, setup, log, seat, random).run()


class Redealing:
    """The entries since the last deal, and what the seat saw of them."""

    def __init__(
        self, game: AnyGame, setup: Setup, log: Sequence[Plain], seat: int, random: Random
    ) -> None:
        self._game = game
        self._setup = setup
        self._seat = seat
        self._random = random
        self._left = MOST_APPLIED
        states: list[Any] = [None]
        self._seen: list[Any] = []
        first = 0
        for index, plain in enumerate(log):
            if states[-1] is not None and game.between_rounds(states[-1]):
                first = index
            step = self._step(states[-1], plain)
            states.append(step.state)
            self._seen.append(self._shown(step))
        self._past, self._log = (
            list(log[:first]),
            msgspec.json.decode(msgspec.json.encode(log[first:])),
        )
        self._start = states[first]
        del self._seen[:first]
        self._view = game.view(states[-1], seat)

    def run(self) -> list[Plain]:
        """The whole log; as it was if nothing can be hidden differently."""
        try:
            groups = self._hidden()
            for places in groups:
                self._shuffle(places)
            if groups:
                self._free_others(max(groups, key=len))
        except Exhausted:
            pass
        return [*self._past, *self._log]

    def _hidden(self) -> list[list[Place]]:
        """The hidden places, by groups whose cards may be swapped."""
        lists = sorted(self._lists(), key=len, reverse=True)
        groups: list[list[Place]] = []
        for number, cards in enumerate(lists):
            for index in reversed(range(len(cards))):
                place = cards, index
                group = next((each for each in groups if self._swaps(place, each[0])), None)
                if group is not None:
                    group.append(place)
                elif number < ANCHORS and index == len(cards) - 1:
                    groups.append([place])
        return [group for group in groups if len(group) > 1]

    def _lists(self) -> Iterator[Cards]:
        """The lists of cards in all shuffles."""
        waiting: list[Any] = [entry for entry in self._log if "chance" in entry]
        while waiting:
            each = waiting.pop()
            if isinstance(each, dict):
                waiting += each.values()
            elif isinstance(each, list) and each and isinstance(each[0], list):
                waiting += each
            elif isinstance(each, list):
                yield each

    def _swaps(self, one: Place, two: Place) -> bool:
        """Would the seat not notice if these cards were swapped?"""
        swap(one, two)
        try:
            return self._is_unnoticed()
        finally:
            swap(one, two)

    def _shuffle(self, places: list[Place]) -> None:
        """All at once or, if the moves of others do not allow that, pair by pair."""
        before = [cards[index] for cards, index in places]
        for _ in range(TRIES):
            put(places, self._random.sample(before, len(before)))
            try:
                if self._is_unnoticed():
                    return
            except Exhausted:
                put(places, before)
                raise
        put(places, before)
        for _ in range(4 * len(places)):
            one, two = self._random.sample(places, 2)
            if self._swaps(one, two):
                swap(one, two)

    def _free_others(self, hidden: list[Place]) -> None:
        """Cards of which the seat knows something, such as a signal, may be swapped with few."""
        known = {(id(cards), index) for cards, index in hidden}
        for cards in sorted(self._lists(), key=len):
            for index in range(len(cards)):
                if (id(cards), index) in known:
                    continue
                for other in self._random.sample(hidden, len(hidden)):
                    if self._swaps((cards, index), other):
                        swap((cards, index), other)
                        break

    def _is_unnoticed(self) -> bool:
        """Can the log be replayed, and does the seat see what it saw?"""
        state = self._start
        for plain, seen in zip(self._log, self._seen, strict=True):
            self._left -= 1
            if self._left < 0:
                raise Exhausted
            try:
                step = self._step(state, plain)
            except Refused:
                return False
            if self._shown(step) != seen:
                return False
            state = step.state
        return bool(self._game.view(state, self._seat) == self._view)

    def _step(self, state: Any, plain: Plain) -> AnyStep:
        entry = from_plain(self._game, plain)
        if state is None:
            return self._game.start(self._setup, entry)
        return self._game.apply(state, entry)

    def _shown(self, step: AnyStep) -> tuple[Any, ...]:
        return tuple([event.seen_by(self._seat) for event in step.events])


def swap(one: Place, two: Place) -> None:
    (cards, i), (others, j) = one, two
    cards[i], others[j] = others[j], cards[i]


def put(places: list[Place], new: Sequence[Any]) -> None:
    for (cards, index), card in zip(places, new, strict=True):
        cards[index] = card
