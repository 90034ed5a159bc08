"""Looking ahead: the short way of the offers agrees with trying every lay."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from stosy.games.rows.piles import fits, leaves_one

WAYS = (1, 1, -1, -1)
hands = st.lists(st.integers(2, 99), min_size=1, max_size=8, unique=True).map(tuple)
tops = st.tuples(*[st.integers(2, 99)] * len(WAYS))


def fitting(hand: tuple[int, ...], piles: tuple[int, ...]) -> list[set[int]]:
    cards = zip(WAYS, piles, strict=True)
    return [{card for card in hand if fits(way, top, card)} for way, top in cards]


@given(hands, tops)
def test_where_one_is_left_for_certain_every_lay_leaves_one(
    hand: tuple[int, ...], piles: tuple[int, ...]
) -> None:
    if not leaves_one(hand, fitting(hand, piles)):
        return
    for pile, cards in enumerate(fitting(hand, piles)):
        for card in cards:
            rest = tuple(each for each in hand if each != card)
            then = (*piles[:pile], card, *piles[pile + 1 :])
            assert any(fitting(rest, then))


def test_two_piles_with_two_cards_each_are_needed() -> None:
    assert leaves_one((3, 4), [{3, 4}, {3, 4}, set()])
    assert not leaves_one((3, 4), [{3, 4}, {3}, {4}])
    assert not leaves_one((3,), [{3}, {3}, {3}])
