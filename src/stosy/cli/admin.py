"""`stosy admin`: asks the servers of this machine that use a store."""

from __future__ import annotations

import re
import socket
from argparse import Namespace
from collections.abc import Iterable, Sequence
from datetime import datetime
from functools import partial
from pathlib import Path

import msgspec

from stosy.cli.admin_commands import COMMANDS
from stosy.cli.admin_store import (
    TABLE,
    Asked,
    run_backup,
    run_check,
    run_migrate,
    run_repair,
)
from stosy.cli.output import tell
from stosy.cli.parser import UsageError
from stosy.cli.serve import default_store, store_failed
from stosy.cli.serve_settings import read, without_password
from stosy.core import Refused
from stosy.server.admin.messages import Answer, Person, Request
from stosy.server.admin.places import folder_of, sockets_of
from stosy.server.store import StoreError
from stosy.server.store.blocks import Report
from stosy.text import Words
from stosy.tui.address import refusal

SPAN = re.compile(r"([1-9][0-9]{0,5})([smhdw])")
SECONDS = {"s": 1, "m": 60, "h": 3600, "d": 24 * 3600, "w": 7 * 24 * 3600}
REPORT = "report:"
"""Before the id of a report."""
NOT_HERE = ("table_elsewhere", "no_such_guest", "stopping")
"""Another process may know more."""
PATIENCE = 30.0
"""Seconds for an answer."""
READING = ("tables", "people", "restrictions", "reports", "report")
ON_STORE = ("check", "repair", "backup", "migrate")


def run(given: Namespace, words: Words) -> int:
    """Carry out a command, or list what there is."""
    settings = read(given)
    store = settings.serving.db or str(default_store())
    folder = settings.server.admin_folder
    check_arguments(given)
    try:
        if given.what in ON_STORE:
            ask = partial(ask_all, store=store, named=folder)
            return on_store(given, Asked(store, words, ask))
        answer = ask_all(asked(given, words), store, folder)
    except StoreError as error:
        return store_failed(error, store, words)
    if given.json:
        print(msgspec.json.encode(answer).decode())
    elif given.what == "report":
        show_report(answer.reports[0], words)
    elif given.what in READING:
        show(answer, given.what, words)
    else:
        whom = given.whom[0] if given.whom else ""
        ends = given.what == "announce" and not whom
        tell(words.say("admin-announce-nothing" if ends else f"admin-{given.what}", whom=whom))
    return 0


def on_store(given: Namespace, asked: Asked) -> int:
    """A command that reads the store itself."""
    match given.what:
        case "check":
            return run_check(asked)
        case "repair":
            return run_repair(asked)
        case "backup":
            return run_backup(asked, Path(given.whom[0]))
        case _:
            return run_migrate(asked)


def check_arguments(given: Namespace) -> None:
    """UsageError if something is missing or too much."""
    needs = [each for each in COMMANDS[given.what] if each != "--for"]
    if len(given.whom) < len(needs):
        raise _usage("error-missing", argument=needs[len(given.whom)])
    if len(given.whom) > len(needs):
        raise _usage("error-unknown", given=given.whom[len(needs)])
    timed = "--for" in COMMANDS[given.what]
    if timed and given.duration is None:
        raise _usage("error-missing", argument="--for")
    if not timed and given.duration is not None:
        raise _usage("error-unknown", given="--for")


def asked(given: Namespace, words: Words) -> Request:
    """The request; Refused if something is wrong."""
    whom, text = (*given.whom, "", "")[:2]
    match given.what:
        case "close" | "end":
            whom = whom.rstrip("/").rpartition("/")[2].removeprefix(TABLE)
        case "report" | "settle":
            whom = whom.removeprefix(REPORT)
        case "announce":
            whom, text = "", whom
        case "erase":
            text = words.say("serve-erased")
    seconds = 0 if given.duration is None else seconds_of(given.duration)
    return Request(do=given.what, whom=whom, text=text, seconds=seconds)


def _usage(message: str, **facts: str) -> UsageError:
    return UsageError(message, facts, "stosy admin")


def seconds_of(text: str) -> int:
    """The seconds of `30m`, `2h` or `7d`."""
    found = SPAN.fullmatch(text)
    if found is None:
        raise Refused("bad_span", "G3", argument="--for", value=text)
    return int(found[1]) * SECONDS[found[2]]


def ask_all(request: Request, store: str, named: str) -> Answer:
    """The answers of all processes as one; or that of the first that can do what is asked."""
    answers = answers_of(request, store, named)
    if request.do in READING:
        return merged([_accepted(each) for each in answers])
    last = Answer()
    for last in answers:
        if last.refused not in NOT_HERE:
            break
    return _accepted(last)


def answers_of(request: Request, store: str, named: str) -> Iterable[Answer]:
    """One process after the other; Refused if there is none, or no right to ask it."""
    folder, reached = folder_of(store, named), False
    try:
        for path in sockets_of(store, named):
            try:
                answer = ask(path, request)
            except (ConnectionError, FileNotFoundError):
                continue  # it was killed, or has just stopped
            reached = True
            yield answer
    except PermissionError:
        raise Refused("no_right_to_admin", "G3", folder=str(folder)) from None
    except TimeoutError:
        raise Refused("admin_silent", "G3") from None
    if not reached:
        url = without_password(store)
        raise Refused("no_server_to_admin", "G3", url=url, folder=str(folder))


def ask(path: Path, request: Request) -> Answer:
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
        line.settimeout(PATIENCE)
        line.connect(str(path))
        line.sendall(msgspec.json.encode(request) + b"\n")
        with line.makefile("rb") as told:
            found = told.readline()
    if not found:
        raise ConnectionResetError
    return msgspec.json.decode(found, type=Answer)


def _accepted(answer: Answer) -> Answer:
    if answer.refused:
        raise refusal(answer.refused, "T6", answer.facts)
    return answer


def merged(answers: Sequence[Answer]) -> Answer:
    """All of them as one; the same person may be known to several processes."""
    people: dict[str, Person] = {}
    for each in (person for answer in answers for person in answer.people):
        before = people.get(each.guest, Person(each.guest, each.name, (), ()))
        addresses = tuple(dict.fromkeys((*before.addresses, *each.addresses)))
        people[each.guest] = Person(
            each.guest, each.name, addresses, (*before.tables, *each.tables)
        )
    return Answer(
        tables=tuple(table for answer in answers for table in answer.tables),
        people=tuple(people.values()),
        restrictions=answers[0].restrictions,  # these are in the store
        reports=answers[0].reports,
    )


def show(answer: Answer, what: str, words: Words) -> None:
    """A list with a line for each."""
    rows: list[tuple[str, ...]] = []
    match what:
        case "tables":
            rows = [
                (f"{TABLE}{each.id}", each.game, each.phase, str(each.people), _time(each.since))
                for each in answer.tables
            ]
        case "people":
            rows = [
                (
                    f"guest:{each.guest}",
                    each.name,
                    " ".join(f"address:{mark}" for mark in each.addresses),
                    " ".join(f"{TABLE}{table}" for table in each.tables),
                )
                for each in answer.people
            ]
        case "restrictions":
            rows = [(each.what, each.whom, _time(each.until)) for each in answer.restrictions]
        case "reports":
            rows = [
                (
                    f"{REPORT}{each.id}",
                    _time(each.at),
                    each.reason,
                    f"guest:{each.reported}",
                    each.reported_name,
                    f"{TABLE}{each.table}",
                    "" if each.settled is None else _time(each.settled),
                )
                for each in answer.reports
            ]
    if not rows:
        tell(words.say(f"admin-no-{what}"))
        return
    head = tuple(words.say(f"admin-{what}-columns").split(" | "))
    widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    for row in (head, *rows):
        cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        print("  ".join(cells).rstrip())


def show_report(report: Report, words: Words) -> None:
    """All that is known of it."""
    told = {
        "at": _time(report.at),
        "reason": report.reason,
        "reported": f"{report.reported_name}  guest:{report.reported}",
        "reporter": f"{report.reporter_name}  guest:{report.reporter}",
        "table": f"{TABLE}{report.table}",
        "words": report.words,
        "settled": "" if report.settled is None else _time(report.settled),
    }
    said = [("said", each) for each in report.said]
    for what, text in (*told.items(), *said):
        if text:
            print(f"{words.say(f'admin-report-{what}')} {text}")


def _time(unix: int) -> str:
    return datetime.fromtimestamp(unix).astimezone().strftime("%Y-%m-%d %H:%M")
