"""Random walks taken by both engines at once, compared after every action."""

from __future__ import annotations

from typing import Any

from stosy_kernel import REASONS, PythonRng
from stosy_kernel.series import Position

from stosy.core import Action, Move, Refused, Resign, Timeout
from tests.kernel.deals import deal_of, lot, shuffled, stacked
from tests.kernel.tables import Table

SEED = 20


class Walk:
    """A game in both engines; a careful walk plays what costs least, and so gets further."""

    def __init__(self, table: Table, number: int, careful: bool) -> None:
        self.table = table
        self.careful = careful
        self.adapter = table.adapter
        self.rules = table.adapter.rules
        rng = PythonRng(SEED, number)
        decks, first = (stacked if careful else shuffled)(table, rng), lot(table, rng)
        self.reach(self.rules.start(table.setup, deal_of(table, decks, first)).state)
        self.position = self.adapter.kernel.from_decks(table.choices, table.seats, first, decks)
        self.rng = PythonRng(SEED + 1, number)
        self.drawn = 0
        self.actions = 0

    def reach(self, state: Any) -> None:
        """What the rules say next; their offers are asked for once, they cost the most."""
        self.state = state
        self.offers = self.rules.offers(state)

    def below(self, bound: int) -> int:
        """A number for the next choice of the walk."""
        self.drawn += 1
        return self.rng.below(self.drawn, bound)

    def run(self) -> str:
        """Walk to the end; why it ended."""
        self.compare()
        while self.rules.outcome(self.state) is None:
            self.step()
            self.compare()
        return REASONS[self.position.outcome.reason]

    def step(self) -> None:
        """Try a legal action or, now and then, any action."""
        self.take(*self.choose())

    def take(self, seat: int, action: Action) -> None:
        """Do this in both engines; both carry it out, or neither."""
        number = self.adapter.number(action)
        try:
            self.reach(self.rules.apply(self.state, Move(seat, action)).state)
        except Refused:
            assert not self.position.apply(seat, number), (seat, action)
        else:
            assert self.position.apply(seat, number), (seat, action)
        self.actions += 1

    def choose(self) -> tuple[int, Action]:
        if self.below(8) == 0:
            actions = self.adapter.actions[:-2]  # those two end the match
            return self.below(self.table.seats), actions[self.below(len(actions))]
        offer = self.offers[self.below(len(self.offers)) if self.below(4) == 0 else 0]
        if self.careful and offer.fallback is not None and self.below(8):
            return offer.seat, offer.fallback
        return offer.seat, offer.actions[self.below(len(offer.actions))]

    def compare(self) -> None:
        """The legal actions of every seat in order, the fallback, the state, the outcome."""
        offered = offered_numbers(self.table, self.offers)
        compare_legal(self.table, self.position, offered)
        assert self.adapter.to_state(self.position) == self.state
        assert self.position.over == (self.rules.outcome(self.state) is not None)
        compare_fallback(self.table, self.position, self.offers)
        again = self.adapter.from_state(self.state)
        assert self.adapter.to_state(again) == self.state
        compare_legal(self.table, again, offered)


def walk_rows(table: Table, number: int) -> int:
    """A wild and a careful walk to the end; how many actions were compared."""
    walks = [Walk(table, number, careful) for careful in (False, True)]
    for walk in walks:
        walk.run()
    return sum(walk.actions for walk in walks)


def offered_numbers(table: Table, offers: Any) -> list[list[int]]:
    """For every seat the numbers of what it is offered."""
    numbers: list[list[int]] = [[] for _ in range(table.seats)]
    for offer in offers:
        numbers[offer.seat] += (table.adapter.number(action) for action in offer.actions)
    return numbers


def compare_legal(table: Table, position: Position, offered: list[list[int]]) -> None:
    forfeits = [table.adapter.number(action) for action in (Resign(), Timeout())]
    for seat, numbers in enumerate(offered):
        assert position.legal(seat) == numbers
        extra = [] if position.over else forfeits[: 1 + (seat == position.turn)]
        assert position.allowed(seat) == sorted(numbers) + extra


def compare_fallback(table: Table, position: Position, offers: Any) -> None:
    awaited = [offer for offer in offers if offer.fallback is not None]
    assert len(awaited) == (0 if position.over else 1)
    for offer in awaited:
        assert offer.seat == position.turn
        assert table.adapter.number(offer.fallback) == position.fallback()
