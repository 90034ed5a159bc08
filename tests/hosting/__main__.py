"""`make hosting`: installs, upgrades, restores as docs/hosting says, in namespaces of its own.

    python -m tests.hosting        as root: nothing of the machine is changed

The folders of the system are mounted anew, so that the commands can stand for what they are. Only
`sudo`, `systemctl` and `apt-get` are ours: there is no systemd in a namespace; and the wheels are
built before, since a namespace has no network. PostgreSQL is a
cluster as Debian makes it, with its rules of authentication.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.request import Request, urlopen

from tests.hosting.page import (
    BACK_UP,
    DUMP,
    INSTALL,
    PASSWORD,
    POSTGRESQL,
    RESTORE,
    ROLL,
    ROLLBACK,
    ROOT,
    ROTATE,
    SEVERAL,
    UNDUMP,
    UPGRADE,
    blocks,
    unit,
)

PYTHON = "/usr/bin/python3"
"""Which the user of the service can run, too."""
SITE = "http://127.0.0.1:8470"
SERVERS = ("http://127.0.0.1:8471", "http://127.0.0.1:8472")
EMPTY = ("/mnt", "/opt", "/var/backups", "/run")
OF_POSTGRESQL = tuple(f"{each}/postgresql" for each in ("/etc", "/run", "/var/lib", "/var/log"))
CHANGED = ("/etc", "/var/lib")
"""Folders of which we see a copy, and change that."""
MAKES_A_CLUSTER = "set -e; v=$(ls /usr/lib/postgresql | sort -V | tail -1); "
MAKES_A_CLUSTER += "pg_createcluster $v main > /dev/null; pg_ctlcluster $v main start"
SUDO = (
    '#!/bin/sh\nif [ "$1" = -u ]; then u=$2; shift 2; exec runuser -u "$u" -- "$@"; fi\nexec "$@"\n'
)


def main() -> None:
    if "--apart" in sys.argv:
        with TemporaryDirectory() as folder:
            play(Path(folder))
        return
    with TemporaryDirectory() as folder:  # what pip would fetch: a namespace has no network
        subprocess.run(["make", "-s", "dist"], cwd=ROOT, check=True)
        fetch = [PYTHON, "-m", "venv", f"{folder}/venv"]
        subprocess.run(fetch, check=True)
        pip = [f"{folder}/venv/bin/pip", "download", "--quiet", "--dest", folder]
        subprocess.run([*pip, *map(str, (ROOT / "dist").glob("*.whl"))], check=True)
        offline = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": folder}
        apart = ["unshare", "--mount", "--pid", "--fork", "--mount-proc", "--net"]
        command = [*apart, sys.executable, "-m", "tests.hosting", "--apart"]
        raise SystemExit(subprocess.run(command, env=os.environ | offline, check=False).returncode)


def play(folder: Path) -> None:
    """Everything in turn; each step has to leave what was there."""
    prepare(folder)
    commands = blocks()

    def run(block: int) -> None:
        for command in commands[block]:
            print(f"$ {command}", flush=True)
            subprocess.run(["bash", "-ec", command], cwd=folder / "checkout", check=True)

    try:
        run(INSTALL)
        ann = Guest()
        ann.call("Ann")
        run(UPGRADE)
        assert ann.name() == "Ann"
        private(Path("/var/backups/stosy/before.sqlite"))
        run(ROLLBACK)
        assert ann.name() == "Ann"
        before = ann.cookie
        run(ROTATE)
        assert (ann.name(), ann.cookie != before) == ("Ann", True), "renewed with the new key"
        run(BACK_UP)
        private(Path("/var/backups/stosy/monday.sqlite"))
        ann.call("Not in the copy")
        run(RESTORE)
        assert ann.name() == "Ann"
        run(POSTGRESQL)
        assert ann.name() == "", "another store"
        bob = Guest()
        bob.call("Bob")
        run(DUMP)
        private(Path("/var/backups/stosy-postgresql/monday.dump"))
        bob.call("Not in the copy")
        run(UNDUMP)
        assert bob.name() == "Bob"
        run(PASSWORD)
        private(Path("/etc/stosy.env"))
        no_password_in_ps()
        run(SEVERAL)
        for each in (*SERVERS, "roll", *SERVERS):
            if each == "roll":
                run(ROLL)
            else:
                bob.site = each
                assert bob.name() == "Bob"
    finally:
        log = Path("/run/stosy.log")
        if sys.exc_info()[0] is not None and log.exists():
            print(log.read_text()[-3000:])
        end()
    print("docs/hosting works as written.")


def prepare(folder: Path) -> None:
    """Empty folders in the place of the system's, a user, and the commands that are ours."""
    for each in EMPTY:
        mount("-t", "tmpfs", "-o", "mode=755", "tmpfs", each)
    for each in CHANGED:
        upper, work = Path(f"/mnt/upper{len(each)}"), Path(f"/mnt/work{len(each)}")
        upper.mkdir()
        work.mkdir()
        mount("-t", "overlay", "-o", f"lowerdir={each},upperdir={upper},workdir={work}", "-", each)
    for each in OF_POSTGRESQL:
        Path(each).mkdir(exist_ok=True)
        mount("-t", "tmpfs", "tmpfs", each)
        shutil.chown(each, "postgres", "postgres")
    for name, line in (("passwd", "64999::/:/usr/sbin/nologin"), ("group", "")):
        with Path("/etc", name).open("a") as file:
            file.write(f"stosy:x:64999:{line}\n")
    programs = folder / "bin"
    programs.mkdir()
    ours = {
        "sudo": SUDO,
        "systemctl": f'#!/bin/sh\nexec {sys.executable} {ROOT}/tests/hosting/systemctl.py "$@"\n',
        "apt-get": f"#!/bin/sh\n{MAKES_A_CLUSTER}\n",
    }
    for name, text in ours.items():
        (programs / name).write_text(text)
        (programs / name).chmod(0o755)
    folder.chmod(0o755)
    os.environ["PATH"] = f"{programs}:/usr/bin:/bin:/usr/sbin:/sbin"
    subprocess.run(["ip", "link", "set", "lo", "up"], check=True)
    checkout = folder / "checkout"
    checkout.mkdir()
    (checkout / "stosy.service").write_text(unit())
    (checkout / "Makefile").write_text(
        f"dist:\n\t@$(MAKE) -C {ROOT} dist\n\t@cp -r {ROOT}/dist .\n"
    )


def mount(*words: str) -> None:
    subprocess.run(["mount", *words], check=True)


class Guest:
    """A browser with its cookie."""

    def __init__(self) -> None:
        self.cookie, self.site = "", SITE

    def _ask(self, method: str, body: bytes | None = None) -> str:
        headers = {"Cookie": self.cookie, "Content-Type": "application/json"}
        asked = Request(f"{self.site}/api/me", body, headers, method=method)
        with urlopen(asked, timeout=60) as answer:
            if given := answer.headers.get("Set-Cookie"):
                self.cookie = given.partition(";")[0]
            return str(json.load(answer)["name"])

    def call(self, name: str) -> None:
        self._ask("PUT", json.dumps({"name": name}).encode())

    def name(self) -> str:
        return self._ask("GET")


def private(path: Path) -> None:
    assert path.stat().st_mode & 0o077 == 0, f"others may read {path}"


def no_password_in_ps() -> None:
    for each in Path("/proc").glob("[0-9]*/cmdline"):
        with suppress(OSError):
            assert b"PASSWORD" not in each.read_bytes()


def end() -> None:
    """All processes of the namespace end with it; the database in order."""
    stop = "for v in $(ls /usr/lib/postgresql); do pg_ctlcluster $v main stop -m fast; done"
    subprocess.run(["bash", "-c", stop], check=False, stderr=subprocess.DEVNULL)
    for each in Path("/run").glob("stosy*.pid"):
        with suppress(OSError, ValueError):
            os.kill(int(each.read_text()), signal.SIGTERM)


main()
