"""A match that asks one seat at a time, as learning programs want it.

The game waits for one seat. Others may have opportunities: to cut in, to call, to signal. They are
asked first, clockwise from the seat after it, each until it passes; then the game's seat is asked.
Who is asked depends on public facts alone: a seat that might act is asked even if its cards let it
do nothing but pass, for otherwise being asked, or not, would tell what it holds.
"""

from __future__ import annotations

from copy import copy
from typing import Any

from msgspec.structs import replace

from stosy.core import Action, AnyMove, AnyOffer, Dice, Event, Move, Position, View, offers_to
from stosy.research.specs import Spec


class Episode:
    """A running match, and the seat that is asked now.

    It is cut off without a result after `max_steps` answers (truncation).
    """

    def __init__(self, spec: Spec, deal: Any, max_steps: int | None = None, seed: str = "") -> None:
        """From a first deal; later shuffles come from the seed, or from whoever calls `apply`."""
        self.spec = spec
        self.max_steps = max_steps
        self.steps = 0
        self.position, self.events = Position.start(spec.rules, spec.setup, seed, deal)
        self._taken_back = 0
        self._asked: tuple[int, ...] = ()
        self._legal: tuple[int, ...] | None = None
        self._ask()

    @classmethod
    def seeded(cls, spec: Spec, seed: str, max_steps: int | None = None) -> Episode:
        """The match of a seed: the same cards as everywhere in the program."""
        return cls(spec, spec.rules.deal(spec.setup, Dice(seed, 0)), max_steps, seed)

    def copy(self) -> Episode:
        """An independent episode at the same point."""
        return copy(self)

    @property
    def state(self) -> Any:
        return self.position.state

    @property
    def seat(self) -> int | None:
        """The seat that is asked; None when the episode is over."""
        return None if self.over else self._asked[0]

    @property
    def aside(self) -> bool:
        """Is a seat asked for which the game does not wait, and which may pass?"""
        return len(self._asked) > 1

    @property
    def ended(self) -> bool:
        """Did the match end?"""
        return self.spec.rules.outcome(self.state) is not None

    @property
    def truncated(self) -> bool:
        """Was it cut off?"""
        return self.max_steps is not None and self.steps >= self.max_steps and not self.ended

    @property
    def over(self) -> bool:
        return self.ended or self.truncated

    @property
    def returns(self) -> tuple[float, ...]:
        """What the end is worth to each seat; zeros before it and for a match cut off."""
        return self.spec.returns(self.spec.rules.outcome(self.state))

    def view(self, seat: int) -> View:
        view: View = self.spec.rules.view(self.state, seat)
        return view

    def observe(self, seat: int) -> bytes:
        """The observation of a seat, asked or not."""
        return self.spec.observe(self.view(seat))

    def offers(self) -> tuple[AnyOffer, ...]:
        """What the rules offer to the seat that is asked."""
        return () if self.over else offers_to(self.spec.rules, self.state, self._asked[0])

    def legal(self) -> tuple[int, ...]:
        """The numbers of what the seat that is asked may do, in order."""
        if self._legal is None:
            numbers = self.spec.numbers
            offered = [action for offer in self.offers() for action in offer.actions]
            legal = [numbers[each] for each in offered if each in numbers and self._is_open(each)]
            if self.aside and not self.over:
                legal.append(numbers[None])
            self._legal = tuple(sorted(legal))
        return self._legal

    def mask(self) -> bytes:
        """A byte for each action: may the seat that is asked do it?"""
        mask = bytearray(len(self.spec.columns))
        for number in self.legal():
            mask[number] = 1
        return bytes(mask)

    def take(self, number: int) -> tuple[Event, ...]:
        """The answer of the seat that is asked, by number; ValueError if it is not legal."""
        if number not in self.legal():
            raise ValueError(self._refusal(number))
        return self.play(self.spec.actions[number])

    def play(self, action: Action | None) -> tuple[Event, ...]:
        """The answer of the seat that is asked: an action that the rules accept, or None, to pass.

        The events are those of the action and of the shuffles that follow it.
        """
        if action is None:
            self.pass_on()
            return ()
        events = self.apply(Move(self._asked[0], action))
        game = self.spec.rules
        while game.chance_due(self.state) is not None:
            events += self.apply(self.position.chance(game))
        return events

    def pass_on(self) -> None:
        """The seat that is asked passes on its opportunity."""
        self.steps += 1
        self._legal, self._asked = None, self._asked[1:]

    def apply(self, entry: AnyMove | Any) -> tuple[Event, ...]:
        """A move of the seat that is asked, or a shuffle that is due."""
        game, turn = self.spec.rules, self.spec.rules.turn(self.state)
        self.position, events = self.position.apply(game, entry)
        self._legal = None
        if game.turn(self.state) != turn:
            self._taken_back = 0
        if isinstance(entry, Move):
            self.steps += 1
            self._taken_back += entry.action.role == "undo"
            if entry.action.role == "speech":
                return events
        self._ask()
        return events

    def redealt(self, seat: int, dice: Dice) -> Episode | None:
        """The same for this seat, with other cards where it cannot see them; None if none fit."""
        state = self.spec.rules.imagine(self.view(seat), dice)
        if state is None:
            return None
        twin = self.copy()
        twin.position = replace(self.position, state=state)
        twin._legal = None
        passed = len(self._everybody()) - len(self._asked)
        twin._asked = twin._everybody()[passed:]
        return twin

    def _is_open(self, action: Action) -> bool:
        if action.role == "undo":
            return self._taken_back < self.spec.take_backs
        return action.role != "speech" or self.spec.signals == "all" or not self.aside

    def _ask(self) -> None:
        """After a move, everybody again."""
        self._asked = self._everybody()

    def _everybody(self) -> tuple[int, ...]:
        """Who may act, by public facts alone; last the seat that the game waits for."""
        game, state = self.spec.rules, self.state
        waited = game.public_view(state).waited
        if waited is None:
            return ()
        may = set(game.rivals(state))
        if self.spec.speaks:
            may.update(seat for seat, hand in enumerate(game.hands(state)) if hand)
        clockwise = ((waited + step) % self.spec.seats for step in range(1, self.spec.seats))
        return (*(seat for seat in clockwise if seat in may), waited)

    def _refusal(self, number: int) -> str:
        if self.over:
            return "the episode is over"
        legal = ", ".join(map(str, self.legal()))
        return f"action {number} is not in the mask of seat {self.seat}; legal are {legal}"
