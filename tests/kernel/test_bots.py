"""Bots choose alike in both engines: with the same chance they play the same match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from stosy_kernel import playout, playouts
from stosy_kernel.luck import luck_of
from stosy_kernel.rng import PythonRng

from stosy.bots import Bot, find_bot, next_move
from stosy.bots.heuristic import Heuristic, choose, scorer_of
from stosy.bots.weights import Weights, weights_of
from stosy.core import Action, Dice, Offer, View
from tests.kernel.tables import SNAKES, TABLES, Table, spread
from tests.kernel.twins import SEED, Choose, python_match

EVERY = [*TABLES, *spread(467)]


class Odd:
    """An instant bot whose weights nobody would choose: every one of them counts."""

    def __init__(self, game: str, weights: Weights) -> None:
        self.score = scorer_of(game, weights)

    def choose(self, view: View, offers: Sequence[Offer[Any]], dice: Dice) -> Action | None:
        return choose(self.score(view), offers)


def odd_weights(game: str, number: int) -> Weights:
    rng = PythonRng(SEED, number)
    names = enumerate(weights_of("greedy", game))
    return {name: rng.below(place, 21) - 6 for place, name in names}


def chosen_by(bots: list[Bot[Any, Any]]) -> Any:
    def chooser(table: Table, rng: PythonRng) -> Choose:
        luck = luck_of(rng, table.seats)
        return lambda state: next_move(table.adapter.rules, state, bots, luck)

    return chooser


@pytest.mark.parametrize("table", EVERY, ids=str)
def test_both_engines_play_the_same_match(table: Table) -> None:
    """Seats play at random, by the greedy weights and by odd ones, in turn."""
    for number in range(1 if table.game == SNAKES else 3):
        bots: list[Any] = []
        players: list[Weights | None] = []
        for seat in range(table.seats):
            weights = odd_weights(table.game, number + seat)
            kinds: Any = (
                (find_bot("random", table.game), None),
                (Odd(table.game, weights), weights),
                (find_bot("greedy", table.game), weights_of("greedy", table.game)),
            )
            bot, player = kinds[(seat + number) % 3]
            bots.append(bot)
            players.append(player)
        log, end = playout(*table, SEED, number, bots=players)
        expected, result = python_match(table, number, chosen_by(bots))
        assert log == expected
        assert table.adapter.to_state(end).result == result


@pytest.mark.parametrize("table", [*TABLES, *spread(997)], ids=str)
def test_greedy_tables_play_the_same_match(table: Table) -> None:
    """Nobody at a team's table wants to signal then: the kernel asks only the seat waited for."""
    player, bot = weights_of("greedy", table.game), find_bot("greedy", table.game)
    for number in range(1 if table.game == SNAKES else 3):
        log, end = playout(*table, SEED, number, bots=[player] * table.seats)
        expected, result = python_match(table, number, chosen_by([bot] * table.seats))
        assert log == expected
        assert table.adapter.to_state(end).result == result
        assert not any(entry.get("do") == "signal" for entry in log)


@pytest.mark.parametrize("game", ["quick-and-easy", "the-game"])
@pytest.mark.parametrize("weight", ["leave_within", "wants_within"])
def test_who_hardly_ever_signals_does_so_in_both_engines(game: str, weight: str) -> None:
    """Ten is the most room that a lay gives back: with less than -10 a seat never signals."""
    table, silent = Table(game, {}, 3), []
    for within in (-11, -10, -5):
        weights = {**weights_of("greedy", game), weight: within}
        for number in range(3):
            log, _ = playout(*table, SEED, number, bots=[weights] * 3)
            assert log == python_match(table, number, chosen_by([Odd(game, weights)] * 3))[0]
            silent.append(not any(entry.get("do") == "signal" for entry in log))
    assert all(silent[:3])
    assert not all(silent)


@pytest.mark.parametrize("game", ["quick-and-easy", "the-game"])
def test_instant_bots_signal_in_both_engines(game: str) -> None:
    """Else the matches above would prove little about signals."""
    weights = {**odd_weights(game, 0), "say_height": 2, "leave_within": 1, "wants_within": 4}
    table = Table(game, {}, 3)
    log, _ = playout(*table, SEED, bots=[weights] * 3)
    assert sum(entry.get("do") == "signal" for entry in log) > 2
    assert log == python_match(table, 0, chosen_by([Odd(game, weights)] * 3))[0]


def test_counts_of_bots_do_not_depend_on_threads() -> None:
    for table in (TABLES[0], Table(SNAKES, {"rounds": "single"}, 4)):
        bots = [weights_of("greedy", table.game), None, *[None] * (table.seats - 2)]
        one, two = (playouts(*table, 200, SEED, threads, bots=bots) for threads in (1, 2))
        assert (one.wins, one.actions, one.reasons) == (two.wins, two.actions, two.reasons)


@pytest.mark.parametrize("spoil", ["missing", "unknown", "large"])
def test_weights_must_be_those_of_the_game(spoil: str) -> None:
    weights = dict(weights_of("greedy", "face-to-face"))
    if spoil == "missing":
        del weights["room"]
    elif spoil == "unknown":
        weights["luck"] = 1
    else:
        weights["room"] = 10**7
    with pytest.raises(ValueError, match="weight"):
        playouts("face-to-face", {}, 2, 1, SEED, bots=[weights, None])


def test_every_seat_needs_a_bot() -> None:
    with pytest.raises(ValueError, match="every seat"):
        playouts("face-to-face", {}, 2, 1, SEED, bots=[None])


def test_a_level_is_its_weights() -> None:
    assert isinstance(find_bot("greedy", "the-game"), Heuristic)
