"""The frame of a record: versions, seats, options, seeds, commitments, mixed and daily deals."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator

import msgspec

from stosy.core import Match, Move, Resign
from stosy.core.records import Player, record_of, write
from stosy.games import find
from tests.conformance import face_to_face
from tests.conformance.cases import SEED, Case, Json, hashed, malformed, right

SERVER = "fedcba9876543210" * 4
PARTS = ["00112233445566778899aabbccddeeff", "ffeeddccbbaa99887766554433221100"]
DAY, SECRET = "2026-11-16", "0f1e2d3c4b5a6978" * 4
Spoil = Callable[[Json], object]


def resigned(seed: str) -> Json:
    """A match with this seed, given up at once."""
    game = find("face-to-face")
    match = Match(game, game.setup(2), seed)
    match.play(Move(1, Resign()))
    players = (Player("Player 1", "human"), Player("Player 2", "human"))
    made: Json = msgspec.json.decode(write(record_of(match, players)))
    return made


def mixed() -> Json:
    seed = hashed(":".join([SERVER, *PARTS]))
    mix = {"attempt": 1, "server": SERVER, "hashes": [*map(hashed, PARTS)], "parts": PARTS}
    return resigned(seed) | {"record": 2, "mix": mix, "commit": hashed(f"1:{SERVER}")}


def daily() -> Json:
    made = resigned(hashed(f"{SECRET}:face-to-face"))
    day = {"date": DAY, "commit": hashed(f"{DAY}:{SECRET}"), "secret": SECRET}
    return made | {"record": 3, "daily": day}


def running(made: Json) -> Json:
    """The same match before its end, without what is revealed only then."""
    return {key: made[key] for key in made if key not in ("seed", "result")} | {
        "log": made["log"][:1]
    }


def spoilt(made: Json, spoil: Spoil) -> Json:
    made = copy.deepcopy(made)
    spoil(made)
    return made


def without(key: str) -> Spoil:
    return lambda made: made.pop(key)


def put(**values: object) -> Spoil:
    return lambda made: made.update(values)


def cases() -> Iterator[Case]:
    yield right("a seeded match", "G6", resigned(SEED))
    yield right("a seeded match that runs", "G6", running(resigned(SEED)))
    hidden = mixed()["mix"] | {}
    hidden.pop("server")
    yield right("a mixed deal", "G6", mixed())
    yield right("a mixed deal that runs", "G6", running(mixed()) | {"mix": hidden})
    yield right("a daily deal", "G6", daily())
    older = spoilt(daily(), lambda made: made["daily"].update(commit=hashed(SECRET)))
    yield right("a daily deal whose day is not proved", "G6", older | {"record": 1})
    extra = spoilt(daily(), lambda made: made["log"][1].update(comment="fine"))
    yield right("unknown keys are ignored", "G3", extra | {"comment": "fine"})
    noted = [face_to_face.deal([], []), face_to_face.lay(0, 2, "up") | {"t": 900, "lost": [1]}]
    yield right("notes of a move", "G3", face_to_face.match(noted))
    yield from lines()
    three = spoilt(resigned(SEED), lambda made: made["seats"].append(made["seats"][0]))
    yield malformed("three seats for two", three, rules="FF1")
    alone = spoilt(resigned(SEED), lambda made: made["seats"].pop())
    yield malformed("one seat for two", alone, rules="FF1")
    for name, spoil in FRAMES.items():
        yield malformed(name, spoilt(resigned(SEED), spoil))
    for name, (index, spoil) in ENTRIES.items():
        yield malformed(name, spoilt(resigned(SEED), spoil), index)
    for name, spoil in MIXES.items():
        yield malformed(name, spoilt(mixed(), spoil))
    for name, spoil in DAYS.items():
        yield malformed(name, spoilt(daily(), spoil))


def lines() -> Iterator[Case]:
    yield malformed("no JSON", "{")
    yield malformed("no object", "[]")
    yield malformed("nested without end", "[" * 2_000)
    yield malformed("a number that is no number", json.dumps(resigned(SEED)).replace("1", "1e", 1))


FRAMES: dict[str, Spoil] = {
    **{
        f"no {key}": without(key)
        for key in (
            "record",
            "game",
            "rules",
            "options",
            "seats",
            "seed",
            "commit",
            "log",
            "result",
        )
    },
    "a version that is true": put(record=True),
    "a version not known": put(record=4),
    "newer rules": put(rules=99),
    "rules 0": put(rules=0),
    "a game nobody knows": put(game="whist"),
    "an option missing": put(options={}),
    "an option with another value": put(options={"single_last_card": "wins"}),
    "a seat without a name": lambda made: made["seats"][0].pop("name"),
    "an empty name": lambda made: made["seats"][0].update(name=""),
    "a seed of 63 digits": put(seed=SEED[:-1], commit=hashed(SEED[:-1])),
    "another commitment": put(commit="0" * 64),
    "no commitment for a seed": put(commit=None),
    "a commitment for no seed": put(seed=None),
    "another result": lambda made: made["result"].update(winner=1),
    "another reason": lambda made: made["result"].update(reason="timeout"),
    "a result too early": lambda made: made["log"].pop(),
    "an empty log": lambda made: made["log"].clear(),
    "a mix in version 1": lambda made: made.update(mix=mixed()["mix"]),
    "a seed too early": lambda made: (made["log"].pop(), made.pop("result")),
}
ENTRIES: dict[str, tuple[int, Spoil]] = {
    "another seed": (0, put(seed=SEED[::-1], commit=hashed(SEED[::-1]))),
    "no deal": (0, lambda made: made["log"].pop(0)),
    "a second deal": (1, lambda made: made["log"].insert(1, made["log"][0])),
    "no seat": (1, lambda made: made["log"][1].update(seat=2)),
    "a seat below 0": (1, lambda made: made["log"][1].update(seat=-1)),
    "a seat that is a text": (1, lambda made: made["log"][1].update(seat="1")),
    "no action": (1, lambda made: made["log"][1].pop("do")),
    "both action and chance": (1, lambda made: made["log"][1].update(chance="deal")),
    "time before the start": (1, lambda made: made["log"][1].update(t=-1)),
    "a lost claim of nobody": (1, lambda made: made["log"][1].update(lost=[2])),
}
MIXES: dict[str, Spoil] = {
    "version 2 without a mix": without("mix"),
    "another number of the server": lambda made: made["mix"].update(server="0" * 64),
    "another attempt": lambda made: made["mix"].update(attempt=2),
    "attempt 0": lambda made: made["mix"].update(attempt=0),
    "another part": lambda made: made["mix"].update(parts=PARTS[::-1]),
    "a part less": lambda made: made["mix"]["parts"].pop(),
    "a part that is not opened": lambda made: made["mix"]["parts"].__setitem__(0, None),
    "a part of a bot": lambda made: made["seats"][0].update(by="bot:strong"),
    "a seed of other parts": put(seed=SEED),
    "a mixed deal without its seed": without("seed"),
    "upper-case digits": lambda made: made["mix"].update(server=SERVER.upper()),
    "a mixed deal of a day": lambda made: made.update(record=3, daily=daily()["daily"]),
}
DAYS: dict[str, Spoil] = {
    "another day": lambda made: made["daily"].update(date="2026-11-17"),
    "a day that is none": lambda made: made["daily"].update(date="2026-02-30"),
    "a day without its secret": lambda made: made["daily"].pop("secret"),
    "another secret": lambda made: made["daily"].update(secret="0" * 64),
    "a commitment to the secret alone": lambda made: made["daily"].update(commit=hashed(SECRET)),
    "the day's seed of another game": put(seed=SEED, commit=hashed(SEED)),
}
