"""Strengths of players from who beat whom, after Bradley and Terry, and Luce for larger tables.

At a table a player wins with a probability in proportion to its strength. The strengths are those
that make the results likeliest, and their intervals count deals, not matches, as independent
(Huber's sandwich), since a deal that suits one player does so at every table.
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

    Only differences can be known. Were they taken from the average, one player about whom little is
    known, since it lost everything, would blur all others.
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

    One more deal, which ended even, is thought to each pairing: who has won everything so far is
    not infinitely strong.
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
    """The chance of the one against a table of the others."""
    return 1 / (1 + (seats - 1) * exp(strengths[pairing.other] - strengths[pairing.one]))


def curvature(pairings: Sequence[Pairing], strengths: Sequence[float], seats: int) -> Matrix:
    """How sharply the likelihood bends.

    Adding the same to all strengths changes no chance; a constant in every place of the matrix
    holds their mean at 0.
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
    """How far each logarithm above the first may be off, by how differently the deals went."""
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
    """Where each deal wants to move the strengths, the thought ones included."""
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
    """Gauss and Jordan, with the largest pivot first."""
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
