"""`python -m tests.table.soak --games 100000`: many games, watched for secrecy.

Each has a twin with other cards in places that the watcher never sees; the watcher is told the same
at the same times. Games without such a twin do not count.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from itertools import count, islice, product
from multiprocessing import Pool
from os import cpu_count
from time import perf_counter
from typing import TypeAlias

from stosy.games import games
from tests.contract.twins import Mix
from tests.table.watched import PEOPLE, WATCHING, run, twin

Game: TypeAlias = tuple[str, str, int]
"""Which one, who watches, and the seed."""


def is_secret(game: Game) -> bool | None:
    """Does the watcher not notice the other cards? None if no twin was found."""
    name, watcher, seed = game
    original = run(name, seed, watcher)
    for lot, mix in product(range(2), Mix):
        other = twin(original, name, seed, lot, mix)
        if other is not None and other.position != original.position:
            return other.traffic == original.traffic
    return None


def to_watch(seed: int, most: int) -> list[Game]:
    kinds = list(product((name for name in games() if name in PEOPLE), WATCHING))
    every = ((*kind, number) for number in count(seed) for kind in kinds)
    return list(islice(every, most))


def main() -> None:
    parser = ArgumentParser(prog="make soak")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1_000)
    given = parser.parse_args()
    began, watched = perf_counter(), Counter[str]()
    all_games = to_watch(given.seed, given.games)
    with Pool(cpu_count()) as pool:
        found = pool.imap(is_secret, all_games, chunksize=20)
        for game, secret in zip(all_games, found, strict=True):
            assert secret is not False, f"{game}: what is told depends on cards that are not seen"
            watched[game[0]] += secret is True
    told = ", ".join(f"{number} of {name}" for name, number in watched.items())
    print(f"{watched.total()} games watched for secrecy ({told}), nothing given away")
    print(f"{given.games - watched.total()} had no twin; {perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main()
