"""All endpoints, and the JSON Schema of all messages, from their types."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from inspect import cleandoc
from typing import Any, get_args, get_origin

import msgspec
from msgspec import Struct

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


class Spoken(Struct, frozen=True):
    """The message types of a table with a certain game."""

    action: Any
    analysing: Any
    ask: Any
    chance: Any
    event: Any
    options: Any
    others: Any
    puzzle: Any
    result: Any
    solution: Any
    step: Any
    steps: Any
    tell: Any
    view: Any


class Endpoint(Struct, frozen=True):
    """An HTTP endpoint; `body` and `answer` are types, if they are our JSON.

    `LobbyTell` has the messages of the lobby's socket. `Spoken` has those of a table's socket and,
    under the name `by_game`, an answer that differs by game.
    """

    method: str
    path: str
    body: Any = None
    answer: Any = None
    by_game: str | None = None

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
    Endpoint("GET", "/api/puzzles/{game}/next", by_game="puzzle"),
    Endpoint("POST", "/api/puzzles/{game}/{puzzle}", body=daily.Answer, by_game="solution"),
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
    Endpoint("GET", "/api/tables/{table}/records/{match}/analysis", by_game="analysing"),
    Endpoint("GET", "/api/tables/{table}/records/{match}/highlights", answer=api.Highlights),
    Endpoint("GET", "/api/tables/{table}/records/{match}/others", by_game="others"),
    Endpoint("GET", "/api/tables/{table}/records/{match}/steps", by_game="steps"),
    Endpoint("POST", "/api/tables/{table}/reports", body=api.ReportPerson, answer=api.Reported),
    Endpoint("GET", "/api/tables/{table}/socket"),
    Endpoint("GET", "/api/wire.json"),
    Endpoint("GET", "/metrics"),
)


@cache
def spoken(game: AnyGame) -> Spoken:
    """The messages with the game's own types in them."""
    return said(own(game))


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


def said(own: Own) -> Spoken:
    """The messages with these types in them."""
    analysing: Any = Analysing
    others: Any = api.Others
    puzzle: Any = daily.Puzzle
    solution: Any = daily.Solution
    step: Any = api.Step
    steps: Any = api.Steps
    return Spoken(
        action=own.action,
        analysing=analysing[own.action | Timeout],
        ask=asks_with(own.action),
        chance=own.chance,
        event=own.event,
        options=own.options,
        others=others[own.result],
        puzzle=puzzle[own.view, own.action],
        result=own.result,
        solution=solution[own.action],
        step=step[own.event, own.view, own.card],
        steps=steps[own.event, own.view, own.card],
        tell=tells_with(own.view, own.event, own.action),
        view=own.view,
    )


@cache
def shared() -> Mapping[str, Any]:
    """The types that are the same for all games, by name."""
    plain = [kind for union in (Ask, Tell) for kind in get_args(union) if get_origin(kind) is None]
    bodies = [kind for each in ENDPOINTS for kind in (each.body, each.answer)]
    kinds = (Hello, Ping, *plain, *bodies, api.Problem, Resign, Timeout)
    named = {name_for(None, kind.__name__): kind for kind in kinds if kind is not None}
    return {"Happening": Happening, "LobbyTell": api.LobbyTell} | named


@cache
def shared_names() -> frozenset[str]:
    """The names of the shared types, those in them included."""
    _, components = _components(shared().values())
    return frozenset(map(_class_name, components.values()))


def name_for(game: AnyGame | None, kind: str) -> str:
    """The name of a class for clients: classes of one game begin with the game's name."""
    if game is None or kind in shared_names():
        return OTHER_NAMES.get(kind, kind)
    own = game.id.title().replace("-", "")
    return kind if kind.startswith(own) else own + kind


def own_names(game: AnyGame) -> dict[str, str]:
    """What the types of a game are called for clients, by what they are for."""
    return {use: name_for(game, use.capitalize()) for use in Spoken.__struct_fields__}


def described(text: str) -> str:
    """A docstring for people who do not write Python."""
    return cleandoc(text).replace("None", "null")


@cache
def schema() -> dict[str, Any]:
    """The JSON Schema of all messages, and where each is used. Do not modify it."""
    definitions = _definitions(None, shared())
    for game in games().values():
        names, kinds = own_names(game), msgspec.structs.asdict(spoken(game))
        definitions |= _definitions(game, {names[use]: kind for use, kind in kinds.items()})
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
    if each.by_game is not None:
        names = [own_names(game)[each.by_game] for game in games().values()]
        body = {} if each.body is None else {"body": _ref(name_for(None, each.body.__name__))}
        return body | {"answer": {"anyOf": list(map(_ref, names))}}
    kinds = {"body": each.body, "answer": each.answer}
    return {
        use: _ref(name_for(None, kind.__name__)) for use, kind in kinds.items() if kind is not None
    }


def _definitions(game: AnyGame | None, kinds: Mapping[str, Any]) -> dict[str, Any]:
    """The schemas of some types and of all that is in them, by name."""
    schemas, components = _components(kinds.values())
    names = {old: name_for(game, _class_name(each)) for old, each in components.items()}
    if len(set(names.values())) < len(names):
        raise TypeError(f"two types of one name: {sorted(names)}")
    found = {
        names[old]: _renamed({**each, "title": names[old]}, names)
        for old, each in components.items()
    }
    unions = {name: _renamed(each, names) for name, each in zip(kinds, schemas, strict=True)}
    return unions | found


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
