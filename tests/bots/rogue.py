"""A program that plays and, if told so, misbehaves: `python rogue.py FAULT`. It needs no Stosy."""

from __future__ import annotations

import json
import sys
import time
from typing import Any


def say(message: object) -> None:
    print(json.dumps(message), flush=True)


def answer(fault: str, question: dict[str, Any]) -> None:
    """Answer a question, rightly or not."""
    number = question["id"]
    ways = [way for offer in question["offers"] for way in offer["actions"]]
    moves = [way for way in ways if way["do"] not in ("take_back", "signal")]
    if fault == "illegal":
        say({"id": number, "action": {"do": "lay", "card": 1, "pile": "up"}})
    elif fault == "silent":
        say({"id": number, "action": None})
    elif fault == "exception":
        say({"id": number, "error": "KeyError: 'heart'"})
    elif fault == "timeout":
        time.sleep(3600)
    elif fault == "malformed":
        print("my best card is 7", flush=True)
    elif fault == "other-id":
        say({"id": number + 7, "action": None})
    elif fault == "no-action":
        say({"id": number, "action": {"do": "teleport"}})
    elif fault == "died":
        sys.stderr.write("I give up\n")
        sys.exit(3)
    elif fault == "too-much":
        while True:
            sys.stdout.write("x" * 1000)
    else:
        say({"id": number, "action": moves[0] if question["waited"] else None})


def main(fault: str) -> None:
    for line in sys.stdin:
        told = json.loads(line)
        if told["tell"] == "hello":
            say({"protocol": 99 if fault == "version" else told["protocol"]})
        elif told["tell"] == "choose":
            answer(fault, told)


if __name__ == "__main__":
    main(sys.argv[1])
