"""Malformed bytes for sockets and requests."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

from tests.server.hostile.asks import STRINGS
from tests.server.hostile.frames import (
    BINARY,
    CLOSE,
    CONTINUATION,
    PING,
    PONG,
    TEXT,
    UPGRADE,
    frame,
    request,
)

HELLO = b'{"ask":"hello","version":2}'
GO_ON = b'{"ask":"go_on","id":"g"}'
TABLE = "A" * 22
BAD_TEXT = (b"\xff", b"\xc0\x80", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"ok\xe2\x82", b"\x80abc")


def random_bytes(random: Random) -> bytes:
    return random.randbytes(random.choice((1, 2, 5, 30, 300)))


def broken_text(random: Random) -> bytes:
    return frame(random.choice(BAD_TEXT))


def broken_text_in_pieces(random: Random) -> bytes:
    bad = random.choice(BAD_TEXT)
    return frame(bad[:1], fin=False) + frame(bad[1:], CONTINUATION)


def binary(random: Random) -> bytes:
    return frame(random.randbytes(random.randrange(200)), BINARY)


def pieces(random: Random) -> bytes:
    """A message in many frames, now and then with a ping between."""
    made, text = [], json.dumps({"ask": "go_on", "id": random.choice(STRINGS)}).encode()
    for place in range(0, len(text), 7):
        kind = CONTINUATION if place else TEXT
        made.append(frame(text[place : place + 7], kind, fin=place + 7 >= len(text)))
        if random.random() < 0.2:
            made.append(frame(b"?", PING))
    return b"".join(made)


def pieces_for_ever(random: Random) -> bytes:
    empty = frame(b"", CONTINUATION, fin=False)
    return frame(b"{", fin=False) + empty * random.randrange(500)


def pieces_too_many(_: Random) -> bytes:
    return frame(b" " * 4000, fin=False) + frame(b" " * 4000, CONTINUATION, fin=False) * 3


def stray_piece(random: Random) -> bytes:
    return frame(GO_ON, CONTINUATION, fin=random.random() < 0.5)


def new_message_in_a_message(_: Random) -> bytes:
    return frame(b"{", fin=False) + frame(GO_ON)


def too_long(random: Random) -> bytes:
    return frame(b" " * random.choice((8193, 8200, 70_000)), random.choice((TEXT, BINARY)))


def claims_to_be_long(random: Random) -> bytes:
    return frame(b"x", claimed=random.choice((2**16, 2**31, 2**32 + 1, 2**62, 2**63, 2**64 - 1)))


def bad_opcode(random: Random) -> bytes:
    return frame(GO_ON, random.choice((3, 4, 5, 6, 7, 11, 12, 13, 14, 15)))


def reserved_bits(random: Random) -> bytes:
    return frame(GO_ON, reserved=random.randrange(1, 8))


def unmasked(random: Random) -> bytes:
    return frame(random.choice((GO_ON, HELLO, b"{")), mask=False)


def long_ping(_: Random) -> bytes:
    return frame(b"p" * 126, PING)


def ping_in_pieces(_: Random) -> bytes:
    return frame(b"p", PING, fin=False)


def pings(random: Random) -> bytes:
    return frame(random.randbytes(random.randrange(126)), PING) * random.randrange(1, 50)


def pongs(random: Random) -> bytes:
    return b"".join(frame(random.randbytes(8), PONG) for _ in range(random.randrange(1, 50)))


def closing(random: Random) -> bytes:
    codes = (b"", b"\x03", b"\x03\xe8", b"\x03\xe8bye", b"\x03\xed", b"\x00\x00", b"\xff\xff")
    return frame(random.choice((*codes, b"\x03\xe8\xff\xfe", b"\x03\xe8" + b"a" * 123)), CLOSE)


def closing_and_on(random: Random) -> bytes:
    return closing(random) + frame(GO_ON) * 3


def hello_again(random: Random) -> bytes:
    seen = random.choice((0, 1, 5, -1, 10**30, None, "1"))
    return frame(json.dumps({"ask": "hello", "version": 2, "seen": seen}).encode()) * 2


def other_hello(random: Random) -> bytes:
    version = random.choice((0, 2, -1, 10**30, "1", None, 1.0))
    return frame(json.dumps({"ask": "hello", "version": version}).encode())


def half_a_frame(random: Random) -> bytes:
    whole = frame(GO_ON)
    return whole[: random.randrange(1, len(whole))]


SOCKET_NOISE: tuple[Callable[[Random], bytes], ...] = (
    *(random_bytes, broken_text, broken_text_in_pieces, binary, pieces, pieces_for_ever),
    *(pieces_too_many, stray_piece, new_message_in_a_message, too_long, claims_to_be_long),
    *(bad_opcode, reserved_bits, unmasked, long_ping, ping_in_pieces, pings, pongs, closing),
    *(closing_and_on, hello_again, other_hello, half_a_frame),
)

PATHS = (
    *("/", "/api/games", "/api/me", "/api/tables", "/api/health", "/api/wire.json", "/metrics"),
    *("/api/lobby", f"/t/{TABLE}", f"/api/tables/{TABLE}", f"/api/tables/{TABLE}/join"),
    *(f"/api/tables/{TABLE}/leave", f"/api/tables/{TABLE}/records", f"/api/tables/{TABLE}/socket"),
    *(
        f"/api/tables/{TABLE}/records/1{more}"
        for more in ("", "/others", "/steps", "/steps?from=64")
    ),
    *(f"/api/tables/{TABLE}/invitation", f"/api/tables/{TABLE}/invitation.svg"),
    *(f"/t/{TABLE}/replay/1", "/rules", "/rules/the-game", "/assets/index-1.js", "/sw.js"),
)
STRANGE_PATHS = (
    *("/../../etc/passwd", "/..%2f..%2fetc%2fpasswd", "/%2e%2e/", "//evil.example/", "/./api/me"),
    *("/api//me", "/api/me/", "/API/ME", "/api/me%00", "/api/me;x=1", "/%", "/%zz", "/%ff%fe", "*"),
    *("/api/tables/" + "A" * 21, "/api/tables/" + "A" * 23, "/api/tables/" + "%41" * 22),
    *(f"/api/tables/{TABLE}/records/{each}" for each in ("0", "-1", "9999999", "١", "1e3", "1.0")),
    *(
        f"/api/tables/{TABLE}/records/1/steps?from={each}"
        for each in ("-1", "9" * 40, "١", "", "1&")
    ),
    *("/static/../secret", "/t/<script>", "/" + "a" * 3000, "/?" + "a=b&" * 500, "/#fragment"),
    *("http://evil.example/api/me", "http://[::1", "evil.example:443", "", " ", "/api/me?x=%00"),
)
RIGHT = {
    "/api/me": "PUT",
    "/api/tables": "POST",
    f"/api/tables/{TABLE}/join": "POST",
    f"/api/tables/{TABLE}/leave": "POST",
}
METHODS = (
    *("GET", "GET", "GET", "POST", "POST", "PUT", "PUT", "HEAD", "OPTIONS", "DELETE", "PATCH"),
    *("TRACE", "CONNECT", "PROPFIND", "get", "G", "A" * 40, "GET\x00", "<GET>", ""),
)
HOSTS = (
    *("evil.example", "localhost:99999", "127.0.0.1:0", "[::1", "::1", "127.0.0.1@evil", "a" * 300),
    *("", " ", "127.0.0.1:8080:9090", "127.1", "2130706433", "localhost.", "%6cocalhost", "\xff"),
)
ORIGINS = (
    *("null", "http://evil.example", "https://127.0.0.1", "http://127.0.0.1", "file://", "*"),
    *("http://127.0.0.1:99999", "http://[::1]", "javascript:alert(1)", "", "http://", "\xe9"),
)
COOKIES = (
    *("stosy=", "stosy=a.b", "stosy=" + "A" * 22 + "." + "A" * 43, 'stosy="\\', "stosy", "=;=;="),
    *(
        "stosy=\xff",
        "stosy=" + "a" * 4000,
        "a=b; " * 300,
        "stosy=1; stosy=2",
        "$Version=1; stosy=x",
    ),
)
BODIES = (
    *(b"", b"{}", b"[]", b"null", b"{", b"\xff\xfe", b"\x00", b"0", b'""', b"NaN", b"{}{}"),
    *(b"[" * 3000 + b"]" * 3000, b"9" * 4000, b'{"name":"\\ud800"}', b'{"name":"\\u0000"}'),
    *(b"{" + b" " * 16_000 + b"}", b"a" * 40_000, b"game=the-game", b'{"key":""}', b'{"seat":-1}'),
)


def values(random: Random) -> bytes:
    """A body in which something may be wrong."""
    create: dict[str, Any] = {
        "game": random.choice(("the-game", "face-to-face", "the-game", "", "../x", "A" * 61)),
        "settings": random.choice(({}, {"seats": 2}, {"seats": -1}, {"clock": 1e9}, {"x": 1}, [])),
        "preset": random.choice(("leaflet", "", "house", 1)),
        "bots": random.choice((None, "casual", "random", "", 5)),
        "start": random.choice((True, False, None, "yes")),
        "name": random.choice(STRINGS),
        "seat": random.choice((0, 5, -1, 1e3, "0", None)),
        "key": random.choice(STRINGS),
    }
    shapes = (("game",), ("game", "bots", "start"), ("game", "settings", "preset"), ("name",))
    kept = random.choice((*shapes, ("seat",), ("key",), ("name", "seat"), ("seat", "key")))
    return json.dumps({name: create[name] for name in kept}).encode()


def http_noise(random: Random, port: int, tables: tuple[str, ...]) -> tuple[bytes, bool]:
    """A request, and whether it may leave the server waiting for more of it."""
    kind = random.random()
    if kind < 0.05:
        return random.randbytes(random.randrange(1, 400)) + b"\r\n\r\n", True
    path = random.choice(STRANGE_PATHS if random.random() < 0.25 else PATHS)
    method = random.choice(METHODS) if kind < 0.35 else RIGHT.get(path, "GET")
    if tables and random.random() < 0.6:
        path = path.replace(TABLE, random.choice(tables))
    body = values(random) if random.random() < 0.5 else random.choice(BODIES)
    if method not in ("POST", "PUT") and random.random() < 0.8:
        body = b""
    headers, waits = strange_headers(random, body) if random.random() < 0.7 else ({}, False)
    made = request(method, path.encode().decode("latin-1"), port, body, **headers)
    if random.random() < 0.05:
        place = random.randrange(len(made))
        return made[:place] + random.randbytes(3) + made[place:], True
    if random.random() < 0.02:
        return made[: random.randrange(1, len(made))], True
    return made, waits


def strange_headers(random: Random, body: bytes) -> tuple[dict[str, str | None], bool]:
    """Some of the headers, wrong; with a wrong length there may be more to come."""
    found: dict[str, str | None] = {}
    if random.random() < 0.15:
        found["Host"] = random.choice((None, *HOSTS))
    if random.random() < 0.2:
        found["Origin"] = random.choice(ORIGINS)
    if random.random() < 0.3:
        found["Cookie"] = random.choice(COOKIES)
    if random.random() < 0.1:
        found |= UPGRADE
        name = random.choice(list(UPGRADE))
        found[name] = random.choice((None, "", "13, 8", "x" * 100, "websocket, h2c", UPGRADE[name]))
    if random.random() < 0.1:
        found["Content_Type"] = random.choice(
            ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "\xff/;", "")
        )
    if random.random() < 0.05:
        found["Content_Encoding"] = random.choice(("gzip", "deflate", "br", "zstd", "identity"))
    if random.random() < 0.05:
        found["Accept_Language"] = random.choice(("uk;q=nan", "*", ";;;,", "x" * 1000, "\xff"))
    if random.random() < 0.05:
        found["X_Forwarded_For"] = random.choice(("127.0.0.1", "::1, x", "a" * 500, ""))
    if random.random() < 0.03:
        found["Expect"] = random.choice(("100-continue", "the-worst", "\xff", ""))
    if random.random() < 0.06:
        size = random.choice(("-1", "1e3", "0x10", "99999999999999999999", str(len(body) + 5), "0"))
        found["Content_Length"] = size
        return found, True
    if random.random() < 0.04:
        found |= {"Transfer_Encoding": random.choice(("chunked", "gzip, chunked", "x"))}
        return found, True
    return found, False
