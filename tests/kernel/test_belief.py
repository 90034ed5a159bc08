"""What a search thinks the others hold, by what they said and did not say."""

from __future__ import annotations

from typing import Literal

import pytest
from stosy_kernel import search
from stosy_kernel.adapters import adapter_of

from stosy.bots.weights import weights_of
from stosy.games.quick_and_easy import GAME
from stosy.games.quick_and_easy.cards import DECK
from stosy.games.quick_and_easy.rules import QuickAndEasyOptions
from stosy.games.rows.team_state import Said, Signal, TeamState

WEIGHTS = {**weights_of("strong", GAME.id), "wants_within": 3, "leave_within": 1}
RED_LOW = Signal("height", colour="r", level="low")
GREEN, PURPLE = Signal("holds", colour="g"), Signal("holds", colour="p")
WANTS_UP = Signal("wants", pile="up")


def chance(
    cards: str, tops: str, variant: Literal["standard", "professional"], *said: Signal
) -> float:
    """Of the best lay: two cards of the viewer, two of its partner, two to draw."""
    left, (up, down) = cards.split(), tops.split()
    laid = [card for card in DECK if card not in (*left, up, down)]
    state = TeamState(
        QuickAndEasyOptions(variant),
        (tuple(left[:2]), tuple(left[2:4])),
        tuple(left[4:]),
        ((*laid[:21], up), (*laid[21:], down)),
        0,
        signals=tuple(Said(1, signal) for signal in said),
    )
    position = adapter_of(GAME.id).from_view(GAME.view(state, 0), 1)
    found = search(position, 0, playouts=300, seed=3, bots=[WEIGHTS] * 2, widest=6)
    return found.candidates[0].value


def test_who_tells_of_one_height_holds_two_such_cards() -> None:
    """Two of the red ones; else the blue five might be among them."""
    assert chance("p2 y10 r1 r3 b5 r4", "b4 r9", "standard", RED_LOW) == 1


def test_who_wishes_nothing_has_nothing_near() -> None:
    """The purple one: with the purple three it would want to lay on the yellow two."""
    cards, tops = "b7 r6 g1 p1 b3 p3", "y2 y5"
    assert chance(cards, tops, "professional", GREEN, PURPLE) == 1
    assert chance(cards, tops, "professional", GREEN, PURPLE, WANTS_UP) < 0.9


@pytest.mark.parametrize("said", [(), (WANTS_UP,), (GREEN,)])
def test_people_who_speak_otherwise_are_not_refused(said: tuple[Signal, ...]) -> None:
    """No deal agrees with that if all must be told: then any is as good as another."""
    assert 0 < chance("b7 r6 g1 p1 b3 p3", "y2 y5", "professional", *said) < 1
