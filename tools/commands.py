"""Commands that prepare something, and what they print."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

from tools.things import Failed

ROOT = Path(__file__).resolve().parents[1]
VENV = Path(".venv")
BIN = VENV / "bin"
PYTHON = str(BIN / "python")
LOG_LINES = 20


def say(*lines: str) -> None:
    print(*lines, sep="\n", flush=True)


def call_uv(*arguments: str) -> str:
    return call(str(BIN / "uv"), *arguments)


def install(folder: Path, *arguments: str) -> None:
    """Install packages into the environment in this folder."""
    call_uv("pip", "install", "-q", "--python", str(folder / "bin/python"), *arguments)


def call(*command: str, folder: str = ".", log_lines: int = LOG_LINES) -> str:
    """Return what a command prints; where it fails, raise the end of it (all of it with 0)."""
    try:
        done = subprocess.run(
            command,
            cwd=folder,
            env=surroundings(),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            errors="replace",
        )
    except FileNotFoundError as error:
        raise Failed(f"{command[0]}: {error.strerror}") from error
    if done.returncode != 0:
        lines = (done.stdout + done.stderr).splitlines()
        raise Failed("\n".join([f"Failed: {' '.join(command)}", *lines[-log_lines:]]))
    return done.stdout


def surroundings() -> dict[str, str]:
    """The variables of a command: programs of .venv are found, caches are beside it if need be."""
    values = {**os.environ, "PATH": f"{ROOT / BIN}{os.pathsep}{os.environ.get('PATH', '')}"}
    values.pop("MAKEFLAGS", None)
    values["PIP_DISABLE_PIP_VERSION_CHECK"] = "1"
    if not os.access(Path.home(), os.W_OK):
        values.setdefault("UV_CACHE_DIR", str(ROOT / VENV / "uv-cache"))
        values.setdefault("npm_config_cache", str(ROOT / VENV / "npm-cache"))
    return values
