"""Programs of the system that tests use: which are missing, and how Debian installs them."""

from __future__ import annotations

import glob
import os
import shutil
import subprocess
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from tools.things import Failed

APT = "apt-get install -y --no-install-recommends"
PATH = f"{os.environ.get('PATH', '')}:/usr/sbin"


@dataclass(frozen=True)
class Program:
    """What it is, whether it is here, its packages, and whether tests are skipped without it."""

    title: str
    is_here: Callable[[], bool]
    packages: str
    is_optional: bool


def has(*names: str) -> bool:
    return all(shutil.which(name, path=PATH) for name in names)


def has_postgresql() -> bool:
    return has("initdb") or bool(glob.glob("/usr/lib/postgresql/*/bin/initdb"))


def has_cluster() -> bool:
    return has("haproxy", "ip", "tc") and bool(glob.glob("/usr/lib/*/faketime/libfaketime.so.1"))


def has_font() -> bool:
    """Is there a font with Cyrillic letters?"""
    if os.path.exists("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"):
        return True
    listed = ["fc-list", ":lang=uk"]
    return has("fc-list") and bool(subprocess.run(listed, stdout=subprocess.PIPE).stdout.strip())


def has_any_chromium() -> bool:
    return has_font() and any(map(has, ("chromium", "chromium-browser", "google-chrome")))


def has_both_chromiums() -> bool:
    """The one without windows takes less of the processor; only the other has notifications."""
    return has_font() and has("chromium", "chromium-headless-shell")


PROGRAMS = [
    Program("PostgreSQL", has_postgresql, "postgresql", is_optional=False),
    Program(
        "Chromium",
        has_both_chromiums,
        "chromium-headless-shell chromium fonts-dejavu-core",
        is_optional=has_any_chromium(),
    ),
    # A balancer, clocks that can be wrong, and networks that can be cut.
    Program(
        "HAProxy, libfaketime and iproute2",
        has_cluster,
        "haproxy faketime iproute2",
        is_optional=True,
    ),
    Program(
        "nginx, Caddy and OpenSSL",
        lambda: has("nginx", "caddy", "openssl"),
        "nginx-light caddy openssl",
        is_optional=True,
    ),
]


def install_missing(say: Callable[[str], None]) -> None:
    """Install what is missing, or say who has to install it."""
    missing = [program for program in PROGRAMS if not program.is_here()]
    if not missing:
        return
    names, packages = titles(missing), " ".join(program.packages for program in missing)
    root = command_of_root()
    if root is None:
        say(f"The tests use {names}. On Debian or Ubuntu: sudo {APT} {packages}")
    else:
        say(f"Preparing {names}, for the tests: {' '.join([*root, APT, packages])} ...")
        # Where one package is not to be had, the others still are.
        if not debian_installs(root, packages):
            for program in missing:
                debian_installs(root, program.packages)
    still = [program for program in missing if not program.is_here()]
    if any(not program.is_optional for program in still):
        raise Failed(f"The tests cannot run without {titles(still)}.")
    if still:
        say(f"Some tests are skipped without {titles(still)}.")


def titles(programs: Iterable[Program]) -> str:
    return ", ".join(program.title for program in programs)


def command_of_root() -> list[str] | None:
    """What makes a command one of the administrator; None if nothing does without a password."""
    if not has("apt-get"):
        return None
    if os.geteuid() == 0:
        return []
    sudo = ["sudo", "-n"]
    may = has("sudo") and subprocess.run([*sudo, "true"], capture_output=True).returncode == 0
    return sudo if may else None


INSTALLING = f"""
set -e
export DEBIAN_FRONTEND=noninteractive RUNLEVEL=1
conf=/etc/postgresql-common/createcluster.d/stosy.conf
mkdir -p "${{conf%/*}}"
trap 'rm -f "$conf"' EXIT
echo 'create_main_cluster = false' > "$conf"
apt-get update -qq
{APT} -qq PACKAGES > /dev/null
"""
"""Nothing begins with the system, and PostgreSQL makes no database: tests start their own."""


def debian_installs(root: list[str], packages: str) -> bool:
    script = INSTALLING.replace("PACKAGES", packages)
    return subprocess.run([*root, "sh", "-c", script], stdin=subprocess.DEVNULL).returncode == 0
