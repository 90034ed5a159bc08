"""What a seat of Face to Face can imagine: the other's hand, and what both are still to draw."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from msgspec.structs import replace

from stosy.core import Dice, placed
from stosy.games.face_to_face.lays import after, can_go_on, tops_of
from stosy.games.face_to_face.state import DECK, PILES, ROWS, WAYS, FaceToFaceView, State, place
from stosy.games.hidden import Demand, Shares, deal_hidden
from stosy.games.piles import jumps_back, room_lost

Shuffle: TypeAlias = Callable[[Sequence[int]], Sequence[int]]


def imagined(view: FaceToFaceView, dice: Dice) -> State | None:
    """A state that looks like this to the view's seat; None if no deal was found."""
    if view.seat is None:
        return None
    other = 1 - view.seat
    mine, theirs = unseen(view, dice.shuffle)
    dealt = deal_theirs(view, other, theirs, dice)
    if dealt is None:
        return None
    draws = (dice.shuffle(mine),) * 2
    return state_of(view, tuple(sorted(dealt.hands[other])), placed(draws, other, dealt.rest))


def state_of(
    view: FaceToFaceView, hand: tuple[int, ...], draws: tuple[tuple[int, ...], ...]
) -> State:
    """The view's state, if the other holds this hand."""
    assert view.seat is not None
    hands = placed((hand, hand), view.seat, view.hand)
    return State(
        view.options, hands, draws, view.turn, view.piles, view.turns, view.laid, view.result
    )


def deal_theirs(
    view: FaceToFaceView, other: int, cards: list[int], dice: Dice
) -> Shares[int] | None:
    """The other's cards; if it is to act it can, else the match would be over (FF7)."""
    sizes = tuple(size if seat == other else 0 for seat, size in enumerate(view.sizes))
    draws = tuple(tuple(DECK[:size]) for size in view.draws)  # only their sizes are asked for
    if view.result is not None or view.turn != other:
        return deal_hidden(cards, sizes, (), lambda hands: True, dice)
    state = state_of(view, tuple(cards[: sizes[other]]), draws)
    demands = []
    if len(view.laid) < state.minimum:
        tops = tops_of(state)
        demands.append(Demand(other, [card for card in cards if any(after(card, tops))]))
    return deal_hidden(
        cards, sizes, demands, lambda hands: can_go_on(replaced(state, other, hands[other])), dice
    )


def replaced(state: State, seat: int, hand: tuple[int, ...]) -> State:
    """The state, if the seat holds this hand."""
    return replace(state, hands=placed(state.hands, seat, hand))


def unseen(view: FaceToFaceView, shuffle: Shuffle) -> tuple[list[int], list[int]]:
    """The viewer's cards and the other's, but for those that lie and those the viewer holds."""
    laid = laid_by_viewer(view, shuffle)
    lying = Counter(card for pile in view.piles for card in pile)
    mine = [card for card in DECK if card not in laid and card not in view.hand]
    theirs = [card for card in DECK if lying[card] == (card in laid)]
    return mine, theirs


def laid_by_viewer(view: FaceToFaceView, shuffle: Shuffle) -> set[int]:
    """The numbers that the viewer has laid.

    A card against a row's way is the opponent's help (FF5), unless it is ten back (FF4): then it
    may be either's. A number lies twice only if both laid it, and what the viewer holds the
    opponent laid. Where that leaves a choice, chance takes as many as the viewer has laid.
    """
    assert view.seat is not None
    lying = Counter(card for pile in view.piles for card in pile)
    mine = {card for card, times in lying.items() if times == 2}
    open_ones = []
    for card, owner in owners(view):
        if lying[card] == 2 or card in view.hand:
            continue
        if owner == view.seat:
            mine.add(card)
        elif owner is None:
            open_ones.append(card)
    missing = len(DECK) - view.sizes[view.seat] - view.draws[view.seat] - len(mine)
    return mine.union(shuffle(open_ones)[:missing])


def owners(view: FaceToFaceView) -> Iterator[tuple[int, int | None]]:
    """Each card that lies, and who laid it; None where the pile does not tell."""
    this_turn = Counter(place(view.turn, PILES.index(lay.pile)) for lay in view.laid)
    for where, pile in enumerate(view.piles):
        way, top = WAYS[where % 2], ROWS[where % 2]
        for height, card in enumerate(pile):
            if height >= len(pile) - this_turn[where]:
                yield card, view.turn
            elif jumps_back(way, top, card):
                yield card, None
            else:
                yield card, where // 2 if room_lost(way, top, card) > 0 else 1 - where // 2
            top = card
