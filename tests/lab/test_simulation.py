"""Series of matches: the same on any number of processes, counted right, written whole."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import msgspec
import pytest

from stosy.analysis.intervals import rate
from stosy.core import Refused, read, verify
from stosy.games import find
from stosy.lab import Series, Summary, simulate
from stosy.lab.files import (
    LONGEST,
    BadLine,
    LineTooLong,
    NoRecords,
    read_records,
    written_whole,
)


def series(game: str = "face-to-face", games: int = 10, **options: str) -> Series:
    kind = find(game).options
    plain = msgspec.to_builtins(msgspec.convert(options, kind))
    return Series(game, plain, ("casual", "random"), "tests", games=games)


def played(what: Series, jobs: int) -> tuple[Summary, bytes]:
    records = BytesIO()
    summary = simulate(what, jobs, records)
    return msgspec.structs.replace(summary, seconds=0, actions_per_second=0), records.getvalue()


@pytest.mark.parametrize("game", ["face-to-face", "the-game"])
def test_results_do_not_depend_on_the_number_of_processes(game: str) -> None:
    assert played(series(game), 1) == played(series(game), 2)


def test_every_match_of_a_series_has_its_own_seed_and_a_right_record() -> None:
    _, lines = played(series("snakes-and-ladders", 5, rounds="single"), 1)
    records = [read(line) for line in lines.splitlines()]
    for record in records:
        verify(find(record.game), record)
    assert len({record.seed for record in records}) == 5


def test_a_summary_counts_what_the_records_say() -> None:
    summary, lines = played(series(games=20), 1)
    records = [read(line) for line in lines.splitlines()]
    results = [record.result for record in records if isinstance(record.result, dict)]
    for seat, wins in enumerate(summary.wins):
        assert wins.count == sum(result["winner"] == seat for result in results)
    lengths = [sum("do" in entry for entry in record.log) for record in records]
    assert (summary.length.least, summary.length.most) == (min(lengths), max(lengths))
    assert summary.length.mean == sum(lengths) / 20
    assert sum(summary.reasons.values()) == summary.games == 20


def test_casual_bots_beat_random_ones() -> None:
    duel = simulate(series(games=40))
    assert duel.wins[0].low > 0.5
    round_ = simulate(series("snakes-and-ladders", 40, rounds="single"))
    assert round_.wins[0].low > 0.5


@pytest.mark.parametrize(
    ("count", "total", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (81, 263, 0.2553, 0.3662),
    ],
)
def test_intervals_are_wilsons(count: int, total: int, low: float, high: float) -> None:
    """The third row is the textbook's example."""
    found = rate(count, total)
    assert (round(found.low, 4), round(found.high, 4)) == (low, high)


def test_a_file_appears_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "records.jsonl"
    path.write_bytes(b"before")

    def fail_half_way() -> None:
        with written_whole(path) as file:
            file.write(b"half")
            raise RuntimeError

    with pytest.raises(RuntimeError):
        fail_half_way()
    assert path.read_bytes() == b"before"
    with written_whole(path) as file:
        file.write(b"after")
    assert path.read_bytes() == b"after"
    assert list(tmp_path.iterdir()) == [path]


def test_reading_stops_at_the_first_line_that_is_no_record(tmp_path: Path) -> None:
    path = tmp_path / "records.jsonl"
    _, lines = played(series(games=1), 1)
    path.write_bytes(lines + b"\n{}\n")
    reading = read_records(path)
    assert next(reading)[0] == 1
    with pytest.raises(BadLine) as bad:
        next(reading)
    assert bad.value.line == 3


def test_a_line_longer_than_any_record_is_not_read_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "long.jsonl"
    path.write_bytes(b" " * (LONGEST + 1))
    with pytest.raises(LineTooLong):
        next(read_records(path))


def test_a_file_without_records_is_no_file_of_records(tmp_path: Path) -> None:
    path = tmp_path / "empty.jsonl"
    path.write_bytes(b"\n\n")
    with pytest.raises(NoRecords):
        next(read_records(path))


def test_a_link_is_followed_and_a_pipe_is_written_to(tmp_path: Path) -> None:
    link, target = tmp_path / "link", tmp_path / "target"
    link.symlink_to(target)
    with written_whole(link) as file:
        file.write(b"through")
    assert link.is_symlink()
    assert target.read_bytes() == b"through"
    with written_whole(Path("/dev/null")) as file:
        file.write(b"gone")
    assert Path("/dev/null").is_char_device()


def test_a_worker_that_refuses_says_why() -> None:
    with pytest.raises(Refused) as refused:
        simulate(Series("the-game", {}, ("nobody", "nobody"), "tests", games=4), jobs=2)
    assert refused.value.code == "no_such_bot"
