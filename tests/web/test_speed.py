"""A table is small enough for a thin line; `bench.web` measures how soon it is there."""

from __future__ import annotations

import gzip

import pytest
from playwright.sync_api import Response, expect

from tests.web.archive import Archive
from tests.web.people import People
from tests.web.scenes import Stage

MOST_BYTES = 120_000

PLAYABLE = "[data-spot=hand] [data-card]:not([aria-disabled=true])"

DEALS = {"face-to-face": "duel", "quick-and-easy": "won", "the-game": "lost"} | {
    "snakes-and-ladders": "rounds"
}


@pytest.mark.parametrize("game", DEALS)
def test_what_a_table_loads_is_small(archive: Archive, crowd: People, game: str) -> None:
    ann = crowd("Ann", "uk", phone=True)
    loaded: list[Response] = []
    ann.page.on("response", lambda response: loaded.append(response))
    Stage(archive, crowd).own_turn(ann, archive.played[DEALS[game]])
    expect(ann.page.locator(PLAYABLE).first).to_be_visible()
    sizes = {
        response.url.rpartition("/")[2]: len(gzip.compress(response.body()))
        for response in loaded
        if response.request.resource_type in ("script", "stylesheet")
    }
    assert any(name.endswith(".js") for name in sizes)
    assert any(name.endswith(".css") for name in sizes)
    assert 0 < sum(sizes.values()) <= MOST_BYTES, sizes
