"""What a person at a table sees: all that the terminal knows of a match, wherever it is played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from stosy.core import Action, Offer, View
from stosy.games.rows.piles import EndTurn
from stosy.games.rows.team_state import Signal
from stosy.games.snakes_and_ladders.state import CallOut, SnakesAndLaddersView


class Sight(Struct, frozen=True):
    """A view and the offers to its seat; `seat` is None for a spectator.

    `at` counts the moves of a match at a table of a server.
    """

    seat: int | None
    view: View
    offers: tuple[Offer[Any], ...]
    at: int | None = None

    @property
    def my_turn(self) -> bool:
        """Does the game wait for the person?"""
        return any(offer.fallback is not None for offer in self.offers)

    @property
    def only_end_left(self) -> bool:
        """Is the end of the turn all that is left to do in it?"""
        return any(offer.actions == (EndTurn(),) for offer in self.offers)

    @property
    def over(self) -> bool:
        """Has the match ended?"""
        return getattr(self.view, "result", None) is not None

    @property
    def between_rounds(self) -> bool:
        """Is a round over and the next not dealt?"""
        view = self.view
        return isinstance(view, SnakesAndLaddersView) and view.phase == "deal" and not self.over

    def listed(self, alone: bool) -> list[Action]:
        """The actions a list may show: all but call-outs, which take attention.

        Nor does anybody who plays alone need signals.
        """
        unlisted = (CallOut, Signal) if alone else CallOut
        return [
            action
            for offer in self.offers
            for action in offer.actions
            if not isinstance(action, unlisted)
        ]

    def last_card(self) -> int | None:
        """Who has just laid their last card but one, announced or not."""
        view = self.view
        if not isinstance(view, SnakesAndLaddersView) or view.layer in (None, self.seat):
            return None
        return view.layer if view.sizes[view.layer or 0] == 1 else None

    def offer_of(self, action: Action) -> str | None:
        """The id of the offer that an action answers."""
        return next((offer.id for offer in self.offers if action in offer.actions), None)


def beyond_signals(actions: Sequence[Action]) -> bool:
    """Is there more among the actions than signals?"""
    return any(not isinstance(action, Signal) for action in actions)
