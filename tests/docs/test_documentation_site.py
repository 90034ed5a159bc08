"""`make docs`: the site is built, without a dead link, with the rules in every language."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from stosy.games import games
from stosy.text import LANGUAGES
from tests.processes import run

ROOT = Path(__file__).resolve().parents[2]


def test_the_site_has_every_page_and_finds_the_rules_in_every_language(tmp_path: Path) -> None:
    run([sys.executable, str(ROOT / "docs/build.py"), str(tmp_path)])
    site = tmp_path / "docs"
    for page in (ROOT / "docs").rglob("*.md"):
        name = page.relative_to(ROOT).with_suffix(".html").as_posix()
        assert (site / name.replace("README", "index")).is_file()
    found = json.loads((site / "search.json").read_text("utf-8"))
    titles = {entry["location"].partition("#")[0] for entry in found["items"]}
    for language in LANGUAGES:
        for game in games():
            assert f"rules/{language}/{game}.html" in titles
