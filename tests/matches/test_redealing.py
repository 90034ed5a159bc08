"""A position dealt anew: the seat has seen nothing else, and the others hold other cards."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from stosy.core import AnyGame, from_plain
from stosy.matches import redealing
from stosy.matches.redealing import redealt
from tests.lab.played import match_of, play_on, written

TABLES: dict[str, dict[str, Any]] = {
    "face-to-face": {"seats": 2},
    "quick-and-easy": {"seats": 3, "start": "drawn"},
    "the-game": {"seats": 2, "start": "drawn"},
    "snakes-and-ladders": {"seats": 3, "rounds": "single"},
}


def seen(game: AnyGame, setup: Any, log: list[Any], seat: int | None) -> tuple[list[Any], Any]:
    """Everything a seat sees of a log, and the state at its end; with None all is seen."""
    state: Any = None
    told: list[Any] = []
    for plain in log:
        entry = from_plain(game, plain)
        step = game.start(setup, entry) if state is None else game.apply(state, entry)
        state = step.state
        told.append([event if seat is None else event.seen_by(seat) for event in step.events])
        told.append(game.view(state, seat) if seat is not None else None)
    return told, state


@pytest.mark.parametrize("game", TABLES)
@pytest.mark.parametrize("share", [0.2, 0.5])
def test_the_seat_saw_the_same_and_the_others_hold_other_cards(game: str, share: float) -> None:
    match = play_on(match_of(game, **TABLES[game]), "casual")
    log, seat = written(match).log, 1
    at = max(2, int(len(log) * share))
    new = redealt(match.game, match.setup, log[:at], seat, Random(1))
    told, state = seen(match.game, match.setup, log[:at], seat)
    anew, other = seen(match.game, match.setup, new, seat)
    assert anew == told
    hands, others = match.game.hands(state), match.game.hands(other)
    assert hands[seat] == others[seat]
    assert hands != others


def test_without_time_nothing_is_dealt_anew_and_nothing_breaks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = play_on(match_of("the-game", 2), "casual")
    log = written(match).log[:40]
    for most in (0, 10, 700):
        monkeypatch.setattr(redealing, "MOST_APPLIED", most)
        new = redealt(match.game, match.setup, log, 0, Random(1))
        assert seen(match.game, match.setup, new, 0)[0] == seen(match.game, match.setup, log, 0)[0]
