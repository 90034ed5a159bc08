"""The program that checks records, and what it counts."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.conformance import chapter_cases, face_to_face, quick_and_easy
from tools.checker import FEATURES, check
from tools.checker.__main__ import main


def test_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = quick_and_easy.match(quick_and_easy.rows_of_tricks(), quick_and_easy.WON)
    bad = json.loads(json.dumps(good))
    bad["log"][1]["card"] = "p1"
    path = tmp_path / "records.jsonl"
    path.write_text(json.dumps(good) + "\n", encoding="utf-8")
    assert main([str(path)]) == 0
    path.write_text(f"{json.dumps(good)}\n{json.dumps(bad)}\n[]\n", encoding="utf-8")
    assert main([str(path)]) == 1
    printed = capsys.readouterr().out
    assert f"{path}:2: log[1]: G2: p1 is not held" in printed
    assert "  second_card: 25" in printed
    assert "3 records, 2 bad" in printed


def test_features_of_a_match_are_counted() -> None:
    features = check(face_to_face.match(face_to_face.in_order(), face_to_face.OVER)).features
    assert (features["end_all_laid"], features["draw_none"]) == (1, 4)


def test_the_kit_shows_almost_every_feature() -> None:
    """The rest takes whole matches: tests/lab/test_records_accepted.py."""
    seen: dict[str, set[str]] = {game: set() for game in FEATURES}
    for _, case in chapter_cases():
        if case.is_right and not isinstance(case.line, str):
            report = check(case.line)
            seen[case.line["game"]] |= {name for name, count in report.features.items() if count}
    listed = sum(map(len, FEATURES.values()))
    assert sum(map(len, seen.values())) > listed * 0.7
