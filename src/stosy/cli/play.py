"""`stosy play`."""

from __future__ import annotations

import gc
import os
import secrets
import sys
from argparse import Namespace
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from shutil import get_terminal_size
from tempfile import NamedTemporaryFile
from time import sleep

from msgspec.structs import asdict

from stosy.bots import FOR_PEOPLE, LEVELS, usual_level
from stosy.bots.kinds import PLUG_IN_SECONDS, Kind, kind_of, split
from stosy.cli.choosing import ask, choose_game
from stosy.cli.given import options, seats
from stosy.cli.output import INTERRUPTED, tell
from stosy.core import AnyGame, AnyMatch, Match, Player, Refused, Setup, record_of, seed_of, write
from stosy.core.chance import SEED
from stosy.games import find
from stosy.host import Game
from stosy.text import Words, plain
from stosy.tui.kept import Kept, KeptMatch
from stosy.tui.plain import PlainTable, Quit, at_once
from stosy.tui.saved import SavedTable

LONGEST_NAME = 100
"""Characters of a name; more would drown the sentences it stands in."""

LEAST = (60, 20)
"""Columns and rows of a screen; in less, plain lines are more use."""
PAUSE = 0.6
"""Seconds before a move of a bot, on a terminal."""


def run(given: Namespace, words: Words) -> int:
    """Match after match against bots, until the person leaves."""
    sitting = Sitting(given, words)
    if full_screen(given.plain) and sitting.levels() is not None:
        return sitting.on_screen()
    if on_terminal():
        with suppress(ImportError):
            edit_lines(sitting)
    status = 0
    try:
        sitting.play()
        return 0
    except Quit:
        pass
    except EOFError:
        print()
    except KeyboardInterrupt:
        print()
        status = INTERRUPTED
    kept = sitting.save()
    sitting.keep()
    tell(words.say("play-kept" if kept else "play-left"))
    return status


def kind_for_people(text: str) -> Kind:
    """The kind of bot; of our levels only those that people are offered, or with a budget."""
    none = Refused("no_such_bot", "G3", level=text, allowed=", ".join(FOR_PEOPLE))
    try:
        kind = kind_of(text)
    except Refused as refused:
        raise none if refused.code == none.code else refused from None
    name, _, _ = (kind.level or "").partition(":")
    if name in LEVELS and name not in FOR_PEOPLE:
        raise none
    return kind


def full_screen(plain: bool) -> bool:
    """Can the terminal show a table, and is it wanted?"""
    able = not plain and on_terminal() and os.environ.get("TERM", "dumb") != "dumb"
    columns, rows = get_terminal_size()
    return able and columns >= LEAST[0] and rows >= LEAST[1]


def on_terminal() -> bool:
    """Does a person type, and read?"""
    return sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()


def edit_lines(sitting: Sitting) -> None:
    """Let `input` have cursor keys, history and completion; ImportError if the system has none."""
    readline = import_module("readline")

    def complete(text: str, number: int) -> str | None:
        lines = [] if sitting.table is None else sitting.table.completions(text)
        return lines[number] if number < len(lines) else None

    readline.set_completer_delims("")
    readline.set_completer(complete)
    libedit = "libedit" in (readline.__doc__ or "")
    readline.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")


def pause() -> None:
    """Let a move be read before the next one."""
    sleep(PAUSE)


class Sitting:
    """A person and bots at a table; `table` is the match whose record is not saved yet."""

    def __init__(self, given: Namespace, words: Words) -> None:
        self.given = given
        self.words = words
        self.kinds: tuple[Kind, ...] = ()
        if given.bots is not None:
            self.kinds = tuple(map(kind_for_people, split(given.bots)))
        self.names: list[str] = []
        self.table: PlainTable | None = None
        self.kept = KeptMatch()

    def play(self) -> None:
        """Go on with a match or play a new one, and another if the person agrees."""
        if self.given.record is not None:
            check_place(self.given.record)
        table = self.continued() or self.begun()
        again = True
        while again:
            table.play()
            if on_terminal():
                self.kept.forget()
            self.keep()
            again = self.given.seed is None and table.agrees(self.words.say("play-again"))
            if again:
                table = self.sit_down(table.game, table.match.setup)

    def continued(self) -> PlainTable | None:
        """The match that was left, if the person wants to go on with it."""
        kept = self.kept.read() if on_terminal() and self.given.seed is None else None
        if kept is None or self.given.game not in (None, kept.game.id):
            return None
        levels = [player.by.removeprefix("bot:") for player in kept.players[1:]]
        if not set(levels) <= set(FOR_PEOPLE):
            return None
        wanted, self.kinds = self.kinds, tuple(map(kind_of, levels))
        self.names = [player.name for player in kept.players]
        table = self.seated(kept.match)
        name = self.words.game_name(kept.game.id)
        if table.agrees(self.words.say("play-resume", game=name)):
            return table
        self.table, self.kinds = None, wanted
        return None

    def begun(self) -> PlainTable:
        """A new match of the game that is asked for."""
        given, words = self.given, self.words
        game = find(given.game) if given.game else choose_game(words)
        setup = game.setup(seats(game, given.seats, game.usual_seats), options(game, given))
        self.seat_kinds(setup.seats - 1, usual_level(game))
        self.names = [own_name(given, words), *words.say("play-bot-names").split(", ")]
        tell(words.say("play-welcome", game=words.game_name(game.id)))
        return self.sit_down(game, setup)

    def levels(self) -> list[str] | None:
        """The levels of the bots if a table can seat them; other kinds play in plain lines."""
        levels = [kind.level for kind in self.kinds]
        return [each for each in levels if each] if set(levels) <= set(FOR_PEOPLE) else None

    def on_screen(self) -> int:
        """Play at a table in this process, on the whole screen."""
        gc.disable()  # what is imported stays: to look for garbage in it takes 0.03 s
        from stosy.tui.full.alone import Alone, records_in
        from stosy.tui.full.app import StosyApp

        gc.freeze()
        gc.enable()
        given, words = self.given, self.words
        game = find(given.game) if given.game else None
        if given.record is not None:
            check_place(given.record)
        store = SavedTable()
        before = len(store.read())
        alone = Alone(
            words=words,
            name=own_name(given, words),
            game=game,
            wanted=None if game is None else self.wanted(game),
            seed=lambda: seed_from(given.seed),
            new=given.seed is not None,
            store=store,
        )
        error = StosyApp(words, alone.run).run()
        if error is not None:
            raise error
        if given.record is not None and len(store.read()) > before:
            for _, record in records_in(store.read()):
                self.add_record(write(record))
        running = alone.unfinished()
        tell(words.say("screen-saved" if running else "play-left"))
        return 0

    def wanted(self, game: AnyGame) -> Game:
        """What the arguments ask for."""
        count = seats(game, self.given.seats, game.usual_seats)
        setup = game.setup(count, options(game, self.given))
        self.seat_kinds(setup.seats - 1, usual_level(game))
        levels = self.levels() or []
        return Game(game=game, seats=setup.seats, options=asdict(setup.options), levels=levels)

    def seat_kinds(self, bots: int, usual: str) -> None:
        """One kind of bot for each other seat."""
        if len(self.kinds) < 2:
            self.kinds = (self.kinds or (kind_of(usual),)) * bots
        if len(self.kinds) != bots:
            raise Refused("bot_count", "G3", bots=len(self.kinds), seats=bots)

    def sit_down(self, game: AnyGame, setup: Setup) -> PlainTable:
        """A new match."""
        return self.seated(Match(game, setup, seed_from(self.given.seed)))

    def seated(self, match: AnyMatch) -> PlainTable:
        """The match, with new bots."""
        names = self.names[: match.setup.seats]
        bots = [kind.seated(match.game.id, PLUG_IN_SECONDS) for kind in self.kinds]
        wait = pause if on_terminal() else at_once
        self.table = PlainTable(match, bots, names, self.words, self.ask, tell, wait)
        return self.table

    def ask(self, prompt: str) -> str:
        """Keep the match, so that nothing is lost whatever happens, and read a line."""
        self.save()
        return ask(prompt)

    def save(self) -> bool:
        """Keep the match to go on with it later; not in a pipe, where nobody could be asked."""
        table = self.table
        if table is None or not on_terminal() or self.levels() is None:
            return False
        if table.game.outcome(table.match.state) is not None:
            return False
        self.kept.save(Kept(table.match, self.players(table)))
        return True

    def players(self, table: PlainTable) -> tuple[Player, ...]:
        by = ("human", *(f"bot:{kind.name}" for kind in self.kinds))
        return tuple(Player(name, kind) for name, kind in zip(table.names, by, strict=True))

    def keep(self) -> None:
        """Append the record of the match, finished or not, to the `--record` file."""
        table, path = self.table, self.given.record
        self.table = None
        if table is None or path is None:
            return
        self.add_record(write(record_of(table.match, self.players(table))))

    def add_record(self, record: bytes) -> None:
        """Append it to the `--record` file."""
        from stosy.lab.files import written_whole

        path = self.given.record
        before = path.read_bytes() if path.exists() else b""
        if before and not before.endswith(b"\n"):
            before += b"\n"
        with written_whole(path) as file:
            file.write(before + record + b"\n")
        tell(self.words.say("play-recorded", file=str(path)))


def own_name(given: Namespace, words: Words) -> str:
    """The person's name in the record."""
    name = plain(given.name).strip()[:LONGEST_NAME].strip()
    return name or words.say("seat-unnamed", number=1)


def seed_from(text: str | None) -> str:
    """The given seed, in full or by a short name; otherwise a new one."""
    if not text:
        return secrets.token_hex(32)
    return text if SEED.fullmatch(text) else seed_of(text)


def check_place(path: Path) -> None:
    """Raise OSError unless a file can be written here."""
    if path.exists():
        path.open("r+b").close()
    try:
        NamedTemporaryFile(prefix=f".{path.name}.", dir=path.parent).close()
    except OSError as error:
        error.filename = str(path)
        raise
