"""What a person at a table sees, for local tables and tables on a server."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from stosy.core import Action, AnyOffer, View


class Sight(Struct, frozen=True):
    """A view and the offers to its seat; `seat` is None for a spectator.

    `at` counts the moves of a match at a table of a server.
    """

    seat: int | None
    view: View
    offers: tuple[AnyOffer, ...]
    at: int | None = None

    @property
    def my_turn(self) -> bool:
        """Does the game wait for the person?"""
        return any(offer.fallback is not None for offer in self.offers)

    @property
    def only_end(self) -> Action | None:
        """The action that ends the turn, if it is the only one."""
        alone = (offer.actions[0] for offer in self.offers if len(offer.actions) == 1)
        return next((action for action in alone if action.ends_turn), None)

    @property
    def forced(self) -> Action | None:
        """The action that only takes what has come, if there is no choice; what is not listed is
        not counted, since it would show here."""
        actions = self.listed(alone=False)
        return actions[0] if self.my_turn and len(actions) == 1 and actions[0].submits else None

    @property
    def over(self) -> bool:
        """Has the match ended?"""
        return self.view.result is not None

    @property
    def between_rounds(self) -> bool:
        """Is a round over and the next not dealt?"""
        return self.view.between_rounds

    def listed(self, alone: bool) -> list[Action]:
        """The actions for a list; without signals for a person who plays alone."""
        return [
            action
            for offer in self.offers
            for action in offer.actions
            if action.listed and not (alone and action.role == "speech")
        ]

    def offer_of(self, action: Action) -> str | None:
        """The id of the offer that an action answers."""
        return next((offer.id for offer in self.offers if action in offer.actions), None)


def beyond_signals(actions: Sequence[Action]) -> bool:
    """Are there actions other than signals?"""
    return any(action.role != "speech" for action in actions)
