"""What docs/hosting says about watching a server is what there is: events, metrics, the
dashboard."""

from __future__ import annotations

import ast
import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path

from stosy.server.metrics import Metrics
from stosy.server.settings import ServerSettings
from stosy.server.store import open_store
from stosy.server.tables.hub import Hub
from stosy.server.tables.writer import ServiceClock
from tests.chapters import whole

ROOT = Path(__file__).parents[2]
HOSTING = whole("hosting")
LEVELS = {"debug", "info", "warning", "error"}


def events(path: Path) -> Iterator[tuple[str, str]]:
    """The events that a module logs, with their levels."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and isinstance(node.func.value, ast.Name)
            and node.func.value.id == "log"
            and node.func.attr in LEVELS
        ):
            event = node.args[0]
            assert isinstance(event, ast.Constant), f"{path}: the event is no literal"
            yield str(event.value), node.func.attr


def test_every_event_of_the_log_is_documented_with_its_level() -> None:
    logged = {each for path in (ROOT / "src/stosy/server").rglob("*.py") for each in events(path)}
    rows = re.findall(r"^\| `([a-z_]+)` \| (debug|info|warning|error) \|", HOSTING, re.MULTILINE)
    assert sorted(rows) == sorted(logged)


def names(tmp_path: Path) -> set[str]:
    """The metrics of a server, without the suffixes of their series."""

    async def run() -> str:
        store, metrics = await open_store(str(tmp_path / "stosy.db")), Metrics()
        try:
            Hub(store, ServiceClock(0), metrics, ServerSettings())
            return metrics.render().decode()
        finally:
            await store.close()

    return set(re.findall(r"^# HELP (\S+) ", asyncio.run(run()), re.MULTILINE))


def test_the_dashboard_and_the_page_have_every_metric_and_no_other(tmp_path: Path) -> None:
    there = names(tmp_path)
    dashboard = json.loads((ROOT / "docs/grafana.json").read_text("utf-8"))
    asked = " ".join(target["expr"] for panel in dashboard["panels"] for target in panel["targets"])
    drawn = {re.sub(r"_bucket$", "", each) for each in re.findall(r"(?:stosy|process)_\w+", asked)}
    assert drawn <= there
    own = {each for each in there if each.startswith("stosy_")}
    assert own <= drawn
    told = set(re.findall(r"^\| `(stosy_\w+)` \|", HOSTING, re.MULTILINE))
    assert told == own


def test_panels_do_not_overlap_and_have_legends() -> None:
    dashboard = json.loads((ROOT / "docs/grafana.json").read_text("utf-8"))
    places = [tuple(panel["gridPos"].values()) for panel in dashboard["panels"]]
    assert len(set(places)) == len({panel["id"] for panel in dashboard["panels"]}) == len(places)
    assert all(
        target["legendFormat"] for panel in dashboard["panels"] for target in panel["targets"]
    )
