"""Stosy and the independent checker come to the verdicts of the kit, which covers all rules."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from stosy.cli.main import main
from stosy.games import games
from tests.conformance import KIT, chapter_cases, kit_lines, verdict
from tools.checker.kit import disagreements

UNSEEN = {
    "FF10": "what is hidden",
    "SL15": "what is public",
}
"""Rules that no record can break or keep."""
RULES = {rule for game in games().values() for rule in game.rule_ids}


def test_stosy_agrees() -> None:
    for chapter, case in chapter_cases():
        found = verdict(case.text())
        told = f"{chapter}: {case.name}: {found}"
        assert (found is None) == case.is_right, told
        if found is not None:
            assert found[0] == case.index, told
            assert found[1] in case.rules, told


def test_the_checker_agrees() -> None:
    assert [*disagreements(KIT)] == []


def test_the_checker_notices_a_wrong_verdict(tmp_path: Path) -> None:
    case = json.loads(KIT.read_text(encoding="utf-8").splitlines()[0])
    path = tmp_path / "kit.jsonl"
    path.write_text(json.dumps(case | {"refused": {"index": 0, "code": "over"}}), encoding="utf-8")
    assert len([*disagreements(path)]) == 1


def test_the_file_has_these_cases() -> None:
    assert KIT.read_text(encoding="utf-8").splitlines() == [*kit_lines()]


def test_every_rule_has_a_case() -> None:
    shown = {rule for _, case in chapter_cases() for rule in case.rules}
    common = {f"G{number}" for number in range(1, 7)}
    assert (RULES | common) - shown == UNSEEN.keys() | {"G5"}


def test_names_are_unique() -> None:
    names = [(chapter, case.name) for chapter, case in chapter_cases()]
    assert len(names) == len(set(names))


def test_the_command_prints_the_kit(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["conformance"]) == 0
    assert capsys.readouterr().out == KIT.read_text(encoding="utf-8")
