"""Playouts of a search per second of wall-clock time, on one thread and on two."""

from collections.abc import Iterator
from statistics import median

from stosy_kernel import GAMES, NOTATIONS, search
from stosy_kernel.search import Method
from stosy_kernel.series import Position

from bench.kernel.figures import Figure
from stosy.bots.expert import FLAT

TABLES = (
    ("quick-and-easy", 2),
    ("the-game", 3),
    ("face-to-face", 2),
    ("snakes-and-ladders", 4),
)
METHODS: tuple[Method, ...] = ("flat", "tree")
THREADS = (1, 2)
TURNS = 5
SECONDS = 0.2


def measure() -> Iterator[Figure]:
    """Searches from the first decision of a match, with casual bots without signals."""
    cases = [(*table, method) for table in TABLES for method in METHODS]
    rates: dict[tuple[str, int, Method, int], list[float]] = {
        (*case, threads): [] for case in cases for threads in THREADS
    }
    for _ in range(TURNS):
        for (game, seats, method, threads), found in rates.items():
            found.append(rate(game, seats, method, threads))
    for (game, seats, method, threads), found in rates.items():
        name = f"{method} search of {game}, {seats} seats, threads: {threads}"
        yield Figure(name, median(found), "playouts/s")


def rate(game: str, seats: int, method: Method, threads: int) -> float:
    position, bots = first_choice(game, seats), [FLAT.weights(game)] * seats
    found = search(
        position,
        position.turn,
        method=method,
        playouts=None,
        seconds=SECONDS,
        threads=threads,
        bots=bots,
    )
    return found.playouts / found.seconds


def first_choice(game: str, seats: int) -> Position:
    """A dealt match, played on to where the seat to act has a choice."""
    position = GAMES[game].deal(NOTATIONS[game].choices({}), seats, 0, 1, 1)
    while len(actions := position.legal(position.turn)) < 2:
        position.apply(position.turn, actions[0])
    return position
