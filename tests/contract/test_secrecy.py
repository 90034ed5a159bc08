"""Nothing a viewer receives depends on cards it may not know: in every game."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.strategies import DataObject
from msgspec.structs import asdict

from stosy.core import Advice, AnyGame, Dice, Event, Move, Offer, View, offers_to, seed_of
from stosy.teaching.coaching import advice
from stosy.testing import check_hidden
from stosy.testing.player import does
from tests.contract.cards import cards_in
from tests.contract.hidden import scrambled
from tests.contract.plays import Play, Taken, every_game, plays, run
from tests.contract.twins import Mix, twin

TRIES = 2
"""How often twins of each kind are looked for in a run."""
PILE_SIZES = ("draw", "draws", "pile")
OF_THE_VIEWER = ("seat", "hand", "sizes", "known", "drawn", "danger", "bluffed")
WORKED_OUT = ("waited", "minimum", "maximum", "draws_next", "leaders")
"""What the rules make of the fields that are open to all: the same for every viewer."""


def offers_for(game: AnyGame, state: Any, viewer: int | None) -> tuple[Offer[Any], ...]:
    """What the viewer is offered; a spectator nothing."""
    return () if viewer is None else offers_to(game, state, viewer)


@every_game
@given(data=st.data())
def test_a_state_looks_the_same_with_other_hidden_cards(game: AnyGame, data: DataObject) -> None:
    played = run(data.draw(plays(game)))
    dice = Dice(seed_of("scramble", played.play.match), 0)
    for state in played.states[:: 1 + len(played.states) // 30]:
        for viewer in (None, *range(played.play.seats)):
            other = scrambled(state, viewer, dice)
            assert cards_in(other) == cards_in(state)
            assert game.view(other, viewer) == game.view(state, viewer)
            # With any other hand the seat to act might be unable to act, which all would know.
            other = scrambled(state, viewer, dice, keep=(state.turn,))
            assert offers_for(game, other, viewer) == offers_for(game, state, viewer)
            check_hidden(game, state, other, viewer)


Received = tuple[View, tuple[Offer[Any], ...], tuple[Event, ...], Advice | None]


def received(game: AnyGame, taken: Taken, viewer: int | None) -> Received:
    """All that reaches a viewer with an entry."""
    events = tuple(event.seen_by(viewer) for event in taken.events)
    view, offers = game.view(taken.after, viewer), offers_for(game, taken.after, viewer)
    return view, offers, events, advice(game, view, offers)


@every_game
@given(data=st.data())
def test_a_match_looks_the_same_with_other_hidden_cards(game: AnyGame, data: DataObject) -> None:
    played = run(data.draw(plays(game)))
    viewer = data.draw(st.none() | st.integers(0, played.play.seats - 1), label="viewer")
    for number, mix in product(range(TRIES), Mix):
        other = twin(played, viewer, Dice(seed_of("twin", played.play.match), number), mix)
        if other is not None:
            for mine, its in zip(played.taken, other, strict=True):
                assert received(game, mine, viewer) == received(game, its, viewer)


@every_game
@pytest.mark.parametrize("viewer", [None, 0])
def test_twins_are_found(game: AnyGame, viewer: int | None) -> None:
    """The test above is about something: most runs have twins, and their hidden cards differ."""
    found = 0
    for number in range(10):
        seats = game.seats[number % len(game.seats)]
        play = Play(game.id, seats, game.options(), None, number, number, care=6, stop=12)
        played = run(play)
        other = twin(played, viewer, Dice(seed_of("twin", number), 0), Mix.FACES)
        if other is not None:
            hands = [taken.after.hands for taken in played.taken]
            found += hands != [taken.after.hands for taken in other]
    assert found >= 5 or (viewer == 0 and game.seats[0] == 1 and found >= 3)


@every_game
@given(data=st.data())
def test_a_view_holds_what_is_explained(game: AnyGame, data: DataObject) -> None:
    """Own cards, sizes of hidden places, and fields of the state that are open to all."""
    played = run(data.draw(plays(game)))
    for state in played.states[:: 1 + len(played.states) // 30]:
        for viewer in (None, *range(played.play.seats)):
            view: Any = game.view(state, viewer)
            seen_by_all = asdict(game.view(state, None))
            assert view.seat == viewer
            assert view.hand == (() if viewer is None else state.hands[viewer])
            assert view.sizes == tuple(map(len, state.hands))
            for name, value in asdict(view).items():
                if name in PILE_SIZES:
                    assert value == sizes(getattr(state, name))
                elif name in WORKED_OUT:
                    assert value == seen_by_all[name], name
                elif name not in OF_THE_VIEWER:
                    assert value == open_to_all(state, name), name
            check_shown(state, viewer, view)


def open_to_all(state: Any, name: str) -> object:
    """A field that every viewer may see."""
    assert name not in ("hands", "gamble", "shown", "owed")
    if name == "doubted":  # the colour on which a Wild Draw Four was laid has lain open
        return None if state.gamble is None else state.gamble.colour
    if name == "gambled":  # so is how many cards its layer had left
        return None if state.gamble is None else len(state.gamble.hand)
    return getattr(state, name)


def sizes(pile: tuple[Any, ...]) -> int | tuple[int, ...]:
    """The size of a draw pile, or of each seat's."""
    return tuple(map(len, pile)) if pile and isinstance(pile[0], tuple) else len(pile)


def check_shown(state: Any, viewer: int | None, view: Any) -> None:
    """Only the seat to act sees what it drew; only shown cards of other hands are known."""
    if "drawn" in view.__struct_fields__:
        assert view.drawn == (state.drawn if viewer == state.turn else None)
    for owner, known in enumerate(asdict(view).get("known", ())):
        shown = [s.cards for s in state.shown if (s.viewer, s.owner) == (viewer, owner)]
        assert known == (shown[0] if shown else ())


@every_game
@given(data=st.data())
def test_events_hold_only_what_the_viewer_may_know(game: AnyGame, data: DataObject) -> None:
    played = run(data.draw(plays(game)))
    for taken in played.taken:
        for event in taken.events:
            for viewer in (None, *range(played.play.seats)):
                check_event(taken, event, viewer)


def check_event(taken: Taken, event: Any, viewer: int | None) -> None:
    """Each field is the event's own, or hides cards of another; single cards lie open."""
    told, seen = asdict(event), asdict(event.seen_by(viewer))
    assert type(event.seen_by(viewer)) is type(event)
    mine = {event.seat, event.target} if "hand" in told else {getattr(event, "seat", None)}
    for name, value in told.items():
        match name:
            case "hands":
                only = tuple(hand if seat == viewer else None for seat, hand in enumerate(value))
                assert seen[name] == only
            case "cards" | "hand":
                assert seen[name] == (value if viewer in mine - {None} else None)
            case "card":
                assert value is None or value == card_of(taken)
                assert seen[name] == value
            case "opening":
                assert value == getattr(taken.entry, "opening", None) == seen[name]
            case _:
                assert not isinstance(value, tuple) or name in ("scores", "totals"), name
                assert seen[name] == value


def card_of(taken: Taken) -> Any:
    """The card that a move shows to all."""
    assert isinstance(taken.entry, Move)
    if does(taken.entry.action) == "take_back":
        return taken.before.laid[-1].card
    return getattr(taken.entry.action, "card", None)
