"""The browser says the same as the terminal: one catalogue, two readers."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from tests.processes import run
from tests.text.said import everything

WEB = Path(__file__).parents[2] / "web"


def test_the_browser_reads_the_catalogues_as_python_does(tmp_path: Path) -> None:
    said = list(everything())
    assert len(said) > 5000
    cases = tmp_path / "said.json"
    cases.write_bytes(msgspec.json.encode(said))
    vitest = str(WEB / "node_modules/.bin/vitest")
    environment = {**os.environ, "STOSY_SAID": str(cases)}
    run([vitest, "run", "src/words/said.test.ts"], cwd=WEB, env=environment, text=True)
