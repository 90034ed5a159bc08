"""Face to Face in the terminal."""

from __future__ import annotations

from collections.abc import Iterator

from stosy.core import Action, PileFace
from stosy.games.face_to_face.state import PILES, ROWS, WAYS, FaceToFaceView, place, top
from stosy.games.rows.piles import Lay, room_lost


def summary(view: FaceToFaceView) -> Iterator[tuple[str, dict[str, object]]]:
    """The four piles from the viewer's point of view, the opponent, the draw pile."""
    seat = view.seat
    if seat is None:
        yield from watched(view)
        return
    yield from tops(view)
    yield opponent(view, 1 - seat)
    yield from facts(view)


def facts(view: FaceToFaceView) -> Iterator[tuple[str, dict[str, object]]]:
    """The own draw pile."""
    if view.seat is not None:
        yield "play-draw-pile", {"count": view.draws[view.seat]}


def tops(view: FaceToFaceView) -> Iterator[tuple[str, dict[str, object]]]:
    """The top cards of the four piles, as a player calls them."""
    for number, pile in enumerate(PILES):
        where = place(view.seat or 0, number)
        count = len(view.piles[where])
        yield "play-pile", {"pile": pile, "top": top(view.piles, where), "count": count}


def watched(view: FaceToFaceView) -> Iterator[tuple[str, dict[str, object]]]:
    """Both sides, for a spectator."""
    for player in range(len(view.sizes)):
        for number, pile in enumerate(PILES[:2]):
            where = place(player, number)
            yield (
                "play-watched-pile",
                {
                    "seat": player,
                    "rising": pile == "up",
                    "top": top(view.piles, where),
                    "count": len(view.piles[where]),
                },
            )
        yield opponent(view, player)


def opponent(view: FaceToFaceView, player: int) -> tuple[str, dict[str, object]]:
    """A player's number of cards."""
    size, draw = view.sizes[player], view.draws[player]
    return "play-opponent", {"seat": player, "size": size, "draw": draw}


def pile_faces(view: FaceToFaceView) -> Iterator[PileFace]:
    """The four piles, one's own first; a spectator sees those of seat 0 first."""
    seat = view.seat or 0
    for number, name in enumerate(PILES):
        cards = view.piles[place(seat, number)]
        owner = (seat + number // 2) % 2
        last = cards[-1] if cards else None
        yield PileFace(name, last, len(cards), ROWS[number % 2], WAYS[number % 2], owner)


def cost(view: FaceToFaceView, action: Action) -> int | None:
    """The room a lay takes from its pile."""
    if not isinstance(action, Lay) or action.pile not in PILES:
        return None
    number = PILES.index(action.pile)
    return room_lost(WAYS[number % 2], top(view.piles, place(view.seat or 0, number)), action.card)
