"""What is distributed: the browser client goes along, built if it is missing or old."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SITE = "src/stosy/server/site/index.html"
SCHEMA = "web/wire.json"
SOURCES = (
    "web/index.html",
    "web/wire.json",
    "web/package-lock.json",
    "web/vite.config.ts",
    "web/public",
    "web/scripts",
    "web/src",
    "src/stosy/text/locales",
    "src/stosy/games",
)
"""What the client is made of."""

MISSING = "The browser client is not built, and there is no npm: the server will have plain pages."
OLD = "The browser client is older than its sources, and there is no npm: it goes along as it is."


class BrowserClient(BuildHookInterface[Any]):
    """Hatchling's hook for wheels and source archives.

    An environment that works from the sources gets the client from `make` and is left alone here,
    and a source archive brings its own.
    """

    def dependencies(self) -> list[str]:
        """What the catalogue of messages is made of."""
        return ["msgspec>=0.20"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        built = (root / SITE).exists()
        if version == "editable" or (built and (root / "PKG-INFO").exists()):
            return
        npm = shutil.which("npm")
        if npm is not None:
            write_schema(root)
        if built and not is_old(root):
            return
        if npm is None:
            self.app.display_warning(OLD if built else MISSING)
        else:
            build(root / "web", npm)


def is_old(root: Path) -> bool:
    """Has anything changed that the client is made of since it was built?"""
    return max(times(root)) > (root / SITE).stat().st_mtime


def times(root: Path) -> Iterator[float]:
    """When each source was changed; a folder, when the last file came or went."""
    for name in SOURCES:
        source = root / name
        for path in (source, *source.rglob("*")):
            if path.exists() and not path.name.endswith(".test.ts"):
                yield path.stat().st_mtime


def write_schema(root: Path) -> None:
    """The messages as the client reads them; what is the same stays as old as it was."""
    path, told = root / SCHEMA, schema(root)
    if not path.exists() or path.read_text(encoding="utf-8") != told:
        path.write_text(told, encoding="utf-8")


def schema(root: Path) -> str:
    sys.path.insert(0, str(root / "src"))
    from stosy.server.schema.json_schema import schema

    return json.dumps(schema(), indent=2) + "\n"


def build(web: Path, npm: str) -> None:
    if not (web / "node_modules").exists():
        subprocess.run([npm, "ci", "--include=dev", "--ignore-scripts"], cwd=web, check=True)
    subprocess.run([npm, "run", "build"], cwd=web, check=True)
