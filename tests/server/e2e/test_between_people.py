"""Who may watch, blocks and reports: over sockets, pages and lists, on both databases and on two
nodes."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from time import time
from typing import Any

import pytest

from stosy.server.tables.retention import DAY, Retention
from tests.server.e2e.client import Guest, Json, Line, Refused
from tests.server.e2e.places import Nursery, Site, here
from tests.server.e2e.test_admin import fulfilled, listed, servers
from tests.server.e2e.test_nodes import at_two_nodes
from tests.timeouts import POLL_SECONDS, TIMEOUT

BLOCK = re.compile(r'<script type="application/json" id="first">(.*?)</script>', re.DOTALL)


async def seated(ann: Guest, bob: Guest, **settings: Any) -> str:
    await ann.call_me("Ann")
    await bob.call_me("Bob")
    table = await ann.table("face-to-face", settings=settings)
    await bob.post(f"/api/tables/{table}/join", {})
    return table


def shown(line: Line) -> tuple[object, list[Json]]:
    return line.view, line.events


def test_nobody_else_sees_a_running_match_in_any_way(store_url: str, tmp_path: Path) -> None:
    page = tmp_path / "site"
    page.mkdir()
    (page / "index.html").write_text("<html><head></head></html>")
    (page / "preloads.json").write_text('{"tables": {"": ""}, "languages": {}}')

    async def run() -> None:
        async with (
            asyncio.timeout(TIMEOUT),
            here(store_url, site=str(page), lobby_seconds=0.1) as site,
            Guest(site.url) as ann,
            Guest(site.url) as bob,
            Guest(site.url) as eve,
        ):
            table = await seated(ann, bob, public=True, watch="nobody", talk=True)
            await eve.call_me("Eve")
            async with ann.at(table) as hers, bob.at(table) as his, eve.at(table) as theirs:
                assert (await eve.get("/api/tables"))["tables"][0]["table"] == table
                await hers.ask("say", text="between us")
                await hers.ask("start")
                await his.until(lambda: his.phase == "playing")
                await theirs.until(lambda: theirs.phase == "playing")
                assert shown(theirs) == ({}, [])
                assert theirs.hidden
                assert (await eve.get("/api/tables"))["tables"] == []
                assert (await eve.get(f"/api/tables/{table}/records"))["matches"] == []
                for part in ("", "/steps", "/highlights", "/others", "/analysis"):
                    with pytest.raises(Refused):
                        await eve.get(f"/api/tables/{table}/records/1{part}")
                async with eve.session.get(f"{eve.url}/t/{table}") as response:
                    first = BLOCK.search(await response.text())
                assert first is not None
                table_is, update = json.loads(first.group(1))
                assert table_is["hidden"]
                assert update == {"tell": "update", "n": 0, "gap": True}
                with pytest.raises(Refused, match="match_runs"):
                    await theirs.ask("sit")
                await his.act({"do": "resign"})
                await theirs.until(lambda: theirs.phase == "over")
                assert shown(theirs) == ({}, [])
            assert (await eve.get(f"/api/tables/{table}/records"))["matches"] == [1]

    asyncio.run(run())


def test_the_blocked_get_no_seat_and_are_not_heard(store_url: str) -> None:
    async def run() -> None:
        async with (
            asyncio.timeout(TIMEOUT),
            here(store_url) as site,
            Guest(site.url) as ann,
            Guest(site.url) as bob,
        ):
            table = await seated(ann, bob)
            with pytest.raises(Refused, match="yourself"):
                await ann.post(f"/api/tables/{table}/blocks", {"seat": 0})
            with pytest.raises(Refused, match="no_such_seat"):
                await ann.post(f"/api/tables/{table}/blocks", {"seat": 5})
            async with ann.at(table) as hers, bob.at(table) as his:
                ann.deaf = True
                _, block = (await ann.post(f"/api/tables/{table}/blocks", {"seat": 1}))["seats"]
                await his.ask("say", text="do you hear me?")
                await hers.ask("say", text="hello")
                assert [each["text"] for each in hers.named("talked")] == ["hello"]
                await his.until(lambda: len(his.named("talked")) == 2)
                await his.ask("leave")
                with pytest.raises(Refused, match="not_welcome"):
                    await his.ask("sit")
                with pytest.raises(Refused, match="not_welcome"):
                    await bob.post(f"/api/tables/{table}/join", {})
            async with ann.at(table, seen=0) as again:
                await again.until(lambda: bool(again.named("talked")))
                assert [each["text"] for each in again.named("talked")] == ["hello"]
            another = await ann.table("face-to-face")
            with pytest.raises(Refused, match="not_welcome"):
                await bob.post(f"/api/tables/{another}/join", {})
            his_own = await bob.table("face-to-face")
            assert await ann.post(f"/api/tables/{his_own}/join", {}) == {"seat": 1}
            (told,) = (await ann.get("/api/me/blocks"))["blocks"]
            assert (told["id"], told["name"]) == (block, "Bob")
            assert bob.id not in json.dumps(told)
            assert await bob.get("/api/me/blocks") == {"blocks": []}
            with pytest.raises(Refused, match="not_found"):
                await bob.request("DELETE", f"/api/me/blocks/{block}")
            assert await ann.request("DELETE", f"/api/me/blocks/{block}") == {"blocks": []}
            assert await bob.post(f"/api/tables/{another}/join", {}) == {"seat": 1}

    asyncio.run(run())


@at_two_nodes()
async def test_a_block_counts_on_every_node(one: Site, other: Site, ann: Guest, bob: Guest) -> None:
    table = await seated(ann, bob)
    elsewhere = await bob.table("face-to-face")
    await ann.post(f"/api/tables/{elsewhere}/join", {})
    async with (
        Guest(other.url, ann.cookie) as same,
        same.at(elsewhere) as hers,
        bob.at(elsewhere) as his,
    ):
        same.deaf = True
        await ann.post(f"/api/tables/{table}/blocks", {"seat": 1})
        while not other.hub.rooms()[0].table.blocks.of(ann.id):
            await asyncio.sleep(POLL_SECONDS)
        await his.ask("say", text="do you hear me?")
        await hers.ask("say", text="no")
        assert [each["text"] for each in hers.named("talked")] == ["no"]
    await bob.post(f"/api/tables/{table}/leave", {})
    with pytest.raises(Refused, match="not_welcome"):
        await bob.post(f"/api/tables/{table}/join", {})


def test_reports_reach_the_host_and_are_settled(
    store_url: str, tmp_path: Path, nursery: Nursery
) -> None:
    async def run() -> None:
        async with (
            asyncio.timeout(TIMEOUT),
            servers(nursery, store_url, tmp_path) as (urls, admin, log),
            Guest(urls[-1]) as ann,
            Guest(urls[-1]) as bob,
        ):
            table = await seated(ann, bob)
            report = {"seat": 1, "reason": "talk", "text": " he is\x1b[31m nasty ", "said": ["boo"]}
            async with ann.at(table) as hers, bob.at(table) as his:
                await his.ask("say", text="boo")
                await hers.until(lambda: bool(hers.named("talked")))
                with pytest.raises(Refused, match="not_said"):
                    await ann.post(f"/api/tables/{table}/reports", {**report, "said": ["hm"]})
                with pytest.raises(Refused, match="malformed"):
                    await ann.post(f"/api/tables/{table}/reports", {**report, "reason": "fun"})
                await his.ask("leave")
                made = await ann.post(f"/api/tables/{table}/reports", report)
                with pytest.raises(Refused, match="wrong_seat"):
                    await ann.post(f"/api/tables/{table}/reports", {"seat": 1, "reason": "name"})
                with pytest.raises(Refused, match="yourself"):
                    await bob.post(f"/api/tables/{table}/reports", report)
            (told,) = await listed(admin, "reports")
            assert {**told, "at": 0} == {
                "id": made["report"],
                "at": 0,
                "reporter": ann.id,
                "reporter_name": "Ann",
                "reported": bob.id,
                "reported_name": "Bob",
                "table": table,
                "reason": "talk",
                "words": told["words"],
                "said": ["boo"],
                "settled": None,
            }
            assert "\x1b" not in told["words"]
            full = await fulfilled(admin, "report", f"report:{made['report']}")
            assert f"guest:{bob.id}" in full
            assert "boo" in full
            assert table in await fulfilled(admin, "reports")
            await fulfilled(admin, "settle", f"report:{made['report']}")
            assert (await listed(admin, "reports"))[0]["settled"] > 0
            status, _, err = await admin("settle", made["report"])
            assert (status, made["report"] in err) == (2, True)
            data = await ann.get("/api/me/data")
            assert [each["said"] for each in data["reports"]] == [["boo"]]
            assert '"reported"' in log.read_text()
            assert bob.id not in log.read_text()

    asyncio.run(run())


def test_reports_are_limited_and_lose_the_names_of_the_erased(store_url: str) -> None:
    async def run() -> None:
        async with (
            asyncio.timeout(TIMEOUT),
            here(store_url, report_rate=0.001, report_burst=2) as site,
            Guest(site.url) as ann,
            Guest(site.url) as bob,
        ):
            store = site.hub.store
            table = await seated(ann, bob)
            address = f"/api/tables/{table}/reports"
            await ann.post(address, {"seat": 1, "reason": "other", "text": "whatever"})
            await bob.post(address, {"seat": 0, "reason": "name"})
            await ann.post(f"/api/tables/{table}/blocks", {"seat": 1})
            await ann.post(address, {"seat": 1, "reason": "cheating"})
            with pytest.raises(Refused, match="too_fast"):
                await ann.post(address, {"seat": 1, "reason": "cheating"})
            ids = {ann.id, bob.id}
            await ann.request("DELETE", "/api/me")
            for each in await store.reports():
                assert {each.reporter, each.reported} == {bob.id, ""}
                assert {each.reporter_name, each.reported_name} == {"Bob", "a guest"}
                assert each.words == ""
            assert await store.blocked_by(sorted(ids)) == {}
            old = Retention(site.hub, lambda _: None, now=lambda: time() + 181 * DAY)
            await old.delete_old()
            assert await store.reports() == []

    asyncio.run(run())
