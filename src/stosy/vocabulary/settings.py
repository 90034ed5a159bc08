"""The settings of a table beside the options of its game, and the phases of a table."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

Expiry: TypeAlias = Literal["fallback", "forfeit"]
Phase: TypeAlias = Literal["gathering", "playing", "over", "closed"]
Given: TypeAlias = Literal["deal", "position"]
Watch: TypeAlias = Literal["anyone", "seated", "nobody"]
"""Who may watch: everybody with the link, those who sat there once, or nobody."""
Level: TypeAlias = Annotated[str, Meta(min_length=1, max_length=20)]
REMOTE = "remote"
"""As a level: a program somewhere else plays, which has the key to the seat."""
TableId: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,40}$")]
Seats: TypeAlias = Annotated[int, Meta(ge=1, le=10)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=9)]
Seconds: TypeAlias = Annotated[int, Meta(ge=15, le=604_800)]
Grace: TypeAlias = Annotated[int, Meta(ge=5, le=600)]
Avatar: TypeAlias = Annotated[str, Meta(pattern="^[0-4][0-9]$")]
"""What somebody looks like: a shape and a colour, a digit each. Clients draw them."""
PlainOptions: TypeAlias = dict[str, int | str]
"""Nothing nested: what is refused is sent back, and must not be too deep to be written."""


class Like(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A finished match from which another begins: with the same deal or, with `at`, a position.

    `at` counts the entries of the record's log before the position. With `unseen_by` the cards that
    this seat could not see there are dealt anew.
    """

    table: TableId
    match: Annotated[int, Meta(ge=1)]
    at: Annotated[int, Meta(ge=1)] | None = None
    unseen_by: SeatNumber | None = None

    @property
    def given(self) -> Given:
        """What is given to the other match: its cards only, or a position too."""
        return "position" if (self.at or 1) > 1 else "deal"


class Settings(Struct, frozen=True, kw_only=True):
    """`clock` is seconds per turn, None for no clock; `expiry` is what happens when time runs out.

    `grace` is the seconds before a bot of the level `stand_in` plays for an absent person; open
    seats go to such bots, too. `first` starts, or deals first (None: chance decides). `talk` None
    means the default: on at a private table, off at a public one. What is said while `earlier_talk`
    is on, everybody with the link may read later; otherwise those who were seated then. `hints`
    None means the default, too: on unless two or more people compete. `watch` says who without a
    seat may see the play and hear what is said.
    """

    seats: Seats
    options: dict[str, Any] = {}
    public: bool = False
    clock: Seconds | None = None
    expiry: Expiry = "fallback"
    grace: Grace = 60
    stand_in: Level
    first: SeatNumber | None = None
    talk: bool | None = None
    earlier_talk: bool = False
    hints: bool | None = None
    watch: Watch = "anyone"


class Change(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Settings to change; the others stay."""

    seats: Seats | UnsetType = UNSET
    options: PlainOptions | UnsetType = UNSET
    public: bool | UnsetType = UNSET
    clock: Seconds | UnsetType | None = UNSET
    expiry: Expiry | UnsetType = UNSET
    grace: Grace | UnsetType = UNSET
    stand_in: Level | UnsetType = UNSET
    first: SeatNumber | UnsetType | None = UNSET
    talk: bool | UnsetType | None = UNSET
    earlier_talk: bool | UnsetType = UNSET
    hints: bool | UnsetType | None = UNSET
    watch: Watch | UnsetType = UNSET
