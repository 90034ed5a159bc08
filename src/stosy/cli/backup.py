"""`stosy backup`."""

from __future__ import annotations

from argparse import Namespace
from functools import partial

from stosy.cli.admin import ask_all
from stosy.cli.admin_store import Asked, run_backup
from stosy.cli.serve import default_store
from stosy.text import Words


def run(given: Namespace, words: Words) -> int:
    """Copy the store into a private file, also while a server uses it."""
    store = given.db or str(default_store())
    return run_backup(Asked(store, words, partial(ask_all, store=store, named="")), given.file)
