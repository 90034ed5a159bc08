"""Playthroughs of OpenSpiel, kept as golden files: `python -m tests.environments.playthroughs
--write` writes them anew."""

from __future__ import annotations

import re
import sys
from pathlib import Path

FOLDER = Path(__file__).parent / "playthroughs"
PLAYTHROUGHS = {
    "quick_and_easy": "stosy_quick_and_easy(seats=2,chance=sampled,max_steps=6)",
    "the_game": "stosy_the_game(seats=2,chance=sampled,max_steps=5)",
    "face_to_face": "stosy_face_to_face(chance=sampled,max_steps=5,take_backs=1)",
    "snakes_and_ladders": "stosy_snakes_and_ladders(seats=2,chance=sampled,max_steps=5,"
    "rounds=single,draw=only_without_a_fit)",
}


def played(name: str) -> str:
    """The playthrough of random play with a fixed seed."""
    from open_spiel.python.algorithms.generate_playthrough import playthrough

    import stosy.research.open_spiel_game  # noqa: F401  (registers the games)

    text: str = playthrough(PLAYTHROUGHS[name], None, seed=20)
    return "".join(line.rstrip() + "\n" for line in text.splitlines() if not is_picture(line))


def is_picture(line: str) -> bool:
    """A tensor as dots: the strings of observations have the same bytes."""
    return re.match(r"(InformationState|Observation)Tensor\([0-9]|    ", line) is not None


def written(name: str) -> str:
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


if __name__ == "__main__" and "--write" in sys.argv:
    FOLDER.mkdir(exist_ok=True)
    for each in PLAYTHROUGHS:
        (FOLDER / f"{each}.txt").write_text(played(each), encoding="utf-8")
