"""Hints: the best actions of a seat, by what it may see, each with a reason that has words."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

import stosy.bots.hints as advice
from stosy.bots import bot_dice, find_bot, next_move
from stosy.bots.choices import candidates, moves_in
from stosy.bots.hints import FAR, LEVEL, MOST, hints, reason_for
from stosy.core import AnyGame, Dice, Match, Move, Offer, offers_to, seed_of
from stosy.games import find, games
from stosy.games.rows.piles import EndTurn, Lay, TakeBack
from stosy.games.rows.team_state import Said, Signal
from stosy.games.snakes_and_ladders.state import Accept, Challenge
from stosy.games.snakes_and_ladders.state import Lay as LayColoured
from stosy.games.turns import end_of
from stosy.text import LANGUAGES, Words
from stosy.text.catalogue import catalogue
from tests.contract.hidden import scrambled
from tests.games.snakes_positions import Rules, table

BRIEFLY = 0.002
SEATS = {"face-to-face": 2, "quick-and-easy": 3, "the-game": 3, "snakes-and-ladders": 4}


@pytest.fixture
def without_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "stosy_kernel", None)


def seats_to_act(game: AnyGame, steps: int = 40) -> Iterator[tuple[Any, int]]:
    """Positions of a match, each with a seat that may do something."""
    seats, seed = SEATS[game.id], seed_of("hints")
    match = Match(game, game.setup(seats, game.options()), seed)
    bots, chance = [find_bot("casual", game.id)] * seats, bot_dice(seed, seats)
    for _ in range(steps):
        if game.outcome(match.state) is not None:
            return
        for seat in range(seats):
            if offers_to(game, match.state, seat):
                yield match.state, seat
        match.play(next_move(game, match.state, bots, chance))


def check_hints(game: AnyGame, state: Any, seat: int) -> int:
    """How many there are; each is a turn that begins with an offered action, none comes twice."""
    offers = offers_to(game, state, seat)
    found = hints(game.id, game.view(state, seat), offers, Dice("hints", 0), BRIEFLY)
    turns = [(hint.action, *hint.then) for hint in found]
    assert len(turns) <= MOST
    assert len(set(turns)) == len(turns)
    for hint in found:
        if hint.then:
            assert hint.action is not None
            end_of(game, state, seat, (hint.action, *hint.then))
        assert hint.action in candidates(offers)
        assert not isinstance(hint.action, Signal | TakeBack)
        assert hint.chance is None or 0 <= hint.chance <= 1
        assert catalogue("en", game.id).has(f"hint-{hint.reason.replace('_', '-')}")
    chances = [hint.chance for hint in found if hint.chance is not None]
    assert chances == sorted(chances, reverse=True)
    assert not chances or chances[-1] > chances[0] - FAR
    return len(found)


@pytest.mark.parametrize("game", games())
def test_hints_are_some_of_what_is_offered(game: str) -> None:
    counts = [check_hints(find(game), *where) for where in seats_to_act(find(game))]
    assert MOST in counts


@pytest.mark.usefixtures("without_kernel")
@pytest.mark.parametrize("game", games())
def test_without_the_kernel_the_first_is_what_an_instant_bot_would_do(game: str) -> None:
    rules, bot = find(game), find_bot(LEVEL, game)
    compared = 0
    for state, seat in seats_to_act(rules):
        view, offers = rules.view(state, seat), offers_to(rules, state, seat)
        found = hints(game, view, offers, Dice("hints", 0), BRIEFLY)
        assert all(hint.chance is None for hint in found)
        beyond_signals = [offer for offer in offers if any(moves_in([offer]))]
        if found:
            assert found[0].action == bot.choose(view, beyond_signals, Dice("bot", 0))
            compared += 1
    assert compared > 10


@pytest.mark.usefixtures("without_kernel")
@pytest.mark.parametrize("game", games())
def test_what_a_seat_cannot_see_does_not_change_its_hints(game: str) -> None:
    rules = find(game)
    for state, seat in seats_to_act(rules):
        other = scrambled(state, seat, Dice("scrambled", 0))
        views = [rules.view(each, seat) for each in (state, other)]
        found = [
            hints(game, view, offers_to(rules, each, seat), Dice("hints", 0), BRIEFLY)
            for view, each in zip(views, (state, other), strict=True)
        ]
        assert found[0] == found[1]


@pytest.mark.usefixtures("without_kernel")
def test_sl14_to_forget_one_card_is_no_hint() -> None:
    laid = [LayColoured("r5", one_card=True), LayColoured("r5"), LayColoured("r6", one_card=True)]
    offer: Any = Offer("turn-1", 0, (*laid, LayColoured("r6")), laid[0])
    view = view_of("snakes-and-ladders", hand=("r5", "r6"))
    found = hints("snakes-and-ladders", view, [offer], Dice("hints", 0))
    assert {hint.action for hint in found} == {laid[0], laid[2]}


def test_in_a_game_that_no_instant_bot_knows_the_ways_are_tried(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """SL9: the last card, laid out of turn, wins; to let it go comes first among the offers."""
    monkeypatch.setattr(advice, "weights_of", lambda level, game: {})
    game = find("snakes-and-ladders")
    state = table("r1 r2 r3", "y8 y2", "r1", rules=Rules(rounds="single"))
    state = game.apply(state, Move(0, LayColoured("r1"))).state
    offers, view = offers_to(game, state, 2), game.view(state, 2)
    [best, *_] = hints(game.id, view, offers, Dice("hints", 0), seconds=5)
    assert (best.action, best.chance) == (LayColoured("r1"), None)
    monkeypatch.setattr(type(game), "imagine", lambda self, view, dice: None)
    assert hints(game.id, view, offers, Dice("hints", 0)) == ()


def view_of(game: str, **fields: Any) -> Any:
    """A view of the first seat, with some of it as it should be."""
    rules = find(game)
    setup = rules.setup(2, rules.options(), 0)
    state = rules.start(setup, rules.deal(setup, Dice(seed_of("reasons"), 0))).state
    return replace(rules.view(state, 0), **fields)


FACE_TO_FACE: dict[str, Any] = {"hand": (12, 20, 22, 45), "piles": ((30,), (), (), ()), "turn": 0}
FULL_HAND: dict[str, Any] = {**FACE_TO_FACE, "hand": (12, 20, 22, 45, 50)}
LEFT = Said(1, Signal("leave", pile="up1"))
OWN = Said(0, Signal("leave", pile="up1"))


@pytest.mark.parametrize(
    ("game", "fields", "action", "others", "reason"),
    [
        ("face-to-face", FACE_TO_FACE, Lay(20, "up"), [Lay(45, "up")], "trick"),
        ("face-to-face", FACE_TO_FACE, Lay(45, "up"), [Lay(22, "down")], "least_room"),
        ("face-to-face", FACE_TO_FACE, Lay(22, "down"), [Lay(45, "up")], "keeps_pile"),
        ("face-to-face", FACE_TO_FACE, Lay(12, "down"), [Lay(45, "up")], "prepares"),
        ("face-to-face", FACE_TO_FACE, Lay(12, "their_up"), [Lay(45, "up")], "help_draws"),
        ("face-to-face", FULL_HAND, Lay(12, "their_up"), [Lay(45, "up")], "promising"),
        ("face-to-face", FACE_TO_FACE, EndTurn(), [Lay(45, "up")], "ends_turn"),
        ("face-to-face", FACE_TO_FACE, EndTurn(), [], "only_way"),
        ("the-game", {"signals": (LEFT,)}, Lay(5, "up2"), [Lay(5, "up1")], "asked_to_leave"),
        ("the-game", {"signals": (OWN,)}, Lay(5, "up2"), [Lay(5, "up1")], "least_room"),
        ("the-game", {"piles": ((40,), (), (), ())}, Lay(30, "up1"), [Lay(5, "up2")], "trick"),
        ("the-game", {"hand": (30, 20, 5)}, Lay(30, "up1"), [Lay(5, "up1")], "prepares"),
        ("the-game", {"hand": (30, 21, 5)}, Lay(30, "up1"), [Lay(5, "up1")], "keeps_pile"),
        ("quick-and-easy", {"hand": ("g6", "g2")}, Lay("g6", "up"), [Lay("g2", "up")], "prepares"),
        (
            "quick-and-easy",
            {"hand": ("g6", "r2")},
            Lay("g6", "up"),
            [Lay("r2", "up")],
            "keeps_pile",
        ),
        ("snakes-and-ladders", {}, LayColoured("rD"), [LayColoured("r5")], "attacks"),
        ("snakes-and-ladders", {}, LayColoured("rR"), [LayColoured("r5")], "sheds_points"),
        ("snakes-and-ladders", {}, LayColoured("r5"), [LayColoured("rR")], "rids_of_card"),
        ("snakes-and-ladders", {"pending": "four"}, Accept(), [Challenge()], "trusts"),
        ("snakes-and-ladders", {"pending": "four"}, Challenge(), [Accept()], "doubts"),
        ("snakes-and-ladders", {"pending": "two"}, Accept(), [LayColoured("rD")], "bides_time"),
        ("snakes-and-ladders", {}, None, [LayColoured("r5")], "bides_time"),
    ],
)
def test_reasons(game: str, fields: Any, action: Any, others: list[Any], reason: str) -> None:
    told, detail = reason_for(game, view_of(game, **fields), action, [action, *others])
    assert told == reason
    for language in LANGUAGES:
        assert Words(language).hint(game, told, detail)


def test_a_reason_of_a_later_release_is_not_told() -> None:
    assert Words("en").hint("the-game", "moon_phase", {}) == "It looks promising."
