"""A whole match in the terminal, also where a system has no modules of Unix."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tools.whole_match import main

UNIX = ("grp", "pwd", "resource", "termios", "uvloop")
ELSEWHERE = f"""
import sys
sys.modules.update(dict.fromkeys({UNIX!r}))
from stosy.cli import main
sys.exit(main())
"""


def test_a_whole_match_is_typed_without_unix(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    script = tmp_path / "elsewhere.py"
    script.write_text(ELSEWHERE)
    assert main((sys.executable, str(script))) == 0
    assert "1 record is right, 0 are wrong." in capsys.readouterr().out
