"""Things to make, what they need and are made of; and a way to make several at once."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from pathlib import Path

IGNORED = {"__pycache__", "node_modules"}
MAX_AT_ONCE = 4


class Failed(Exception):
    """A thing could not be made. The message says what to do about it."""


class NotMade(Exception):
    """A thing that is not necessary could not be made, and its maker has said so."""


@dataclass(frozen=True, kw_only=True)
class Thing:
    """Something that is made of sources (files, folders, patterns) after what it needs."""

    name: str
    make: Callable[[], None]
    says: str = ""
    needs: tuple[str, ...] = ()
    sources: tuple[str, ...] = ()
    makes: tuple[str, ...] = ()
    salt: str = ""
    always: bool = False

    def digest(self) -> str:
        """A hash of the content of all sources."""
        hashed = hashlib.sha256(self.salt.encode())
        for path in files(self.sources):
            hashed.update(f"{path}\0{path.stat().st_size}\0".encode())
            hashed.update(path.read_bytes())
        return hashed.hexdigest()

    def is_made(self, stamp: Path) -> bool:
        return (
            not self.always
            and stamp.exists()
            and all(Path(path).exists() for path in self.makes)
            and stamp.read_text(encoding="utf-8") == self.digest()
        )


THINGS: dict[str, Thing] = {}


def thing(
    name: str,
    *,
    says: str = "",
    needs: Iterable[str] = (),
    sources: Iterable[str] = (),
    makes: Iterable[str] = (),
    salt: str = "",
    always: bool = False,
) -> Callable[[Callable[[], None]], Callable[[], None]]:
    """Register a function that makes a thing."""

    def register(make: Callable[[], None]) -> Callable[[], None]:
        THINGS[name] = Thing(
            name=name,
            make=make,
            says=says,
            needs=(*needs,),
            sources=(*sources,),
            makes=(*makes,),
            salt=salt,
            always=always,
        )
        return make

    return register


def files(sources: Iterable[str]) -> Iterator[Path]:
    """The files that these names, folders and patterns mean, in a fixed order."""
    for source in sources:
        for path in sorted(Path().glob(source)):
            below = sorted(path.rglob("*")) if path.is_dir() else [path]
            yield from (each for each in below if each.is_file() and not IGNORED & {*each.parts})


def make_all(
    things: Mapping[str, Thing], goals: Iterable[str], stamps: Path, say: Callable[[str], None]
) -> None:
    """Make the goals and all that they need, each as soon as what it needs is made.

    After a failure nothing new begins, and the failure is raised when the rest has ended.
    """
    started = time.monotonic()
    waiting = with_needs(things, goals)
    running: dict[Future[bool], str] = {}
    made: set[str] = set()
    failure: BaseException | None = None
    worked = False
    with ThreadPoolExecutor(MAX_AT_ONCE) as pool:
        while running or (waiting and failure is None):
            for name in [name for name in waiting if made.issuperset(things[name].needs)]:
                if failure is None:
                    waiting.remove(name)
                    running[pool.submit(make_one, things[name], stamps / name, say)] = name
            ended, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in ended:
                made.add(running.pop(future))
                failure = failure or future.exception()
                worked = worked or (future.exception() is None and future.result())
    if failure is not None:
        raise failure
    if worked:
        say(f"All is ready after {time.monotonic() - started:.0f} s.")


def with_needs(things: Mapping[str, Thing], goals: Iterable[str]) -> list[str]:
    """The goals and what they need, directly or not, in the order of their first mention."""
    wanted: dict[str, None] = {}
    found = list(goals)
    while found:
        name = found.pop(0)
        if name not in wanted:
            wanted[name] = None
            found.extend(things[name].needs)
    return list(wanted)


def make_one(thing: Thing, stamp: Path, say: Callable[[str], None]) -> bool:
    """Make a thing unless it is there. Return whether somebody had to wait for it."""
    if thing.is_made(stamp):
        return False
    if thing.says:
        say(f"Preparing {thing.says} ...")
    stamp.unlink(missing_ok=True)
    try:
        thing.make()
    except NotMade:
        return True
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(thing.digest(), encoding="utf-8")
    return bool(thing.says)
