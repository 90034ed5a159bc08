"""Metrics: what a host reads off them."""

from __future__ import annotations

from prometheus_client.parser import text_string_to_metric_families

from stosy.games import games
from stosy.server.metrics import MOST, Metrics


def read(metrics: Metrics) -> dict[tuple[str, ...], float]:
    """What Prometheus makes of it: values by name and labels."""
    families = text_string_to_metric_families(metrics.render().decode())
    samples = [sample for family in families for sample in family.samples]
    return {(sample.name, *sample.labels.values()): sample.value for sample in samples}


def test_actions_are_counted_by_game() -> None:
    metrics = Metrics()
    metrics.actions.add("the-game")
    metrics.actions.add("the-game")
    metrics.actions.add("face-to-face")
    found = read(metrics)
    assert found["stosy_actions_total", "the-game"] == 2
    assert found["stosy_actions_total", "face-to-face"] == 1
    assert found["stosy_actions_total", "quick-and-easy"] == 0


def test_everything_is_there_before_anything_happens() -> None:
    found = read(Metrics())
    for game in games():
        assert found["stosy_matches_finished_total", game] == 0
        assert found["stosy_actions_total", game] == 0
    for name in ("connections", "tables_loaded", "tables_created_total", "commits_total"):
        assert found[f"stosy_{name}",] == 0
    for name in ("commit_entries", "commit_seconds", "ack_seconds"):
        assert found[f"stosy_{name}_count",] == 0


def test_levels_rise_and_fall() -> None:
    metrics = Metrics()
    metrics.connections.add(3)
    metrics.connections.add(-1)
    metrics.tables_loaded.set(7)
    found = read(metrics)
    assert found["stosy_connections",] == 2
    assert found["stosy_tables_loaded",] == 7


def test_a_commit_counts_its_entries_and_its_time() -> None:
    metrics = Metrics()
    metrics.committed(entries=5, seconds=0.0031)
    metrics.committed(entries=2000, seconds=9.0)
    found = read(metrics)
    assert found["stosy_commits_total",] == 2
    assert found["stosy_commit_entries_bucket", "2.0"] == 0
    assert found["stosy_commit_entries_bucket", "5.0"] == 1
    assert found["stosy_commit_entries_bucket", "1000.0"] == 1
    assert found["stosy_commit_entries_bucket", "+Inf"] == 2
    assert found["stosy_commit_entries_sum",] == 2005
    assert found["stosy_commit_seconds_bucket", "0.005"] == 1
    assert found["stosy_commit_seconds_count",] == 2


def test_a_closed_label_has_no_value_but_its_own() -> None:
    metrics = Metrics()
    before = len(read(metrics))
    for number in range(1000):
        metrics.actions.add(f"game {number}")
        metrics.matches_finished.add(f"game {number}")
    found = read(metrics)
    assert found["stosy_actions_total", "other"] == 1000
    assert found["stosy_matches_finished_total", "other"] == 1000
    assert len(found) == before + 2


def test_an_open_label_stops_telling_values_apart() -> None:
    metrics = Metrics()
    for number in range(1000):
        metrics.refusals.add(f"code_{number}")
        metrics.refusals.add("code_0")
    found = {key: value for key, value in read(metrics).items() if key[0] == "stosy_refusals_total"}
    assert len(found) == MOST + 1
    assert found["stosy_refusals_total", "code_0"] == 1001
    assert found["stosy_refusals_total", "other"] == 1000 - MOST


def test_labels_cannot_break_the_format() -> None:
    metrics = Metrics()
    metrics.messages.add('"}\nstosy_connections 5\\')
    found = read(metrics)
    assert found["stosy_messages_total", '"}\nstosy_connections 5\\'] == 1
    assert found["stosy_connections",] == 0


def test_servers_count_apart() -> None:
    first, second = Metrics(), Metrics()
    first.limited.add("messages")
    assert ("stosy_limited_total", "messages") in read(first)
    assert ("stosy_limited_total", "messages") not in read(second)
