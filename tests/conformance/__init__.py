"""The conformance kit: records with the verdict that every implementation should come to.

The cases are written here. `python -m tests.conformance --write` writes them to the package,
each with the code of our refusal.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import stosy.testing
from stosy.core import Refused
from stosy.core.records import Malformed, read
from stosy.core.replay import Fault, verify
from stosy.games import find
from tests.conformance import (
    face_to_face,
    frames,
    quick_and_easy,
    snakes_and_ladders,
    the_game,
)
from tests.conformance.cases import Case, Json

KIT = Path(stosy.testing.__file__).with_name("conformance.jsonl")
CHAPTERS = (frames, face_to_face, quick_and_easy, the_game, snakes_and_ladders)


def chapter_cases() -> Iterator[tuple[str, Case]]:
    """All cases, each with the name of its chapter."""
    for chapter in CHAPTERS:
        name = chapter.__name__.rpartition(".")[2].replace("_", "-")
        yield from ((name, case) for case in chapter.cases())


def kit_lines() -> Iterator[str]:
    for chapter, case in chapter_cases():
        key = "line" if isinstance(case.line, str) else "record"
        made: Json = {"case": f"{chapter}: {case.name}", "rules": case.rules, key: case.line}
        if not case.is_right:
            _, _, code = verdict(case.text()) or (None, "", "")
            made["refused"] = {"index": case.index, "code": code}
        yield json.dumps(made, ensure_ascii=False, separators=(",", ":"))


def verdict(line: str) -> tuple[int | None, str, str] | None:
    """Where Stosy refuses a line, by which rule and with which code; None if the line is right."""
    try:
        record = read(line.encode())
        verify(find(record.game), record)
    except Malformed:
        return None, "G3", "malformed"
    except Refused as refused:
        return None, refused.rule, refused.code
    except Fault as fault:
        return fault.index, fault.refused.rule, fault.refused.code
    return None
