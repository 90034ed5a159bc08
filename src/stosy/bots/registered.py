"""Bots that a host has registered for its tables: child processes that get views only.

A table asks them like other bots, from several threads. A session is a bot in one match on one
seat; it is begun when it is first asked and told everything it has missed, so it may be ended at
any time: the next question begins another.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from logging import getLogger
from threading import Lock, Semaphore

from stosy.bots.kinds import Kind
from stosy.bots.misbehaviour import Misbehaved, Seated
from stosy.bots.programs import Limits, ProgramBot, ProgramPool
from stosy.bots.registry import REGISTERED, Place, PlacedBot
from stosy.bots.stopping import Stop
from stosy.core import Action, AnyOffer, Dice, Refused, View
from stosy.games import find
from stosy.games.plugins import NAME

LOG = getLogger("stosy.bots")
VISIBLE = ("PATH", "HOME", "LANG", "LC_ALL", "PYTHONPATH", "VIRTUAL_ENV", "TMPDIR")
"""The environment of programs: nothing of it is secret."""


class _Session:
    """A bot in one match."""

    def __init__(self, place: Place, bot: Seated, program: ProgramBot) -> None:
        self.lock = Lock()
        self.heard = 0
        self.bot, self.program = bot, program
        bot.begin(find(place.game), place.seat, place.setup, Dice(place.seed, 0))

    def choose(
        self, place: Place, view: View, offers: Sequence[AnyOffer], dice: Dice, stop: Stop | None
    ) -> Action | None:
        for event in place.history[self.heard :]:
            self.bot.saw(event)
        self.heard = len(place.history)
        return self.bot.choose(view, offers, dice, stop)


class Registered(PlacedBot):
    """The bot of one name at all tables, with at most `most` programs at a time."""

    def __init__(self, kind: Kind, limits: Limits, most: int) -> None:
        self.name = kind.name
        self._command, self._limits = kind.command, limits
        self._sessions: OrderedDict[str, _Session] = OrderedDict()
        self._lock = Lock()
        self._most = most
        self._running = Semaphore(most)

    def choose_at(
        self,
        place: Place,
        view: View,
        offers: Sequence[AnyOffer],
        dice: Dice,
        stop: Stop | None = None,
    ) -> Action | None:
        """The choice of the bot at this place; None if it misbehaves, which is logged."""
        with self._running:
            try:
                session = self._session(place)
                with session.lock:
                    return session.choose(place, view, offers, dice, stop)
            except Misbehaved as misbehaved:
                what = (self.name, misbehaved.fault, place.key, place.seat, misbehaved.detail)
                LOG.warning("bot %r: %s (%s, seat %s): %s", *what)
            except Refused as refused:
                LOG.error("bot %r cannot be started: %s", self.name, refused.facts)
            self._end(place.key)
        return None

    def close(self) -> None:
        """End all programs."""
        for key in tuple(self._sessions):
            self._end(key)

    def _session(self, place: Place) -> _Session:
        """The session of a place; another that was not used for longest may have to end."""
        with self._lock:
            session = self._sessions.get(place.key)
            if session is not None:
                self._sessions.move_to_end(place.key)
                return session
            full = len(self._sessions) >= self._most
            oldest = next(iter(self._sessions)) if full else None
        if oldest is not None:
            self._end(oldest)
        program = ProgramBot(self._command, self._limits, ProgramPool())
        session = _Session(place, Seated(program), program)
        with self._lock:
            self._sessions[place.key] = session
        return session

    def _end(self, key: str) -> None:
        with self._lock:
            session = self._sessions.pop(key, None)
        if session is not None:
            with session.lock:
                session.program.close()


def register(kind: Kind, seconds: float, memory: int, most: int) -> None:
    """Offer a bot at the tables of this process; its name is a level."""
    if not NAME.fullmatch(kind.name) or len(kind.name) > 20:
        raise Refused("bot_needs_name", "G3", bot=kind.name)
    if not kind.command:
        raise Refused("bot_is_level", "G3", bot=kind.name)
    limits = Limits(seconds, memory=memory, files=16 * 1024**2, cpu=3600, environment=VISIBLE)
    REGISTERED[kind.name] = Registered(kind, limits, most)


def close_all() -> None:
    """End all programs and forget them."""
    for bot in REGISTERED.values():
        bot.close()
    REGISTERED.clear()
