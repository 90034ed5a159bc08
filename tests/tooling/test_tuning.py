"""Tuning: reproducible, resumable, judged by a league, and honest about where weights come from."""

from __future__ import annotations

import shlex
from pathlib import Path

import msgspec
import pytest

from stosy.bots.kernel import installed
from stosy.bots.weights import Tuned, Weights, weights_of
from stosy.core import Dice
from stosy.games import games

if not installed():
    pytest.skip("tuning needs the kernel", allow_module_level=True)

from tools.learning import tuning
from tools.learning.__main__ import main
from tools.learning.provenance import found
from tools.learning.tables import FIRST, TUNING, TuningTable, guess, sparring, tables
from tools.learning.tuning import (
    MOST_WEIGHT,
    Deals,
    Study,
    alone_among,
    begin,
    better,
    league_value,
    mutated,
    rivals,
    run,
    seated,
)


def after(study: Study, rounds: int, threads: int = 1) -> Study:
    *_, last = run(study, rounds, threads)
    return last


@pytest.mark.parametrize("game", games())
def test_a_resumed_study_equals_an_uninterrupted_one(game: str) -> None:
    whole = after(begin(game, "tests", deals=8), 6)
    half = msgspec.json.encode(after(begin(game, "tests", deals=8), 3))
    assert after(msgspec.json.decode(half, type=Study), 6) == whole
    assert whole.round == 6


def test_a_study_does_not_depend_on_threads_but_on_its_seed() -> None:
    one = after(begin("face-to-face", "tests", deals=16), 6)
    assert after(begin("face-to-face", "tests", deals=16), 6, threads=3) == one
    assert one.kept > 0
    assert after(begin("face-to-face", "others", deals=16), 6).weights != one.weights


def test_changes_are_few_and_small() -> None:
    weights = weights_of(FIRST, "snakes-and-ladders")
    dice = Dice("changes", 0)
    for _ in range(50):
        changed = mutated(weights, dice)
        moved = [name for name in weights if changed[name] != weights[name]]
        assert changed.keys() == weights.keys()
        assert len(moved) <= 3
        for name in moved:
            assert abs(changed[name] - weights[name]) <= max(2, abs(weights[name]) // 2)


def test_champions_join_the_league_and_nobody_is_their_own_rival(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(tuning, "EVERY", 1)
    monkeypatch.setattr(tuning, "better", lambda study, changed, threads: True)
    study = after(begin("face-to-face", "tests", deals=1), 6)
    assert len(study.champions) == tuning.CHAMPIONS
    assert study.weights in study.champions
    assert study.weights not in rivals(study)
    simple = sparring("face-to-face")
    assert rivals(study)[: len(simple) + 1] == [*simple, None]


@pytest.mark.parametrize("game", games())
def test_a_study_begins_with_all_the_weights_of_its_game_and_knows_who_else_plays(
    game: str,
) -> None:
    first = weights_of(FIRST, game)
    assert guess(game).keys() == first.keys()
    simple = sparring(game)
    assert simple[0] == first
    assert len(simple) == 2 + len(TUNING[game].styles)
    assert all(each.keys() == first.keys() for each in simple)


def test_the_first_guess_at_a_duel_is_a_good_one() -> None:
    """A bot that plans whole turns beats every simple one."""
    deals, table = Deals("face-to-face", 1, 150), TuningTable(2, {})
    for rival in sparring("face-to-face")[:-1]:
        assert tuning.wins(deals, table, guess("face-to-face"), rival) > 1.15 * deals.count


def test_the_league_counts_the_worst_and_the_average() -> None:
    weights = weights_of(FIRST, "snakes-and-ladders")
    deals = Deals("snakes-and-ladders", 1, 50)
    table = TuningTable(3, {"rounds": "single"})

    def worth(*league: Weights | None) -> float:
        return league_value(
            [seated(deals, each) for each in alone_among(table, weights, league)], 3
        )

    even, strong = worth(weights), worth(None)
    assert even == 1
    assert worth(weights, None) == pytest.approx((even + (even + strong) / 2) / 2)


def test_what_is_worse_is_not_kept() -> None:
    study = begin("face-to-face", "tests", deals=50)
    away = {name: -value for name, value in study.weights.items()}
    assert not better(study, away, 1)
    assert not better(study, study.weights, 1)
    assert better(msgspec.structs.replace(study, weights=away), study.weights, 1)


def test_weights_tell_how_to_find_them_again() -> None:
    study = after(begin("face-to-face", "it's a test", deals=30), 5)
    written = msgspec.json.encode(found(study, proof=20))
    assert msgspec.json.decode(written, type=Tuned).weights == study.weights
    result = msgspec.json.decode(written)
    _, _, _, _, game, _, seed, _, rounds, _, deals = shlex.split(result["command"])
    assert after(begin(game, seed, int(deals)), int(rounds)) == study
    assert result["command"] in result["origin"]
    assert [each["rival"] for each in result["result"]] == [FIRST, "random"]


def test_a_team_tells_what_it_reaches_at_every_table() -> None:
    study = begin("quick-and-easy", "tests", deals=5)
    reached = found(study, proof=20).result
    assert [(each.seats, each.options) for each in reached] == [
        (table.seats, table.options) for table in tables("quick-and-easy")
    ]
    assert all(each.left is not None and each.rival is None for each in reached)


@pytest.mark.parametrize("game", games())
def test_a_study_can_be_written_down_before_any_change_was_kept(game: str) -> None:
    study = begin(game, "tests", deals=1)
    assert msgspec.json.decode(msgspec.json.encode(study), type=Study) == study


def test_a_guess_by_hand_comes_before_casual() -> None:
    assert begin("quick-and-easy", "tests").weights == guess("quick-and-easy")


def test_no_weight_grows_beyond_what_the_kernel_takes() -> None:
    weights: Weights = {"one": MOST_WEIGHT, "two": -MOST_WEIGHT}
    for number in range(40):
        changed = mutated(weights, Dice("large", number))
        assert all(abs(weight) <= MOST_WEIGHT for weight in changed.values())


def test_the_command_goes_on_where_it_stopped_and_overwrites_no_other_study(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    state, out = tmp_path / "study.json", tmp_path / "weights.json"
    command = ["tune", "face-to-face", "--deals", "10", "--threads", "1", "--rounds"]
    main([*command, "3", "--state", str(state)])
    capsys.readouterr()
    main([*command, "4", "--state", str(state), "--out", str(out)])
    main([*command, "4"])
    assert out.read_text() == capsys.readouterr().out
    kept = state.read_bytes()
    with pytest.raises(SystemExit, match="other work"):
        main([*command, "4", "--seed", "x", "--state", str(state)])
    with pytest.raises(SystemExit, match="done already: 4"):
        main([*command, "1", "--state", str(state)])
    assert state.read_bytes() == kept
    state.write_bytes(kept[:-1])
    with pytest.raises(SystemExit, match="nothing"):
        main([*command, "4", "--state", str(state)])
