"""Orders about other people: who may watch, blocks, reports."""

from __future__ import annotations

from typing import Any

import pytest

from stosy.tui.typist import Unblock
from stosy.wire import Say, Sit
from stosy.wire.api import BlockPerson, ReportPerson
from tests.tui.wired import Wire


def with_bob(language: str = "en") -> Wire:
    wire = Wire("face-to-face", language=language)
    wire.comes("bob", "bob")
    wire.other(Sit(id="sit"))
    return wire


@pytest.mark.parametrize(
    ("language", "line", "dealt"),
    [
        ("en", "block 2", BlockPerson(seat=1)),
        ("en", "block bob", BlockPerson(seat=1)),
        ("uk", "розблокувати 2", Unblock(seat=1)),
        ("ru", "жалоба 2 имя Плохое имя", ReportPerson(seat=1, reason="name", text="Плохое имя")),
        ("cs", "nahlásit bob podvádění", ReportPerson(seat=1, reason="cheating")),
    ],
)
def test_people_are_dealt_with_by_number_or_name(language: str, line: str, dealt: Any) -> None:
    wire = with_bob(language)
    wire.type(line)
    assert wire.dealt == [dealt]


def test_a_report_about_talk_holds_what_was_said() -> None:
    wire = with_bob()
    for text in ("hello", "boo", "you cheat"):
        wire.other(Say(id=text, text=text))
    wire.type("report 2 talk He is rude.")
    said = ("hello", "boo", "you cheat")
    assert wire.dealt == [ReportPerson(seat=1, reason="talk", text="He is rude.", said=said)]


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("block", "Which person? Give the number"),
        ("block 1", "Which person? Give the number"),
        ("report 2", "Type `report`, who, why"),
        ("report 1 talk", "Which person?"),
        ("watch", "Anyone with the link may watch."),
        ("watch cats", "Who may watch? Type `watch anyone`"),
    ],
)
def test_what_is_missing_is_asked_for(line: str, answer: str) -> None:
    wire = with_bob()
    wire.type(line)
    assert wire.dealt == []
    assert wire.told[-1].startswith(answer)


def test_the_host_says_who_may_watch() -> None:
    wire = with_bob()
    wire.type("watch nobody", "who")
    assert wire.table.state.settings.watch == "nobody"
    assert "Nobody may watch." in wire.told
    stranger = Wire("face-to-face", person="eve", watch="nobody")
    assert stranger.joined.hidden
