"""The choices in a seat's offers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from stosy.core import Action, AnyOffer


def moves_in(offers: Sequence[AnyOffer]) -> Iterator[Action]:
    """The offered actions except signals and take-backs."""
    for offer in offers:
        for action in offer.actions:
            if action.role == "move":
                yield action


def is_speech(action: Action | None) -> bool:
    """Is it a signal?"""
    return action is not None and action.role == "speech"


def waited_for(offers: Sequence[AnyOffer]) -> bool:
    """Does the game wait for the seat?"""
    return any(offer.fallback is not None for offer in offers)


def candidates(offers: Sequence[AnyOffer]) -> tuple[Action | None, ...]:
    """The moves offered; where the seat need not act, None (to decline) comes first."""
    letting_go: tuple[Action | None, ...] = () if waited_for(offers) else (None,)
    return (*letting_go, *moves_in(offers))


def depends_on_trust(ways: Iterable[Action | None]) -> bool:
    """Does the best action depend on whether the seat trusts another?

    Sampled deals cannot tell: they ignore what the others did.
    """
    return any(way is not None and way.trusting for way in ways)


def sensible(ways: Sequence[Action | None]) -> tuple[Action | None, ...]:
    """The ways without careless forms of others."""
    careless = {None if way is None else way.careless() for way in ways} - {None}
    return tuple(way for way in ways if way not in careless)


def fallback(offers: Sequence[AnyOffer]) -> Action | None:
    """The action that the host plays for the seat when its time is up."""
    return next((offer.fallback for offer in offers if offer.fallback is not None), None)
