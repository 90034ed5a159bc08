"""Whatever is sent, it is refused or closed cleanly, and honest people play on."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, TypeAlias, get_args, get_origin

import uvloop
from aiohttp import web
from hypothesis import given
from hypothesis import strategies as st
from yarl import URL

from stosy.games import games
from stosy.wire import Ask
from stosy.wire.asks import Ping
from tests.server.hostile.asks import Asks
from tests.server.hostile.bad_requests import PATHS, RIGHT
from tests.server.hostile.frames import CLOSE, PING, PONG, Guest, frame, shake
from tests.server.hostile.fuzz import PROBE, fuzz
from tests.server.hostile.world import UNLIMITED, World, run, serving
from tests.timeouts import STORY_TIMEOUT

Run: TypeAlias = Callable[[Coroutine[Any, Any, None]], None]

ASKS = "act sit leave start go_on say arrange put_bot open_seat remove hand_over mute".split()
FIELDS = "ask id action offer at seat level text change key muted version seen do".split()

plain = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30)
values = st.recursive(
    plain | st.sampled_from(ASKS),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(FIELDS) | st.text(max_size=8), inner, max_size=5)
    ),
    max_leaves=12,
)
asks = st.fixed_dictionaries(
    {"ask": st.sampled_from(ASKS), "id": st.text(min_size=1, max_size=40)},
    optional=dict.fromkeys(FIELDS[2:], values),
)
frames = st.tuples(st.binary(max_size=60), st.integers(0, 15), st.booleans(), st.integers(0, 7))


def test_three_thousand_messages_do_no_harm(tmp_path: Path) -> None:
    tally = run(fuzz(tmp_path, 3000, seed=1))
    assert sum(tally.sent.values()) > 2990
    assert tally.matches >= len(games())
    assert {"malformed", "not_host", "not_seated", "foreign_host"} <= set(tally.refusals)


def test_the_fuzz_knows_every_ask() -> None:
    kinds = [get_origin(each) or each for each in (Ping, *get_args(Ask))]
    asks = Asks("the-game", Random(1))
    known = {asks.right()["ask"] for _ in range(5000)}
    assert known == {each.__struct_config__.tag for each in kinds}


def test_the_fuzz_knows_every_endpoint(tmp_path: Path) -> None:
    """A request of each kind is among those that it sends, under the right method."""

    async def routes() -> list[tuple[str, web.AbstractResource]]:
        async with serving(tmp_path) as world:
            found = world.runner.app.router.routes()
            return [(each.method, each.resource) for each in found if each.resource is not None]

    sent = {(method, URL(path).path) for path in PATHS for method in RIGHT.get(path, ("GET",))}
    for method, resource in run(routes()):
        known = [path for how, path in sent if how == method and matches(resource, path)]
        assert known or method == "HEAD", (method, resource.canonical)


def matches(resource: web.AbstractResource, path: str) -> bool:
    info = resource.get_info()
    return info.get("path") == path or ("pattern" in info and bool(info["pattern"].fullmatch(path)))


def test_every_message_gets_one_answer(tmp_path: Path) -> None:
    with world_for_all(tmp_path) as (world, run_there):

        async def converse(game: str, messages: list[Any]) -> None:
            host = await Guest.named(world.port, "Ann")
            wire = await host.socket(await host.open(game, bots="casual", start=True))
            texts = [json.dumps(message).encode() for message in messages]
            await wire.send(b"".join(frame(text) for text in texts if len(text) <= 8192))
            for _ in texts:
                while told := await wire.tell():
                    if told["tell"] in ("ack", "planned", "refusal"):
                        break
                assert told is not None
            wire.abort()
            assert not world.troubles()

        @given(st.sampled_from(sorted(games())), st.lists(values | asks, min_size=1, max_size=30))
        def check(game: str, messages: list[Any]) -> None:
            run_there(converse(game, messages))

        check()


def test_any_frames_are_answered_or_the_socket_closed(tmp_path: Path) -> None:
    with world_for_all(tmp_path) as (world, run_there):

        async def converse(sent: list[Any]) -> None:
            table = await (await Guest.named(world.port, "Ann")).open()
            for payload, opcode, fin, reserved in sent:
                wire, _ = await shake(world.port, f"/api/tables/{table}/socket")
                wire.writer.write(frame(payload, opcode, fin=fin, reserved=reserved))
                wire.writer.write(frame(PROBE, PING))
                while heard := await wire.hear():
                    if heard.opcode == CLOSE or heard == (PONG, PROBE):
                        break
                wire.abort()
            assert not world.troubles()

        @given(st.lists(frames, min_size=1, max_size=15))
        def check(sent: list[Any]) -> None:
            run_there(converse(sent))

        check()


@contextmanager
def world_for_all(folder: Path) -> Iterator[tuple[World, Run]]:
    """One server for all examples, and what runs them on its loop."""

    async def within_time(story: Coroutine[Any, Any, None]) -> None:
        await asyncio.wait_for(story, STORY_TIMEOUT)

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        served = serving(folder, **UNLIMITED)
        world = runner.run(served.__aenter__())
        try:
            yield world, lambda story: runner.run(within_time(story))
        finally:
            runner.run(served.__aexit__(None, None, None))
