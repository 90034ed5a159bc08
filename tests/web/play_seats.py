"""How people come to a table: one opens it and sends the link, the others follow it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from playwright.sync_api import expect

from stosy.text import Words
from tests.web.play_guest import Guest


def open_table(host: Guest, game: str) -> str:
    """From the first page to a table of one's own; the link to it."""
    page = host.person.open()
    name = Words(host.language).game_name(game)
    host.press(host.button("home-invite-game", game=name))
    field = page.get_by_label(host.says("setup-link"), exact=True)
    expect(field).to_have_value(re.compile(r"/t/[\w-]+$"))
    return field.input_value()


def follow_link(guest: Guest, link: str) -> None:
    """A friend opens the link and takes a seat."""
    guest.page.goto(link)
    unfold_choices(guest)
    guest.press(guest.button("setup-sit-number", number=str(guest.seat + 1)))
    expect(guest.button("setup-stand")).to_be_visible()


def look_on(watcher: Guest, link: str) -> None:
    """A friend opens the link and takes no seat."""
    watcher.page.goto(link)
    expect(watcher.button("setup-join")).to_be_visible()


def unfold_choices(guest: Guest) -> None:
    """What need not be chosen is folded on a phone."""
    choices = guest.page.locator("details.choices")
    expect(choices).to_be_visible()
    if choices.get_attribute("open") is None:
        guest.press(choices.locator("> summary"))


def agree_on_seats(host: Guest, count: int) -> None:
    """One seat more, or fewer, until there are so many."""
    seats = host.page.locator("output")
    said = int(re.findall(r"\d+", seats.inner_text())[0])
    step = "setup-more-seats" if said < count else "setup-fewer-seats"
    for now in range(said, count, 1 if said < count else -1):
        host.press(host.button(step))
        expect(seats).not_to_have_text(host.says("setup-seat-count", count=now))


def start(host: Guest, others: Sequence[Guest] = ()) -> None:
    """The host starts; the table is there for everybody."""
    host.press(host.button("setup-start"))
    for guest in (host, *others):
        expect(guest.page.locator("[data-seat]").first).to_be_visible()


def bring_together(
    game: str,
    guests: Sequence[Guest],
    settings: Mapping[str, Any] | None = None,
    bots: str | None = None,
) -> str:
    """A table at which these people sit, in short: without their browsers, before the start.

    The first of them is the host. The path of the table.
    """
    host, *others = guests
    wanted = {"game": game, "settings": dict(settings or {}), "bots": bots, "seat": host.seat}
    answer = host.person.context.request.post(f"{host.person.site}/api/tables", data=wanted)
    assert answer.ok, answer.text()
    table = answer.json()["table"]
    for guest in others:
        joined = guest.person.context.request.post(
            f"{guest.person.site}/api/tables/{table}/join", data={"seat": guest.seat}
        )
        assert joined.ok, joined.text()
    for guest in guests:
        guest.person.open(f"/t/{table}")
    return f"/t/{table}"
