"""Batches with the arrays they write to, and the single matches that their rows must equal."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray
from stosy_kernel import Batch, PythonRng, observe
from stosy_kernel.rng import chance_lane

from tests.kernel.deals import snakes_deck
from tests.kernel.tables import SNAKES, Table

SEED = 31
SORTING, DEALING, TAKE_FOUR = 2, 3, 3
"""The kernel's numbers of phases and of what is pending."""
WILD_FOUR = 53
TEAMS = ("quick-and-easy", "the-game")


class Driven:
    """A batch at a table, with arrays of its own."""

    def __init__(self, table: Table, size: int, **more: Any) -> None:
        self.table = table
        self.more = more
        self.batch = Batch(*table, size, **{"seed": SEED, **more})
        batch = self.batch
        self.to_act = np.full(size, 99, np.uint8)
        self.observations = np.full((size, batch.observation_size), 99, np.uint8)
        self.masks = np.ones((size, batch.action_count), np.bool_)
        self.actions = np.zeros(size, np.int32)
        self.rewards = np.full((size, table.seats), 9, np.float32)
        self.dones = np.ones(size, np.bool_)
        self.batch.reset(*self.asked)

    @property
    def asked(self) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any]]:
        return self.to_act, self.observations, self.masks

    @property
    def written(self) -> tuple[NDArray[Any], ...]:
        return *self.asked, self.rewards, self.dones

    def step(self) -> None:
        self.batch.step(self.actions, *self.written)

    def go_on(self) -> None:
        """A random step."""
        self.batch.sample(self.actions)
        self.step()

    def copies(self) -> list[NDArray[Any]]:
        return [array.copy() for array in self.written]


def equal(left: Any, right: Any, rows: slice = slice(None)) -> bool:
    """Do these arrays hold the same, in these rows?"""
    pairs = zip(left, right, strict=True)
    return all(np.array_equal(one[rows], other[rows]) for one, other in pairs)


class Single:
    """One row's matches, played as positions of their own."""

    def __init__(self, driven: Driven, row: int) -> None:
        self.table = driven.table
        self.actions = driven.batch.actions
        self.signals = driven.more.get("signals", "all")
        self.row = row
        self.game = -1
        self.deal()

    def deal(self) -> None:
        self.game += 1
        stream = (self.row << 32) + self.game
        kernel = self.table.adapter.kernel
        self.position = kernel.deal(self.table.choices, self.table.seats, -1, SEED, stream)
        self.rng = PythonRng(SEED, stream)
        self.chances = 0
        self.queue = self.seats()

    def seats(self) -> list[int]:
        """The seats in the order in which they choose, by public facts alone: those who hold cards
        may signal; SL9 and SL14 let others act out of turn."""
        turn, seats = self.position.turn, self.table.seats
        others = [(turn + step) % seats for step in range(1, seats)]
        facts = self.position.facts()
        if self.table.game == SNAKES:
            window = facts.layer >= 0 and facts.options[4] == 0 and facts.discards[-1] != WILD_FOUR
            calls = facts.forgot >= 0
            asked = [
                seat
                for seat in others
                if facts.phase != SORTING
                and ((window and seat != facts.layer) or (calls and seat != facts.forgot))
            ]
        else:
            asked = [seat for seat in others if self.aloud and facts.hands[seat]]
        return [*asked, turn]

    @property
    def aloud(self) -> bool:
        """Is every seat of a team asked for signals?"""
        return self.signals == "all" and self.table.game in TEAMS

    @property
    def let_go(self) -> list[int]:
        return [self.position.ACTIONS] if len(self.queue) > 1 else []

    def compare(self, driven: Driven) -> None:
        """The seat asked, what it sees, and what it may do."""
        seat = self.queue[0]
        assert driven.to_act[self.row] == seat
        assert bytes(driven.observations[self.row]) == observe(self.position, seat)
        legal = [*self.position.legal(seat), *self.let_go]
        offered = [action for action in driven.batch.actions if action in legal]
        columns = np.flatnonzero(driven.masks[self.row])
        assert [driven.batch.actions[column] for column in columns] == offered

    def take(self, column: int) -> list[float] | None:
        """Apply the action of a column; the rewards by seat if the match is over."""
        action = self.actions[column]
        seat = self.queue[0]
        if action == self.position.ACTIONS:
            self.queue.pop(0)
            return None
        assert self.position.apply(seat, action)
        if self.position.over:
            return self.rewards()
        if self.table.game == SNAKES and self.position.chance_due:
            self.chances += 1
            self.position.take_chance(self.shuffled(chance_lane(self.chances)))
        if self.table.adapter.names.actions[action]["do"] != "signal":
            self.queue = self.seats()
        return None

    def shuffled(self, lane: int) -> list[int]:
        """SL17: the discards but the top, or under a Wild Draw Four but two; or the next deal."""
        names, facts = self.table.adapter.names, self.position.facts()
        if facts.phase == DEALING:
            return snakes_deck(names, self.table.seats, self.rng, lane)
        kept = 2 if facts.pending == TAKE_FOUR else 1
        return list(self.rng.shuffle(facts.discards[:-kept], lane))

    def rewards(self) -> list[float]:
        winners, seats = self.position.outcome.winners, range(self.table.seats)
        team = self.table.game in TEAMS
        lost = 0.0 if team or not winners else -1.0
        return [1.0 if winners >> seat & 1 else lost for seat in seats]
