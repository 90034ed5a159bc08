"""Recorded matches as a dataset in Parquet. Needs the extra `data`.

A dataset is written part by part, each of some matches, into a folder beside the file; when all
are there they become the file. After an interruption only the missing parts are made.
"""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from hashlib import sha256
from itertools import islice
from pathlib import Path
from shutil import rmtree
from typing import Any, TypeAlias

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq
from msgspec import Struct

from stosy.core import AnyGame, Fault, Record, write
from stosy.games import find
from stosy.research.decisions import decisions
from stosy.research.specs import codec_of, sight_of

MATCHES = 64
"""So many matches are in a part."""
VERSION = 1
"""Raised when the columns change."""


Apply: TypeAlias = Callable[[Callable[["Part"], bytes], Iterator["Part"]], Iterable[bytes]]
"""Like `map`: the results of all parts, in order."""


class Source(Struct, frozen=True):
    """A record and where it stands."""

    file: str
    line: int
    record: Record


class Part(Struct, frozen=True):
    """Some matches of a game, numbered from `first` on."""

    game: str
    first: int
    sources: tuple[Source, ...]


class Told(Struct, frozen=True):
    """How much a dataset has."""

    matches: int
    rows: int


class BadRecord(Exception):
    """A record that cannot be in a dataset of this game: of another one, or with a fault."""

    def __init__(self, source: Source, game: str, fault: Fault | None = None) -> None:
        super().__init__(source, game, fault)
        self.source = source
        self.game = game
        self.fault = fault

    def __str__(self) -> str:
        of = self.source.record.game
        reason = f"{of} among matches of {self.game}" if self.fault is None else self.fault.refused
        return f"{self.source.file}:{self.source.line}: {reason}"


def schema_of(game: AnyGame) -> pa.Schema:
    """The columns; the metadata say what observations and actions are."""
    codec, parts = codec_of(game), sight_of(game).parts
    size = sum(part.size for part in parts)
    told = {
        "game": game.id,
        "rules": game.rules,
        "parts": msgspec.to_builtins(parts),
        "actions": codec.names,
    }
    return pa.schema(
        [
            pa.field("match", pa.int64(), nullable=False),
            pa.field("seats", pa.int8(), nullable=False),
            pa.field("time", pa.int32(), nullable=False),
            pa.field("t", pa.int64()),
            pa.field("seat", pa.int8(), nullable=False),
            pa.field("by", pa.dictionary(pa.int32(), pa.string()), nullable=False),
            pa.field("observation", pa.list_(pa.uint8(), size), nullable=False),
            pa.field("mask", pa.list_(pa.bool_(), len(codec.actions)), nullable=False),
            pa.field("action", pa.int16(), nullable=False),
            pa.field("return", pa.float32()),
        ],
        metadata={"stosy": json.dumps(told)},
    )


def table_of(part: Part) -> pa.Table:
    """The rows of some matches; BadRecord for one that is wrong."""
    game = find(part.game)
    columns: dict[str, list[Any]] = {name: [] for name in schema_of(game).names}
    for match, source in enumerate(part.sources, part.first):
        try:
            found = list(decisions(game, source.record))
        except Fault as fault:
            raise BadRecord(source, part.game, fault) from None
        columns["match"] += [match] * len(found)
        columns["seats"] += [len(source.record.seats)] * len(found)
        for name in ("time", "t", "seat", "by", "observation", "mask", "action"):
            columns[name] += [getattr(each, name) for each in found]
        columns["return"] += [each.ret for each in found]
    return pa.table(_arrays(game, columns), schema=schema_of(game))


def _arrays(game: AnyGame, columns: dict[str, list[Any]]) -> list[Any]:
    """The columns as Arrow has them; the bytes of observations and masks are joined, not listed."""
    arrays = []
    for field in schema_of(game):
        values = columns[field.name]
        if pa.types.is_fixed_size_list(field.type):
            flat = pa.Array.from_buffers(
                pa.uint8(),
                field.type.list_size * len(values),
                [None, pa.py_buffer(b"".join(values))],
            )
            values = pa.FixedSizeListArray.from_arrays(
                flat.cast(field.type.value_type), type=field.type
            )
        else:
            values = pa.array(values, field.type)
        arrays.append(values)
    return arrays


def written(part: Part) -> bytes:
    """The rows of some matches as Arrow sends them between processes."""
    sink = pa.BufferOutputStream()
    table = table_of(part)
    with pa.ipc.new_stream(sink, table.schema) as stream:
        stream.write_table(table)
    return bytes(sink.getvalue())


def write_dataset(
    sources: Iterable[Source],
    out: Path,
    apply: Apply = map,
    progress: Callable[[int], None] = lambda matches: None,
) -> Told:
    """Write the decisions of all matches to `out`, whole or not at all.

    `apply` works like `map`, perhaps in several processes; the result does not depend on it. Parts
    of an interrupted run with the same matches are used again.
    """
    folder = out.with_name(f"{out.name}.parts")
    folder.mkdir(exist_ok=True)
    places: list[Path] = []
    missing: deque[tuple[Path, int]] = deque()
    matches = 0

    def work() -> Iterator[Part]:
        nonlocal matches
        for part in parts_of(sources):
            matches += len(part.sources)
            places.append(folder / f"{part.first:012}-{digest(part)}.parquet")
            if not places[-1].exists():
                missing.append((places[-1], matches))
                yield part

    for rows in apply(written, work()):
        place, so_far = missing.popleft()
        _store(place, pa.ipc.open_stream(rows).read_all())
        progress(so_far)
    progress(matches)
    told = Told(matches, _join(places, out))
    rmtree(folder)
    return told


def digest(part: Part) -> str:
    """Names the matches of a part and the version of what is written about them."""
    found = sha256(f"{VERSION} {find(part.game).rules}".encode())
    for source in part.sources:
        found.update(write(source.record))
    return found.hexdigest()[:24]


def _store(place: Path, table: pa.Table) -> None:
    draft = place.with_suffix(".draft")
    pq.write_table(table, draft)
    draft.replace(place)


def _join(places: list[Path], out: Path) -> int:
    """All parts as one file; how many rows it has."""
    if not places:
        raise ValueError("no matches, so there is nothing to write")
    draft, rows = out.with_name(f"{out.name}.draft"), 0
    with pq.ParquetWriter(draft, pq.read_schema(places[0])) as writer:
        for place in places:
            table = pq.read_table(place)
            writer.write_table(table)
            rows += table.num_rows
    draft.replace(out)
    return rows


def parts_of(sources: Iterable[Source]) -> Iterator[Part]:
    """All matches must be of one game."""
    rest, game, first = iter(sources), "", 0
    while chunk := tuple(islice(rest, MATCHES)):
        game = game or chunk[0].record.game
        for source in chunk:
            if source.record.game != game:
                raise BadRecord(source, game)
        yield Part(game, first, chunk)
        first += len(chunk)
