"""What is distributed has the browser client in it, and not an old one unheard."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest

import hatch_build
from hatch_build import MISSING, OLD, SITE, BrowserClient

NPM = "/opt/node/bin/npm"


class Tree:
    """Sources, perhaps built, and what building them would run."""

    def __init__(self, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.root = root
        self.app = Mock()
        self.ran: list[list[str]] = []
        self._patch = monkeypatch
        for name in (
            "web/wire.json",
            "web/src/app.ts",
            "web/index.html",
            "web/vite.config.ts",
        ):
            self.write(name, at=1000)
        monkeypatch.setattr(hatch_build, "schema", lambda root: "web/wire.json")
        monkeypatch.setattr(subprocess, "run", lambda what, **_: self.ran.append(what[1:]))
        self.find(NPM)

    def find(self, npm: str | None) -> None:
        self._patch.setattr(shutil, "which", lambda name: npm)

    def write(self, name: str, at: int) -> None:
        """A file of this age; folders are as old as what is in them."""
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name)
        for each in (path, *path.parents):
            if each.is_relative_to(self.root):
                os.utime(each, (at, at))

    def build(self, version: str = "standard") -> list[str]:
        """The warnings."""
        hook: Any = BrowserClient(str(self.root), {}, Mock(), Mock(), "", "wheel", self.app)
        hook.initialize(version, {})
        return [call.args[0] for call in self.app.display_warning.mock_calls]


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Tree:
    return Tree(tmp_path, monkeypatch)


def test_a_client_newer_than_its_sources_goes_along(tree: Tree) -> None:
    tree.write(SITE, at=2000)
    assert (tree.build(), tree.ran) == ([], [])


def test_what_is_not_built_is_built(tree: Tree) -> None:
    assert tree.build() == []
    assert tree.ran == [["ci", "--include=dev", "--ignore-scripts"], ["run", "build"]]


@pytest.mark.parametrize(
    "name",
    [
        "web/src/app.ts",
        "web/index.html",
        "src/stosy/text/locales/cs/web.ftl",
        "src/stosy/games/the_game/words/cs/web.ftl",
    ],
)
def test_what_is_old_is_built_again(tree: Tree, name: str) -> None:
    tree.write(SITE, at=2000)
    tree.write(name, at=3000)
    tree.build()
    assert tree.ran[-1] == ["run", "build"]


def test_other_messages_make_a_client_old(tree: Tree, monkeypatch: pytest.MonkeyPatch) -> None:
    tree.write(SITE, at=2000)
    monkeypatch.setattr(hatch_build, "schema", lambda root: "new")
    tree.build()
    assert tree.ran[-1] == ["run", "build"]
    assert (tree.root / "web/wire.json").read_text() == "new"


def test_tests_do_not_make_a_client_old(tree: Tree) -> None:
    tree.write("web/src/app.test.ts", at=1000)
    tree.write(SITE, at=2000)
    os.utime(tree.root / "web/src/app.test.ts", (3000, 3000))
    assert (tree.build(), tree.ran) == ([], [])


def test_without_npm_it_goes_on_with_a_warning(tree: Tree) -> None:
    tree.find(None)
    assert tree.build() == [MISSING]
    tree.write(SITE, at=2000)
    tree.write("web/src/app.ts", at=3000)
    assert tree.build() == [MISSING, OLD]
    assert tree.ran == []


def test_an_archive_brings_its_own_and_an_editable_install_gets_it_from_make(tree: Tree) -> None:
    assert tree.build("editable") == []
    tree.write(SITE, at=2000)
    tree.write("web/src/app.ts", at=3000)
    tree.write("PKG-INFO", at=3000)
    assert (tree.build(), tree.ran) == ([], [])
