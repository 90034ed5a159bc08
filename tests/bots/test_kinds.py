"""Bots by what people type: found, named, or refused with a reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from stosy.bots import find_bot
from stosy.bots.heuristic import Heuristic
from stosy.bots.kinds import given_kind, kind_of, split
from stosy.core import Refused

BOT = "class Mine:\n    def choose(self, view, offers, dice): return None\n"


def test_kinds_are_separated_by_commas() -> None:
    assert split("casual, expert:400,./a.py:A") == ("casual", "expert:400", "./a.py:A")
    assert split('a=cmd:./x -v,"b=cmd:./y --of 1,2"') == ("a=cmd:./x -v", "b=cmd:./y --of 1,2")


def test_a_level_has_its_name() -> None:
    kind = kind_of("casual")
    assert (kind.name, kind.level) == ("casual", "casual")
    assert isinstance(kind.make(game="the-game"), Heuristic)
    assert kind_of("mine=expert:40").name == "mine"
    assert kind_of("mine=expert:40").level == "expert:40"


def test_a_class_of_a_file_and_of_a_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "own_bots.py").write_text(BOT)
    monkeypatch.chdir(tmp_path)
    for text in ("./own_bots.py:Mine", "own_bots:Mine", f"{tmp_path}/own_bots.py:Mine"):
        kind = kind_of(text)
        assert kind.name == text
        assert kind.level is None
        one, two = kind.seated("the-game", 1), kind.seated("the-game", 1)
        assert one._bot is not two._bot


def test_a_file_may_import_its_neighbours(tmp_path: Path) -> None:
    (tmp_path / "neighbour_of_bots.py").write_text(BOT)
    (tmp_path / "here.py").write_text("from neighbour_of_bots import Mine\n")
    kind_of(f"{tmp_path}/here.py:Mine").seated("the-game", 1)


@pytest.mark.parametrize(
    ("text", "code", "fact"),
    [
        ("nobody", "no_such_bot", "nobody"),
        ("expert:many", "no_such_bot", "expert:many"),
        ("casual:3", "no_such_bot", "casual:3"),
        ("./nowhere.py:Mine", "no_bot_file", "./nowhere.py"),
        ("no_such_module:Mine", "bot_not_loaded", "No module named"),
        (
            "{folder}/broken.py:Mine",
            "bot_not_loaded",
            "ZeroDivisionError: division by zero (broken.py:2)",
        ),
        ("{folder}/bots.py:Yours", "no_bot_class", "Yours"),
        ("{folder}/bots.py:NUMBER", "not_a_bot", "NUMBER"),
        ("cmd:./no-such-program --fast", "no_program", "./no-such-program"),
        ("cmd:", "no_program", "cmd:"),
        ("cmd:'unclosed", "bad_command", "unclosed"),
    ],
)
def test_what_cannot_be_used_is_refused(tmp_path: Path, text: str, code: str, fact: str) -> None:
    (tmp_path / "bots.py").write_text(f"{BOT}NUMBER = 7\n")
    (tmp_path / "broken.py").write_text("x = 0\ny = 1 / x\n")
    with pytest.raises(Refused) as refused:
        kind_of(text.format(folder=tmp_path))
    assert refused.value.code == code
    assert any(fact in str(value) for value in refused.value.facts.values())


def test_a_maker_gets_what_it_names() -> None:
    class Asks:
        def __init__(self, seconds: float, game: str = "", own: int = 3) -> None:
            self.told = (seconds, game, own)

        def choose(self, *_: object) -> None:
            return None

    assert given_kind("asks", Asks).seated("the-game", 7)._bot.told == (7, "the-game", 3)


def test_a_bot_that_is_given_is_copied_for_each_match() -> None:
    bot = find_bot("casual", "the-game")
    kind = given_kind("casual", bot)
    assert kind.seated("the-game", 1)._bot is not bot


def test_something_without_choose_is_no_bot() -> None:
    with pytest.raises(Refused) as refused:
        given_kind("odd", dict).seated("the-game", 1)
    assert refused.value.code == "not_a_bot"
