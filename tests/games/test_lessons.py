"""Lessons are played by the rules: every step is offered, and mistakes are refused as foreseen."""

from __future__ import annotations

import pytest

from stosy.core import (
    LEARNER,
    AnyGame,
    AnyMatch,
    Lesson,
    Match,
    Move,
    Refused,
    Reply,
    Task,
    offers_to,
    seed_of,
)
from stosy.games import games
from stosy.teaching.lessons import lesson_of, prepared
from stosy.text import LANGUAGES, Words
from tests.cases import cases

LONGEST = 112
"""Three lines on the smallest phone."""

every_lesson = cases("game", [game for game in games().values() if lesson_of(game)])


def begun(game: AnyGame, lesson: Lesson) -> AnyMatch:
    setup = game.setup(lesson.seats, dict(lesson.options))
    return Match(game, setup, seed_of("lesson"), (lesson.deal, *lesson.past))


@every_lesson
def test_every_step_is_offered_and_mistakes_are_refused(game: AnyGame) -> None:
    lesson = prepared(game)
    match = begun(game, lesson)
    for step in lesson.steps:
        seat = step.seat if isinstance(step, Reply) else LEARNER
        offered = [a for offer in offers_to(game, match.state, seat) for a in offer.actions]
        for wrong, code in step.refused if isinstance(step, Task) else ():
            assert wrong not in offered, wrong
            with pytest.raises(Refused) as refused:
                game.apply(match.state, Move(LEARNER, wrong))
            assert refused.value.code == code, wrong
        assert step.action in offered, step
        match.play(Move(seat, step.action))
    assert len(match.log) == 1 + len(lesson.past) + len(lesson.steps), "no shuffle in between"


@every_lesson
def test_the_lesson_may_be_played_to_an_end(game: AnyGame) -> None:
    """After the steps the game goes on, or is won."""
    lesson = prepared(game)
    match = begun(game, lesson)
    for step in lesson.steps:
        seat = step.seat if isinstance(step, Reply) else LEARNER
        match.play(Move(seat, step.action))
    result = game.outcome(match.state)
    assert result is None or LEARNER in result.winning_seats(lesson.seats)
    for _ in range(500):
        if game.outcome(match.state) is not None:
            return
        offer = next(offer for offer in game.offers(match.state) if offer.fallback is not None)
        match.play(Move(offer.seat, offer.fallback))
    raise AssertionError("it does not end")


@every_lesson
@cases("language", LANGUAGES)
def test_there_are_words_for_every_step(game: AnyGame, language: str) -> None:
    words = Words(language)
    for task in prepared(game).tasks:
        assert task.rule in game.rule_ids
        text = words.lesson(game.id, task.code, task.action)
        assert text
        assert "{" not in text
        assert len(text) <= LONGEST, text
