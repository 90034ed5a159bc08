"""Strengths of players by the model of Bradley and Terry (Luce for larger tables).

At a table a player wins with a probability in proportion to its strength. The strengths have the
maximum likelihood. Their intervals treat deals, not matches, as independent (Huber's sandwich),
since matches of one deal are correlated.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import exp, fsum, log, sqrt
from typing import TypeAlias

from msgspec import Struct

from stosy.analysis.intervals import Z95, Estimate

Matrix: TypeAlias = list[list[float]]

ELO = 400 / log(10)
"""Points for a strength that is e times as large: 400 points are odds of ten to one."""
STEP = 1.0
"""Newton's method may not leap further at once: far from the solution it would miss it."""
SETTLED = 1e-10
STEPS = 500


class Pairing(Struct, frozen=True):
    """One player against others of one kind: its share of the wins, deal by deal."""

    one: int
    other: int
    scores: tuple[float, ...]


def elo(pairings: Sequence[Pairing], players: int, seats: int) -> tuple[Estimate, ...]:
    """Points of each player above the first.

    Only differences are defined. Relative to the average, one player with a wide interval, because
    it lost everything, would widen all others.
    """
    strengths = likeliest(pairings, players, seats)
    points = []
    for strength, error in zip(strengths, errors(pairings, strengths, seats), strict=True):
        above = strength - strengths[0]
        points.append(
            Estimate(ELO * above, ELO * (above - Z95 * error), ELO * (above + Z95 * error))
        )
    return tuple(points)


def likeliest(pairings: Sequence[Pairing], players: int, seats: int) -> list[float]:
    """Logarithms of the strengths, by Newton's method.

    Each pairing is credited with one extra drawn deal, so the strengths stay finite.
    """
    strengths = [0.0] * players
    totals = [(len(each.scores) + 1, fsum(each.scores) + 1 / seats) for each in pairings]
    for _ in range(STEPS):
        slope = [0.0] * players
        for pairing, (deals, won) in zip(pairings, totals, strict=True):
            surplus = won - deals * expected(pairing, strengths, seats)
            slope[pairing.one] += surplus
            slope[pairing.other] -= surplus
        step = product(inverse(curvature(pairings, strengths, seats)), slope)
        longest = max(map(abs, step))
        strengths = [
            strength + change * min(1.0, STEP / max(longest, STEP))
            for strength, change in zip(strengths, step, strict=True)
        ]
        if longest < SETTLED:
            break
    return strengths


def expected(pairing: Pairing, strengths: Sequence[float], seats: int) -> float:
    """The winning chance of the single player against a table of the others."""
    return 1 / (1 + (seats - 1) * exp(strengths[pairing.other] - strengths[pairing.one]))


def curvature(pairings: Sequence[Pairing], strengths: Sequence[float], seats: int) -> Matrix:
    """The negative second derivatives of the log-likelihood.

    Adding a constant to all strengths changes no chance; a constant added to every matrix entry
    keeps their mean at 0.
    """
    players = len(strengths)
    matrix = [[1 / players] * players for _ in range(players)]
    for pairing in pairings:
        chance = expected(pairing, strengths, seats)
        weight = (len(pairing.scores) + 1) * chance * (1 - chance)
        for row, sign in ((pairing.one, 1), (pairing.other, -1)):
            matrix[row][pairing.one] += sign * weight
            matrix[row][pairing.other] -= sign * weight
    return matrix


def errors(pairings: Sequence[Pairing], strengths: Sequence[float], seats: int) -> list[float]:
    """The standard errors of the differences to the first player, from the variance between
    deals."""
    pull = inverse(curvature(pairings, strengths, seats))
    squares = [0.0] * len(strengths)
    for slope in slopes(pairings, strengths, seats):
        changes = product(pull, slope)
        for player, change in enumerate(changes):
            squares[player] += (change - changes[0]) ** 2
    return [sqrt(square) for square in squares]


def slopes(
    pairings: Sequence[Pairing], strengths: Sequence[float], seats: int
) -> Iterator[list[float]]:
    """The gradient of each deal, the extra drawn deals included."""
    chances = [expected(pairing, strengths, seats) for pairing in pairings]
    for scores in zip(*(pairing.scores for pairing in pairings), strict=True):
        slope = [0.0] * len(strengths)
        for pairing, chance, score in zip(pairings, chances, scores, strict=True):
            slope[pairing.one] += score - chance
            slope[pairing.other] -= score - chance
        yield slope
    for pairing, chance in zip(pairings, chances, strict=True):
        slope = [0.0] * len(strengths)
        slope[pairing.one], slope[pairing.other] = 1 / seats - chance, chance - 1 / seats
        yield slope


def product(matrix: Matrix, vector: Sequence[float]) -> list[float]:
    return [fsum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def inverse(matrix: Matrix) -> Matrix:
    """The inverse by Gauss-Jordan elimination with partial pivoting."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for column in range(size):
        best = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[best] = rows[best], rows[column]
        pivot = rows[column][column]
        rows[column] = [value / pivot for value in rows[column]]
        for other in range(size):
            factor = rows[other][column]
            if other != column and factor:
                rows[other] = [
                    a - factor * b for a, b in zip(rows[other], rows[column], strict=True)
                ]
    return [row[size:] for row in rows]
