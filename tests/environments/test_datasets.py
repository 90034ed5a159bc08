"""Recorded matches as tables of decisions."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest

from stosy.bots import find_bot
from stosy.cli.main import main
from stosy.core import Player, record_of, seed_of
from stosy.games import find
from stosy.lab.files import read_records
from stosy.lab.runner import play_match
from stosy.research import datasets
from stosy.research.datasets import BadRecord, Part, Source, write_dataset
from stosy.research.decisions import decisions

GAMES: tuple[tuple[str, int, dict[str, object]], ...] = (
    ("quick-and-easy", 3, {}),
    ("the-game", 2, {}),
    ("face-to-face", 2, {}),
    ("snakes-and-ladders", 4, {"rounds": "single"}),
)


def sources(game: str, seats: int, options: dict[str, object], count: int) -> list[Source]:
    rules, bot = find(game), find_bot("casual", game)
    players = tuple(Player(f"casual {seat}", "bot:casual") for seat in range(seats))
    setup = rules.setup(seats, options)
    matches = (play_match(rules, setup, seed_of(game, n), [bot] * seats) for n in range(count))
    return [Source("x", line, record_of(match, players)) for line, match in enumerate(matches, 1)]


def array(table: Any, name: str) -> Any:
    column = table[name].combine_chunks()
    return column.flatten().to_numpy(zero_copy_only=False).reshape(-1, column.type.list_size)


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_a_table_has_every_decision(
    game: str, seats: int, options: dict[str, object], tmp_path: Path
) -> None:
    rules, out = find(game), tmp_path / "out.parquet"
    given = sources(game, seats, options, 3)
    told = write_dataset(given, out)
    table = pq.read_table(out)
    expected = [d for source in given for d in decisions(rules, source.record)]
    assert (told.matches, told.rows) == (3, len(expected)) == (3, table.num_rows)
    assert [bytes(row) for row in array(table, "observation")] == [d.observation for d in expected]
    masks, actions = array(table, "mask"), table["action"].to_pylist()
    assert masks[np.arange(len(actions)), actions].all()
    assert table["return"].to_pylist() == [d.ret for d in expected]
    assert set(table["by"].to_pylist()) == {"bot:casual"}
    about = json.loads(table.schema.metadata[b"stosy"])
    assert about["game"] == game
    assert about["parts"][0]["name"] == "hand"
    assert about["actions"][-1] is None


def test_an_interrupted_run_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(datasets, "MATCHES", 2)
    given, out, made = sources("the-game", 2, {}, 5), tmp_path / "out.parquet", []

    def working(work: Any, parts: Iterator[Part]) -> Iterator[bytes]:
        for part in parts:
            made.append(part.first)
            yield work(part)

    def breaking(work: Any, parts: Iterator[Part]) -> Iterator[bytes]:
        yield work(next(parts))
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_dataset(given, out, breaking)
    assert not out.exists()
    told = write_dataset(given, out, working)
    assert made == [2, 4]
    assert told.matches == 5
    assert [path.name for path in tmp_path.iterdir()] == ["out.parquet"]
    whole = pq.read_table(out)
    assert write_dataset(given, tmp_path / "again.parquet", working) == told
    assert pq.read_table(tmp_path / "again.parquet").equals(whole)


def test_another_run_does_not_use_the_parts(tmp_path: Path) -> None:
    out = tmp_path / "out.parquet"
    (tmp_path / "out.parquet.parts").mkdir()
    (tmp_path / "out.parquet.parts" / "000000000000-0.parquet").write_bytes(b"of other matches")
    assert write_dataset(sources("the-game", 2, {}, 1), out).matches == 1


def test_one_game_in_a_table(tmp_path: Path) -> None:
    mixed = [*sources("the-game", 2, {}, 1), *sources("face-to-face", 2, {}, 1)]
    with pytest.raises(BadRecord, match="x:1: face-to-face among matches of the-game"):
        write_dataset(mixed, tmp_path / "out.parquet")
    with pytest.raises(ValueError, match="no matches"):
        write_dataset([], tmp_path / "out.parquet")


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record, out = tmp_path / "a.jsonl", tmp_path / "a.parquet"
    plays = ["simulate", "the-game", "--games", "3", "--seats", "2", "--records", str(record)]
    assert main(plays) == 0
    capsys.readouterr()
    assert main(["dataset", str(record), "-o", str(out), "--jobs", "1", "--lang", "en"]) == 0
    rows = pq.read_table(out).num_rows
    assert f"3 games, {rows} decisions in" in capsys.readouterr().out.replace(
        "\N{NO-BREAK SPACE}", " "
    )
    [(_, first), *_] = read_records(record)
    lay = next(entry for entry in first.log if entry.get("do") == "lay")
    record.write_text(record.read_text().replace(json.dumps(lay["card"]), "100", 1))
    assert main(["dataset", str(record), "-o", str(out), "--jobs", "1", "--lang", "en"]) == 2
    assert "a.jsonl:1: " in capsys.readouterr().err
