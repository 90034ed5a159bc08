"""`stosy new-key`."""

from __future__ import annotations

import asyncio
from argparse import Namespace

from stosy.cli.output import tell
from stosy.cli.serve import default_store, store_failed
from stosy.server.store import StoreError, file_of, open_store
from stosy.text import Words


def run(given: Namespace, words: Words) -> int:
    """Replace the key that signs the guests' cookies."""
    url = given.db or str(default_store())
    try:
        asyncio.run(replace_key(url))
    except StoreError as error:
        return store_failed(error, url, words)
    tell(words.say("new-key-made"))
    return 0


async def replace_key(url: str) -> None:
    path = file_of(url)
    if path is not None and not path.exists():
        raise StoreError("unreachable", "no such file", "ENOENT")
    store = await open_store(url)
    try:
        await store.replace_secret()
    finally:
        await store.close()
