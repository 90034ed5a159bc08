"""A match being played: its state and the log that leads to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from stosy.core.chance import Dice, checked_seed
from stosy.core.game import Action, Chance, Event, Game, Move, Offer, Result, Setup
from stosy.core.refusal import Refused

S = TypeVar("S")
A = TypeVar("A", bound=Action)
C = TypeVar("C", bound=Chance)


class Match(Generic[S, A, C]):
    """Plays the entries of a match and keeps its log; chance comes from the seed."""

    def __init__(
        self, game: Game[S, A, C], setup: Setup, seed: str, log: Sequence[Move[A] | C] = ()
    ) -> None:
        """A new match, or, with a log, one resumed, forked or played with a given deal."""
        self.game = game
        self.setup = setup
        self.seed = checked_seed(seed)
        deal, *rest = log or (game.deal(setup, Dice(seed, 0)),)
        if isinstance(deal, Move):
            raise Refused("deal_missing", "G3")
        step = game.start(setup, deal)
        self.state: S = step.state
        self.log: list[Move[A] | C] = [deal]
        self.chances = 1
        self.opening: tuple[Event, ...] = step.events
        for entry in rest:
            self.apply(entry)

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
        step = self.game.apply(self.state, entry)
        self.state = step.state
        self.log.append(entry)
        self.chances += not isinstance(entry, Move)
        return step.events

    def settle(self) -> tuple[Event, ...]:
        """Shuffle and deal for as long as the state waits for it."""
        events: tuple[Event, ...] = ()
        while self.game.chance_due(self.state) is not None:
            entry = self.game.chance(self.state, Dice(self.seed, self.chances))
            assert entry is not None, "chance and chance_due of a game agree"
            events += self.apply(entry)
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
