"""Games in which some seats search and the others play at random."""

from __future__ import annotations

from typing import Any

from stosy_kernel import NOTHING, PythonRng, search

from stosy.core import Dice
from tests.kernel.tables import SNAKES, Table

SEED = 40
Thinker = dict[str, Any]
"""How a seat searches."""


class Game:
    """A game of the kernel, dealt by its number."""

    def __init__(self, table: Table, number: int) -> None:
        self.table, self.number = table, number
        self.position = table.adapter.kernel.deal(table.choices, table.seats, -1, SEED, number)
        self.rng = PythonRng(SEED + 1, number)
        self.steps = 0
        self.shuffle()

    @property
    def over(self) -> bool:
        over: bool = self.position.over
        return over

    def quiet(self, seat: int) -> list[int]:
        """What a seat may do, signals and take-backs aside."""
        actions = self.table.adapter.names.actions
        legal: list[int] = self.position.legal(seat)
        return [number for number in legal if actions[number]["do"] not in ("signal", "take_back")]

    def act(self, seat: int, action: int) -> None:
        assert self.position.apply(seat, action)
        self.steps += 1
        self.shuffle()

    def shuffle(self) -> None:
        """Whatever chance is due."""
        if self.table.game != SNAKES or not self.position.chance_due:
            return
        adapter: Any = self.table.adapter
        dice = Dice(f"{self.number}", self.steps)
        entry = adapter.rules.chance(adapter.to_state(self.position), dice)
        self.position.take_chance(adapter.chance_cards(entry))

    def act_at_random(self, seats: range | list[int]) -> None:
        """Any of these seats does any of the things it may do."""
        choices = [(seat, action) for seat in seats for action in self.quiet(seat)]
        self.act(*choices[self.rng.below(self.steps, len(choices))])

    def think(self, seat: int, thinker: Thinker) -> bool:
        """Do what a search finds; False if that is nothing."""
        if not self.quiet(seat):
            return False
        action = search(self.position, seat, seed=self.steps, **thinker).best
        if action != NOTHING:
            self.act(seat, action)
        return action != NOTHING

    def walk(self, steps: int) -> Game:
        """So many random actions, and on to where the seat waited for has a choice."""
        while not self.over and (self.steps < steps or len(self.quiet(self.position.turn)) < 2):
            self.act_at_random(range(self.table.seats))
        return self


def play(table: Table, number: int, thinkers: dict[int, Thinker]) -> Game:
    """A whole game."""
    game = Game(table, number)
    others = [seat for seat in range(table.seats) if seat not in thinkers]
    while not game.over:
        if not any(game.think(seat, thinker) for seat, thinker in thinkers.items()):
            game.act_at_random(others)
    return game
