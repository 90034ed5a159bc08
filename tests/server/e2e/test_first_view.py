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
PRELOADS = {
    "tables": {"": '<link href="/any.js">', "the-game": '<link href="/the-game.js">'},
    "languages": {"cs": '<link href="/cs.woff2">', "uk": '<link href="/uk.woff2">'},
}
ANY_TABLE = PAGE.replace("</head>", '<link href="/any.js"></head>')
LINK = re.compile('<link [^>]*href="(.*?)"')
BLOCK = re.compile(r'<script type="application/json" id="first">(.*?)</script>', re.DOTALL)


@pytest.fixture
def site(tmp_path: Path) -> str:
    folder = tmp_path / "site"
    folder.mkdir()
    (folder / "index.html").write_text(PAGE)
    (folder / "preloads.json").write_text(json.dumps(PRELOADS))
    return str(folder)


async def page(guest: Guest, table: str, **headers: str) -> tuple[str, str, Any]:
    """What may be kept of the page, its text, and what it came with."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    async with guest.session.get(f"{guest.url}/t/{table}", headers=named) as response:
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
            assert await page(new, table) == ("no-cache", ANY_TABLE, None), "nobody is known yet"
            assert await page(ann, "A" * 22) == ("no-cache", ANY_TABLE, None), (
                "there is no such table"
            )

    asyncio.run(run())


def test_the_page_has_links_to_all_that_the_table_needs(tmp_path: Path, site: str) -> None:
    """The files of its game, and words and fonts of the language that the browser will choose."""

    async def run() -> None:
        async with (
            here(f"sqlite:///{tmp_path}/s.db", site=site) as served,
            Guest(served.url) as ann,
        ):
            await ann.call_me("Ann")
            table = await ann.table("the-game", settings={"seats": 2}, bots="casual", start=True)

            async def links(**headers: str) -> list[str]:
                _, text, _ = await page(ann, table, **headers)
                return [each[1] for each in LINK.finditer(text)]

            words = "/api/games/the-game/pages/{}/table.ftl"
            czech = ["/the-game.js", words.format("cs"), "/cs.woff2"]
            assert await links(Accept_Language="de, cs;q=0.5") == czech
            async with ann.session.get(served.url + czech[1]) as response:
                assert "table-menu" in await response.text()
            ann.session.cookie_jar.update_cookies({"language": "uk"})
            ukrainian = ["/the-game.js", words.format("uk"), "/uk.woff2"]
            assert await links(Accept_Language="cs") == ukrainian
            ann.session.cookie_jar.update_cookies({"language": '"><script>'})
            assert await links() == ["/the-game.js", words.format("en")], "no such language"

    asyncio.run(run())


def test_a_daily_deal_comes_with_its_page_only_to_those_who_may_see_it(
    tmp_path: Path, site: str
) -> None:
    async def run() -> None:
        async with (
            here(f"sqlite:///{tmp_path}/s.db", site=site) as served,
            Guest(served.url) as ann,
            Guest(served.url) as eve,
        ):

            async def shown() -> bool:
                """Is what Eve gets with Ann's table more than everybody gets?"""
                return await page(eve, table) != ("no-cache", ANY_TABLE, None)

            await eve.call_me("Eve")
            table = (await ann.post("/api/daily/the-game"))["table"]
            _, _, told = await page(ann, table)
            assert told[1]["view"]["hand"]
            assert not await shown()
            own = (await eve.post("/api/daily/the-game"))["table"]
            assert not await shown(), "who has begun has not finished"
            async with eve.at(own) as line:
                await line.act({"do": "resign"})
                await line.until(lambda: line.phase == "over")
            assert await shown()

    asyncio.run(run())
