"""The unit in docs/hosting, taken literally: systemd knows all of it, and finds it safe."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.chapters import whole

ANALYZE = shutil.which("systemd-analyze")
MOST = 25
"""Tenths of points of exposure."""


@pytest.mark.skipif(ANALYZE is None, reason="no systemd-analyze here")
def test_the_unit_exposes_little(tmp_path: Path) -> None:
    assert ANALYZE is not None
    text = whole("hosting")
    (unit,) = re.findall(r"^```text\n(\[Unit\]\n.*?)^```", text, re.DOTALL | re.MULTILINE)
    file = tmp_path / "stosy.service"
    file.write_text(unit)
    judged = subprocess.run(
        [ANALYZE, "security", "--offline=true", "--no-pager", f"--threshold={MOST}", file],
        capture_output=True,
        text=True,
        check=False,
    )
    assert judged.returncode == 0, judged.stdout[-500:]
    assert "Unknown" not in judged.stderr, judged.stderr
    level = re.search(r"exposure level for stosy\.service: ([0-9.]+)", judged.stdout)
    assert level is not None
    assert f"gives it {level[1]} of 10 points" in text
