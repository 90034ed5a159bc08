"""What a seat knows of the other hands in Quick & Easy.

The same in C++: `kernel/src/stosy_kernel/games/quick_and_easy/hands.h`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from msgspec import Struct

from stosy.games.quick_and_easy.bots.tables import Cards, as_set
from stosy.games.quick_and_easy.cards import DECK
from stosy.games.quick_and_easy.rules import QuickAndEasy, told_cards
from stosy.games.rows.team_state import AnyTeamView, Signal

Held: TypeAlias = tuple[Cards, ...]
"""What is known of a hand: for each of its cards, which it may be."""
Wish: TypeAlias = tuple[str, int]
"""To lay on a pile (`wants`), or that it be left alone (`leave`)."""


class Hands(Struct, frozen=True):
    """By seat; the viewer's own entries are empty."""

    unseen: Cards
    """All cards that are neither on the piles nor in the viewer's hand."""
    of: tuple[Held, ...]
    wishes: tuple[frozenset[Wish], ...]
    """The signals of each seat about piles."""
    spoke: frozenset[int]
    """The seats that have signalled."""
    spared: frozenset[int]
    """Piles for which others signalled `leave`."""
    wanted: frozenset[int]
    """Piles for which others signalled `wants`."""


def hands_of(view: AnyTeamView[str]) -> Hands:
    """The knowledge about the hands in a view."""
    lying = as_set(card for pile in view.piles for card in pile)
    unseen = as_set(DECK) & ~lying & ~as_set(view.hand)
    said: list[list[Signal]] = [[] for _ in view.sizes]
    for each in view.signals:
        if each.seat != view.seat:
            said[each.seat].append(each.signal)
    heard = [signal for signals in said for signal in signals]
    return Hands(
        unseen,
        tuple(
            () if seat == view.seat else held(said[seat], size, unseen)
            for seat, size in enumerate(view.sizes)
        ),
        tuple(wishes(signals) for signals in said),
        frozenset(seat for seat, signals in enumerate(said) if signals),
        piles(heard, "leave"),
        piles(heard, "wants", "trick"),
    )


def wishes(signals: Iterable[Signal]) -> frozenset[Wish]:
    """The wishes among signals; a trick is a statement about the hand."""
    return frozenset((kind, pile) for kind in ("wants", "leave") for pile in piles(signals, kind))


def piles(signals: Iterable[Signal], *kinds: str) -> frozenset[int]:
    """The piles that signals of these kinds are about."""
    about = (signal.pile for signal in signals if signal.signal in kinds)
    return frozenset(QuickAndEasy.piles.index(pile or "") for pile in about)


def held(signals: Iterable[Signal], size: int, unseen: Cards) -> Held:
    """The cards that a seat with these signals can hold; a height says more than a colour alone."""
    cards: list[Cards] = []
    for signal in sorted(signals, key=lambda signal: signal.signal != "height"):
        if signal.signal in ("height", "holds") and len(cards) < size:
            told = as_set(told_cards(frozenset(signal.colour or ""), signal.level))
            # A colour with a height and the same colour alone are one card.
            if told & unseen and not any(other & told for other in cards):
                cards.append(told & unseen)
    # A seat that describes one of two cards holds two alike, since QE9 forbids repeating a signal.
    alike = bool(cards) and cards[0].bit_count() > 1
    cards += [cards[0] if alike else unseen] * (size - len(cards))
    return tuple(cards)
