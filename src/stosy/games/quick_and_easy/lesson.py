"""The lesson of Quick & Easy: lay one card or two, the reverse trick, what one may tell the
others."""

from __future__ import annotations

from stosy.core import Lesson, Reply, Task
from stosy.games.quick_and_easy.cards import DECK
from stosy.games.rows.piles import EndTurn, Lay
from stosy.games.rows.team_state import Begin, Deal, Signal

LEARNERS, MATES = ("b2", "r9"), ("g8", "y3")
DRAWN = ("g3", "p5", "b7", "r4", "y6", "p9")
"""The first cards of the draw pile: two for the learner, one for the other, two for the learner."""
SHOWN = (*LEARNERS, *MATES, *DRAWN)
REST = tuple(card for card in DECK if card not in SHOWN)

LESSON = Lesson(
    seats=2,
    deal=Deal((LEARNERS, MATES), (*DRAWN, *(card for k in range(7) for card in REST[k::7])), 1),
    steps=(
        Task("begin", "QE0", Begin(), ((Lay("b2", "up"), "not_your_turn"),)),
        Task("rising", "QE3", Lay("b2", "up"), ((EndTurn(), "too_few_laid"),)),
        Task("falling", "QE3", Lay("r9", "down"), ((Lay("b2", "down"), "not_held"),)),
        Task("end", "QE2", EndTurn()),
        Reply(1, Signal("holds", colour="g")),
        Reply(1, Lay("g8", "up")),
        Reply(1, EndTurn()),
        Task("trick", "QE4", Lay("g3", "up"), ((Lay("p5", "up"), "not_higher"),)),
        Task("end_one", "QE2", EndTurn()),
        Task("holds", "QE9", Signal("holds", colour="p"), ((Lay("p5", "up"), "not_your_turn"),)),
    ),
)
