"""What the README shows is what happens."""

from __future__ import annotations

import doctest
import sys
from pathlib import Path

from tests.processes import run
from tests.text.spaces import spaced

README = Path(__file__).parents[2] / "README.md"


def test_the_examples_of_the_readme_work() -> None:
    flags = doctest.NORMALIZE_WHITESPACE | doctest.IGNORE_EXCEPTION_DETAIL
    failed, tried = doctest.testfile(str(README), module_relative=False, optionflags=flags)
    assert tried > 5
    assert failed == 0


def test_the_game_shown_in_the_readme_is_that_of_its_seed() -> None:
    shown = README.read_text().split("deals:\n\n```\n")[1].split("```")[0].splitlines()
    command = [str(Path(sys.executable).parent / "stosy"), "play", "face-to-face", "--lang", "en"]
    typed = shown[-2].removeprefix("What do you do? ")
    told = run([*command, "--seed", "readme"], input=f"{typed}\n", text=True).stdout
    assert spaced(told).splitlines()[: len(shown) - 2] == shown[:-2]
    assert shown[-1] in told
