"""`stosy site`: the pages and all that they take along, for a web space without a server."""

from __future__ import annotations

import gzip
import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

from stosy.cli.given import number
from stosy.cli.output import fail, tell
from stosy.server.http.headers import COMPILES, POLICY, WORKERS
from stosy.server.http.lan import LOOPBACK
from stosy.server.http.site import INDEX, PACKAGED, PRELOADS, File, files_in, offline_files
from stosy.text import Words

ALONE = b"<html data-alone "
"""The page says that there is no server: see `web/src/wire/base.ts`."""
HEAL = b'</title><script src="./heal.js"></script>'
"""Before all else comes what helps where a kept copy is damaged: nobody here can see that it is."""
NOT_NEEDED = frozenset({PRELOADS})
"""What only a server reads."""


def run(given: Namespace, words: Words) -> int:
    """Write the site into a folder, which is empty or was written before."""
    folder: Path = given.directory
    pages, taken = dict(files_in(PACKAGED)), dict(offline_files())
    if INDEX not in pages or not taken:
        return fail(words.say("error-site-parts"))
    if folder.exists() and any(folder.iterdir()) and not is_ours(folder):
        return fail(words.say("error-site-folder", folder=str(folder)))
    files = {name: body_of(file) for name, file in (pages | taken).items()}
    files[INDEX] = files[INDEX].replace(b"<html ", ALONE, 1).replace(b"</title>", HEAL, 1)
    for name in files.keys() - NOT_NEEDED:
        path = folder / name[1:]
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(files[name])
    size = sum(map(len, files.values()))
    tell(words.say("site-written", folder=str(folder), size=f"{size / 1e6:.0f}"))
    if given.serve is not None:
        with served(folder, number("--serve", given.serve, 0, 65535)) as (thread, url):
            tell(words.say("site-served", url=url))
            sys.stdout.flush()  # a reader of a pipe waits for it
            with suppress(KeyboardInterrupt):
                thread.join()
    return 0


@contextmanager
def served(folder: Path, port: int = 0) -> Iterator[tuple[Thread, str]]:
    """A small server for this computer: the thread in which it runs, and its address."""
    handler = partial(Handler, directory=str(folder))
    with ThreadingHTTPServer((LOOPBACK[0], port), handler) as server:
        thread = Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield thread, f"http://{LOOPBACK[0]}:{server.server_port}/"
        finally:
            server.shutdown()


class Handler(SimpleHTTPRequestHandler):
    """Files with the headers that `docs/offline.md` recommends."""

    def end_headers(self) -> None:
        compiles = COMPILES if WORKERS in self.path else ""
        self.send_header("Content-Security-Policy", POLICY.format(socket="", compiles=compiles))
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing about what is asked for."""


def is_ours(folder: Path) -> bool:
    index = folder / INDEX[1:]
    return index.exists() and ALONE in index.read_bytes()


def body_of(file: File) -> bytes:
    return file.body or gzip.decompress(file.small or b"")
