"""Face to Face: whose cards lie on the piles, as far as the piles tell; what each still has."""

from __future__ import annotations

from collections import Counter

from stosy.games.face_to_face.state import FaceToFaceView
from stosy_kernel._kernel import RowFacts
from stosy_kernel.rng import LANE, PythonRng

CARDS = 58
BACKWARD = 10
OWNER_LANE = 102 * LANE


def hidden_cards(
    facts: RowFacts, view: FaceToFaceView, own: list[int], rng: PythonRng
) -> list[list[int]]:
    """For each seat its cards that do not lie and that the viewer does not hold."""
    laid = laid_by_viewer(facts, view, own, rng)
    lying = Counter(card for pile in facts.piles for card in pile)
    mine = [card for card in range(CARDS) if card not in laid and card not in own]
    theirs = [card for card in range(CARDS) if lying[card] - (card in laid) == 0]
    return [mine, theirs] if view.seat == 0 else [theirs, mine]


def laid_by_viewer(
    facts: RowFacts, view: FaceToFaceView, own: list[int], rng: PythonRng
) -> set[int]:
    """The numbers the viewer has laid.

    A card against a row's way is the opponent's help (FF5), unless it is ten back (FF4): then it
    may be either's. A number lies twice only if both laid it, and what the viewer holds the
    opponent laid. Where that leaves a choice, chance takes as many as the viewer has laid.
    """
    assert view.seat is not None
    lying = Counter(card for pile in facts.piles for card in pile)
    mine = {card for card, times in lying.items() if times == 2}
    open_ones = []
    for card, owner in owners(facts):
        if lying[card] == 2 or card in own:
            continue
        if owner == view.seat:
            mine.add(card)
        elif owner is None:
            open_ones.append(card)
    missing = CARDS - view.sizes[view.seat] - view.draws[view.seat] - len(mine)
    return mine.union(rng.shuffle(open_ones, OWNER_LANE)[:missing])


def owners(facts: RowFacts) -> list[tuple[int, int | None]]:
    """Each card that lies, and who laid it; None where the pile does not tell."""
    found: list[tuple[int, int | None]] = []
    this_turn = Counter((facts.turn * 2 + lay % 4) % 4 for lay in facts.lays)
    for where, pile in enumerate(facts.piles):
        top = CARDS if where % 2 else -1
        for place, card in enumerate(pile):
            step = top - card if where % 2 else card - top
            owner = where // 2 if step > 0 else 1 - where // 2
            now = place >= len(pile) - this_turn[where]
            found.append((card, facts.turn if now else None if step == -BACKWARD else owner))
            top = card
    return found
