"""A new table with bots, and one that is read from its store."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from stosy.core import AnyGame
from stosy.games import find
from stosy.host.store import Store
from stosy.table import Opened, Secrets, Table, checked, plain_reader, read_entry
from stosy.table.pacing import USUAL, Tempo
from stosy.table.settings import usual_settings
from stosy.wire import Start
from stosy.wire.asks import PutBot


class Game(Struct, frozen=True, kw_only=True):
    """What is played: the levels are those of the bots on all seats but the first; `first` is the
    seat that starts, or deals first (None: chance decides)."""

    game: AnyGame
    seats: int
    options: Mapping[str, Any]
    levels: Sequence[str]
    first: int | None = None


def opened(
    wanted: Game,
    person: str,
    name: str,
    secrets: Secrets,
    now: float = 0.0,
    tempo: Tempo = USUAL,
) -> Table:
    """A table at which a match has begun, with the person on the first seat."""
    game = wanted.game
    settings = usual_settings(game, wanted.seats, dict(wanted.options))
    stand_in = wanted.levels[0] if wanted.levels else settings.stand_in
    entry = Opened(
        at=int(now),
        who=person,
        table=secrets.key(),
        game=game.id,
        rules=game.rules,
        name=name,
        settings=checked(game, replace(settings, stand_in=stand_in, first=wanted.first)),
    )
    table = Table.open(game, entry, secrets, tempo)
    for seat, level in enumerate(wanted.levels, 1):
        table.ask(person, name, PutBot(id=f"bot-{seat}", seat=seat, level=level), now)
    table.ask(person, name, Start(id="start"), now)
    return table


def restored(store: Store, secrets: Secrets, tempo: Tempo = USUAL) -> Table | None:
    """The table of a store, as it stood after the last entry; None if it is closed, if nothing is
    kept there, or nothing that can be read."""
    table = read_table(store.read(), secrets, tempo)
    return None if table is None or table.state.phase == "closed" else table


def read_table(bodies: Sequence[bytes], secrets: Secrets, tempo: Tempo = USUAL) -> Table | None:
    """The table with this log; None if it cannot be read."""
    try:
        first = plain_reader.read(bodies[0]) if bodies else None
        if not isinstance(first, Opened):
            return None
        game = find(first.game)
        entries = [read_entry(game, body) for body in bodies]
        return Table.restore(game, entries, secrets, entries[-1].at, tempo)
    except (msgspec.DecodeError, ValueError, LookupError):
        return None
