"""A match played by people in their browsers, to its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from playwright.sync_api import expect

from stosy.core.records import Record, read
from stosy.core.replay import replay, verify
from stosy.games import find
from stosy.text import Words
from tests.web.play_guest import Guest

MOST = 2000
"""More turns no match takes."""


class Player(Protocol):
    """Somebody who knows how to play from what a page shows."""

    guest: Guest

    def play(self) -> None:
        """Do what the page asks for, if it asks this player."""


def play_out(players: Sequence[Player]) -> None:
    """Everybody plays when it is their turn, until all pages show that it is over.

    The page of whoever played last is the one that knows best who is next.
    """
    seated = {player.guest.seat: player for player in players}
    last = players[0]
    for _ in range(MOST):
        seat = last.guest.waited(list(seated))
        if seat is None:
            break
        last = seated[seat]
        last.play()
    for player in players:
        expect(player.guest.end).to_be_visible()


def record_address(guest: Guest, match: int = 1) -> str:
    """Where the record of a match is found, at the table this guest looks at."""
    table = guest.page.url.rpartition("/t/")[2]
    return f"{guest.person.site}/api/tables/{table}/records/{match}"


def record_of(guest: Guest, match: int = 1) -> Record:
    """The record of a match at the table this guest looks at; it is right from deal to end."""
    answer = guest.person.context.request.get(record_address(guest, match))
    assert answer.ok, answer.text()
    record = read(answer.body())
    verify(find(record.game), record)
    return record


def assert_told(guest: Guest, record: Record, names: Sequence[str], viewer: int | None) -> None:
    """The end says how the match ended, in this guest's words."""
    game = find(record.game)
    *_, last = replay(game, record)
    result = game.outcome(last.step.state)
    assert result is not None
    words = Words(guest.language).result(record.game, result, names, viewer)
    expect(guest.end).to_contain_text(words)
    expect(guest.end.get_by_role("heading", level=2)).to_be_visible()
