"""Tuning weights of the instant bots: small changes, kept if they win on new deals.

A study is a value: the same game, seed and number of rounds give the same weights, interrupted or
not. Team games are rated by the games won and the cards laid. Competitive games are rated by a
league, by the worst result and the average together: a bot tuned only against its last version may
lose to a simple one, and with the worst result alone only the last version would count. Needs the
kernel.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import chain, islice
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace
from stosy_kernel import Tally, playouts

from stosy.bots.kernel import kernel_seed
from stosy.bots.weights import Weights
from stosy.core import Dice, seed_of
from stosy.games import find
from tools.learning.tables import TUNING, TuningTable, guess, sparring, tables

CHAMPIONS = 4
"""So many former champions play in the league, the latest."""
EVERY = 25
"""After so many rounds the champion joins the league."""
MOST_WEIGHT = 1_000_000
"""The kernel refuses larger ones (`heuristic/sense.h`)."""
SECOND_LOOK = 4
"""A change that looks good is looked at again on so many times as many other deals."""


class Study(Struct, frozen=True):
    """The progress of the tuning."""

    game: str
    seed: str
    deals: int
    """Deals per table for a first test of a change."""
    weights: Weights
    round: int = 0
    kept: int = 0
    champions: tuple[Weights, ...] = ()


def begin(game: str, seed: str, deals: int | None = None) -> Study:
    """A new study."""
    return Study(game, seed, deals or TUNING[game].deals, dict(guess(game)))


def run(study: Study, rounds: int, threads: int = 1) -> Iterator[Study]:
    """Run the remaining rounds; interrupting and resuming gives the same result."""
    while study.round < rounds:
        study = after_round(study, threads)
        yield study


def after_round(study: Study, threads: int) -> Study:
    """Try one change; every few rounds the champion joins the league."""
    changed = mutated(study.weights, Dice(seed_of(study.seed, study.round), 0))
    if better(study, changed, threads):
        study = replace(study, weights=changed, kept=study.kept + 1)
    study = replace(study, round=study.round + 1)
    if study.round % EVERY or find(study.game).team or study.weights in study.champions:
        return study
    return replace(study, champions=(*study.champions, study.weights)[-CHAMPIONS:])


def mutated(weights: Weights, dice: Dice) -> Weights:
    """One to three weights changed, larger ones by more, within the kernel's bounds."""
    changed = dict(weights)
    for name in dice.shuffle(weights)[: 1 + dice.below(3)]:
        reach = max(2, abs(changed[name]) // 2)
        moved = changed[name] + dice.below(2 * reach + 1) - reach
        changed[name] = max(-MOST_WEIGHT, min(moved, MOST_WEIGHT))
    return changed


def better(study: Study, changed: Weights, threads: int) -> bool:
    """Is the change better in a first and in a second test, each on its own deals?"""
    league = rivals(study)
    for look, times in enumerate((1, SECOND_LOOK)):
        seed = kernel_seed(f"{study.seed}:deals", 2 * study.round + look)
        deals = Deals(study.game, seed, times * study.deals, threads)
        try:
            changed_value = value(deals, changed, league)
        except RuntimeError:  # matches that do not end
            return False
        if changed_value <= value(deals, study.weights, league):
            return False
    return True


def rivals(study: Study) -> list[Weights | None]:
    """The league: the permanent members, the random bot, and champions other than the current
    one."""
    former = [each for each in study.champions if each != study.weights]
    return [*sparring(study.game), None, *former]


class Counted(Struct, frozen=True):
    """What counts of a tally of the kernel, which cannot be sent to other processes."""

    games: int
    wins: tuple[int, ...]
    left: tuple[int, ...]


class Deals(Struct, frozen=True):
    """The deals of one test, the same for all weights that are compared."""

    game: str
    seed: int
    count: int
    threads: int = 1
    first: int = 0

    def play(self, table: TuningTable, bots: Sequence[Weights | None]) -> Tally:
        """All of them, with these bots on the seats."""
        return playouts(
            self.game,
            table.options,
            table.seats,
            self.count,
            self.seed,
            self.threads,
            bots=bots,
            number=self.first,
        )


Seating: TypeAlias = tuple[TuningTable, tuple[Weights | None, ...]]
"""A table and the bots on its seats."""


def value(deals: Deals, weights: Weights, league: Sequence[Weights | None]) -> float:
    """The average value of the weights over the tables; comparable only on the same deals."""
    team = find(deals.game).team
    seatings = [
        [(table, (weights,) * table.seats)] if team else alone_among(table, weights, league)
        for table in tables(deals.game)
    ]
    tallies = map(partial(seated, deals), chain.from_iterable(seatings))
    values = []
    for each in seatings:
        played = list(islice(tallies, len(each)))
        values.append(team_value(played[0]) if team else league_value(played, len(each[0][1])))
    return sum(values) / len(values)


def seated(deals: Deals, seating: Seating) -> Counted:
    """The results of one seating on all deals."""
    tally = deals.play(*seating)
    return Counted(tally.games, tuple(tally.wins), tuple(tally.left))


def alone_among(
    table: TuningTable, weights: Weights, league: Sequence[Weights | None]
) -> list[Seating]:
    """The weights alone among each rival, on every seat in turn."""
    return [
        (table, tuple(weights if other == seat else rival for other in range(table.seats)))
        for rival in league
        for seat in range(table.seats)
    ]


def team_value(tally: Counted) -> float:
    """Games won, plus a little for every card laid in lost games; a team has no rivals."""
    cards = sum(left * games for left, games in enumerate(tally.left))
    return (tally.left[0] - 0.01 * cards) / tally.games


def league_value(tallies: Sequence[Counted], seats: int) -> float:
    """The worst result plus the average; 1 is even with the rival at any number of seats."""
    results = []
    for first in range(0, len(tallies), seats):
        turns = tallies[first : first + seats]
        results.append(sum(tally.wins[seat] for seat, tally in enumerate(turns)) / turns[0].games)
    return (min(results) + sum(results) / len(results)) / 2


def wins(deals: Deals, table: TuningTable, weights: Weights, rival: Weights | None) -> int:
    """Matches won alone among such rivals, on every seat in turn."""
    turns = alone_among(table, weights, [rival])
    return sum(seated(deals, each).wins[seat] for seat, each in enumerate(turns))
