"""Analyses over HTTP: in the background, one at a time for a table, made once and kept."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from stosy.analysis.analyse import analyse_soon
from stosy.analysis.limits import VERSION
from stosy.analysis.results import Analysis
from stosy.analysis.working import Progress
from stosy.core import Record
from stosy.server.http.proxies import LOCAL_PROXIES
from stosy.server.matches import analyses
from tests.kernel import MISSING
from tests.server.e2e.client import Guest, Refused
from tests.server.e2e.places import here
from tests.server.test_replays import resigned
from tests.timeouts import POLL_SECONDS, TIMEOUT


class Slow:
    """An analyst that looks at half of a match, and at the rest when it may."""

    def __init__(self, fails: bool = False) -> None:
        self.half, self.may_go_on, self.ended = Event(), Event(), Event()
        self.records: list[Record] = []
        self.since = 0
        self.finished = 0
        self.fails = fails
        self.before: Callable[[], None] = lambda: None
        """Happens before it tells of the first half."""

    def __call__(self, record: Record, since: int, progress: Progress) -> Analysis[Any]:
        self.records.append(record)
        self.since = since
        found: Analysis[Any] = Analysis(
            record.game, False, (), len(record.log), 1, 1, "", (), (), (), ()
        )

        def so_far() -> Analysis[Any]:
            return found

        self.before()
        progress(1, 2, so_far)
        self.half.set()
        assert self.may_go_on.wait(TIMEOUT)
        try:
            progress(2, 2, so_far)
        finally:
            self.ended.set()
        if self.fails:
            raise ZeroDivisionError
        self.finished += 1
        return found


@pytest.fixture(autouse=True)
def two_of_an_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "MOST_OF_AN_ADDRESS", 2)


def address(table: str, match: int = 1) -> str:
    return f"/api/tables/{table}/records/{match}/analysis"


async def asked(guest: Guest, table: str, by: str = "192.0.2.1") -> tuple[int, Any]:
    """The status and the answer, to somebody at this address where a proxy is believed."""
    headers = {"X-Forwarded-For": by}
    async with guest.session.get(guest.url + address(table), headers=headers) as response:
        return response.status, await response.json()


async def ready(guest: Guest, table: str) -> Any:
    """The answer, when it is there."""
    async with asyncio.timeout(TIMEOUT):
        while (answer := await asked(guest, table))[0] == 202:
            await asyncio.sleep(POLL_SECONDS)
    return answer


def test_it_is_made_in_the_background_once_and_for_all(tmp_path: Path) -> None:
    slow = Slow()

    async def run() -> None:
        async with here(f"sqlite:///{tmp_path}/s.db", analyst=slow) as site, Guest(site.url) as ann:
            table = await resigned(ann)
            assert (await asked(ann, table))[0] == 202
            await asyncio.to_thread(slow.half.wait, TIMEOUT)
            assert await asked(ann, table) == (202, {"done": 1, "total": 2, "found": None})
            assert (await ann.get("/api/health"))["status"] == "ok", "nobody else waits"
            slow.may_go_on.set()
            status, answer = await ready(ann, table)
            assert (status, answer["done"], answer["found"]["game"]) == (200, 2, "face-to-face")
            async with Guest(site.url) as ben:
                assert (await ready(ben, table))[1] == answer
        assert len(slow.records) == 1

    asyncio.run(run())


def test_it_is_kept_for_good_and_made_anew_only_by_another_analyst(
    store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server without an analyst can still tell it."""
    slow = Slow()
    slow.may_go_on.set()

    async def run() -> None:
        async with here(store_url, analyst=slow) as site, Guest(site.url) as ann:
            table = await resigned(ann)
            first = await ready(ann, table)
        async with here(store_url) as site, Guest(site.url) as ben:
            status, told = await asked(ben, table)
            assert status == 200
            assert told["found"] == first[1]["found"]
        assert len(slow.records) == 1
        monkeypatch.setattr(analyses, "VERSION", VERSION + 1)
        async with here(store_url, analyst=slow) as site, Guest(site.url) as ben:
            assert (await ready(ben, table))[0] == 200
        assert len(slow.records) == 2

    asyncio.run(run())


def test_what_is_known_so_far_is_told_on_the_way(tmp_path: Path) -> None:
    slow, now = Slow(), [0.0]

    async def run() -> None:
        url = f"sqlite:///{tmp_path}/s.db"
        async with here(url, lambda: now[0], analyst=slow) as site, Guest(site.url) as ann:
            table = await resigned(ann)
            slow.before = lambda: now.__setitem__(0, now[0] + 1)
            assert (await asked(ann, table))[0] == 202
            await asyncio.to_thread(slow.half.wait, TIMEOUT)
            status, told = await asked(ann, table)
            assert (status, told["done"], told["total"]) == (202, 1, 2)
            assert told["found"]["game"] == "face-to-face"
            slow.may_go_on.set()
            assert (await ready(ann, table))[0] == 200

    asyncio.run(run())


def test_of_a_match_begun_in_the_midst_of_another_only_the_rest_is_looked_at(
    tmp_path: Path,
) -> None:
    slow = Slow()
    slow.may_go_on.set()

    async def run() -> None:
        async with here(f"sqlite:///{tmp_path}/s.db", analyst=slow) as site, Guest(site.url) as ann:
            table = await ann.table("the-game", settings={"seats": 1}, start=True)
            async with ann.at(table) as line:
                await line.until(lambda: line.waited is not None)
                assert line.waited is not None
                lay, offer = line.waited["actions"][0], line.waited["id"]
                await line.ask("act", actions=[lay], offer=offer)
                await line.ask("act", actions=[{"do": "resign"}])
            like = {"table": table, "match": 1, "at": 2}
            made = await ann.post("/api/tables", {"like": like, "start": True})
            async with ann.at(made["table"]) as line:
                await line.ask("act", actions=[{"do": "resign"}])
            await ready(ann, table)
            assert slow.since == 1
            await ready(ann, made["table"])
            assert slow.since == 2

    asyncio.run(run())


def test_the_server_has_only_so_many_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = Slow()
    monkeypatch.setattr(analyses, "MOST_WAITING", 2)

    async def run() -> None:
        async with here(f"sqlite:///{tmp_path}/s.db", analyst=slow) as site, Guest(site.url) as ann:
            tables = [await resigned(ann) for _ in range(3)]
            assert [(await asked(ann, table))[0] for table in tables] == [202, 202, 503]
            with pytest.raises(Refused, match="analyst_busy") as refused:
                await ann.get(address(tables[2]))
            assert refused.value.facts == {"most": 2}
            slow.may_go_on.set()
            assert [(await ready(ann, table))[0] for table in tables[:2]] == [200, 200]
            assert (await ready(ann, tables[2]))[0] == 200

    asyncio.run(run())


def test_an_address_has_two_at_a_time_and_others_are_not_kept_waiting_by_it(tmp_path: Path) -> None:
    """A proxy tells whose they are."""
    slow = Slow()

    async def run() -> None:
        url = f"sqlite:///{tmp_path}/s.db"
        async with here(url, analyst=slow, proxies=LOCAL_PROXIES) as site, Guest(site.url) as ann:
            tables = [await resigned(ann) for _ in range(3)]
            assert [(await asked(ann, table))[0] for table in tables[:2]] == [202, 202]
            status, told = await asked(ann, tables[2])
            assert (status, told["code"], told["facts"]) == (429, "too_many_analyses", {"most": 2})
            assert (await asked(ann, tables[2], by="192.0.2.7"))[0] == 202
            slow.may_go_on.set()
            assert [(await ready(ann, table))[0] for table in tables] == [200, 200, 200]

    asyncio.run(run())


@pytest.mark.parametrize("most", [2, 3])
def test_no_address_can_hold_all_places(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, most: int
) -> None:
    """The last of who has two gives way to the first of another; nobody's first does."""
    slow = Slow()
    monkeypatch.setattr(analyses, "MOST_WAITING", most)

    async def run() -> None:
        url = f"sqlite:///{tmp_path}/s.db"
        async with here(url, analyst=slow, proxies=LOCAL_PROXIES) as site, Guest(site.url) as ann:
            tables = [await resigned(ann) for _ in range(most + 2)]
            holders = ["192.0.2.1", "192.0.2.1", "192.0.2.3"][:most]
            for holder, table in zip(holders, tables, strict=False):
                assert (await asked(ann, table, by=holder))[0] == 202
            for holder in set(holders):
                assert (await asked(ann, tables[-1], by=holder))[1]["code"] == "analyst_busy"
            assert (await asked(ann, tables[-1], by="192.0.2.7"))[0] == 202
            for other in ("192.0.2.1", "192.0.2.7", "192.0.2.8"):
                assert (await asked(ann, tables[1], by=other))[1]["code"] == "analyst_busy"
            slow.may_go_on.set()
            assert [(await ready(ann, table))[0] for table in tables] == [200] * len(tables)

    asyncio.run(run())


def test_addresses_take_turns(tmp_path: Path) -> None:
    """Whoever begins two is served once before everybody else."""
    slow = Slow()
    games = {"192.0.2.1": ("the-game", "face-to-face"), "192.0.2.2": ("quick-and-easy",)}

    async def run() -> None:
        url = f"sqlite:///{tmp_path}/s.db"
        async with here(url, analyst=slow, proxies=LOCAL_PROXIES) as site, Guest(site.url) as ann:
            tables = []
            for holder, wanted in games.items():
                for game in wanted:
                    tables.append(await resigned(ann, game))
                    assert (await asked(ann, tables[-1], by=holder))[0] == 202
            slow.may_go_on.set()
            assert [(await ready(ann, table))[0] for table in tables] == [200] * 3
        order = [record.game for record in slow.records]
        assert order == ["the-game", "quick-and-easy", "face-to-face"]

    asyncio.run(run())


def test_what_nobody_asks_about_any_more_is_left(tmp_path: Path) -> None:
    """One that is under way stops at its next move, and one that waits is not begun."""
    slow, now = Slow(), [0.0]

    async def run() -> None:
        url = f"sqlite:///{tmp_path}/s.db"
        async with here(url, lambda: now[0], analyst=slow) as site, Guest(site.url) as ann:
            left, waiting, wanted = [await resigned(ann) for _ in range(3)]
            assert [(await asked(ann, each))[0] for each in (left, waiting)] == [202, 202]
            await asyncio.to_thread(slow.half.wait, TIMEOUT)
            now[0] += 29
            assert (await asked(ann, wanted))[0] == 429
            now[0] += 2
            assert (await asked(ann, wanted))[0] == 202
            slow.may_go_on.set()
            assert (await ready(ann, wanted))[0] == 200
            assert slow.finished == 1, "only what somebody wants is thought to its end"
            assert len(slow.records) == 2
            assert (await ready(ann, left))[0] == 200

    asyncio.run(run())


def test_it_stops_by_itself_once_nobody_asks(tmp_path: Path) -> None:
    """Even if nothing else is asked for; who comes back has it begun again."""
    slow, now = Slow(), [0.0]

    async def run() -> None:
        url = f"sqlite:///{tmp_path}/s.db"
        async with here(url, lambda: now[0], analyst=slow) as site, Guest(site.url) as ann:
            table = await resigned(ann)
            assert (await asked(ann, table))[0] == 202
            await asyncio.to_thread(slow.half.wait, TIMEOUT)
            now[0] += 31
            slow.may_go_on.set()
            await asyncio.to_thread(slow.ended.wait, TIMEOUT)
            assert slow.finished == 0
            assert (await ready(ann, table))[0] == 200
            assert len(slow.records) == 2

    asyncio.run(run())


def test_who_asks_again_now_and_then_gets_it_however_long_it_takes(tmp_path: Path) -> None:
    slow, now = Slow(), [0.0]

    async def run() -> None:
        url = f"sqlite:///{tmp_path}/s.db"
        async with here(url, lambda: now[0], analyst=slow) as site, Guest(site.url) as ann:
            table = await resigned(ann)
            for _ in range(4):
                assert (await asked(ann, table))[0] == 202
                now[0] += 20
            slow.may_go_on.set()
            assert (await ready(ann, table))[0] == 200
            assert len(slow.records) == 1

    asyncio.run(run())


def test_what_went_wrong_is_tried_again_when_somebody_asks(tmp_path: Path) -> None:
    slow = Slow(fails=True)
    slow.may_go_on.set()

    async def run() -> None:
        async with here(f"sqlite:///{tmp_path}/s.db", analyst=slow) as site, Guest(site.url) as ann:
            table = await resigned(ann)
            assert (await ready(ann, table))[0] == 500
            slow.fails = False
            assert (await ready(ann, table))[0] == 200

    asyncio.run(run())


def test_a_server_that_stops_does_not_wait_for_it(tmp_path: Path) -> None:
    slow = Slow()

    async def run() -> None:
        async with here(f"sqlite:///{tmp_path}/s.db", analyst=slow) as site, Guest(site.url) as ann:
            await asked(ann, await resigned(ann))
            await asyncio.to_thread(slow.half.wait, TIMEOUT)
            await site.stop()
        slow.may_go_on.set()

    asyncio.run(run())


def test_what_cannot_be_analysed_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "MOST_ENTRIES", 1)

    async def run() -> None:
        url = f"sqlite:///{tmp_path}/s.db"
        async with here(url, analyst=Slow()) as site, Guest(site.url) as ann:
            table = await resigned(ann)
            with pytest.raises(Refused, match="too_long"):
                await ann.get(address(table))
            with pytest.raises(Refused, match="no_such_record"):
                await ann.get(address(table, 2))
        async with here(url) as site, Guest(site.url) as ann:
            with pytest.raises(Refused, match="analysis_needs_kernel") as refused:
                await ann.get(address(table))
            assert refused.value.status == 501

    asyncio.run(run())


@pytest.mark.skipif(MISSING, reason="the kernel is not installed")
def test_the_kernel_analyses_what_was_played(tmp_path: Path) -> None:
    async def run() -> None:
        url = f"sqlite:///{tmp_path}/s.db"
        async with here(url, analyst=analyse_soon) as site, Guest(site.url) as ann:
            table = await resigned(ann)
            status, answer = await ready(ann, table)
            assert status == 200
            assert answer["found"]["moves"][-1]["action"] == {"do": "resign"}
            assert answer["found"]["accounts"][0]["end"] == 0

    asyncio.run(run())
