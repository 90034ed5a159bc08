"""The browser client: its built files, read once at the start and served from memory."""

from __future__ import annotations

import gzip
import os
import re
from collections.abc import Awaitable, Callable, Iterator, Mapping
from functools import partial
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import TypeAlias

import structlog
from aiohttp import hdrs, web
from msgspec import Struct
from msgspec.json import decode

from stosy.core import Refused
from stosy.server.http import plain_page as pages
from stosy.server.http.headers import WORKERS

PACKAGED = Path(__file__).parents[1] / "site"
VARIABLE = "STOSY_SITE"
"""Names another folder to serve the client from."""

TYPES: Mapping[str, str] = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
OTHERWISE = "application/octet-stream"
PACKED = frozenset({".ico", ".png", ".woff2", ".zip"})
"""Compressing them again gains nothing."""


class First(Struct, frozen=True):
    """What the page of a table shows first, as JSON, and where its words are."""

    game: str
    language: str
    words: str
    told: bytes


class Preloads(Struct, frozen=True):
    """Links for the head of a table's page, as the build has made them: the files of each game's
    table ("": of any), and the fonts of each language.
    """

    tables: Mapping[str, str] = {}
    languages: Mapping[str, str] = {}


FirstView: TypeAlias = Callable[[web.Request], Awaitable[First | None]]
FIRST = b'<script type="application/json" id="first">%s</script>'
"""A block of data: no policy forbids it, since nothing in it runs."""

INDEX = "/index.html"
PRELOADS = "/preloads.json"
WORDS = '<link rel="preload" as="fetch" crossorigin href="%s">'
OFFLINE = "/offline/"
"""What browsers take along, from the package `stosy_offline`, if it is installed."""
HASHED = ("/assets/", WORKERS)
"""Names of files in these folders change with what is in them."""
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
COST = 0.1
"""A file counts for so much of a request: one page needs many, and they come from memory."""
REQUEST_BYTES = 200_000
"""So much of files counts as one request."""
NO_GZIP = re.compile(r"q=0(\.0*)?")
READING = frozenset({hdrs.METH_GET, hdrs.METH_HEAD})

log = structlog.get_logger()


class NoClient(Exception):
    """The configured folder contains no client."""

    def __init__(self, folder: str) -> None:
        super().__init__(folder)
        self.folder = folder


class File(Struct, frozen=True):
    """A file as it is sent; `small` is the same compressed, where that is shorter. Of some files
    only that is kept, and the body is empty."""

    kind: str
    cache: str
    tag: str
    body: bytes
    small: bytes | None


class Site:
    """The files by their paths. Other files cannot be reached.

    `folder` is where browsers find them on the host, from `/` to `/`.
    """

    def __init__(self, files: Mapping[str, File], folder: str = "/") -> None:
        self._folder = folder
        index, known = files.get(INDEX), files.get(PRELOADS)
        self._index = index and packed(placed(index.body, folder), ".html", ASK_AGAIN)
        self._files = files if self._index is None else {**files, INDEX: self._index}
        links = b"{}" if known is None else placed(known.body, folder)
        self._preloads = decode(links, type=Preloads)
        self._any_table = self._index and packed(
            self._with_head(self._preloads.tables.get("", "").encode()), ".html", ASK_AGAIN
        )

    def cost(self, path: str, gzip: bool = True) -> float:
        """The cost of a request for this path in the rate limit."""
        file = self._files.get(path)
        if file is None:
            return 1
        sent = (gzip and file.small) or file.body or file.small or b""
        return max(COST, len(sent) / REQUEST_BYTES)

    def routes(self, table: str, first_view: FirstView) -> Iterator[web.RouteDef]:
        """The pages, whatever the client makes of them; files are where there is no route."""
        yield web.get("/", self.door)
        if self._folder != "/":
            yield web.get(self._folder[:-1], self._come_in)
        yield web.get(f"/t/{table}", partial(self._table, first_view))
        yield web.get(f"/t/{table}/replay/{{match:[0-9]{{1,6}}}}", self.page)
        yield web.get("/me", self.page)
        yield web.get("/me/{part:games|statistics|people}", self.page)
        yield web.get("/rules", self.page)
        yield web.get("/rules/{game:[a-z0-9-]{1,60}}", self.page)
        yield web.get("/daily", self.page)
        yield web.get("/daily/{date:[0-9]{4}-[0-9]{2}-[0-9]{2}}", self.page)
        yield web.get("/daily/{date:[0-9]{4}-[0-9]{2}-[0-9]{2}}/{game:[a-z0-9-]{1,60}}", self.page)
        yield web.get("/puzzles", self.page)
        yield web.get("/puzzles/{game:[a-z0-9-]{1,60}}", self.page)

    async def door(self, request: web.Request) -> web.Response:
        """The client; without one, a plain page about playing from a terminal."""
        if self._index is None:
            return pages.page(request, request.path.rstrip("/"))
        return sent(request, self._index)

    async def _come_in(self, request: web.Request) -> web.Response:
        return web.Response(status=308, headers={hdrs.LOCATION: self._folder})

    async def _table(self, first_view: FirstView, request: web.Request) -> web.Response:
        """The client with what it shows first, which is for this guest only and never kept."""
        if self._index is None or self._any_table is None:
            return await self.door(request)
        first = await first_view(request)
        if first is None:
            return sent(request, self._any_table)
        response = web.Response(body=self._with_head(self._head(first)))
        response.headers[hdrs.CONTENT_TYPE] = self._index.kind
        response.headers[hdrs.CACHE_CONTROL] = "no-store"
        response.enable_compression()
        return response

    def _head(self, first: First) -> bytes:
        """What the table needs is fetched at once, and how it stands is there already."""
        tables, languages = self._preloads.tables, self._preloads.languages
        files = tables.get(first.game, tables.get("", ""))
        links = files + WORDS % (self._folder + first.words[1:]) + languages.get(first.language, "")
        return links.encode() + FIRST % first.told.replace(b"<", b"\\u003c")

    def _with_head(self, more: bytes) -> bytes:
        assert self._index is not None
        head, end, rest = self._index.body.partition(b"</head>")
        return head + more + end + rest

    async def page(self, request: web.Request) -> web.Response:
        """What only the client can show."""
        if self._index is None:
            raise Refused("not_found", "T6")
        return sent(request, self._index)

    def elsewhere(self, request: web.Request) -> web.Response:
        """A file; for other paths the client shows a page about the wrong address."""
        found, reads = self._files.get(request.path), request.method in READING
        if found is not None and reads:
            return sent(request, found)
        if found is not None:
            raise Refused("method", "T6")
        wants_page = "text/html" in request.headers.get(hdrs.ACCEPT, "")
        not_for_people = request.path.startswith(("/api/", OFFLINE, *HASHED))
        if self._index is None or not reads or not wants_page or not_for_people:
            raise Refused("not_found", "T6")
        return sent(request, self._index, 404)


def placed(page: bytes, folder: str) -> bytes:
    """The addresses in a page, which are relative to the folder of the site, for any path in it."""
    return re.sub(rb'(=\\?")\./', rb"\1" + folder.encode(), page)


SITE = web.AppKey("site", Site)


def load(folder: str | None, path: str = "/") -> Site:
    """The client in this folder, or where the environment says, or as it came with the package.

    With "" there is none. NoClient if a folder was named for nothing.
    """
    if folder == "":
        return Site({})
    named = folder or os.environ.get(VARIABLE)
    files = dict(files_in(Path(named or PACKAGED)))
    if INDEX not in files:
        if named:
            raise NoClient(named)
        log.warning("no_client")
        return Site({})
    return Site(files | dict(offline_files()), path)


def offline_files() -> Iterator[tuple[str, File]]:
    """What browsers take along; nothing if the package for that is missing or not built."""
    found = find_spec("stosy_offline")
    folder = Path(found.origin).parent / "files" if found and found.origin else None
    if folder is None or not (folder / "files.json").exists():
        return
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            name = OFFLINE + path.relative_to(folder).as_posix()
            cache = ASK_AGAIN if path.parent == folder else FOR_EVER
            if path.suffix == ".gz":
                yield name[: -len(path.suffix)], compressed(path.read_bytes(), path.stem, cache)
            else:
                yield name, read(path, cache)


def compressed(small: bytes, name: str, cache: str) -> File:
    """A file that is kept compressed."""
    kind = TYPES.get(Path(name).suffix, OTHERWISE)
    return File(kind, cache, sha256(small).hexdigest()[:32], b"", small)


def files_in(root: Path) -> Iterator[tuple[str, File]]:
    """All files by their paths, but not what is hidden: that is not for others."""
    for path in sorted(root.rglob("*")):
        within = path.relative_to(root)
        if path.is_file() and not any(part.startswith(".") for part in within.parts):
            name = f"/{within.as_posix()}"
            yield name, read(path, FOR_EVER if name.startswith(HASHED) else ASK_AGAIN)


def read(path: Path, cache: str) -> File:
    return packed(path.read_bytes(), path.suffix, cache)


def packed(body: bytes, suffix: str, cache: str) -> File:
    """What files whose names end so are sent as."""
    small = None if suffix in PACKED else gzip.compress(body, mtime=0)
    return File(
        kind=TYPES.get(suffix, OTHERWISE),
        cache=cache,
        tag=sha256(body).hexdigest()[:32],
        body=body,
        small=small if small is not None and len(small) < len(body) else None,
    )


def sent(request: web.Request, file: File, status: int = 200) -> web.Response:
    """The file, or that the browser has it already."""
    small = file.small if takes_gzip(request) else None
    tag = file.tag if small is None else f"{file.tag}-gz"
    headers = {
        hdrs.CACHE_CONTROL: file.cache,
        hdrs.ETAG: f'"{tag}"',
        hdrs.VARY: hdrs.ACCEPT_ENCODING,
    }
    known = {etag.value for etag in request.if_none_match or ()}
    if status == 200 and known & {tag, "*"}:
        return web.Response(status=304, headers=headers)
    headers[hdrs.CONTENT_TYPE] = file.kind
    if small is not None:
        headers[hdrs.CONTENT_ENCODING] = "gzip"
    body = small or file.body or gzip.decompress(file.small or b"")
    return web.Response(body=body, status=status, headers=headers)


def takes_gzip(request: web.Request) -> bool:
    offered = request.headers.get(hdrs.ACCEPT_ENCODING, "").lower().split(",")
    taken = (each.replace(" ", "").partition(";") for each in offered)
    return any(name == "gzip" and not NO_GZIP.fullmatch(weight) for name, _, weight in taken)
