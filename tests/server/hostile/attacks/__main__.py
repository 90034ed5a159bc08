"""`python -m tests.server.hostile.attacks [NAME …]`: attack a server, and see what others feel."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from pathlib import Path
from tempfile import TemporaryDirectory

import uvloop

from stosy.server.logs import set_up
from tests.server.e2e.places import Nursery
from tests.server.hostile.arena import ENOUGH_MS, HEADS, TIMES, Report, carried_out
from tests.server.hostile.attacks import ATTACKS


async def attack(names: list[str], nursery: Nursery, folder: Path) -> list[Report]:
    print(row(HEADS), row(["---"] * len(HEADS)), sep="\n", flush=True)
    reports = []
    for name in names:
        place = folder / name
        place.mkdir()
        reports.append(await carried_out(name, ATTACKS[name], nursery, place))
        print(row(reports[-1].cells()), flush=True)
    return reports


def row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def main() -> None:
    parser = ArgumentParser(prog="make hostile")
    parser.add_argument("attack", nargs="*", choices=[*ATTACKS, []], help="all of them if none")
    set_up("off")
    names = parser.parse_args().attack or list(ATTACKS)
    with (
        TemporaryDirectory(prefix="hostile-", dir=sys.prefix) as folder,
        Nursery.opened() as nursery,
    ):
        reports = uvloop.run(attack(names, nursery, Path(folder)))
    for report in reports:
        counts = ", ".join(f"{count:,} {what}" for what, count in report.counts.most_common())
        print(f"{report.name}: {ATTACKS[report.name].about}: {counts}")
    print(
        f"No harm: others wait at most {TIMES} × as long as at the control, or {ENOUGH_MS:.0f} ms."
    )
    sys.exit(any(report.troubles() for report in reports))


main()
