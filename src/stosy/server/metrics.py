"""Metrics: what a host of the server can watch, in the format of Prometheus.

Counting happens only on the event loop, so it takes no locks. The metrics of prometheus_client lock
for each number, which made counting an action five times as slow; we use only its registry.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Collection, Iterable, Iterator
from itertools import product
from typing import Final

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
)
from prometheus_client.registry import Collector

from stosy.games import games

CONTENT_TYPE: Final = CONTENT_TYPE_LATEST

OTHER = "other"
MOST = 64
"""As many values of an open label are told apart; what comes later is counted as `other`."""

LATENCIES = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
SIZES = (1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0, 1000.0)


class Count(Collector):
    """A number that only grows, one for each combination of labels.

    A label has a fixed set of values, or, with an empty one, any values up to MOST combinations.
    """

    def __init__(self, name: str, about: str, **labels: Collection[str]) -> None:
        self._name = name
        self._about = about
        self._labels = labels
        self._counts: dict[tuple[str, ...], int] = dict.fromkeys(product(*labels.values()), 0)

    @property
    def total(self) -> int:
        return sum(self._counts.values())

    def add(self, *labels: str) -> None:
        """One more of these labels, in the order in which they were declared."""
        if labels in self._counts:
            self._counts[labels] += 1
        else:
            self._add_new(labels)

    def _add_new(self, labels: tuple[str, ...]) -> None:
        known = self._labels.values()
        key = tuple(
            label if label in values or not values else OTHER
            for label, values in zip(labels, known, strict=True)
        )
        if not all(known) and key not in self._counts and len(self._counts) >= MOST:
            key = (OTHER,) * len(key)
        self._counts[key] = self._counts.get(key, 0) + 1

    def collect(self) -> Iterator[CounterMetricFamily]:
        """All numbers, as the registry asks for them."""
        family = CounterMetricFamily(self._name, self._about, labels=list(self._labels))
        for labels, count in self._counts.items():
            family.add_metric(labels, count)
        yield family


class Level(Collector):
    """A number that rises and falls."""

    def __init__(self, name: str, about: str) -> None:
        self._name = name
        self._about = about
        self.now = 0

    def add(self, change: int) -> None:
        """So many more, or, if negative, fewer."""
        self.now += change

    def set(self, level: int) -> None:
        """So many now."""
        self.now = level

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """The number, as the registry asks for it."""
        yield GaugeMetricFamily(self._name, self._about, value=self.now)


class Measured(Collector):
    """A number that is looked up when somebody asks."""

    def __init__(self, name: str, about: str, now: Callable[[], int]) -> None:
        self._name = name
        self._about = about
        self._now = now

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """The number, as the registry asks for it."""
        yield GaugeMetricFamily(self._name, self._about, value=self._now())


class Spread(Collector):
    """How observed values are spread: how many are at most each of the bounds."""

    def __init__(self, name: str, about: str, bounds: Iterable[float]) -> None:
        self._name = name
        self._about = about
        self._bounds = tuple(bounds)
        self._counts = [0] * (len(self._bounds) + 1)
        self._sum = 0.0

    def observe(self, value: float) -> None:
        """One more value."""
        self._counts[bisect_left(self._bounds, value)] += 1
        self._sum += value

    def collect(self) -> Iterator[HistogramMetricFamily]:
        """The cumulated numbers, as the registry asks for them."""
        buckets: list[tuple[str, float]] = []
        total = 0
        for bound, count in zip((*self._bounds, "+Inf"), self._counts, strict=True):
            total += count
            buckets.append((str(bound), total))
        yield HistogramMetricFamily(self._name, self._about, buckets=buckets, sum_value=self._sum)


class Metrics:
    """All metrics of one server, in a registry of their own."""

    def __init__(self) -> None:
        self.actions = Count("stosy_actions_total", "Moves made.", game=games())
        self.messages = Count("stosy_messages_total", "Messages received.", kind=())
        self.refusals = Count("stosy_refusals_total", "Refusals sent.", code=())
        self.connections = Level("stosy_connections", "Open sockets.")
        self.lines = Level("stosy_lines", "Open TCP connections.")
        self.tables_loaded = Level("stosy_tables_loaded", "Tables in memory.")
        self.tables_created = Count("stosy_tables_created_total", "Tables created.")
        self.handed_over = Count(
            "stosy_tables_handed_over_total", "Tables that went from node to node."
        )
        self.wandering = Count(
            "stosy_tables_wandering_total", "Hand-overs beyond what a balancer by table causes."
        )
        self.matches_finished = Count(
            "stosy_matches_finished_total", "Matches played to an end.", game=games()
        )
        self.commits = Count("stosy_commits_total", "Commits to the store.")
        self.commits_failed = Count(
            "stosy_commits_failed_total", "Commits that failed, by SQLSTATE or the like.", state=()
        )
        self.loop_lag_seconds = Spread(
            "stosy_loop_lag_seconds", "How late the event loop did what was due.", LATENCIES
        )
        self.commit_entries = Spread("stosy_commit_entries", "Log entries in a commit.", SIZES)
        self.commit_seconds = Spread("stosy_commit_seconds", "Duration of a commit.", LATENCIES)
        self.ack_seconds = Spread(
            "stosy_ack_seconds", "From carrying something out to telling it.", LATENCIES
        )
        self.limited = Count("stosy_limited_total", "Refused by a limit.", limit=())
        self.pushes = Count("stosy_pushes_total", "Answers of push services.", answer=())
        registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        for metric in vars(self).values():
            registry.register(metric)
        self._registry = registry

    def watch(self, name: str, about: str, now: Callable[[], int]) -> None:
        """Show a number that somebody else knows."""
        self._registry.register(Measured(name, about, now))

    def committed(self, entries: int, seconds: float) -> None:
        """One commit of so many log entries, which took so long."""
        self.commits.add()
        self.commit_entries.observe(entries)
        self.commit_seconds.observe(seconds)

    def render(self) -> bytes:
        """Everything, as CONTENT_TYPE."""
        return generate_latest(self._registry)
