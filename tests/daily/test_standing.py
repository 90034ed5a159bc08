"""Places, percentiles and streaks, computed by hand."""

from __future__ import annotations

from collections import Counter

import pytest

from stosy.vocabulary.daily import Standing, standing, streak


@pytest.mark.parametrize(
    ("points", "mine", "expected"),
    [
        # Nobody else: there is nobody to be better than.
        ([-3], -3, Standing(1, 0, 0, 0, None)),
        # One of two, better and worse.
        ([0, -12], 0, Standing(1, 0, 0, 1, 100)),
        ([0, -12], -12, Standing(2, 1, 0, 0, 0)),
        # A draw beats half of the other.
        ([-5, -5], -5, Standing(1, 0, 1, 0, 50)),
        # Others: 4, 2, 2, -1, -8. Two worse, two equal: (2 + 1) / 5.
        ([4, 2, 2, -1, -8, 2], 2, Standing(2, 1, 2, 2, 60)),
        ([4, 2, 1, -1, -8], 1, Standing(3, 2, 0, 2, 50)),
        # Two of three others are worse: 66.7 %, rounded down.
        ([9, 5, 1, 0], 5, Standing(2, 1, 0, 2, 66)),
    ],
)
def test_a_percentile(points: list[int], mine: int, expected: Standing) -> None:
    assert standing(Counter(points), mine) == expected


@pytest.mark.parametrize(
    ("days", "today", "expected"),
    [
        ([], "2026-11-16", 0),
        (["2026-11-16"], "2026-11-16", 1),
        # Today is not over: yesterday's streak still stands.
        (["2026-11-14", "2026-11-15"], "2026-11-16", 2),
        (["2026-11-14"], "2026-11-16", 0),
        (["2026-11-12", "2026-11-14", "2026-11-15", "2026-11-16"], "2026-11-16", 3),
        # Two games on one day are one day; months and leap years count on.
        (["2028-02-28", "2028-02-29", "2028-02-29", "2028-03-01"], "2028-03-01", 3),
    ],
)
def test_a_streak(days: list[str], today: str, expected: int) -> None:
    assert streak(days, today) == expected
