"""The commands give the same on Ray as in processes; lost nodes and Ctrl-C do no harm."""

from __future__ import annotations

import json
import os
import pty
import re
import shlex
import signal
import subprocess
import sys
from concurrent.futures import BrokenExecutor, ThreadPoolExecutor
from functools import partial
from itertools import count, islice
from pathlib import Path
from time import sleep
from typing import Any

import pytest

from stosy.cli.main import main
from stosy.core import Refused
from stosy.lab.on_ray import AHEAD, OnRay, Sender, answer
from stosy.lab.processes import pickled
from tests.cluster.conftest import NODE
from tests.cluster.work import after_go, deadly, square

ROOT = Path(__file__).parents[2]
LOCAL = ("--jobs", "1")
RAY = ("--on", "ray")
MEASURED = ("seconds", "actions_per_second", "thinking")


def said(capsys: pytest.CaptureFixture[str], *given: str) -> dict[str, Any]:
    """What a command prints as JSON, without what is measured."""
    assert main([*given, "--json", "--lang", "en"]) == 0
    found = json.loads(capsys.readouterr().out)
    return {name: value for name, value in found.items() if name not in MEASURED}


@pytest.mark.parametrize(
    "given",
    [
        "simulate quick-and-easy --games 60000 --bots casual",
        "simulate the-game --games 40 --bots casual --engine python --records {file}",
        "tournament face-to-face --bots strong,casual --games 40",
        "tournament face-to-face --bots ./careful.py:Careful,casual,'cmd:node careful.mjs'"
        " --games 4 --engine python",
        "tournament the-game --mixed --bots 'cmd:python rogue.py exception,casual' --seats 2"
        " --games 4",
    ],
)
def test_the_same_to_the_last_digit(
    given: str,
    cluster: Any,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for name in ("examples/bots/careful.py", "examples/bots/careful.mjs", "tests/bots/rogue.py"):
        (tmp_path / Path(name).name).write_bytes((ROOT / name).read_bytes())
    monkeypatch.chdir(tmp_path)
    told, files = [], []
    for on in (LOCAL, RAY):
        file = tmp_path / on[-1]
        told.append(said(capsys, *shlex.split(given.format(file=file)), *on))
        files.append(file.read_bytes() if file.exists() else b"")
    assert told[0] == told[1]
    assert files[0] == files[1]
    assert bool(told[0]["incidents"]) == ("rogue" in given)


def test_datasets_are_the_same(
    cluster: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    records = tmp_path / "records"
    assert main(["simulate", "the-game", "--games", "150", "--records", str(records)]) == 0
    capsys.readouterr()
    for on in (LOCAL, RAY):
        said(capsys, "dataset", str(records), "-o", str(tmp_path / on[-1]), *on)
    assert (tmp_path / "ray").read_bytes() == (tmp_path / "1").read_bytes()


def test_a_node_is_killed_and_another_comes(cluster: Any, tmp_path: Path) -> None:
    """The part that it had begun is done again, and all results are there."""
    with ThreadPoolExecutor(1) as pool:
        results = pool.submit(list, OnRay().map(partial(after_go, tmp_path), range(12)))
        try:
            lost, node, _ = wait_for(tmp_path, 2)[0]
            [killed] = [each for each in cluster.worker_nodes if each.node_id == node]
            cluster.remove_node(killed, allow_graceful=False)
            cluster.add_node(num_cpus=1, **NODE)
        finally:
            (tmp_path / "go").touch()
        assert results.result() == list(range(12))
    assert sum(number == lost for number, _, _ in begun_parts(tmp_path)) > 1


def begun_parts(folder: Path) -> list[tuple[int, str, int]]:
    """The part, the node and the process of all that have begun."""
    names = sorted(path.name.split("-") for path in folder.iterdir() if path.name != "go")
    return [(int(number), node, int(process)) for number, node, process in names]


def wait_for(folder: Path, parts: int) -> list[tuple[int, str, int]]:
    while len(begun := begun_parts(folder)) < parts:
        sleep(0.02)
    return begun


def test_few_parts_are_ahead_of_the_results(cluster: Any) -> None:
    taken = count()
    parts = (next(taken) for _ in range(10**9))
    found = list(islice(OnRay().map(square, parts), 50))
    assert found == [number**2 for number in range(50)]
    assert next(taken) <= 50 + AHEAD * 3, "a node that was killed may count for a while"


def test_a_worker_that_always_dies_ends_the_work(cluster: Any) -> None:
    with pytest.raises(BrokenExecutor):
        list(OnRay().map(deadly, [1]))
    assert list(OnRay().map(square, [2])) == [4]


def test_what_a_part_raises_is_raised_here(cluster: Any, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="seven"):
        list(OnRay().map(int, ["seven"]))
    with pytest.raises(Refused, match="not_sendable"):
        list(OnRay().map(lambda number: number, [1]))


def test_ctrl_c_shows_what_there_was(cluster: Any) -> None:
    import ray

    given = "simulate the-game --games 1000000 --bots casual --engine python --on ray --lang en"
    command = [sys.executable, "-m", "stosy.cli", *given.split(), "--address", cluster.address]
    screen, terminal = pty.openpty()
    run = subprocess.Popen(command, stderr=terminal, stdout=subprocess.PIPE, text=True)
    os.close(terminal)
    shown = b""
    while not re.search(rb"\] [1-9]", shown):
        shown += os.read(screen, 1000)
    run.send_signal(signal.SIGINT)
    out, _ = run.communicate()
    assert run.returncode == 130
    assert "The Game" in out
    while ray.available_resources().get("CPU", 0) < 2:
        sleep(0.1)
    os.close(screen)


def test_other_versions_are_refused() -> None:
    done, data = answer(pickled(square, 2), Sender(("0.0", None), "/"))
    assert not done
    assert b"other_worker" in data


def test_a_worker_without_stosy_is_refused(cluster: Any, tmp_path: Path) -> None:
    """Its Python finds another package of that name first, which is none."""
    (tmp_path / "stosy").mkdir()
    (tmp_path / "stosy" / "__init__.py").write_text("raise ImportError('not here')")
    script = f"""if True:
        import ray
        from stosy.lab.on_ray import OnRay
        there = {{"env_vars": {{"PYTHONPATH": {str(tmp_path)!r}}}}}
        ray.init({cluster.address!r}, runtime_env=there, log_to_driver=False)
        list(OnRay().map(abs, [1]))
        """
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert "worker_lacks_stosy" in run.stderr
    assert "not here" in run.stderr


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ("--address 127.0.0.1:1 --on ray", "Ray at 127.0.0.1:1 cannot be used"),
        ("--address 127.0.0.1:1", "add `--on ray`"),
        ("--address 127.0.0.1:1 --on ray --jobs 2", "leave out `--jobs`"),
    ],
)
def test_wrong_arguments_get_a_sentence(given: str, told: str) -> None:
    command = [sys.executable, "-m", "stosy.cli", "simulate", "the-game", "--lang", "en"]
    run = subprocess.run([*command, *given.split()], capture_output=True, text=True)
    assert run.returncode == 2
    assert told in run.stderr.replace("\N{NO-BREAK SPACE}", " ")
    assert "Traceback" not in run.stderr


def test_the_page_runs(
    cluster: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What it shows in Python, and its commands of Stosy, here with the cluster of the tests."""
    text = (ROOT / "docs" / "cluster.md").read_text("utf-8")
    [example] = re.findall(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    exec(compile(example, "cluster.md", "exec"), {})
    commands = re.findall(r"\bstosy (tournament .*)$", text, re.MULTILINE)
    assert len(commands) == 2
    for each in commands:
        assert main(each.replace("10.0.0.1:6379", cluster.address).split()) == 0
    assert "strong" in capsys.readouterr().out
