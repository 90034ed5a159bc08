"""The unfinished match of somebody who plays alone in plain lines: a record in a file."""

from __future__ import annotations

from msgspec import Struct
from platformdirs import user_state_path

from stosy.core import (
    AnyGame,
    AnyMatch,
    Malformed,
    Match,
    Player,
    Refused,
    from_plain,
    read,
    record_of,
    setup_of,
    write,
)
from stosy.games import find
from stosy.tui.saved import SavedTable


class Kept(Struct, frozen=True):
    """The match, and who plays it."""

    match: AnyMatch
    players: tuple[Player, ...]

    @property
    def game(self) -> AnyGame:
        return self.match.game


class KeptMatch:
    """The file: a record and, since that of an unfinished match has none, the seed. A match takes
    the place of the one before."""

    def __init__(self) -> None:
        self._file = SavedTable(user_state_path("stosy") / "plain.jsonl")

    def save(self, kept: Kept) -> None:
        """Durable when it returns."""
        record = write(record_of(kept.match, kept.players))
        self._file.replace([record, kept.match.seed.encode()])

    def read(self) -> Kept | None:
        """The match; None if there is none, or none that can be continued."""
        try:
            line, seed = self._file.read()
            record = read(line)
            game = find(record.game)
            if record.rules != game.rules:
                return None
            log = [from_plain(game, entry) for entry in record.log]
            match = Match(game, setup_of(game, record), seed.decode(), log)
        except (Malformed, Refused, ValueError):
            return None
        return None if game.outcome(match.state) is not None else Kept(match, record.seats)

    def forget(self) -> None:
        self._file.forget()
