"""Web Push: what is sent, to whom, and where it must never go."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from time import monotonic, time
from typing import Any

import pytest

from stosy.server.push import sending
from stosy.server.push.calls import DAILY_AT, until_daily
from stosy.server.push.encrypting import decode, encode, encrypted, new_key
from stosy.server.push.providers import Providers, PublicResolver, is_public
from stosy.server.settings import ServerSettings
from stosy.server.store import Store
from stosy.server.store import push as subscribing
from tests.server.e2e.client import Guest, Refused
from tests.server.e2e.places import Site, here
from tests.server.e2e.test_my_games import duel
from tests.server.e2e.test_nodes import at_two_nodes
from tests.server.push_service import Browser, Service, push_service
from tests.server.store.rows import with_store
from tests.timeouts import POLL_SECONDS, TIMEOUT

CONTACT = "mailto:host@example.org"
PUSHING: dict[str, Any] = {"push_contact": CONTACT, "push_loopback": True}
DAY = 24 * 3600
PRIVATE = (
    *("10.1.2.3", "127.0.0.1", "192.168.0.1", "172.16.0.1", "0.0.0.0", "169.254.169.254"),
    *("100.64.0.1", "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1%eth0", "fd00::1"),
    *("ff02::1", "::ffff:142.250.74.106", "::ffff:10.0.0.1", "2002:a00:1::1", "64:ff9b::a00:1"),
    *("64:ff9b:1::1", "2001:0:a00:1::1", "::7f00:1", "::ffff:0:7f00:1", "fec0::1"),
)
KNOWN = Providers(ServerSettings().push_providers)


def test_it_is_encrypted_as_in_the_example_of_rfc_8291() -> None:
    sealed = encrypted(
        b"When I grow up, I want to be a watermelon",
        decode(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
        ),
        decode("BTBZMqHH6r4Tts7J_aSIgg"),
        decode("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
        decode("DGv6ra1nlYgDCS1FRnbzlw"),
        0,
    )
    assert encode(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS"
        "6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qu"
        "lcy4a-fN"
    )


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/fcm/send/x",
        "https://fcm.googleapis.com:8443/x",
        "https://user@fcm.googleapis.com/x",
        "https://fcm.googleapis.com.evil.example/x",
        "https://evil.example/fcm.googleapis.com",
        "https://evilpush.apple.com/x",
        "https://127.0.0.1/x",
        "https://2130706433/x",
        "https://[::1]/x",
        "https://[::ffff:10.0.0.1]/x",
        "http://127.0.0.1:8080/x",
        "https://localhost/x",
        "https://fcm.googleapis.com\\@evil.example/x",
        "https://evil.example%2f.push.apple.com/x",
        "https://a..push.apple.com/x",
        f"https://{'a' * 64}.push.apple.com/x",
        "https://fcm.googleapis.com/x y",
        "https://fcm.googleapis.com/" + "x" * 1000,
        "https://fcm.googleapis.com:99999/x",
        "//fcm.googleapis.com/x",
        "javascript:alert(1)",
        "",
    ],
)
def test_addresses_that_are_refused(endpoint: str) -> None:
    assert KNOWN.of(endpoint) is None


@pytest.mark.parametrize(
    ("endpoint", "service"),
    [
        ("https://fcm.googleapis.com/fcm/send/x:y", "fcm.googleapis.com"),
        ("https://updates.push.services.mozilla.com/wpush/v2/x", "*.push.services.mozilla.com"),
        ("https://web.push.apple.com/x", "*.push.apple.com"),
        ("https://wns2-par02p.notify.windows.com/w/?token=x", "*.notify.windows.com"),
    ],
)
def test_addresses_of_known_services(endpoint: str, service: str) -> None:
    assert KNOWN.of(endpoint) == service


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("142.250.74.106", True),
        ("2a00:1450:4014:80e::200a", True),
        *((each, False) for each in PRIVATE),
    ],
)
def test_only_public_addresses(address: str, public: bool) -> None:
    assert is_public(address) == public


def test_a_name_that_changes_leads_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only what was looked at is connected to, and one private address spoils the name."""
    answers = [["142.250.74.106"], ["142.250.74.106", "127.0.0.1"], ["::ffff:127.0.0.1"], []]

    async def run() -> None:
        loop, resolver = asyncio.get_running_loop(), PublicResolver()

        async def lookup(host: str, port: int, **_: Any) -> Any:
            kind = socket.SOCK_STREAM
            return [(socket.AF_INET, kind, 6, "", (each, port)) for each in answers.pop(0)]

        monkeypatch.setattr(loop, "getaddrinfo", lookup)
        (found,) = await resolver.resolve("fcm.googleapis.com", 443)
        assert (found["host"], found["flags"]) == ("142.250.74.106", socket.AI_NUMERICHOST)
        while answers:
            with pytest.raises(OSError, match="no public address"):
                await resolver.resolve("fcm.googleapis.com", 443)

    asyncio.run(run())


def test_the_deal_of_the_day_is_called_once_a_day() -> None:
    assert until_daily(0) == DAILY_AT
    assert until_daily(DAILY_AT) == DAY
    assert until_daily(DAILY_AT - 1) == 1


@dataclass(frozen=True)
class Scene:
    """A server that calls people, a push service, and guests; seconds of `shift` have passed."""

    site: Site
    service: Service
    ann: Guest
    bob: Guest
    eve: Guest
    shift: list[float]


def called(test: Callable[[Scene], Coroutine[Any, Any, None]]) -> Callable[[str], None]:
    """The test in a scene on each database."""

    async def run(url: str) -> None:
        shift = [0.0]
        async with (
            asyncio.timeout(TIMEOUT),
            push_service() as service,
            here(url, source=lambda: monotonic() + shift[0], **PUSHING) as site,
            Guest(site.url) as ann,
            Guest(site.url) as bob,
            Guest(site.url) as eve,
        ):
            await test(Scene(site, service, ann, bob, eve, shift))

    def begin(store_url: str) -> None:
        asyncio.run(run(store_url))

    begin.__doc__ = test.__doc__
    return begin


async def subscribed(guest: Guest, service: Service, *paths: str, **more: Any) -> list[Browser]:
    browsers = [Browser(path) for path in paths]
    for each in browsers:
        await guest.request("PUT", "/api/me/push", each.subscription(service, **more))
    return browsers


async def slow_table(ann: Guest, bob: Guest) -> str:
    await ann.call_me("Ann")
    await bob.call_me("Bob")
    table = await ann.table("face-to-face", settings={"clock": DAY, "first": 0})
    await bob.post(f"/api/tables/{table}/join", {})
    return table


async def turn(guest: Guest, table: str) -> None:
    """Come, play a whole turn as the clock would, and go."""
    async with guest.at(table) as line:
        await line.until(lambda: line.waited is not None)
        while line.waited is not None and line.phase == "playing":
            await line.act(line.waited["fallback"], offer=line.waited["id"])


@called
async def test_a_slow_match_over_days(scene: Scene) -> None:
    service, ann, bob = scene.service, scene.ann, scene.bob
    key = (await bob.get("/api/me/push"))["key"]
    (phone,) = await subscribed(bob, service, "bob")
    (hers,) = await subscribed(ann, service, "ann")
    table = await slow_table(ann, bob)
    (joined,) = await service.until(1)
    told = {"call": "joined", "table": table, "game": "face-to-face", "name": "Bob"}
    assert hers.read(joined.body) == told
    async with ann.at(table) as line:
        await line.ask("start")
    move = {"call": "move", "table": table, "game": "face-to-face"}
    for day in range(3):
        scene.shift[0] += DAY / 2
        await turn(ann, table)
        *_, sent = await service.until(2 + 2 * day)
        assert sent.path == "/bob"
        assert phone.read(sent.body) == move
        assert 0 < int(sent.headers["TTL"]) <= DAY
        assert len(sent.headers["Topic"]) == 32
        assert sent.key == key
        assert sent.claims["aud"] == service.url
        assert sent.claims["sub"] == CONTACT
        assert time() < sent.claims["exp"] <= time() + DAY
        scene.shift[0] += DAY / 2
        await turn(bob, table)
        *_, back = await service.until(3 + 2 * day)
        assert hers.read(back.body)["call"] == "move"
    scene.shift[0] += 2 * DAY  # nobody comes: the clock plays, and the other is called
    *_, called = await service.until(8)
    assert called.path == "/bob"
    async with ann.at(table), bob.at(table):
        before = len(service.sent)
    assert len(service.sent) == before, "who is there is not called"


@called
async def test_dead_devices_go_and_only_five_stay(scene: Scene) -> None:
    service, site, ann, bob = scene.service, scene.site, scene.ann, scene.bob
    await subscribed(ann, service, *map(str, range(6)))
    devices = (await ann.get("/api/me/push"))["devices"]
    assert len(devices) == 5
    service.status = 410
    await slow_table(ann, bob)
    await service.until(5)
    while (await ann.get("/api/me/push"))["devices"]:
        await asyncio.sleep(POLL_SECONDS)
    service.status = 201
    await subscribed(ann, service, "a", "b", daily=True)
    await subscribed(bob, service, "b")
    (left,) = (await ann.get("/api/me/push"))["devices"]
    assert (left["endpoint"], left["daily"]) == (f"{service.url}/a", True)
    assert await site.hub.calls.daily(60) == 1
    *_, daily = await service.until(6)
    assert (daily.path, daily.headers["TTL"]) == ("/a", "60")
    gone = {"endpoint": left["endpoint"]}
    assert (await ann.request("DELETE", "/api/me/push", gone))["devices"] == []
    await bob.request("DELETE", "/api/me")
    assert await site.hub.store.subscriptions(bob.id) == []


@called
async def test_browsers_of_a_merged_guest_are_the_persons(scene: Scene) -> None:
    """They are called for old seats and new ones, are five at most, and can be switched off."""
    service, ann, bob, phone = scene.service, scene.ann, scene.bob, scene.eve
    table = await phone.table("face-to-face")
    former, before = phone.id, phone.cookie
    await subscribed(ann, service, "a", "b", "c")
    await subscribed(phone, service, "d", "e", "f")
    code = (await ann.post("/api/me/code"))["code"]
    await phone.post("/api/me/sign-in", {"code": code, "merge": True})
    devices = (await ann.get("/api/me/push"))["devices"]
    assert len(devices) == 5
    await bob.post(f"/api/tables/{table}/join", {})
    called = await service.until(5)
    paths = sorted(each["endpoint"].removeprefix(service.url) for each in devices)
    assert sorted(sent.path for sent in called) == paths
    for each in devices:
        gone = {"endpoint": each["endpoint"]}
        left = await phone.request("DELETE", "/api/me/push", gone)
    assert left["devices"] == []
    assert await scene.site.hub.store.subscriptions(former) == []
    async with Guest(scene.site.url, before) as old:  # has not heard of the sign-in
        await subscribed(old, service, "old")
    (left,) = await scene.site.hub.store.subscriptions(former)
    assert left.endpoint == f"{service.url}/old"


@called
async def test_a_friend_is_invited_again(scene: Scene) -> None:
    service, ann, bob, eve = scene.service, scene.ann, scene.bob, scene.eve
    await ann.call_me("Ann")
    (phone,) = await subscribed(bob, service, "bob")
    table = await duel(ann, bob, loser=0)
    (met,) = (await ann.get("/api/me/people"))["people"]
    called = {"person": met["id"]}
    told = {"call": "invited", "table": table, "game": "face-to-face", "name": "Ann"}
    answer = await ann.post(f"/api/tables/{table}/invitation", called)
    assert answer["address"].endswith(f"/t/{table}")
    (sent,) = await service.until(1)
    assert phone.read(sent.body) == told
    other = await ann.table("face-to-face")
    await ann.post(f"/api/tables/{other}/invitation", called)
    assert phone.read((await service.until(2))[1].body)["table"] == other
    for guest, at, code in (
        (eve, table, "not_found"),  # the id counts for Ann alone
        (ann, await eve.table("face-to-face"), "not_seated"),
        (ann, await ann.table("the-game", bots="casual", start=True), "match_runs"),
    ):
        with pytest.raises(Refused, match=code):
            await guest.post(f"/api/tables/{at}/invitation", called)
    full = await ann.table("face-to-face")
    await eve.post(f"/api/tables/{full}/join", {})
    with pytest.raises(Refused, match="no_seat_free"):
        await ann.post(f"/api/tables/{full}/invitation", called)
    # Whoever is blocked calls nobody, and is told nothing of it.
    await bob.post(f"/api/tables/{table}/blocks", {"seat": 0})
    assert await ann.post(f"/api/tables/{table}/invitation", called) == answer
    with pytest.raises(Refused, match="too_fast"):
        await ann.post(f"/api/tables/{table}/invitation", called)
    await bob.request("DELETE", f"/api/me/blocks/{await only_block(bob)}")
    (his,) = (await bob.get("/api/me/people"))["people"]
    (hers,) = await subscribed(ann, service, "ann")
    await bob.post(f"/api/tables/{table}/invitation", {"person": his["id"]})
    *_, last = await service.until(3)
    assert hers.read(last.body)["call"] == "invited"


async def only_block(guest: Guest) -> str:
    (block,) = (await guest.get("/api/me/blocks"))["blocks"]
    return str(block["id"])


def test_a_dead_service_delays_no_other_and_redirects_are_not_followed(
    store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sending, "RETRIES", (0.01,))

    async def run() -> None:
        async with (
            asyncio.timeout(TIMEOUT),
            push_service(held=True) as dead,
            push_service() as service,
            here(store_url, **PUSHING) as site,
            Guest(site.url) as ann,
            Guest(site.url) as bob,
        ):
            await subscribed(ann, dead, "0", "1", "2", "3")
            await subscribed(ann, service, "alive")
            service.status = 302
            await slow_table(ann, bob)
            await service.until(1)
            await dead.until(4)
            service.status = 503
            await site.hub.calls.daily(60)
            table = await slow_table(ann, bob)
            await service.until(3)
            assert {each.path for each in service.sent} == {"/alive"}, "nobody went elsewhere"
            assert len((await ann.get("/api/me/push"))["devices"]) == 5
            assert table

    asyncio.run(run())


def test_the_deal_of_the_day_waits_for_a_service_that_falls_behind(
    store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There may be more subscriptions than calls that may wait."""
    monkeypatch.setattr(sending, "WAITING", 4)
    monkeypatch.setattr(subscribing, "PAGE", 2)

    async def run() -> None:
        async with (
            asyncio.timeout(TIMEOUT),
            push_service(held=True) as service,
            here(store, **PUSHING) as site,
            Guest(site.url) as ann,
            Guest(site.url) as bob,
            Guest(site.url) as eve,
        ):
            for name, guest in (("ann", ann), ("bob", bob), ("eve", eve)):
                paths = [f"{name}/{number}" for number in range(5)]
                await subscribed(guest, service, *paths, daily=True)
            telling = asyncio.create_task(site.hub.calls.daily(60))
            await service.until(sending.AT_ONCE)
            service.hold.set()
            assert await telling == 15
            assert len({each.path for each in await service.until(15)}) == 15

    asyncio.run(run())


def test_what_clients_may_not_ask_for(store_url: str) -> None:
    async def run() -> None:
        async with here(store_url, push_contact=CONTACT) as site, Guest(site.url) as ann:
            good = Browser("x").subscription(Service("https://fcm.googleapis.com"))
            assert len((await ann.request("PUT", "/api/me/push", good))["devices"]) == 1
            for endpoint in ("http://127.0.0.1:1/x", "https://evil.example/x"):
                with pytest.raises(Refused, match="bad_push_service"):
                    await ann.request("PUT", "/api/me/push", {**good, "endpoint": endpoint})
            for wrong in ({"p256dh": encode(b"\4" + b"\1" * 64)}, {"auth": "x"}, {"p256dh": "é"}):
                with pytest.raises(Refused, match="malformed"):
                    await ann.request("PUT", "/api/me/push", {**good, **wrong})
            await ann.post("/api/me/revoke")
            assert (await ann.get("/api/me/push"))["devices"] == []
        async with here(store_url) as off, Guest(off.url) as ann:
            assert await ann.get("/api/me/push") == {"key": None, "devices": []}
            with pytest.raises(Refused, match="bad_push_service"):
                await ann.request("PUT", "/api/me/push", good)

    asyncio.run(run())


@called
async def test_another_key_is_for_new_subscriptions(scene: Scene) -> None:
    service, ann, bob = scene.service, scene.ann, scene.bob
    first = (await ann.get("/api/me/push"))["key"]
    await subscribed(ann, service, "old")
    await scene.site.hub.store.rotate_push_key(new_key())
    told = await ann.get("/api/me/push")
    assert told["key"] != first
    assert [each["current"] for each in told["devices"]] == [False]
    await subscribed(ann, service, "new")
    await slow_table(ann, bob)
    sent = {each.path: each.key for each in await service.until(2)}
    assert sent == {"/old": first, "/new": told["key"]}


@called
async def test_a_key_that_was_fetched_before_another_was_made(scene: Scene) -> None:
    """The browser listens to the former one, and would refuse all calls: it is not noted."""
    service, ann, bob = scene.service, scene.ann, scene.bob
    former = (await ann.get("/api/me/push"))["key"]
    await scene.site.hub.store.rotate_push_key(new_key())
    subscription = Browser("ann").subscription(service, daily=True)
    told = await ann.request("PUT", "/api/me/push", {**subscription, "key": former})
    assert told["key"] != former
    assert told["devices"] == []
    again = await ann.request("PUT", "/api/me/push", {**subscription, "key": told["key"]})
    assert [(each["daily"], each["current"]) for each in again["devices"]] == [(True, True)]
    await slow_table(ann, bob)
    assert [each.key for each in await service.until(1)] == [told["key"]]


def test_another_key_is_made_while_somebody_subscribes(store_url: str) -> None:
    async def work(store: Store) -> None:
        former = await store.push_key()
        await store.rotate_push_key(new_key())
        await store.subscribe("ann", "https://push.example/x", b"", b"", False, former)
        assert await store.subscriptions("ann") == []

    with_store(store_url, work)


@at_two_nodes(**PUSHING)
async def test_one_node_calls_and_all_have_one_key(
    one: Site, other: Site, ann: Guest, bob: Guest
) -> None:
    """The second node pushes, and has the table."""
    async with push_service() as service, Guest(other.url) as dan, Guest(other.url) as eve:
        assert await one.hub.store.push_key() == await other.hub.store.push_key()
        table = await bob.table("face-to-face")
        (browser,) = await subscribed(bob, service, "bob")
        await dan.post(f"/api/tables/{table}/join", {})
        (sent,) = await service.until(1)
        assert browser.read(sent.body)["call"] == "joined"
        await dan.post(f"/api/tables/{table}/leave", {})
        await eve.post(f"/api/tables/{table}/join", {})
        assert len(service.sent) == 1, "once, until somebody has come"
