"""Batches: every row is a match like any other, whatever the rows beside it do."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest
from stosy_kernel import GAMES, PLAY_ON, REASONS, Batch, observe, playouts, search, weigh

from stosy.bots.weights import weights_of
from tests.kernel.rows import SEED, Driven, Single, equal
from tests.kernel.tables import SNAKES, TABLES, Table, spread

ALL = (*TABLES, *spread(1009))
QUICK = Table("quick-and-easy", {}, 3)
DUEL = Table("face-to-face", {}, 2)
FAST = Table(SNAKES, {"draw": "only_without_a_fit", "rounds": "single"}, 4)
EACH_GAME = (QUICK, DUEL, Table("the-game", {}, 2), FAST)


def hurried(driven: Driven, random: np.random.Generator) -> None:
    """Mostly lays, which have the first numbers, so that matches end; at times anything."""
    driven.batch.sample(driven.actions)
    hurry = random.random(driven.batch.size) < 0.75
    driven.actions[hurry] = driven.masks.argmax(axis=1)[hurry]


@pytest.mark.parametrize("table", ALL, ids=str)
def test_rows_are_the_matches_of_their_streams(table: Table) -> None:
    driven, random = Driven(table, 3), np.random.default_rng(7)
    singles = [Single(driven, row) for row in range(3)]
    for _ in range(120):
        for single in singles:
            single.compare(driven)
        hurried(driven, random)
        driven.step()
        for single in singles:
            rewards = single.take(int(driven.actions[single.row]))
            assert driven.dones[single.row] == (rewards is not None)
            assert driven.rewards[single.row].tolist() == (rewards or [0.0] * table.seats)
            if rewards is not None:
                single.deal()


def test_seats_with_an_opportunity_are_asked_first() -> None:
    """SL9, SL14, and that later shuffles come from the row's own stream (SL17, SL2)."""
    driven, random = Driven(Table(SNAKES, {"target": 300}, 4), 4), np.random.default_rng(9)
    singles, done = [Single(driven, row) for row in range(4)], Counter[str]()
    actions = [*(plain["do"] for plain in driven.table.adapter.names.actions), "let_go"]
    for step in range(1500):
        if step < 500:
            hurried(driven, random)
        else:
            driven.batch.sample(driven.actions)
        driven.step()
        for single in singles:
            action = int(driven.actions[single.row])
            aside = "aside " if single.let_go else ""
            done[aside + actions[driven.batch.actions[action]]] += 1
            rounds, chances = single.position.facts().round, single.chances
            if single.take(action) is not None:
                single.deal()
                continue
            dealt = single.position.facts().round - rounds
            done["dealt"] += dealt
            done["reshuffled"] += single.chances - chances - dealt
            single.compare(driven)
    assert min(done["dealt"], done["reshuffled"], done["challenge"]) > 0
    assert min(done[f"aside {name}"] for name in ("lay", "call_out", "let_go")) > 0


@pytest.mark.parametrize("table", EACH_GAME, ids=str)
def test_a_match_that_ends_is_followed_by_the_next_of_its_row(table: Table) -> None:
    driven, random, size = Driven(table, 4), np.random.default_rng(8), 4
    reasons, left = np.zeros(size, np.uint8), np.zeros(size, np.uint8)
    singles, ends = [Single(driven, row) for row in range(size)], Counter[str]()
    while sum(ends.values()) < 12:
        hurried(driven, random)
        driven.step()
        driven.batch.outcomes(reasons, left)
        for single in singles:
            if single.take(int(driven.actions[single.row])) is None:
                continue
            outcome = single.position.outcome
            assert (reasons[single.row], left[single.row]) == (outcome.reason, outcome.left)
            ends[REASONS[outcome.reason]] += 1
            single.deal()
            single.compare(driven)
    assert "" not in ends


def test_no_match_has_ended_after_a_reset() -> None:
    driven = Driven(QUICK, 2)
    reasons, left = np.ones(2, np.uint8), np.ones(2, np.uint8)
    driven.batch.outcomes(reasons, left)
    assert not reasons.any()
    assert not left.any()


@pytest.mark.parametrize("table", EACH_GAME, ids=str)
def test_rows_depend_neither_on_threads_nor_on_each_other(table: Table) -> None:
    one, three, few = Driven(table, 20), Driven(table, 20, threads=3), Driven(table, 7)
    for _ in range(150):
        assert equal(one.written, three.written)
        assert equal(few.written, one.written, slice(7))
        for driven in (one, three, few):
            driven.go_on()


def test_there_may_be_more_threads_than_rows() -> None:
    one, many = Driven(FAST, 2), Driven(FAST, 2, threads=5)
    for _ in range(20):
        one.go_on()
        many.go_on()
    assert equal(one.written, many.written)


def test_a_reset_begins_with_the_first_games_again() -> None:
    driven, begun = Driven(QUICK, 5), Driven(QUICK, 5)
    for _ in range(60):
        driven.go_on()
    driven.batch.reset(*driven.asked)
    assert equal(driven.asked, begun.asked)


def test_a_reset_may_change_the_seed() -> None:
    driven, other = Driven(QUICK, 5), Driven(QUICK, 5, seed=SEED + 1)
    assert not equal(driven.asked, other.asked)
    driven.batch.reset(*driven.asked, seed=SEED + 1)
    assert equal(driven.asked, other.asked)
    for each in (driven, other):
        for _ in range(60):
            each.go_on()
    assert equal(driven.written, other.written)


def test_random_choices_are_even() -> None:
    driven, counts = Driven(QUICK, 1), Counter[int]()
    offered = np.flatnonzero(driven.masks[0]).tolist()
    for seed in range(3000):
        driven.batch.reset(*driven.asked, seed=seed)
        places = np.flatnonzero(driven.masks[0]).tolist()
        driven.batch.sample(driven.actions)
        if len(places) == len(offered):
            counts[places.index(driven.actions[0])] += 1
    expected = sum(counts.values()) / len(offered)
    assert all(abs(counts[k] - expected) < 6 * expected**0.5 for k in range(len(offered)))


def kinds(driven: Driven) -> set[str]:
    names = [*(plain["do"] for plain in driven.table.adapter.names.actions), "pass"]
    return {names[action] for action in driven.batch.actions}


def test_what_can_never_be_offered_has_no_column() -> None:
    assert kinds(Driven(QUICK, 1)) == {"lay", "end_turn", "signal", "begin", "pass"}
    assert kinds(Driven(QUICK, 1, signals="turn")) == {"lay", "end_turn", "signal"}
    assert kinds(Driven(QUICK, 1, signals="none")) == {"lay", "end_turn"}
    assert kinds(Driven(DUEL, 1)) == {"lay", "end_turn"}
    assert kinds(Driven(DUEL, 1, take_backs=1)) == {"lay", "end_turn", "take_back"}
    assert not {"resign", "timeout"} & kinds(Driven(FAST, 1))


@pytest.mark.parametrize("signals", ["turn", "none"])
def test_others_are_asked_for_signals_only_if_all_are(signals: str) -> None:
    driven = Driven(QUICK, 3, signals=signals)
    singles = [Single(driven, row) for row in range(3)]
    for _ in range(150):
        for single in singles:
            single.compare(driven)
        driven.go_on()
        for single in singles:
            if single.take(int(driven.actions[single.row])) is not None:
                single.deal()


@pytest.mark.parametrize("table", [*EACH_GAME, Table(SNAKES, {"rounds": "single"}, 2)], ids=str)
def test_every_place_of_a_mask_is_open_at_times(table: Table) -> None:
    """With the columns of the environments; lays are mostly preferred, so that hands get small."""
    driven, random = Driven(table, 512, columns=table.spec.columns), np.random.default_rng(1)
    open_ = driven.masks.any(axis=0)
    for _ in range(4000):
        driven.batch.sample(driven.actions)
        hurry = random.random(512) < 0.5
        driven.actions[hurry] = driven.masks.argmax(axis=1)[hurry]
        driven.step()
        open_ |= driven.masks.any(axis=0)
        if open_.all():
            return
    names = [table.spec.names[column] for column in np.flatnonzero(~open_)]
    raise AssertionError(names)


def test_cards_are_taken_back_only_so_often_in_a_turn() -> None:
    driven = Driven(DUEL, 1, take_backs=2)
    back = driven.batch.actions.index(driven.table.adapter.names.number({"do": "take_back"}))
    for column in (None, back, None, back, None):
        driven.actions[0] = driven.masks[0].argmax() if column is None else column
        driven.step()
    assert not driven.masks[0][back]


def test_a_long_match_is_cut_off() -> None:
    driven, free = Driven(FAST, 4, max_steps=9), Driven(FAST, 4)
    truncations = np.ones(4, np.bool_)
    last = np.zeros((4, 4, driven.batch.observation_size), np.uint8)
    for step in range(1, 28):
        driven.batch.sample(driven.actions)
        ended = (driven.rewards, driven.dones, truncations, last)
        driven.batch.step(driven.actions, *driven.asked, *ended)
        if step < 9:
            free.actions[:] = driven.actions
            free.step()
            assert equal(driven.written, free.written)
        assert truncations.all() == driven.dones.all() == (step % 9 == 0)
        assert not driven.rewards.any()
        if step == 9:
            free.actions[:] = driven.actions
            free.step()
            seats = [free.batch.position(row) for row in range(4)]
            seen = [[list(observe(at, seat)) for seat in range(4)] for at in seats]
            assert last.tolist() == seen


@pytest.mark.parametrize("table", EACH_GAME, ids=str)
def test_bots_play_on_the_other_seats(table: Table) -> None:
    controlled = [seat == 0 for seat in range(table.seats)]
    bots = [None, *[weights_of("casual", table.game)] * (table.seats - 1)]
    driven = Driven(table, 16, bots=bots, controlled=controlled)
    ended = 0
    for _ in range(200):
        assert not driven.to_act.any()
        driven.go_on()
        ended += int(driven.dones.sum())
    assert ended


@pytest.mark.parametrize("table", EACH_GAME, ids=str)
def test_the_advice_is_what_a_bot_would_do(table: Table) -> None:
    """Matches by advice alone end like those in which bots play all seats but the first."""
    bots = [weights_of("strong", table.game)] * table.seats
    ends = []
    for others in (True, False):
        controlled = [True, *[others] * (table.seats - 1)]
        driven = Driven(table, 8, bots=bots, controlled=controlled)
        first: dict[int, list[float]] = {}
        while len(first) < 8:
            driven.batch.advise(driven.actions)
            assert driven.masks[np.arange(8), driven.actions].all()
            driven.step()
            for row in np.flatnonzero(driven.dones):
                first.setdefault(int(row), driven.rewards[row].tolist())
        ends.append(first)
    assert ends[0] == ends[1]


def test_seats_need_bots_or_a_program() -> None:
    alone = Driven(QUICK, 1)
    with pytest.raises(ValueError, match="has advice"):
        alone.batch.advise(alone.actions)
    with pytest.raises(ValueError, match="need bots"):
        Driven(QUICK, 1, controlled=[True, False, True])
    with pytest.raises(ValueError, match="some seat"):
        Driven(QUICK, 1, controlled=[False] * 3, bots=[None] * 3)
    with pytest.raises(ValueError, match="every seat"):
        Driven(QUICK, 1, controlled=[True], bots=[None] * 3)


@pytest.mark.parametrize("table", EACH_GAME, ids=str)
def test_a_saved_batch_goes_on(table: Table) -> None:
    driven, other = Driven(table, 5), Driven(table, 5, seed=SEED + 1)
    for _ in range(40):
        driven.go_on()
    other.batch.load(driven.batch.save())
    other.batch.show(*other.asked)
    assert equal(driven.asked, other.asked)
    for _ in range(60):
        driven.go_on()
        other.go_on()
    assert equal(driven.written, other.written)


def test_what_was_not_saved_is_refused() -> None:
    driven = Driven(QUICK, 2)
    saved = driven.batch.save()
    with pytest.raises(ValueError, match="other game, options, seats"):
        Driven(DUEL, 2).batch.load(saved)
    with pytest.raises(ValueError, match="other size"):
        Driven(QUICK, 3).batch.load(saved)
    with pytest.raises(ValueError, match="damaged"):
        driven.batch.load(saved[:-1] + bytes([saved[-1] ^ 1]))
    for wrong in (b"", b"x", saved[:-1]):
        with pytest.raises(ValueError, match="not saved"):
            driven.batch.load(wrong)
    driven.batch.load(saved)


@pytest.mark.parametrize("seed", [-1, 2**64, 1.5, "1", True])
def test_a_seed_is_a_number_of_64_bits(seed: Any) -> None:
    driven, quick = Driven(QUICK, 1), GAMES[QUICK.game]
    position = driven.batch.position(0)
    for call in (
        lambda: Batch(*QUICK, 1, seed),
        lambda: driven.batch.reset(*driven.asked, seed),
        lambda: quick.deal([0, 0], 2, 0, seed, 0),
        lambda: position.redealt(0, seed, 0),
        lambda: playouts(*QUICK, 1, seed),
        lambda: search(position, 0, playouts=1, seed=seed),
        lambda: weigh(position, 0, [PLAY_ON], deals=1, seed=seed),
    ):
        with pytest.raises(ValueError, match=r"from 0 to 2\*\*64 - 1"):
            call()


def test_options_may_be_those_of_the_game() -> None:
    options = FAST.adapter.rules.options(**FAST.options)
    batch = Batch(FAST.game, options, FAST.seats, 1, SEED)
    assert FAST.adapter.names.choices(options)[:8] == FAST.choices[:8]
    assert batch.seats == 4
    with pytest.raises(TypeError, match="no options of quick-and-easy"):
        Batch("quick-and-easy", options, 2, 1, SEED)


@pytest.mark.parametrize("wrong", ["unoffered", "below", "above"])
@pytest.mark.parametrize("dtype", [np.int32, np.int64])
def test_an_action_that_is_not_offered_changes_nothing(wrong: str, dtype: Any) -> None:
    driven, twin = Driven(QUICK, 6), Driven(QUICK, 6)
    driven.go_on()
    twin.go_on()
    width = driven.batch.action_count
    unoffered = int(np.flatnonzero(~driven.masks[4])[0])
    numbers = {"below": -1, "above": width}
    driven.batch.sample(driven.actions)
    driven.actions = driven.actions.astype(dtype)
    driven.actions[4] = numbers.get(wrong, unoffered)
    before = driven.copies()
    with pytest.raises(ValueError, match="row 4 is not in its mask"):
        driven.step()
    assert equal(driven.written, before)
    driven.go_on()
    twin.go_on()
    assert equal(driven.written, twin.written)


def test_wide_actions_are_not_cut_short() -> None:
    driven = Driven(QUICK, 1)
    driven.actions = np.array([2**32 + int(driven.masks[0].argmax())], np.int64)
    with pytest.raises(ValueError, match="row 0"):
        driven.step()


NAMES = ("actions", "to_act", "observations", "masks", "rewards", "dones")
FAULTS = ("writable", "contiguous", "of ", "shape", "aligned")


def faulty(array: Any, fault: str) -> Any:
    """An array with this fault."""
    if fault == "writable":
        array = array.copy()
        array.flags.writeable = False
        return array
    if fault == "aligned":
        return np.zeros(array.nbytes + 1, np.uint8)[1:].view(array.dtype).reshape(array.shape)
    if fault == "contiguous":
        return np.repeat(array, 2, axis=0)[::2]
    return array[:-1] if fault == "shape" else array.astype(np.float64)


def is_harmless(name: str, fault: str) -> bool:
    """Actions are only read, and bytes need no alignment."""
    return (name, fault) == ("actions", "writable") or (
        fault == "aligned" and name not in ("actions", "rewards")
    )


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("fault", FAULTS)
def test_arrays_that_do_not_fit_are_named(name: str, fault: str) -> None:
    driven, twin = Driven(QUICK, 3), Driven(QUICK, 3)
    driven.batch.sample(driven.actions)
    arrays = dict(zip(NAMES, (driven.actions, *driven.written), strict=True))
    arrays[name] = faulty(arrays[name], fault)
    before = driven.copies()
    if is_harmless(name, fault):
        driven.batch.step(*arrays.values())
        driven.batch.reset(*driven.asked)
    else:
        with pytest.raises(ValueError, match=f"^{name} must .*{fault}"):
            driven.batch.step(*arrays.values())
        assert equal(driven.written, before)
    driven.go_on()
    twin.go_on()
    assert equal(driven.written, twin.written)


def test_a_shape_that_does_not_fit_is_told() -> None:
    driven = Driven(QUICK, 3)
    with pytest.raises(ValueError, match=r"masks must have the shape \(3, 129\)"):
        driven.batch.reset(driven.to_act, driven.observations, driven.masks[:, :5].copy())
    with pytest.raises(TypeError, match="masks must be an array"):
        driven.batch.reset(driven.to_act, driven.observations, [0])


@pytest.mark.parametrize("table", EACH_GAME, ids=str)
def test_masks_may_be_bits(table: Table) -> None:
    driven = Driven(table, 9)
    width = driven.batch.action_count
    bits = np.full((9, (width + 7) // 8), 255, np.uint8)
    for _ in range(20):
        driven.go_on()
        driven.batch.show(driven.to_act, driven.observations, bits)
        told = np.unpackbits(bits, axis=1, bitorder="little")
        assert np.array_equal(told[:, :width], driven.masks)
        assert not told[:, width:].any()


def test_nothing_is_stepped_before_a_reset() -> None:
    driven = Driven(QUICK, 2)
    driven.batch = Batch(*QUICK, 2, SEED)
    for call in (driven.step, driven.go_on):
        with pytest.raises(ValueError, match="reset first"):
            call()


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"seats": 6}, "seats"),
        ({"size": 0}, "rows"),
        ({"threads": 0}, "threads"),
        ({"options": {"minimum": 2}}, "no option"),
    ],
)
def test_impossible_batches_are_refused(change: dict[str, Any], said: str) -> None:
    given = {"game": "quick-and-easy", "options": {}, "seats": 2, "size": 2, "seed": 1, **change}
    with pytest.raises(ValueError, match=said):
        Batch(**given)
