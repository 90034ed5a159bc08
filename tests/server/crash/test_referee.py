"""The referee notices what must never happen, each in a history made by hand."""

from __future__ import annotations

from math import inf

import pytest

from tests.server.crash.audit import Audit, Ending, Tenure, Written
from tests.server.crash.figures import false_depositions, figures
from tests.server.crash.history import Event, History, What
from tests.server.crash.logs import Logs
from tests.server.crash.referee import Guilty, judge

TABLE = "t"
PEOPLE = {"a0": "ann", "a1": "bob"}
LOG = [
    {"entry": "opened", "at": 0, "who": "ann"},
    {"entry": "happened", "at": 1, "who": "ann", "ask": "a0-1"},
    {"entry": "played", "at": 2, "who": "bob", "ask": "a1-1"},
]


def event(time: float, client: str, what: What, **more: object) -> Event:
    return Event(time=time, client=client, table=TABLE, what=what, **more)  # type: ignore[arg-type]


HONEST = [
    event(1.0, "a0", "hello"),
    event(1.1, "a0", "update", n=1, gap=True),
    event(1.2, "a1", "hello"),
    event(1.3, "a1", "update", n=1, gap=True),
    event(2.0, "a0", "ask", id="a0-1", text="start"),
    event(2.1, "a0", "update", n=2, events=("began:1",)),
    event(2.1, "a0", "ack", id="a0-1", n=2),
    event(2.2, "a1", "update", n=2, events=("began:1",)),
    event(3.0, "a1", "ask", id="a1-1", text="act"),
    event(3.1, "a1", "update", n=3, events=("laid:1",)),
    event(3.1, "a1", "ack", id="a1-1", n=3),
    event(3.2, "a0", "update", n=3, events=("laid:1",)),
    event(4.0, "a0", "get", id="a0-2", text="facts"),
    event(4.1, "a0", "got", id="a0-2", text="facts", n=1),
]


def audit() -> Audit:
    """One node wrote the beginning, another the rest."""
    found = Audit()
    found.tenures = {TABLE: [Tenure("n1", "one", 0.0, 2.5), Tenure("n2", "two", 2.6, inf)]}
    found.entries = [
        Written(TABLE, 0, 0.5, "one"),
        Written(TABLE, 1, 2.05, "one"),
        Written(TABLE, 2, 3.05, "two"),
    ]
    return found


def judged(events: list[Event], logs: Logs | None = None, found: Audit | None = None) -> int:
    ordered = History(sorted(events, key=lambda each: each.time))
    return judge(ordered, logs or {TABLE: LOG}, PEOPLE, found or audit(), strict=True)


def test_an_honest_history_is_accepted() -> None:
    assert judged(HONEST) == 2


def without(id: str) -> Logs:
    return {TABLE: [entry for entry in LOG if entry.get("ask") != id]}


@pytest.mark.parametrize(
    ("more", "logs", "what"),
    [
        ([], without("a1-1"), "acknowledged and lost: a1-1"),
        ([], {TABLE: [*LOG, LOG[-1]]}, "written twice: a1-1"),
        ([event(3.3, "a1", "refusal", id="a1-1", text="too_late")], None, "refused and done: a1-1"),
        ([event(5.0, "a0", "update", n=2)], None, "went back: from 3 to 2"),
        ([event(5.0, "a0", "update", n=5, events=("drew:0",))], None, "left out: 3 to 5"),
        ([event(5.0, "a0", "update", n=1, gap=True, lost=True)], None, "said to be lost"),
        (
            [event(5.0, "a2", "hello"), event(5.1, "a2", "update", n=2, gap=True)],
            None,
            "stale read: hello gave 2 after 3",
        ),
        (
            [
                event(5.0, "a0", "get", id="x", text="facts"),
                event(5.1, "a0", "got", id="x", text="facts", n=0),
            ],
            None,
            "stale read: facts gave 0 after 1",
        ),
        (
            [event(5.0, "a2", "update", n=3, events=("skipped:0", "laid:0"))],
            None,
            "two stories: event 2 is began:1 and skipped:0",
        ),
        (
            [Event(time=5.0, client="a0", table="u", what="got", id="c", text="create")],
            None,
            "created and lost",
        ),
        ([event(5.0, "a0", "failed", text="500 join broken")], None, "server error: 500 join"),
        ([event(5.0, "a0", "refusal", id="a0-9", text="broken")], None, "server error: a0-9"),
        (
            [
                event(4.5, "nemesis", "fault", text="upgrade"),
                event(5.0, "a0", "refusal", id="a0-9", text="not_saved"),
            ],
            None,
            "refused by upgrade: not_saved",
        ),
        (
            [
                event(4.5, "nemesis", "fault", text="drain"),
                event(5.0, "a0", "failed", text="503 join"),
            ],
            None,
            "refused by drain: 503 join",
        ),
    ],
)
def test_a_broken_promise_to_a_client_is_noticed(
    more: list[Event], logs: Logs | None, what: str
) -> None:
    with pytest.raises(Guilty, match=what):
        judged(HONEST + more, logs)


def test_whoever_does_not_reach_a_broken_node_may_be_refused() -> None:
    for text in ("503 join table_elsewhere", "502 records", "504 socket"):
        fault = event(4.5, "nemesis", "fault", text="stop")
        judged([*HONEST, fault, event(5.0, "a0", "failed", text=text)])


def test_a_read_that_began_before_the_news_may_miss_it() -> None:
    judged([*HONEST, event(3.05, "a2", "hello"), event(5.0, "a2", "update", n=2, gap=True)])


def test_after_a_gap_events_may_be_left_out() -> None:
    judged([*HONEST, event(5.0, "a2", "update", n=3, gap=True, events=("began:1",))])


def test_a_write_of_a_node_that_does_not_own_the_table_is_noticed() -> None:
    for stale in (Written(TABLE, 2, 3.05, "one"), Written(TABLE, 2, 2.55, "two")):
        found = audit()
        found.entries[-1] = stale
        with pytest.raises(Guilty, match="not the owner"):
            judged(HONEST, found=found)


def test_two_owners_at_a_time_are_noticed() -> None:
    found = audit()
    found.tenures[TABLE][1].since = 2.4
    with pytest.raises(Guilty, match="two owners"):
        judged(HONEST, found=found)


def test_an_ack_before_the_commit_is_noticed() -> None:
    found = audit()
    found.entries[-1] = Written(TABLE, 2, 3.2, "two")
    with pytest.raises(Guilty, match=r"told too early: a1-1, 100\.0 ms"):
        judged(HONEST, found=found)


def test_silence_counts_from_the_fault_to_the_next_answer() -> None:
    faults = [
        event(2.5, "nemesis", "fault", text="kill"),
        event(9.0, "nemesis", "fault", text="drain"),
    ]
    later = [
        event(8.0, "a0", "ack", id="a0-8"),
        event(9.5, "a0", "ack", id="a0-9"),
        event(9.6, "a0", "failed", text="503 socket"),
    ]
    found = audit()
    found.endings = [Ending("n1", 4.0, deposed=True), Ending("n2", 9.2, deposed=False)]
    history = History(sorted([*HONEST, *faults, *later], key=lambda each: each.time))
    known = figures(history, found)
    assert known["kill"].silences == [pytest.approx(4.9)]
    assert known["drain"].silences == [pytest.approx(0.5)]
    assert (known["kill"].deposed, known["drain"].refused) == (1, 1)
    assert false_depositions(history, found, {"n1", "n2"}) == []
    found.endings.append(Ending("n2", 9.3, deposed=True))
    assert false_depositions(history, found, {"n1"}) == []
    assert false_depositions(history, found, {"n1", "n2"}) == found.endings[2:]
