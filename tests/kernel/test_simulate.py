"""`stosy simulate` in the kernel: the same on any number of threads and processes, and recorded."""

from __future__ import annotations

import json
from io import BytesIO
from pathlib import Path
from typing import Any

import msgspec
import pytest

from stosy.cli import main
from stosy.core import Refused, read, verify
from stosy.games import find, games
from stosy.lab import Series, Summary, simulate, usual_engine


def series(game: str, bots: tuple[str, ...] = ("casual", "random"), games: int = 12) -> Series:
    options: Any = {"rounds": "single"} if game == "snakes-and-ladders" else {}
    plain = msgspec.to_builtins(msgspec.convert(options, find(game).options))
    return Series(game, plain, bots, "tests", "kernel", games=games)


def timeless(summary: Summary) -> Summary:
    return msgspec.structs.replace(summary, seconds=0, actions_per_second=0)


@pytest.mark.parametrize("game", games())
def test_results_do_not_depend_on_jobs_nor_on_records(game: str) -> None:
    alone, together = BytesIO(), BytesIO()
    counted = [timeless(simulate(series(game), jobs)) for jobs in (1, 2)]
    recorded = [timeless(simulate(series(game), j, f)) for j, f in ((1, alone), (2, together))]
    assert counted[0] == counted[1] == recorded[0] == recorded[1]
    assert alone.getvalue() == together.getvalue()


@pytest.mark.parametrize("game", games())
def test_records_verify_and_tell_no_seed(game: str) -> None:
    written = BytesIO()
    simulate(series(game), records=written)
    records = [read(line) for line in written.getvalue().splitlines()]
    for record in records:
        verify(find(game), record)
        assert (record.seed, record.commit) == (None, None)
        assert [player.by for player in record.seats] == ["bot:casual", "bot:random"]
    assert len({msgspec.json.encode(record.log) for record in records}) == 12


def test_another_name_of_the_series_gives_other_matches() -> None:
    one = series("the-game", games=200)
    other = msgspec.structs.replace(one, seed="others")
    assert simulate(one).left != simulate(other).left


def test_the_kernel_plays_if_it_knows_the_bots() -> None:
    assert usual_engine("the-game", ("casual", "random")) == "kernel"
    assert usual_engine("the-game", ("casual", "somebody")) == "python"
    assert usual_engine("fifth-game", ("casual",)) == "python"
    assert usual_engine("fifth-game", ("random",)) == "python"


def test_an_engine_that_cannot_play_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Refused) as refused:
        simulate(series("the-game", ("somebody",) * 2))
    assert refused.value.code == "kernel_bots"
    monkeypatch.setattr("stosy.lab.engines.installed", lambda: False)
    assert usual_engine("the-game", ("casual",)) == "python"
    with pytest.raises(Refused) as refused:
        simulate(series("the-game"))
    assert refused.value.code == "no_kernel"


@pytest.mark.parametrize(
    ("arguments", "engine"), [((), "kernel"), (("--engine", "python"), "python")]
)
def test_the_engine_is_told(
    arguments: tuple[str, ...], engine: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "records.jsonl"
    command = ["simulate", "quick-and-easy", "--games", "3", "--json", "--records", str(path)]
    assert main([*command, *arguments]) == 0
    assert json.loads(capsys.readouterr().out)["engine"] == engine
    seeds = [read(line).seed for line in path.read_bytes().splitlines()]
    assert [seed is None for seed in seeds] == [engine == "kernel"] * 3
    assert main(["simulate", "quick-and-easy", "--games", "3", *arguments]) == 0
    assert ("kernel" in capsys.readouterr().out) == (engine == "kernel")
