"""`stosy admin`: asks the servers of this machine that use a store."""

from __future__ import annotations

import asyncio
import re
import socket
from argparse import Namespace
from collections.abc import Iterable, Sequence
from datetime import datetime
from pathlib import Path

import msgspec

from stosy.cli.admin_commands import COMMANDS
from stosy.cli.output import WRONG, tell
from stosy.cli.parser import UsageError
from stosy.cli.serve import default_store, store_failed
from stosy.cli.serve_settings import read, without_password
from stosy.core import Refused
from stosy.server.admin.checking import Finding, check
from stosy.server.admin.messages import Answer, Person, Request
from stosy.server.admin.places import folder_of, sockets_of
from stosy.server.store import StoreError, file_of, open_store
from stosy.text import Words
from stosy.tui.address import refusal

SPAN = re.compile(r"([1-9][0-9]{0,5})([smhdw])")
SECONDS = {"s": 1, "m": 60, "h": 3600, "d": 24 * 3600, "w": 7 * 24 * 3600}
TABLE = "table:"
"""Before the id of a table, which may begin with a dash."""
NOT_HERE = ("table_elsewhere", "no_such_guest", "stopping")
"""Another process may know more."""
PATIENCE = 30.0
"""Seconds for an answer."""
READING = ("tables", "people", "restrictions")


def run(given: Namespace, words: Words) -> int:
    """Carry out a command, or list what there is."""
    settings = read(given)
    store = settings.serving.db or str(default_store())
    request = None if given.what == "check" else asked(given, words)
    try:
        if request is None:
            return run_check(store, words)
        answer = ask_all(request, store, settings.server.admin_folder)
    except StoreError as error:
        return store_failed(error, store, words)
    if given.json:
        print(msgspec.json.encode(answer).decode())
    elif given.what in READING:
        show(answer, given.what, words)
    else:
        whom = given.whom[0]
        ends = given.what == "announce" and not whom
        tell(words.say("admin-announce-nothing" if ends else f"admin-{given.what}", whom=whom))
    return 0


def asked(given: Namespace, words: Words) -> Request:
    """The request; UsageError or Refused if something is missing or wrong."""
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
    whom, text = (*given.whom, "", "")[:2]
    match given.what:
        case "close" | "end":
            whom = whom.rstrip("/").rpartition("/")[2].removeprefix(TABLE)
        case "announce":
            whom, text = "", whom
        case "erase":
            text = words.say("serve-erased")
    seconds = seconds_of(given.duration) if timed else 0
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
        restrictions=answers[0].restrictions,  # they are in the store
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
    if not rows:
        tell(words.say(f"admin-no-{what}"))
        return
    head = tuple(words.say(f"admin-{what}-columns").split(" | "))
    widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    for row in (head, *rows):
        cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        print("  ".join(cells).rstrip())


def _time(unix: int) -> str:
    return datetime.fromtimestamp(unix).astimezone().strftime("%Y-%m-%d %H:%M")


def run_check(store: str, words: Words) -> int:
    """Read every log; print what is wrong."""

    async def read_all() -> tuple[int, list[Finding]]:
        path = file_of(store)
        if path is not None and not path.exists():
            raise StoreError("unreachable", "no such file")
        opened = await open_store(store)
        try:
            return await check(opened, report)
        finally:
            await opened.close()

    def report(found: Finding) -> None:
        told = words.say(f"admin-wrong-{found.what}", detail=found.detail)
        print(f"{TABLE}{found.table}  {told}", flush=True)

    count, findings = asyncio.run(read_all())
    tell(words.say("admin-checked", tables=count, wrong=len(findings)))
    return WRONG if findings else 0
