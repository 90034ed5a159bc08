"""The browser says the same as the terminal: one catalogue, two readers."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import msgspec

from tests.text.said import everything

WEB = Path(__file__).parents[2] / "web"


def test_the_browser_reads_the_catalogues_as_python_does(tmp_path: Path) -> None:
    said = list(everything())
    assert len(said) > 5000
    cases = tmp_path / "said.json"
    cases.write_bytes(msgspec.json.encode(said))
    run = subprocess.run(
        ["npx", "vitest", "run", "src/words/said.test.ts"],
        cwd=WEB,
        env={**os.environ, "STOSY_SAID": str(cases)},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert run.returncode == 0, run.stdout + run.stderr
