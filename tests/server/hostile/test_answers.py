"""Every kind of answer carries the headers, and none says what we are made of."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from stosy.server.http.proxies import LOCAL_PROXIES
from tests.server.hostile.frames import UPGRADE, Answer, Guest, Wire, fetch, request
from tests.server.hostile.world import UNLIMITED, World, run, serving

TELLTALES = (b"traceback", b"aiohttp", b"python", b"site-packages", b'file "', b"line ")


def check(answer: Answer) -> None:
    headers = answer.headers
    assert headers["server"] == "stosy"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert headers["cache-control"] == "no-store"
    assert "camera=()" in headers["permissions-policy"]
    policy = headers["content-security-policy"]
    assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self';")
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    said = b" ".join([answer.body.lower(), *(value.lower().encode() for value in headers.values())])
    assert not [word for word in TELLTALES if word in said]


KINDS: tuple[tuple[int, str, str, bytes, dict[str, str]], ...] = (
    (200, "GET", "/", b"", {}),
    (200, "HEAD", "/", b"", {}),
    (200, "GET", "/t/" + "A" * 22, b"", {}),
    (200, "GET", "/api/games", b"", {}),
    (200, "GET", "/api/health", b"", {}),
    (200, "GET", "/metrics", b"", {}),
    (201, "POST", "/api/tables", b'{"game":"the-game"}', {}),
    (101, "GET", "/api/lobby", b"", UPGRADE),
    (400, "GET", "/api/lobby", b"", {}),
    (400, "GET", "/api/lobby", b"", {**UPGRADE, "Sec_WebSocket_Version": "12"}),
    (400, "PUT", "/api/me", b"{", {}),
    (400, "GET", "/\xff", b"", {}),
    (400, "G<T", "/", b"", {}),
    (400, "GET", "/", b"", {"X": "a" * 9000}),
    (403, "GET", "/", b"", {"Host": "evil.example"}),
    (403, "POST", "/api/tables", b"{}", {"Origin": "null"}),
    (404, "GET", "/nowhere", b"", {}),
    (404, "GET", "/rules", b"", {}),
    (404, "GET", "/api/tables/" + "A" * 22, b"", {}),
    (404, "GET", "/metrics", b"", {"X_Forwarded_For": "127.0.0.1"}),
    (405, "PATCH", "/api/me", b"", {}),
    (405, "HEAD", "/api/lobby", b"", UPGRADE),
    (409, "PUT", "/api/me", b'{"name":" "}', {}),
    (413, "PUT", "/api/me", b" " * 20_000, {}),
    (200, "PUT", "/api/me", b'{"name":"Ann"}', {"Expect": "the-worst"}),
    (404, "GET", "/nowhere", b"", {"Expect": "\xff"}),
)


def test_the_headers_are_on_all_answers(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(tmp_path) as world:
            for status, method, path, body, headers in KINDS:
                wire = await Wire.open(world.port, 2**20)
                await wire.send(request(method, path, world.port, body, **headers))
                answer = await wire.answer(only_head=method == "HEAD")
                assert answer.status == status, (method, path, headers)
                check(answer)
            assert not world.troubles()

    run(ask())


def test_the_headers_are_on_answers_to_a_flood(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(tmp_path, request_rate=0.0, request_burst=0.0) as world:
            answer = await fetch(world.port, "GET", "/api/me")
            assert answer.status == 429
            check(answer)

    run(ask())


def test_our_own_mistake_says_nothing_of_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ask() -> None:
        async with serving(tmp_path) as world:

            async def fail(_: str) -> None:
                raise RuntimeError("line 1 of /home/host/secret.py")

            monkeypatch.setattr(world.context.hub.store, "see_guest", fail)
            answer = await fetch(world.port, "GET", "/api/me", Accept="text/html")
            assert (answer.status, json.loads(answer.body)["code"]) == (500, "broken")
            check(answer)
            assert "secret" not in world.log.getvalue()

    run(ask())


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(tmp_path, proxies=LOCAL_PROXIES) as world:
            answer = await fetch(world.port, "GET", "/api/me", X_Forwarded_Proto="https")
            parts = answer.headers["set-cookie"].split("; ")
            assert {"HttpOnly", "SameSite=Lax", "Secure", "Path=/"} <= set(parts)
            assert "strict-transport-security" not in answer.headers  # for this name: loopback
            named = {"X_Forwarded_Proto": "https", "X_Forwarded_Host": "play.example"}
            answer = await fetch(world.port, "GET", "/api/me", **named)
            assert "strict-transport-security" in answer.headers

    run(ask())


PATHS = ("/../../etc/passwd", "/..%2f..%2fetc%2fpasswd", "/%2e%2e/%2e%2e/", "//etc/passwd", "/.git")


def test_no_path_leads_out(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(tmp_path) as world:
            for path in PATHS:
                answer = await fetch(world.port, "GET", path)
                assert answer.status in (400, 404), path
                check(answer)

    run(ask())


def test_labels_of_metrics_are_few_whatever_is_asked(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(tmp_path, **UNLIMITED) as world:
            await _ask_for_everything(world)
            text = (await fetch(world.port, "GET", "/metrics")).body.decode()
            series = [line for line in text.splitlines() if not line.startswith("#")]
            assert len(series) < 200
            assert "strange" not in text

    run(ask())


async def _ask_for_everything(world: World) -> None:
    eve = await Guest.named(world.port, "strange")
    for number in range(100):
        game = {"game": f"strange-{number}"}
        assert (await eve.fetch("POST", "/api/tables", game)).status == 400
        await eve.fetch("GET", f"/strange/{number}")
    wire = await eve.socket(await eve.open())
    for number in range(100):
        answer = await wire.ask(f"strange-{number}", n=number)
        assert answer["code"] == "malformed"
