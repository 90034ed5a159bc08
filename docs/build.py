"""`make docs`: the documentation as a site with a search, in build/docs or another folder.

The pages are those of the repository; docs/welcome.md is the first. The list in docs/README.md
becomes the navigation, and the rules of every game are added in every language, from the words of
the program. Links to files that are no pages become the names of those files. The site needs no
server.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from os.path import normpath, relpath
from pathlib import Path
from typing import TypeAlias

from stosy.core import COMMON_RULES, AnyGame, describe
from stosy.games import games
from stosy.text import LANGUAGES, Words

Navigation: TypeAlias = "list[dict[str, str | Navigation]]"

ROOT = Path(__file__).resolve().parents[1]
BUILD = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build"
SOURCES = BUILD / "docs-source"
SITE = BUILD / "docs"
WELCOME = "docs/welcome.md"
FIRST = "index.md"
BESIDE = ("CONTRIBUTING.md", "CHANGELOG.md")
"""Pages outside docs/."""
NAMES = {"en": "English", "uk": "Українська", "ru": "Русский", "cs": "Čeština"}
LINK = re.compile(r"(!?)\[([^\]]+)\]\(([^)\s#]*)(#[^)\s]*)?\)")
HEADING = re.compile(r"^\*\*(.+?)\*\*$", re.MULTILINE)
CONFIGURATION = """\
[project]
site_name = "Stosy"
docs_dir = "docs-source"
site_dir = "docs"
use_directory_urls = false
nav = {navigation}
[project.theme]
font = false
features = ["navigation.sections", "content.code.copy"]
[[project.theme.palette]]
media = "(prefers-color-scheme: light)"
scheme = "default"
toggle = {{ icon = "lucide/sun", name = "Dark colours" }}
[[project.theme.palette]]
media = "(prefers-color-scheme: dark)"
scheme = "slate"
toggle = {{ icon = "lucide/moon", name = "Light colours" }}
[project.plugins.search]
[project.plugins.offline]
[project.extra]
polyfills = ["docs/iframe-worker.js"]
"""


def main() -> int:
    """Write the sources, then let Zensical build the site; it fails at a dead link."""
    for old in (SOURCES, SITE):
        shutil.rmtree(old, ignore_errors=True)
    shutil.copytree(ROOT / "docs", SOURCES / "docs", ignore=shutil.ignore_patterns("*.py", "__*"))
    for page in BESIDE:
        shutil.copy(ROOT / page, SOURCES / page)
    (SOURCES / FIRST).touch()
    pages = {path: path for path in SOURCES.rglob("*.md")}
    del pages[SOURCES / FIRST]
    pages[SOURCES / WELCOME] = SOURCES / FIRST
    for source, target in pages.items():
        target.write_text(with_links(source, target.parent), encoding="utf-8")
    (SOURCES / WELCOME).unlink()
    navigation = [{"Stosy": FIRST}, *rules(), *sections(), decisions()]
    text = CONFIGURATION.format(navigation=json.dumps(navigation, ensure_ascii=False))
    # An inline table of TOML has another sign between name and value.
    (BUILD / "zensical.toml").write_text(text.replace('": ', '" = '), encoding="utf-8")
    command = [sys.executable, "-m", "zensical", "build", "--strict", "--clean"]
    return subprocess.run(command, cwd=BUILD, check=False).returncode


def with_links(path: Path, onto: Path) -> str:
    """A page whose links lead to pages and pictures of the site only, from the folder `onto`."""
    folder, base = path.relative_to(SOURCES).parent, onto.relative_to(SOURCES)

    def adjusted(link: re.Match[str]) -> str:
        picture, words, target, anchor = link.groups(default="")
        if not target or "://" in target:
            return link[0]
        place = normpath(folder / target)
        found = FIRST if place in ("README.md", WELCOME) else place
        if not (SOURCES / found).is_file():
            return words if picture or words.startswith("`") else f"{words} (`{place}`)"
        # Forges write a dash for each space around a sign, the site one for all.
        anchor = anchor.replace("--", "-")
        return f"{picture}[{words}]({relpath(found, base)}{anchor})"

    return LINK.sub(adjusted, path.read_text("utf-8"))


def sections() -> Iterator[dict[str, str | Navigation]]:
    """The groups of docs/README.md, each with its pages."""
    _, *parts = HEADING.split((SOURCES / "docs/README.md").read_text("utf-8"))
    for heading, text in zip(parts[::2], parts[1::2], strict=True):
        found = [(" ".join(each[2].split()), each[3]) for each in LINK.finditer(text)]
        pages: Navigation = [{words: normpath(f"docs/{target}")} for words, target in found]
        yield {heading: pages}


def decisions() -> dict[str, str | Navigation]:
    """All decisions, by their headings."""
    pages: Navigation = []
    for path in sorted((SOURCES / "docs/decisions").glob("[0-9]*.md")):
        heading = path.read_text("utf-8").partition("\n")[0].lstrip("# ")
        pages.append({heading: str(path.relative_to(SOURCES))})
    return {"Decisions": pages}


def rules() -> Navigation:
    """Write the rules of every game in every language; where they are."""
    listed: Navigation = []
    for language in LANGUAGES:
        words = Words(language)
        pages: Navigation = []
        for game in games().values():
            place = f"rules/{language}/{game.id}.md"
            (SOURCES / place).parent.mkdir(parents=True, exist_ok=True)
            (SOURCES / place).write_text("\n\n".join(chapter(game, words)), encoding="utf-8")
            pages.append({words.game_name(game.id): place})
        listed.append({NAMES[language]: pages})
    return [{"Rules": listed}]


def chapter(game: AnyGame, words: Words) -> Iterator[str]:
    """The rules of a game, its options and presets."""
    yield f"# {words.game_name(game.id)}"
    yield words.idea(game.id)
    yield f"## {words.say('rules-heading').rstrip(':')}"
    for rule in (*game.rule_ids, *COMMON_RULES):
        yield f"**{rule}** {words.rule_explained(game, rule)}"
    yield f"## {words.say('rules-options').rstrip(':')}"
    for option in describe(game.options):
        yield f"**`{option.name}`** {words.option(game.id, option.name)}"
        values = option.values or (option.default,)
        yield "\n".join(
            f"- `{value}`: {words.option_value(game.id, option.name, value)}" for value in values
        )
    yield f"## {words.say('rules-presets').rstrip(':')}"
    for preset in game.options.distinct():
        yield f"**`{preset}`** {words.preset(preset)}"


if __name__ == "__main__":
    sys.exit(main())
