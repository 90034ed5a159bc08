"""The lesson of Face to Face: lay, the reverse trick, help the opponent, end the turn.

Most cards lie already, so that the game after the lesson is short.
"""

from __future__ import annotations

from stosy.core import Lesson, Reply, Task
from stosy.games.face_to_face.state import HAND, Deal
from stosy.games.rows.lesson import alternating, played_turns
from stosy.games.rows.piles import EndTurn, Lay

PLAYED = tuple((low, 61 - low) for low in range(2, 21))
"""The cards that both have laid: 2 to 20 on the rising, 59 to 41 on the falling pile."""
LEARNERS = (31, 38, 21, 25, 27, 33, 36, 23, 29, 40, 24, 35, 28, 37, 22, 32, 39, 26, 30, 34)
OTHERS = (35, 39, 22, 28, 31, 37, 24, 33, 40, 26, 29, 21, 36, 30, 23, 38, 27, 34, 25, 32)
"""The cards of each that do not lie yet, in the order in which they are drawn."""
TURNS = tuple((Lay(low, "up"), Lay(high, "down")) for low, high in PLAYED)
DECKS = tuple(tuple(card for pair in PLAYED for card in pair) + rest for rest in (LEARNERS, OTHERS))

LESSON = Lesson(
    seats=2,
    options={"single_last_card": "may_be_laid"},
    deal=Deal(tuple(deck[:HAND] for deck in DECKS), tuple(deck[HAND:] for deck in DECKS), 0),
    past=alternating(played_turns(0, TURNS), played_turns(1, TURNS)),
    steps=(
        Task("rising", "FF4", Lay(31, "up"), ((Lay(31, "their_up"), "help_not_lower"),)),
        Task("falling", "FF4", Lay(38, "down"), ((EndTurn(), "too_few_laid"),)),
        Task("end", "FF6", EndTurn(), ((Lay(25, "up"), "not_higher"),)),
        Reply(1, Lay(35, "up")),
        Reply(1, Lay(39, "down")),
        Reply(1, EndTurn()),
        Task("trick", "FF4", Lay(21, "up"), ((Lay(25, "up"), "not_higher"),)),
        Task("help", "FF5", Lay(25, "their_up"), ((Lay(36, "their_up"), "help_not_lower"),)),
        Task("end_full", "FF6", EndTurn(), ((Lay(27, "their_up"), "helped_already"),)),
    ),
)
