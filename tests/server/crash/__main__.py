"""`python -m tests.server.crash`: nodes behind a balancer, broken repeatedly while people play.

See docs/runs.md. With the same seed the same things are broken in the same order.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from contextlib import nullcontext
from pathlib import Path
from random import randrange
from shutil import rmtree
from tempfile import mkdtemp
from time import monotonic

from tests.server.crash import audit
from tests.server.crash.balancer import PROGRAMS, is_here
from tests.server.crash.clients import AS_BROWSERS
from tests.server.crash.cluster import Cluster, Place, running_cluster
from tests.server.crash.figures import false_depositions, figures, refusals, table_of
from tests.server.crash.links import may_make_namespaces
from tests.server.crash.load import TABLES, Load
from tests.server.crash.logs import check_logs, logs_in
from tests.server.crash.nemesis import FAULTS, OF_TWO_VERSIONS, Nemesis
from tests.server.crash.referee import Guilty, judge
from tests.server.crash.versions import NoHistory, sources_of

OWN_NETWORK = "STOSY_OWN_NETWORK"
HISTORY = "history.jsonl"


def main() -> None:
    given = arguments()
    if not given.proxies and OWN_NETWORK not in os.environ and may_make_namespaces():
        command = [sys.executable, "-m", "tests.server.crash", *sys.argv[1:]]
        again = ["unshare", "--net", *command, "--seed", str(given.seed)]
        os.execvpe(again[0], again, os.environ | {OWN_NETWORK: "1"})
    folder = Path(mkdtemp(prefix="stosy-crash-"))
    run_of = f"seed {given.seed}, {given.nodes} nodes, {given.faults} faults"
    print(f"{run_of}; logs in {folder}", flush=True)
    try:
        with sources_of(given.earlier) if given.earlier else nullcontext() as earlier:
            place = Place(
                folder,
                OWN_NETWORK in os.environ,
                given.unfenced,
                earlier,
                given.balancer,
                given.by_chance,
            )
            asyncio.run(run(given, place))
    except NoHistory as none:
        sys.exit(f"no earlier version: {none}")
    except Guilty as guilty:
        sys.exit(f"\n{guilty}\n\nThe history is {folder / HISTORY}; seed {given.seed}")
    if not given.keep:
        rmtree(folder)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("--nodes", type=int, default=3)
    parser.add_argument("--faults", type=int, default=100)
    parser.add_argument("--seed", type=int, default=randrange(1_000_000))
    parser.add_argument("--kinds", help=",".join(FAULTS))
    parser.add_argument(
        "--from", dest="earlier", metavar="REVISION", help="begin with an earlier version"
    )
    parser.add_argument("--balancer", choices=PROGRAMS, default="haproxy")
    parser.add_argument("--by-chance", action="store_true", help="it does not hash by table")
    parser.add_argument("--tables", type=int, default=len(TABLES))
    parser.add_argument("--seconds", type=float, default=float("inf"), help="then no more faults")
    parser.add_argument("--proxies", action="store_true", help="no network namespaces")
    parser.add_argument("--unfenced", action="store_true", help="deposed nodes can still write")
    parser.add_argument("--keep", action="store_true", help="the history and the logs")
    parser.add_argument(
        "--busy", action="store_true", help="the machine may be too slow: refusals only count"
    )
    given = parser.parse_args()
    if given.kinds is None:
        left_out = () if given.earlier else OF_TWO_VERSIONS
        given.kinds = ",".join(kind for kind in FAULTS if kind not in left_out)
    return given


async def run(given: argparse.Namespace, place: Place) -> None:
    """Play, break, judge, and print the figures."""
    began = monotonic()
    async with running_cluster(given.nodes, place) as cluster:
        load = await played(given, place, cluster, monotonic() + given.seconds)
        await cluster.end_all()
        await judged(cluster, load, began, strict=not given.busy and place.own_network)


async def played(given: argparse.Namespace, place: Place, cluster: Cluster, late: float) -> Load:
    """People play while things break."""
    kinds = tuple(given.kinds.split(","))
    if not cluster.clocks.can_be_wrong:
        kinds = tuple(kind for kind in kinds if kind != "skew")
        print("no libfaketime: clocks stay right")
    balancer = place.balancer if is_here(place.balancer) else "a proxy of ours"
    how = ", by chance" if place.by_chance else ""
    print(f"links: {cluster.links.name}; balancer: {balancer}{how}", flush=True)
    async with Load.at(cluster.url, AS_BROWSERS, given.seed, given.tables) as load:
        load.begin()
        nemesis = Nemesis(cluster, load, given.seed, kinds)
        try:
            await nemesis.run(given.faults, until=lambda: monotonic() > late)
        finally:
            load.history.save(place.folder / HISTORY)
    return load


async def judged(cluster: Cluster, load: Load, began: float, strict: bool) -> None:
    """Judge what people were told, and print the figures."""
    store = cluster.store
    logs = await asyncio.to_thread(logs_in, store)
    found = await asyncio.to_thread(audit.read, store)
    acks = judge(load.history, logs, load.people, found, strict)
    matches = await check_logs(store, logs)
    print(table_of(figures(load.history, found)))
    print(f"refusals: {dict(refusals(load.history))}")
    faults, entries = sum(1 for _ in load.history.of("fault")), sum(map(len, logs.values()))
    print(
        f"{faults} faults, {acks} acks, {entries} entries in {len(logs)} logs, "
        f"{matches} matches finished, {monotonic() - began:.0f} s"
    )
    wrong = false_depositions(load.history, found, cluster.deposed())
    print(f"false depositions: {len(wrong)}", *wrong)
    print("nothing acknowledged was lost or applied twice, and every log replays")


if __name__ == "__main__":
    main()
