"""Bots choose alike in both engines: with the same chance they play the same match."""

from __future__ import annotations

from typing import Any

import pytest
from stosy_kernel import playout, playouts
from stosy_kernel.bot_dice import kernel_bot_dice
from stosy_kernel.rng import PythonRng

from stosy.bots import Bot, find_bot, next_move
from stosy.bots.heuristic import Heuristic
from stosy.bots.weights import Weights, silent, weights_of
from tests.kernel.tables import SNAKES, TABLES, Table, spread
from tests.kernel.twins import SEED, Choose, python_match

EVERY = [*TABLES, *spread(467)]


def odd_weights(game: str, number: int) -> Weights:
    """Random weights that no sensible bot has, for every feature."""
    rng = PythonRng(SEED, number)
    names = enumerate(weights_of("casual", game))
    return {name: rng.below(place, 21) - 6 for place, name in names}


def chosen_by(bots: list[Bot[Any, Any]]) -> Any:
    def chooser(table: Table, rng: PythonRng) -> Choose:
        dice = kernel_bot_dice(rng, table.seats)
        return lambda state: next_move(table.adapter.rules, state, bots, dice)

    return chooser


@pytest.mark.parametrize("table", EVERY, ids=str)
def test_both_engines_play_the_same_match(table: Table) -> None:
    """Seats play at random, by the casual weights and by odd ones, in turn."""
    for number in range(1 if table.game == SNAKES else 3):
        bots: list[Any] = []
        players: list[Weights | None] = []
        for seat in range(table.seats):
            weights = odd_weights(table.game, number + seat)
            kinds: Any = (
                (find_bot("random", table.game), None),
                (Heuristic(table.game, weights), weights),
                (find_bot("casual", table.game), weights_of("casual", table.game)),
            )
            bot, player = kinds[(seat + number) % 3]
            bots.append(bot)
            players.append(player)
        log, end = playout(*table, SEED, number, bots=players)
        expected, result = python_match(table, number, chosen_by(bots))
        assert log == expected
        assert table.adapter.to_state(end).result == result


@pytest.mark.parametrize("table", [*TABLES, *spread(997)], ids=str)
def test_silent_tables_play_the_same_match(table: Table) -> None:
    """Then no bot of a team wants to signal, and the kernel asks only the seat waited for."""
    player = silent(weights_of("casual", table.game), table.game)
    bot = Heuristic(table.game, player)
    for number in range(1 if table.game == SNAKES else 3):
        log, end = playout(*table, SEED, number, bots=[player] * table.seats)
        expected, result = python_match(table, number, chosen_by([bot] * table.seats))
        assert log == expected
        assert table.adapter.to_state(end).result == result
        assert not any(entry.get("do") == "signal" for entry in log)


@pytest.mark.parametrize("level", ["casual", "strong"])
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_tables_of_a_level_play_the_same_match(table: Table, level: str) -> None:
    player, bot = weights_of(level, table.game), find_bot(level, table.game)
    log, end = playout(*table, SEED, 0, bots=[player] * table.seats)
    expected, result = python_match(table, 0, chosen_by([bot] * table.seats))
    assert log == expected
    assert table.adapter.to_state(end).result == result


@pytest.mark.parametrize("variant", ["standard", "professional"])
@pytest.mark.parametrize("seats", range(2, 6))
def test_quick_and_easy_is_played_alike_to_the_end(variant: str, seats: int) -> None:
    """Bots with odd weights seldom reach an endgame that is solved."""
    table, game = Table("quick-and-easy", {"variant": variant}, seats), "quick-and-easy"
    player, bot = weights_of("strong", game), find_bot("strong", game)
    for number in range(3):
        log, _ = playout(*table, SEED, number, bots=[player] * seats)
        assert log == python_match(table, number, chosen_by([bot] * seats))[0]


@pytest.mark.parametrize(
    ("game", "options", "weight", "most"),
    [
        ("quick-and-easy", {"variant": "professional"}, "wants_within", 9),
        ("quick-and-easy", {"variant": "standard"}, "leave_within", 9),
        ("the-game", {}, "leave_within", 10),
        ("the-game", {}, "wants_within", 10),
    ],
)
def test_who_hardly_ever_signals_does_so_in_both_engines(
    game: str, options: dict[str, object], weight: str, most: int
) -> None:
    """No lay gives more room back than the most: who wants still more never signals."""
    table, mute = Table(game, options, 3), []
    for within in (-most - 1, -most, -5):
        weights = {**silent(weights_of("casual", game), game), weight: within}
        for number in range(3):
            log, _ = playout(*table, SEED, number, bots=[weights] * 3)
            assert log == python_match(table, number, chosen_by([Heuristic(game, weights)] * 3))[0]
            mute.append(not any(entry.get("do") == "signal" for entry in log))
    assert all(mute[:3])
    assert not all(mute)


@pytest.mark.parametrize("game", ["quick-and-easy", "the-game"])
def test_instant_bots_signal_in_both_engines(game: str) -> None:
    """Otherwise the matches above would hardly cover signals."""
    weights = {**odd_weights(game, 0), "wants_within": 4}
    weights |= {name: 1 for name in ("say_height", "leave_within") if name in weights}
    table = Table(game, {}, 3)
    log, _ = playout(*table, SEED, bots=[weights] * 3)
    assert sum(entry.get("do") == "signal" for entry in log) > 2
    assert log == python_match(table, 0, chosen_by([Heuristic(game, weights)] * 3))[0]


def test_counts_of_bots_do_not_depend_on_threads() -> None:
    for table in (TABLES[0], Table(SNAKES, {"rounds": "single"}, 4)):
        bots = [weights_of("casual", table.game), None, *[None] * (table.seats - 2)]
        one, two = (playouts(*table, 200, SEED, threads, bots=bots) for threads in (1, 2))
        assert (one.wins, one.actions, one.reasons) == (two.wins, two.actions, two.reasons)


@pytest.mark.parametrize("options", [{"rounds": "single"}, {"scoring": "keep_low"}, {}], ids=str)
def test_who_keeps_wilds_and_bluffs_comes_to_an_end(options: dict[str, str]) -> None:
    """SL12, SL17: also when there is nothing left to draw."""
    strong = weights_of("strong", SNAKES)
    for seats, games in ((2, 4000), (10, 400)):
        tally = playouts(SNAKES, options, seats, games, SEED, bots=[strong] * seats)
        assert tally.games == games


@pytest.mark.parametrize("spoil", ["missing", "unknown", "large"])
def test_weights_must_be_those_of_the_game(spoil: str) -> None:
    weights = dict(weights_of("casual", "face-to-face"))
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
    assert isinstance(find_bot("casual", "the-game"), Heuristic)
