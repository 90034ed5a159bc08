"""Strengths and intervals, on results made with known chances."""

from __future__ import annotations

from math import exp, log

import pytest

from stosy.analysis.intervals import Estimate, change, mean, share
from stosy.core import Dice
from stosy.lab.tournament.strengths import ELO, Pairing, elo, inverse, product

MILLION = 10**6


def chance(dice: Dice, probability: float) -> bool:
    return dice.below(MILLION) < probability * MILLION


def holds(estimate: Estimate, truth: float) -> bool:
    return estimate.low <= truth <= estimate.high


def made(strengths: list[float], seats: int, deals: int, dice: Dice) -> list[Pairing]:
    """Every bot alone among every other, each deal on all seats."""
    numbers = range(len(strengths))
    pairings = []
    for one, other in ((one, other) for one in numbers for other in numbers if one != other):
        p = 1 / (1 + (seats - 1) * exp(strengths[other] - strengths[one]))
        wins = [[chance(dice, p) for _ in range(seats)] for _ in range(deals)]
        pairings.append(Pairing(one, other, tuple(sum(deal) / seats for deal in wins)))
    return pairings


@pytest.mark.parametrize("seats", [2, 4])
def test_known_strengths_are_found(seats: int) -> None:
    strengths = [-1.5, 0.0, 0.2, 1.3]
    points = elo(made(strengths, seats, 800, Dice("strengths", seats)), 4, seats)
    assert points[0] == Estimate(0, 0, 0)
    for point, strength in zip(points[1:], strengths[1:], strict=True):
        assert point.value == pytest.approx(ELO * (strength - strengths[0]), abs=15)
        assert 5 < point.high - point.low < 35


def test_two_players_have_the_points_of_their_odds() -> None:
    """Three wins of four are odds of three to one, apart from the extra drawn deal."""
    scores = (1.0, 1.0, 1.0, 0.0) * 25_000
    _, second = elo([Pairing(0, 1, scores)], 2, 2)
    assert second.value == pytest.approx(-400 * log(3, 10), abs=0.1)


def test_who_wins_everything_is_not_infinitely_strong() -> None:
    _, worst = elo([Pairing(0, 1, (1.0,) * 100)], 2, 2)
    assert -1500 < worst.low < worst.value < worst.high < -500


def test_who_loses_everything_does_not_blur_the_others() -> None:
    even = (1.0, 0.0, 0.5, 0.5) * 25
    alone = elo([Pairing(0, 1, even)], 2, 2)[1]
    won = (1.0,) * 100
    beside = elo([Pairing(0, 1, even), Pairing(0, 2, won), Pairing(1, 2, won)], 3, 2)[1]
    assert beside.high - beside.low < 1.1 * (alone.high - alone.low)


@pytest.mark.parametrize("seats", [2, 3])
def test_strength_intervals_hold_the_truth_as_often_as_they_say(seats: int) -> None:
    dice, held = Dice("coverage", seats), 0
    for _ in range(150):
        points = elo(made([0.3, 0.0, -0.3], seats, 60, dice), 3, seats)
        held += holds(points[2], ELO * -0.6)
    assert 0.9 <= held / 150 <= 0.99


def dependent(dice: Dice, deals: int) -> list[float]:
    """Matches of two on a deal that suits one side: mostly one win each, or two for one."""
    scores = []
    for _ in range(deals):
        kind = 0.9 if chance(dice, 0.5) else 0.3
        scores.append((chance(dice, kind) + chance(dice, kind)) / 2)
    return scores


def test_intervals_of_shares_count_deals() -> None:
    """Matches of a deal are correlated: counted singly, the intervals would be too narrow."""
    dice = Dice("shares", 0)
    held = sum(holds(share(dependent(dice, 100)), 0.6) for _ in range(400))
    assert 0.92 <= held / 400 <= 0.98


def test_intervals_of_means_hold_the_truth_as_often_as_they_say() -> None:
    dice = Dice("means", 0)
    held = sum(holds(mean([dice.below(11) for _ in range(50)]), 5) for _ in range(400))
    assert 0.92 <= held / 400 <= 0.98


def test_intervals_of_changes_hold_the_truth_as_often_as_they_say() -> None:
    dice, held = Dice("changes", 0), 0
    for _ in range(400):
        pairs = [(chance(dice, 0.1), chance(dice, 0.05)) for _ in range(60)]
        held += holds(change([a - b for a, b in pairs]), 0.05)
    assert 0.92 <= held / 400 <= 0.99


def test_nothing_seen_is_not_nothing_possible() -> None:
    assert share([0.0] * 100).high > 0.03
    assert share([1.0] * 100).low < 0.97
    never = change([0.0] * 100)
    assert never.low < 0 < never.high


def test_bounds_are_rounded_outwards() -> None:
    assert Estimate(99.97, 99.951, 99.998).rounded(1) == Estimate(100.0, 99.9, 100.0)
    assert Estimate(-3.5, -7.2, 0.0).rounded(0) == Estimate(-4, -8, 0)
    assert Estimate(0.5, 0.25, 0.75).times(100) == Estimate(50, 25, 75)


def test_an_inverse_undoes_its_matrix() -> None:
    matrix = [[0.0, 2.0, 1.0], [1.0, 0.0, 3.0], [4.0, 1.0, 0.0]]
    vector = [1.0, -2.0, 5.0]
    assert product(inverse(matrix), product(matrix, vector)) == pytest.approx(vector)
