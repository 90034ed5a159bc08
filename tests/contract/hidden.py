"""Scrambling a state: hidden cards change places, visible ones do not.

A hidden card sits in a slot: a place in another hand or in a draw pile. Fields that repeat hidden
cards (the card just drawn, the hand of a gamble, what others were shown) follow their slots.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, TypeAlias

from msgspec.structs import replace

from stosy.core import Dice
from tests.contract.cards import FACE_DOWN, HANDS, Card, named, own_decks

Slot: TypeAlias = tuple[str, int, int]
"""The field, the seat (0 where all share one), the place."""


def scrambled(state: Any, viewer: int | None, dice: Dice, keep: Collection[int] = ()) -> Any:
    """The state with everything the viewer cannot see in another order; `keep` hands stay."""
    cards = slots(state)
    known = known_slots(state, viewer)
    hidden = [slot for slot in cards if is_hidden(slot, {viewer, *keep}) and slot not in known]
    for deck in {deck_of(state, slot) for slot in hidden}:
        mine = [slot for slot in hidden if deck_of(state, slot) == deck]
        cards |= zip(mine, dice.shuffle([cards[slot] for slot in mine]), strict=True)
    return rebuilt(state, cards)


def slots(state: Any) -> dict[Slot, Card]:
    """Every slot of the state with its card."""
    rows = {
        (name, seat): row
        for name, cards in named(state, (HANDS, *FACE_DOWN)).items()
        for seat, row in enumerate(cards if name in (HANDS, "draws") else (cards,))
    }
    return {(*key, place): card for key, row in rows.items() for place, card in enumerate(row)}


def is_hidden(slot: Slot, keep: Collection[int | None]) -> bool:
    """Is the slot in a draw pile, or in a hand other than these?"""
    name, seat, _ = slot
    return name != HANDS or seat not in keep


def deck_of(state: Any, slot: Slot) -> int:
    """Cards change places within a deck only."""
    return slot[1] if own_decks(state) else 0


def held_slots(state: Any, owner: int, cards: Iterable[Card]) -> list[Slot]:
    """The places that these cards have in the owner's hand."""
    hand: list[Card | None] = list(state.hands[owner])
    found = []
    for card in cards:
        place = hand.index(card)
        hand[place] = None
        found.append((HANDS, owner, place))
    return found


def known_slots(state: Any, viewer: int | None) -> list[Slot]:
    """Slots of other hands whose cards the viewer was shown (SL12, SL16)."""
    return [
        slot
        for shown in getattr(state, "shown", ())
        if shown.viewer == viewer
        for slot in held_slots(state, shown.owner, shown.cards)
    ]


def rebuilt(state: Any, cards: dict[Slot, Card]) -> Any:
    """The state with these cards in its slots, and in the fields that follow them."""
    changes: dict[str, Any] = {}
    for name, old in named(state, (HANDS, *FACE_DOWN)).items():
        rows = old if name in (HANDS, "draws") else (old,)
        new = tuple(
            tuple(cards[name, seat, place] for place in range(len(row)))
            for seat, row in enumerate(rows)
        )
        changes[name] = new if name in (HANDS, "draws") else new[0]

    def moved(owner: int, old: Iterable[Card]) -> tuple[Card, ...]:
        return tuple(cards[slot] for slot in held_slots(state, owner, old))

    if getattr(state, "drawn", None) is not None:
        [changes["drawn"]] = moved(state.turn, (state.drawn,))
    if getattr(state, "gamble", None) is not None:
        gamble = state.gamble
        changes["gamble"] = replace(gamble, hand=moved(gamble.seat, gamble.hand))
    if hasattr(state, "shown"):
        changes["shown"] = tuple(
            replace(shown, cards=moved(shown.owner, shown.cards)) for shown in state.shown
        )
    return replace(state, **changes)
