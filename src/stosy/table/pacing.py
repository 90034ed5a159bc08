"""How long bots wait: like people, by public facts, never by a hand."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from stosy.bots.expert import SECONDS
from stosy.core import Dice

IN_TURN = (700, 800)
"""Ms to wait at least, and how much longer at most."""
WHILE_PEOPLE_MAY_RACE = (1600, 1400)
"""In turn, but somebody may want to intervene or call out first."""
WHILE_PEOPLE_MAY_BEGIN = (5000, 2000)
"""In turn, but somebody may still take the turn over: they look at their cards first."""
OUT_OF_TURN = (900, 1800)
HURRIED = 120
"""In turn, when the only person at the table does not want to wait and cannot race."""
IN_A_TEAM = (250, 400)
"""Out of turn: a word is quickly said, and all is said before a bot lays."""


class Tempo(Struct, frozen=True):
    """The pace of all bots of a server."""

    pace: float = 1.0
    """A factor of the waiting time of people."""
    thinking: float = SECONDS
    """Seconds per decision of bots that search."""
    remote: float = 0.0
    """Seconds per decision of bots that play from elsewhere; 0 if there may be none."""


USUAL = Tempo()


class Attention(Struct, frozen=True):
    """When a bot is asked, and when it acts, unless its search takes longer."""

    asked: float
    acts: float


class Timing(Struct, frozen=True):
    """Ms that a bot listens after the last move, then thinks at least, and waits in total."""

    listens: float
    thinks: float
    waits: float


def attention(since: float, timing: Timing) -> Attention:
    """The attention of a bot since the last move; it never acts earlier than this."""
    asked = since + timing.listens
    return Attention(asked, max(since + timing.waits, asked + timing.thinks))


@lru_cache(maxsize=4096)
def delay(
    seed: str, at: int, seat: int, in_turn: bool, race: bool, team: bool, contested: bool = False
) -> int:
    """Ms from the last move, `at` so many entries, until a bot on this seat acts."""
    if in_turn and contested:
        least, more = WHILE_PEOPLE_MAY_BEGIN
    elif in_turn:
        least, more = WHILE_PEOPLE_MAY_RACE if race else IN_TURN
    else:
        least, more = IN_A_TEAM if team else OUT_OF_TURN
    return least + Dice(f"{seed}:wait:{seat}", at).below(more)
