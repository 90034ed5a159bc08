"""What a person is made to notice at a table where nobody waits."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from stosy.core import Move, offers_to
from stosy.games import find
from stosy.games.snakes_and_ladders.state import Lay
from stosy.text import Words
from stosy.tui.conversation import Conversation
from stosy.tui.moments import Moments
from stosy.tui.sight import Sight
from tests.games.snakes_positions import table
from tests.text.spaces import spaced

GAME = find("snakes-and-ladders")
NAMES = ("Olha", "Ada", "Ben")


def sight(state: Any, at: int = 1) -> Sight:
    return Sight(0, GAME.view(state, 0), tuple(offers_to(GAME, state, 0)), at)


def told(*states: Any) -> list[str]:
    """What is told while play goes through these states."""
    lines: list[str] = []
    names = NAMES[: len(states[0].hands)]
    moments = Moments(Conversation(GAME, Words("en"), names, lines.append))
    before = None
    for at, state in enumerate(states):
        now = sight(state, at)
        moments.after(before, now, (), mine=False)
        before = now
    return list(map(spaced, lines))


def test_a_chance_to_intervene_is_listed_once() -> None:
    laid = GAME.apply(table("r7 b1 b2", "r7 r1 r2", "g8 y1 g1", turn=1), Move(1, Lay("r7"))).state
    assert told(laid, laid) == [
        "You may act out of turn:",
        "1. lay a red 7",
    ]


@pytest.mark.parametrize("announced", [True, False])
def test_a_last_card_is_told_announced_or_not(announced: bool) -> None:
    before = table("g7 b1 b2", "r7 y2", "g8 y1 g1", turn=1)
    laid = GAME.apply(before, Move(1, Lay("r7", None, announced))).state
    assert told(before, laid, laid) == ["Ada has one card left."]


def test_new_cards_are_to_be_sorted() -> None:
    state = replace(table("g7 b1 b2", "r7 y2 y3", turn=1), phase="ready", waiting=0)
    lines = told(state, state)
    assert lines.count(Words("en").line("snakes-and-ladders", "play-sort", {})) == 1


def test_the_table_is_shown_when_ones_turn_begins_and_not_again_in_it() -> None:
    mine = table("r7 b1 b2", "r7 r1 r2", turn=0)
    others = replace(mine, turn=1)
    assert sum(line.startswith("Top card:") for line in told(others, mine, mine)) == 1
