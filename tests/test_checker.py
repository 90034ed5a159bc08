"""The checker of records accepts what the rules allow and names what they forbid."""

from __future__ import annotations

import copy
import json
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from hashlib import sha256
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from tests.checker import FEATURES, GAMES, Fault, check
from tests.checker.__main__ import main

Json = dict[str, Any]
SEED = "0123456789abcdef" * 4
COLOURS = "rygb"
SNAKES_DECK = [c + f for c in COLOURS for f in "0112233445566778899SSDDRR"] + ["W", "W4"] * 4
SNAKES_OPTIONS: Json = {
    "first_player": "after_dealer",
    "opening_card": "acts",
    "draw": "free",
    "two_player_reverse": "turns_only",
    "interventions": "on",
    "courtesy": "on",
    "penalties": "off",
    "scoring": "winner_takes",
    "target": 500,
    "rounds": "match",
}


def record(game: str, options: Json, seats: int, log: list[Json], result: Json | None) -> Json:
    """A record of a match, finished if there is a result."""
    made: Json = {"record": 1, "game": game, "rules": GAMES[game].RULES, "options": options}
    made["log"] = log
    made["seats"] = [{"name": f"Player {seat}", "by": "human"} for seat in range(seats)]
    made["commit"] = sha256(SEED.encode()).hexdigest()
    return made if result is None else made | {"seed": SEED, "result": result}


def act(seat: int, do: str, **more: object) -> Json:
    """An action."""
    return {"seat": seat, "do": do, **more}


def fault(made: Json) -> Fault | None:
    """What the check finds, of a record as it comes out of a file."""
    return check(json.loads(json.dumps(made))).error


def seen(made: Json) -> Counter[str]:
    """The features of a record that has to be good."""
    report = check(json.loads(json.dumps(made)))
    assert report.error is None
    return report.features


def refused(made: Json, rule: str) -> bool:
    """Whether the last entry of the log is refused for this rule."""
    found = fault(made)
    return found is not None and (found.index, found.rule) == (len(made["log"]) - 1, rule)


# Face to Face


def face_to_face(log: list[Json], result: Json | None = None, single: str = "loses") -> Json:
    """A record of Face to Face."""
    return record("face-to-face", {"single_last_card": single}, 2, log, result)


def face_deal(*tops: Sequence[int], first: int = 0) -> Json:
    """A deal in which each player draws these cards first, the others in order."""
    decks = [[*top, *(card for card in range(2, 60) if card not in top)] for top in tops]
    hands, piles = [deck[:6] for deck in decks], [deck[6:] for deck in decks]
    return {"chance": "deal", "hands": hands, "piles": piles, "first": first}


def rising_match() -> Json:
    """Both lay their cards in order, two a turn; who started is done first."""
    log = [face_deal([], [])]
    for turn in range(57):
        seat, low = turn % 2, 2 + turn // 2 * 2
        log += [act(seat, "lay", card=card, pile="up") for card in (low, low + 1)]
        log += [act(seat, "end_turn")]
    return face_to_face(log[:-1], {"winner": 0, "reason": "all_laid"})


def blocked() -> list[Json]:
    """Seat 0 has used its own rows up and holds 30 to 34 and 49; seat 1 shows 55."""
    return [
        face_deal([59, 2, 30, 31, 32, 33, 34, 49], [54, 55]),
        act(0, "lay", card=59, pile="up"),
        act(0, "lay", card=2, pile="down"),
        act(0, "end_turn"),
        act(1, "lay", card=54, pile="up"),
        act(1, "lay", card=55, pile="up"),
        act(1, "end_turn"),
    ]


def test_ff_whole_match() -> None:
    features = seen(rising_match())
    assert features["end_all_laid"] == 1
    assert features["draw_none"] == 4


def test_ff4_backward_trick_and_ff5_help() -> None:
    log = blocked()
    log += [act(0, "lay", card=49, pile="up"), act(0, "lay", card=30, pile="their_up")]
    features = seen(face_to_face([*log, act(0, "end_turn")]))
    assert (features["trick_up"], features["help"], features["draw_to_six"]) == (1, 1, 1)
    assert refused(face_to_face([*log, act(0, "lay", card=31, pile="their_up")]), "FF5")
    assert refused(face_to_face([*blocked(), act(0, "lay", card=34, pile="up")]), "FF4")


def test_ff5_row_card_cannot_be_improved() -> None:
    lay = act(0, "lay", card=2, pile="their_up")
    assert refused(face_to_face([face_deal([], []), lay]), "FF5")


def test_ff9_dead_end_and_take_back() -> None:
    assert refused(face_to_face([*blocked(), act(0, "lay", card=49, pile="their_up")]), "FF9")
    log = [*blocked(), act(0, "lay", card=49, pile="up"), act(0, "take_back")]
    assert seen(face_to_face(log))["take_back"] == 1
    assert refused(face_to_face([*log, act(0, "take_back")]), "FF9")
    assert refused(face_to_face([*log, act(0, "end_turn")]), "FF3")


def test_ff7_stuck_player_loses_at_once() -> None:
    log = blocked()
    log[0] = face_deal([59, 2, 30, 31, 32, 33, 34, 35], [10, 11])
    log[4:6] = [act(1, "lay", card=card, pile="up") for card in (10, 11)]
    assert seen(face_to_face(log, {"winner": 1, "reason": "cannot_lay"}))["end_cannot_lay"] == 1
    assert refused(face_to_face([*log, act(0, "resign")], {"winner": 1}), "G4")


def to_single_last_card() -> list[Json]:
    """Both lay in order, two a turn, but seat 0 three at first: its 59 is left alone."""
    log, cards = [face_deal([], [])], [list(range(2, 60)), list(range(2, 60))]
    for turn in range(56):
        seat = turn % 2
        laid = [cards[seat].pop(0) for _ in range(2 if turn else 3)]
        log += [act(seat, "lay", card=card, pile="up") for card in laid]
        log += [act(seat, "end_turn")]
    return log


def test_ff8_single_last_card() -> None:
    log, lay = to_single_last_card(), act(0, "lay", card=59, pile="up")
    lost, won = {"winner": 1, "reason": "cannot_lay"}, {"winner": 0, "reason": "all_laid"}
    assert seen(face_to_face(log, lost))["single_last_card_lost"] == 1
    assert refused(face_to_face([*log, lay], won), "G4")
    laid = face_to_face([*log, lay], won, single="may_be_laid")
    assert seen(laid)["single_last_card_laid"] == 1
    assert fault(face_to_face(log, lost, single="may_be_laid")) is not None


# Quick & Easy


def quick_and_easy(log: list[Json], result: Json | None = None, variant: str = "standard") -> Json:
    """A record of Quick & Easy for two."""
    return record("quick-and-easy", {"variant": variant}, 2, log, result)


def quick_deal(*first: str) -> Json:
    """A deal that starts with these cards, the others in order."""
    cards = [colour + str(value) for colour in "rygbp" for value in range(1, 11)]
    deck = [*first, *(card for card in cards if card not in first)]
    return {"chance": "deal", "hands": [deck[:2], deck[2:4]], "pile": deck[4:], "first": 0}


def rows_of_tricks() -> Json:
    """All cards go up, colour by colour, each time back to 1 by the reverse trick."""
    deck = [colour + str(value) for colour in "rygbp" for value in (*range(2, 11), 1)]
    log = [quick_deal(*deck)]
    for at in range(0, 50, 2):
        seat = at // 2 % 2
        log += [act(seat, "lay", card=card, pile="up") for card in deck[at : at + 2]]
        log += [act(seat, "end_turn")]
    return quick_and_easy(log[:-1], {"won": True, "left": 0, "reason": "all_laid"})


def test_qe_whole_match() -> None:
    features = seen(rows_of_tricks())
    assert (features["trick"], features["second_card"], features["end_all_laid"]) == (5, 25, 1)


def test_qe8_professionals_lay_one_card() -> None:
    made = rows_of_tricks() | {"options": {"variant": "professional"}}
    assert fault(made) == Fault(2, "QE8", "a card was already laid")


def test_qe6_stuck_player_loses_for_all() -> None:
    log = [quick_deal("r10", "y1", "g5", "b5"), act(0, "lay", card="r10", pile="up")]
    log += [act(0, "lay", card="y1", pile="down"), act(0, "end_turn")]
    assert seen(quick_and_easy(log, {"won": False, "left": 48, "reason": "cannot_lay"}))
    assert fault(quick_and_easy(log)) is not None


def test_qe9_signals_are_true_and_not_repeated() -> None:
    log = [quick_deal("r10", "y1", "g5", "r6"), act(0, "lay", card="r10", pile="up")]
    trick = act(1, "signal", signal="trick", pile="up")
    good = [trick, act(1, "signal", signal="height", colour="g", level="middle")]
    good += [act(1, "signal", signal="holds", colour="r"), act(0, "end_turn")]
    assert seen(quick_and_easy(log + good))["signal_trick"] == 1
    assert refused(quick_and_easy([*log, *good, trick]), "QE9")
    assert refused(quick_and_easy([*log, trick | {"pile": "down"}]), "QE9")
    assert refused(quick_and_easy([*log, good[1] | {"level": "high"}]), "QE9")
    assert refused(quick_and_easy([*log, good[2] | {"colour": "p"}]), "QE9")
    assert refused(quick_and_easy([*log, good[1]], variant="professional"), "QE8")


def test_qe9_signal_lapses_with_its_senders_turn() -> None:
    wish = act(0, "signal", signal="wants", pile="up")
    log = [quick_deal(), wish, act(0, "lay", card="r1", pile="up"), act(0, "end_turn"), wish]
    assert seen(quick_and_easy(log))["signal_wants"] == 2


# The Game


def the_game(log: list[Json], result: Json | None = None, minimum: int = 2) -> Json:
    """A record of The Game for one."""
    return record("the-game", {"minimum": minimum}, 1, log, result)


def solo_deal(*first: int) -> Json:
    """A deal for one that starts with these cards, the others in order."""
    deck = [*first, *(card for card in range(2, 100) if card not in first)]
    return {"chance": "deal", "hands": [deck[:8]], "pile": deck[8:], "first": 0}


def lays(*moves: tuple[int, str]) -> list[Json]:
    """Lays by seat 0."""
    return [act(0, "lay", card=card, pile=pile) for card, pile in moves]


def test_tg_whole_match() -> None:
    log = [solo_deal()]
    for card in range(2, 100, 2):
        log += [*lays((card, "up1"), (card + 1, "up1")), act(0, "end_turn")]
    features = seen(the_game(log[:-1], {"won": True, "left": 0, "reason": "all_laid"}))
    assert (features["end_all_laid"], features["minimum_fell_to_one"]) == (1, 3)


def test_tg5_lay_must_leave_the_minimum_in_reach() -> None:
    log = [solo_deal(95, 99, 2, 3, 50, 51, 52, 53, 54, 55, 96, 97)]
    log += lays((95, "up1"), (99, "up2"), (2, "down1"), (3, "down2"))
    log += [act(0, "end_turn")]
    assert refused(the_game([*log, *lays((97, "up1"))]), "TG5")
    good = [*log, *lays((96, "up1"), (97, "up1"))]
    assert seen(the_game(good))["more_than_minimum"] == 1
    over: Json = {"won": False, "left": 94, "reason": "cannot_lay"}
    assert seen(the_game(log, over, minimum=3))["end_cannot_lay"] == 1
    assert refused(the_game([*log, *lays((96, "up1")), act(0, "end_turn")]), "TG2")
    assert refused(the_game([*good, act(0, "take_back")]), "record")


# Snakes & Ladders


def snakes(log: list[Json], result: Json | None = None, **options: object) -> Json:
    """A record of Snakes & Ladders, for as many as were dealt hands."""
    seats = len(log[0]["hands"])
    return record("snakes-and-ladders", SNAKES_OPTIONS | options, seats, log, result)


def snakes_deal(opening: str, *hands: str, pile: str = "", seats: int = 3) -> Json:
    """The last seat deals; hands and pile start with these cards, any others fill them up."""
    given = [hand.split() for hand in hands] + [[] for _ in range(seats - len(hands))]
    rest = Counter(SNAKES_DECK) - Counter([opening, *pile.split(), *chain(*given)])
    spare = sorted(rest.elements())
    full = [hand + [spare.pop() for _ in range(7 - len(hand))] for hand in given]
    chance: Json = {"chance": "deal", "round": 1, "dealer": seats - 1, "hands": full}
    return chance | {"pile": pile.split() + spare, "opening": opening}


def lay(seat: int, card: str, colour: str = "", one_card: bool = False) -> Json:
    """A lay, with a colour if it is a wild, and announced or not."""
    more = ({"colour": colour} if colour else {}) | ({"one_card": True} if one_card else {})
    return act(seat, "lay", card=card, **more)


@pytest.mark.parametrize(
    ("opening", "seats", "options", "starts"),
    [
        ("r5", 3, {}, 0),
        ("r5", 3, {"first_player": "dealer"}, 2),
        ("rR", 3, {}, 1),
        ("rR", 3, {"opening_card": "inert"}, 0),
        ("rR", 2, {}, 0),
        ("rR", 2, {"two_player_reverse": "skips"}, 1),
        ("rS", 3, {"opening_card": "inert"}, 0),
        ("W", 3, {}, 0),
    ],
)
def test_sl4_who_starts(opening: str, seats: int, options: Json, starts: int) -> None:
    log = [snakes_deal(opening, seats=seats)]
    for seat in range(seats):
        good = fault(snakes([*log, act(seat, "draw")], **options)) is None
        assert good == (seat == starts)


def test_sl4_opening_effects_are_suffered_or_answered() -> None:
    skip = [snakes_deal("rS", "rS bS", "r1")]
    assert seen(snakes([*skip, act(0, "accept"), lay(1, "r1")]))["skip_accepted"] == 1
    assert seen(snakes([*skip, lay(0, "rS"), act(1, "accept")]))["opening_skip_answered"] == 1
    assert refused(snakes([*skip, lay(0, "bS")]), "SL6")
    two = [snakes_deal("rD", "bD")]
    features = seen(snakes([*two, lay(0, "bD"), act(1, "accept"), act(2, "draw")]))
    assert features["opening_draw_two_answered"] == 1
    four = snakes([snakes_deal("W4")])
    assert refused(four, "SL4")


def test_sl5_draw_then_lay_that_card_only() -> None:
    log = [snakes_deal("r5", "r1 b1", pile="r7"), act(0, "draw")]
    assert seen(snakes([*log, lay(0, "r7")]))["draw_then_lay"] == 1
    assert seen(snakes([*log, act(0, "pass")]))["fitting_draw_kept"] == 1
    assert refused(snakes([*log, lay(0, "r1")]), "SL5")
    assert refused(snakes(log, draw="only_without_a_fit"), "SL5")
    assert refused(snakes([log[0], act(0, "pass")]), "SL5")


def test_sl9_intervention_needs_an_identical_card_in_time() -> None:
    log = [snakes_deal("r5", "r7 r7", "r1", "b1 y7"), lay(0, "r7")]
    assert refused(snakes([*log, lay(0, "r7")]), "SL9")
    log = [snakes_deal("r5", "r7", "r1", "r7 y7"), lay(0, "r7")]
    features = seen(snakes([*log, lay(2, "r7"), act(0, "draw")]))
    assert features["intervention_digit"] == 1
    assert refused(snakes([*log, lay(2, "y7")]), "SL9")
    assert refused(snakes([*log, lay(2, "r7")], interventions="off"), "SL9")


def test_sl12_challenge() -> None:
    log = [snakes_deal("r5", "W4 r1", "r2 rD"), lay(0, "W4", "b"), act(1, "challenge")]
    features = seen(snakes([*log, act(0, "ready"), lay(1, "r2")]))
    assert (features["challenge_bluff"], features["courtesy_ready"]) == (1, 1)
    assert refused(snakes([*log, lay(1, "r2")]), "SL13")
    assert seen(snakes([*log, lay(1, "r2")], courtesy="off"))["challenge_bluff"] == 1
    hand = "W4 b1 b2 b3 y1 y2 y3"
    honest = [snakes_deal("r5", hand), lay(0, "W4", "b"), act(1, "challenge"), act(1, "ready")]
    assert seen(snakes([*honest, act(2, "draw")]))["challenge_honest"] == 1


def test_sl11_answer_needs_the_ordered_colour() -> None:
    log = [snakes_deal("r5", "W4 r1", "rD bD"), lay(0, "W4", "b")]
    features = seen(snakes([*log, lay(1, "bD"), act(2, "accept")]))
    assert (features["w4_answered"], features["bluff_unchallenged"]) == (1, 1)
    assert refused(snakes([*log, lay(1, "rD")]), "SL11")


def red_duel(announced: bool = True) -> list[Json]:
    """Two players with seven red cards each, down to the lay of seat 0's last card but one."""
    cards = "r1 r2 r3 r4 r6 r7 r8"
    log, reds = [snakes_deal("r5", cards, cards, seats=2)], cards.split()
    for card in reds[:5]:
        log += [lay(0, card), lay(1, card)]
    return [*log, lay(0, "r7", one_card=announced)]


def test_sl14_one_card() -> None:
    assert seen(snakes(red_duel()))["one_card_announced"] == 1
    assert refused(snakes([*red_duel(), act(1, "call_out", target=0)]), "SL14")
    call = act(1, "call_out", target=0)
    assert seen(snakes([*red_duel(announced=False), call]))["called_out"] == 1
    assert refused(snakes([*red_duel(announced=False), lay(1, "r7", one_card=True), call]), "SL14")


def test_sl16_mistakes_cost_two_cards_or_are_refused() -> None:
    log = [snakes_deal("r5", "r7", "b1", "b2", pile="b9 b9 b8 b8 b7 b7 b6")]
    mistakes = [lay(1, "b1"), act(2, "call_out", target=0), lay(0, "r7", one_card=True)]
    for mistake in mistakes:
        assert fault(snakes([*log, mistake])) is not None
    wrong = lay(0, "b9")
    assert refused(snakes([*log, *mistakes, wrong], penalties="on"), "G2")
    features = seen(snakes([*log, *mistakes, act(0, "draw"), lay(0, "r7")], penalties="on"))
    assert features["wrong_card_in_turn"] == 1
    names = ("wrong_card_out_of_turn", "false_call", "false_announcement")
    assert [features[name] for name in names] == [1, 1, 1]


@pytest.mark.parametrize("penalties", ["off", "on"])
def test_sl16_what_comes_too_late_is_refused(penalties: str) -> None:
    def late(log: list[Json], *claims: Json) -> bool:
        return all(refused(snakes([*log, c], penalties=penalties), "SL16") for c in claims)

    log, call = red_duel(announced=False), act(1, "call_out", target=0)
    assert late([*log, call], call)
    assert late([*log, act(1, "draw")], call)
    log = [snakes_deal("r5", "r7", "b1", "r7"), lay(0, "r7"), act(1, "draw")]
    assert late(log, lay(2, "r7"), lay(2, "r7", one_card=True))


def test_sl16_what_was_never_right_is_no_late_claim() -> None:
    log = [snakes_deal("r5", "r7 r7", "b1", "r5"), act(0, "draw")]
    assert seen(snakes([*log, lay(2, "r5")], penalties="on"))["wrong_card_out_of_turn"] == 1
    log = [log[0], lay(0, "r7"), act(1, "draw")]
    assert seen(snakes([*log, lay(0, "r7")], penalties="on"))["wrong_card_out_of_turn"] == 1
    log = [snakes_deal("r5", "r7", "b1", "r7"), lay(0, "r7"), act(1, "draw")]
    off = snakes([*log, lay(2, "r7")], penalties="on", interventions="off")
    assert seen(off)["wrong_card_out_of_turn"] == 1


def exhausted() -> list[Json]:
    """Ten players draw the pile empty; then seat 9 lays a Wild Draw Four on r5, r1, r2."""
    hands = ["r1", "r2", *[""] * 7, "W4"]
    log = [snakes_deal("r5", *hands, seats=10), lay(0, "r1"), lay(1, "r2")]
    for drawn in range(37):
        log += [act((2 + drawn) % 10, "draw"), act((2 + drawn) % 10, "pass")]
    return [*log, lay(9, "W4", "b")]


def reshuffle(*cards: str) -> Json:
    """A new draw pile."""
    return {"chance": "reshuffle", "pile": list(cards)}


def test_sl17_reshuffle_keeps_the_card_under_a_challengeable_wild() -> None:
    false_call = act(4, "call_out", target=3)
    log = [*exhausted(), false_call, reshuffle("r1", "r5"), act(0, "accept"), reshuffle("r2")]
    for seat in range(1, 11):
        log += [act(seat % 10, "draw"), act(seat % 10, "pass")]
    over: Json = {"winners": [], "scores": [0] * 10, "reason": "single_round"}
    over["rounds"] = [{"winner": None, "scores": [0] * 10}]
    features = seen(snakes(log, over, penalties="on", rounds="single"))
    assert features["reshuffle_keeps_card_under_w4"] == 1
    assert features["reshuffle_too_few"] == 1
    assert features["courtesy_not_due"] == 1
    assert (features["empty_draw"], features["winnerless_round"]) == (10, 1)


def test_sl17_reshuffle_is_due_at_once_and_of_the_right_cards() -> None:
    log = [*exhausted(), act(0, "accept")]
    assert refused(snakes(log), "record")
    assert refused(snakes([*log, act(0, "ready")]), "record")
    assert refused(snakes([*log, reshuffle("r1", "r5")]), "SL17")
    assert seen(snakes([*log, reshuffle("r1", "r5", "r2"), act(1, "draw")]))["reshuffle"] == 1
    assert refused(snakes([log[0], reshuffle()]), "record")


def won_duel(**options: object) -> Json:
    """Seat 0 lays its last card while seat 1 holds a red 8."""
    log = [*red_duel(), lay(1, "r7", one_card=True), lay(0, "r8")]
    over: Json = {"winners": [0], "scores": [8, 0], "reason": "target"}
    over["rounds"] = [{"winner": 0, "scores": [8, 0]}]
    return snakes(log, over, **{"target": 8, **options})


def test_sl19_scoring() -> None:
    made = won_duel()
    assert seen(made)["end_target"] == 1
    assert fault(won_duel(target=9)) == Fault(13, "record", "the log ends where a deal is due")
    low = won_duel(scoring="keep_low")
    low["result"] |= {"scores": [0, 8], "rounds": [{"winner": 0, "scores": [0, 8]}]}
    assert seen(low)["round_keep_low"] == 1
    single = won_duel(rounds="single")
    single["result"]["reason"] = "single_round"
    assert seen(single)["end_single_round"] == 1


def test_sl2_dealer_moves_and_rounds_count() -> None:
    log = won_duel()["log"]
    again = snakes_deal("r5", seats=2) | {"round": 2, "dealer": 0}
    assert seen(snakes([*log, again, act(1, "draw")]))["rounds_more_than_one"] == 1
    assert refused(snakes([*log, again | {"dealer": 1}]), "SL2")
    assert refused(snakes([*log, again | {"round": 3}]), "record")
    over: Json = {"winners": [0], "scores": [8, 0], "reason": "resigned"}
    over["rounds"] = [{"winner": 0, "scores": [8, 0]}]
    assert seen(snakes([*log, again, act(1, "resign")], over))["resigned"] == 1


# All games


def finished() -> Iterable[Json]:
    """A finished match of three games."""
    return rising_match(), rows_of_tricks(), won_duel()


def without(key: str) -> Callable[[Json], object]:
    """Take a key out of a record."""
    return lambda made: made.pop(key)


def with_value(key: str, value: object) -> Callable[[Json], object]:
    """Set a key of a record."""
    return lambda made: made.update({key: value})


@pytest.mark.parametrize(
    "spoil",
    [
        *(without(key) for key in ("record", "rules", "seats", "seed", "commit", "log", "result")),
        with_value("record", True),
        with_value("rules", 99),
        with_value("options", {}),
        with_value("seats", [{"name": "Sara", "by": "human"}] * 11),
        with_value("seed", "f" * 63),
        with_value("commit", "0" * 64),
        with_value("commit", None),
        lambda made: made["result"].update(reason="timeout"),
        lambda made: made["log"].append(act(0, "resign")),
        lambda made: made["log"].pop(),
        lambda made: made["log"].pop(0),
        lambda made: made["log"][0]["hands"][0].append(made["log"][0]["hands"][0][0]),
        lambda made: made["log"][1].update(seat=1),
        lambda made: made["log"][1].update(t=-1),
    ],
)
def test_spoilt_records_are_refused(spoil: Callable[[Json], object]) -> None:
    for made in finished():
        spoilt = copy.deepcopy(made)
        spoil(spoilt)
        assert fault(spoilt) is not None


def test_g6_leaving() -> None:
    log: list[Json] = [solo_deal(), act(0, "timeout")]
    assert seen(the_game(log, {"won": False, "left": 98, "reason": "timeout"}))["timeout"] == 1
    log = [face_deal([], []), act(1, "timeout")]
    assert refused(face_to_face(log, {"winner": 0, "reason": "timeout"}), "G6")
    log = [face_deal([], []), act(1, "resign")]
    assert seen(face_to_face(log, {"winner": 0, "reason": "resigned"}))["resigned"] == 1


def test_unknown_keys_are_ignored() -> None:
    for made in finished():
        made["result"]["comment"] = made["comment"] = made["log"][1]["comment"] = "fine"
        assert fault(made) is None


def test_null_seed_goes_with_null_commit() -> None:
    assert fault(rising_match() | {"seed": None, "commit": None}) is None
    assert fault(rising_match() | {"seed": None}) is not None


def test_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = rows_of_tricks(), rows_of_tricks()
    bad["log"][1]["card"] = "p1"
    path = tmp_path / "records.jsonl"
    path.write_text(json.dumps(good) + "\n", encoding="utf-8")
    assert main([str(path)]) == 0
    path.write_text(f"{json.dumps(good)}\n{json.dumps(bad)}\n[]\n", encoding="utf-8")
    assert main([str(path)]) == 1
    printed = capsys.readouterr().out
    assert f"{path}:2: log[1]: G2: p1 is not held" in printed
    assert "  second_card: 25" in printed
    assert "3 records, 2 bad" in printed


def test_features_are_listed_for_every_game() -> None:
    for made in finished():
        assert set(seen(made)) <= FEATURES[made["game"]]
