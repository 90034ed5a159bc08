"""The same person on several devices: passkeys, recovery codes, links, merged guests."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from time import time
from typing import Any

import pytest

from stosy.server.store import Restriction, people
from tests.postgres import NewDatabase
from tests.server.e2e.authenticator import Authenticator
from tests.server.e2e.client import Guest, Refused
from tests.server.e2e.places import Site, here
from tests.server.e2e.test_erasing import contents, erased, two_sites
from tests.server.push_service import Browser, Service
from tests.timeouts import POLL_SECONDS, TIMEOUT

HOST = "cards.example"
ORIGIN = f"https://{HOST}"
MANY: dict[str, Any] = {"sign_in_rate": 1e6, "sign_in_burst": 1e6, "origin": ORIGIN}


def served(store: str, work: Callable[[Site], Awaitable[None]], **settings: Any) -> None:
    async def run() -> None:
        async with here(store, **MANY | settings) as site:
            await work(site)

    asyncio.run(run())


async def keep(guest: Guest, origin: str = ORIGIN, host: str = HOST) -> Authenticator:
    """Make a passkey."""
    made = Authenticator(origin, host)
    options = (await guest.post("/api/me/passkeys/options"))["options"]
    await guest.post("/api/me/passkeys", {"credential": made.make(options)})
    return made


async def asked(guest: Guest) -> dict[str, Any]:
    options: dict[str, Any] = (await guest.post("/api/me/sign-in/options"))["options"]
    return options


async def sign_in(guest: Guest, passkey: Authenticator, merge: bool = False) -> Any:
    credential = passkey.sign(await asked(guest))
    return await guest.post("/api/me/sign-in", {"credential": credential, "merge": merge})


async def code_of(guest: Guest) -> str:
    code: str = (await guest.post("/api/me/code"))["code"]
    return code


async def link_of(guest: Guest) -> str:
    address: str = (await guest.post("/api/me/link"))["address"]
    return address.partition("#move=")[2]


def test_a_passkey_makes_a_second_device_the_same_person(store_url: str) -> None:
    async def work(site: Site) -> None:
        async with Guest(site.url) as ann, Guest(site.url) as phone:
            await ann.call_me("Ann")
            assert not (await ann.get("/api/me"))["kept"]
            passkey = await keep(ann)
            assert (await ann.get("/api/me"))["kept"]
            table = await ann.table("the-game", bots="casual", start=True)
            me = await sign_in(phone, passkey)
            assert (me["name"], [each["table"] for each in me["tables"]]) == ("Ann", [table])
            assert phone.id == ann.id
            async with phone.at(table) as line:
                assert line.you == 0
            keys = await ann.get("/api/me/keys")
            (only,) = keys["passkeys"]
            assert (await ann.request("DELETE", f"/api/me/passkeys/{only['id']}"))["passkeys"] == []
            with pytest.raises(Refused, match="no_such_passkey"):
                await sign_in(phone, passkey)

    served(store_url, work)


def test_nothing_that_was_signed_once_counts_again(store: str) -> None:
    async def work(site: Site) -> None:
        async with Guest(site.url) as ann, Guest(site.url) as eve:
            options = (await ann.post("/api/me/passkeys/options"))["options"]
            passkey = Authenticator(ORIGIN, HOST)
            made = {"credential": passkey.make(options)}
            with pytest.raises(Refused, match="challenge_over"):
                await eve.post("/api/me/passkeys", made)  # made for somebody else; void now
            with pytest.raises(Refused, match="challenge_over"):
                await ann.post("/api/me/passkeys", made)
            passkey = await keep(ann)
            async with Guest(site.url) as phone:
                signed = {"credential": passkey.sign(await asked(phone))}
                await phone.post("/api/me/sign-in", signed)
                with pytest.raises(Refused, match="challenge_over"):
                    await phone.post("/api/me/sign-in", signed)
                with pytest.raises(Refused, match="challenge_over"):
                    await eve.post("/api/me/sign-in", signed)
            assert eve.id != ann.id

    served(store, work)


@pytest.mark.parametrize(
    ("origin", "host"),
    [("https://evil.example", HOST), (ORIGIN, "evil.example"), (f"http://{HOST}", HOST)],
)
def test_a_passkey_of_another_site_does_not_count(store: str, origin: str, host: str) -> None:
    async def work(site: Site) -> None:
        async with Guest(site.url) as ann, Guest(site.url) as eve:
            with pytest.raises(Refused, match="passkey_refused"):
                await keep(ann, origin, host)
            passkey = await keep(ann)
            passkey.origin, passkey.host = origin, host
            with pytest.raises(Refused, match="passkey_refused"):
                await sign_in(eve, passkey)

    served(store, work)


def test_a_passkey_takes_no_more_room_than_one_needs(store: str) -> None:
    async def work(site: Site) -> None:
        async with Guest(site.url) as ann:
            for id_, beside, fits in (
                (bytes(1023), {}, True),
                (bytes(1024), {}, False),
                (bytes(16), {-70_000: bytes(900)}, True),
                (bytes(17), {-70_000: bytes(1000)}, False),
            ):
                made = Authenticator(ORIGIN, HOST)
                made.id, made.beside = id_, beside
                options = (await ann.post("/api/me/passkeys/options"))["options"]
                body = {"credential": made.make(options)}
                if fits:
                    await ann.post("/api/me/passkeys", body)
                else:
                    with pytest.raises(Refused, match="passkey_refused"):
                        await ann.post("/api/me/passkeys", body)
            for each in (await ann.get("/api/me/keys"))["passkeys"]:
                left = await ann.request("DELETE", f"/api/me/passkeys/{each['id']}")
            assert left["passkeys"] == []

    served(store, work)


def test_a_copy_of_a_passkey_is_noticed_by_its_counter(store: str) -> None:
    async def work(site: Site) -> None:
        async with Guest(site.url) as ann, Guest(site.url) as eve:
            passkey = await keep(ann)
            await sign_in(ann, passkey)
            passkey.counter -= 1
            with pytest.raises(Refused, match="passkey_refused"):
                await sign_in(eve, passkey)
            other = await keep(ann)
            other.handle = "A" * 22
            with pytest.raises(Refused, match="passkey_refused"):
                await sign_in(eve, other)
            forged = (await keep(ann)).sign(await asked(eve))
            forged["response"]["signature"] = other.sign(await asked(eve))["response"]["signature"]
            with pytest.raises(Refused, match=r"passkey_refused|challenge_over"):
                await eve.post("/api/me/sign-in", {"credential": forged})
            assert eve.id != ann.id

    served(store, work)


def test_without_an_origin_there_are_no_passkeys(store: str) -> None:
    async def work(site: Site) -> None:
        async with Guest(site.url) as ann:
            assert (await ann.get("/api/me/keys"))["passkeys_at"] is None
            with pytest.raises(Refused, match="no_passkeys"):
                await ann.post("/api/me/passkeys/options")

    served(store, work, origin="")


def test_the_code_on_paper_brings_one_back_however_it_is_typed(store_url: str) -> None:
    async def work(site: Site) -> None:
        async with Guest(site.url) as ann, Guest(site.url) as phone:
            await ann.call_me("Ann")
            void, code = await code_of(ann), await code_of(ann)
            with pytest.raises(Refused, match="no_such_code"):
                await phone.post("/api/me/sign-in", {"code": void})
            typed = code.lower().replace("-", " ").replace("0", "o").replace("1", "l")
            assert (await phone.post("/api/me/sign-in", {"code": typed}))["name"] == "Ann"
            assert code.replace("-", "").encode() not in await asyncio.to_thread(
                contents, store_url
            )

    served(store_url, work)


def test_codes_and_links_cannot_be_tried_without_end(store: str) -> None:
    async def work(site: Site) -> None:
        async with Guest(site.url) as eve:
            for _ in range(5):
                with pytest.raises(Refused, match="no_such_code"):
                    await eve.post("/api/me/sign-in", {"code": "x"})
            for body in ({"code": "x"}, {"link": "x"}):
                with pytest.raises(Refused, match="too_fast"):
                    await eve.post("/api/me/sign-in", body)
            with pytest.raises(Refused, match="too_fast"):
                await eve.post("/api/me/link/look", {"link": "x"})

    served(store, work, sign_in_rate=0.001, sign_in_burst=5.0)


def test_a_link_moves_an_identity_once_within_ten_minutes(
    store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(site: Site) -> None:
        async with Guest(site.url) as ann, Guest(site.url) as phone, Guest(site.url) as eve:
            await ann.call_me("Ann")
            link = await link_of(ann)
            persona = await phone.post("/api/me/link/look", {"link": link})
            assert persona == {"name": "Ann", "avatar": None, "same": False, "worth": False}
            assert (await phone.post("/api/me/sign-in", {"link": link}))["name"] == "Ann"
            for path in ("sign-in", "link/look"):
                with pytest.raises(Refused, match="link_over"):
                    await eve.post(f"/api/me/{path}", {"link": link})
            void, late = await link_of(ann), await link_of(ann)
            with pytest.raises(Refused, match="link_over"):
                await eve.post("/api/me/sign-in", {"link": void})
            now = time()
            monkeypatch.setattr(people, "time", lambda: now + 601)
            with pytest.raises(Refused, match="link_over"):
                await eve.post("/api/me/sign-in", {"link": late})
            monkeypatch.undo()
            open_ = await link_of(ann)
            await ann.post("/api/me/renew")
            await ann.post("/api/me/revoke")
            with pytest.raises(Refused, match="link_over"):
                await eve.post("/api/me/sign-in", {"link": open_})

    served(store_url, work, revocation_burst=10.0)


async def play(host: Guest, other: Guest) -> str:
    """A match that is over, and another that runs."""
    table = await host.table("face-to-face")
    await other.post(f"/api/tables/{table}/join", {})
    async with host.at(table) as hers, other.at(table) as his:
        await his.ask("say", text="hello")
        await hers.ask("start")
        await his.until(lambda: his.phase == "playing")
        await hers.act({"do": "resign"})
        await his.until(lambda: his.phase == "over")
        await hers.ask("start")
        await his.until(lambda: his.phase == "playing")
    return table


def test_merging_a_guest_loses_nothing(store_url: str) -> None:
    """Seats, matches, words, a table of one's own; and the name, where the person has none."""

    async def work(site: Site) -> None:
        async with Guest(site.url) as ann, Guest(site.url) as phone, Guest(site.url) as bob:
            await bob.call_me("Bob")
            await phone.call_me("Annie")
            await phone.request("PUT", "/api/me/avatar", {"avatar": "37"})
            table, own = await play(bob, phone), await phone.table("the-game")
            await ann.post(f"/api/tables/{own}/join", {})
            await ann.post(f"/api/tables/{own}/leave")
            await phone.post(f"/api/tables/{table}/reports", {"seat": 0, "reason": "name"})
            guest, code = phone.id, await code_of(ann)
            await phone.post("/api/me/sign-in", {"code": code, "merge": True})
            assert phone.id == ann.id
            for device in (ann, phone):
                me = await device.get("/api/me")
                assert {each["table"] for each in me["tables"]} == {table, own}
                assert (me["name"], me["avatar"]) == ("Annie", "37")
            async with ann.at(table) as hers, ann.at(own) as hosting, bob.at(table) as his:
                assert (hers.you, hers.phase) == (1, "playing")
                assert hers.facts["seats"][1]["avatar"] == "37"
                await hosting.ask("arrange", change={"seats": 3})
                await ann.call_me("Anna")
                await hers.act({"do": "resign"})
                await his.until(lambda: his.facts["seats"][1]["name"] == "Anna")
            others = (await ann.get(f"/api/tables/{table}/records/1/others"))["results"]
            assert [each["you"] for each in others] == [True]
            data = await ann.get("/api/me/data")
            assert data["same"] == [guest]
            assert sorted(each["table"] for each in data["tables"]) == sorted((table, own))
            assert [each["table"] for each in data["reports"]] == [table]
            assert '"hello"' in json.dumps(data)
            for what, about in (("blocks", {}), ("reports", {"reason": "name"})):
                with pytest.raises(Refused, match="yourself"):
                    await ann.post(f"/api/tables/{table}/{what}", {"seat": 1, **about})
            await ann.post(f"/api/tables/{own}/leave")

    served(store_url, work, revocation_burst=10.0)


def test_the_cookie_of_a_merged_guest_keeps_its_seats_and_wins_nothing(store: str) -> None:
    """The answer to a sign-in may be lost; a copy of the cookie may be stolen."""

    async def work(site: Site) -> None:
        async with Guest(site.url) as ann, Guest(site.url) as phone:
            await ann.call_me("Ann")
            of_ann = await ann.table("face-to-face")
            of_phone = await phone.table("the-game")
            before, code = phone.cookie, await code_of(ann)
            await phone.post("/api/me/sign-in", {"code": code, "merge": True})
            async with Guest(site.url, before) as old:
                tables = (await old.get("/api/me"))["tables"]
                assert [each["table"] for each in tables] == [of_phone]
                async with old.at(of_phone) as line, old.at(of_ann) as other:
                    assert (line.you, other.you) == (0, None)
                await old.post("/api/me/sign-in", {"code": code, "merge": True})
                assert old.id == ann.id
            await ann.post("/api/me/renew")
            await ann.post("/api/me/revoke")
            async with Guest(site.url, before) as old:
                assert (await old.get("/api/me"))["tables"] == []

    served(store, work)


def test_nobody_is_merged_into_somebody_else(store: str) -> None:
    async def work(site: Site) -> None:
        async with Guest(site.url) as ann, Guest(site.url) as mum, Guest(site.url) as eve:
            code, of_mum, of_eve = await code_of(ann), await code_of(mum), await code_of(eve)
            table = await mum.table("the-game")
            await mum.post("/api/me/sign-in", {"code": code, "merge": True})
            assert (mum.id, (await ann.get("/api/me"))["tables"]) == (ann.id, [])
            await mum.post("/api/me/sign-in", {"code": of_mum})
            assert [each["table"] for each in (await mum.get("/api/me"))["tables"]] == [table]
            async with Guest(site.url) as phone:
                mine = await phone.table("the-game")
                before = phone.cookie
                await phone.post("/api/me/sign-in", {"code": code, "merge": True})
                async with Guest(site.url, before) as copy:
                    await copy.post("/api/me/sign-in", {"code": of_eve, "merge": True})
            assert (await eve.get("/api/me"))["tables"] == []
            assert [each["table"] for each in (await ann.get("/api/me"))["tables"]] == [mine]
            for body in ({}, {"code": code, "link": "x"}, {"credential": {}, "code": code}):
                with pytest.raises(Refused, match="malformed"):
                    await eve.post("/api/me/sign-in", body)

    served(store, work)


def test_all_of_a_merged_person_is_erased(store_url: str) -> None:
    async def work(site: Site) -> None:
        async with Guest(site.url) as ann, Guest(site.url) as phone, Guest(site.url) as bob:
            await bob.call_me("Bob")
            await play(bob, phone)
            passkey, guest, code = await keep(ann), phone.id, await code_of(ann)
            await phone.post("/api/me/sign-in", {"code": code, "merge": True})
            person = ann.id
            await ann.request("DELETE", "/api/me")
            await erased(site)
            async with asyncio.timeout(TIMEOUT):
                while {guest, person} & set(await left(store_url, guest, person)):
                    await asyncio.sleep(POLL_SECONDS)
            with pytest.raises(Refused, match="no_such_passkey"):
                await sign_in(bob, passkey)
            with pytest.raises(Refused, match="no_such_code"):
                await bob.post("/api/me/sign-in", {"code": code})

    served(store_url, work)


async def left(url: str, *ids: str) -> list[str]:
    content = await asyncio.to_thread(contents, url)
    return [each for each in ids if each.encode() in content]


def test_several_nodes_know_who_is_the_same(new_database: NewDatabase) -> None:
    url = new_database()

    async def run() -> None:
        async with (
            two_sites(url, **MANY) as (one, other),
            Guest(one.url) as ann,
            Guest(other.url) as phone,
            Guest(other.url) as bob,
        ):
            await ann.call_me("Ann")
            passkey = await keep(ann)
            table = await play(bob, phone)
            options = await asked(phone)
            async with Guest(one.url, phone.cookie) as elsewhere:
                signed = {"credential": passkey.sign(options), "merge": True}
                await elsewhere.post("/api/me/sign-in", signed)
                async with (
                    Guest(other.url, elsewhere.cookie) as there,
                    there.at(table) as line,
                    bob.at(table) as his,
                ):
                    assert line.you == 1
                    await line.act({"do": "resign"})
                    await his.until(lambda: his.facts["seats"][1]["name"] == "Ann")
            with pytest.raises(Refused, match="challenge_over"):
                await phone.post("/api/me/sign-in", signed)

    asyncio.run(run())


def test_an_avatar_waits_until_the_match_is_over(store: str) -> None:
    """As a name does: it could tell of cards."""

    async def work(site: Site) -> None:
        async with Guest(site.url) as ann, Guest(site.url) as bob:
            await ann.request("PUT", "/api/me/avatar", {"avatar": "12"})
            table = await play(ann, bob)
            async with bob.at(table) as his, ann.at(table) as hers:
                assert his.facts["seats"][0]["avatar"] == "12"
                await ann.request("PUT", "/api/me/avatar", {"avatar": "45"})
                await hers.ask("ping")
                assert his.facts["seats"][0]["avatar"] == "12"
                await hers.act({"do": "resign"})
                await his.until(lambda: his.facts["seats"][0]["avatar"] == "45")
            with pytest.raises(Refused, match="malformed"):
                await ann.request("PUT", "/api/me/avatar", {"avatar": "99"})

    served(store, work)


def test_a_chosen_avatar_is_shown_on_the_seats_of_a_merged_guest(store: str) -> None:
    async def work(site: Site) -> None:
        async with Guest(site.url) as ann, Guest(site.url) as phone:
            table = await phone.table("face-to-face")
            code = await code_of(ann)
            await phone.post("/api/me/sign-in", {"code": code, "merge": True})
            async with ann.at(table) as line:
                await ann.request("PUT", "/api/me/avatar", {"avatar": "12"})
                await line.until(lambda: line.facts["seats"][0].get("avatar") == "12")

    served(store, work)


def test_who_was_blocked_under_another_id_is_shown_as_blocked(store: str) -> None:
    async def work(site: Site) -> None:
        async with Guest(site.url) as ann, Guest(site.url) as phone, Guest(site.url) as bob:
            with_phone, with_ann = await bob.table("face-to-face"), await bob.table("face-to-face")
            await phone.post(f"/api/tables/{with_phone}/join", {})
            _, block = (await bob.post(f"/api/tables/{with_phone}/blocks", {"seat": 1}))["seats"]
            code = await code_of(ann)
            await ann.post(f"/api/tables/{with_ann}/join", {})
            await phone.post("/api/me/sign-in", {"code": code, "merge": True})
            for table in (with_phone, with_ann):
                told = await bob.get(f"/api/tables/{table}/blocks")
                assert told["seats"] == [None, block]

    served(store, work)


@pytest.mark.parametrize("muted", ["guest", "person"])
def test_nobody_loses_a_mute_by_being_merged(new_database: NewDatabase, muted: str) -> None:
    """It holds at once on every seat of the person, and at every node."""
    url = new_database()

    async def silent(guest: Guest, table: str) -> bool:
        async with guest.at(table) as line:
            try:
                await line.ask("say", text="hello")
            except Refused as refused:
                return refused.code == "silenced"
            return False

    async def run() -> None:
        async with (
            two_sites(url, **MANY) as (one, other),
            Guest(one.url) as ann,
            Guest(one.url) as phone,
            Guest(one.url) as tablet,
        ):
            tables = [await each.table("face-to-face") for each in (ann, phone, tablet)]
            code = await code_of(ann)
            await tablet.post("/api/me/sign-in", {"code": code, "merge": True})
            whom = phone.id if muted == "guest" else ann.id
            restriction = Restriction("mute", whom, int(time()) + 3600)
            await one.hub.store.restrict(restriction)
            await one.context.learn_restrictions()
            await phone.post("/api/me/sign-in", {"code": code, "merge": True})
            assert [await silent(ann, table) for table in tables] == [True, True, True]
            async with Guest(other.url, ann.cookie) as elsewhere, asyncio.timeout(TIMEOUT):
                there = await elsewhere.table("face-to-face")
                while not await silent(elsewhere, there):
                    await asyncio.sleep(POLL_SECONDS)
            assert await one.hub.store.lift("mute", phone.id)
            assert await one.hub.store.restrictions() == []

    asyncio.run(run())


def test_what_is_asked_for_twice_at_once_is_done(store_url: str) -> None:
    """By two tabs, or by a second click."""

    async def work(site: Site) -> None:
        async with Guest(site.url) as ann, Guest(site.url) as bob:
            table = await ann.table("face-to-face")
            await bob.post(f"/api/tables/{table}/join", {})
            browser = Browser("x").subscription(Service("https://fcm.googleapis.com"))
            asked = [
                *[("PUT", "/api/me/avatar", {"avatar": "12"}) for _ in range(4)],
                *[("PUT", "/api/me", {"name": "Ann"}) for _ in range(4)],
                *[("POST", "/api/me/code", None) for _ in range(4)],
                *[("POST", f"/api/tables/{table}/blocks", {"seat": 1}) for _ in range(4)],
                *[("PUT", "/api/me/push", browser) for _ in range(4)],
            ]
            await asyncio.gather(*(ann.request(*each) for each in asked))
            me = await ann.get("/api/me")
            assert (me["name"], me["avatar"]) == ("Ann", "12")
            assert len((await ann.get("/api/me/blocks"))["blocks"]) == 1
            assert len((await ann.get("/api/me/push"))["devices"]) == 1

    served(store_url, work, push_contact="mailto:host@example.org")
