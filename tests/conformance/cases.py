"""A case of the kit: a record, and whether it is right."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

Json = dict[str, Any]
SEED = "0123456789abcdef" * 4


@dataclass(frozen=True, kw_only=True)
class Case:
    """A line to verify. A wrong one is refused at this index of its log, or for its frame (None).

    `rules` are those that a right record shows, or those that may refuse a wrong one.
    """

    name: str
    rules: tuple[str, ...]
    line: Json | str
    is_right: bool
    index: int | None = None

    def record(self) -> Json:
        assert not isinstance(self.line, str)
        return self.line

    def text(self) -> str:
        return self.line if isinstance(self.line, str) else json.dumps(self.line)


def right(name: str, rules: str, record: Json) -> Case:
    """A record that is right, and the rules that it shows."""
    return Case(name=name, rules=(*rules.split(),), line=record, is_right=True)


def wrong(name: str, rules: str, record: Json) -> Case:
    """A record whose last entry is refused, by one of these rules."""
    last = len(record["log"]) - 1
    return Case(name=name, rules=(*rules.split(),), line=record, is_right=False, index=last)


def malformed(name: str, line: Json | str, index: int | None = None, rules: str = "G3") -> Case:
    """A line that is no record, or whose frame or entry with this index is malformed."""
    return Case(name=name, rules=(*rules.split(),), line=line, is_right=False, index=index)


def record(
    game: str,
    version: int,
    options: Mapping[str, object],
    seats: int,
    log: list[Json],
    result: Json | None = None,
) -> Json:
    """The record of a match with given cards, finished if there is a result."""
    made: Json = {
        "record": 1,
        "game": game,
        "rules": version,
        "options": dict(options),
        "seats": [{"name": f"Player {seat + 1}", "by": "human"} for seat in range(seats)],
        "commit": None,
        "seed": None,
        "log": log,
    }
    return made if result is None else made | {"result": result}


def act(seat: int, do: str, **more: object) -> Json:
    return {"seat": seat, "do": do, **more}


def hashed(text: str) -> str:
    return sha256(text.encode()).hexdigest()
