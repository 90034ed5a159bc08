"""A fresh environment with the wheels in it."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

UV = (sys.executable, "-m", "uv")
TIMEOUT = 300
OLDEST = 11
"""The oldest minor version of Python that we support."""


def pythons() -> dict[int, str]:
    """Every Python 3.11 or newer on this machine, by its minor version; also those of pyenv."""
    command = [*UV, "python", "list", "--only-installed", "--python-preference", "only-system"]
    listed = subprocess.run(command, text=True, capture_output=True, check=True).stdout
    known = re.findall(r"^cpython-3\.(\d+)\S*\s+(\S+)", listed, re.MULTILINE)
    found = {int(minor): path for minor, path in known if "/.venv" not in path}
    if shutil.which("pyenv"):
        root = subprocess.run(["pyenv", "root"], text=True, capture_output=True, check=True).stdout
        for folder in Path(root.strip(), "versions").glob("3.*"):
            found.setdefault(int(folder.name.split(".")[1]), str(folder / "bin/python"))
    return {minor: path for minor, path in found.items() if minor >= OLDEST}


class Environment:
    """A virtual environment, at first with no package at all."""

    def __init__(self, folder: Path, python: str, wheels: Path) -> None:
        self.folder = folder
        self.wheels = wheels.resolve()
        self.bin = folder / ("Scripts" if sys.platform == "win32" else "bin")
        self._uv("venv", "-q", "--no-project", "--python", python, str(folder))

    def install(self, *packages: str) -> None:
        """Install packages; ours are those in the folder of wheels, not earlier ones that uv has
        kept by the same name."""
        ours = ["--refresh-package", "stosy", "--refresh-package", "stosy-kernel"]
        self._uv("pip", "install", "-q", *self._where(), *ours, *packages)

    def has_wheel(self, package: str) -> bool:
        """Is there a wheel of this package that fits?"""
        where = ["--dry-run", "--no-deps", "--no-index", *self._where()]
        command = [*UV, "pip", "install", "-q", *where, package]
        return not subprocess.run(command, capture_output=True, check=False).returncode

    def build(self, source: Path) -> None:
        """Build a wheel for this Python, and put it with the others."""
        python = str(self.bin / "python")
        self._uv("build", "-q", "--wheel", "--python", python, "-o", str(self.wheels), str(source))

    def run(self, program: str, *arguments: str, typed: str = "") -> str:
        """Run an installed program; its output. It must succeed without a word of complaint."""
        done = subprocess.run(
            [str(self.bin / program), *arguments],
            input=typed,
            text=True,
            encoding="utf-8",
            capture_output=True,
            timeout=TIMEOUT,
            cwd=self.folder,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        assert done.stderr == "", done.stderr
        return done.stdout

    def size(self) -> int:
        """Bytes of all installed packages."""
        files = self.folder.rglob("site-packages/**/*")
        return sum(file.stat().st_size for file in files if file.is_file())

    def _where(self) -> list[str]:
        python = str(self.bin / "python")
        return ["--python", python, "--only-binary", ":all:", "--find-links", str(self.wheels)]

    def _uv(self, *arguments: str) -> None:
        done = subprocess.run([*UV, *arguments], text=True, capture_output=True, check=False)
        assert done.returncode == 0, done.stderr
