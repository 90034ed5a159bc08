"""`make docs`: the site is built, without a dead link, with the rules in every language."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from urllib.parse import unquote

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
    assert dead_links(site) == []


def dead_links(site: Path) -> list[tuple[str, str]]:
    """Links and pictures that lead to no file; the page of errors has them from the root."""
    found = []
    for page in site.rglob("*.html"):
        base = site if page.name == "404.html" else page.parent
        for link in set(re.findall(r'\b(?:href|src)="([^"#?]+)', page.read_text("utf-8"))):
            place = base / unquote(link).lstrip("/" if base == site else "")
            if not re.match(r"[a-z]+:|//", link) and not place.exists():
                found.append((page.name, link))
    return found
