"""Races in simulated time, judged by the table's own estimate of distances and by its holding.

python -m bench.races.simulation [--races N] [--seed S]
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from random import Random
from statistics import fmean
from typing import TypeAlias

from msgspec import Struct

from bench.races.models import CLIENTS, DELAYED_ACK, PATHS, REACTIONS, Client, Path, Reaction
from stosy.table.presence import CAP, RECENT, Connection, Line

Estimate: TypeAlias = Callable[[Connection], float]
UPDATES = 3
"""Messages of the server between two pings, at a table at which people play."""
PINGS_BEFORE = 40
"""Pings before the first race."""
HONEST = CLIENTS["honest"]
USUAL = "usual, 380 ± 100 ms"


class Player:
    """Somebody at the end of a line, and what the server has measured of it."""

    def __init__(self, path: Path, client: Client, seen: bool, updates: int = UPDATES) -> None:
        self.path = path
        self.client = client
        self._seen = seen
        self._updates = updates
        self._lately: float | None = None
        self._least = 1e9
        self._trips: tuple[float, ...] = ()

    def ping(self, chance: Random) -> None:
        """A ping, and what else the server has sent since the last one."""
        if self._lately is None:  # the handshake, which no program delays
            self._acknowledged(self.path.way(chance) + self.path.way(chance))
        delay = self.client.delays(chance)
        way = self.path.way(chance) + self.path.way(chance)
        self._trips = (*self._trips, way + delay)[-RECENT:]
        self._acknowledged(way + min(delay, self.client.acknowledges))
        for update in range(self._updates):
            way = self.path.way(chance) + self.path.way(chance)
            late = self.client.acknowledges
            if update == 0 and late <= DELAYED_ACK:
                late = 0.0  # what is longer than a packet is acknowledged at once
            self._acknowledged(way + late)

    def _acknowledged(self, took: float) -> None:
        """As the kernel averages round trips (RFC 6298)."""
        self._least = min(self._least, took)
        self._lately = took if self._lately is None else 0.875 * self._lately + 0.125 * took

    def connection(self) -> Connection:
        line = Line(self._lately or 0.0, self._least) if self._seen else None
        return Connection("", "", trips=self._trips, line=line)


def wins(
    one: Player,
    two: Player,
    reaction: Reaction,
    chance: Random,
    estimate: Estimate,
    races: int,
    packets: int = 1,
) -> float:
    """The share of races that the first wins; something happens, and both want the same card.

    What they are told may be in several packets with a delay each, of which the last counts.
    """
    for player in (one, two):
        for _ in range(PINGS_BEFORE):
            player.ping(chance)
    won = 0.0
    for _ in range(races):
        for player in (one, two):
            player.ping(chance)
        trips = [estimate(player.connection()) for player in (one, two)]
        arrive = [
            max(player.path.way(chance) for _ in range(packets))
            + reaction(chance)
            + player.path.way(chance)
            for player in (one, two)
        ]
        won += first(arrive, trips, chance) == 0
    return won / races


def first(arrive: Sequence[float], trips: Sequence[float], chance: Random) -> int:
    """Who gets the card, as `stosy.table.claims` has it: dated back, and held for the other."""
    made = [at - trip for at, trip in zip(arrive, trips, strict=True)]
    early = 0 if arrive[0] < arrive[1] else 1
    late = 1 - early
    released = max(arrive[early], made[early] + trips[late])
    if arrive[late] > released + 1:
        return early
    if made[0] == made[1]:
        return chance.randrange(2)
    return 0 if made[0] < made[1] else 1


class Row(Struct, frozen=True):
    name: str
    path: Path
    client: Client = HONEST


ROWS = (
    Row("honest, 20 ms", PATHS["20 ms"]),
    *(Row(f"honest, {name}", path) for name, path in PATHS.items() if name != "20 ms"),
    *(Row(name, PATHS["20 ms"], client) for name, client in CLIENTS.items() if name != "honest"),
)


def before(connection: Connection) -> float:
    """The estimate of earlier versions: the smallest of the latest pings."""
    return min(*connection.trips, CAP)


def capped(cap: float) -> Estimate:
    """Pings alone, up to this."""
    return lambda connection: min(fmean(connection.trips), cap)


def table(
    races: int, seed: int, estimate: Estimate, seen: bool
) -> Iterator[tuple[str, list[float]]]:
    """The rows: against an honest player at 20 ms, by reaction times."""
    for row in ROWS:
        yield row.name, [share(row, name, races, seed, estimate, seen) for name in REACTIONS]


def share(
    row: Row,
    reaction: str,
    races: int,
    seed: int,
    estimate: Estimate,
    seen: bool,
    packets: int = 1,
    updates: int = UPDATES,
) -> float:
    """How many races that player wins."""
    chance = Random(f"{seed} {row.name} {reaction}")
    one = Player(row.path, row.client, seen, updates)
    two = Player(PATHS["20 ms"], HONEST, seen, updates)
    return wins(one, two, REACTIONS[reaction], chance, estimate, races, packets)


def current(connection: Connection) -> float:
    return connection.trip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--races", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    kinds = (("TCP's round trip is known", current, True), ("behind a proxy", current, False))
    for title, estimate, seen in (*kinds, ("the smallest of ten pings, as before", before, False)):
        print(f"\n{title}: races won against an honest player at 20 ms\n")
        print("| | " + " | ".join(REACTIONS) + " |")
        print("|---" * (len(REACTIONS) + 1) + "|")
        for name, shares in table(given.races, given.seed, estimate, seen):
            print(f"| {name} | " + " | ".join(f"{100 * each:.1f} %" for each in shares) + " |")
    print("\nBy how many messages there are between two pings:\n")
    print("| messages | " + " | ".join(row.name for row in ROWS[1:-1]) + " |")
    print("|---" * len(ROWS[:-1]) + "|")
    for updates in (0, 1, 2, 3, 6):
        won = [
            share(row, USUAL, given.races, given.seed, current, True, updates=updates)
            for row in ROWS[1:-1]
        ]
        print(f"| {updates} | " + " | ".join(f"{100 * each:.1f} %" for each in won) + " |")
    print("\nPings alone, by the most that they count for:\n")
    print("| ms | honest, 200 ms steady | pongs 260 ms late |\n|---|---|---|")
    for cap in (0, 50, 75, 100, 125, 150, 200, 250):
        honest, late = (
            share(row, USUAL, given.races, given.seed, capped(cap), False)
            for row in ROWS
            if row.name in ("honest, 200 ms steady", "pongs 260 ms late")
        )
        print(f"| {cap} | {100 * honest:.0f} % | {100 * late:.0f} % |")
    print("\nA message in so many packets, each with a delay of its own:\n")
    print("| packets | " + " | ".join(row.name for row in ROWS[1:4]) + " |\n|---|---|---|---|")
    for packets in (1, 2, 3, 4, 6):
        won = [
            share(row, USUAL, given.races, given.seed, current, True, packets) for row in ROWS[1:4]
        ]
        print(f"| {packets} | " + " | ".join(f"{100 * each:.0f} %" for each in won) + " |")


if __name__ == "__main__":
    main()
