"""Bots: what they do at the table, seeing only what their seat may see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from stosy.bots import (
    FOR_PEOPLE,
    LEVELS,
    bot_dice,
    find_bot,
    is_off_loop,
    is_slow,
    next_move,
)
from stosy.bots.heuristic import Heuristic
from stosy.bots.random_bot import RARELY
from stosy.bots.weights import silent, weights_of
from stosy.core import Action, Dice, Match, Move, Offer, Options, Refused, View, offers_to, seed_of
from stosy.games import find, games
from stosy.games.face_to_face.state import FaceToFaceOptions, FaceToFaceState
from stosy.games.quick_and_easy.rules import QuickAndEasyOptions
from stosy.games.rows.piles import EndTurn, Lay, TakeBack
from stosy.games.rows.team_state import Said, Signal, TeamState
from stosy.games.snakes_and_ladders.bots.points import scorer
from stosy.games.snakes_and_ladders.state import (
    Accept,
    CallOut,
    Challenge,
    Draw,
    Shown,
)
from stosy.games.snakes_and_ladders.state import Lay as LayCard
from tests.bots.sights import sights
from tests.games.snakes_positions import Rules, table

SNAKES = find("snakes-and-ladders")


class Watched:
    """A bot whose every choice is checked against what it was offered."""

    slow = False
    off_loop = False

    def __init__(self, level: str, game: str) -> None:
        self.bot = find_bot(level, game)
        self.done: Counter[str] = Counter()

    def choose(self, view: View, offers: Sequence[Offer[Any]], dice: Dice) -> Action | None:
        action: Action | None = self.bot.choose(view, offers, dice)
        offered = [action for offer in offers for action in offer.actions]
        kind = type(action).__name__
        self.done[kind if action in (None, *offered) else "not offered"] += 1
        assert action is not None or not any(offer.fallback for offer in offers)
        return action


def play(game: str, level: str, seats: int, matches: int = 5, **options: Any) -> Counter[str]:
    rules = find(game)
    bots = [Watched(level, game) for _ in range(seats)]
    chance = bot_dice("tests", seats)
    for number in range(matches):
        match = Match(rules, rules.setup(seats, rules.options(**options)), seed_of("bots", number))
        while rules.outcome(match.state) is None:
            match.play(next_move(rules, match.state, bots, chance))
    return sum((bot.done for bot in bots), Counter())


@pytest.mark.parametrize("level", ["casual", "strong", "beginner", "random"])
@pytest.mark.parametrize("game", games())
def test_a_seat_waited_for_always_acts_and_within_its_offers(game: str, level: str) -> None:
    options = {"rounds": "single"} if game == "snakes-and-ladders" else {}
    for seats in find(game).seats:
        assert play(game, level, seats, matches=1, **options)["not offered"] == 0


def test_random_bots_signal_and_take_back_now_and_then() -> None:
    for game, action in (("face-to-face", "TakeBack"), ("quick-and-easy", "Signal")):
        done = play(game, "random", 2)
        assert 0 < done[action] < done.total() / (RARELY / 4)


def test_random_bots_err_only_where_mistakes_are_penalised() -> None:
    strict = play("snakes-and-ladders", "random", 3, rounds="single", penalties="on")
    assert strict["not offered"] > 0


@pytest.mark.parametrize(
    "level", ["grandmaster", "", "expert:", "expert:0", "expert:-5", "expert:²", "casual:40"]
)
def test_there_is_a_bot_for_every_level_only(level: str) -> None:
    with pytest.raises(Refused) as refused:
        find_bot(level, "the-game")
    assert refused.value.code == "no_such_bot"


def test_levels_rise_and_people_are_not_offered_those_for_comparison() -> None:
    assert tuple(LEVELS) == (*FOR_PEOPLE, "silent", "stepwise", "flat", "random")
    assert FOR_PEOPLE == ("beginner", "casual", "strong", "expert")


@pytest.mark.parametrize("game", games())
def test_only_bots_that_search_are_slow(game: str) -> None:
    slow = [level for level in LEVELS if is_slow(find_bot(level, game))]
    assert slow == ["expert", "silent", "stepwise", "flat"]
    assert all(is_slow(find_bot(level, "fifth-game")) for level in (*FOR_PEOPLE, "silent", "flat"))


@pytest.mark.parametrize("game", games())
def test_bots_that_think_apart_are_slow_or_think_ends_through(game: str) -> None:
    off_loop = [level for level in LEVELS if is_off_loop(find_bot(level, game))]
    thorough = ["strong"] if game == "quick-and-easy" else []
    assert off_loop == [*thorough, "expert", "silent", "stepwise", "flat"]
    assert all(is_off_loop(find_bot(level, "fifth-game")) for level in FOR_PEOPLE)


def test_casual_plays_the_hosts_fallback_in_a_game_it_does_not_know() -> None:
    offer = Offer("turn-1", 0, (EndTurn(), TakeBack()), EndTurn())
    view = View(options=Options(), seat=0, hand=(), sizes=(0,), turn=0, result=None)
    assert find_bot("casual", "fifth-game").choose(view, [offer], Dice("tests", 0)) == EndTurn()


def casual(game: str, state: Any, seat: int) -> Action | None:
    rules = find(game)
    offers = offers_to(rules, state, seat)
    action: Action | None = find_bot("casual", game).choose(
        rules.view(state, seat), offers, Dice("tests", 0)
    )
    return action


def test_casual_lays_cheaply_and_takes_the_trick_first() -> None:
    state = duel(hands=((18, 19, 30, 40, 50, 58), (2, 3, 4, 5, 6, 7)), piles=((28,), (), (), ()))
    assert casual("face-to-face", state, 0) == Lay(18, "up")


def test_casual_ends_the_turn_rather_than_waste_room() -> None:
    state = duel(
        hands=((30, 40), (2, 3)), piles=((5, 9), (), (), ()), laid=(Lay(5, "up"), Lay(9, "up"))
    )
    assert casual("face-to-face", state, 0) == EndTurn()


def test_casual_does_not_strand_a_single_last_card() -> None:
    state = duel(
        hands=((40,), (2, 3)), piles=((5, 9), (), (), ()), laid=(Lay(5, "up"), Lay(9, "up"))
    )
    assert isinstance(casual("face-to-face", replace(state, draws=((), ())), 0), Lay)


def test_casual_spares_a_pile_that_a_partner_asked_for() -> None:
    options = QuickAndEasyOptions()
    state = TeamState(options, (("r3", "y9"), ("g5", "b5")), ("p1",), (("g2",), ("p10",)), 0)
    assert casual("quick-and-easy", state, 0) == Lay("r3", "up")
    asked = replace(state, signals=(Said(1, Signal("leave", pile="up")),))
    assert casual("quick-and-easy", asked, 0) == Lay("y9", "down")


def test_casual_wants_a_pile_on_which_its_card_comes_next_and_guards_its_trick() -> None:
    """QE9: the colours of its cards were said before."""
    options, held = QuickAndEasyOptions(variant="professional"), ("g3", "b9")
    told = tuple(Said(1, Signal("holds", colour=card[0])) for card in held)
    state = TeamState(options, (("r3",), held), ("p1",), (("y2",), ("p1",)), 0, signals=told)
    assert casual("quick-and-easy", state, 1) == Signal("wants", pile="up")
    assert casual("quick-and-easy", replace(state, piles=(("y1",), ("p1",))), 1) is None
    hands, game = ((50, 51), (15, 60)), find("the-game").options()
    trick = TeamState(game, hands, (33,), ((25,), (30,), (80,), (90,)), 0)
    assert casual("the-game", trick, 1) == Signal("leave", pile="up1")


@pytest.mark.parametrize("variant", ["standard", "professional"])
def test_casual_tells_of_all_its_cards_what_its_variant_allows(variant: Any) -> None:
    """QE8, QE9."""
    options = QuickAndEasyOptions(variant=variant)
    state = TeamState(options, (("r3", "y9"), ("g5", "b9")), ("p1",), (("y2",), ("p1",)), 0)
    rules, told = find("quick-and-easy"), []
    while isinstance(signal := casual(rules.id, state, 1), Signal):
        told.append((signal.signal, signal.colour))
        state = rules.apply(state, Move(1, signal)).state
    kind = "height" if variant == "standard" else "holds"
    assert told == [(kind, "g"), (kind, "b")]


@pytest.mark.parametrize("level", ["beginner", "casual", "strong"])
@pytest.mark.parametrize("game", ["quick-and-easy", "the-game"])
def test_bots_of_a_team_speak_within_their_offers_and_never_in_their_turn(
    game: str, level: str
) -> None:
    """QE9, TG4: what is offered is true, and nobody could use it in one's own turn."""
    bot, said = find_bot(level, game), 0
    for number, sight in enumerate(sights(game, 3, 1, level=level)):
        action = bot.choose(sight.view, sight.offers, Dice("tests", number))
        assert action in (None, *sight.offered)
        if isinstance(action, Signal):
            assert not sight.must
            said += 1
    assert said > 5


@pytest.mark.parametrize("game", ["quick-and-easy", "the-game"])
def test_what_casual_lays_does_not_depend_on_what_it_says(game: str) -> None:
    mute = Heuristic(game, silent(weights_of("casual", game), game))
    for sight in sights(game, 3, 1):
        if sight.must:
            dice = Dice("tests", 0)
            laid = find_bot("casual", game).choose(sight.view, sight.offers, dice)
            assert mute.choose(sight.view, sight.offers, dice) == laid


@pytest.mark.parametrize("game", ["quick-and-easy", "the-game"])
def test_flat_says_nothing(game: str) -> None:
    """Its playouts would take longer, and nobody in them would lay another card."""
    flat = find_bot("flat:20", game)
    for number, sight in enumerate(sights(game, 3, 5)):
        action = flat.choose(sight.view, sight.offers, Dice("tests", number))
        assert not isinstance(action, Signal)


def test_casual_sheds_what_is_worth_most_and_keeps_the_wilds() -> None:
    assert casual("snakes-and-ladders", table("r3 rS W b1", "y1 y2", top="r5"), 0) == LayCard("rS")


def test_casual_announces_its_last_card_but_one() -> None:
    state = table("r3 b1", "y1 y2", top="r5")
    assert casual("snakes-and-ladders", state, 0) == LayCard("r3", one_card=True)


def test_casual_orders_the_colour_it_holds_most_of() -> None:
    state = table("W g1 g2 y3", "y1 y2", top="r5")
    assert casual("snakes-and-ladders", state, 0) == LayCard("W", "g")


def test_casual_never_bluffs() -> None:
    state = table("W4 r1 y3", "y1 y2", top="r5", rules=Rules(draw="only_without_a_fit"))
    assert casual("snakes-and-ladders", state, 0) == LayCard("r1")
    assert casual("snakes-and-ladders", table("W4 b1 y3", "y1 y2"), 0) == LayCard("W4", "y")


def test_casual_answers_intervenes_and_calls_out() -> None:
    two = SNAKES.apply(table("rD r1 r2", "yD y2", "rD b1"), Move(0, LayCard("rD"))).state
    assert casual("snakes-and-ladders", two, 1) == LayCard("yD", one_card=True)
    assert casual("snakes-and-ladders", two, 2) == LayCard("rD", one_card=True)
    forgot = SNAKES.apply(table("r1 r2", "y8 y2", "g8 b4"), Move(0, LayCard("r1"))).state
    assert casual("snakes-and-ladders", forgot, 2) == CallOut(0)


def test_casual_challenges_only_a_bluffer_it_has_seen_through() -> None:
    four = SNAKES.apply(table("W4 r1 r2", "y8 y2"), Move(0, LayCard("W4", "b"))).state
    assert casual("snakes-and-ladders", four, 1) == Accept()
    seen = replace(four, shown=(Shown(1, 0, ("r1",)),))
    assert casual("snakes-and-ladders", seen, 1) == Challenge()


def test_cards_taken_since_a_four_do_not_make_a_bluff_likelier() -> None:
    forgot = SNAKES.apply(table("W4 r1", "y8 y2", "g8 b4"), Move(0, LayCard("W4", "b"))).state
    called = SNAKES.apply(forgot, Move(2, CallOut(0))).state
    assert SNAKES.view(called, 1).sizes[0] > SNAKES.view(forgot, 1).sizes[0] == 1
    worth = [
        scorer(SNAKES.view(state, 1), weights_of("strong", "snakes-and-ladders"))(Challenge())
        for state in (forgot, called)
    ]
    assert worth[0] == worth[1]


def test_casual_draws_when_nothing_fits() -> None:
    assert casual("snakes-and-ladders", table("b1 y3", "y1 y2"), 0) == Draw()


def duel(**fields: Any) -> FaceToFaceState:
    draws = (tuple(range(41, 49)), tuple(range(41, 49)))
    return FaceToFaceState(FaceToFaceOptions(), draws=draws, turn=0, **fields)


@pytest.mark.parametrize("level", ["silent:8", "flat:8"])
@pytest.mark.parametrize("game", ["quick-and-easy", "the-game"])
def test_who_is_silent_says_nothing(game: str, level: str) -> None:
    bot = find_bot(level, game)
    for number, sight in enumerate(sights(game, 3, 11)):
        action = bot.choose(sight.view, sight.offers, Dice("silent", number))
        assert not isinstance(action, Signal)
