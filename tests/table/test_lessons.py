"""A lesson at a real table: the learner takes the steps, the bots reply as prepared."""

from __future__ import annotations

from typing import Any

import pytest

from stosy.core import LEARNER, AnyGame, Reply, Task, offers_to
from stosy.games import find, games
from stosy.table import facts
from stosy.table.entries import Played
from stosy.teaching.lessons import edition, given_log, lesson_of, prepared
from stosy.wire import Act, Plan
from stosy.wire.tells import Planned, Stage, Update
from tests.table.play import Scene

LESSONS = [game.id for game in games().values() if lesson_of(game)]
every_lesson = pytest.mark.parametrize("game", LESSONS)
PATIENCE = 4_000
"""Ms: no bot takes longer to reply."""


class School(Scene):
    """A table with a lesson for ann."""

    coached = True

    def __init__(self, game: str, lesson: str | None = None) -> None:
        found = find(game)
        plan = prepared(found)
        opening = {"given": given_log(plan), "lesson": lesson or edition(found)}
        options = dict(plan.options)
        super().__init__(
            game, "ann", plan.seats, opening=opening, options=options, stand_in="beginner"
        )
        self.connect("ann")
        self.start()
        self.plan = plan

    @property
    def stage(self) -> Stage[Any] | None:
        return self.catch_up("ann", None).lesson

    def watch(self, count: int) -> None:
        """Wait until so many steps are done; then the bots wait for the learner."""
        self.wait((count - self.played + 1) * PATIENCE)
        assert self.played == count

    @property
    def played(self) -> int:
        return len(self.entries(Played))


def learner(game: AnyGame, scene: School, other_than: Any) -> list[Any]:
    """What else the learner may do by the rules."""
    offers = offers_to(game, scene.position, LEARNER)
    return [action for offer in offers for action in offer.actions if action != other_than]


@every_lesson
def test_the_whole_lesson(game: str) -> None:
    scene = School(game)
    assert facts(scene.table).lesson
    number = 0
    for played, step in enumerate(scene.plan.steps):
        if isinstance(step, Reply):
            continue
        assert scene.played == played or scene.stage == Stage(
            number=number + 1, count=len(scene.plan.tasks)
        )
        scene.watch(played)
        number += 1
        assert scene.stage == Stage(
            number=number,
            count=len(scene.plan.tasks),
            code=step.code,
            rule=step.rule,
            action=step.action,
        )
        for wrong, code in step.refused:
            assert scene.act("ann", wrong) == code
        for other in learner(scene.game, scene, step.action)[:5]:
            assert scene.act("ann", other) == "lesson_step"
        assert scene.act("ann", step.action) in ("done", "held")
        scene.wait(300)
    scene.wait(PATIENCE)
    assert scene.stage is None
    moves = [(entry.move.seat, entry.move.action) for entry in scene.entries(Played)]
    assert moves[: len(scene.plan.steps)] == [
        (LEARNER if isinstance(step, Task) else step.seat, step.action) for step in scene.plan.steps
    ]


@every_lesson
def test_then_play_goes_on_freely_and_the_next_match_is_no_lesson(game: str) -> None:
    scene = School(game)
    played_through(scene)
    for _ in range(200):
        if scene.phase == "playing" and scene.waiting == "ann":
            assert scene.fallback() == "done"
        scene.wait(PATIENCE)
    assert scene.phase == "over"
    scene.start()
    assert not facts(scene.table).lesson
    assert scene.stage is None
    assert scene.state.past(2) == ()


def played_through(scene: School) -> None:
    for played, step in enumerate(scene.plan.steps):
        if isinstance(step, Task):
            scene.watch(played)
            assert scene.act("ann", step.action) in ("done", "held")
            scene.wait(300)


@every_lesson
def test_a_lesson_survives_a_restart(game: str) -> None:
    scene = School(game)
    first = scene.plan.steps[0]
    assert scene.act("ann", first.action) == "done"
    before = scene.stage
    scene.restart()
    scene.connect("ann")
    assert scene.stage == before
    assert before is not None


@every_lesson
def test_who_looks_on_gets_no_lesson(game: str) -> None:
    scene = School(game)
    scene.connect("eve")
    assert scene.catch_up("eve", None).lesson is None


def test_a_turn_may_be_planned_and_sent_at_once() -> None:
    scene = School("the-game")
    first, second, end = (step.action for step in scene.plan.steps[:3])
    planned = scene.ask("ann", Plan, id="plan", actions=(first,))
    assert planned == "done"
    told = scene.answers[scene.sockets["ann"], "plan"]
    assert isinstance(told, Planned)
    assert told.lesson is not None
    assert (told.lesson.number, told.lesson.action) == (2, second)
    assert scene.ask("ann", Plan, actions=(second,)) == "lesson_step"
    assert scene.ask("ann", Plan, actions=(first, end)) == "too_few_laid"
    turn = {"actions": (first, second, end), "at": scene.play.position.at}
    assert scene.ask("ann", Act, **turn, offer=scene.offer("ann", first)) == "done"
    assert scene.played == 3


def test_a_lesson_that_has_changed_since_is_a_match_like_any_other() -> None:
    scene = School("face-to-face", lesson="of an earlier release")
    assert scene.stage is None
    assert scene.fallback() == "done"


def test_at_other_tables_nothing_is_said_of_lessons() -> None:
    scene = Scene("face-to-face", "ann", 2)
    scene.connect("ann")
    scene.start()
    told = scene.catch_up("ann", None)
    assert isinstance(told, Update)
    assert (told.lesson, facts(scene.table).lesson) == (None, False)
