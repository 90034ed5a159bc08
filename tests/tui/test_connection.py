"""Lines that break and come back, and answers that get lost, at a real server."""

from __future__ import annotations

from pathlib import Path

import pytest

from stosy.core import Refused
from stosy.tui.address import Address, Unreachable
from stosy.tui.joined import Quit, TableEnded
from stosy.tui.session import Session
from tests.server.store.rows import all_of
from tests.tui.served import guests, run, serving


@pytest.mark.parametrize("gently", [True, False])
def test_the_line_comes_back_after_the_server_was_away(gently: bool, tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as server, guests(server, tmp_path, ["Olha"]) as [me]:
            await me.join(await me.open("face-to-face", bots="casual", first=0))
            me.screen.type("start")
            await me.screen.until_asked()
            await (server.stop() if gently else server.die())
            await me.screen.until("is restarting" if gently else "Connection lost.")
            me.screen.type("end", "look")
            await me.screen.until("this was not sent: “end”")
            await me.screen.until("Your hand:", times=2)
            assert me.screen.asked[-1] == ""
            await server.start()
            await me.screen.until("Connected again.")
            await me.screen.until_asked()
            me.screen.type("end")
            await me.screen.until("laid so far: 0.")
            assert len([line for line in me.screen.told if "The connection" in line]) <= 2

    run(test())


def test_an_action_whose_answer_was_lost_is_done_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with serving(tmp_path) as server, guests(server, tmp_path, ["Olha"]) as [me]:
            table = await me.open("face-to-face", bots="casual", first=0)
            await me.join(table)
            me.screen.type("start")
            await me.screen.until_asked()
            room = server.room(table)
            kept = me.table.listed()

            def fail_and_flow(now: float) -> None:
                monkeypatch.undo()
                server.cut(room)
                room._flow(now)

            monkeypatch.setattr(room, "_flow", fail_and_flow)
            assert me.table.sight is not None
            card = min(me.table.sight.view.hand)
            me.screen.type(f"{card} up")
            await me.screen.until(f"This arrived: “{card} up”")
            assert me.table.listed() != kept
            laid = f"You lay {card} on your rising pile."
            assert me.screen.told.count(laid) == 1
            stored = await all_of(server.hub.store.entries(table))
            assert sum(b'"played"' in entry.body for entry in stored) == 1

    run(test())


def test_tables_that_are_not_there_are_refused(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as server, guests(server, tmp_path, ["Olha"]) as [me]:
            with pytest.raises(Refused, match="no_such_table"):
                await me.site.socket("A" * 22)
            await server.stop()
            with pytest.raises(Unreachable, match="ECONNREFUSED"):
                await me.site.me()
            await server.start()

    run(test())


def test_at_the_end_of_the_input_what_was_typed_is_still_answered(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as server, guests(server, tmp_path, ["Olha"]) as [me]:
            await me.join(await me.open("face-to-face", bots="casual", first=0))
            me.screen.type("start", "99 up", "end")
            me.screen.end()
            assert me.task is not None
            with pytest.raises(Quit):
                await me.task
            assert sum(line.startswith(("This card", "This turn")) for line in me.screen.told) == 2

    run(test())


def test_an_answer_that_does_not_come_is_said_to_be_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with serving(tmp_path) as server, guests(server, tmp_path, ["Olha"]) as [me]:
            table = await me.open("face-to-face")
            await me.join(table)
            assert me.session is not None
            me.session.slow = 0.01
            room = server.room(table)
            monkeypatch.setattr(room, "_flow", lambda _: None)
            me.screen.type("start")
            await me.screen.until("No answer yet to “start”")
            monkeypatch.undo()
            room.flow()
            await me.screen.until("Game 1 begins.")

    run(test())


def test_another_version_is_said_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stosy.tui.link.VERSION", 99)

    async def test() -> None:
        async with serving(tmp_path) as server, guests(server, tmp_path, ["Olha"]) as [me]:
            table = await me.open("face-to-face")
            session = Session(me.site, Address(server.origin, table), me.words, me.screen)
            with pytest.raises(TableEnded):
                await session.run()
            [line] = me.screen.told
            assert "Install the same release of Stosy" in line

    run(test())


def test_a_table_that_is_gone_when_the_server_is_back_is_said_so(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as server, guests(server, tmp_path, ["Olha"]) as [me]:
            await me.join(await me.open("face-to-face"))
            await server.die()
            server.store = f"{tmp_path}/another.sqlite"
            await server.start()
            assert me.task is not None
            with pytest.raises(Refused, match="no_such_table"):
                await me.task

    run(test())
