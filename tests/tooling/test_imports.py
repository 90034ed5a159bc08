"""Which tests a change touches follows from the imports of our own modules."""

from __future__ import annotations

from pathlib import Path

from tools.imports import distances, importers
from tools.quick import choose

ROOT = Path(__file__).parents[2]


def test_a_change_touches_what_imports_it_and_its_tests() -> None:
    near = distances(["stosy.games.the_game.rules"], importers(ROOT))
    assert near["stosy.games.the_game.rules"] == 0
    assert near["tests.games.test_the_game"] < near["tests.table.test_rounds"]
    assert "tests.tooling.test_things" not in near


def test_the_nearest_tests_come_first_and_what_is_slow_is_named() -> None:
    chosen, left_out = choose(["src/stosy/games/the_game/rules.py", "README.md"])
    assert chosen.index("tests/games/test_the_game.py") < chosen.index("tests/table/test_rounds.py")
    assert "tests/docs" in chosen
    assert any(each.startswith("tests/web/") for each in left_out)
    assert choose(["tests/web/test_home.py"])[0] == ["tests/web/test_home.py"]
