"""Random walks through Snakes & Ladders, in tempers that reach what the others seldom do."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from functools import cache
from typing import Any, TypeAlias

from stosy_kernel.adapters import Adapter
from stosy_kernel.games.snakes_and_ladders.adapter import SnakesAdapter

from stosy.core import Action, Dice, Offer, Resign, Timeout
from stosy.games.snakes_and_ladders.legal import too_late_to_call, too_late_to_intervene
from stosy.games.snakes_and_ladders.state import CallOut, Lay
from tests.kernel.tables import Table
from tests.kernel.walks import Walk, offered_numbers

TEMPERS = ("wild", "careful", "eager")
"""Anything; what the host plays when time runs out, so the pile runs out; to be rid of cards."""


MOST = 150
"""So many actions a walk takes at most."""


class SnakesWalk(Walk):
    """A match in both engines."""

    def __init__(self, table: Table, number: int, temper: str) -> None:
        super().__init__(table, number, careful=False)
        self.temper = temper
        self.chances = 0

    def choose(self) -> tuple[int, Action]:
        if self.below(12 if self.temper == "wild" else 60) == 0:
            actions = self.adapter.actions[:-2]  # those two end the match
            return self.below(self.table.seats), actions[self.below(len(actions))]
        first = self.temper != "wild" and self.below(8)
        offer = self.offers[0] if first else self.one_of(self.offers)
        if self.temper == "eager":
            return offer.seat, eager(offer)
        if self.temper == "careful" and offer.fallback is not None:
            return offer.seat, offer.fallback
        action: Action = self.one_of(offer.actions)
        return offer.seat, action

    def one_of(self, things: tuple[Any, ...]) -> Any:
        return things[self.below(len(things))]

    def step(self) -> None:
        """The shuffle that is due, or an action."""
        entry = self.rules.chance(self.state, Dice(f"{self.table.seats}-{self.actions}", 0))
        if entry is None:
            super().step()
            return
        assert isinstance(self.adapter, SnakesAdapter)
        self.position.take_chance(self.adapter.chance_cards(entry))
        self.reach(self.rules.apply(self.state, entry).state)
        self.chances += 1

    def walk(self, most: int) -> str:
        """So many actions at most; how it ended."""
        self.compare()
        while self.rules.outcome(self.state) is None and self.actions < most:
            self.step()
            self.compare()
        result: Any = self.rules.outcome(self.state)
        return "" if result is None else str(result.reason)

    def compare(self) -> None:
        offered = offered_numbers(self.table, self.offers)
        assert self.adapter.to_state(self.position) == self.state
        again = self.adapter.from_state(self.state)
        assert self.adapter.to_state(again) == self.state
        due = self.rules.chance_due(self.state) is not None
        positions: tuple[Any, ...] = (self.position, again)
        awaited = [offer for offer in self.offers if offer.fallback is not None]
        fallbacks = [self.adapter.number(offer.fallback) for offer in awaited if offer.fallback]
        expected: list[int | None] = [*fallbacks] or [None]
        for position in positions:
            assert position.over == (self.rules.outcome(self.state) is not None)
            assert position.chance_due == due
            self.compare_actions(position, offered)
            assert [position.fallback()] == expected
            assert all(offer.seat == position.turn for offer in awaited)

    def compare_actions(self, position: Any, offered: list[list[int]]) -> None:
        idle = position.over or position.chance_due
        resign, timeout = (self.adapter.number(action) for action in (Resign(), Timeout()))
        for seat, numbers in enumerate(offered):
            assert position.legal(seat) == numbers
            forfeits = [] if idle else [resign, timeout] if seat == position.turn else [resign]
            mistakes = [] if idle else self.mistakes(seat)
            assert position.allowed(seat) == sorted({*numbers, *forfeits, *mistakes})

    def mistakes(self, seat: int) -> list[int]:
        """SL16: every held card can be laid wrongly, and everybody else called out wrongly.

        But for what only comes too late.
        """
        if self.state.options.penalties == "off" or self.state.phase == "ready":
            return []
        lays, calls = lays_and_calls(self.adapter)
        state = self.state
        others = [
            other
            for other in range(self.table.seats)
            if other != seat and not too_late_to_call(state, other)
        ]
        cards = [
            card for card in {*state.hands[seat]} if not too_late_to_intervene(state, seat, card)
        ]
        wrong = [number for card in cards for number in lays[card]]
        return wrong + [number for other in others for number in calls[other]]


Numbers: TypeAlias = dict[Any, list[int]]


@cache
def lays_and_calls(adapter: Adapter) -> tuple[Numbers, Numbers]:
    """The numbers of the lays of each card and of the calls at each seat."""
    lays: Numbers = defaultdict(list)
    calls: Numbers = defaultdict(list)
    for number, action in enumerate(adapter.actions):
        if isinstance(action, Lay):
            lays[action.card].append(number)
        elif isinstance(action, CallOut):
            calls[action.target].append(number)
    return lays, calls


def walk_snakes(table: Table, number: int, tempers: Sequence[str] = TEMPERS) -> int:
    """A walk of each temper; how many actions were compared."""
    walks = [SnakesWalk(table, number, temper) for temper in tempers]
    for walk in walks:
        walk.walk(MOST)
    return sum(walk.actions for walk in walks)


def eager(offer: Offer[Any]) -> Action:
    """A card announced as it should be, a challenge, or whatever there is."""
    said = [action for action in offer.actions if isinstance(action, Lay) and action.one_card]
    action: Action = (said or offer.actions)[0]
    return action


def forfeit(walk: SnakesWalk, seat: int, action: Action) -> None:
    """G6, and then G4: in both engines it is over."""
    for _ in range(2):
        walk.take(seat, action)
        walk.compare()
