"""The types of the messages at the table of a game, and their decoders."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeAlias, get_args, get_origin

import msgspec
from msgspec import Struct

from stosy.core import AnyGame, Resign
from stosy.vocabulary.events import Happening
from stosy.wire.asks import Ask, Hello, Ping
from stosy.wire.tells import Tell

FromClient: TypeAlias = Hello | Ping | Ask[Any]
AnyTell: TypeAlias = Tell[Any, Any, Any]


def actions_of(game: AnyGame) -> Any:
    """The actions that clients send: those of the game, and resigning."""
    return game.actions | Resign


def events_of(game: AnyGame) -> Any:
    """The events that clients are told: those of the game, and of every table."""
    return game.events | Happening


def asks_with(action: Any) -> Any:
    """The asks with this type of actions, hello and ping included."""
    ask: Any = Ask
    return Hello | Ping | ask[action]


def tells_with(view: Any, event: Any, action: Any) -> Any:
    """The tells with these types of views, events and actions."""
    tell: Any = Tell
    return tell[view, event, action]


@cache
def _tells(game: AnyGame) -> Any:
    return tells_with(game.views, events_of(game), actions_of(game))


@cache
def ask_decoder(game: AnyGame) -> msgspec.json.Decoder[FromClient]:
    """Decodes the asks of clients at a table of this game, hello included."""
    return msgspec.json.Decoder(asks_with(actions_of(game)))


class Ident(Struct):
    """As much of a broken message as is needed to answer it."""

    id: str | None = None


def ident_in(message: bytes | str) -> str | None:
    """The id of an ask that is not understood, if it has one."""
    try:
        return msgspec.json.decode(message, type=Ident).id
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return None


@cache
def tell_decoder(game: AnyGame) -> msgspec.json.Decoder[AnyTell]:
    """Decodes the tells of a server of the same release at a table of this game."""
    return msgspec.json.Decoder(_tells(game))


def read_tell(game: AnyGame, message: bytes | str) -> AnyTell | None:
    """Decodes a tell of a server of this version, also of a later release.

    It ignores what is unknown, as clients must: None for a tell, no entry for an event.
    """
    try:
        return tell_decoder(game).decode(message)
    except msgspec.ValidationError:
        plain = msgspec.json.decode(message)
        if not isinstance(plain, dict) or not isinstance(plain.get("tell"), str):
            raise
        return _known_part(game, plain)


def _known_part(game: AnyGame, plain: dict[str, Any]) -> AnyTell | None:
    if plain["tell"] not in tags(Tell):
        return None
    events = plain.get("events")
    if isinstance(events, list):
        known = tags(events_of(game))
        plain["events"] = [
            event for event in events if not isinstance(event, dict) or event.get("event") in known
        ]
    tell: AnyTell = msgspec.convert(plain, _tells(game))
    return tell


@cache
def tags(union: Any) -> tuple[str, ...]:
    """The tags of the members of a union."""
    return tuple((get_origin(kind) or kind).__struct_config__.tag for kind in get_args(union))
