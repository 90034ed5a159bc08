"""The documentation keeps up with the code: rules, options, links and examples."""

from __future__ import annotations

import json
import os
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from pkgutil import resolve_name
from typing import get_args
from urllib.parse import unquote, urlsplit

import pytest

from stosy.bots.kinds import kind_of, split
from stosy.bots.misbehaviour import Fault
from stosy.bots.protocol import ToProgram
from stosy.cli.main import main
from stosy.core import AnyGame, Dice, commitment, describe, read, seed_of, verify
from stosy.core.records import from_plain
from stosy.games import games
from tests.cases import cases
from tools import game_pages
from tools.checker import check

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
COMMON_RULES = tuple(f"G{number}" for number in range(1, 7))
CHECK_SEED = "0" * 64
MAX_LINES = 400
LISTS = {"docs/README.md", "docs/welcome.md"}
"""Pages that only list others."""

RULE_ID = re.compile(r"\b(?:FF|QE|SL|TG|G)\d+\b")
LINK = re.compile(r"\]\(([^)\s]+)\)")
ADDRESS = re.compile(r"https?://[^\s)>\"'`]+")
CODE = re.compile(r"`(stosy(?:\.\w+)+)`")
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)


def pages() -> list[Path]:
    """Every Markdown file that belongs to the project."""
    found: list[Path] = []
    for folder, folders, files in os.walk(ROOT):
        folders[:] = [name for name in folders if not is_foreign(name)]
        inside = Path(folder).relative_to(ROOT)
        found += [inside / name for name in files if name.endswith(".md") and not is_foreign(name)]
    return sorted(found)


def is_foreign(part: str) -> bool:
    return part.startswith(".") or part in ("node_modules", "build", "dist")


def page_of(game: AnyGame) -> str:
    return (DOCS / "games" / f"{game.id}.md").read_text("utf-8")


def prose(text: str) -> str:
    """The text without its blocks of code."""
    return FENCE.sub("", text)


def blocks(text: str, language: str) -> Iterator[str]:
    return (block for named, block in FENCE.findall(text) if named == language)


def anchors(text: str) -> set[str]:
    """What links can point to in a page: its headings, as forges name them."""
    headings = (heading.strip().lower() for heading in HEADING.findall(prose(text)))
    return {re.sub(r"[^\w\- ]", "", heading).replace(" ", "-") for heading in headings}


def leads(text: str, rule: str) -> bool:
    """Does a row of the table of rules begin with the rule's id?"""
    return f"\n| **{rule}** | " in text


every_game = cases("game", games().values())
every_page = cases("page", pages())


@cases("path, text", list(game_pages.pages()))
def test_the_pages_of_games_say_what_players_read(path: Path, text: str) -> None:
    """If this fails: `python -m tools.game_pages`."""
    assert path.read_text("utf-8") == text


def test_the_common_rules_are_on_their_page() -> None:
    text = (DOCS / "games" / "common.md").read_text("utf-8")
    assert [rule for rule in COMMON_RULES if not leads(text, rule)] == []


@every_game
def test_every_rule_is_on_the_page_of_its_game(game: AnyGame) -> None:
    text = page_of(game)
    assert [rule for rule in game.rule_ids if not leads(text, rule)] == []


@every_game
def test_every_rule_is_in_the_table_of_where_it_is_decided(game: AnyGame) -> None:
    _, _, table = page_of(game).partition("\n## Where each rule is decided\n")
    assert [rule for rule in game.rule_ids if f"\n| {rule} | " not in table] == []


@every_game
def test_every_option_and_value_is_in_the_table_of_options(game: AnyGame) -> None:
    rows = dict(re.findall(r"^\| `(\w+)` \|(.+)$", page_of(game), re.MULTILINE))
    for option in describe(game.options):
        told = {option.default, *(option.values or (option.least, option.most))}
        assert [value for value in told if f"`{value}`" not in rows[option.name]] == []


@every_game
def test_every_preset_is_told_with_what_it_changes(game: AnyGame) -> None:
    paragraph = re.search(r"^Presets: .+?\n\n", page_of(game), re.MULTILINE | re.DOTALL)
    assert paragraph is not None
    changes = [f"`{k}: {v}`" for values in game.options.presets.values() for k, v in values.items()]
    names = [f"`{name}`" for name in game.options.distinct()]
    assert [told for told in (*names, *changes) if told not in paragraph[0]] == []


@every_game
def test_the_history_knows_the_version_of_the_rules(game: AnyGame) -> None:
    text = page_of(game)
    assert f"| rules version | {game.rules} |" in text
    assert f"\n- rules {game.rules}: " in text


@every_game
def test_the_log_entries_shown_for_a_game_can_be_read(game: AnyGame) -> None:
    entries = [json.loads(line) for text in blocks(page_of(game), "json") for line in lines(text)]
    assert entries
    for entry in entries:
        from_plain(game, entry)


@cases("page", [page for page in pages() if page.parts[0] == "docs"])
def test_a_page_is_short(page: Path) -> None:
    assert len(read_page(page).splitlines()) <= MAX_LINES


GUIDES = [page for page in pages() if page.parts[0] == "docs" and "decisions" not in page.parts]


@cases("page", [page for page in GUIDES if page.as_posix() not in LISTS])
def test_a_page_begins_with_what_its_reader_can_do_then(page: Path) -> None:
    assert any(line.startswith("After this page ") for line in read_page(page).splitlines()[:8])


def test_every_decision_is_in_the_index_by_its_heading() -> None:
    folder = DOCS / "decisions"
    index = (folder / "README.md").read_text("utf-8")
    for page in sorted(folder.glob("[0-9]*.md")):
        heading = re.match(r"# (\d+):? (.+)", page.read_text("utf-8"))
        assert heading is not None
        assert f"| {heading[1]} | [{heading[2]}]({page.name}) | " in index


def lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.strip()]


def test_the_example_record_is_right() -> None:
    [block] = blocks((DOCS / "records.md").read_text("utf-8"), "json")
    record = json.loads(block)
    verify(games()[record["game"]], read(block.encode()))
    assert check(record).error is None


def test_the_check_values_of_the_shuffle_are_right() -> None:
    text = (DOCS / "records.md").read_text("utf-8")
    dice = Dice(CHECK_SEED, 0)
    words = [dice.below(1 << 32) for _ in range(4)]
    for told in (words, *(Dice(CHECK_SEED, k).shuffle(range(10)) for k in (0, 1))):
        assert f" | {', '.join(map(str, told))} |" in text
    assert f"| commitment | `{commitment(CHECK_SEED)}` |" in text
    assert f"`{seed_of('demo', 0)}`" in text


def test_python_examples_run(capsys: pytest.CaptureFixture[str]) -> None:
    text = (DOCS / "architecture.md").read_text("utf-8")
    [host, bot] = blocks(text, "python")
    exec(host, {})
    assert "TeamResult" in capsys.readouterr().out
    compile(bot, "architecture.md", "exec")
    [hints] = blocks((DOCS / "bots.md").read_text("utf-8"), "python")
    exec(hints, {})
    assert "Lay(card=" in capsys.readouterr().out
    [own, turns] = blocks((DOCS / "your-own-game.md").read_text("utf-8"), "python")
    exec(turns, {})
    exec(compile(own, "your-own-game.md", "exec", dont_inherit=True), {"__name__": __name__})
    assert capsys.readouterr().out == "3 Lay(card=17, pile='left')\n"


@every_page
def test_relative_links_resolve(page: Path) -> None:
    broken = [link for link in LINK.findall(prose(read_page(page))) if not resolves(page, link)]
    assert broken == []


def read_page(page: Path) -> str:
    return (ROOT / page).read_text("utf-8")


def resolves(page: Path, link: str) -> bool:
    parts = urlsplit(link)
    if parts.scheme:
        return True
    target = (ROOT / page).parent / unquote(parts.path) if parts.path else ROOT / page
    if not parts.fragment or target.suffix != ".md":
        return target.exists()
    return target.exists() and parts.fragment in anchors(target.read_text("utf-8"))


@cases("lock", sorted((ROOT / "locks").iterdir()))
def test_locks_hold_versions_and_hashes_only(lock: Path) -> None:
    assert "://" not in lock.read_text()


@every_page
def test_rule_ids_that_are_cited_exist(page: Path) -> None:
    known = {*COMMON_RULES, *(rule for game in games().values() for rule in game.rule_ids)}
    assert set(RULE_ID.findall(read_page(page))) - known == set()


@every_page
def test_code_that_is_cited_exists(page: Path) -> None:
    for name in CODE.findall(read_page(page)):
        resolve_name(name)


def test_the_examples_of_your_own_bot_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (DOCS / "your-own-bot.md").read_text("utf-8")
    mine, notebook = blocks(text, "python")
    (tmp_path / "mine.py").write_text(mine)
    first, second, serve = (line[2:] for block in blocks(text, "console") for line in lines(block))
    few = ("--games", "2", "--jobs", "1", "--lang", "en")
    monkeypatch.chdir(tmp_path)
    assert main([*shlex.split(first)[1:], *few]) == 0
    monkeypatch.chdir(ROOT)
    assert main([*shlex.split(second)[1:], *few]) == 0
    said = capsys.readouterr().out
    assert "./mine.py:Mine wins" in said
    assert "casual against js" in said
    assert "cases" not in said
    *_, offered = shlex.split(serve)
    assert [kind_of(each).name for each in split(offered)[1:]] == ["js"]
    exec(notebook, {})
    assert "Estimate(value=" in capsys.readouterr().out


def test_the_lines_of_the_protocol_are_those_that_programs_get() -> None:
    text = (DOCS / "your-own-bot.md").read_text("utf-8")
    told = re.findall(r'`(\{"tell":.+?\})`', text)
    kinds = [json.loads(line.replace(",…", "").replace("…", "")).pop("tell") for line in told]
    assert kinds == [kind.__struct_config__.tag for kind in get_args(ToProgram)]
    for fault in get_args(Fault):
        assert f"| `{fault}` | " in text
