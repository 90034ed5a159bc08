"""The examples for authors of programs run as they are printed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = (ROOT / "docs/kernel.md", ROOT / "kernel/README.md")
EXAMPLE = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.parent.name)
def test_the_examples_run(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    examples = EXAMPLE.findall(page.read_text("utf-8"))
    assert examples
    for example in examples:
        exec(compile(example, page.name, "exec"), {})
        assert capsys.readouterr().out
