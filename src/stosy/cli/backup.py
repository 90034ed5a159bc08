"""`stosy backup`."""

from __future__ import annotations

from argparse import Namespace

from stosy.cli.output import fail, tell
from stosy.cli.serve import default_store, store_failed
from stosy.cli.serve_settings import without_password
from stosy.server.store import StoreError, back_up, file_of
from stosy.text import Words


def run(given: Namespace, words: Words) -> int:
    """Copy the store into a private file, also while a server uses it."""
    url = given.db or str(default_store())
    try:
        path = file_of(url)
        if path is None:
            return fail(words.say("error-backup-postgresql", url=without_password(url)))
        back_up(path, given.file)
    except StoreError as error:
        return store_failed(error, url, words)
    tell(words.say("backup-made", file=str(given.file)))
    return 0
