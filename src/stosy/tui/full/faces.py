"""Cards and piles as short styled texts. Colours come with shapes: nobody needs to see them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import asdict
from rich.text import Text

from stosy.core import Action, AnyGame, PileFace, View
from stosy.text import Words
from stosy.tui.generic import value_told
from stosy.tui.terminal import terminal_of

SHAPES = {"r": "♥", "y": "●", "g": "■", "b": "◆", "p": "♣"}
STYLES = {"r": "red", "y": "yellow", "g": "green", "b": "blue", "p": "magenta"}
UP, DOWN = "▲", "▼"
HEIGHTS = {"low": "▁", "middle": "▄", "high": "█"}


def short(game: AnyGame, card: int | str) -> Text:
    """A card in a few columns: its face, and the shape and colour of its suit."""
    face, colour = terminal_of(game).face(card)
    if colour is None:
        return Text(face, "bold")
    return Text.assemble(
        (SHAPES.get(colour, colour), STYLES.get(colour, "")),
        (face, f"bold {STYLES.get(colour, '')}"),
    )


def piles_of(game: AnyGame, view: View) -> list[PileFace]:
    """The open piles: by the game's slice, or by what the view shows."""
    drawn = terminal_of(game).pile_faces
    return list(_shown_piles(game, view) if drawn is None else drawn(view))


def _shown_piles(game: AnyGame, view: View) -> Iterator[PileFace]:
    values = asdict(view)
    for field, kind in view.shown.items():
        if kind == "piles":
            names = game.pile_names(view.seat or 0)
            for place, cards in enumerate(values[field]):
                name = names[place] if names else None
                yield PileFace(name, cards[-1] if cards else None, len(cards))
        elif kind == "pile":
            cards = values[field]
            yield PileFace(None, cards[-1] if cards else None, len(cards))


def top(game: AnyGame, pile: PileFace) -> Text:
    """What lies on top: a card, the row card, or nothing."""
    if pile.top is None:
        return Text("–" if pile.row is None else str(pile.row), "dim")
    found = short(game, pile.top)
    if pile.colour is not None and pile.colour != terminal_of(game).face(pile.top)[1]:
        shape, style = SHAPES.get(pile.colour, pile.colour), STYLES.get(pile.colour, "")
        found = Text.assemble(found, " → ", (shape, style))
    return found


def arrow(pile: PileFace) -> str:
    return UP if pile.way > 0 else DOWN if pile.way < 0 else ""


def badge(game: AnyGame, view: View, signal: Action, mark: str) -> Text:
    """A signal in a few columns: its pile or colour, how high, and the mark of its slice."""
    told = asdict(signal)
    text = Text(" ")
    for number, pile in enumerate(piles_of(game, view), 1):
        if pile.name is not None and pile.name == told.get("pile"):
            text.append(f"{number}{arrow(pile)}", "bold")
    if (colour := told.get("colour")) is not None:
        text.append(SHAPES.get(colour, colour), STYLES.get(colour, ""))
    text.append(HEIGHTS.get(told.get("level") or "", ""))
    return text.append(mark, "bold")


def effect(cost: int | None) -> Text:
    """What a lay does to its pile: the room it takes, or gives back."""
    if cost is None:
        return Text("")
    return Text(f"+{cost}") if cost > 0 else Text(f"−{-cost}", "bold green")


def facts_of(words: Words, game: AnyGame, view: View, names: Sequence[str]) -> str:
    """Everything else on the table, in a line."""
    told = terminal_of(game).facts
    if told is not None:
        lines = (words.line(game.id, each, facts, names, view.seat) for each, facts in told(view))
        return " ".join(line[:1].upper() + line[1:] for line in lines)
    values, found = asdict(view), []
    for field, kind in view.shown.items():
        if kind in ("value", "card", "colour", "seat") and values[field] is not None:
            value = value_told(words, game, field, kind, values[field], names)
            found.append(words.say("play-fact", label=words.label(game.id, field), value=value))
    return " · ".join(found)


def seat_facts(words: Words, game: AnyGame, view: View, seat: int) -> str:
    """What the others may know of a seat beside its number of cards."""
    values = asdict(view)
    return ", ".join(
        words.say("play-fact", label=words.label(game.id, field), value=values[field][seat])
        for field, kind in view.shown.items()
        if kind == "by_seat" and field != "sizes"
    )
