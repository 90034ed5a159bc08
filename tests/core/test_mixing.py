"""Records of mixed deals: whatever is changed in commitment, parts or seed is found out."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from hashlib import sha256
from pathlib import Path
from typing import Any

from stosy.core import Fault, Malformed, Match, Mix, Move, Player, read, recorded, verify, write
from stosy.core.records import record_of
from stosy.games import find
from tests.cases import cases
from tools.checker import check

PAGE = Path(__file__).parents[2] / "docs" / "records.md"
Json = dict[str, Any]
SERVER, PARTS = "5e" * 32, ("0a" * 16, None, "b1" * 16)
PLAYERS = (Player("Olena", "human"), Player("bot 2", "bot:casual"), Player("Marek", "human"))


def hashed(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def mix(attempt: int = 2) -> Mix:
    hashes = tuple(None if part is None else hashed(part) for part in PARTS)
    return Mix(attempt=attempt, server=SERVER, hashes=hashes, parts=PARTS)


def mixed(result: bool = True) -> Json:
    """The record of a match whose deal was mixed."""
    game = find("quick-and-easy")
    match = Match(game, game.setup(3, game.options()), mix().seed())
    while game.outcome(match.state) is None:
        offer = next(each for each in game.offers(match.state) if each.fallback is not None)
        match.play(Move(offer.seat, offer.fallback))
    plain = record_of(match, PLAYERS)
    whole = recorded(
        game=plain.game,
        rules=plain.rules,
        options=plain.options,
        seats=PLAYERS,
        seed=match.seed,
        log=plain.log if result else plain.log[:1],
        result=plain.result if result and isinstance(plain.result, dict) else None,
        mix=mix(),
    )
    made: Json = json.loads(write(whole))
    return made


def refused(made: Json) -> str:
    """Why `verify` refuses it; the second checker must refuse it, too."""
    if "result" in made:
        assert check(made).error is not None
    try:
        verify(find("quick-and-easy"), read(json.dumps(made).encode()))
    except Fault as fault:
        return fault.refused.code if fault.index is None else "in the log"
    except Malformed:
        return "malformed"
    return "accepted"


def test_the_check_values_of_the_page_are_right() -> None:
    made = Mix(attempt=1, server="0" * 64, hashes=(), parts=("1" * 32, None))
    page = PAGE.read_text("utf-8")
    for value in (made.commit(), hashed("1" * 32), made.seed()):
        assert f"`{value}`" in page


def test_a_mixed_deal_is_right() -> None:
    made = mixed()
    assert (made["record"], made["commit"]) == (2, hashed(f"2:{SERVER}"))
    assert made["seed"] == hashed(f"{SERVER}:{PARTS[0]}::{PARTS[2]}")
    verify(find("quick-and-easy"), read(json.dumps(made).encode()))
    assert check(made).error is None


def test_a_running_match_shows_neither_seed_nor_number() -> None:
    made = mixed(result=False)
    assert "seed" not in made
    assert "server" not in made["mix"]
    assert refused(made) == "accepted"
    made["mix"]["server"] = SERVER
    assert refused(made) == "bad_mix"


def one_digit(text: str) -> Iterator[str]:
    for at, digit in enumerate(text):
        yield text[:at] + ("0" if digit != "0" else "1") + text[at + 1 :]


def changes() -> Iterator[Json]:
    """One digit of anything that was promised or revealed."""
    made = mixed()
    for text in one_digit(made["commit"]):
        yield made | {"commit": text}
    for text in one_digit(made["seed"]):
        yield made | {"seed": text}
    for text in one_digit(SERVER):
        yield made | {"mix": made["mix"] | {"server": text}}
    for field in ("hashes", "parts"):
        for seat, value in enumerate(made["mix"][field]):
            for text in one_digit(value or ""):
                changed = deepcopy(made)
                changed["mix"][field][seat] = text
                yield changed


def test_every_changed_digit_is_found() -> None:
    codes = [refused(made) for made in changes()]
    assert len(codes) > 300
    assert set(codes) == {"bad_commit", "bad_mix", "bad_parts"}


@cases(
    "changed, code",
    [
        ({"attempt": 1}, "bad_commit"),
        ({"attempt": 0}, "malformed"),
        ({"server": SERVER.upper()}, "malformed"),
        ({"parts": [None, None, PARTS[2]]}, "bad_parts"),
        ({"parts": [PARTS[2], None, PARTS[0]]}, "bad_parts"),
        ({"hashes": [None, None, None], "parts": [None, None, None]}, "bad_mix"),
        ({"hashes": [None, None, hashed("b1" * 16)], "parts": [None, None, PARTS[2]]}, "bad_mix"),
        ({"hashes": [hashed(PARTS[0] or "")], "parts": [PARTS[0]]}, "bad_parts"),
        ({"hashes": [hashed("0a" * 16)] * 3, "parts": ["0a" * 16] * 3}, "bad_parts"),
        (
            {
                "hashes": [hashed(each * 16) for each in ("0a", "cc", "b1")],
                "parts": [each * 16 for each in ("0a", "cc", "b1")],
            },
            "bad_parts",
        ),
    ],
)
def test_parts_that_are_left_out_swapped_or_forged_are_found(changed: Json, code: str) -> None:
    made = mixed()
    assert refused(made | {"mix": made["mix"] | changed}) == code


def test_a_mix_is_not_taken_away() -> None:
    made = mixed()
    assert refused(made | {"record": 1}) == "malformed"
    assert refused({key: value for key, value in made.items() if key != "mix"}) == "malformed"
    bots = [{"name": "bot", "by": "bot:casual"}] * 3
    assert refused(made | {"seats": bots}) == "bad_parts"
