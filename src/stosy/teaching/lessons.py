"""The lesson of a game: the part `lesson` of its slice."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import Struct

from stosy.core import AnyGame, Lesson, Refused, to_plain
from stosy.games import part


class LessonPart(Struct, frozen=True):
    """The part `lesson` of a slice."""

    lesson: Lesson | None = None


@cache
def lesson_of(game: AnyGame) -> Lesson | None:
    """The game's lesson, if it has one."""
    return part(game, "lesson", LessonPart).lesson


def prepared(game: AnyGame) -> Lesson:
    """The game's lesson; Refused if it has none."""
    lesson = lesson_of(game)
    if lesson is None:
        raise Refused("no_lesson", "T3", game=game.id)
    return lesson


def given_log(lesson: Lesson) -> tuple[dict[str, Any], ...]:
    """The entries with which the match begins, as records write them."""
    return (to_plain(lesson.deal), *map(to_plain, lesson.past))


@cache
def edition(game: AnyGame) -> str:
    """A fingerprint of the game's lesson: a table that was opened with another one plays on
    without."""
    written = msgspec.json.encode(prepared(game), order="deterministic")
    return sha256(written).hexdigest()[:16]
