"""Bots of others in series and tournaments: objects, classes and functions, and their faults."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from stosy.bots import find_bot
from stosy.core import Action, AnyOffer, Dice, Refused, View
from stosy.lab import Series, simulate
from stosy.lab.incidents import Incident, merged
from stosy.lab.processes import Local
from stosy.lab.series import Stopped as SeriesStopped
from stosy.lab.tournament.holding import Stopped, check, hold
from stosy.lab.tournament.meetings import Tournament
from stosy.lab.tournament.standings import standings
from tests.lab.lazy import Lazy

FACE = "face-to-face"


def duel(*bots: str, **more: Any) -> Tournament:
    what = {"deals": 3, "options": {}, "seats": 2, "seed": "plug-ins", **more}
    return Tournament(game=FACE, bots=bots, **what)


class Mute:
    """Never acts."""

    def choose(self, view: View, offers: Sequence[AnyOffer], dice: Dice) -> Action | None:
        return None


def test_a_class_a_function_and_an_object_do() -> None:
    what = duel("one", "two", "three", "casual")
    bots = {"one": Lazy, "two": lambda: Lazy(), "three": Lazy()}
    found = standings(what, hold(what, bots=bots))
    won = {rating.bot: rating.won.value for rating in found.ratings}
    assert won["one"] == won["two"] == won["three"] < won["casual"]
    assert found.incidents == ()


def test_the_map_of_an_executor_does() -> None:
    what = duel("lazy", "casual")
    with ThreadPoolExecutor(2) as executor:
        assert hold(what, bots={"lazy": Lazy}, map=executor.map) == hold(what, bots={"lazy": Lazy})


def test_a_class_goes_to_other_processes_and_a_lambda_does_not() -> None:
    what = duel("lazy", "casual", deals=2)
    assert hold(what, jobs=2, bots={"lazy": Lazy}) == hold(what, bots={"lazy": Lazy})
    with pytest.raises(Refused) as refused:
        hold(what, jobs=2, bots={"lazy": lambda: Lazy()})
    assert refused.value.code == "not_sendable"
    assert "lambda" in str(refused.value.facts["reason"])


def test_a_fresh_bot_plays_each_match() -> None:
    class Counts(Lazy):
        made = 0

        def __init__(self) -> None:
            Counts.made += 1

    hold(duel("counts", "casual"), bots={"counts": Counts})
    assert Counts.made == 3 * 2


class Undecided:
    """Lays and takes back for ever."""

    def choose(self, view: View, offers: Sequence[AnyOffer], dice: Dice) -> Action | None:
        ways = [action for offer in offers for action in offer.actions]
        return next((way for way in ways if way.role == "undo"), ways[0] if ways else None)


@pytest.mark.parametrize("lenient", [False, True])
def test_a_turn_without_end_is_ended(lenient: bool) -> None:
    what = duel("undecided", "casual", deals=2, lenient=lenient)
    scored = hold(what, bots={"undecided": Undecided})
    [incident] = scored.incidents
    assert (incident.fault, incident.detail) == ("timeout", "> 1000 actions in a turn")


def test_who_misbehaves_is_named_with_deal_and_seat() -> None:
    what = duel("mute", "casual")
    found = standings(what, hold(what, bots={"mute": Mute}))
    [incident] = found.incidents
    assert (incident.bot, incident.fault, incident.deal, incident.seat) == ("mute", "silent", 0, 0)
    assert incident.count == 6
    assert [(rating.bot, rating.won.value) for rating in found.ratings] == [
        ("casual", 1.0),
        ("mute", 0.0),
    ]


def test_the_fallback_of_one_who_never_acts_does_not_beat_casual() -> None:
    """Face to Face: whoever always lays the cheapest two cards is no match for a casual bot."""
    what = duel("mute", "casual", deals=20, lenient=True)
    found = standings(what, hold(what, bots={"mute": Mute}))
    assert found.ratings[0].bot == "casual"
    assert found.incidents[0].count == 40


def test_incidents_are_counted_by_bot_and_fault() -> None:
    first, again = Incident("a", "silent", 1, 0, "x"), Incident("a", "silent", 2, 1, "y")
    other = Incident("b", "silent", 2, 1, "")
    assert merged([first], [again, other], [again]) == (
        Incident("a", "silent", 1, 0, "x", count=3),
        other,
    )


def series(*bots: str, **more: Any) -> Series:
    what = {"game": FACE, "options": {}, "seed": "plug-ins", "games": 6, **more}
    return Series(bots=bots, **what)


def test_a_series_has_incidents_too() -> None:
    summary = simulate(series("casual", "mute"), bots={"mute": Mute})
    assert summary.reasons == {"resigned": 6}
    assert [(each.bot, each.seat, each.count) for each in summary.incidents] == [("mute", 1, 6)]


def test_ctrl_c_tells_what_there_was() -> None:
    def impatient(done: int) -> None:
        if done >= 2:
            raise KeyboardInterrupt

    with pytest.raises(SeriesStopped) as stopped:
        simulate(series("casual", "casual"), progress=impatient)
    assert stopped.value.summary is not None
    assert stopped.value.summary.games == 2
    with pytest.raises(Stopped) as held:
        hold(duel("casual", "random"), progress=impatient)
    assert len(held.value.scored.scores) == 1


def team(*bots: str, **more: Any) -> Tournament:
    what = {"game": "quick-and-easy", "deals": 4, "options": {}, "seats": 2, "seed": "team", **more}
    return Tournament(bots=bots, **what)


def test_partners_of_two_kinds_play_on_both_seats() -> None:
    what = team("casual", "mine", mixed=True)
    assert what.matches == 2 + 2

    class Mine:
        def __init__(self, game: str) -> None:
            self.choose = find_bot("strong", game).choose

    found = standings(what, hold(what, bots={"mine": Mine}))
    pairs = {(each.one, each.others): each for each in found.partners}
    assert set(pairs) == {(a, b) for a in ("casual", "mine") for b in ("casual", "mine")}
    assert pairs["casual", "mine"].won == pairs["mine", "casual"].won
    teams = {each.bot: each.won for each in found.teams}
    assert {name: pairs[name, name].won for name in teams} == teams


def test_at_larger_tables_one_sits_among_the_others() -> None:
    what = team("casual", "random", mixed=True, seats=3, deals=2)
    assert what.matches == 2 + 2 * 3
    found = standings(what, hold(what))
    assert len(found.partners) == 4


@pytest.mark.parametrize(
    ("what", "code"),
    [
        (duel("casual", "strong", mixed=True), "mixed_rivals"),
        (team("casual", mixed=True), "nothing_to_mix"),
        (team("casual", "strong", game="the-game", seats=1, mixed=True), "nothing_to_mix"),
        (team("casual", "a=strong", "a=casual"), "bot_twice"),
    ],
)
def test_what_cannot_be_mixed_is_refused(what: Tournament, code: str) -> None:
    with pytest.raises(Refused) as refused:
        check(what)
    assert refused.value.code == code


def test_a_pool_computes_only_a_little_ahead() -> None:
    taken: list[int] = []

    def parts() -> Iterator[int]:
        for number in range(1000):
            taken.append(number)
            yield number

    results = iter(Local(2).map(abs, parts()))
    assert next(results) == 0
    assert len(taken) <= 6
    del results
