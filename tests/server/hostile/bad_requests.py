"""Requests of a hostile client: right ones of every endpoint, mutations of them, and malformed
HTTP."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from random import Random
from typing import Any

from msgspec import Struct, field, inspect

from stosy.games import find
from stosy.server.schema.json_schema import ENDPOINTS
from stosy.teaching.puzzles import puzzles_of
from tests.server.hostile.asks import actions
from tests.server.hostile.frames import UPGRADE, request
from tests.server.hostile.mutations import PLAIN, STRINGS, bent, garbled, written
from tests.server.push_service import Browser, Service

TABLE, BLOCK, PERSON, PASSKEY = "A" * 22, "A" * 12, "B" * 22, "C" * 22
CODE, LINK = "0000-0000-0000-0000-0000", "D" * 22
"""Stand for what a client may know: see `Known`."""
GAME = "the-game"
PLACES = {
    "table": TABLE,
    "match": "1",
    "game": GAME,
    "language": "uk",
    "date": f"{datetime.now(UTC):%Y-%m-%d}",
    "puzzle": next(iter(puzzles_of(find(GAME)))),
    "block": BLOCK,
    "passkey": PASSKEY,
}
"""What stands in the path of an endpoint."""
_FILLED = [(each, each.path.format(**PLACES)) for each in ENDPOINTS]
RIGHT = {path: tuple(each.method for each, at in _FILLED if at == path) for _, path in _FILLED}
"""The methods of each path; of all others, GET."""
KINDS = {
    (each.method, path): inspect.type_info(each.body)
    for each, path in _FILLED
    if each.body is not None
}
"""The bodies that requests have, by method and path."""
RECORD = f"/api/tables/{TABLE}/records/1"
PATHS = (
    *RIGHT,
    *("/", "/me", "/me/games", "/privacy", "/imprint", "/notice.css", "/assets/index-1.js"),
    *("/sw.js", "/rules", f"/rules/{GAME}", f"/t/{TABLE}", f"/t/{TABLE}/replay/1"),
    *("/daily", "/daily/2026-11-16", f"/daily/2026-11-16/{GAME}", "/puzzles", f"/puzzles/{GAME}"),
    *("/api/me/games?before=1.1.A", "/api/me/games?before=x", "/api/me/games?with=x&won=1"),
    *(f"/api/me/games?with={PERSON}", "/api/daily?date=2026-11-16", "/api/tables?from=24"),
    *(f"/api/daily/2026-11-16/{GAME}", "/api/lobby?announced=1", f"{RECORD}/steps?from=64"),
    *(f"/api/games/{GAME}/pages/cs/table.ftl", f"/api/puzzles/{GAME}/0123456789abcdef"),
)
STRANGE_PATHS = (
    *("/../../etc/passwd", "/..%2f..%2fetc%2fpasswd", "/%2e%2e/", "//evil.example/", "/./api/me"),
    *("/api//me", "/api/me/", "/API/ME", "/api/me%00", "/api/me;x=1", "/%", "/%zz", "/%ff%fe", "*"),
    *("/api/tables/" + "A" * 21, "/api/tables/" + "A" * 23, "/api/tables/" + "%41" * 22),
    *(f"/api/tables/{TABLE}/records/{each}" for each in ("0", "-1", "9999999", "١", "1e3", "1.0")),
    *(
        f"/api/tables/{TABLE}/records/1/steps?from={each}"
        for each in ("-1", "9" * 40, "١", "", "1&")
    ),
    *("/static/../secret", "/t/<script>", "/" + "a" * 3000, "/?" + "a=b&" * 500, "/#fragment"),
    *("http://evil.example/api/me", "http://[::1", "evil.example:443", "", " ", "/api/me?x=%00"),
)
METHODS = (
    *("GET", "GET", "GET", "POST", "POST", "PUT", "PUT", "HEAD", "OPTIONS", "DELETE", "PATCH"),
    *("TRACE", "CONNECT", "PROPFIND", "get", "G", "A" * 40, "GET\x00", "<GET>", ""),
)
HOSTS = (
    *("evil.example", "localhost:99999", "127.0.0.1:0", "[::1", "::1", "127.0.0.1@evil", "a" * 300),
    *("", " ", "127.0.0.1:8080:9090", "127.1", "2130706433", "localhost.", "%6cocalhost", "\xff"),
)
ORIGINS = (
    *("null", "http://evil.example", "https://127.0.0.1", "http://127.0.0.1", "file://", "*"),
    *("http://127.0.0.1:99999", "http://[::1]", "javascript:alert(1)", "", "http://", "\xe9"),
)
COOKIES = (
    *("stosy=", "stosy=a.b", "stosy=" + "A" * 22 + "." + "A" * 43, 'stosy="\\', "stosy", "=;=;="),
    *(
        "stosy=\xff",
        "stosy=" + "a" * 4000,
        "a=b; " * 300,
        "stosy=1; stosy=2",
        "$Version=1; stosy=x",
    ),
)
BODIES = (
    *(b"", b"{}", b"[]", b"null", b"{", b"\xff\xfe", b"\x00", b"0", b'""', b"NaN", b"{}{}"),
    *(b"[" * 3000 + b"]" * 3000, b"9" * 4000, b'{"name":"\\ud800"}', b'{"name":"\\u0000"}'),
    *(b"{" + b" " * 16_000 + b"}", b"a" * 40_000, b"game=the-game", b'{"key":""}', b'{"seat":-1}'),
    b'{"person":"x"}',
)


def _subscription() -> dict[str, Any]:
    """What a real browser says; nobody listens at that port."""
    return Browser("x").subscription(Service(url="http://127.0.0.1:9"))


VALUES: dict[str, tuple[Any, ...]] = {
    "game": (GAME, "face-to-face", GAME, "", "../x", "A" * 61),
    "table": (TABLE, "x"),
    "match": (1, 1, 2, 10**30),
    "avatar": ("00", "49"),
    "hash": ("0" * 64, "a" * 64),
    "bots": ("casual", "random", "remote", ""),
    "preset": ("leaflet", "house"),
    "code": (CODE, CODE.lower(), *STRINGS),
    "link": (LINK, *STRINGS),
    "person": (PERSON, "x"),
    "action": actions()[GAME],
    "said": ([], [], *([each] for each in STRINGS)),
    **{name: (value, value, "") for name, value in _subscription().items()},
}
"""What a field of this name may hold; of all others, their types say it."""


class Known(Struct):
    """What a client has learned from answers: with it a request may be right."""

    tables: tuple[str, ...] = ()
    ids: dict[str, str] = field(default_factory=dict)

    def learn(self, body: bytes) -> None:
        """Ids in an answer are used from now on."""
        told = json.loads(body)
        for name, stands in (("blocks", BLOCK), ("people", PERSON), ("passkeys", PASSKEY)):
            for each in told.get(name) or ():
                self.ids[stands] = each["id"]
        if isinstance(code := told.get("code"), str) and "passkeys" not in told:
            self.ids[CODE] = code
        if "#move=" in (address := told.get("address", "")):
            self.ids[LINK] = address.partition("#move=")[2]

    def put(self, text: str, random: Random) -> str:
        """The text with some of what is known in it."""
        if self.tables and random.random() < 0.6:
            text = text.replace(TABLE, random.choice(self.tables))
        if random.random() < 0.8:
            for stands, real in self.ids.items():
                text = text.replace(stands, real)
        return text


def right(kind: Any, random: Random, name: str = "") -> Any:
    """A value of this type, as JSON has it."""
    if name in VALUES and random.random() < 0.9:
        return random.choice(VALUES[name])
    match kind:
        case inspect.StructType(fields=fields):
            chosen = [each for each in fields if each.required or random.random() < 0.3]
            return {each.name: right(each.type, random, each.name) for each in chosen}
        case inspect.UnionType(types=kinds):
            return right(random.choice(kinds), random)
        case inspect.LiteralType(values=values):
            return random.choice(values)
        case inspect.IntType(ge=least, le=most):
            return random.randint(least or 0, most or 100)
        case inspect.BoolType():
            return random.random() < 0.5
        case inspect.NoneType():
            return None
        case inspect.StrType():
            return random.choice(STRINGS)
        case inspect.DictType(value_type=value):
            names = random.sample(STRINGS, random.randrange(3))
            return {each: right(value, random) for each in names}
        case _:
            return random.choice(PLAIN)


def body_for(method: str, path: str, random: Random) -> str:
    """What the endpoint wants, or something else; now and then with something wrong."""
    kind = KINDS.get((method, path))
    if kind is None or random.random() < 0.1:
        kind = random.choice(list(KINDS.values()))
    value = right(kind, random)
    for _ in range(random.choice((0, 0, 0, 1, 1, 2))):
        value = bent(value, random)
    text = written(value, random)
    return garbled(text, random) if random.random() < 0.1 else text


def http_noise(
    random: Random, port: int, known: Known, cookie: str | None = None
) -> tuple[bytes, bool]:
    """A request, and whether it may leave the server waiting for more of it.

    It may come from the guest with that cookie.
    """
    kind = random.random()
    if kind < 0.05:
        return random.randbytes(random.randrange(1, 400)) + b"\r\n\r\n", True
    path = random.choice(STRANGE_PATHS if random.random() < 0.25 else PATHS)
    method = random.choice(METHODS if kind < 0.35 else RIGHT.get(path, ("GET",)))
    body = random.choice(BODIES)
    if random.random() < 0.7:
        text = known.put(body_for(method, path, random), random)
        body = text.encode(errors="surrogatepass")
    if method not in ("POST", "PUT", "DELETE") and random.random() < 0.8:
        body = b""
    path = known.put(path, random)
    headers, waits = strange_headers(random, body) if random.random() < 0.5 else ({}, False)
    by = cookie if random.random() < 0.7 else None
    made = request(method, path.encode().decode("latin-1"), port, body, by, **headers)
    if random.random() < 0.05:
        place = random.randrange(len(made))
        return made[:place] + random.randbytes(3) + made[place:], True
    if random.random() < 0.02:
        return made[: random.randrange(1, len(made))], True
    return made, waits


def strange_headers(random: Random, body: bytes) -> tuple[dict[str, str | None], bool]:
    """Some of the headers, wrong; with a wrong length there may be more to come."""
    found: dict[str, str | None] = {}
    if random.random() < 0.15:
        found["Host"] = random.choice((None, *HOSTS))
    if random.random() < 0.2:
        found["Origin"] = random.choice(ORIGINS)
    if random.random() < 0.3:
        found["Cookie"] = random.choice(COOKIES)
    if random.random() < 0.1:
        found |= UPGRADE
        name = random.choice(list(UPGRADE))
        found[name] = random.choice((None, "", "13, 8", "x" * 100, "websocket, h2c", UPGRADE[name]))
    if random.random() < 0.1:
        found["Content_Type"] = random.choice(
            ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "\xff/;", "")
        )
    if random.random() < 0.05:
        found["Content_Encoding"] = random.choice(("gzip", "deflate", "br", "zstd", "identity"))
    if random.random() < 0.05:
        found["Accept_Language"] = random.choice(("uk;q=nan", "*", ";;;,", "x" * 1000, "\xff"))
    if random.random() < 0.05:
        found["X_Forwarded_For"] = random.choice(("127.0.0.1", "::1, x", "a" * 500, ""))
    if random.random() < 0.03:
        found["Expect"] = random.choice(("100-continue", "the-worst", "\xff", ""))
    if random.random() < 0.06:
        size = random.choice(("-1", "1e3", "0x10", "99999999999999999999", str(len(body) + 5), "0"))
        found["Content_Length"] = size
        return found, True
    if random.random() < 0.04:
        found |= {"Transfer_Encoding": random.choice(("chunked", "gzip, chunked", "x"))}
        return found, True
    return found, False
