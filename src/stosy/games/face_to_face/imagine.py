"""Sampling states of Face to Face from a view: the other's hand and both draw piles."""

from __future__ import annotations

from msgspec.structs import replace

from stosy.core import Dice, placed
from stosy.games.face_to_face.state import (
    DECK,
    FaceToFaceState,
    FaceToFaceView,
    can_go_on,
    lays,
    tops_of,
)
from stosy.games.rows.hidden_cards import Demand, Shares, deal_hidden


def imagined(view: FaceToFaceView, dice: Dice) -> FaceToFaceState | None:
    """A state that is consistent with the view; None if no deal was found."""
    if view.seat is None:
        return None
    other = 1 - view.seat
    mine, theirs = unseen(view)
    dealt = deal_theirs(view, other, theirs, dice)
    if dealt is None:
        return None
    draws = (dice.shuffle(mine),) * 2
    return state_of(view, tuple(sorted(dealt.hands[other])), placed(draws, other, dealt.rest))


def state_of(
    view: FaceToFaceView, hand: tuple[int, ...], draws: tuple[tuple[int, ...], ...]
) -> FaceToFaceState:
    """The state of the view with this hand of the other."""
    assert view.seat is not None
    hands = placed((hand, hand), view.seat, view.hand)
    return FaceToFaceState(
        options=view.options,
        hands=hands,
        draws=draws,
        turn=view.turn,
        piles=view.piles,
        laid_by=view.laid_by,
        turns=view.turns,
        laid=view.laid,
        result=view.result,
    )


def deal_theirs(
    view: FaceToFaceView, other: int, cards: list[int], dice: Dice
) -> Shares[int] | None:
    """The other's cards; if it is to act it has a move, otherwise the match would be over (FF7)."""
    sizes = tuple(size if seat == other else 0 for seat, size in enumerate(view.sizes))
    draws = tuple(tuple(DECK[:size]) for size in view.draws)  # only their sizes matter
    if view.result is not None or view.turn != other:
        return deal_hidden(cards, sizes, (), lambda hands: True, dice)
    state = state_of(view, tuple(cards[: sizes[other]]), draws)
    demands = []
    if len(view.laid) < state.minimum:
        piles = lays(tops_of(state))
        fitting = [card for card in cards if any(card in pile for pile in piles)]
        demands.append(Demand(other, fitting))
    return deal_hidden(
        cards, sizes, demands, lambda hands: can_go_on(replaced(state, other, hands[other])), dice
    )


def replaced(state: FaceToFaceState, seat: int, hand: tuple[int, ...]) -> FaceToFaceState:
    """The state with this hand of the seat."""
    return replace(state, hands=placed(state.hands, seat, hand))


def unseen(view: FaceToFaceView) -> tuple[list[int], list[int]]:
    """The cards of both seats that are neither on a pile nor in the viewer's hand."""
    piles = zip(view.piles, view.laid_by, strict=True)
    lying = {laid for cards, seats in piles for laid in zip(cards, seats, strict=True)}
    mine = [card for card in DECK if (card, view.seat) not in lying and card not in view.hand]
    assert view.seat is not None
    theirs = [card for card in DECK if (card, 1 - view.seat) not in lying]
    return mine, theirs
