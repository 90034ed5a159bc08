"""A player who asks for all kinds of things, by dice; and the two places where it plays."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from hashlib import sha256
from itertools import count
from random import Random
from typing import Any, Protocol, TypeAlias

import aiohttp

from stosy.wire import VERSION
from tests.timeouts import TIMEOUT

Json: TypeAlias = dict[str, Any]
PART = "5a" * 16
MOST = 5000
"""Asks in one script."""
HELLO = {"ask": "hello", "version": VERSION, "coach": True, "mix": True, "seen": 0}
ANSWERS = frozenset({"ack", "refusal", "planned", "hints"})
STRANGE = (
    {"ask": "act", "actions": [{"do": "lay", "card": 500, "pile": "up"}]},
    {"ask": "say", "text": "шістнадцять"},
    {"ask": "say", "text": "hello"},
    {"ask": "react", "reaction": "wow"},
    {"ask": "dance"},
    {"ask": "sit", "seat": 0},
    {"ask": "arrange", "change": {"clock": 60}},
    {"ask": "hurry"},
    {"ask": "ping"},
)


class Script:
    """What is asked next follows from what was told, and from the dice."""

    def __init__(self, seed: str, matches: int = 1) -> None:
        self._random = Random(seed)
        self._ids = count(1)
        self._matches = matches
        self.heard: list[Json] = []
        self._update: Json = {}
        self._facts: Json = {}

    def hear(self, told: Json) -> None:
        self.heard.append(told)
        if told["tell"] == "table_is":
            self._facts = told["facts"]
        elif told["tell"] == "update" and "view" in told:
            self._update = told

    def next(self) -> Json | None:
        """The next ask; None when all matches are over."""
        phase, mix = self._facts["phase"], self._facts.get("mix")
        if mix and mix.get("hashes") and not mix.get("parts") and phase != "playing":
            return self._ask(ask="open_part", attempt=mix["attempt"], part=PART)
        if phase == "over" and self._facts["match"] == self._matches:
            return None
        if phase in ("gathering", "over"):
            return self._ask(ask="start")
        if self._facts.get("between_rounds"):
            return self._ask(ask="go_on")
        if self._random.random() < 0.15:
            return self._ask(**self._random.choice(STRANGE))
        return self._move()

    def _move(self) -> Json:
        offers = self._update.get("offers", [])
        waited = [each for each in offers if each.get("fallback")] or offers
        if not waited:
            return self._ask(ask="ping")
        offer = self._random.choice(waited)
        action = self._random.choice(offer["actions"])
        if self._random.random() < 0.1:
            return self._ask(ask="plan", actions=[action], at=self._update["at"])
        return self._ask(ask="act", actions=[action], offer=offer["id"])

    def _ask(self, **ask: Any) -> Json:
        return {**ask, "id": f"id-{next(self._ids)}"}


class Server:
    """A table of a server, by a real socket."""

    def __init__(self, url: str, session: aiohttp.ClientSession) -> None:
        self._url, self._session = url, session

    async def request(self, method: str, path: str, body: Json | None = None) -> tuple[int, Any]:
        async with self._session.request(method, self._url + path, json=body) as response:
            return response.status, await response.json(content_type=None)

    async def play(self, table: str, script: Script, passes: Callable[[], None]) -> None:
        path = f"{self._url}/api/tables/{table}/socket"
        async with self._session.ws_connect(path) as socket:

            async def exchange(ask: Json, until: Callable[[Json], bool]) -> None:
                await socket.send_str(json.dumps(ask))
                while True:
                    told = json.loads(await socket.receive_str(timeout=TIMEOUT))
                    script.hear(told)
                    if until(told):
                        return

            await play(script, exchange, passes)


class Handles(Protocol):
    """The site of a browser, wherever it runs."""

    def handle(self, message: str, /) -> bytes | str: ...


class Browser:
    """A table without a server; everything goes through JSON, and is kept."""

    def __init__(self, site: Handles) -> None:
        self.site = site
        self.logs: dict[str, list[str]] = {}
        self.summaries: dict[str, str] = {}
        self.analyses: dict[str, dict[int, Json]] = {}
        self._ids = count(1)
        self.told: list[tuple[int, Json | None]] = []
        self.wait: float | None = None

    def handle(self, **message: Any) -> Json:
        """Keep what is to be kept, search at once, and read logs that are wanted."""
        effects: Json = json.loads(self.site.handle(json.dumps(message)))
        if (wanted := effects["wanted"]) is not None:
            analyses = [*self.analyses.get(wanted, {}).values()]
            self.handle(message="log", table=wanted, entries=self.logs[wanted], analyses=analyses)
            return self.handle(**message)
        for kept in effects["kept"]:
            self.logs.setdefault(kept["table"], []).extend(kept["entries"])
            self.summaries.pop(kept["table"], None)
            self.summaries[kept["table"]] = kept["summary"]
        for analysed in effects["analysed"]:
            self.analyses.setdefault(analysed.pop("table"), {})[analysed["match"]] = analysed
        self.told += [(each["connection"], each["tell"]) for each in effects["told"]]
        self.wait = effects["wait"]
        return effects

    def request(self, method: str, path: str, body: Json | None = None) -> tuple[int, Any]:
        text = "" if body is None else json.dumps(body)
        done = self.handle(message="request", id="1", method=method, path=path, body=text)
        [answer] = done["answers"]
        return answer["status"], answer["body"]

    def connect(self, table: str) -> int:
        number = next(self._ids)
        self.handle(message="connect", connection=number, table=table)
        return number

    def say(self, connection: int, ask: Json) -> list[Json]:
        """What is told on this connection then; None where it was closed."""
        self.told = []
        self.handle(message="hear", connection=connection, text=json.dumps(ask))
        return [tell for number, tell in self.told if number == connection and tell is not None]

    async def play(self, table: str, script: Script, passes: Callable[[], None]) -> None:
        connection = self.connect(table)

        async def exchange(ask: Json, until: Callable[[Json], bool]) -> None:
            heard = self.say(connection, ask)
            assert until(heard[-1]), heard
            for told in heard:
                script.hear(told)

        await play(script, exchange, passes)


Exchange: TypeAlias = Callable[[Json, Callable[[Json], bool]], Awaitable[None]]


async def play(script: Script, exchange: Exchange, passes: Callable[[], None]) -> None:
    """Greet, then ask one thing after the other; time passes with each."""
    await exchange(HELLO, lambda told: told["tell"] == "update")
    for _ in range(MOST):
        if (ask := script.next()) is None:
            return
        passes()
        await exchange(ask, lambda told, ask=ask: answers(told, ask["id"]))  # type: ignore[misc]

    raise AssertionError("the matches do not end")


def answers(told: Json, ident: str) -> bool:
    return told["tell"] in ANSWERS and told["id"] == ident


def hash_of_part() -> str:
    return sha256(PART.encode()).hexdigest()
