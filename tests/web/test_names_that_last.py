"""Somebody keeps their name: on a second device, after losing one, and without https."""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.e2e.places import Nursery
from tests.web.chromium import Chromium
from tests.web.people import People, Person

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
MANY: dict[str, Any] = {"sign_in_rate": 1e6, "sign_in_burst": 1e6}


@pytest.fixture(scope="module")
def named_site(
    nursery: Nursery, built: Path, tmp_path_factory: pytest.TempPathFactory
) -> tuple[str, str]:
    """A server with a public origin: its address by name, and the one by number."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    folder = tmp_path_factory.mktemp("named")
    origin = f"http://localhost:{port}"
    store = f"sqlite:///{folder}/stosy.db"
    start = nursery.start(store, folder / "log", port, site=str(built), origin=origin, **MANY)
    return origin, asyncio.run(start).url


@pytest.fixture
def devices(named_site: tuple[str, str], chromium: Chromium) -> Iterator[People]:
    """Browsers of one person or of several."""
    with chromium.awake() as browser:
        people = People(browser, named_site[0])
        yield people
        complaints = people.leave()
        assert not complaints, "\n".join(complaints)


def authenticator(who: Person) -> str:
    who.devtools.send("WebAuthn.enable")
    added = who.devtools.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    return str(added["authenticatorId"])


def synchronised(one: Person, of_one: str, other: Person) -> None:
    """The second device has the passkeys of the first, as one's cloud does it."""
    found = one.devtools.send("WebAuthn.getCredentials", {"authenticatorId": of_one})
    to = authenticator(other)
    for credential in found["credentials"]:
        given = {"authenticatorId": to, "credential": credential}
        other.devtools.send("WebAuthn.addCredential", given)


def is_called(page: Page, name: str) -> None:
    expect(page.get_by_text(f"At the table you are {name}.")).to_be_visible()


def test_a_passkey_brings_the_name_and_the_tables_to_a_second_device(devices: People) -> None:
    ann, phone = devices("Ann"), devices()
    table = ann.context.request.post(f"{ann.site}/api/tables", data={"game": "the-game"})
    page = ann.open("/me")
    keys = authenticator(ann)
    page.get_by_role("button", name="Make a passkey").click()
    expect(page.get_by_text("You can come back on any device.")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("Remove the passkey from"))).to_be_visible()

    other = phone.open("/me")
    synchronised(ann, keys, phone)
    other.get_by_label("Recovery code", exact=True).wait_for()
    other.get_by_role("button", name="Come back with a passkey").click()
    expect(other.get_by_text("Welcome back, Ann!").first).to_be_visible()
    is_called(other, "Ann")
    phone.open("/")
    expect(phone.page.locator(f"a[href='/t/{table.json()['table']}']")).to_be_visible()


def test_the_code_on_paper_brings_both_guests_together(devices: People) -> None:
    ann, phone = devices("Ann"), devices("Annie")
    made = phone.context.request.post(f"{ann.site}/api/tables", data={"game": "the-game"})
    page = ann.open("/me")
    page.get_by_role("button", name="Show me a code").click()
    code = page.locator("[data-code]").inner_text()
    assert re.fullmatch(r"(?:[0-9A-Z]{4}-){4}[0-9A-Z]{4}", code.strip())

    other = phone.open("/me")
    expect(other.get_by_label("The games in this browser are mine, too")).to_be_checked()
    phone.expect_complaint("409")
    other.get_by_label("Recovery code", exact=True).fill("wrong")
    other.get_by_role("button", name="Come back", exact=True).click()
    expect(other.get_by_text("There is no such recovery code.").first).to_be_visible()
    other.get_by_label("Recovery code", exact=True).fill(code.lower().replace("-", " "))
    other.get_by_role("button", name="Come back", exact=True).click()
    is_called(other, "Ann")
    ann.open("/")
    expect(page.locator(f"a[href='/t/{made.json()['table']}']")).to_be_visible()


def test_without_https_a_link_moves_the_identity_once(
    named_site: tuple[str, str], chromium: Chromium
) -> None:
    with chromium.awake() as browser:
        devices = People(browser, named_site[1])  # an address of numbers
        ann, phone, eve = devices("Ann"), devices(), devices("Eve")
        page = ann.open("/me")
        expect(page.get_by_role("button", name="Make a passkey")).to_have_count(0)
        page.get_by_role("radio", name="drop").check(force=True)
        page.get_by_role("button", name="Make a link").click()
        expect(page.get_by_alt_text("The link as a QR code, for the camera")).to_be_visible()
        link = page.get_by_label("Link for another device").input_value()
        path = link[link.index("/me#move=") :]

        other = phone.open(path)
        expect(other.get_by_role("heading", name="Play here as Ann?")).to_be_visible()
        other.get_by_role("button", name="Yes, that is me").click()
        is_called(other, "Ann")
        expect(other.get_by_role("radio", name="drop")).to_be_checked()
        assert "#" not in other.url

        eve.expect_complaint("409")
        eve.open(path)
        expect(eve.page.get_by_text("This link is no longer valid.")).to_be_visible()
        eve.open("/me")
        is_called(eve.page, "Eve")
        complaints = devices.leave()
    assert not complaints, "\n".join(complaints)
