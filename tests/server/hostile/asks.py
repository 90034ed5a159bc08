"""Asks of a hostile client: valid ones of every kind, and mutations of them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

from stosy.core import describe
from stosy.games import games
from tests.server.hostile.mutations import PLAIN, STRINGS, bent, garbled, written

Json: TypeAlias = dict[str, Any]

GOLDEN = Path(__file__).parents[2] / "golden"
MOST = 8000
"""Characters of ASCII: a message of the table's, not of the door's business."""
BESIDE = ("seat", "t", "lost")
"""What stands in a record beside the action."""

FORGED: tuple[Json, ...] = (
    {"do": "timeout"},
    {"do": "timeout", "seat": 0},
    {"do": "resign", "seat": 1},
    {"do": "resign", "by": "clock"},
    {"do": "shuffle"},
    {"do": "deal", "hands": []},
    {"chance": "deal", "hands": [[], []]},
    {"do": ["lay"]},
    {"do": None},
    {"do": "Lay"},
    {},
)
"""Actions that nobody may take, or only a clock, or chance."""


@cache
def actions() -> dict[str, tuple[Json, ...]]:
    """Real actions of each game, from recorded matches."""
    return {game: tuple(_recorded(game)) for game in games()}


def _recorded(game: str) -> Iterator[Json]:
    for line in (GOLDEN / f"{game}.jsonl").read_bytes().splitlines():
        for entry in json.loads(line)["log"]:
            if "do" in entry:
                yield {key: value for key, value in entry.items() if key not in BESIDE}


class Asks:
    """Makes messages for the table of a game; `offers` and `at` are the last a client was told."""

    def __init__(self, game: str, random: Random, without: tuple[str, ...] = ()) -> None:
        self.game = game
        self.random = random
        self.offers: list[Json] = []
        self.at: int | None = None
        self.count = 0
        self.closed = False
        self.attempt = 1
        made: tuple[Callable[[], Json], ...] = (
            *(self._act,) * 8,
            *(self._plain, self._plain, self._seat_ask, self._say, self._arrange, self._key),
            *(self._plan,) * 2,
            *(self._hint, self._mix),
        )
        self._made = made
        self._without = without

    def heard(self, told: Json) -> None:
        """Remember what may be asked now."""
        if told["tell"] == "table_is":
            self.closed |= told["facts"]["phase"] == "closed"
            self.attempt = (told["facts"].get("mix") or {}).get("attempt", self.attempt)
        if told["tell"] == "update" and "at" in told:
            self.at, self.offers = told["at"], told.get("offers") or []

    def message(self) -> str:
        """The next message, one line of JSON or what was that before."""
        ask = self.right()
        for _ in range(self.random.choice((0, 0, 0, 0, 0, 0, 1, 1, 2, 3))):
            ask = bent(ask, self.random)
        text = written(ask, self.random)
        if self.random.random() < 0.08:
            text = garbled(text, self.random)
        if len(text.encode(errors="replace")) > MOST or self._is_forbidden(text):
            return json.dumps(self.right())
        return text

    def _is_forbidden(self, text: str) -> bool:
        """A hello has no answer; some asks would end the experiment."""
        return any(f'"{word}"' in text for word in ("hello", *self._without))

    def right(self) -> Json:
        """An ask with everything it needs, allowed or not."""
        while True:
            ask = self.random.choice(self._made)()
            if ask["ask"] not in self._without:
                return ask

    def _id(self) -> str:
        self.count += 1
        return f"{self.count}-{self.random.randrange(10**6)}"

    def _act(self) -> Json:
        random, offer = self.random, self.random.choice(self.offers) if self.offers else None
        turn = [self._action(offer) for _ in range(random.choice((1, 1, 1, 1, 2, 3, 10, 11)))]
        ask: Json = {"ask": "act", "id": self._id(), "actions": turn}
        if offer is not None and random.random() < 0.7:
            ask["offer"] = offer["id"]
        elif random.random() < 0.5:
            ask["offer"] = random.choice(("turn-0", "turn-1", "signal", "intervene", "x"))
        if self.at is not None and random.random() < 0.5:
            ask["at"] = self.at + random.choice((0, 0, 0, -1, 1, 10**9, -(10**30)))
        return ask

    def _plan(self) -> Json:
        random, offer = self.random, self.random.choice(self.offers) if self.offers else None
        plan = [self._action(offer) for _ in range(random.choice((0, 1, 1, 2, 3, 10, 11)))]
        ask: Json = {"ask": "plan", "id": self._id(), "actions": plan}
        if self.at is not None and random.random() < 0.5:
            ask["at"] = self.at + random.choice((0, 0, 0, -1, 10**9))
        return ask

    def _hint(self) -> Json:
        ask: Json = {"ask": "hint", "id": self._id()}
        if self.at is not None and self.random.random() < 0.5:
            ask["at"] = self.at + self.random.choice((0, 0, 0, -1, 10**9))
        return ask

    def _mix(self) -> Json:
        """A part of a deal, or the hash of one: now and then that of the part, and twice."""
        part = f"{self.random.choice((7, self.random.getrandbits(128))):032x}"
        attempt = self.attempt + self.random.choice((0, 0, 0, 0, 1, -1, 10**30))
        ask: Json = {"ask": "open_part", "id": self._id(), "attempt": attempt, "part": part}
        if self.random.random() < 0.5:
            hashed = sha256(part.encode()).hexdigest()
            ask = {"ask": "mix", "id": self._id(), "attempt": attempt, "hash": hashed}
        return ask

    def _action(self, offer: Json | None) -> Json:
        random = self.random
        kind = random.random()
        if kind < 0.05:
            return dict(random.choice(FORGED))
        if offer is not None and offer["actions"] and kind < 0.8:
            return dict(random.choice(offer["actions"]))
        game = self.game if kind < 0.9 else random.choice(list(actions()))
        return dict(random.choice(actions()[game]))

    def _plain(self) -> Json:
        kinds = ("start", "start", "sit", "sit", "go_on", "hurry", "lend_seat", "ping")
        kind = self.random.choice(kinds)
        if self.random.random() < 0.03:
            kind = self.random.choice(("leave", "leave", "close"))
        return {"ask": kind, "id": self._id()}

    def _seat_ask(self) -> Json:
        kind = self.random.choice("put_bot open_seat remove hand_over mute sit".split())
        ask = {"ask": kind, "id": self._id(), "seat": self.random.randrange(-1, 11)}
        if kind == "put_bot":
            ask["level"] = self.random.choice(("casual", "strong", "random", "expert:9", ""))
        return ask

    def _say(self) -> Json:
        if self.random.random() < 0.2:
            reaction = self.random.choice(("hello", "wow", "none", *STRINGS))
            return {"ask": "react", "id": self._id(), "reaction": reaction}
        return {"ask": "say", "id": self._id(), "text": self.random.choice(STRINGS)}

    def _key(self) -> Json:
        return {"ask": "take_seat", "id": self._id(), "key": self.random.choice(STRINGS) or "k"}

    def _arrange(self) -> Json:
        random = self.random
        names = "seats options public clock expiry grace stand_in first talk hints nothing".split()
        known = [option.name for option in _options(self.game)]
        change = {name: random.choice(PLAIN) for name in random.sample(names, random.randrange(4))}
        if random.random() < 0.5:
            name = random.choice([*known, "nothing"])
            change["options"] = {name: random.choice((*PLAIN, 1, 2, "standard", "leaflet"))}
        return {"ask": "arrange", "id": self._id(), "change": change}


@cache
def _options(game: str) -> tuple[Any, ...]:
    return describe(games()[game].options)
