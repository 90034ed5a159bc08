"""The browser client: which file is given for which path, and what browsers may keep of it."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import unquote

import aiohttp
import pytest
from aiohttp import ClientSession, web
from structlog.testing import capture_logs
from yarl import URL

from stosy.cli import main
from stosy.server.app import make_app
from stosy.server.http import site as module
from stosy.server.http.connections import Runner
from stosy.server.settings import ServerSettings
from stosy.server.store import open_store
from tests.server.e2e.places import HOST, here

T = TypeVar("T")

TABLE = "A" * 22
PAGE = "<!doctype html><title>Stosy</title>" + "<p>cards</p>" * 50
SCRIPT = "export const card = 1;\n" * 200
HTML = {"Accept": "text/html,*/*"}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A client as it is built."""
    root = tmp_path / "site"
    files = {
        "index.html": PAGE.encode(),
        "assets/index-4f2a.js": SCRIPT.encode(),
        "assets/index-4f2a.css": b"p{}",
        "assets/cs/game-77.ftl": "karta = Červená\n".encode(),
        "manifest.webmanifest": b"{}",
        "sw.js": SCRIPT.encode(),
        "icon-192.png": b"\x89PNG" * 100,
        "favicon.svg": b"<svg/>",
        "assets/font.woff2": b"w" * 1000,
        "odd.bin": b"?",
        "od d{x}.txt": b"odd",
        ".env": b"nobody reads this",
        "assets/.cache/state.json": b"nobody reads this",
    }
    for name, body in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(body)
    (tmp_path / "secret.txt").write_text("nobody reads this")
    return root


def asked(store: str, folder: Path | str, work: Callable[[ClientSession, str], Awaitable[T]]) -> T:
    """Do something at a server with the client in this folder."""

    async def run() -> T:
        async with (
            here(store, site=str(folder)) as place,
            ClientSession(auto_decompress=False) as session,
        ):
            return await work(session, place.url)

    return asyncio.run(run())


async def get(
    session: ClientSession, url: str | URL, method: str = "GET", **headers: str
) -> tuple[aiohttp.ClientResponse, bytes]:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    plain = {"Accept-Encoding": "identity"} | named
    async with session.request(method, url, headers=plain) as response:
        return response, await response.read()


PAGES = ["/", f"/t/{TABLE}", f"/t/{TABLE}/replay/3", "/rules", "/rules/the-game", "/index.html"]


@pytest.mark.parametrize("path", PAGES)
def test_every_page_is_the_client_and_is_asked_for_again(
    path: str, store: str, folder: Path
) -> None:
    async def work(session: ClientSession, url: str) -> None:
        response, body = await get(session, url + path)
        assert (response.status, body.decode()) == (200, PAGE)
        assert response.headers["Content-Type"] == "text/html; charset=utf-8"
        assert response.headers["Cache-Control"] == "no-cache"
        assert "default-src 'none'" in response.headers["Content-Security-Policy"]
        tag = response.headers["ETag"]
        for known in (tag, f'"other", W/{tag}', "*"):
            again, nothing = await get(session, url + path, If_None_Match=known)
            assert (again.status, nothing) == (304, b"")
            assert again.headers["ETag"] == tag
        changed, body = await get(session, url + path, If_None_Match='"other"')
        assert (changed.status, body.decode()) == (200, PAGE)
        head, nothing = await get(session, url + path, "HEAD")
        assert (head.status, nothing) == (200, b"")
        assert head.headers["Content-Length"] == str(len(PAGE))

    asked(store, folder, work)


@pytest.mark.parametrize(
    ("path", "kind", "keeps"),
    [
        ("/assets/index-4f2a.js", "text/javascript; charset=utf-8", True),
        ("/assets/index-4f2a.css", "text/css; charset=utf-8", True),
        ("/assets/cs/game-77.ftl", "text/plain; charset=utf-8", True),
        ("/assets/font.woff2", "font/woff2", True),
        ("/manifest.webmanifest", "application/manifest+json", False),
        ("/sw.js", "text/javascript; charset=utf-8", False),
        ("/icon-192.png", "image/png", False),
        ("/favicon.svg", "image/svg+xml", False),
        ("/odd.bin", "application/octet-stream", False),
        ("/od%20d%7Bx%7D.txt", "text/plain; charset=utf-8", False),
    ],
)
def test_files_have_their_types_and_hashed_ones_are_kept(
    path: str, kind: str, keeps: bool, store: str, folder: Path
) -> None:
    async def work(session: ClientSession, url: str) -> None:
        response, body = await get(session, URL(url + path, encoded=True))
        assert body == (folder / unquote(path[1:])).read_bytes()
        assert response.headers["Content-Type"] == kind
        assert "ETag" in response.headers
        kept = "public, max-age=31536000, immutable" if keeps else "no-cache"
        assert response.headers["Cache-Control"] == kept

    asked(store, folder, work)


def test_text_is_sent_compressed_to_those_who_take_it(store: str, folder: Path) -> None:
    async def work(session: ClientSession, url: str) -> None:
        script = f"{url}/assets/index-4f2a.js"
        plain, _ = await get(session, script)
        small, body = await get(session, script, Accept_Encoding="br, gzip;q=0.5")
        assert small.headers["Content-Encoding"] == "gzip"
        assert gzip.decompress(body).decode() == SCRIPT
        assert len(body) < len(SCRIPT) / 10
        assert small.headers["ETag"] != plain.headers["ETag"]
        assert small.headers["Vary"] == plain.headers["Vary"] == "Accept-Encoding"
        for none in ("gzip;q=0, br", "gzip; q=0.0", "gzip;q=0.", "gzip;q=0.000"):
            refused, body = await get(session, script, Accept_Encoding=none)
            assert "Content-Encoding" not in refused.headers
            assert body.decode() == SCRIPT
        little, _ = await get(session, script, Accept_Encoding="gzip;q=0.001")
        assert little.headers["Content-Encoding"] == "gzip"
        for name in ("icon-192.png", "assets/font.woff2", "assets/index-4f2a.css"):
            response, _ = await get(session, f"{url}/{name}", Accept_Encoding="gzip")
            assert "Content-Encoding" not in response.headers, name

    asked(store, folder, work)


def test_a_wrong_turn_shows_people_the_client_and_programs_a_problem(
    store: str, folder: Path
) -> None:
    async def work(session: ClientSession, url: str) -> None:
        for path in ("/nowhere", "/t/short", "/rules/", f"/t/{TABLE}/replay/x", "/assets"):
            response, body = await get(session, url + path, **HTML)
            assert (response.status, body.decode()) == (404, PAGE), path
            response, body = await get(session, url + path)
            assert response.status == 404
            assert b"not_found" in body
        for path in ("/api/nowhere", "/assets/old-1234.js", "/assets/"):
            response, body = await get(session, url + path, **HTML)
            assert response.status == 404
            assert response.headers["Content-Type"] == "application/json"
            assert response.headers["Cache-Control"] == "no-store"
        response, body = await get(session, f"{url}/nowhere", "POST", **HTML)
        assert (response.status, b"not_found" in body) == (404, True)
        response, body = await get(session, f"{url}/sw.js", "POST", **HTML)
        assert (response.status, b"method" in body) == (405, True)

    asked(store, folder, work)


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/%2e%2e%2f%2e%2e%2fsecret.txt",
        "/assets/..%5c..%5csecret.txt",
        "//secret.txt",
        "/assets//index-4f2a.js",
        "/.env",
        "/assets/.cache/state.json",
    ],
)
def test_nothing_outside_the_folder_can_be_reached(path: str, store: str, folder: Path) -> None:
    async def run() -> bytes:
        async with here(store, site=str(folder)) as place:
            host, _, port = place.url.removeprefix("http://").partition(":")
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(
                f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode()
            )
            answer = await reader.read()
            writer.close()
            return answer

    answer = asyncio.run(run())
    assert answer.startswith((b"HTTP/1.1 404", b"HTTP/1.1 400"))
    assert b"nobody" not in answer


def test_files_hardly_count_as_requests(store: str, folder: Path) -> None:
    async def run() -> None:
        limits: dict[str, Any] = {"request_burst": 5.0, "request_rate": 0.0001}
        async with here(store, site=str(folder), **limits) as place, ClientSession() as session:
            for _ in range(20):
                response, _ = await get(session, f"{place.url}/assets/index-4f2a.js")
                assert response.status == 200
            statuses = [(await get(session, f"{place.url}/rules"))[0].status for _ in range(4)]
            assert statuses == [200, 200, 200, 429]

    asyncio.run(run())


def test_without_a_client_there_is_a_plain_page(store: str) -> None:
    async def work(session: ClientSession, url: str) -> None:
        for path in ("/", f"/t/{TABLE}"):
            response, body = await get(session, url + path, **HTML)
            assert response.status == 200
            assert f"stosy join {url}{path.rstrip('/')}<" in body.decode()
        for path in ("/rules", f"/t/{TABLE}/replay/1", "/sw.js", "/nowhere"):
            response, body = await get(session, url + path, **HTML)
            assert (response.status, b"not_found" in body) == (404, True)

    asked(store, "", work)


def test_the_environment_may_name_the_folder(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STOSY_SITE", str(folder))
    assert module.load(None).cost("/sw.js") < 1
    assert module.load("").cost("/sw.js") == 1
    monkeypatch.delenv("STOSY_SITE")
    monkeypatch.setattr(module, "PACKAGED", folder)
    assert module.load(None).cost("/sw.js") < 1


def test_a_long_file_costs_by_its_length_as_it_is_sent() -> None:
    body = b"a" * 3 * module.REQUEST_BYTES
    site = module.Site(
        {"/a.js": module.packed(body, ".js", ""), "/b.js": module.packed(b"b", ".js", "")}
    )
    assert site.cost("/a.js", gzip=False) == 3
    assert site.cost("/a.js") == site.cost("/b.js") == module.COST


def test_a_folder_that_is_named_holds_a_client(
    folder: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with pytest.raises(module.NoClient, match="nowhere"):
        module.load(str(tmp_path / "nowhere"))
    (folder / "index.html").unlink()
    monkeypatch.setenv("STOSY_SITE", str(folder))
    with pytest.raises(module.NoClient):
        module.load(None)


def test_a_package_may_lack_the_client_and_the_log_says_so(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "sw.js").write_text("left over")
    monkeypatch.delenv("STOSY_SITE", raising=False)
    monkeypatch.setattr(module, "PACKAGED", tmp_path)
    with capture_logs() as told:
        assert module.load(None).cost("/sw.js") == 1
    assert told == [{"event": "no_client", "log_level": "warning"}]


SAID = {
    "en": "holds no browser client",
    "uk": "немає клієнта для браузера",
    "ru": "нет клиента для браузера",
    "cs": "není klient pro prohlížeč",
}


@pytest.mark.parametrize("language", SAID)
def test_the_server_says_so_and_does_not_start(
    language: str,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("STOSY_SITE", str(tmp_path / "nowhere"))
    asked = ["serve", "--port", "0", "--lang", language, "--log", "off"]
    assert main([*asked, "--db", str(tmp_path / "stosy.db")]) == 2
    said = capsys.readouterr().err
    assert SAID[language] in said
    assert str(tmp_path / "nowhere") in said
    assert "STOSY_SITE" in said


def test_the_pages_may_be_in_a_folder_of_their_host(store: str, folder: Path) -> None:
    """Whether a proxy takes the folder away or leaves it: the answers are the same."""
    (folder / "index.html").write_text('<script src="./assets/index-4f2a.js"></script>')

    async def run() -> None:
        settings = ServerSettings(site=str(folder), path="/games/")
        app = await make_app(await open_store(store), settings, frozenset({HOST}))
        runner = Runner(app, settings, grace=1.0)
        await runner.setup()
        try:
            await web.TCPSite(runner, HOST, 0).start()
            url = f"http://{HOST}:{runner.addresses[0][1]}"
            async with ClientSession() as session:
                for root in (f"{url}/games", url):
                    async with session.get(f"{root}/", headers=HTML) as page:
                        assert 'src="/games/assets/index-4f2a.js"' in await page.text()
                    async with session.get(f"{root}/assets/index-4f2a.js") as script:
                        assert await script.text() == SCRIPT
                    async with session.post(f"{root}/api/tables", json={"game": "the-game"}) as new:
                        table = (await new.json())["table"]
                    async with session.get(f"{root}/api/tables/{table}/invitation") as told:
                        assert f"/games/t/{table}" in (await told.json())["address"]
                async with session.get(f"{url}/games", allow_redirects=False) as answer:
                    assert answer.headers["Location"] == "/games/"
        finally:
            await runner.cleanup()

    asyncio.run(run())
