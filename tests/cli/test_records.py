"""`stosy verify` and `stosy show`: right, wrong and hostile files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.outputs import complaint, edited
from tests.core.test_daily import OLDER, of_a_day
from tests.core.test_mixing import mixed

SPACE = "\N{NO-BREAK SPACE}"


def test_verify_accepts_right_records(records: Path, stosy: Any) -> None:
    verdict = stosy("verify", records)
    assert verdict.status == 0
    assert "3 records are right" in verdict.out


def test_verify_says_what_is_proved_and_what_is_not(tmp_path: Path, stosy: Any) -> None:
    path = tmp_path / "mixed.jsonl"
    path.write_text(json.dumps(mixed()), "utf-8")
    _, *proof = stosy("verify", path).out.replace(SPACE, " ").splitlines()
    assert proof == [
        "  Proved: The result follows from the rules: every move was played once more.",
        "  Proved: The deal is the one that was promised before the first card. Nobody swapped it.",
        "  Proved: The deal was shuffled from parts of seats 1 and 3."
        " Nobody could choose the cards as long as one of them is honest.",
        "  Proved: Seat 2 was a bot and gave no part.",
        "  Not proved: That nobody saw the cards: the people who run the server can see them.",
        "  Only claimed: Who played, who was a bot, and the times.",
    ]


def test_verify_counts_what_only_some_records_prove(tmp_path: Path, stosy: Any) -> None:
    path = tmp_path / "two.jsonl"
    path.write_text("\n".join(map(json.dumps, (of_a_day(), of_a_day(OLDER)))), "utf-8")
    out = stosy("verify", path, "--lang", "cs").out.replace(SPACE, " ")
    assert "ní dne 16. listopadu 2026: tajemství bylo slíbené právě pro tento den. (1)" in out
    assert "  Nedokázané: Že to bylo rozdání dne 16. listopadu 2026: slib den neuvádí. (1)" in out
    assert "  Dokázané: Rozdání je to, které bylo slíbené před první kartou." in out


def test_verify_names_line_entry_rule_and_reason_of_the_first_wrong_entry(
    records: Path, stosy: Any
) -> None:
    log = json.loads(records.read_text().splitlines()[1])["log"]
    log[3] = {"seat": 0, "do": "lay", "card": "r10", "pile": "up"}
    log[4] = {"seat": 9}
    verdict = stosy("verify", edited(records, 1, log=log))
    assert verdict.status == 1
    first, summary, *_ = verdict.out.splitlines()
    assert first.startswith(f"{records}:2: log entry 3: ")
    assert first.endswith(("(G1)", "(G2)"))
    assert "1 is wrong" in summary


@pytest.mark.parametrize(
    "changes",
    [
        {"commit": "0" * 64},
        {"seed": "0" * 64},
        {"result": {"won": True, "left": 0, "reason": "all_laid"}},
        {"options": {"variant": "amateur"}},
        {"options": {}},
        {"rules": 3},
        {"log": []},
        {"seats": [{"name": "Ada", "by": "human"}]},
    ],
)
def test_verify_finds_a_wrong_frame(changes: Any, records: Path, stosy: Any) -> None:
    verdict = stosy("verify", edited(records, 0, **changes))
    assert verdict.status == 1
    assert verdict.err == ""


def test_verify_reads_every_file_and_reports_the_worst(
    records: Path, stosy: Any, tmp_path: Path
) -> None:
    broken = tmp_path / "broken.jsonl"
    broken.write_bytes(b"{")
    verdict = stosy("verify", broken, records)
    assert verdict.status == 2
    assert "3 records are right" in verdict.out


HOSTILE = {
    "empty": b"",
    "not JSON": b"hello\n",
    "binary": bytes(range(256)),
    "long line": b'{"record":1,"x":"' + b"x" * 10_000_000 + b'"}',
    "NaN": b'{"record":NaN}',
    "deep": b'{"record":1,"x":' + b"[" * 100_000,
    "wrong types": b'{"record":1,"game":5,"rules":[],"options":0,"seats":{},"commit":1,"log":""}',
    "huge number": b'{"record":' + b"9" * 10_000 + b"}",
    "another version": b'{"record":2,"game":"the-game","rules":1,"options":{},"seats":[],'
    b'"commit":null,"log":[]}',
    "unknown game": b'{"record":1,"game":"chess","rules":1,"options":{},"seats":[],'
    b'"commit":null,"log":[]}',
}


@pytest.mark.parametrize("command", ["verify", "show"])
@pytest.mark.parametrize("content", HOSTILE.values(), ids=HOSTILE)
def test_hostile_files_get_one_sentence(
    content: bytes, command: str, stosy: Any, tmp_path: Path
) -> None:
    path = tmp_path / "hostile.jsonl"
    path.write_bytes(content)
    assert str(path) in complaint(stosy(command, path))


def test_a_truncated_file_is_said_to_be_truncated(records: Path, stosy: Any) -> None:
    records.write_bytes(records.read_bytes()[:-100])
    verdict = stosy("verify", records)
    assert verdict.status == 2
    assert "line 3 is not a record" in verdict.err


def test_show_tells_a_match_as_everybody_a_seat_or_a_spectator_saw_it(
    records: Path, stosy: Any
) -> None:
    hand = json.loads(records.read_text().splitlines()[1])["log"][0]["hands"][0]
    assert len(hand) == 2
    seen = {
        viewer: stosy("show", records, "--match", 2, *viewer.split()).out
        for viewer in ("", "--seat 1", "--seat 2", "--spectator")
    }
    assert seen["--seat 1"].splitlines()[1].count("Your hand: ") == 1
    assert "Your hand: " not in seen["--spectator"]
    drawn = [line for line in seen["--spectator"].splitlines() if " draws " in line]
    assert drawn
    assert not any(":" in line for line in drawn)
    assert "You draw" in seen["--seat 2"]
    assert len({*seen.values()}) == 4


def test_show_refuses_a_match_or_a_seat_that_is_not_there(records: Path, stosy: Any) -> None:
    complaint(stosy("show", records, "--match", 4))
    assert stosy("show", records, "--seat", 3).status == 2


def test_show_tells_up_to_the_first_wrong_entry(records: Path, stosy: Any) -> None:
    log = json.loads(records.read_text().splitlines()[0])["log"]
    told = stosy("show", edited(records, 0, log=[*log[:3], {"seat": 5, "do": "end_turn"}]))
    assert told.status == 1
    assert "log entry 3" in told.err


def test_names_in_a_file_cannot_command_the_terminal(records: Path, stosy: Any) -> None:
    players = [{"name": "\x1b[31mred\u202e", "by": "human"}, {"name": "b", "by": "\x07"}]
    told = stosy("show", edited(records, 0, seats=players))
    assert not {"\x1b", "\u202e", "\x07"} & {*told.out}


def test_show_tells_every_dealt_hand_only_to_nobody_in_particular(
    records: Path, stosy: Any
) -> None:
    told = stosy("show", records, "--match", 1).out.splitlines()
    seats = json.loads(records.read_text().splitlines()[0])["seats"]
    for number, line in enumerate(told[2 : 2 + len(seats)], 1):
        assert line.startswith(f"Bot {number}: ")
    assert f"Bot {len(seats)} (" in told[0]
    assert "=" not in told[0]
    assert told[2] not in stosy("show", records, "--match", 1, "--spectator").out


def test_show_reads_no_further_than_the_match_asked_for(records: Path, stosy: Any) -> None:
    records.write_bytes(records.read_bytes() + b"{")
    assert stosy("show", records, "--match", 3).status == 0
    assert stosy("show", records).status == 2


def test_verify_goes_on_after_a_file_that_cannot_be_read(
    records: Path, stosy: Any, tmp_path: Path
) -> None:
    verdict = stosy("verify", tmp_path / "none", tmp_path, records)
    assert verdict.status == 2
    assert [line.rpartition(": ")[2] for line in verdict.err.splitlines()] == [
        "there is no such file or folder. Check how it is written.",
        "it is a folder. Give a file in it.",
    ]
    assert "3 records are right, 0 are wrong." in verdict.out


OLD = Path(__file__).parents[1] / "core" / "rules-1.jsonl"
"""Matches of Snakes & Ladders by an older version of its rules."""


def test_verify_tells_which_version_of_the_rules_it_cannot_judge(stosy: Any) -> None:
    verdict = stosy("verify", OLD)
    assert verdict.status == 1
    first, *more = verdict.out.splitlines()
    assert "version 1 of the rules" in first
    assert "right before log entry 27" in first
    last = next(line for line in more if line.startswith(f"{OLD}: "))
    assert "1 record is right, 0 are wrong" in last
    assert "older version: 1." in last
    assert "another version of the rules: 3." in last


def test_show_tells_what_it_can_and_by_which_rules_the_match_was_played(stosy: Any) -> None:
    told = stosy("show", OLD, "--match", "1")
    assert told.status == 1
    assert "Rules: version 1." in told.out
    assert "26. " in told.out
    assert "27. " not in told.out
    assert "Played under version 1 of the rules" in told.err
    whole = stosy("show", OLD, "--match", "4")
    assert (whole.status, whole.err) == (0, "")
    assert "Rules: version 1." in whole.out
