"""The table in a few lines of words: what the person at the terminal can see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from stosy.core import AnyGame, View
from stosy.games.face_to_face.state import PILES, FaceToFaceView, place, top
from stosy.games.rows.team import TeamGame
from stosy.games.rows.team_state import TeamView
from stosy.games.snakes_and_ladders.state import SnakesAndLaddersView
from stosy.text import Words


def summary(words: Words, game: AnyGame, view: View, names: Sequence[str]) -> Iterator[str]:
    """The lines that describe a view; of a game unknown here, its fields."""
    match view:
        case FaceToFaceView():
            yield from face_to_face(words, game.id, view, names)
        case TeamView():
            yield from team(words, game, view, names)
        case SnakesAndLaddersView():
            yield from snakes_and_ladders(words, game.id, view, names)
        case _:
            fields = msgspec.to_builtins(view).items()
            yield from (f"{name}: {value}" for name, value in fields)
    if getattr(view, "seat", None) is not None:
        yield hand(words, game, view)


def hand(words: Words, game: AnyGame, view: View) -> str:
    """The viewer's own cards."""
    cards = getattr(view, "hand", ())
    return words.say("play-hand", cards=words.cards(game.id, cards), count=len(cards))


def other_hands(
    words: Words, game: AnyGame, state: object, seat: int, names: Sequence[str]
) -> Iterator[str]:
    """What the others still hold, once the match is over and everybody may know."""
    for player, cards in enumerate(getattr(state, "hands", ())):
        if player != seat and cards:
            yield words.say(
                "play-shown-hand", name=names[player], cards=words.cards(game.id, cards)
            )


def face_to_face(
    words: Words, game: str, view: FaceToFaceView, names: Sequence[str]
) -> Iterator[str]:
    seat = view.seat
    if seat is None:
        yield from watched_duel(words, game, view, names)
        return
    for number, pile in enumerate(PILES):
        where = place(seat, number)
        yield words.say(
            "play-pile",
            pile=words.pile(game, pile),
            top=words.card(game, top(view.piles, where)),
            count=len(view.piles[where]),
        )
    for player, name in enumerate(names):
        if player != seat:
            yield words.say(
                "play-opponent", name=name, hand=view.sizes[player], draw=view.draws[player]
            )
    yield words.say("play-draw-pile", count=view.draws[seat])


def watched_duel(
    words: Words, game: str, view: FaceToFaceView, names: Sequence[str]
) -> Iterator[str]:
    """Both sides alike, for a spectator."""
    for player, name in enumerate(names):
        for number, pile in enumerate(PILES[:2]):
            where = place(player, number)
            yield words.say(
                "join-watched-pile",
                name=name,
                rising=pile == "up",
                top=words.card(game, top(view.piles, where)),
                count=len(view.piles[where]),
            )
        yield words.say(
            "play-opponent", name=name, hand=view.sizes[player], draw=view.draws[player]
        )


def team(
    words: Words, game: AnyGame, view: TeamView[Any, Any], names: Sequence[str]
) -> Iterator[str]:
    if isinstance(game, TeamGame):
        for name, row, cards in zip(game.piles, game.rows, view.piles, strict=True):
            top_card = words.card(game.id, cards[-1]) if cards else f"{row}"
            yield words.say(
                "play-pile", pile=words.pile(game.id, name), top=top_card, count=len(cards)
            )
    for player, name in enumerate(names):
        if player != view.seat:
            yield words.say("play-teammate", name=name, hand=view.sizes[player])
        signals = [words.signal(game.id, one.signal) for one in view.signals if one.seat == player]
        if signals:
            said = " ".join(words.say("play-quoted", signal=signal) for signal in signals)
            who = words.say("play-you") if player == view.seat else name
            yield words.say("play-said", name=who, signals=said)
    left = view.draw + sum(view.sizes)
    yield words.say("play-team-draw-pile", count=view.draw, left=left)


def snakes_and_ladders(
    words: Words, game: str, view: SnakesAndLaddersView, names: Sequence[str]
) -> Iterator[str]:
    if view.options.rounds == "match" and view.seat is not None:
        yield words.say(
            "play-own-score",
            round=str(view.round),
            score=view.scores[view.seat],
            target=view.options.target,
        )
    yield words.say(
        "play-discard",
        card=words.card(game, view.discards[-1]),
        colour=words.colour(game, view.colour) if view.colour else "none",
        draw=view.pile,
    )
    clockwise = "yes" if view.direction == 1 else "no"
    yield words.say("play-direction", clockwise=clockwise)
    for player, name in enumerate(names):
        if player == view.seat:
            continue
        yield words.say("play-rival", name=name, hand=view.sizes[player], score=view.scores[player])
        if view.known[player]:
            seen = words.cards(game, view.known[player])
            yield words.say("play-known", name=name, cards=seen)
