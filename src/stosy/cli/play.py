"""`stosy play`."""

from __future__ import annotations

import secrets
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from tempfile import NamedTemporaryFile

from msgspec.structs import asdict, replace

from stosy.bots import FOR_PEOPLE, LEVELS, usual_level
from stosy.bots.kinds import PLUG_IN_SECONDS, Kind, kind_of, speaks, split
from stosy.bots.registered import close_all, register
from stosy.cli.given import options, seats
from stosy.cli.output import tell
from stosy.cli.sitting import front, seated_at
from stosy.core import AnyGame, Record, Refused, seed_of, write
from stosy.core.chance import SEED
from stosy.games import find
from stosy.games.plugins import NAME
from stosy.host import Game, Memory
from stosy.text import Words, plain
from stosy.tui.alone import Alone, records_in
from stosy.tui.plain import on_terminal
from stosy.tui.saved import SavedTable

LONGEST_NAME = 100
"""Characters of a name; more would drown the sentences it stands in."""
BOT_MEMORY = 1024**4
"""Bytes for a bot that somebody brings: no limit where they are at home."""
MOST_BOTS, LONGEST_BOT = 9, 20


def run(given: Namespace, words: Words) -> int:
    """Match after match against bots, until the person leaves."""
    if given.record is not None:
        check_place(given.record)
    store = SavedTable() if on_terminal() else Memory()
    before = store.read()
    game = find(given.game) if given.game else None
    kinds = [known(each, f"bot-{number}") for number, each in enumerate(split(given.bots or ""), 1)]
    asked = (given.seats, given.bots, given.preset, *given.option)
    alone = Alone(
        words=words,
        name=own_name(given, words),
        game=game,
        wanted=lambda game: wanted(game, given, kinds),
        settled=game is not None or any(asked),
        seed=lambda: seed_from(given.seed),
        new=given.seed is not None,
        store=store,
    )
    try:
        status = seated_at(front(words, alone.run, given.plain))
    finally:
        close_all()
    if given.record is not None:
        for record in records_since(before, store.read()):
            add_record(given.record, record, words)
    saved = on_terminal() and alone.unfinished()
    tell(words.say("screen-saved" if saved else "play-left"))
    return status


def known(text: str, spare: str) -> str:
    """The level that this names, or the name under which such a bot plays here; of our levels only
    those that people are offered, or with a budget."""
    none = Refused("no_such_bot", "G3", level=text, allowed=", ".join(FOR_PEOPLE))
    try:
        kind = kind_of(text)
    except Refused as refused:
        raise none if refused.code == none.code else refused from None
    level, _, _ = (kind.level or "").partition(":")
    if level in LEVELS and level not in FOR_PEOPLE:
        raise none
    return kind.name if kind.level in FOR_PEOPLE else registered(kind, spare)


def registered(kind: Kind, spare: str) -> str:
    """The name under which a bot that somebody brings plays here, as a program."""
    name = kind.name if NAME.fullmatch(kind.name) and len(kind.name) <= LONGEST_BOT else spare
    command = kind.command or speaks(kind.level or "")
    own = replace(kind, name=name, command=command)
    register(own, PLUG_IN_SECONDS, BOT_MEMORY, MOST_BOTS)
    return name


def wanted(game: AnyGame, given: Namespace, levels: Sequence[str]) -> Game:
    """What the arguments ask for."""
    count = seats(game, given.seats, game.usual_seats)
    setup = game.setup(count, options(game, given))
    bots = setup.seats - 1
    if len(levels) < 2:
        levels = (*levels, usual_level(game))[:1] * bots
    if len(levels) != bots:
        raise Refused("bot_count", "G3", bots=len(levels), seats=bots)
    return Game(game=game, seats=setup.seats, options=asdict(setup.options), levels=levels)


def own_name(given: Namespace, words: Words) -> str:
    """The person's name in the record."""
    name = plain(given.name).strip()[:LONGEST_NAME].strip()
    return name or words.say("seat-unnamed", number=1)


def seed_from(text: str | None) -> str:
    """The given seed, in full or by a short name; otherwise a new one."""
    if not text:
        return secrets.token_hex(32)
    return text if SEED.fullmatch(text) else seed_of(text)


def records_since(before: Sequence[bytes], now: Sequence[bytes]) -> list[Record]:
    """The matches of a log that have gone on since."""
    goes_on = list(now[: len(before)]) == list(before)
    old = dict(records_in(before)) if goes_on else {}
    return [record for match, record in records_in(now) if old.get(match) != record]


def add_record(path: Path, record: Record, words: Words) -> None:
    """Append it to the file."""
    from stosy.lab.files import written_whole

    before = path.read_bytes() if path.exists() else b""
    if before and not before.endswith(b"\n"):
        before += b"\n"
    with written_whole(path) as file:
        file.write(before + write(record) + b"\n")
    tell(words.say("play-recorded", file=str(path)))


def check_place(path: Path) -> None:
    """Raise OSError unless a file can be written here."""
    if path.exists():
        path.open("r+b").close()
    try:
        NamedTemporaryFile(prefix=f".{path.name}.", dir=path.parent).close()
    except OSError as error:
        error.filename = str(path)
        raise
