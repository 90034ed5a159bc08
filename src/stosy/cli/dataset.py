"""`stosy dataset`."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from stosy.cli.given import map_of
from stosy.cli.output import fail, ignore, progress
from stosy.cli.records import fault_sentence, records_in
from stosy.games import find
from stosy.lab.processes import cores
from stosy.research.extras import need
from stosy.text import Words, plain


def run(given: Namespace, words: Words) -> int:
    """Write the decisions of all records to a file."""
    need("pyarrow", "stosy dataset")
    from stosy.research.datasets import BadRecord, Source, write_dataset

    def sources(files: Sequence[Path]) -> Iterator[Source]:
        for path in files:
            for line, _, record in records_in(path):
                yield Source(str(path), line, record)

    spread = map_of(given, cores())
    try:
        show = progress(count(given.files)) if sys.stderr.isatty() else ignore
        told = write_dataset(sources(given.files), given.out, spread, show)
    except BadRecord as bad:
        return fail(sentence(bad, words))
    if given.json:
        print(msgspec.json.encode(told).decode())
    else:
        print(words.say("dataset-written", file=plain(str(given.out)), **msgspec.to_builtins(told)))
    return 0


def count(files: Sequence[Path]) -> int:
    """How many records there are."""
    total = 0
    for path in files:
        with path.open("rb") as file:
            total += sum(not line.isspace() for line in file)
    return total


def sentence(bad: object, words: Words) -> str:
    """Why a record does not belong into the dataset."""
    from stosy.research.datasets import BadRecord

    assert isinstance(bad, BadRecord)
    source, record = bad.source, bad.source.record
    if bad.fault is None:
        game, other = words.game_name(record.game), words.game_name(bad.game)
        place = {"file": plain(source.file), "line": str(source.line)}
        return words.say("error-one-game", **place, game=game, other=other)
    told = fault_sentence(bad.fault, find(record.game), record, words)
    return f"{plain(source.file)}:{source.line}: {told}"
