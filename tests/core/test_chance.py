"""Chance: the same on every platform and in every version."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stosy.core import AnyGame, Dice, commitment, seed_of
from stosy.core.records import to_plain
from tests.contract.plays import every_game
from tests.core import deals

seeds = st.text("0123456789abcdef", min_size=64, max_size=64)


def told_numbers(seed: str, ordinal: int) -> Iterator[int]:
    """The numbers of a seed, as the documentation tells them."""
    block = 0
    while True:
        digest = sha256(f"{seed}:{ordinal}:{block}".encode()).hexdigest()
        yield from (int(digest[place : place + 8], 16) for place in range(0, 64, 8))
        block += 1


def told_below(numbers: Iterator[int], bound: int) -> int:
    """The next number that is below the largest multiple of the bound, modulo the bound."""
    multiple = bound * (2**32 // bound)
    return next(number for number in numbers if number < multiple) % bound


def told_shuffle(numbers: Iterator[int], cards: list[int]) -> list[int]:
    """Fisher and Yates, from the last place down to the second."""
    cards = list(cards)
    for place in reversed(range(1, len(cards))):
        other = told_below(numbers, place + 1)
        cards[place], cards[other] = cards[other], cards[place]
    return cards


@given(seeds, st.integers(0, 30), st.lists(st.integers(0, 120), max_size=5))
def test_the_standard_shuffle_is_as_documented(seed: str, ordinal: int, sizes: list[int]) -> None:
    dice, numbers = Dice(seed, ordinal), told_numbers(seed, ordinal)
    for size in sizes:
        assert list(dice.shuffle(range(size))) == told_shuffle(numbers, list(range(size)))


@given(seeds, st.lists(st.integers(1, 2**32), min_size=1, max_size=30))
def test_numbers_below_a_bound_are_as_documented(seed: str, bounds: list[int]) -> None:
    dice, numbers = Dice(seed, 0), told_numbers(seed, 0)
    for bound in bounds:
        number = dice.below(bound)
        assert number == told_below(numbers, bound)
        assert 0 <= number < bound


def test_words_that_would_favour_small_numbers_are_thrown_away() -> None:
    bound = 3 * 2**30
    dice = Dice(seed_of("bias"), 0)
    drawn = [dice.below(bound) for _ in range(400)]
    words = told_numbers(seed_of("bias"), 0)
    kept = [word for word, _ in zip(words, range(1000), strict=False) if word < bound]
    assert drawn == kept[:400]


@pytest.mark.parametrize("bound", [2, 3, 7, 10])
def test_every_number_is_about_as_likely(bound: int) -> None:
    dice = Dice(seed_of("fair"), bound)
    counts = Counter(dice.below(bound) for _ in range(1000 * bound))
    assert set(counts) == set(range(bound))
    assert all(850 < count < 1150 for count in counts.values())


def test_every_order_is_about_as_likely() -> None:
    dice = Dice(seed_of("orders"), 0)
    counts = Counter(dice.shuffle("abcd") for _ in range(24 * 200))
    assert len(counts) == 24
    deviation = sum((count - 200) ** 2 / 200 for count in counts.values())
    assert deviation < 49.7  # chi-square, 23 degrees of freedom: exceeded once in a thousand


def test_streams_differ_by_seed_and_by_ordinal() -> None:
    starts = {
        (Dice(seed_of("streams", match), ordinal).below(2**32))
        for match in range(10)
        for ordinal in range(10)
    }
    assert len(starts) == 100


def test_a_shuffle_leaves_its_cards_alone() -> None:
    cards = [1, 2, 3]
    assert sorted(Dice(seed_of("x"), 0).shuffle(cards)) == [1, 2, 3]
    assert cards == [1, 2, 3]
    assert Dice(seed_of("x"), 0).shuffle(()) == ()
    assert Dice(seed_of("x"), 0).shuffle("a") == ("a",)


FIRST = "abd1938e708c91f3666e7cf1d55714b2daa62c0efa9a6230d10a6a6e1573f7e8"
STOSY = "1fbf84a53cfb506c46a4b90ddd85dd2cdc6d2d78e58672866760e3d7ffede03c"
ZEROS = "60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55"


def test_seeds_are_pinned() -> None:
    assert seed_of("first") == sha256(b"first:0").hexdigest() == FIRST
    assert seed_of("стоси", 7) == sha256("стоси:7".encode()).hexdigest() == STOSY
    assert commitment("0" * 64) == sha256(b"0" * 64).hexdigest() == ZEROS


def test_the_standard_shuffle_is_pinned() -> None:
    dice = Dice(seed_of("first"), 0)
    assert dice.shuffle(range(12)) == (7, 11, 4, 3, 2, 6, 9, 10, 5, 0, 8, 1)
    assert [dice.below(6) for _ in range(12)] == [3, 4, 4, 3, 1, 5, 5, 3, 2, 2, 2, 3]


@every_game
def test_a_seed_means_the_same_deal_for_ever(game: AnyGame) -> None:
    lines = map(json.loads, deals.FILE.read_text(encoding="utf-8").splitlines())
    pinned = [told for told in lines if told["game"] == game.id]
    assert len(pinned) == len(deals.NAMES), "a new game: python -m tests.core.deals --write"
    for told in pinned:
        setup = game.setup(told["seats"], game.options())
        deal = game.deal(setup, Dice(told["seed"], 0))
        assert json.loads(json.dumps(to_plain(deal))) == told["deal"]


@every_game
def test_who_starts_may_be_chosen_without_changing_the_cards(game: AnyGame) -> None:
    seats = game.seats[-1]
    by_lot, chosen = (
        to_plain(game.deal(game.setup(seats, game.options(), first), Dice(seed_of("lot"), 0)))
        for first in (None, seats - 1)
    )
    starts = "first" if "first" in chosen else "dealer"
    assert chosen.pop(starts) == seats - 1
    assert by_lot.pop(starts) in range(seats)
    assert chosen == by_lot
