"""`make docs`: the site is built, without a dead link, with the rules in every language."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from urllib.parse import unquote

from playwright.sync_api import expect

from stosy.games import games
from stosy.text import LANGUAGES
from tests.processes import run
from tests.web.chromium import Chromium
from tests.web.people import MILLISECONDS

ROOT = Path(__file__).resolve().parents[2]


def test_the_site_has_every_page_and_finds_the_rules_in_every_language(tmp_path: Path) -> None:
    run([sys.executable, str(ROOT / "docs/build.py"), str(tmp_path)])
    site = tmp_path / "docs"
    for page in {*(ROOT / "docs").rglob("*.md")} - {ROOT / "docs/welcome.md"}:
        name = page.relative_to(ROOT).with_suffix(".html").as_posix()
        assert (site / name.replace("README", "index")).is_file()
    found = json.loads((site / "search.json").read_text("utf-8"))
    titles = {entry["location"].partition("#")[0] for entry in found["items"]}
    for language in LANGUAGES:
        for game in games():
            assert f"rules/{language}/{game}.html" in titles
    assert dead_links(site) == []
    first = (site / "index.html").read_text("utf-8")
    assert "screenshots/stosy.webp" in first
    assert len(re.findall(r'<h2 id="(?:play|host|build-a-bot|research)"', first)) == 4
    assert far_pages(site) == []
    look_from_a_file(site)


def look_from_a_file(site: Path) -> None:
    """The site needs no server: in dark colours, with its search, and nothing from elsewhere."""
    with Chromium.opened() as chromium, chromium.awake() as browser:
        page = browser.new_page(color_scheme="dark")
        page.set_default_timeout(MILLISECONDS)
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.goto((site / "index.html").as_uri())
        expect(page.locator("body")).to_have_attribute("data-md-color-scheme", "slate")
        page.keyboard.press("/")
        expect(page.get_by_role("combobox").or_(page.get_by_role("textbox")).first).to_be_focused()
        page.keyboard.type("tunnel")
        expect(page.get_by_role("heading", name="Friends who are elsewhere")).to_be_visible()
        assert [url for url in asked if not url.startswith(("file:", "data:"))] == []
        page.close()


def far_pages(site: Path) -> list[str]:
    """Pages that are more than two clicks from the first one."""
    seen, edge = {site / "index.html"}, {site / "index.html"}
    for _ in range(2):
        edge = {to for page in edge for to in pages_from(page)} - seen
        seen |= edge
    every = {page for page in site.rglob("*.html") if page.name != "404.html"}
    return sorted(str(page.relative_to(site)) for page in every - seen)


def pages_from(page: Path) -> set[Path]:
    links = re.findall(r'\bhref="([^"#?:]+\.html)', page.read_text("utf-8"))
    return {(page.parent / unquote(link)).resolve() for link in links}


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
