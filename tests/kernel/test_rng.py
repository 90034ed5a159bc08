"""The generator is the same in both languages, and fair."""

from __future__ import annotations

from collections import Counter

import pytest
from stosy_kernel import PythonRng, Rng
from stosy_kernel.rng import BITS, CHOICE_LANE

SEEDS = (0, 1, 2, 12345, 1 << 63, BITS)
STREAMS = (0, 1, 77, BITS)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("stream", STREAMS)
def test_both_languages_draw_the_same(seed: int, stream: int) -> None:
    fast, plain = Rng(seed, stream), PythonRng(seed, stream)
    for counter in (*range(50), CHOICE_LANE, CHOICE_LANE + 1, BITS):
        assert fast.word(counter) == plain.word(counter)
        for bound in (1, 2, 3, 50, 98, (1 << 31) - 1):
            assert fast.below(counter, bound) == plain.below(counter, bound)


def test_known_numbers_stay() -> None:
    words = [PythonRng(1, 2).word(counter) for counter in range(3)]
    assert words == [6719773352964837039, 11967407583231510488, 2033405640546933666]


def test_every_number_is_about_as_likely() -> None:
    counts = Counter(Rng(5, stream).below(0, 10) for stream in range(20_000))
    assert sorted(counts) == list(range(10))
    # Chi-squared with 9 degrees of freedom: above 33.7 once in ten thousand seeds.
    assert sum((count - 2000) ** 2 / 2000 for count in counts.values()) < 33.7


def test_a_bit_of_the_seed_changes_half_of_the_word() -> None:
    changed = [(Rng(1 << bit, 0).word(0) ^ Rng(0, 0).word(0)).bit_count() for bit in range(64)]
    assert 28 < sum(changed) / 64 < 36


def test_no_number_below_nothing() -> None:
    with pytest.raises(ValueError, match="no number"):
        Rng(0, 0).below(0, 0)
