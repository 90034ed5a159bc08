"""Limits: how much is let through, and whom it is counted against."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stosy.server.http.limits import Bucket, Buckets, Connections, address_of, is_loopback
from stosy.server.http.proxies import NO_PROXIES, Proxies
from tests.server.requests import request


def test_a_burst_passes_and_then_the_rate() -> None:
    bucket = Bucket(rate=2, burst=3)
    assert [bucket.take(100.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(100.5), bucket.take(100.5)] == [True, False]


def test_waiting_longer_saves_no_more_than_the_burst() -> None:
    bucket = Bucket(rate=1, burst=2)
    assert [bucket.take(1_000_000.0) for _ in range(3)] == [True, True, False]


def test_a_dear_message_takes_more_and_a_refused_one_nothing() -> None:
    bucket = Bucket(rate=1, burst=5)
    assert bucket.take(0.0, cost=4)
    assert not bucket.take(0.0, cost=2)
    assert bucket.take(0.0, cost=1)


def test_a_clock_that_goes_back_gives_nothing() -> None:
    bucket = Bucket(rate=1, burst=1)
    assert bucket.take(50.0)
    assert not bucket.take(40.0)
    assert not bucket.take(50.5)
    assert bucket.take(51.0)


@given(st.lists(st.floats(0, 3), max_size=60))
def test_no_pattern_of_asking_gets_more_than_burst_and_rate(pauses: list[float]) -> None:
    bucket, now, taken = Bucket(rate=2, burst=5), 0.0, 0
    for pause in pauses:
        now += pause
        taken += bucket.take(now)
    assert taken <= 5 + 2 * now + 1e-6


def test_each_address_has_its_own_bucket() -> None:
    buckets = Buckets(rate=1, burst=1)
    assert buckets.take("192.0.2.1", 0.0)
    assert not buckets.take("192.0.2.1", 0.0)
    assert buckets.take("192.0.2.2", 0.0)


def test_full_buckets_are_forgotten() -> None:
    buckets = Buckets(rate=1, burst=10)
    for number in range(100):
        buckets.take(f"198.51.100.{number}", 0.0)
    buckets.take("192.0.2.1", 0.5)
    assert len(buckets) == 101
    buckets.take("192.0.2.2", 1.0)
    assert len(buckets) == 2


def test_a_spent_bucket_is_remembered_until_it_is_full() -> None:
    buckets = Buckets(rate=1, burst=3)
    assert buckets.take("192.0.2.1", 0.0, cost=3)
    buckets.take("192.0.2.2", 2.9)
    assert not buckets.take("192.0.2.1", 2.9, cost=3)


def test_there_are_never_more_buckets_than_allowed() -> None:
    buckets = Buckets(rate=0.001, burst=2, most=10)
    for number in range(1000):
        buckets.take(f"address {number}", 0.0)
    assert len(buckets) == 10


def test_who_keeps_asking_is_not_the_one_forgotten() -> None:
    buckets = Buckets(rate=0.001, burst=1, most=10)
    assert buckets.take("192.0.2.1", 0.0)
    for number in range(100):
        buckets.take(f"address {number}", 0.0)
        assert not buckets.take("192.0.2.1", 0.0)


def test_an_address_holds_so_many_connections_and_no_more() -> None:
    connections = Connections(each=2)
    assert [connections.acquire("192.0.2.1") for _ in range(3)] == [True, True, False]
    assert connections.acquire("192.0.2.2")
    assert len(connections) == 3
    connections.release("192.0.2.1")
    assert connections.acquire("192.0.2.1")


def test_what_was_not_acquired_cannot_be_released() -> None:
    connections = Connections(each=1)
    assert connections.acquire("192.0.2.1")
    connections.release("192.0.2.1")
    with pytest.raises(KeyError):
        connections.release("192.0.2.1")
    assert len(connections) == 0


@pytest.mark.parametrize(
    ("peer", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::9", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", "127.0.0.1"),
        (None, "local"),
    ],
)
def test_the_peer_is_who_is_counted(peer: str | None, address: str) -> None:
    assert address_of(request(peer=peer), NO_PROXIES) == address


@pytest.mark.parametrize(
    ("named", "address"),
    [
        (["198.51.100.1"], "198.51.100.1"),
        (["203.0.113.9, 198.51.100.1"], "198.51.100.1"),
        (["203.0.113.9", "198.51.100.1"], "198.51.100.1"),
        (["203.0.113.9, 198.51.100.1:5000"], "198.51.100.1"),
        (["2001:db8::1"], "2001:db8::/64"),
        (["[2001:db8::1]:5000"], "2001:db8::/64"),
        (["::ffff:198.51.100.1"], "198.51.100.1"),
        (["198.51.100.1, unknown"], "192.0.2.7"),
        (["198.51.100.1,"], "192.0.2.7"),
        ([""], "192.0.2.7"),
        (["[::1"], "::/64"),
        ([], "192.0.2.7"),
    ],
)
def test_a_trusted_proxy_names_who_is_counted(named: list[str], address: str) -> None:
    got = request(*(("X-Forwarded-For", line) for line in named), peer="192.0.2.7")
    assert address_of(got, Proxies.read("192.0.2.0/24")) == address
    assert address_of(got, NO_PROXIES) == "192.0.2.7"


@pytest.mark.parametrize(
    ("peer", "named", "address"),
    [
        ("10.0.0.5", "198.51.100.1", "198.51.100.1"),
        ("10.0.0.5", "203.0.113.9, 198.51.100.1, 10.0.0.6", "198.51.100.1"),
        ("10.0.0.5", "203.0.113.9, 198.51.100.1, fd00::2, 10.0.0.6", "198.51.100.1"),
        ("fd00::2", "203.0.113.9, 2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("::ffff:10.0.0.5", "198.51.100.1", "198.51.100.1"),
        ("10.0.0.5", "10.0.0.8, 10.0.0.6", "10.0.0.8"),
        ("10.0.0.5", "198.51.100.1, unknown, 10.0.0.6", "10.0.0.6"),
        ("11.0.0.5", "198.51.100.1", "11.0.0.5"),
        ("127.0.0.1", "198.51.100.1", "127.0.0.1"),
        ("fd00::3", "198.51.100.1", "fd00::/64"),
        (None, "198.51.100.1", "local"),
    ],
)
def test_only_named_proxies_name_others(peer: str | None, named: str, address: str) -> None:
    """Whoever comes past them has the address they come from."""
    proxies = Proxies.read("10.0.0.0/8, fd00::2")
    assert address_of(request(("X-Forwarded-For", named), peer=peer), proxies) == address


@pytest.mark.parametrize("text", ["", "proxy.example", "10.0.0.1/8", "10.0.0.0/33", "::1,,", "*"])
def test_what_is_no_network_is_no_proxy(text: str) -> None:
    with pytest.raises(ValueError, match=r"does not appear to be|has host bits set"):
        Proxies.read(text)


@pytest.mark.parametrize(
    ("peer", "here"),
    [
        ("127.0.0.1", True),
        ("::1", True),
        ("::ffff:127.0.0.1", True),
        ("192.0.2.7", False),
        ("::ffff:192.0.2.7", False),
        (None, False),
    ],
)
def test_who_comes_from_this_very_machine(peer: str | None, here: bool) -> None:
    assert is_loopback(request(peer=peer)) == here
    assert not is_loopback(request(("X-Forwarded-For", "127.0.0.1"), peer=peer))
