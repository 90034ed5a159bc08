"""The values of Snakes & Ladders: options, actions, chance, the state, the result, the view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal, TypeAlias, cast

from msgspec import UNSET, Meta, Struct
from msgspec.structs import force_setattr, replace

from stosy.core import Action, Chance, FieldKind, Options, Presets, Result, View, snake
from stosy.games.snakes_and_ladders.cards import Colour

SEATS = range(2, 11)
TARGETS = {"winner_takes": 500, "keep_low": 200}
NO_TARGET = cast(int, UNSET)
"""No value that a record or a message can have."""

Pending: TypeAlias = Literal["skip", "two", "four"]
Phase: TypeAlias = Literal["turn", "drawn", "ready", "deal"]
"""To act; to lay the drawn card or pass; waiting for "ready"; waiting for the next round's deal."""


Why: TypeAlias = Literal["draw", "two", "four", "challenge", "bluff", "called_out", "penalty"]
"""What cards are taken for."""


class SnakesAndLaddersOptions(Options, frozen=True):
    """Without a `target` that of the scoring counts (SL19)."""

    first_player: Literal["after_dealer", "dealer"] = "after_dealer"
    opening_card: Literal["acts", "inert"] = "acts"
    draw: Literal["free", "only_without_a_fit"] = "free"
    two_player_reverse: Literal["turns_only", "skips"] = "turns_only"
    interventions: Literal["on", "off"] = "on"
    courtesy: Literal["on", "off"] = "on"
    penalties: Literal["off", "on"] = "off"
    scoring: Literal["winner_takes", "keep_low"] = "winner_takes"
    target: Annotated[int, Meta(ge=1, le=1_000_000)] = NO_TARGET
    rounds: Literal["match", "single"] = "match"

    presets: ClassVar[Presets] = {
        "leaflet-uk": {"first_player": "dealer"},
        "family": {"rounds": "single", "interventions": "off"},
        "strict": {"penalties": "on", "draw": "only_without_a_fit"},
    }

    def __post_init__(self) -> None:
        if self.target is NO_TARGET:
            force_setattr(self, "target", TARGETS.get(self.scoring, 0))
        super().__post_init__()


class Lay(Action, frozen=True, tag=snake):
    """Lay a card; a wild orders a colour; the last card but one is announced with `one_card`."""

    implied = True

    card: Annotated[str, Meta(pattern="^([rygb][0-9SDR]|W4?)$")]
    colour: Colour | None = None
    one_card: bool = False

    def careless(self) -> Lay | None:
        """SL14: people forget the announcement."""
        return replace(self, one_card=False) if self.one_card else None


class Draw(Action, frozen=True, tag=snake):
    """Take a card instead of laying one (SL5)."""


class Pass(Action, frozen=True, tag=snake):
    """Keep the drawn card (SL5)."""


class Accept(Action, frozen=True, tag=snake):
    """Accept the Skip, or take the two or four cards."""

    submits = True


class Challenge(Action, frozen=True, tag=snake):
    """Ask for the honesty check (SL12)."""

    trusting = True


class Ready(Action, frozen=True, tag=snake):
    """The new cards are sorted (SL13)."""


class CallOut(Action, frozen=True, tag=snake):
    """Notice that the target forgot to say "One card!" (SL14)."""

    listed = False

    target: int


SnakesAndLaddersAction: TypeAlias = Lay | Draw | Pass | Accept | Challenge | Ready | CallOut


class Deal(Chance, frozen=True, tag=snake):
    """A round's deal; `pile` is the rest after the opening card, top card first."""

    round: int
    dealer: int
    hands: tuple[tuple[str, ...], ...]
    pile: tuple[str, ...]
    opening: str

    @property
    def starter(self) -> int:
        return self.dealer


class Reshuffle(Chance, frozen=True, tag=snake):
    """The discards as the new draw pile, top card first (SL17)."""

    pile: tuple[str, ...]


class Round(Struct, frozen=True):
    """A finished round: what each seat scored in it."""

    winner: int | None
    scores: tuple[int, ...]


class SnakesAndLaddersResult(Result, frozen=True):
    """Who won the match, the scores, and every finished round."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    rounds: tuple[Round, ...]
    reason: Literal["target", "single_round", "resigned", "timeout"]

    def winning_seats(self, seats: int) -> tuple[int, ...]:
        return self.winners


class Gamble(Struct, frozen=True):
    """A Wild Draw Four that may still be challenged: its layer, the layer's hand, the colour
    below."""

    seat: int
    hand: tuple[str, ...]
    colour: Colour | None


class Owed(Struct, frozen=True):
    """Cards that a seat takes once the discards are shuffled."""

    seat: int
    count: int
    why: Why


class Shown(Struct, frozen=True):
    """Cards in the owner's hand that another seat has seen."""

    viewer: int
    owner: int
    cards: tuple[str, ...]


class SnakesAndLaddersState(Struct, frozen=True):
    """A match in the middle of a round, or between two."""

    options: SnakesAndLaddersOptions
    round: int
    dealer: int
    hands: tuple[tuple[str, ...], ...]
    pile: tuple[str, ...]
    discards: tuple[str, ...]
    """Top card last."""
    colour: Colour | None
    """The current colour; None on an opening Wild."""
    turn: int
    direction: int = 1
    phase: Phase = "turn"
    pending: Pending | None = None
    """The effect that the seat to act may answer or accept."""
    drawn: str | None = None
    """In phase `drawn`, the card that may be laid; None if none could be drawn."""
    waiting: int | None = None
    """In phase `ready`, the seat that sorts its cards."""
    layer: int | None = None
    """Who laid the top card, until the seat to act acts: others may intervene (SL9)."""
    forgot: int | None = None
    """Who may be called out."""
    laid_by: int | None = None
    """Who laid the top card, while it is on top; nobody laid an opening card."""
    forgetful: int | None = None
    """Who laid it without a due announcement, called out or not (SL16)."""
    gamble: Gamble | None = None
    owed: Owed | None = None
    stuck: int = 0
    """Passes in a row by seats that could not draw."""
    ply: int = 0
    """Counts actions that move play on; the id of the turn's offer."""
    lays: int = 0
    """Counts the cards laid; the id of offers that the next lay makes lapse."""
    shown: tuple[Shown, ...] = ()
    scores: tuple[int, ...] = ()
    rounds: tuple[Round, ...] = ()
    result: SnakesAndLaddersResult | None = None

    def after(self, seat: int) -> int:
        """The next seat in the direction of play."""
        return (seat + self.direction) % len(self.hands)


class SnakesAndLaddersView(View, frozen=True, kw_only=True):
    """What one viewer sees. `known` holds, for each seat, cards in its hand the viewer has seen."""

    shown: ClassVar[Mapping[str, FieldKind]] = {
        "discards": "pile",
        "pile": "value",
        "colour": "colour",
        "direction": "value",
        "phase": "value",
        "pending": "value",
        "drawn": "card",
        "waiting": "seat",
        "layer": "seat",
        "doubted": "colour",
        "round": "value",
        "dealer": "seat",
        "sizes": "by_seat",
        "scores": "by_seat",
    }

    options: SnakesAndLaddersOptions
    hand: tuple[str, ...]
    result: SnakesAndLaddersResult | None
    known: tuple[tuple[str, ...], ...]
    pile: int
    discards: tuple[str, ...]
    colour: Colour | None
    direction: int
    phase: Phase
    pending: Pending | None
    drawn: str | None
    waiting: int | None
    layer: int | None
    forgot: int | None
    laid_by: int | None
    forgetful: int | None
    doubted: Colour | None
    """The colour under a Wild Draw Four that may be challenged."""
    gambled: int | None
    """How many cards its layer had left then: a call-out or a penalty may have added some since."""
    stuck: int
    """Passes in a row by seats that could not draw: when all have, the round is over (SL17)."""
    bluffed: Colour | None
    """The colour in the viewer's own hand that would make a Wild Draw Four a bluff (SL11)."""
    leaders: tuple[int, ...]
    """The seats with the best score (SL19); nobody before the end of the first round."""
    round: int
    dealer: int
    scores: tuple[int, ...]
    rounds: tuple[Round, ...]

    @property
    def between_rounds(self) -> bool:
        return self.phase == "deal" and self.result is None
