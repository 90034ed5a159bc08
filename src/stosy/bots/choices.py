"""What there is to choose from, whoever chooses."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from stosy.core import Action, AnyOffer


def quiet(offers: Sequence[AnyOffer]) -> Iterator[Action]:
    """The offered actions but signals and take-backs, which lead nowhere new."""
    for offer in offers:
        for action in offer.actions:
            if action.role == "move":
                yield action


def is_speech(action: Action | None) -> bool:
    """Does it only tell the others something?"""
    return action is not None and action.role == "speech"


def waited_for(offers: Sequence[AnyOffer]) -> bool:
    """Must the seat act?"""
    return any(offer.fallback is not None for offer in offers)


def candidates(offers: Sequence[AnyOffer]) -> tuple[Action | None, ...]:
    """All that is worth thinking about; first, where the seat need not act, to let it go (None)."""
    letting_go: tuple[Action | None, ...] = () if waited_for(offers) else (None,)
    return (*letting_go, *quiet(offers))


def matter_of_trust(ways: Iterable[Action | None]) -> bool:
    """Does what is best depend on whom the seat believes? Imagined deals give others any hand,
    whatever they did.
    """
    return any(way is not None and way.trusting for way in ways)


def sensible(ways: Sequence[Action | None]) -> tuple[Action | None, ...]:
    """All ways but those that forget what another of them does not."""
    careless = {None if way is None else way.careless() for way in ways} - {None}
    return tuple(way for way in ways if way not in careless)


def fallback(offers: Sequence[AnyOffer]) -> Action | None:
    """What the host would play for the seat."""
    return next((offer.fallback for offer in offers if offer.fallback is not None), None)
