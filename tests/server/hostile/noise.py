"""Malformed bytes for sockets."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

from tests.server.hostile.frames import (
    BINARY,
    CLOSE,
    CONTINUATION,
    PING,
    PONG,
    TEXT,
    frame,
)
from tests.server.hostile.mutations import STRINGS

HELLO = b'{"ask":"hello","version":2}'
GO_ON = b'{"ask":"go_on","id":"g"}'
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
