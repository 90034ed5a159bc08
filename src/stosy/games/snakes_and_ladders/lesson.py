"""The lesson of Snakes & Ladders: one round, in which every special rule occurs once."""

from __future__ import annotations

from collections import Counter

from stosy.core import Lesson, Reply, Task
from stosy.games.snakes_and_ladders.cards import DECK
from stosy.games.snakes_and_ladders.state import Accept, Challenge, Deal, Draw, Lay, Ready

HANDS = (
    ("r2", "g7", "gS", "rD", "b6", "r8", "r0"),
    ("b2", "g3", "b6", "b4", "r4", "y1", "y8"),
    ("b7", "gS", "g9", "bD", "W4", "r1", "r3"),
)
OPENING = "r5"
DRAWN = ("W", "y3", "b1", "y5", "g1", "b9", "y9")
"""A card for the learner, two for one of the others, four for the one who bluffs."""
SHOWN = Counter((*DRAWN, OPENING, *(card for hand in HANDS for card in hand)))
REST = tuple((Counter(DECK) - SHOWN).elements())

LESSON = Lesson(
    seats=3,
    options={"rounds": "single"},
    deal=Deal(1, 2, HANDS, (*DRAWN, *(card for k in range(11) for card in REST[k::11])), OPENING),
    steps=(
        Task("colour", "SL5", Lay("r2"), ((Lay("g7"), "no_fit"), (Lay("b6"), "no_fit"))),
        Reply(1, Lay("b2")),
        Reply(2, Lay("b7")),
        Task("digit", "SL5", Lay("g7"), ((Lay("r8"), "no_fit"),)),
        Reply(1, Lay("g3")),
        Reply(2, Lay("gS")),
        Task("skip", "SL6", Lay("gS"), ((Lay("b6"), "no_answer_to_skip"),)),
        Reply(1, Accept()),
        Reply(2, Lay("g9")),
        Task("draw", "SL5", Draw(), ((Lay("b6"), "no_fit"), (Lay("r8"), "no_fit"))),
        Task("wild", "SL10", Lay("W", "b"), ((Lay("b6"), "only_the_drawn"),)),
        Reply(1, Lay("b6")),
        Task("cut_in", "SL9", Lay("b6"), ((Lay("r8"), "not_identical"),)),
        Reply(1, Lay("b4")),
        Reply(2, Lay("bD")),
        Task("two", "SL7", Lay("rD"), ((Lay("r8"), "no_answer_to_two"),)),
        Reply(1, Accept()),
        Reply(2, Lay("W4", "g")),
        Task("challenge", "SL12", Challenge(), ((Lay("r8"), "no_answer_to_four"),)),
        Reply(2, Ready()),
        Task("one_card", "SL14", Lay("r8", one_card=True)),
        Reply(1, Lay("r4")),
        Reply(2, Lay("r1")),
        Task("last", "SL18", Lay("r0"), ((Lay("r0", one_card=True), "false_announcement"),)),
    ),
)
