"""Does with the unit of docs/hosting what systemd does, where there is none: its user, folders,
environment, drop-ins, and waiting until it is ready."""

from __future__ import annotations

import os
import pwd
import shlex
import signal
import socket
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

UNITS = Path("/etc/systemd/system")
LOG = Path("/run/stosy.log")
SECONDS = 120.0


def settings(name: str) -> dict[str, list[str]]:
    """The lines of the unit and its drop-ins; an empty one makes a list begin anew. What stands
    after an `@` in the name stands for `%i`."""
    template, at, instance = name.partition("@")
    unit = f"{template}{at}.service"
    found: dict[str, list[str]] = {}
    for file in (UNITS / unit, *sorted((UNITS / f"{unit}.d").glob("*.conf"))):
        for line in file.read_text().replace("%i", instance).splitlines():
            name, equals, value = line.partition("=")
            if equals and not value:
                found.pop(name, None)
            elif equals:
                found.setdefault(name, []).append(value)
    return found


def folder(path: Path, user: pwd.struct_passwd) -> None:
    path.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.chown(path, user.pw_uid, user.pw_gid)


def pid_of(name: str) -> Path:
    return Path(f"/run/{name}.pid")


def start(name: str) -> None:
    unit = settings(name)
    user = pwd.getpwnam("stosy")
    runtime = Path("/run", unit["RuntimeDirectory"][-1])
    folder(runtime, user)
    state = Path("/var/lib/private/stosy")
    state.parent.mkdir(mode=0o700, exist_ok=True)
    folder(state, user)
    if not Path("/var/lib/stosy").exists():
        Path("/var/lib/stosy").symlink_to("private/stosy")
    told = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    told.bind("\0stosy-test")
    told.settimeout(SECONDS)
    environment = {"RUNTIME_DIRECTORY": str(runtime), "NOTIFY_SOCKET": "@stosy-test"}
    environment |= {"PATH": "/usr/bin:/bin", "HOME": "/", "LANG": "C.UTF-8"}
    environment |= dict(each.split("=", 1) for each in unit.get("Environment", []))
    os.chmod("/var/lib/private", 0o711)  # systemd mounts the folder into the service
    with LOG.open("ab") as log:
        command = shlex.split(unit["ExecStart"][-1])
        child = subprocess.Popen(
            ["setpriv", "--reuid=stosy", "--regid=stosy", "--clear-groups", "--", *command],
            env=environment,
            stdout=log,
            stderr=log,
            start_new_session=True,
            umask=int(unit["UMask"][-1], 8),
        )
    pid_of(name).write_text(str(child.pid))
    while b"READY=1" not in told.recv(4096):
        pass


def stop(name: str) -> None:
    if not pid_of(name).exists():
        return
    pid = int(pid_of(name).read_text())
    os.kill(pid, signal.SIGTERM)
    until = monotonic() + SECONDS
    while Path(f"/proc/{pid}/cmdline").exists() and Path(f"/proc/{pid}/cmdline").read_bytes():
        assert monotonic() < until, "it does not stop"
        sleep(0.05)
    pid_of(name).unlink()


def main() -> None:
    match sys.argv[1:]:
        case ["daemon-reload"]:
            pass
        case ["enable", "--now", *names] | ["start", *names]:
            for name in names:
                start(name)
        case ["stop", *names]:
            for name in names:
                stop(name)
        case ["restart", *names]:
            for name in names:
                stop(name)
                start(name)
        case other:
            raise SystemExit(f"systemctl {other}: not here")


main()
