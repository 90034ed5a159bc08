"""Agents are trained, kept, resumed and seated."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import torch
from msgspec import to_builtins
from msgspec.structs import replace

from stosy.bots import find_bot
from stosy.cli.main import main
from stosy.core import Dice, Refused, seed_of
from stosy.games import find
from stosy.lab.runner import play_match
from stosy.research import Episode
from stosy.research.training.agent import Task, Trainer, judged, trained
from stosy.research.training.networks import (
    Networks,
    other_hands,
    traits_of_actions,
    traits_of_cards,
)
from stosy.research.training.ppo import Player, Settings

SHORT: dict[str, object] = {"rounds": "single", "draw": "only_without_a_fit"}
SMALL = Settings(rows=64, horizon=32, hidden=64, epochs=3)
TASKS = (
    Task("quick-and-easy", 2, {}),
    Task("the-game", 2, {}),
    Task("face-to-face", 2, {}),
    Task("snakes-and-ladders", 3, SHORT),
)
DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("task", TASKS, ids=lambda task: str(task.game))
def test_a_resumed_training_is_the_same_training(task: Task, tmp_path: Path) -> None:
    state, one = tmp_path / "state.pt", Trainer(task, SMALL)
    one.round()
    one.save(state)
    one.round()
    other = Trainer.load(state)
    other.round()
    assert (one.task, one.steps) == (other.task, other.steps)
    for mine, its in zip(one.networks.parameters(), other.networks.parameters(), strict=True):
        assert torch.equal(mine, its)


@pytest.mark.parametrize("task", TASKS, ids=lambda task: str(task.game))
def test_the_result_is_a_bot_like_any_other(task: Task, tmp_path: Path) -> None:
    state, trainer = tmp_path / "state.pt", Trainer(task, SMALL)
    trainer.round()
    trainer.save(state)
    bots = [trained(state), *[find_bot("casual", task.game)] * (task.seats - 1)]
    game = find(task.game)
    setup = game.setup(task.seats, task.options)
    one, again = (play_match(game, setup, seed_of("trained"), bots) for _ in range(2))
    assert one.log == again.log


def test_the_agent_learns() -> None:
    """After 400,000 answers a team of two lays more cards than at random."""
    trainer = Trainer(Task("quick-and-easy", 2, {}))
    _, before = judged(trainer.networks, trainer.task, 256)
    for _ in range(12):
        trainer.round()
    _, after = judged(trainer.networks, trainer.task, 256)
    assert before is not None
    assert after is not None
    assert after < before - 5


@pytest.mark.parametrize("task", TASKS, ids=lambda task: str(task.game))
def test_an_agent_learns_from_a_teacher(task: Task) -> None:
    """It agrees with the teacher more and more often."""
    trainer = Trainer(replace(task, teacher="strong"), SMALL)

    def agreed() -> float:
        rollout = Player(trainer.env, trainer.networks, SMALL).rollout()
        choice = (rollout.masks.sum(dim=2) > 1) & (rollout.advice >= 0)
        return float((rollout.advice == rollout.actions)[choice].float().mean())

    before = agreed()
    for _ in range(20):
        trainer.round()
    assert agreed() > before + 0.05


@pytest.mark.parametrize("task", TASKS, ids=lambda task: str(task.game))
def test_cards_and_actions_differ_by_their_traits(task: Task) -> None:
    cards = traits_of_cards(task.spec)
    for rows in (cards, traits_of_actions(task.spec, cards)):
        assert len(rows.unique(dim=0)) == len(rows)


def test_who_is_waited_for_does_not_signal() -> None:
    spec = TASKS[0].spec
    networks = Networks(spec, 16)
    masks = torch.ones(2, len(spec.actions), dtype=torch.bool)
    masks[1, spec.numbers[None]] = False
    heard, waited = networks.sensible(masks)
    assert heard.all()
    for action, open_ in zip(spec.actions, waited, strict=True):
        assert bool(open_) == (action is not None and action.role != "speech")


def test_the_actor_does_not_see_the_other_hands() -> None:
    """The same observation and mask give the same choice, whatever the others hold."""
    task = TASKS[-1]
    trainer = Trainer(task, SMALL)
    episode = Episode.seeded(task.spec, seed_of("hidden"))
    twin = episode.redealt(episode.seat or 0, Dice(seed_of("twin"), 0))
    assert twin is not None
    assert twin.state.hands != episode.state.hands
    chances = [
        trainer.networks.act(
            torch.tensor([*each.observe(each.seat or 0)], dtype=torch.uint8)[None],
            torch.tensor([*each.mask()], dtype=torch.bool)[None],
        )
        for each in (episode, twin)
    ]
    assert torch.equal(*chances)


def test_what_is_not_open_is_never_drawn_however_bad_the_choice() -> None:
    trainer = Trainer(TASKS[-1], SMALL)
    with torch.no_grad():
        trainer.networks.actor.joint[-1].bias -= 500
    player = Player(trainer.env, trainer.networks, SMALL)
    rollout = player.rollout()
    assert rollout.masks.gather(2, rollout.actions.long()[..., None]).all()


def test_the_critic_sees_the_others_from_the_next_on() -> None:
    everything = torch.arange(2 * 3 * 4).reshape(2, 3, 4)
    seen = other_hands(everything, torch.tensor([0, 2]), slice(1, 3))
    assert seen.tolist() == [[5, 6, 9, 10], [13, 14, 17, 18]]


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    state, picture = tmp_path / "agent.pt", tmp_path / "curve.svg"
    begun = Trainer(Task("the-game", 2, to_builtins(find("the-game").options())), SMALL)
    begun.seconds = 59.9  # of the minute
    begun.save(state)
    given = ["train", "the-game", "--seats", "2", "--minutes", "1", "--state", str(state)]
    assert main([*given, "--picture", str(picture), "--lang", "en"]) == 0
    assert "% won" in capsys.readouterr().out.replace("\N{NO-BREAK SPACE}", " ")
    assert picture.read_text("utf-8").startswith("<svg")
    assert main([*given, "--lang", "en"]) == 0  # the time is used up
    assert main([*given, "--seed", "1", "--lang", "en"]) == 2
    state.write_bytes(b"no checkpoint")
    with pytest.raises(Refused, match="nothing_to_continue"):
        trained(state)


def test_the_examples_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    text = (DOCS / "train.md").read_text("utf-8")
    examples = re.findall(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    assert examples
    for example in examples:
        exec(compile(example, "train.md", "exec"), {})
        assert capsys.readouterr().out
