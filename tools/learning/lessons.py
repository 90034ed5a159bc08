"""Training a network to estimate positions from games of bots.

A course is a value: the same game, seed, games and number of rounds give the same network. The
first round is played by instant bots; in the next ones half of the players search with the network
of the round before, so that it also sees positions that only a search reaches. Games begin with
random mistakes, and positions count only after the last of them. After every round the network is
trained from scratch on all positions gathered so far. Needs the kernel.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from shlex import quote

from msgspec import Struct
from msgspec.structs import replace
from stosy_kernel import Net, teach
from stosy_kernel.estimates import features, gather

from stosy.bots.kernel import kernel_seed
from stosy.bots.weights import Weights, weights_of
from stosy.games import find
from tools.learning.tables import TuningTable, lessons

WITHOUT_SEARCH = 8
"""In the first round, which is quick, so many times as many games are played."""
PLAYOUTS = 48
"""Of those who search, a decision."""
EPOCHS = 8
"""So often every position is looked at in a round."""
DIGITS = 5
"""The weights are rounded to so many places."""


class Course(Struct, frozen=True):
    """The progress of the training."""

    game: str
    seed: str
    games: int
    """Games per table and round."""
    round: int = 0
    samples: int = 0
    """Bytes of positions gathered."""
    error: float = 0.25
    """The mean squared error on them."""
    weights: tuple[float, ...] = ()


def run(course: Course, samples: bytearray, rounds: int, threads: int = 1) -> Iterator[Course]:
    """Run the remaining rounds; the positions are added to the samples."""
    while course.round < rounds:
        work = partial(positions, course, threads=threads)
        for gathered in map(work, enumerate(lessons(course.game))):
            samples += gathered
        seed = kernel_seed(f"{course.seed}:net", course.round)
        net, error = teach(bytes(samples), features(course.game), seed, EPOCHS)
        weights = tuple(round(weight, DIGITS) for weight in net.weights)
        course = replace(
            course, round=course.round + 1, samples=len(samples), error=error, weights=weights
        )
        yield course


def positions(course: Course, part: tuple[int, TuningTable], threads: int) -> bytes:
    """The positions of a round at one table."""
    number, table = part
    net = Net(course.weights) if course.weights else None
    return gather(
        course.game,
        table.options,
        table.seats,
        course.games if net else course.games * WITHOUT_SEARCH,
        kernel_seed(f"{course.seed}:{number}", course.round),
        bots=players(course.game),
        net=net,
        playouts=PLAYOUTS,
        threads=threads,
    )


def players(game: str) -> list[Weights]:
    """The levels of the seats: a team plays at its best, opponents are sometimes weaker."""
    strong = weights_of("strong", game)
    return [strong] if find(game).team else [strong, strong, strong, weights_of("casual", game)]


class Learnt(Struct, frozen=True):
    """A network file, as `stosy.bots.weights` reads it, with its provenance."""

    origin: str
    command: str
    positions: int
    error: float
    weights: tuple[float, ...]


def learnt(course: Course) -> Learnt:
    """The network with its provenance."""
    command = (
        f"python -m tools.learning learn {course.game} --seed {quote(course.seed)}"
        f" --rounds {course.round} --games {course.games}"
    )
    positions = course.samples // 4 // (features(course.game) + 1)
    return Learnt(f"learnt: {command}", command, positions, course.error, course.weights)
