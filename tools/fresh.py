"""Run both commands of the README as a new user of a new machine, and say how long they take.

    sudo python3 -m tools.fresh [--revision R] [--harsh] [--core N] [--memory GB] [--no-test] …

The machine is a minimal Debian of its own (debootstrap): it has Python, make, git and a C++
compiler, none of our packages, no caches and no other users. It reaches the network as this one.
"""

from __future__ import annotations

import argparse
import glob
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from pathlib import Path
from typing import TypeAlias

ROOT = Path(__file__).resolve().parents[1]
PACKAGES = "python3,python3-venv,python3-dev,make,g++,git,ca-certificates,sudo,procps"
USER = "newcomer"
HOME = Path("home") / USER
CLONES = Path("srv")
SETTINGS = [
    "etc/apt/apt.conf.d/[0-9]*",
    "etc/apt/sources.list",
    "etc/apt/sources.list.d/*.sources",
    "etc/hosts",
    "etc/pip.conf",
    "etc/resolv.conf",
    "etc/ssl/certs/ca-certificates.crt",
]
"""How this machine reaches the package registries: files to copy."""
HARDSHIPS = (
    "a home that cannot be written",
    "a folder with a space and Cyrillic letters",
    "another time zone",
    "another language",
    "files that nobody else can read",
)
CGROUPS = Path("/sys/fs/cgroup")
USER_SETTINGS = [".npmrc", ".config/pip/pip.conf"]
VARIABLES = ("_CA", "_CERT", "CERT_", "CERTS", "PIP_", "_proxy", "_PROXY")
READ_ONLY = "opt"
"""A folder of this machine that such settings may refer to."""
ADDRESS = "http://127.0.0.1:"
RUN_TIMEOUT_SECONDS = 1200
TEST_TIMEOUT_SECONDS = 5400
STOP_TIMEOUT_SECONDS = 60

Process: TypeAlias = "subprocess.Popen[str]"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, default=Path("/var/tmp/stosy-fresh"))
    parser.add_argument("--revision", default="HEAD")
    parser.add_argument("--harsh", action="store_true", help="; ".join(HARDSHIPS))
    parser.add_argument("--core", help="run on this core alone")
    parser.add_argument("--memory", type=float, help="gigabytes that all processes have together")
    parser.add_argument("--no-sudo", action="store_true", help="root has installed what tests need")
    parser.add_argument("--no-test", action="store_true", help="make run only")
    parser.add_argument("--keep", action="store_true", help="keep what the commands have left")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    known = parser.parse_args()
    if os.geteuid() != 0:
        sys.exit("A new machine is made by root: sudo python3 -m tools.fresh")
    if not known.inside:
        make_debian(known.folder / "debian")
        namespaces = ["unshare", "--mount", "--pid", "--fork", "--kill-child"]
        return subprocess.run([*namespaces, *sys.orig_argv, "--inside"]).returncode
    first = os.fork()
    if first:
        return reap_until(first)
    with new_machine(known.folder, known.keep) as machine:
        return try_commands(machine, known)


def reap_until(child: int) -> int:
    """Do what the first process of a machine does: collect every ended process that has no parent.

    Return the exit status of this child.
    """
    while True:
        ended, status = os.wait()
        if ended == child:
            return os.waitstatus_to_exitcode(status)


def make_debian(folder: Path) -> None:
    """Install Debian once; machines are layers above it."""
    if (folder / "made").exists():
        return
    if shutil.which("debootstrap") is None:
        subprocess.run(
            "apt-get update -qq && apt-get install -y -qq debootstrap", shell=True, check=True
        )
    print(f"Installing Debian in {folder} (once) ...", flush=True)
    options = ["--variant=minbase", f"--include={PACKAGES}"]
    subprocess.run(
        ["debootstrap", *options, codename(), str(folder), mirror()],
        check=True,
        stdout=subprocess.DEVNULL,
    )
    (folder / "made").touch()


def codename() -> str:
    release = Path("/etc/os-release").read_text(encoding="utf-8")
    return next(
        line.partition("=")[2]
        for line in release.splitlines()
        if line.startswith("VERSION_CODENAME")
    )


def mirror() -> str:
    """From where this machine installs its packages."""
    told = subprocess.run(
        ["apt-get", "indextargets", "--format", "$(SITE)/"],
        check=True,
        capture_output=True,
        text=True,
    )
    return told.stdout.split()[0]


@contextmanager
def new_machine(folder: Path, keep: bool) -> Iterator[Path]:
    """A fresh layer above Debian, with a new user and this machine's way to the network."""
    machine, layer = folder / "machine", folder / "layer"
    shutil.rmtree(layer, ignore_errors=True)
    for each in (machine, layer / "upper", layer / "work"):
        each.mkdir(parents=True, exist_ok=True)
    layers = f"lowerdir={folder / 'debian'},upperdir={layer / 'upper'},workdir={layer / 'work'}"
    mount("-t", "overlay", "overlay", "-o", layers, str(machine))
    mount("-t", "proc", "proc", str(machine / "proc"))
    for shared in ("sys", "dev"):
        mount("--rbind", f"/{shared}", str(machine / shared))
    mount("--bind", "-o", "ro", f"/{READ_ONLY}", str(machine / READ_ONLY))
    inside(machine, "useradd", "--create-home", "--shell", "/bin/bash", USER)
    copy_settings(machine)
    try:
        yield machine
    finally:
        if not keep:
            shutil.rmtree(layer / "upper", ignore_errors=True)


def mount(*arguments: str) -> None:
    subprocess.run(["mount", *arguments], check=True)


def inside(machine: Path, *command: str) -> None:
    subprocess.run(["chroot", str(machine), *command], check=True, env=surroundings("/root"))


def copy_settings(machine: Path) -> None:
    for pattern in SETTINGS:
        for path in glob.glob(f"/{pattern}"):
            copy(Path(path), machine / path[1:])
    for setting in USER_SETTINGS:
        copy(Path.home() / setting, machine / HOME / setting)
    inside(machine, "chown", "-R", f"{USER}:", f"/{HOME}")


def copy(source: Path, target: Path) -> None:
    if source.is_file():
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, target)


def surroundings(home: str) -> dict[str, str]:
    """The variables of a new user: nothing of this one but the way to the network."""
    network = {
        key: value for key, value in os.environ.items() if any(each in key for each in VARIABLES)
    }
    path = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
    return {**network, "HOME": home, "PATH": path, "LANG": "C.UTF-8", "TERM": "dumb"}


def try_commands(machine: Path, known: argparse.Namespace) -> int:
    clone = CLONES / ("Стоси і друзі" if known.harsh else "stosy")
    copy_repository(machine, clone, known.revision)
    if known.no_sudo:
        install = "from tools import programs; programs.install_missing(print)"
        inside(machine, "sh", "-c", f"cd '/{clone}' && python3 -c '{install}'")
    else:
        rule = machine / "etc/sudoers.d" / USER
        rule.write_text(f"{USER} ALL=(ALL) NOPASSWD: ALL\n", encoding="utf-8")
    if known.harsh:
        inside(machine, "chown", "root:", f"/{HOME}")
    if known.memory:
        limit_memory(int(known.memory * 2**30))
    newcomer = partial(started, machine, command_line(clone, known), harsh=known.harsh)
    store = " ARGS='--db stosy.sqlite'" if known.harsh else ""
    seconds = seconds_until_address(newcomer, f"make run{store}")
    print(f"make run: {seconds:.0f} s until the address", flush=True)
    if known.no_test:
        return 0
    began = time.monotonic()
    with newcomer("make test") as process:
        failed = process.wait(TEST_TIMEOUT_SECONDS)
    print(f"make test: {time.monotonic() - began:.0f} s, exit status {failed}", flush=True)
    return failed


def copy_repository(machine: Path, clone: Path, revision: str) -> None:
    there = str(machine / clone)
    commit = git("-C", str(ROOT), "rev-parse", revision).strip()
    git("clone", "-q", "--no-checkout", "--no-hardlinks", str(ROOT), there)
    git("-C", there, "checkout", "-q", commit)
    inside(machine, "chown", "-R", f"{USER}:", f"/{clone}")


def command_line(clone: Path, known: argparse.Namespace) -> list[str]:
    """What a command is written behind, so that the user runs it in the clone."""
    umask = "umask 077 &&" if known.harsh else ""
    core = ["taskset", "-c", known.core] if known.core else []
    user = ["setpriv", "--reuid", USER, "--regid", USER, "--init-groups", "--"]
    return [*core, *user, "sh", "-c", f"cd '/{clone}' && {umask} eval \"exec $0\""]


def limit_memory(size: int) -> None:
    """Put this process and all that it starts into a group with so many bytes."""
    is_one_tree = (CGROUPS / "cgroup.controllers").exists()
    group = CGROUPS / ("" if is_one_tree else "memory") / "stosy-fresh"
    group.mkdir(exist_ok=True)
    limit = "memory.max" if is_one_tree else "memory.limit_in_bytes"
    (group / limit).write_text(str(size))
    (group / "cgroup.procs").write_text(str(os.getpid()))


def git(*arguments: str) -> str:
    done = subprocess.run(["git", *arguments], check=True, stdout=subprocess.PIPE, text=True)
    return done.stdout


def seconds_until_address(
    newcomer: Callable[..., AbstractContextManager[Process]], command: str
) -> float:
    began = time.monotonic()
    with newcomer(command, stdout=subprocess.PIPE) as process:
        signal.signal(signal.SIGALRM, lambda *_: process.kill())
        signal.alarm(RUN_TIMEOUT_SECONDS)
        assert process.stdout is not None
        for line in process.stdout:
            print(f"{time.monotonic() - began:5.0f} s  {line}", end="", flush=True)
            if ADDRESS in line:
                signal.alarm(0)
                return time.monotonic() - began
    sys.exit("make run ended without an address")


@contextmanager
def started(
    machine: Path, before: list[str], command: str, harsh: bool, stdout: int | None = None
) -> Iterator[Process]:
    """A command of the new user. What it has started ends with it."""
    odd = {"LANG": "tr_TR.UTF-8", "TZ": "Pacific/Apia"} if harsh else {}
    environment = {**surroundings(f"/{HOME}"), "USER": USER, "LOGNAME": USER, **odd}
    process = subprocess.Popen(
        ["chroot", str(machine), *before, command],
        env=environment,
        start_new_session=True,
        stdin=subprocess.DEVNULL,
        stdout=stdout,
        text=True,
    )
    try:
        yield process
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGINT)
            process.wait(STOP_TIMEOUT_SECONDS)


if __name__ == "__main__":
    sys.exit(main())
