"""The lesson of The Game: two cards, ten back, what one may tell the others.

More than half of the cards lie already, so that the game after the lesson is short.
"""

from __future__ import annotations

from itertools import zip_longest

from stosy.core import Lesson, Reply, Task
from stosy.games.rows.lesson import alternating, played_turns
from stosy.games.rows.piles import EndTurn, Lay
from stosy.games.rows.team_state import Deal, Signal

HAND = 7
STEPS = range(14)
PLAYED = (
    tuple((2 + 2 * step, 99 - 2 * step) for step in STEPS),
    tuple((3 + 2 * step, 98 - 2 * step) for step in STEPS),
)
"""What each of the two has laid: up to 28 and 29 on the rising, down to 73 and 72 on the falling
piles."""
LEARNERS = (31, 70, 35, 66, 44, 51, 58, 40, 62)
MATES = (45, 69, 33, 38, 55, 60, 48)
"""The hands of the two when the lesson begins, and what the learner draws in it."""
TURNS = tuple(
    tuple((Lay(low, f"up{pile}"), Lay(high, f"down{pile}")) for low, high in cards)
    for pile, cards in enumerate(PLAYED, 1)
)
QUEUES = tuple(
    tuple(card for pair in cards for card in pair) + rest
    for cards, rest in zip(PLAYED, (LEARNERS, MATES), strict=True)
)
"""The cards of each in the order in which they come to the hand."""
REST = tuple(card for card in range(30, 72) if card not in (*LEARNERS, *MATES))


def drawn() -> tuple[int, ...]:
    """The draw pile: the two draw two cards each in turn."""
    later = [queue[HAND:] for queue in QUEUES]
    pairs = zip_longest(*(zip(queue[::2], queue[1::2], strict=False) for queue in later))
    cards = [card for turn in pairs for pair in turn if pair for card in pair]
    return (*cards, *REST[::3], *REST[1::3], *REST[2::3])


LESSON = Lesson(
    seats=2,
    deal=Deal(tuple(queue[:HAND] for queue in QUEUES), drawn(), 0),
    past=alternating(*(played_turns(seat, turns) for seat, turns in enumerate(TURNS))),
    steps=(
        Task("rising", "TG2", Lay(31, "up1"), ((EndTurn(), "too_few_laid"),)),
        Task("falling", "TG2", Lay(70, "down1"), ((EndTurn(), "too_few_laid"),)),
        Task("end", "TG2", EndTurn()),
        Reply(1, Lay(45, "up2")),
        Reply(1, Lay(69, "down2")),
        Reply(1, EndTurn()),
        Reply(1, Signal("leave", pile="up1")),
        Task("wants", "TG4", Signal("wants", pile="up2"), ((Lay(44, "up2"), "not_higher"),)),
        Task("trick", "TG2", Lay(35, "up2"), ((Lay(44, "up2"), "not_higher"),)),
        Task("leave", "TG4", Lay(66, "down1"), ((EndTurn(), "too_few_laid"),)),
        Task("end_again", "TG2", EndTurn()),
    ),
)
