"""Taking a person out of the log of a table, or what was said there; the matches stay as they were
played."""

from __future__ import annotations

import msgspec

from stosy.core import Plain

SILENCE = "…"
"""What stands for words that are not kept."""

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(dict).decode


class Erasing:
    """Follows a log from its beginning, and knows who sits where, or whose program does.

    The person gets another id, `instead`, and is `called` otherwise.
    """

    def __init__(self, person: str, instead: str, called: str) -> None:
        self.person = person
        self.instead = instead
        self.called = called
        self.sat: dict[int, frozenset[int]] = {}
        """The seats of the person by match."""
        self.is_opener = False
        self._seats: dict[int, str | None] = {}

    @property
    def seats(self) -> frozenset[int]:
        """Where the person sits now."""
        return frozenset(seat for seat, who in self._seats.items() if who == self.person)

    def without(self, body: bytes) -> bytes:
        """The next entry without the person; the same if it has nothing of them."""
        entry = decode(body)
        changed = self._follow(entry)
        if entry.get("who") == self.person:
            changed |= entry.pop("ask", None) is not None
        if changed:
            body = encode(entry)
        return body.replace(f'"{self.person}"'.encode(), f'"{self.instead}"'.encode())

    def _follow(self, entry: Plain) -> bool:
        """Note who sits where, and take the name out; was it there?"""
        match entry["entry"]:
            case "opened":
                self._seats[entry.get("seat", 0)] = entry.get("who")
                self.is_opener = entry.get("who") == self.person
                if self.is_opener:
                    entry["name"] = self.called
                return self.is_opener
            case "taken_over":
                self._seats[entry["seat"]] = entry.get("who")
                if entry.get("who") == self.person and entry.get("name") is not None:
                    entry["name"] = self.called
                    return True
            case "started":
                return self._started(entry)
            case "happened":
                return self._happened(entry)
        return False

    def _started(self, entry: Plain) -> bool:
        sat = frozenset(seat for seat in self.seats if seat < len(entry["players"]))
        for seat in sat:
            entry["players"][seat]["name"] = self.called
        if sat:
            self.sat[entry["match"]] = sat
        return bool(sat)

    def _happened(self, entry: Plain) -> bool:
        event = entry["event"]
        kind, seat = event["event"], event.get("seat")
        if kind == "seated":
            self._seats[seat] = entry.get("who")
        is_theirs = seat is not None and self._seats.get(seat) == self.person
        if kind in ("left", "removed", "handed_over", "bot_seated", "seat_opened"):
            self._seats[seat] = None
        if not is_theirs or "name" not in event:
            return False
        event["name"] = self.called
        if "new" in event:
            event["new"] = self.called
        if "text" in event:
            event["text"] = SILENCE
        return True


def silenced(body: bytes, before: int) -> bytes:
    """An entry without what was said before this service time; the same if it is nothing said."""
    if b'"talked"' not in body:
        return body
    entry = decode(body)
    if entry["entry"] != "happened" or entry["event"]["event"] != "talked":
        return body
    if entry.get("at", 0) >= before or entry["event"]["text"] == SILENCE:
        return body
    entry["event"]["text"] = SILENCE
    return encode(entry)
