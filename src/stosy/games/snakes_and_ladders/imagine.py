"""Sampling states of Snakes & Ladders from a view: the other hands and the draw pile."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from stosy.core import Dice
from stosy.games.snakes_and_ladders.cards import DECK, fits, in_order
from stosy.games.snakes_and_ladders.state import (
    Gamble,
    Shown,
    SnakesAndLaddersState,
    SnakesAndLaddersView,
)


def imagined(view: SnakesAndLaddersView, dice: Dice) -> SnakesAndLaddersState | None:
    """A state that is consistent with the view.

    It assumes that others were shown only what the viewer has seen, and that a Wild Draw Four was
    laid with some of the cards in hand that its layer holds now.
    """
    if view.seat is None:
        return None
    deck = list(dice.shuffle(hidden_cards(view)))
    drawn = drawn_card(view, deck)
    hands = []
    for seat, size in enumerate(view.sizes):
        held = [*(view.hand if seat == view.seat else view.known[seat])]
        if seat == view.turn != view.seat and len(held) < size and drawn is not None:
            held.append(drawn)
        if seat == view.turn and drew_without_a_fit(view):
            held += misfits(view, deck, size - len(held))
        missing = size - len(held)
        held += deck[:missing]
        del deck[:missing]
        hands.append(in_order(tuple(held)))
    return replace(
        state_of(view, tuple(hands), tuple(deck), drawn), gamble=gamble_of(view, hands, dice)
    )


def gamble_of(
    view: SnakesAndLaddersView, hands: list[tuple[str, ...]], dice: Dice
) -> Gamble | None:
    """SL12: the layer's hand at the lay is what it holds now, but for cards taken since."""
    if view.layer is None or view.gambled is None:
        return None
    hand = hands[view.layer]
    if len(hand) > view.gambled:
        hand = in_order(tuple(dice.shuffle(hand)[: view.gambled]))
    return Gamble(view.layer, hand, view.doubted)


def hidden_cards(view: SnakesAndLaddersView) -> list[str]:
    """The cards that the viewer does not see, in the order of the deck."""
    seen = Counter([*view.discards, *view.hand, *(card for hand in view.known for card in hand)])
    return list((Counter(DECK) - seen).elements())


def drawn_card(view: SnakesAndLaddersView, deck: list[str]) -> str | None:
    """The card that another seat has drawn and may lay, taken from the deck.

    SL17: with an empty draw pile it assumes that the seat got nothing.
    """
    if view.phase != "drawn" or view.turn == view.seat:
        return view.drawn
    if view.pile == 0 and len(view.discards) <= 1:
        return None
    known = view.known[view.turn]
    return deck.pop() if view.sizes[view.turn] > len(known) else known[0]


def drew_without_a_fit(view: SnakesAndLaddersView) -> bool:
    """SL5: with `only_without_a_fit`, a seat that has drawn holds no other fitting card."""
    strict = view.options.draw == "only_without_a_fit" and view.options.penalties == "off"
    return strict and view.phase == "drawn"


def misfits(view: SnakesAndLaddersView, deck: list[str], count: int) -> list[str]:
    """Up to so many cards that do not fit, taken from the deck."""
    taken = [card for card in deck if not fits(card, view.discards[-1], view.colour)][:count]
    for card in taken:
        deck.remove(card)
    return taken


def state_of(
    view: SnakesAndLaddersView,
    hands: tuple[tuple[str, ...], ...],
    pile: tuple[str, ...],
    drawn: str | None,
) -> SnakesAndLaddersState:
    """The state of the view with these hands."""
    assert view.seat is not None
    shown = tuple(Shown(view.seat, owner, cards) for owner, cards in enumerate(view.known) if cards)
    return SnakesAndLaddersState(
        options=view.options,
        round=view.round,
        dealer=view.dealer,
        hands=hands,
        pile=pile,
        discards=view.discards,
        colour=view.colour,
        turn=view.turn,
        direction=view.direction,
        phase=view.phase,
        pending=view.pending,
        drawn=drawn,
        waiting=view.waiting,
        layer=view.layer,
        forgot=view.forgot,
        laid_by=view.laid_by,
        forgetful=view.forgetful,
        stuck=view.stuck,
        shown=shown,
        scores=view.scores,
        rounds=view.rounds,
        result=view.result,
    )
