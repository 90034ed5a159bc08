"""The page of a table comes with how it stands, for this guest only, and nobody keeps it."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.server.e2e.client import Guest
from tests.server.e2e.places import here

PAGE = "<!doctype html><html><head><title>Stosy</title></head><body></body></html>"
BLOCK = re.compile(r'<script type="application/json" id="first">(.*?)</script>', re.DOTALL)


@pytest.fixture
def site(tmp_path: Path) -> str:
    folder = tmp_path / "site"
    folder.mkdir()
    (folder / "index.html").write_text(PAGE)
    return str(folder)


async def page(guest: Guest, table: str) -> tuple[str, str, Any]:
    """What may be kept of the page, its text, and what it came with."""
    async with guest.session.get(f"{guest.url}/t/{table}") as response:
        text = await response.text()
        found = BLOCK.search(text)
        told = None if found is None else json.loads(found.group(1))
        return response.headers["Cache-Control"], text, told


def test_it_is_what_the_socket_tells_and_only_for_this_guest(tmp_path: Path, site: str) -> None:
    async def run() -> None:
        store = f"sqlite:///{tmp_path}/s.db"
        async with (
            here(store, site=site) as served,
            Guest(served.url) as ann,
            Guest(served.url) as ben,
            Guest(served.url) as new,
        ):
            await ann.call_me("</script><b>")
            await ben.call_me("Ben")
            table = await ann.table("the-game", settings={"seats": 2}, bots="casual", start=True)
            async with ann.at(table) as line:
                await line.until(lambda: line.view is not None)
                cache, text, told = await page(ann, table)
                assert cache == "no-store"
                assert text.count("</script>") == 1, "names cannot end the block"
                table_is, update = told
                assert table_is["facts"]["table"] == table
                assert (table_is["you"], update["view"]["hand"]) == (0, line.view["hand"])
                assert "events" not in update
            cache, text, told = await page(ben, table)
            assert cache == "no-store"
            assert told[0]["you"] is None
            assert "hand" not in told[1]["view"] or not told[1]["view"]["hand"]
            assert await page(new, table) == ("no-cache", PAGE, None), "nobody is known yet"
            assert await page(ann, "A" * 22) == ("no-cache", PAGE, None), "there is no such table"

    asyncio.run(run())
