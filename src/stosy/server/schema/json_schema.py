"""All endpoints, and the JSON Schema of all messages, from their types."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from inspect import cleandoc
from typing import Any, get_args, get_origin

import msgspec
from msgspec import NODEFAULT, Struct, defstruct, inspect

from stosy.analysis.results import Analysing
from stosy.core import AnyGame, Record, Resign, Timeout
from stosy.games import games
from stosy.vocabulary.events import Happening
from stosy.wire import VERSION, api, daily, people
from stosy.wire import games as own_games
from stosy.wire.asks import Ask, Hello, Ping
from stosy.wire.decoding import actions_of, asks_with, events_of, tells_with
from stosy.wire.tells import TableFacts, Tell

OTHER_NAMES = {"Record": "MatchRecord"}
"""`Record` is a type of TypeScript itself."""
PLAIN_VALUE = {"type": ["integer", "string"]}
"""What `object` stands for in our types: the value of an option."""


class Own(Struct, frozen=True):
    """The types of one game."""

    action: Any
    card: Any
    chance: Any
    event: Any
    options: Any
    result: Any
    view: Any


class Endpoint(Struct, frozen=True):
    """An HTTP endpoint; `body` and `answer` are types, if they are our JSON.

    `LobbyTell` has the messages of the lobby's socket, `Ask` and `Tell` those of a table's socket.
    """

    method: str
    path: str
    body: Any = None
    answer: Any = None

    @property
    def name(self) -> str:
        return f"{self.method} {self.path}"


ENDPOINTS = (
    Endpoint("GET", "/api/daily", answer=daily.DailyDeals),
    Endpoint("POST", "/api/daily/{game}", answer=api.Created),
    Endpoint("GET", "/api/daily/{date}/{game}", answer=daily.DailyResults),
    Endpoint("GET", "/api/games", answer=api.Games),
    Endpoint("GET", "/api/games/{game}/words/{language}.ftl"),
    Endpoint("GET", "/api/health", answer=api.Health),
    Endpoint("GET", "/api/lobby"),
    Endpoint("GET", "/api/me", answer=api.Me),
    Endpoint("PUT", "/api/me", body=api.Rename, answer=api.Me),
    Endpoint("DELETE", "/api/me", answer=api.Me),
    Endpoint("GET", "/api/me/blocks", answer=api.Blocks),
    Endpoint("DELETE", "/api/me/blocks/{block}", answer=api.Blocks),
    Endpoint("GET", "/api/me/data", answer=api.OwnData),
    Endpoint("PUT", "/api/me/avatar", body=api.ChooseAvatar, answer=api.Me),
    Endpoint("POST", "/api/me/code", answer=people.RecoveryCode),
    Endpoint("GET", "/api/me/games", answer=own_games.MyGames),
    Endpoint("GET", "/api/me/people", answer=own_games.MetPeople),
    Endpoint("GET", "/api/me/statistics", answer=own_games.Statistics),
    Endpoint("GET", "/api/me/keys", answer=people.Keys),
    Endpoint("POST", "/api/me/link", answer=people.MoveLink),
    Endpoint("POST", "/api/me/link/look", body=people.LinkGiven, answer=people.Persona),
    Endpoint("POST", "/api/me/passkeys", body=people.NewPasskey, answer=people.Keys),
    Endpoint("POST", "/api/me/passkeys/options", answer=people.PasskeyOptions),
    Endpoint("DELETE", "/api/me/passkeys/{passkey}", answer=people.Keys),
    Endpoint("POST", "/api/me/sign-in", body=people.SignIn, answer=api.Me),
    Endpoint("POST", "/api/me/sign-in/options", answer=people.PasskeyOptions),
    Endpoint("GET", "/api/me/push", answer=api.Push),
    Endpoint("PUT", "/api/me/push", body=api.Subscribe, answer=api.Push),
    Endpoint("DELETE", "/api/me/push", body=api.Unsubscribe, answer=api.Push),
    Endpoint("POST", "/api/me/renew", answer=api.Me),
    Endpoint("POST", "/api/me/revoke", answer=api.Me),
    Endpoint("GET", "/api/puzzles", answer=daily.Puzzles),
    Endpoint("GET", "/api/puzzles/{game}/next", answer=daily.Puzzle),
    Endpoint("POST", "/api/puzzles/{game}/{puzzle}", body=daily.Answer, answer=daily.Solution),
    Endpoint("POST", "/api/puzzles/{game}/{puzzle}/plan", body=daily.Answer, answer=daily.Puzzle),
    Endpoint("GET", "/api/ready", answer=api.Health),
    Endpoint("GET", "/api/tables", answer=api.Tables),
    Endpoint("POST", "/api/tables", body=api.Create, answer=api.Created),
    Endpoint("GET", "/api/tables/{table}", answer=TableFacts),
    Endpoint("GET", "/api/tables/{table}/blocks", answer=api.SeatBlocks),
    Endpoint("POST", "/api/tables/{table}/blocks", body=api.BlockPerson, answer=api.SeatBlocks),
    Endpoint("GET", "/api/tables/{table}/invitation", answer=api.Invitation),
    Endpoint("POST", "/api/tables/{table}/invitation", body=api.Invite, answer=api.Invitation),
    Endpoint("GET", "/api/tables/{table}/invitation.svg"),
    Endpoint("POST", "/api/tables/{table}/join", body=api.Join, answer=api.OwnSeat),
    Endpoint("POST", "/api/tables/{table}/leave", answer=api.OwnSeat),
    Endpoint("GET", "/api/tables/{table}/series", answer=own_games.SeriesScore),
    Endpoint("GET", "/api/tables/{table}/records", answer=api.Records),
    Endpoint("GET", "/api/tables/{table}/records/{match}", answer=Record),
    Endpoint("GET", "/api/tables/{table}/records/{match}/analysis", answer=Analysing),
    Endpoint("GET", "/api/tables/{table}/records/{match}/highlights", answer=api.Highlights),
    Endpoint("GET", "/api/tables/{table}/records/{match}/others", answer=api.Others),
    Endpoint("GET", "/api/tables/{table}/records/{match}/steps", answer=api.Steps),
    Endpoint("POST", "/api/tables/{table}/reports", body=api.ReportPerson, answer=api.Reported),
    Endpoint("GET", "/api/tables/{table}/socket"),
    Endpoint("GET", "/api/wire.json"),
    Endpoint("GET", "/metrics"),
)


def own(game: AnyGame) -> Own:
    """The types of a game, with what all games add to them."""
    return Own(
        action=actions_of(game),
        card=game.cards,
        chance=game.chances,
        event=events_of(game),
        options=game.options,
        result=game.results,
        view=game.views,
    )


ANY_GAMES = Own(
    *[defstruct(use.capitalize(), (), tag_field="do", tag=use) for use in Own.__struct_fields__]
)
"""What stands for the types of a game where they are those of any game."""


def messages(own: Own) -> dict[str, Any]:
    """The messages with types of a game in them, by name."""
    analysing: Any = Analysing
    others: Any = api.Others
    puzzle: Any = daily.Puzzle
    solution: Any = daily.Solution
    step: Any = api.Step
    steps: Any = api.Steps
    return {
        "Analysing": analysing[own.action | Timeout],
        "Ask": asks_with(own.action),
        "Others": others[own.result],
        "Puzzle": puzzle[own.view, own.action],
        "Solution": solution[own.action],
        "Step": step[own.event, own.view, own.card],
        "Steps": steps[own.event, own.view, own.card],
        "Tell": tells_with(own.view, own.event, own.action),
    }


@cache
def shared() -> Mapping[str, Any]:
    """The types that are the same for all games, by name."""
    plain = [kind for union in (Ask, Tell) for kind in get_args(union) if get_origin(kind) is None]
    bodies = [kind for each in ENDPOINTS for kind in (each.body, each.answer)]
    kinds = (Hello, Ping, *plain, *bodies, api.Problem, Resign, Timeout)
    named = {name_of(kind): kind for kind in kinds if kind is not None}
    own = messages(ANY_GAMES)
    return {"Happening": Happening, "LobbyTell": api.LobbyTell} | named | own


@cache
def shared_names() -> frozenset[str]:
    """The names of the shared types, those in them included."""
    _, components = _components(shared().values())
    return frozenset(map(_class_name, components.values()))


def name_of(kind: Any) -> str:
    """The name of a shared class for clients."""
    name: str = kind.__name__
    return OTHER_NAMES.get(name, name)


def name_for(game: AnyGame | None, kind: str) -> str:
    """The name of a class for clients: classes of one game begin with the game's name."""
    if game is None or kind in shared_names() - {*map(str.capitalize, Own.__struct_fields__)}:
        return OTHER_NAMES.get(kind, kind)
    own = game.id.title().replace("-", "")
    return kind if kind.startswith(own) else own + kind


def own_names(game: AnyGame) -> dict[str, str]:
    """What the types of a game are called for clients, by what they are for."""
    return {use: name_for(game, use.capitalize()) for use in Own.__struct_fields__}


def described(text: str) -> str:
    """A docstring for people who do not write Python."""
    return cleandoc(text).replace("None", "null")


@cache
def schema() -> dict[str, Any]:
    """The JSON Schema of all messages, and where each is used. Do not modify it."""
    definitions = _definitions(None, shared())
    for game in games().values():
        names, kinds = own_names(game), msgspec.structs.asdict(own(game))
        definitions |= _definitions(game, {names[use]: kind for use, kind in kinds.items()})
    for use in Own.__struct_fields__:
        definitions[use.capitalize()] = {
            "description": f"The {use} of any game; `games` tells which types it has in each.",
            "anyOf": [_ref(own_names(game)[use]) for game in games().values()],
        }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "What Stosy's server and its clients say to each other",
        "version": VERSION,
        "games": {
            game.id: {use: _ref(name) for use, name in own_names(game).items()}
            for game in games().values()
        },
        "http": {each.name: _bodies(each) for each in ENDPOINTS},
        "$defs": dict(sorted(definitions.items())),
    }


def _bodies(each: Endpoint) -> dict[str, Any]:
    kinds = {"body": each.body, "answer": each.answer}
    return {use: _ref(name_of(kind)) for use, kind in kinds.items() if kind is not None}


def _definitions(game: AnyGame | None, kinds: Mapping[str, Any]) -> dict[str, Any]:
    """The schemas of some types and of all that is in them, by name."""
    schemas, components = _components(kinds.values())
    structs = {kind.__name__: info for kind, info in structs_in(kinds.values()).items()}
    names = {old: name_for(game, _class_name(each)) for old, each in components.items()}
    if len(set(names.values())) < len(names):
        raise TypeError(f"two types of one name: {sorted(names)}")
    found = {
        names[old]: _renamed(
            {**each, "title": names[old], "required": _always(structs[_class_name(each)])}, names
        )
        for old, each in components.items()
    }
    unions = {name: _renamed(each, names) for name, each in zip(kinds, schemas, strict=True)}
    return unions | found


def _always(info: inspect.StructType) -> list[str]:
    """The fields that every message has: clients may omit defaults, our server does so in some."""
    kind = class_of(info)
    omits = kind in asked() or kind.__struct_config__.omit_defaults
    there = [
        each.encode_name
        for each in info.fields
        if each.required or not (omits or each.default is each.default_factory is NODEFAULT)
    ]
    return there if info.tag_field is None else [info.tag_field, *there]


@cache
def asked() -> frozenset[type[Struct]]:
    """The classes of what clients send."""
    bodies = [each.body for each in ENDPOINTS if each.body is not None]
    asks = [asks_with(own(game).action) for game in games().values()]
    return frozenset(structs_in([*bodies, *asks]))


def structs_in(kinds: Iterable[Any]) -> dict[type[Struct], inspect.StructType]:
    """Every struct in these types, by its class without the arguments of a generic one."""
    found: dict[type[Struct], inspect.StructType] = {}

    def look(info: Any) -> None:
        match info:
            case inspect.StructType() if class_of(info) not in found:
                found[class_of(info)] = info
                for field in info.fields:
                    look(field.type)
            case inspect.UnionType(types=types):
                for each in types:
                    look(each)
            case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
                look(item)
            case inspect.DictType(value_type=value):
                look(value)

    for info in inspect.multi_type_info(kinds):
        look(info)
    return found


def class_of(info: inspect.StructType) -> type[Struct]:
    """The class of a struct, without the arguments of a generic one."""
    kind: type[Struct] = get_origin(info.cls) or info.cls
    return kind


def _components(kinds: Iterable[Any]) -> tuple[tuple[dict[str, Any], ...], dict[str, Any]]:
    return msgspec.json.schema_components(
        kinds, schema_hook=lambda kind: PLAIN_VALUE, ref_template="{name}"
    )


def _class_name(component: Mapping[str, Any]) -> str:
    """The name of a component's class, without the arguments of a generic one."""
    title: str = component["title"]
    return title.partition("[")[0]


def _ref(name: str) -> dict[str, str]:
    return {"$ref": f"#/$defs/{name}"}


def _renamed(node: Any, names: Mapping[str, str]) -> Any:
    """A schema with its references and descriptions as clients read them."""
    match node:
        case {"$ref": str(old), **rest}:
            return rest | _ref(names[old])
        case {"propertyName": str(field), "mapping": dict(mapping)}:
            refs = {tag: f"#/$defs/{names[old]}" for tag, old in mapping.items()}
            return {"propertyName": field, "mapping": refs}
        case dict():
            told = node.get("description")
            new = {key: _renamed(value, names) for key, value in node.items()}
            return new | {"description": described(told)} if isinstance(told, str) else new
        case list() | tuple():
            return [_renamed(value, names) for value in node]
        case _:
            return node
