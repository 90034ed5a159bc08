"""Points in the team games: room, tricks, and what the others said.

The same in C++: `kernel/src/stosy_kernel/heuristic/team.h`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Generic

from stosy.bots.weights import Weights
from stosy.core import Action, placed, without
from stosy.games.piles import Card, Lay
from stosy.games.team import TeamGame
from stosy.games.team_state import Signal, TeamView

MOST_GAIN = 10
"""No lay gives more room back."""
FINE = 4
"""Into so many parts the room is divided that a card takes on average."""


class TeamSense(Generic[Card]):
    """Scores the actions of one view."""

    stuck: int
    """The price of a card that fits nowhere, in room."""

    def __init__(self, game: TeamGame[Card], view: TeamView[Card, Any], weights: Weights) -> None:
        assert view.seat is not None
        self.game = game
        self.view = view
        self.weights = weights
        self.tops = tuple([pile[-1] if pile else None for pile in view.piles])
        others = [said for said in view.signals if said.seat != view.seat]
        self.spared = {said.signal.pile for said in others if said.signal.signal == "leave"}
        self.wanted = {s.signal.pile for s in others if s.signal.signal in ("wants", "trick")}
        self.following = self._following(view.seat)
        self.known: dict[int, list[tuple[Card, ...]]] = {}
        for said in others:
            if cards := self.told(said.signal):
                self.known.setdefault(said.seat, []).append(cards)

    def _following(self, seat: int) -> int:
        """The next seat that holds a card."""
        sizes = self.view.sizes
        seats = [(seat + step) % len(sizes) for step in range(1, len(sizes) + 1)]
        return next((other for other in seats if sizes[other]), seat)

    def told(self, signal: Signal) -> tuple[Card, ...]:
        """The cards of which the sender holds one; none for a wish."""
        return ()

    def score(self, action: Action) -> int:
        if isinstance(action, Signal):
            return self.worth_saying(action)
        if isinstance(action, Lay):
            return self.worth_laying(action.card, self.game.piles.index(action.pile))
        drawable = self.view.draw > 0
        points = self.weights["end" if drawable else "last_end"]
        return points - self.prices(self.tops, self.view.hand)

    def worth_laying(self, card: Card, pile: int) -> int:
        weights, game, top = self.weights, self.game, self.tops[pile]
        rest = without(self.view.hand, card)
        room = game.cost(pile, top, card)
        points = -weights["room"] * room
        if game.tricks(pile, top, card):
            points += weights["trick"]
        points += weights["mine"] * (self.fitting(pile, card, rest) - self.fitting(pile, top, rest))
        if any(self.tricks(pile, card, other) for other in rest):
            points += weights["ladder"]
        if any(self.tricks(pile, top, other) for other in rest):
            points -= weights["spoil"]
        if room > 0 and game.piles[pile] in self.spared:
            points -= weights["spared"]
        elif room > 0 and game.piles[pile] in self.wanted:
            points -= weights["wanted"]
        return points - self.prices(placed(self.tops, pile, card), rest)

    def tricks(self, pile: int, top: Card | None, card: Card) -> bool:
        """Does the card fit on this top by the trick?"""
        return self.game.fits(pile, top, card) and self.game.tricks(pile, top, card)

    def fitting(self, pile: int, top: Card | None, cards: Iterable[Card]) -> int:
        """How many of the cards fit on this top."""
        return sum(self.game.fits(pile, top, card) for card in cards)

    def prices(self, tops: tuple[Card | None, ...], rest: tuple[Card, ...]) -> int:
        """What the best card of every hand will cost on these tops, by what is known of it."""
        weights = self.weights
        points = weights["keep"] * min((FINE * self.price(card, tops) for card in rest), default=0)
        for seat, held in self.known.items():
            best = min(self.mean_price(cards, tops) for cards in held)
            points += weights["next" if seat == self.following else "others"] * best
        return points

    def mean_price(self, cards: tuple[Card, ...], tops: tuple[Card | None, ...]) -> int:
        """Of a card that is one of these."""
        return FINE * sum(self.price(card, tops) for card in cards) // len(cards)

    def price(self, card: Card, tops: tuple[Card | None, ...]) -> int:
        """The room that a card takes where it takes the least; never negative."""
        game = self.game
        costs = (game.cost(p, t, card) for p, t in enumerate(tops) if game.fits(p, t, card))
        return MOST_GAIN + min(costs, default=self.stuck)

    def worth_saying(self, signal: Signal) -> int:
        match signal.signal:
            case "holds":  # a height says more
                return 0 if self.may_say_heights() else self.weights["say_holds"]
            case "height":
                return self.weights["say_height"]
            case "trick":
                return self.weights["say_trick"]
        nearest = self.nearest(self.game.piles.index(signal.pile or ""))
        if nearest is None:
            return 0
        if nearest <= self.weights["leave_within"]:
            return int(signal.signal == "leave")
        return int(signal.signal == "wants" and nearest <= self.weights["wants_within"])

    def may_say_heights(self) -> bool:
        """Do the rules let a seat tell how high its cards are?"""
        return False

    def nearest(self, pile: int) -> int | None:
        """The room that the best own card takes from a pile."""
        top, game = self.tops[pile], self.game
        costs = (game.cost(pile, top, c) for c in self.view.hand if game.fits(pile, top, c))
        return min(costs, default=None)
