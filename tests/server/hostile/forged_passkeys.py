"""Passkeys with something wrong: in the JSON, or in what it holds as base64 (CBOR, signatures)."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.server.e2e.authenticator import data, text
from tests.server.hostile.mutations import bent


def forged(credential: dict[str, Any], random: Random) -> Any:
    """What a browser would say, mostly with something wrong."""
    kind = random.random()
    if kind < 0.1:
        return credential
    if kind < 0.4:
        return bent(credential, random)
    response = dict(credential["response"])
    name = random.choice([each for each in response if response[each]])
    response[name] = text(damaged(data(response[name]), random))
    return {**credential, "response": response}


def damaged(content: bytes, random: Random) -> bytes:
    """The bytes with some changed, cut off, put between or repeated."""
    place = random.randrange(len(content))
    match random.randrange(5):
        case 0:
            return content[:place]
        case 1:
            return content[:place] + random.randbytes(random.randrange(1, 9)) + content[place:]
        case 2:
            return (
                content[:place]
                + bytes([content[place] ^ 1 << random.randrange(8)])
                + content[place + 1 :]
            )
        case 3:  # where CBOR has a length: very long, or without end
            return content[:place] + random.choice((b"\x5b", b"\x9b", b"\xbb")) + b"\xff" * 8
        case _:
            return content[:place] * 2 + content[place:]
