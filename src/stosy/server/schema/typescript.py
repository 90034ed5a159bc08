"""Generates TypeScript from the message types."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, get_origin

from msgspec import NODEFAULT, Struct, defstruct, inspect
from msgspec.structs import asdict

from stosy.core import AnyGame
from stosy.games import games
from stosy.server.schema.json_schema import (
    ENDPOINTS,
    Own,
    described,
    name_for,
    own,
    said,
    shared,
    spoken,
)
from stosy.wire import VERSION

HEAD = """\
// Everything Stosy's server and its clients say to each other. Made by `stosy wire --typescript`;
// do not edit. Ignore fields, tells and events that you do not know: later releases may add some.
"""
WIDTH = 100
OWN = {
    use: defstruct(use.capitalize(), (), tag_field="do", tag=use) for use in Own.__struct_fields__
}
"""What stands for the types of a game in messages that are the same for all games."""
PARAMETER = "<G extends GameId = GameId>"


def typescript() -> str:
    """A module of types: what all games share, then each game's own, then maps to find them by."""
    common = Names(None, {**shared(), **messages()})
    parts = [HEAD, f"export const VERSION = {VERSION};\n", *common.declarations(OWN.values())]
    known = tuple(common.structs)
    for game in games().values():
        kinds = {name: getattr(own(game), use) for use, name in own_names(game).items()}
        parts += Names(game, kinds).declarations(known)
    return "\n".join([*parts, _games(), *_uses(), _endpoints()])


def messages() -> Mapping[str, Any]:
    """The messages at a table of any game, by name."""
    kinds = asdict(said(Own(**OWN)))
    return {use.capitalize(): kind for use, kind in kinds.items() if use not in OWN}


def own_names(game: AnyGame) -> dict[str, str]:
    """What the types of a game are called, by what they are for; cards have no name."""
    return {use: name_for(game, use.capitalize()) for use in OWN if use != "card"}


class Names:
    """The types of one game, or of none, with what they are called."""

    def __init__(self, game: AnyGame | None, kinds: Mapping[str, Any]) -> None:
        self.game = game
        self.kinds = dict(zip(kinds, inspect.multi_type_info(kinds.values()), strict=True))
        self.structs = structs_in(self.kinds.values())
        self.unions = {
            frozenset(map(key_of, info.types)): name
            for name, info in self.kinds.items()
            if isinstance(info, inspect.UnionType)
        }
        """A union is named where it is used, too."""

    def declarations(self, known: Iterable[Any]) -> Iterator[str]:
        """Each struct and union, but not the structs known already."""
        declared = {self.name(info) for info in self.structs.values()}
        for kind, info in self.structs.items():
            if kind not in known:
                yield self.struct(info)
        for name, each in self.kinds.items():
            if name not in declared:
                yield alias(name, self.members(each))

    def name(self, info: inspect.StructType) -> str:
        return name_for(self.game, class_of(info).__name__)

    def struct(self, info: inspect.StructType) -> str:
        """An object's type; not an interface, which is no `Record` for TypeScript."""
        tag = [] if info.tag is None else [f"  readonly {info.tag_field}: {literal(info.tag)};"]
        fields = [
            f"  readonly {field.encode_name}{'' if always(info, field) else '?'}: "
            f"{self.told(field.type)};"
            for field in info.fields
        ]
        body = "\n".join([*tag, *fields])
        comment = comment_of(class_of(info).__doc__ or "")
        parameter = PARAMETER if self.varies(info) else ""
        return f"{comment}export type {self.name(info)}{parameter} = {{\n{body}\n}};\n"

    def varies(self, info: inspect.StructType) -> bool:
        """Is it a message that has types of a game in it?"""
        return self.game is None and (info.cls in OWN.values() or get_origin(info.cls) is not None)

    def members(self, info: inspect.Type) -> list[str]:
        """The alternatives of a union, or the only one."""
        return list(map(self.told, info.types if isinstance(info, inspect.UnionType) else (info,)))

    def told(self, info: inspect.Type) -> str:
        """A type as an expression."""
        match info:
            case inspect.StructType():
                return f"{self.name(info)}<G>" if self.varies(info) else self.name(info)
            case inspect.UnionType():
                return self._union(info)
            case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
                return f"readonly {bracketed(self.told(item))}[]"
            case inspect.DictType(value_type=value):
                return f"{{ readonly [name: string]: {self.told(value)} }}"
            case inspect.LiteralType(values=values):
                return " | ".join(map(literal, values))
            case inspect.CustomType():
                return "number | string"
            case _:
                return PLAIN[type(info)]

    def _union(self, info: inspect.UnionType) -> str:
        rest = [each for each in info.types if not isinstance(each, inspect.NoneType)]
        name = self.unions.get(frozenset(map(key_of, rest)))
        members = [name] if name is not None else list(map(self.told, rest))
        return " | ".join([*members, *(["null"] if len(rest) < len(info.types) else [])])


PLAIN: Mapping[type[inspect.Type], str] = {
    inspect.AnyType: "unknown",
    inspect.BoolType: "boolean",
    inspect.FloatType: "number",
    inspect.IntType: "number",
    inspect.NoneType: "null",
    inspect.StrType: "string",
}


def structs_in(infos: Iterable[inspect.Type]) -> dict[Any, inspect.StructType]:
    """Every struct in these types by its class, those that it needs after it."""
    found: dict[Any, inspect.StructType] = {}

    def look(info: Any) -> None:
        match info:
            case inspect.StructType(cls=kind) if kind not in found:
                found[kind] = info
                for field in info.fields:
                    look(field.type)
            case inspect.UnionType(types=types):
                for each in types:
                    look(each)
            case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
                look(item)
            case inspect.DictType(value_type=value):
                look(value)

    for info in infos:
        look(info)
    return found


def class_of(info: inspect.StructType) -> type[Struct]:
    """The class of a struct, without the arguments of a generic one."""
    kind: type[Struct] = get_origin(info.cls) or info.cls
    return kind


def key_of(info: inspect.Type) -> object:
    """The tag field of a union."""
    return info.cls if isinstance(info, inspect.StructType) else repr(info)


def always(info: inspect.StructType, field: inspect.Field) -> bool:
    """Is the field in every message? Senders may omit defaults, and our server does so in some."""
    unset = field.default is field.default_factory is NODEFAULT
    if field.required or class_of(info) in asked():
        return field.required
    return not unset and not class_of(info).__struct_config__.omit_defaults


@cache
def asked() -> frozenset[type[Struct]]:
    """The classes of what clients send."""
    bodies = [each.body for each in ENDPOINTS if each.body is not None]
    asks = [spoken(game).ask for game in games().values()]
    found = structs_in(inspect.multi_type_info([*bodies, *asks]))
    return frozenset(map(class_of, found.values()))


def literal(value: object) -> str:
    return json.dumps(value)


def bracketed(told: str) -> str:
    """An expression that can be followed by brackets."""
    return f"({told})" if " " in told else told


def comment_of(text: str) -> str:
    lines = described(text).replace("*/", "* /").splitlines()
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


def alias(name: str, members: Sequence[str]) -> str:
    head = name + (PARAMETER if any("<G>" in each for each in members) else "")
    line = f"export type {head} = {' | '.join(members)};\n"
    if len(line) <= WIDTH:
        return line
    return f"export type {head} =\n" + "".join(f"  | {each}\n" for each in members)[:-1] + ";\n"


def _games() -> str:
    """Which types belong to which game."""
    rows = []
    for game in games().values():
        card = Names(game, {}).told(inspect.type_info(game.cards))
        uses = {"card": card} | own_names(game)
        lines = "".join(f"    {use}: {uses[use]};\n" for use in OWN)
        rows.append(f"  {literal(game.id)}: {{\n{lines}  }};\n")
    comment = comment_of("The types of each game.")
    game_id = alias("GameId", ["keyof GameTypes"])
    return f"{comment}export interface GameTypes {{\n{''.join(rows)}}}\n\n{game_id}"


def _uses() -> Iterator[str]:
    """The types of a game by what they are for; without a game, those of any."""
    for use, kind in OWN.items():
        yield f"export type {kind.__name__}{PARAMETER} = GameTypes[G][{literal(use)}];\n"


def _endpoints() -> str:
    """Which types go over HTTP where."""
    rows = []
    for each in ENDPOINTS:
        body, answer = (
            "null" if kind is None else name_for(None, kind.__name__)
            for kind in (each.body, each.answer)
        )
        if each.by_game is not None:
            answer = each.by_game.capitalize()
        rows.append(f"  {literal(each.name)}: {{ body: {body}; answer: {answer} }};\n")
    comment = comment_of(
        "What goes over HTTP; null where there is no body, or none of ours. Errors are a Problem."
    )
    return f"{comment}export interface Endpoints {{\n{''.join(rows)}}}\n"
