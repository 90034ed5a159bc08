"""Regenerate the locks: versions and hashes, no addresses.

python3 -m tools.lock [--upgrade]
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from tools.commands import PYTHON, call, call_uv

OPTIONS = (
    "--python-version 3.11 --universal --generate-hashes --no-header --no-annotate "
    "--no-emit-index-url --no-emit-find-links"
)
LOCKS = {
    "uv": "--group installer",
    "node": "--group node",
    "cmake": "--group cmake",
    "run": "pyproject.toml --group build",
    "dev": "pyproject.toml --group build --group dev -c locks/run.txt",
    "research": "pyproject.toml --group build --group research -c locks/dev.txt",
    "ray": "pyproject.toml --group build --group ray -c locks/research.txt",
    "bench": "pyproject.toml --group build --group bench -c locks/run.txt",
}
"""What each lock is made of. Later ones are bound to versions of earlier ones."""


def main(arguments: list[str]) -> None:
    for name, sources in LOCKS.items():
        options = [*sources.split(), *OPTIONS.split(), *arguments]
        call_uv("pip", "compile", "-q", "--python", PYTHON, *options, "-o", f"locks/{name}.txt")
    call(*"npm install --package-lock-only --loglevel=error".split(), folder="web")
    remove_addresses(Path("web/package-lock.json"))


def remove_addresses(lock: Path) -> None:
    """npm writes down where to send money for each package."""
    content = json.loads(lock.read_text(encoding="utf-8"))
    for package in content["packages"].values():
        package.pop("funding", None)
    lock.write_text(json.dumps(content, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
