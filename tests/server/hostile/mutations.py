"""What is wrong with a message: values that do not belong there, and text that was JSON."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

DEEP = re.compile(r'"@(\d+)"')
"""Stands for a list in a list in a list …, so many times."""

NUMBERS: tuple[Any, ...] = (
    *(0, 1, -1, 2, 9, 10, 255, 2**31, 2**53 + 1, 2**63, 2**64, 10**40, -(10**40), 10**400),
    *(0.0, -0.0, 0.5, 1.0, 1e308, -1e308, 5e-324, float("nan"), float("inf"), float("-inf")),
)
STRINGS = (
    *("", " ", "\0", "\x1b[2J", "\n\r\t", "null", "0", "-1", "1e9", "true", "__class__", "id"),
    *("\ud800", "\udfff\ud800", "\ufeff", "\u202egnirts", "\u200d" * 40, "e\u0301" * 30),
    *("١٢٣", "𝟙𝟚", "ﬁ", "İ", "ß", "👨\u200d👩\u200d👧", "🇺🇦" * 20, "a" * 39, "a" * 40, "a" * 41),
    *("a" * 1000, "a" * 1001, "\U0010ffff" * 300, "<script>alert(1)</script>", "' OR 1=1 --"),
    *("${jndi:ldap://x}", "{{7*7}}", "%s%n%x", "../../etc/passwd", "turn-0", "turn--1", "signal"),
)
PLAIN: tuple[Any, ...] = (None, True, False, *NUMBERS, *STRINGS, [], {}, [[]], [{}], {"": ""})


def written(value: Any, random: Random) -> str:
    """As JSON, with what stands for deep lists."""
    text = json.dumps(value, ensure_ascii=random.random() < 0.5 or _has_surrogate(value))
    return DEEP.sub(lambda found: "[" * int(found[1]) + "]" * int(found[1]), text)


def bent(value: Any, random: Random) -> Any:
    """The same with one thing wrong."""
    made = deepcopy(value)  # parts of it may be ours
    holders = [each for each in _nodes(made) if each]
    if not holders:
        return random.choice(PLAIN)
    holder = random.choice(holders)
    key = random.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
    match random.randrange(6):
        case 0:
            holder[key] = random.choice(PLAIN)
        case 1:
            del holder[key]
        case 2:
            holder[key] = f"@{random.choice((2, 10, 100, random.randrange(800, 1000), 3000))}"
        case 3 if isinstance(holder, dict):
            holder[random.choice(STRINGS)] = random.choice(PLAIN)
        case 4 if isinstance(holder, dict):
            holder[random.choice(("id", "seat", "who", "by", "at", "ask", "do"))] = holder[key]
        case _:
            holder[key] = [holder[key]]
    return made


def garbled(text: str, random: Random) -> str:
    """Something that was JSON."""
    place = random.randrange(len(text) + 1)
    match random.randrange(6):
        case 0:
            return text[:place]
        case 1:
            return text[:place] + random.choice((*STRINGS[:12], "\\", '"', "}", "]", ",", ":"))
        case 2:  # a key twice
            return text.replace("{", '{"id":"twice","ask":"start",', 1)
        case 3:
            return text + text
        case 4:
            return text.replace(":", ": ", 1).replace('"', "'", 2)
        case _:
            return text[:place] + "\\ud83d" + text[place:]


def _nodes(value: Any) -> Iterator[Any]:
    """Everything that holds something, the shallow first."""
    if isinstance(value, dict | list):
        yield value
        for each in list(value.values() if isinstance(value, dict) else value):
            yield from _nodes(each)


def _has_surrogate(value: Any) -> bool:
    return any(0xD800 <= ord(char) < 0xE000 for char in json.dumps(value, ensure_ascii=False))
