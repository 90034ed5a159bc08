"""How long bots wait: like people, and by what everybody knows, never by a hand."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from stosy.bots.expert import SECONDS
from stosy.core import Dice

IN_TURN = (700, 800)
"""Ms to wait at least, and how much longer at most."""
WHILE_PEOPLE_MAY_RACE = (1600, 1400)
"""In turn, but somebody may want to intervene or call out first."""
OUT_OF_TURN = (900, 1800)
IN_A_TEAM = (250, 400)
"""Out of turn: a word is quickly said, and all is said before a bot lays."""


class Tempo(Struct, frozen=True):
    """How bots keep time, wherever they sit."""

    pace: float = 1.0
    """They wait so many times as long as people would."""
    thinking: float = SECONDS
    """Seconds that those which search have for a decision, and take."""


USUAL = Tempo()


class Attention(Struct, frozen=True):
    """When a bot looks at the table, and when it acts, unless it thinks for longer."""

    asked: float
    acts: float


class Manner(Struct, frozen=True):
    """Ms: how long a bot listens after the last move, then thinks at least, and waits in all."""

    listens: float
    thinks: float
    waits: float


def attention(since: float, manner: Manner) -> Attention:
    """Of a bot since the last move; it may think for longer, but does not show how soon it knew."""
    asked = since + manner.listens
    return Attention(asked, max(since + manner.waits, asked + manner.thinks))


@lru_cache(maxsize=4096)
def delay(seed: str, at: int, seat: int, in_turn: bool, race: bool, team: bool) -> int:
    """Ms from the last move, `at` so many entries, until a bot on this seat acts."""
    if in_turn:
        least, more = WHILE_PEOPLE_MAY_RACE if race else IN_TURN
    else:
        least, more = IN_A_TEAM if team else OUT_OF_TURN
    return least + Dice(f"{seed}:wait:{seat}", at).below(more)
