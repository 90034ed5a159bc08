"""Face to Face in the terminal."""

from __future__ import annotations

from collections.abc import Iterator

from stosy.games.face_to_face.state import PILES, FaceToFaceView, place, top


def summary(view: FaceToFaceView) -> Iterator[tuple[str, dict[str, object]]]:
    """The four piles from the viewer's point of view, the opponent, the draw pile."""
    seat = view.seat
    if seat is None:
        yield from watched(view)
        return
    yield from tops(view)
    yield opponent(view, 1 - seat)
    yield "play-draw-pile", {"count": view.draws[seat]}


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
