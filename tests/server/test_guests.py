"""Guests: only what we have signed is believed."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from http.cookies import Morsel

import pytest
from aiohttp import web
from hypothesis import given
from hypothesis import strategies as st

from stosy.server.http.guests import DAY, Guests, cookie_of, set_cookie
from stosy.server.http.keys import Keys
from stosy.server.http.proxies import LOCAL_PROXIES, NO_PROXIES, Proxies
from stosy.server.store import Service
from tests.server.keys import keys
from tests.server.requests import request

SECRET = b"a secret of enough bytes"
GUESTS = Guests(keys(SECRET), now=lambda: 1_800_000_000_000)


def test_a_guest_is_known_by_the_cookie() -> None:
    guest = GUESTS.new()
    assert len(guest) == 22
    assert GUESTS.read(GUESTS.sign(guest)) == guest


def test_no_guest_is_like_another() -> None:
    assert len({GUESTS.new() for _ in range(100)}) == 100


def test_another_secret_signs_otherwise() -> None:
    other = Guests(keys(b"another secret of enough bytes"))
    assert GUESTS.read(other.sign(other.new())) is None


def test_a_signature_is_for_one_guest_only() -> None:
    _, _, rest = GUESTS.sign(GUESTS.new()).partition(".")
    assert GUESTS.read(f"{GUESTS.new()}.{rest}") is None


def test_each_character_of_the_cookie_counts() -> None:
    value = GUESTS.sign(GUESTS.new())
    for place, letter in enumerate(value):
        changed = value[:place] + ("A" if letter != "A" else "B") + value[place + 1 :]
        assert GUESTS.read(changed) is None


def test_what_the_secret_signs_for_another_purpose_is_no_guest() -> None:
    guest = GUESTS.new()
    digest = hmac.digest(SECRET, guest.encode(), "sha256")
    signature = urlsafe_b64encode(digest).rstrip(b"=").decode()
    assert GUESTS.read(f"{guest}.{signature}") is None


class Clock:
    """Unix time in ms, as a test sets it."""

    def __init__(self) -> None:
        self.days = 20_000.0

    def __call__(self) -> int:
        return round(self.days * DAY * 1000)


def test_a_cookie_is_good_for_so_many_days_after_it_was_issued() -> None:
    clock = Clock()
    guests = Guests(keys(SECRET), days=30, now=clock)
    value = guests.sign(guest := guests.new())
    assert guests.is_recent(value)
    clock.days += 29.9
    assert (guests.read(value), guests.is_recent(value)) == (guest, False)
    again = guests.sign(guest)
    clock.days += 0.1
    assert (guests.read(value), guests.read(again)) == (None, guest)


def test_nobody_can_date_a_cookie_anew() -> None:
    guest, issued, signature = GUESTS.sign(GUESTS.new()).split(".")
    for changed in (f"{guest}.{int(issued) + 1}.{signature}", f"{guest}.{signature}"):
        assert GUESTS.read(changed) is None


def test_a_new_cookie_is_newer_than_the_one_before() -> None:
    guests = Guests(keys(SECRET), now=Clock())
    first = guests.sign(guest := guests.new())
    assert guests.issued(guests.sign(guest, first)) == guests.issued(first) + 1
    for other in (guests.sign(guests.new(), first), f"{guest}.999999999999999.{'a' * 43}"):
        assert guests.issued(guests.sign(guest, other)) == guests.issued(first)


def test_older_cookies_are_revoked_and_newer_ones_are_not() -> None:
    clock = Clock()
    guests = Guests(keys(SECRET), now=clock)
    guest, other = guests.new(), guests.new()
    clock.days += 1
    older = guests.sign(guest)
    clock.days += 1
    newer, of_other = guests.sign(guest), guests.sign(other)
    guests.revoke(guest, guests.issued(newer))
    clock.days -= 1  # the clock of the machine was set back
    assert guests.read(older) is None
    assert guests.read(newer) == guests.read(guests.sign(guest)) == guest
    assert guests.read(of_other) == other
    again = Guests(keys(SECRET), revoked={guest: guests.issued(newer)}, now=clock)
    assert [again.read(each) for each in (older, newer)] == [None, guest]


def test_two_keys_are_valid_at_a_time_and_the_new_one_signs_when_all_know_it() -> None:
    first, second, third = (bytes([number]) * 32 for number in range(3))
    seconds = 0.0
    known = Keys(Service(0, first), spread=15.0, now=lambda: seconds)
    guests = Guests(known, now=lambda: 1_800_000_000_000)
    ann, bob = guests.new(), guests.new()
    hers, his = guests.sign(ann), guests.sign(bob)
    address = guests.mark("192.0.2.7")

    known.learn(Service(0, second, previous=first, key_age=2_000))
    assert guests.sign(ann) == hers, "others may not know the new key yet"
    assert guests.is_recent(hers)
    assert Guests(keys(second)).read(guests.sign(bob)) is None
    seconds = 13.1
    assert (guests.read(hers), guests.is_recent(hers)) == (ann, False), "it is to be renewed"
    renewed = guests.sign(ann, hers)
    assert (guests.read(renewed), guests.is_recent(renewed)) == (ann, True)
    assert Guests(keys(second), now=guests.now).read(renewed) == ann
    assert address in guests.marks("192.0.2.7")
    assert address != guests.mark("192.0.2.7")

    known.learn(Service(0, third, previous=second, key_age=0))
    assert (guests.read(renewed), guests.read(hers), guests.read(his)) == (ann, None, None)
    assert address not in guests.marks("192.0.2.7")


@pytest.mark.parametrize(
    "value",
    [
        None,
        "",
        ".",
        "guest",
        "a" * 22 + ".",
        "." + "a" * 43,
        "é" * 22 + "." + "a" * 43,
        "a" * 22 + "." + "ß" * 43,
        "٣" * 22 + "." + "a" * 43,
        pytest.param("\ud800" * 22 + "." + "a" * 43, id="half a character"),
        pytest.param("a" * 1_000_000, id="a million characters"),
        GUESTS.sign("a" * 22) + "\n",
        GUESTS.sign("a" * 22) + "=",
        GUESTS.sign("a" * 21),
    ],
)
def test_a_malformed_cookie_is_nobody(value: str | None) -> None:
    assert GUESTS.read(value) is None


@given(st.text())
def test_no_text_breaks_it(value: str) -> None:
    assert GUESTS.read(value) is None


def test_an_empty_secret_is_no_secret() -> None:
    with pytest.raises(ValueError, match="at least 16 bytes"):
        keys(b"")


def cookie(
    *headers: tuple[str, str], https: bool = False, proxies: Proxies = NO_PROXIES
) -> Morsel[str]:
    response = web.Response()
    got = request(*headers, https=https, peer="::1")
    set_cookie(response, got, "value", GUESTS.max_age, proxies)
    (given,) = response.cookies.values()
    return given


def test_the_cookie_stays_with_the_browser_and_the_site() -> None:
    given = cookie()
    assert given.value == "value"
    assert given["httponly"] is True
    assert given["samesite"] == "Lax"
    assert given["path"] == "/"
    assert given["max-age"] == "34560000"
    assert not given["domain"]


@pytest.mark.parametrize(
    ("https", "proto", "proxies", "secure"),
    [
        (False, "", NO_PROXIES, False),
        (True, "", NO_PROXIES, True),
        (False, "https", LOCAL_PROXIES, True),
        (False, "https", NO_PROXIES, False),
        (False, "http", LOCAL_PROXIES, False),
        (False, "https, http", LOCAL_PROXIES, False),
    ],
)
def test_the_cookie_is_secure_where_the_browser_came_by_https(
    https: bool, proto: str, proxies: Proxies, secure: bool
) -> None:
    headers = [("X-Forwarded-Proto", proto)] if proto else []
    given = cookie(*headers, https=https, proxies=proxies)
    assert ("Secure" in given.OutputString()) is secure
    assert given.key == ("__Host-stosy" if secure else "stosy")
    assert (given["path"], given["domain"]) == ("/", ""), "what the prefix demands"


def test_by_https_the_plain_cookie_is_replaced() -> None:
    response, got = web.Response(), request(("Cookie", "stosy=before"), https=True)
    assert cookie_of(got) == "before"
    set_cookie(response, got, "value", 60, NO_PROXIES)
    assert (response.cookies["stosy"].value, response.cookies["stosy"]["max-age"]) == ("", "0")
    assert response.cookies["__Host-stosy"].value == "value"
    both = request(("Cookie", "stosy=tossed; __Host-stosy=ours"), https=True)
    assert cookie_of(both) == "ours"
