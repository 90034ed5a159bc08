"""Records: the exact words of the format, and input that is no record."""

from __future__ import annotations

import json
from typing import Any

import pytest
from msgspec.structs import replace

from stosy.core import (
    Malformed,
    Match,
    Move,
    Player,
    Record,
    Refused,
    Resign,
    Timeout,
    read,
    record_of,
    seed_of,
    write,
)
from stosy.core.records import from_plain, to_plain
from stosy.games import find
from stosy.games.rows.piles import EndTurn, Lay, TakeBack
from stosy.games.rows.team_state import Signal
from stosy.games.snakes_and_ladders import state as snakes
from tests.cases import cases

SARA, TIM = Player("Sara", "human"), Player("Tim", "bot:expert")
QUICK = "quick-and-easy"
SEED = "84e5af8875c554e706b776fb6f7a6666a098f7b90b6915a70df4b90f34f14157"
COMMIT = "88ee8c239a6e93b48cf768d3bb7f491b71959e52a8066f6d408f04d24651c082"
DEAL = (
    '{"chance":"deal","hands":[["y3","r1"],["p10","p9"]],"pile":["b6","r6","g5","r10","b4",'
    '"g3","r8","b10","b8","b3","g4","b9","g7","y2","y5","g9","p4","p8","p7","b7","y1","y9",'
    '"y7","b5","b2","g2","p2","r7","g8","p1","r9","p3","g6","y6","y10","y8","p6","r4","r2",'
    '"r3","p5","g1","b1","r5","y4","g10"],"first":0}'
)


def running() -> Match[Any, Any, Any]:
    """A match of Quick & Easy in the middle of its first turn."""
    game = find(QUICK)
    match = Match(game, game.setup(2, game.options(), first=0), seed_of("record"))
    match.play(Move(1, Signal("wants", pile="up"), t=1200))
    match.play(Move(0, Lay("r1", "up"), t=3400, lost=(1,)))
    return match


def finished() -> Record:
    """The record of that match, given up."""
    match = running()
    match.play(Move(1, Resign()))
    return record_of(match, (SARA, TIM))


LINE = write(finished())


def test_the_record_of_a_match_is_this() -> None:
    expected = (
        '{"record":1,"game":"quick-and-easy","rules":2,"options":{"variant":"standard","start":"agreed"},'
        '"seats":[{"name":"Sara","by":"human"},{"name":"Tim","by":"bot:expert"}],'
        f'"seed":"{SEED}","commit":"{COMMIT}",'
        f'"log":[{DEAL},'
        '{"seat":1,"do":"signal","signal":"wants","pile":"up","t":1200},'
        '{"seat":0,"do":"lay","card":"r1","pile":"up","t":3400,"lost":[1]},'
        '{"seat":1,"do":"resign"}],'
        '"result":{"won":false,"left":49,"reason":"resigned"}}'
    )
    assert LINE.decode() == expected


def test_a_running_match_tells_neither_seed_nor_result() -> None:
    told = json.loads(write(record_of(running(), (SARA, TIM))))
    whole = json.loads(LINE)
    assert list(told) == ["record", "game", "rules", "options", "seats", "commit", "log"]
    assert told == {**{key: whole[key] for key in told}, "log": whole["log"][:-1]}
    assert SEED not in json.dumps(told)


def test_a_deal_from_elsewhere_has_null_for_seed_and_commitment() -> None:
    told = json.loads(write(replace(finished(), seed=None, commit=None)))
    assert (told["seed"], told["commit"]) == (None, None)


@cases(
    "game, move, plain",
    [
        ("face-to-face", Move(0, Lay(17, "up")), {"do": "lay", "card": 17, "pile": "up"}),
        ("face-to-face", Move(1, TakeBack()), {"do": "take_back"}),
        ("face-to-face", Move(0, EndTurn()), {"do": "end_turn"}),
        ("the-game", Move(3, Lay(99, "down2")), {"do": "lay", "card": 99, "pile": "down2"}),
        (QUICK, Move(1, Lay("y10", "down")), {"do": "lay", "card": "y10", "pile": "down"}),
        (
            QUICK,
            Move(1, Signal("height", colour="y", level="high")),
            {"do": "signal", "signal": "height", "colour": "y", "level": "high"},
        ),
        (
            QUICK,
            Move(0, Signal("holds", colour="p")),
            {"do": "signal", "signal": "holds", "colour": "p"},
        ),
        (
            "the-game",
            Move(0, Signal("leave", pile="up1")),
            {"do": "signal", "signal": "leave", "pile": "up1"},
        ),
        (
            "snakes-and-ladders",
            Move(2, snakes.Lay("W", colour="b", one_card=True)),
            {"do": "lay", "card": "W", "colour": "b", "one_card": True},
        ),
        ("snakes-and-ladders", Move(2, snakes.Lay("bS")), {"do": "lay", "card": "bS"}),
        ("snakes-and-ladders", Move(0, snakes.Draw()), {"do": "draw"}),
        ("snakes-and-ladders", Move(0, snakes.Pass()), {"do": "pass"}),
        ("snakes-and-ladders", Move(0, snakes.Accept()), {"do": "accept"}),
        ("snakes-and-ladders", Move(0, snakes.Challenge()), {"do": "challenge"}),
        ("snakes-and-ladders", Move(0, snakes.Ready()), {"do": "ready"}),
        ("snakes-and-ladders", Move(0, snakes.CallOut(2)), {"do": "call_out", "target": 2}),
        ("the-game", Move(4, Resign()), {"do": "resign"}),
        (QUICK, Move(1, Timeout(), t=0), {"do": "timeout", "t": 0}),
    ],
)
def test_actions_are_written_so(game: str, move: Move[Any], plain: dict[str, Any]) -> None:
    assert to_plain(move) == {"seat": move.seat, **plain}
    assert from_plain(find(game), {"seat": move.seat, **plain}) == move


def test_chance_is_written_so() -> None:
    reshuffle = snakes.Reshuffle(("r5", "W4"))
    assert to_plain(reshuffle) == {"chance": "reshuffle", "pile": ("r5", "W4")}
    deal = snakes.Deal(2, 1, (("r5",), ("bS",)), ("W",), "g0")
    assert list(to_plain(deal)) == ["chance", "round", "dealer", "hands", "pile", "opening"]
    for name in ("face-to-face", QUICK, "the-game"):
        game = find(name)
        match = Match(game, game.setup(2, game.options()), seed_of("chance"))
        piles = "piles" if name == "face-to-face" else "pile"
        assert list(to_plain(match.log[0])) == ["chance", "hands", piles, "first"]


def changed(old: bytes, new: bytes) -> bytes:
    """The good line with one part replaced."""
    assert LINE.count(old) >= 1
    return LINE.replace(old, new, 1)


DEEP = 100_000


@cases(
    "line",
    [
        pytest.param(b"", id="empty"),
        pytest.param(b"\xef\xbb\xbf" + LINE, id="byte order mark"),
        pytest.param(LINE[:-1], id="truncated"),
        pytest.param(LINE[: len(LINE) // 2], id="half"),
        pytest.param(LINE + LINE, id="two records"),
        pytest.param(b"[]", id="array"),
        pytest.param(b"null", id="null"),
        pytest.param(b"{}", id="no keys"),
        pytest.param(b"\x00" * 100, id="zeros"),
        pytest.param(changed(b'"log":[', b'"log":[NaN,'), id="NaN"),
        pytest.param(changed(b'"log":[', b'"log":[Infinity,'), id="Infinity"),
        pytest.param(changed(b'"log":[', b'"log":[1e999,'), id="number out of range"),
        pytest.param(changed(b'"rules":2', b'"rules":' + b"9" * 5000), id="huge number"),
        pytest.param(changed(b'"log":[', b'"log":[' + b"9" * 5000 + b","), id="huge log number"),
        pytest.param(changed(b'"log":[', b'"log":[' + b"[" * DEEP), id="deep and open"),
        pytest.param(
            changed(b'"log":[', b'"log":[' + b"[" * DEEP + b"]" * DEEP + b","), id="deep log"
        ),
        pytest.param(
            changed(b'"log"', b'"x":' + b'{"x":' * DEEP + b"1" + b"}" * DEEP + b',"log"'),
            id="deep unknown key",
        ),
        pytest.param(changed(b"Sara", b"\xff\xfe"), id="no UTF-8"),
        pytest.param(changed(b"Sara", b"\xed\xa0\x80"), id="surrogate in UTF-8"),
        pytest.param(changed(b"Sara", b"\\ud800"), id="lone surrogate"),
        pytest.param(changed(b"Sara", b"a\nb"), id="line feed in a word"),
        pytest.param(changed(b'"record":1', b'"record":2'), id="other version"),
        pytest.param(changed(b'"record":1', b'"record":true'), id="truth for a number"),
        pytest.param(changed(b'"rules":2', b'"rules":"1"'), id="word for a number"),
        pytest.param(changed(b'"rules":2', b'"rules":1.5'), id="fraction"),
        pytest.param(changed(b'"game":"quick-and-easy"', b'"game":7'), id="number for a word"),
        pytest.param(changed(b'"options":{', b'"options":7,"x":{'), id="options"),
        pytest.param(changed(b'{"name":"Sara","by":"human"}', b'{"name":"Sara"}'), id="no by"),
        pytest.param(changed(b'{"name":"Sara","by":"human"}', b'"Sara"'), id="word for a player"),
        pytest.param(changed(b'"log":[', b'"log":{},"x":['), id="log"),
        pytest.param(changed(b'"result":{', b'"result":7,"x":{'), id="result"),
        pytest.param(changed(b'"commit":', b'"commitment":'), id="no commitment"),
    ],
)
def test_what_is_no_record_is_malformed(line: bytes) -> None:
    with pytest.raises(Malformed) as malformed:
        read(line)
    assert str(malformed.value)


def test_unknown_keys_are_ignored() -> None:
    more = changed(b'"record":1', b'"record":1,"weather":[1,{"a":null}]')
    more = more.replace(b'"name":"Sara"', b'"name":"Sara","age":42')
    assert read(more) == read(LINE)


def test_a_record_is_frozen() -> None:
    record = finished()
    for name in record.__struct_fields__:
        with pytest.raises(AttributeError):
            setattr(record, name, None)
    assert hash(SARA) == hash(Player("Sara", "human"))


def test_a_line_feed_at_the_end_does_not_matter() -> None:
    assert read(LINE + b"\n") == read(LINE)


@cases(
    "plain",
    [
        None,
        7,
        "lay",
        [],
        {},
        {"seat": 0},
        {"do": "resign"},
        {"seat": "0", "do": "resign"},
        {"seat": 0.5, "do": "resign"},
        {"seat": None, "do": "resign"},
        {"seat": 0, "do": "fly"},
        {"seat": 0, "do": ["lay"]},
        {"seat": 0, "do": "lay"},
        {"seat": 0, "do": "lay", "card": 7, "pile": "up"},
        {"seat": 0, "do": "lay", "card": "r7", "pile": None},
        {"seat": 0, "do": "signal", "signal": "shout"},
        {"seat": 0, "do": "resign", "t": "soon"},
        {"seat": 0, "do": "resign", "lost": 1},
        {"seat": 0, "do": "resign", "lost": ["1"]},
        {"chance": 7},
        {"chance": "storm"},
        {"chance": "deal"},
        {"chance": "deal", "hands": [], "pile": [7], "first": 0},
        {1: 2},
    ],
)
def test_an_entry_that_says_nothing_is_refused(plain: object) -> None:
    with pytest.raises(Refused) as refused:
        from_plain(find(QUICK), plain)
    assert (refused.value.code, refused.value.rule) == ("malformed", "G3")
    assert refused.value.facts["detail"]


@pytest.mark.parametrize("more", [{"one_card": False}, {"colour": None}, {"colour": "p"}])
def test_a_lay_says_no_more_than_it_has_to(more: dict[str, object]) -> None:
    with pytest.raises(Refused) as refused:
        from_plain(find("snakes-and-ladders"), {"seat": 0, "do": "lay", "card": "W", **more})
    assert refused.value.code == "malformed"


@pytest.mark.parametrize("margin", [{"t": -1}, {"lost": [-1]}, {"lost": 0}, {"t": 0.5}])
def test_a_margin_holds_natural_numbers(margin: dict[str, object]) -> None:
    with pytest.raises(Refused) as refused:
        from_plain(find(QUICK), {"seat": 0, "do": "resign", **margin})
    assert refused.value.code == "malformed"


def test_unknown_keys_of_an_entry_are_ignored() -> None:
    game = find(QUICK)
    lay = {"seat": 0, "do": "lay", "card": "r7", "pile": "up"}
    assert from_plain(game, {**lay, "mood": "good"}) == Move(0, Lay("r7", "up"))
    deal = to_plain(running().log[0])
    assert from_plain(game, {**deal, "by": "hand"}) == running().log[0]
