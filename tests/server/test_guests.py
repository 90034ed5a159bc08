"""Guests: only what we have signed is believed."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from http.cookies import Morsel

import pytest
from aiohttp import web
from hypothesis import given
from hypothesis import strategies as st

from stosy.server.http.guests import MAX_AGE, Guests, set_cookie
from stosy.server.http.proxies import LOCAL_PROXIES, NO_PROXIES, Proxies
from stosy.wire.api import COOKIE
from tests.server.requests import request

GUESTS = Guests(b"a secret of enough bytes")


def test_a_guest_is_known_by_the_cookie() -> None:
    guest = GUESTS.new()
    assert len(guest) == 22
    assert GUESTS.read(GUESTS.sign(guest)) == guest


def test_no_guest_is_like_another() -> None:
    assert len({GUESTS.new() for _ in range(100)}) == 100


def test_another_secret_signs_otherwise() -> None:
    other = Guests(b"another secret of enough bytes")
    assert GUESTS.read(other.sign(other.new())) is None


def test_a_signature_is_for_one_guest_only() -> None:
    _, _, signature = GUESTS.sign(GUESTS.new()).partition(".")
    assert GUESTS.read(f"{GUESTS.new()}.{signature}") is None


def test_each_character_of_the_cookie_counts() -> None:
    value = GUESTS.sign(GUESTS.new())
    for place, letter in enumerate(value):
        changed = value[:place] + ("A" if letter != "A" else "B") + value[place + 1 :]
        assert GUESTS.read(changed) is None


def test_what_the_secret_signs_for_another_purpose_is_no_guest() -> None:
    guest = GUESTS.new()
    digest = hmac.digest(b"a secret of enough bytes", guest.encode(), "sha256")
    signature = urlsafe_b64encode(digest).rstrip(b"=").decode()
    assert GUESTS.read(f"{guest}.{signature}") is None


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
        Guests(b"")


def cookie(
    *headers: tuple[str, str], https: bool = False, proxies: Proxies = NO_PROXIES
) -> Morsel[str]:
    response = web.Response()
    set_cookie(response, request(*headers, https=https, peer="::1"), "value", proxies=proxies)
    return response.cookies[COOKIE]


def test_the_cookie_stays_with_the_browser_and_the_site() -> None:
    given = cookie()
    assert given.value == "value"
    assert given["httponly"] is True
    assert given["samesite"] == "Lax"
    assert given["path"] == "/"
    assert given["max-age"] == str(MAX_AGE) == "34560000"
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
    output = cookie(*headers, https=https, proxies=proxies).OutputString()
    assert ("Secure" in output) is secure
