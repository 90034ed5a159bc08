"""Where a match stands, as a value; and a match being played: that value and its log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Struct

from stosy.core.chance import Dice, checked_seed
from stosy.core.game import Action, Chance, Event, Game, Move, Offer, Result, Setup
from stosy.core.refusal import Refused

S = TypeVar("S")
A = TypeVar("A", bound=Action)
C = TypeVar("C", bound=Chance)


class Position(Struct, Generic[S], frozen=True):
    """Where a match stands after `at` entries of its log, of which `chances` are chance entries.

    The seed and the count of chance entries determine what the next shuffle brings.
    """

    setup: Setup
    seed: str
    state: S
    at: int = 1
    chances: int = 1

    @classmethod
    def start(
        cls, game: Game[S, A, C], setup: Setup, seed: str, deal: C
    ) -> tuple[Position[S], tuple[Event, ...]]:
        """The position after the first deal, and the events of the deal."""
        step = game.start(setup, deal)
        return Position(setup, seed, step.state), step.events

    def apply(
        self, game: Game[S, A, C], entry: Move[A] | C
    ) -> tuple[Position[S], tuple[Event, ...]]:
        """The position after one log entry, and its events; Refused if the rules forbid it."""
        step = game.apply(self.state, entry)
        chances = self.chances if isinstance(entry, Move) else self.chances + 1
        return Position(self.setup, self.seed, step.state, self.at + 1, chances), step.events

    def chance(self, game: Game[S, A, C]) -> C | None:
        """The chance entry that the state waits for; None if it waits for none."""
        return game.chance(self.state, Dice(self.seed, self.chances))

    def settle(
        self, game: Game[S, A, C], next_round: bool = True
    ) -> tuple[Position[S], tuple[C, ...], tuple[Event, ...]]:
        """Shuffle while a shuffle is due: the position, the chance entries and their events.

        Without `next_round` the deal of the next round waits.
        """
        position = self
        entries: tuple[C, ...] = ()
        events: tuple[Event, ...] = ()
        while game.chance_due(position.state) is not None:
            if not next_round and game.between_rounds(position.state):
                break
            entry = position.chance(game)
            assert entry is not None, "chance and chance_due of a game agree"
            position, brought = position.apply(game, entry)
            entries, events = (*entries, entry), (*events, *brought)
        return position, entries, events


AnyPosition: TypeAlias = Position[Any]


class Match(Generic[S, A, C]):
    """Plays the entries of a match and keeps its log; chance comes from the seed."""

    def __init__(
        self, game: Game[S, A, C], setup: Setup, seed: str, log: Sequence[Move[A] | C] = ()
    ) -> None:
        """A new match, or, with a log, one resumed, forked or played with a given deal."""
        self.game = game
        checked_seed(seed)
        deal, *rest = log or (game.deal(setup, Dice(seed, 0)),)
        if isinstance(deal, Move):
            raise Refused("deal_missing", "G3")
        self.position, self.opening = Position.start(game, setup, seed, deal)
        self.log: list[Move[A] | C] = [deal]
        for entry in rest:
            self.apply(entry)

    @property
    def setup(self) -> Setup:
        return self.position.setup

    @property
    def seed(self) -> str:
        return self.position.seed

    @property
    def state(self) -> S:
        return self.position.state

    @property
    def chances(self) -> int:
        """How many entries of the log are chance entries."""
        return self.position.chances

    @property
    def result(self) -> Result:
        """How it ended; only of a match that is over."""
        result = self.game.outcome(self.state)
        assert result is not None, "the match is not over"
        return result

    def play(self, move: Move[A]) -> tuple[Event, ...]:
        """Carry out a move and whatever chance it calls for; Refused changes nothing."""
        return self.apply(move) + self.settle()

    def apply(self, entry: Move[A] | C) -> tuple[Event, ...]:
        """Carry out one log entry."""
        self.position, events = self.position.apply(self.game, entry)
        self.log.append(entry)
        return events

    def settle(self) -> tuple[Event, ...]:
        """Shuffle and deal for as long as the state waits for it."""
        self.position, entries, events = self.position.settle(self.game)
        self.log += entries
        return events


AnyMatch: TypeAlias = Match[Any, Any, Any]
"""Of a game that is known only at run time."""


def answer(game: Game[S, A, Any], state: S, seat: int, offer: str | None, action: A) -> Move[A]:
    """The move with which a seat answers an offer, by the offer's id; G5 if it has lapsed.

    An action that answers no offer (None) is tried all the same: `apply` refuses or penalises it.
    """
    if offer is not None and all(offer != each.id for each in offers_to(game, state, seat)):
        raise Refused("too_late", "G5")
    return Move(seat, action)


def offers_to(game: Game[S, A, Any], state: S, seat: int) -> tuple[Offer[A], ...]:
    """What one seat may do now."""
    return tuple(offer for offer in game.offers(state) if offer.seat == seat)
