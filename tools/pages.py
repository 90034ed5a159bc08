"""The pages, and what browsers take along to play without a connection."""

from __future__ import annotations

import shutil
from pathlib import Path

from tools.commands import BIN, PYTHON, VENV, call, install, say
from tools.things import Failed, thing

NODE_HINT = (
    "Stosy builds its pages with Node.js 20.19 or newer and npm, which are neither here nor could "
    "be fetched. Install them (https://nodejs.org), then try again."
)
PYODIDE_WHEELS = VENV / "pyodide"
PYODIDE_PYTHON = "--python-version 3.14 --implementation cp --abi cp314"
PYODIDE_TAG = "pyemscripten_2026_0_wasm32"
OFFLINE_FILES = "offline/src/stosy_offline/files"
OFFLINE_LAYERS = "analysis bots chat core games host matches offline table teaching vocabulary wire"


@thing("node", needs=["venv"], always=True)
def find_node() -> None:
    """Fetch Node.js from PyPI where the system has none, or an old one."""
    if not has_node():
        say("Preparing Node.js ...")
        install(VENV, "--reinstall", "--require-hashes", "-r", "locks/node.txt")
        if not has_node():
            raise Failed(NODE_HINT)


def has_node() -> bool:
    """Is there a Node.js that the bundler of the pages supports?"""
    try:
        version = call("node", "-p", "process.versions.node")
        call("npm", "--version")
    except Failed:
        return False
    major, minor = map(int, version.split(".")[:2])
    return major > 22 or (major == 22 and minor >= 12) or (major == 20 and minor >= 19)


# The lock holds versions and hashes. No script of a package is run.
@thing(
    "modules",
    says="what builds the pages",
    needs=["node"],
    sources=["web/package-lock.json"],
    makes=["web/node_modules"],
)
def fetch_modules() -> None:
    call(*"npm ci --include=dev --ignore-scripts --loglevel=error".split(), folder="web")


@thing("schema", needs=["run"], always=True)
def write_schema() -> None:
    """An unchanged file keeps its date, for what is made of it."""
    target = Path("web/wire.json")
    text = call(str(BIN / "stosy"), "wire")
    if not target.exists() or target.read_text(encoding="utf-8") != text:
        target.write_text(text, encoding="utf-8")


@thing(
    "types",
    needs=["modules", "schema"],
    sources=["web/wire.json", "web/scripts/types.mjs"],
    makes=["web/src/wire/types.ts"],
)
def write_types() -> None:
    call(*"npm run -s types".split(), folder="web")


@thing(
    "site",
    says="the pages",
    needs=["types"],
    sources=[
        "web/*.html",
        "web/*.json",
        "web/*config*",
        "web/public",
        "web/scripts",
        "web/src",
        "src/stosy/text/locales",
        "src/stosy/games/*/words",
    ],
    makes=["src/stosy/server/site/index.html"],
)
def build_pages() -> None:
    call(*"npm run -s build -- --logLevel error".split(), folder="web")


@thing("pyodide", needs=["venv"], sources=["locks/run.txt"], makes=[f"{PYODIDE_WHEELS}/wheel"])
def fetch_pyodide_wheel() -> None:
    """Fetch msgspec for Pyodide, by the hash that the lock of the server has."""
    shutil.rmtree(PYODIDE_WHEELS, ignore_errors=True)
    PYODIDE_WHEELS.mkdir(parents=True)
    lock = PYODIDE_WHEELS / "msgspec.txt"
    text = Path("locks/run.txt").read_text(encoding="utf-8")
    lock.write_text(next(part for part in entries(text) if part.startswith("msgspec==")))
    call(
        PYTHON,
        *"-m pip download -q --no-deps --only-binary :all: --require-hashes".split(),
        *f"{PYODIDE_PYTHON} --platform {PYODIDE_TAG} -r {lock} -d {PYODIDE_WHEELS}".split(),
    )
    [wheel] = PYODIDE_WHEELS.glob("*.whl")
    (PYODIDE_WHEELS / "wheel").symlink_to(wheel.name)


def entries(lock: str) -> list[str]:
    """The packages of a lock, each with its hashes."""
    found: list[str] = []
    for line in lock.splitlines(keepends=True):
        if line.startswith(" "):
            found[-1] += line
        else:
            found.append(line)
    return found


@thing(
    "offline",
    says="what browsers take along",
    needs=["modules", "pyodide"],
    sources=[
        "offline/build.mjs",
        "offline/pyproject.toml",
        "web/package-lock.json",
        f"{PYODIDE_WHEELS}/msgspec.txt",
        *(f"src/stosy/{layer}" for layer in OFFLINE_LAYERS.split()),
    ],
    makes=[f"{OFFLINE_FILES}/files.json"],
)
def build_offline() -> None:
    call(
        *"node offline/build.mjs web/node_modules/pyodide".split(),
        *f"{PYODIDE_WHEELS}/wheel src {OFFLINE_FILES}".split(),
    )
