"""Tournaments: the same deals for all, every seat for each, the same on any number of processes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest
from msgspec.structs import replace

from stosy.bots import find_bot
from stosy.bots.kernel import installed
from stosy.core import Refused
from stosy.games import find
from stosy.lab import in_python
from stosy.lab.engines import ENGINES, Engine
from stosy.lab.plan import ThinkingTime
from stosy.lab.runner import play_match
from stosy.lab.tournament.holding import check, hold, share
from stosy.lab.tournament.meetings import Meeting, Score, Scored, Tournament
from stosy.lab.tournament.picture import Labels, picture, ticks_of
from stosy.lab.tournament.standings import Standings, standings

FIRST = "casual"
engines = pytest.mark.parametrize("engine", ENGINES if installed() else ("python",))


def tournament(
    game: str, seats: int, bots: tuple[str, ...], engine: Engine = "python", deals: int = 6
) -> Tournament:
    asked = {"rounds": "single"} if game == "snakes-and-ladders" else {}
    options = msgspec.to_builtins(msgspec.convert(asked, find(game).options))
    return Tournament(game, options, bots, "tests", engine, seats=seats, deals=deals)


@engines
@pytest.mark.parametrize(
    ("game", "seats"), [("face-to-face", 2), ("snakes-and-ladders", 3), ("the-game", 2)]
)
def test_scores_do_not_depend_on_the_number_of_processes(
    game: str, seats: int, engine: Engine
) -> None:
    what = tournament(game, seats, (FIRST, "random"), engine)
    assert hold(what, jobs=1) == hold(what, jobs=2)


@pytest.mark.skipif(not installed(), reason="the kernel is not installed")
@pytest.mark.parametrize(("game", "seats"), [("quick-and-easy", 2), ("snakes-and-ladders", 3)])
def test_nor_where_some_search(game: str, seats: int) -> None:
    what = tournament(game, seats, ("expert:8", "flat:8"), "kernel", deals=3)
    one, two = hold(what, jobs=1), hold(what, jobs=2)
    assert one.scores == two.scores


@engines
@pytest.mark.parametrize(("game", "seats"), [("face-to-face", 2), ("snakes-and-ladders", 3)])
def test_a_bot_against_itself_is_exactly_even_on_every_deal(
    game: str, seats: int, engine: Engine
) -> None:
    """All rotations of a deal are the same match then, so each seat's luck comes to everybody."""
    scored = hold(tournament(game, seats, (FIRST, FIRST), engine, deals=12))
    assert {score.won for deal in scored.scores for score in deal} == {1 / seats}


def test_every_meeting_of_a_deal_has_the_same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt: list[Any] = []
    seated: list[tuple[Any, ...]] = []

    def watched(game: Any, setup: Any, seed: str, bots: Any, *more: Any) -> Any:
        match = play_match(game, setup, seed, bots, *more)
        dealt.append(match.log[0])
        seated.append(tuple(bots))
        return match

    monkeypatch.setattr(in_python, "play_match", watched)
    what = tournament("snakes-and-ladders", 3, (FIRST, "random"), deals=2)
    hold(what)
    assert len(dealt) == 2 * what.matches == 12
    first, second = dealt[:6], dealt[6:]
    assert all(deal == first[0] for deal in first)
    assert all(deal == second[0] for deal in second)
    assert first[0] != second[0]
    assert len(set(seated[:6])) == 6


def test_each_sits_on_every_seat_against_each() -> None:
    duel = tournament("face-to-face", 2, ("a", "b", "c"))
    assert duel.meetings() == (Meeting(0, 1), Meeting(0, 2), Meeting(1, 2))
    table = tournament("snakes-and-ladders", 4, ("a", "b"))
    assert table.meetings() == (Meeting(0, 1), Meeting(1, 0))
    seatings = [Meeting(0, 1).seating(seat, 4) for seat in Meeting(0, 1).turns(4)]
    assert seatings == [(0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0)]
    team = tournament("the-game", 3, ("a", "b"))
    assert [meeting.seating(0, 3) for meeting in team.meetings()] == [(0, 0, 0), (1, 1, 1)]


@pytest.mark.parametrize("seats", [2, 3])
def test_the_first_alone_can_be_compared_with_the_others(seats: int) -> None:
    """On the same deals, with the same result, as when all meet."""
    game, bots = "snakes-and-ladders", (FIRST, "beginner", "random")
    whole = tournament(game, seats, bots)
    lead = replace(whole, lead=True)
    found, among_all = (standings(each, hold(each)) for each in (lead, whole))
    assert found.duels == tuple(duel for duel in among_all.duels if duel.one == FIRST)
    assert found.ratings == ()
    assert found.matches < among_all.matches
    assert "beginner" in picture(found, LABELS)


def test_a_team_leads_nobody() -> None:
    with pytest.raises(Refused) as refused:
        check(replace(tournament("the-game", 2, (FIRST, "random")), lead=True))
    assert refused.value.code == "lead_in_a_team"


def test_a_shared_win_is_split_and_nobodys_is_everybodys() -> None:
    assert [share((1, 2), seat, 4) for seat in range(4)] == [0, 0.5, 0.5, 0]
    assert [share((), seat, 4) for seat in range(4)] == [0.25] * 4


def duels(*scores: tuple[float, float, float]) -> Standings:
    """Three bots, of whom all pairs met on these deals."""
    what = tournament("face-to-face", 2, ("a", "b", "c"), deals=len(scores))
    scored = tuple(tuple(Score(won, 0) for won in deal) for deal in scores)
    return standings(what, Scored(scored, (ThinkingTime(), ThinkingTime(), ThinkingTime(4, 2.0))))


def test_a_duel_is_counted_from_both_sides() -> None:
    found = duels((0.0, 0.5, 1.0), (0.5, 0.5, 1.0), (0.0, 0.0, 1.0), (0.5, 1.0, 0.5))
    assert [rating.bot for rating in found.ratings] == ["b", "a", "c"]
    won = {(duel.one, duel.others): duel.won.value for duel in found.duels}
    assert len(won) == 6
    assert won["a", "b"] == 0.25
    assert won["b", "a"] == 0.75
    (best, *_) = found.ratings
    assert best.won.value == (0.75 + 0.875) / 2
    assert found.matches == 4 * 6


def test_teams_are_compared_deal_by_deal() -> None:
    what = tournament("the-game", 2, ("weak", "good"), deals=4)
    deals = [(9, 5), (20, 16), (4, 0), (3, 0)]
    scored = tuple(tuple(Score(float(left == 0), left) for left in deal) for deal in deals)
    found = standings(what, Scored(scored, (ThinkingTime(), ThinkingTime())))
    assert [(team.bot, team.won.value, team.left.value) for team in found.teams] == [
        ("good", 0.5, 5.25),
        ("weak", 0.0, 9.0),
    ]
    (pair,) = found.differences
    assert (pair.one, pair.other, pair.won.value, pair.left.value) == ("good", "weak", 0.5, -3.75)
    good = found.teams[0].left
    assert pair.left.high - pair.left.low < (good.high - good.low) / 4
    assert not found.ratings
    assert not found.duels


def test_only_bots_that_search_are_timed() -> None:
    class Slow:
        slow = off_loop = True

        def choose(self, view: Any, offers: Any, dice: Any, stop: object) -> Any:
            return find_bot(FIRST, "face-to-face").choose(view, offers, dice)

    what = tournament("face-to-face", 2, ("slow", "random"), deals=2)
    (thinking,) = standings(what, hold(what, bots={"slow": Slow})).thinking
    assert thinking.bot == "slow"
    assert thinking.decisions > 10


@pytest.mark.parametrize(
    ("game", "bots", "code"),
    [
        ("face-to-face", (FIRST,), "too_few_bots"),
        ("face-to-face", (FIRST, "random", FIRST), "bot_twice"),
    ],
)
def test_what_cannot_be_compared_is_refused(game: str, bots: tuple[str, ...], code: str) -> None:
    with pytest.raises(Refused) as refused:
        check(tournament(game, 2, bots))
    assert refused.value.code == code


def test_a_team_may_play_alone() -> None:
    check(tournament("the-game", 1, (FIRST,)))


LABELS = Labels("A <game>", "2 seats", "Elo", "won", "left", "pairs", lambda value: f"{value:.1f}")


def texts(svg: str) -> Iterator[str]:
    root = ElementTree.fromstring(svg)
    return (each.text or "" for each in root.iter("{http://www.w3.org/2000/svg}text"))


def test_the_picture_shows_every_bot_pair_and_interval() -> None:
    found = duels((0.0, 0.5, 1.0), (0.5, 0.5, 1.0), (0.0, 0.0, 1.0), (0.5, 1.0, 0.5))
    told = list(texts(picture(found, LABELS)))
    assert "A <game>" in told
    for duel in found.duels:
        won = duel.won.times(100).rounded(1)
        assert f"{won.value:.1f} %" in told
        assert f"{won.low:.1f} … {won.high:.1f}" in told
    assert all(told.count(bot) == 3 for bot in "abc")


@pytest.mark.parametrize(
    ("values", "ticks"),
    [
        ([-310.0, 140.0], [-400.0, -300.0, -200.0, -100.0, 0.0, 100.0, 200.0]),
        ([3.0, 3.0], [3.0, 3.2]),
        ([0.0, 100.0], [0.0, 20.0, 40.0, 60.0, 80.0, 100.0]),
    ],
)
def test_an_axis_has_round_numbers(values: list[float], ticks: list[float]) -> None:
    assert ticks_of(values) == pytest.approx(ticks)
