"""Search at the table: it finds what wins, and plays better than chance and than its playouts."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest
from stosy_kernel import search

from stosy.bots.weights import weights_of
from tests.kernel.endgames import HELD, endgames, good_actions
from tests.kernel.searching_games import Game, play
from tests.kernel.tables import SNAKES, Table

SINGLE: dict[str, object] = {"rounds": "single"}
both_methods = pytest.mark.parametrize("method", ["flat", "tree"])


@both_methods
@pytest.mark.parametrize("game", HELD)
def test_endgames_are_won_that_can_be(game: str, method: Any) -> None:
    """Brute force knows which actions win; only such as leave a choice are asked about."""
    asked = 0
    for position in islice(endgames(game), 60):
        good, bad = good_actions(position)
        if not good or not bad:
            continue
        asked += 1
        assert search(position, position.turn, method=method, playouts=3000).best in good
    assert asked >= 8


@both_methods
@pytest.mark.parametrize("scoring", ["winner_takes", "keep_low"])
def test_the_last_card_is_laid(scoring: str, method: Any) -> None:
    position = last_card(Table(SNAKES, {**SINGLE, "scoring": scoring}, 2))
    seat = position.turn
    best = search(position, seat, method=method, playouts=40).candidates[0]
    assert best.value == 1
    assert position.apply(seat, best.action)
    assert position.outcome.winners == 1 << seat


@both_methods
@pytest.mark.parametrize("scoring", ["winner_takes", "keep_low"])
def test_a_round_won_is_a_step_on_the_way(scoring: str, method: Any) -> None:
    position = last_card(Table(SNAKES, {"scoring": scoring, "target": 1000}, 3))
    seat = position.turn
    best, *others = search(position, seat, method=method, playouts=60).candidates
    assert position.apply(seat, best.action)
    assert position.chance_due
    assert max(other.value for other in others) < best.value < 1


def last_card(table: Table) -> Any:
    """The seat waited for holds one card, and it fits."""
    for number in range(100):
        game = Game(table, number)
        while not game.over:
            seat = game.position.turn
            actions = (table.adapter.names.actions[action]["do"] for action in game.quiet(seat))
            if len(game.position.facts().hands[seat]) == 1 and "lay" in actions:
                return game.position
            game.act_at_random(range(table.seats))
    raise AssertionError("nobody ever had a last card that fits")


@both_methods
@pytest.mark.parametrize(("game", "options"), [("face-to-face", {}), (SNAKES, SINGLE)])
def test_search_beats_random_play(game: str, options: dict[str, object], method: Any) -> None:
    """Instant bots play the playouts."""
    players = [weights_of("casual", game)] * 2
    wins = 0
    for number in range(14):
        seat = number % 2
        thinker = {"method": method, "playouts": 100, "bots": players}
        end = play(Table(game, options, 2), number, {seat: thinker}).position
        wins += end.outcome.winners >> seat & 1
    assert wins >= 11


@both_methods
@pytest.mark.parametrize(
    ("game", "seats", "games"), [("quick-and-easy", 3, 30), ("the-game", 2, 6)]
)
def test_search_lays_more_cards_than_random_play(
    game: str, seats: int, games: int, method: Any
) -> None:
    team = {seat: {"method": method, "playouts": 400} for seat in range(seats)}
    searched, random = (
        sum(
            play(Table(game, {}, seats), number, who).position.outcome.left
            for number in range(games)
        )
        for who in (team, {})
    )
    assert searched < 0.9 * random
