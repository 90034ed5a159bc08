"""Limits that several workers count together."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

from stosy.server.http.shared_limits import SharedLimits
from stosy.server.shared_memory import WAYS, SharedMemory, new_memory

ANN, BOB = "192.0.2.1", "192.0.2.2"


@pytest.fixture
def memory() -> Iterator[int]:
    file = new_memory(3)
    yield file
    os.close(file)


def worker(memory: int, number: int) -> SharedLimits:
    return SharedLimits(SharedMemory(memory, number))


def test_workers_take_from_one_bucket(memory: int) -> None:
    one, other = (worker(memory, n).buckets("requests", rate=2, burst=3) for n in range(2))
    assert [each.take(ANN, 100.0) for each in (one, other, one, other)] == [True] * 3 + [False]
    assert one.take(BOB, 100.0), "each address has its own"
    assert other.take(ANN, 100.5)
    assert not one.take(ANN, 100.3), "a clock that is late gives nothing"
    assert not other.take(ANN, 101.0, cost=2)
    assert one.take(ANN, 101.0), "what is refused costs nothing"


def granted(memory: int, number: int) -> int:
    """How much a worker gets that asks far more often than it may."""
    requests = worker(memory, number).buckets("requests", rate=1, burst=20_000)
    return sum(requests.take(ANN, 100.0) for _ in range(20_000))


def test_workers_that_take_at_once_get_one_more_each_at_most(memory: int) -> None:
    with ProcessPoolExecutor(3, get_context("fork")) as workers:
        taken = [workers.submit(granted, memory, number) for number in range(3)]
        assert 20_000 <= sum(each.result() for each in taken) <= 20_002


def test_a_bucket_overflows(memory: int) -> None:
    one, other = (worker(memory, n).buckets("requests", rate=1, burst=3) for n in range(2))
    assert one.take(ANN, 100.0)
    assert [other.take(ANN, 200.0, cost) for cost in (4, 3, 1)] == [False, True, False]
    assert [one.take(ANN, 202.0, cost) for cost in (3, 2, 1)] == [False, True, False]


def test_a_worker_that_takes_the_place_of_another_gives_nothing_back(memory: int) -> None:
    assert worker(memory, 0).buckets("requests", rate=1, burst=3).take(ANN, 100.0, cost=3)
    assert not worker(memory, 0).buckets("requests", rate=1, burst=3).take(ANN, 100.0)


def test_each_limit_has_buckets_of_its_own(memory: int) -> None:
    limits = worker(memory, 0)
    talk = limits.personal("talk", rate=1, burst=1, people=2)
    assert [talk.allows(guest, ANN, 0.0) for guest in "aabc"] == [True, False, True, False]
    assert limits.personal("acts", rate=1, burst=1, people=2).allows("a", ANN, 0.0)


def test_connections_at_all_workers_count(memory: int) -> None:
    one, other = (worker(memory, n).connections("lines", each=2) for n in range(2))
    assert [one.acquire(ANN), other.acquire(ANN)] == [True, True]
    assert [one.acquire(ANN), other.acquire(ANN), other.acquire(BOB)] == [False, False, True]
    one.release(ANN)
    assert [other.acquire(ANN), one.acquire(ANN)] == [True, False]


def test_those_of_a_worker_that_was_killed_count_until_the_next(memory: int) -> None:
    other = worker(memory, 1).connections("lines", each=1)
    assert worker(memory, 0).connections("lines", each=1).acquire(ANN)
    assert not other.acquire(ANN)
    worker(memory, 0)
    assert other.acquire(ANN)


def test_where_there_is_no_room_the_longest_unused_is_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("stosy.server.shared_memory.BUCKETS", 1)
    file = new_memory(1)
    buckets = worker(file, 0).buckets("requests", rate=0.001, burst=1)
    os.close(file)
    addresses = [f"198.51.100.{number}" for number in range(WAYS + 1)]
    assert all(buckets.take(address, number) for number, address in enumerate(addresses, 1))
    assert not any(buckets.take(address, WAYS + 2) for address in addresses[1:])
    assert buckets.take(addresses[0], WAYS + 2)
