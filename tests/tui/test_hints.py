"""Hints in the terminal, offline and at a server; and leaving while somebody thinks."""

from __future__ import annotations

import pytest

from stosy.bots.hints import Hint
from stosy.core import Action
from stosy.games.rows.piles import EndTurn, Lay
from stosy.text import LANGUAGES, Words
from stosy.tui.typed import vocabulary
from tests.tui.test_plain import NAMES
from tests.tui.wired import Wire

TYPED = {"en": "hint", "uk": "підказка", "ru": "подсказка", "cs": "rada"}


def found(*actions: Action, chance: float | None = 0.421) -> tuple[Hint, ...]:
    return tuple(Hint(action, chance, "least_room") for action in actions)


@pytest.mark.parametrize("language", LANGUAGES)
def test_hint_is_a_word_of_every_language(language: str) -> None:
    typed = vocabulary((Words("en"), Words(language)), NAMES)
    for word in (TYPED[language], "hint"):
        assert typed.tokens(word) == ["hint"]


def test_hints_of_a_server() -> None:
    wire = Wire("face-to-face")
    wire.type("start", "hint")
    (thought,) = wire.table.requests()
    low = min(wire.hand)
    told = (*found(Lay(low, "up")), *found(EndTurn(), chance=None))
    wire.table.answer(thought, told, wire.now)
    wire.hear(wire.messages())
    reason = "No other card uses up less room."
    assert wire.told[-2:] == [
        f"1. lay {low} on your rising pile. {reason} Chance of winning: 42%.",
        f"2. end the turn. {reason}",
    ]
    wire.type("1.")
    assert f"You lay {low} on your rising pile." in wire.told


def test_nothing_to_advise_is_said_too() -> None:
    wire = Wire("the-game")
    wire.type("start", "hint")
    (thought,) = wire.table.requests()
    wire.table.answer(thought, (), wire.now)
    wire.hear(wire.messages())
    assert wire.told[-1] == "Nothing to suggest right now."


def test_a_server_says_why_there_are_none() -> None:
    wire = Wire("face-to-face", hints=False)
    wire.type("start", "hint")
    assert wire.told[-1] == "There are no hints at this table."
