"""`stosy admin`: asks the servers of this machine that use a store."""

from __future__ import annotations

import re
import socket
from argparse import Namespace
from datetime import datetime
from http.client import HTTPConnection
from pathlib import Path

import msgspec

from stosy.cli.admin_commands import COMMANDS
from stosy.cli.admin_store import TABLE, run_backup, run_check
from stosy.cli.output import tell
from stosy.cli.parser import UsageError
from stosy.cli.serve import default_store, store_failed
from stosy.cli.serve_settings import read, without_password
from stosy.core import Refused
from stosy.server.admin.messages import Answer, Asked
from stosy.server.admin.places import folder_of, sockets_of
from stosy.server.store import StoreError
from stosy.server.store.blocks import Report
from stosy.text import Words
from stosy.tui.address import refusal
from stosy.wire.api import Problem

SPAN = re.compile(r"([1-9][0-9]{0,5})([smhdw])")
SECONDS = {"s": 1, "m": 60, "h": 3600, "d": 24 * 3600, "w": 7 * 24 * 3600}
REPORT = "report:"
"""Before the id of a report."""
NOT_HERE = ("table_elsewhere", "no_such_guest", "stopping")
"""Another process may know more."""
TIMEOUT_SECONDS = 30.0
EVERYWHERE = ("tables", "people")
"""What each process has its own of."""
READING = (*EVERYWHERE, "restrictions", "reports", "report")
ON_STORE = ("check", "rebuild", "backup")


def run(given: Namespace, words: Words) -> int:
    """Carry out a command, or list what there is."""
    settings = read(given)
    store = settings.serving.db or str(default_store())
    check_arguments(given)
    try:
        if given.what in ON_STORE:
            return on_store(given, store, words)
        answer = ask_all(given.what, asked(given, words), store, settings.server.admin_folder)
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


def on_store(given: Namespace, store: str, words: Words) -> int:
    """A command that uses the store itself."""
    if given.what == "backup":
        return run_backup(store, words, Path(given.whom[0]))
    return run_check(store, words, rebuild=given.what == "rebuild")


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


def asked(given: Namespace, words: Words) -> Asked:
    """What to ask; Refused if something is wrong."""
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
    return Asked(whom=whom, text=text, seconds=seconds)


def _usage(message: str, **facts: str) -> UsageError:
    return UsageError(message, facts, "stosy admin")


def seconds_of(text: str) -> int:
    """The seconds of `30m`, `2h` or `7d`."""
    found = SPAN.fullmatch(text)
    if found is None:
        raise Refused("bad_span", "G3", argument="--for", value=text)
    return int(found[1]) * SECONDS[found[2]]


def ask_all(command: str, asked: Asked, store: str, named: str) -> Answer:
    """The answer of the first process that can do what is asked, or of all as one; Refused if
    there is none, or no right to ask it."""
    folder, answers = folder_of(store, named), list[Answer]()
    last = Refused("no_server_to_admin", "G3", url=without_password(store), folder=str(folder))
    try:
        for path in sockets_of(store, named):
            try:
                answers.append(ask(path, command, asked))
            except (ConnectionError, FileNotFoundError):
                continue  # it was killed, or has just stopped
            except Refused as refused:
                if refused.code not in NOT_HERE:
                    raise
                last = refused
            if answers and command not in EVERYWHERE:
                return answers[0]
    except PermissionError:
        raise Refused("no_right_to_admin", "G3", folder=str(folder)) from None
    except TimeoutError:
        raise Refused("admin_silent", "G3") from None
    if not answers:
        raise last
    return Answer(
        tables=tuple(table for answer in answers for table in answer.tables),
        people=tuple(person for answer in answers for person in answer.people),
    )


class UnixConnection(HTTPConnection):
    """A connection to the server that listens at a Unix socket."""

    def __init__(self, path: Path) -> None:
        super().__init__("stosy", timeout=TIMEOUT_SECONDS)
        self._path = path

    def connect(self) -> None:
        self.sock = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self.sock.settimeout(self.timeout)
        self.sock.connect(str(self._path))


def ask(path: Path, command: str, asked: Asked) -> Answer:
    """The answer of one process; Refused if it refuses."""
    connection = UnixConnection(path)
    try:
        connection.request("POST", f"/{command}", msgspec.json.encode(asked))
        response = connection.getresponse()
        told = response.read()
    finally:
        connection.close()
    if response.status == 200:
        return msgspec.json.decode(told, type=Answer)
    problem = msgspec.json.decode(told, type=Problem)
    raise refusal(problem.code, problem.rule, problem.facts)


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
