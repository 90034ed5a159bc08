"""How a match goes, in every game: it ends, somebody is always waited for, no card is lost."""

from __future__ import annotations

from itertools import pairwise, product
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from hypothesis.strategies import DataObject
from msgspec.structs import asdict

from stosy.core import (
    AnyGame,
    Match,
    Move,
    describe,
    offers_to,
    seed_of,
    verify,
)
from stosy.testing import check_actions, check_end, check_offers
from stosy.testing.checks import waited_for
from stosy.testing.player import does
from tests.contract.cards import cards_in, cards_of
from tests.contract.plays import Play, every_game, plays, run, settled, some

SWEEP = 100
"""So many moves are enough for most matches of one round."""
FALLBACKS = 700
"""So many fallbacks bring any match to the end of a round at least."""


def round_of(state: Any) -> int:
    """The number of the round; the only one where a game has no rounds."""
    return int(getattr(state, "round", 1))


@every_game
@given(data=st.data())
def test_every_match_ends_and_says_why(game: AnyGame, data: DataObject) -> None:
    played = run(data.draw(plays(game)))
    assert played.ended
    check_end(game, played.match.state, played.taken[-1].events)
    assert all(game.outcome(taken.after) is None for taken in played.taken[:-1])


@every_game
def test_every_combination_of_options_can_be_played(game: AnyGame) -> None:
    known = describe(game.options)
    choices = [option.values or (option.least,) for option in known]
    for number, chosen in enumerate(product(*choices)):
        options = game.options(**dict(zip((option.name for option in known), chosen, strict=True)))
        seats = game.seats[number % len(game.seats)]
        played = run(Play(game.id, seats, options, None, number, number, number % 8, stop=SWEEP))
        assert played.ended
        verify(game, played.record)


@every_game
@given(data=st.data())
def test_offers_are_well_formed(game: AnyGame, data: DataObject) -> None:
    played = run(data.draw(plays(game)))
    for state in played.states:
        check_offers(game, state)


@every_game
@given(data=st.data())
def test_every_offered_action_applies(game: AnyGame, data: DataObject) -> None:
    played = run(data.draw(plays(game)))
    states = played.quiet_states
    for state in states[:: max(1, len(states) // 8)]:
        check_actions(game, state)


@every_game
@given(data=st.data())
def test_no_card_is_lost_or_made(game: AnyGame, data: DataObject) -> None:
    played = run(data.draw(plays(game)))
    deal: Any = played.match.log[0]
    deck = cards_of(deal)
    for state in played.states:
        assert cards_in(state) == deck


@every_game
@given(data=st.data())
def test_fallbacks_end_every_turn(game: AnyGame, data: DataObject) -> None:
    state = some(run(data.draw(plays(game))).quiet_states, data)
    start = waited_for(game, state)[0]
    round_now = round_of(state)
    for _ in range(len(state.hands[start.seat]) + 4):
        mine = [offer for offer in waited_for(game, state) if offer.seat == start.seat]
        if not mine or (game.seat_count(state) == 1 and mine[0].id != start.id):
            return
        state = settled(game, game.apply(state, Move(start.seat, mine[0].fallback)).state)
        if game.outcome(state) is not None or round_of(state) != round_now:
            return
    raise AssertionError(f"seat {start.seat} is still waited for")


@every_game
@given(data=st.data())
def test_fallbacks_alone_get_on(game: AnyGame, data: DataObject) -> None:
    play = data.draw(plays(game))
    match = Match(game, game.setup(play.seats, play.options, play.first), seed_of("m", play.match))
    for _ in range(FALLBACKS):
        if game.outcome(match.state) is not None or round_of(match.state) > 1:
            return
        offer = waited_for(game, match.state)[0]
        match.play(Move(offer.seat, offer.fallback))
    raise AssertionError("neither the match nor a round has ended")


@every_game
@given(data=st.data())
def test_taking_back_undoes_a_lay(game: AnyGame, data: DataObject) -> None:
    for taken in run(data.draw(plays(game))).moves:
        assert isinstance(taken.entry, Move)
        seat = taken.entry.seat
        actions = [a for offer in offers_to(game, taken.after, seat) for a in offer.actions]
        for action in actions:
            if does(taken.entry.action) == "lay" and does(action) == "take_back":
                assert game.apply(taken.after, Move(seat, action)).state == taken.before


def table(game: AnyGame, state: Any) -> dict[str, Any]:
    """What lies open and whose turn it is; not what opportunities and mistakes change."""
    seen = asdict(game.view(state, None))
    seen["discards"] = seen.get("discards", ())[-1:]
    return {key: value for key, value in seen.items() if key not in ("sizes", "pile", "signals")}


@every_game
@given(data=st.data())
def test_an_offer_keeps_its_id_while_it_stands(game: AnyGame, data: DataObject) -> None:
    """A turn's offer while the table is the same, an opportunity until a card is laid."""
    for taken, following in pairwise(run(data.draw(plays(game))).moves):
        before, after = taken.before, following.before
        if table(game, before) == table(game, after):
            ids = {(offer.seat, offer.id) for offer in waited_for(game, before)}
            assert ids == {(offer.seat, offer.id) for offer in waited_for(game, after)}
        assert isinstance(taken.entry, Move)
        if does(taken.entry.action) != "lay":
            standing = {(o.seat, o.actions): o.id for o in game.offers(before) if not o.fallback}
            for offer in game.offers(after):
                if offer.fallback is None:
                    assert offer.id == standing.get((offer.seat, offer.actions), offer.id)


@every_game
@given(data=st.data())
def test_a_lapsed_offer_never_comes_back(game: AnyGame, data: DataObject) -> None:
    """Signals aside, which are not tied to a moment."""
    open_now: set[tuple[int, str]] = set()
    lapsed: set[tuple[int, str]] = set()
    for taken in run(data.draw(plays(game))).moves:
        offers = game.offers(taken.before)
        ids = {(o.seat, o.id) for o in offers if does(o.actions[0]) != "signal"}
        lapsed |= open_now - ids
        assert not ids & lapsed
        open_now = ids
        assert isinstance(taken.entry, Move)
        if does(taken.entry.action) == "end_turn":
            lapsed |= {(offer.seat, offer.id) for offer in waited_for(game, taken.before)}
