"""Random play by offers."""

from __future__ import annotations

from random import Random

from tests.server.e2e.client import Json, Line, Refused


async def play(line: Line, dice: Random, errs: bool = False, rounds: int | None = None) -> int:
    """Play until the match is over, ready for every round; how many actions were done.

    After so many `rounds` a player resigns.
    With `errs` a card is tried out of turn until that was noted as a mistake.
    """
    done, seen = 0, None
    while line.phase == "playing":
        if line.facts.get("between_rounds"):
            await line.ask("go_on")
            await line.until(lambda: not line.facts.get("between_rounds"))
            continue
        if rounds is not None and len(line.named("round_ended")) >= rounds:
            await tried(line, {"actions": [{"do": "resign"}]})
            await line.until(lambda: line.phase == "over")
            continue
        choice = chosen(line, dice, seen)
        seen = line.at
        if errs and line.waited is None and (wrong := mistake(line)) is not None:
            choice = {"actions": [wrong], "at": line.at}
        if choice is None:
            await news(line)
        else:
            done += await tried(line, choice)
    return done


async def news(line: Line) -> None:
    """Until play has moved on, or the table has changed."""
    at, facts = line.at, line.facts
    await line.until(lambda: line.at != at or line.facts is not facts)


async def tried(line: Line, choice: Json) -> bool:
    """Act; a refusal is not a failure here."""
    try:
        await line.ask("act", **choice)
    except Refused:
        return False
    return True


def chosen(line: Line, dice: Random, seen: int | None) -> Json | None:
    """An answer to an offer; opportunities are thought about once."""
    for offer in line.offers:
        if offer["fallback"] is None and line.at != seen and dice.random() < 0.2:
            return {"actions": [dice.choice(offer["actions"])], "offer": offer["id"]}
    waited = line.waited
    if waited is None:
        return None
    return {"actions": [sensible(waited, dice)], "offer": waited["id"]}


def sensible(offer: Json, dice: Random) -> Json:
    """Rather lays than draws, rather loses little room than much."""
    fallback: Json = offer["fallback"]
    if fallback["do"] != "draw" and dice.random() < 0.6:
        return fallback
    lays = [action for action in offer["actions"] if action["do"] == "lay"]
    found: Json = dice.choice(lays if lays and dice.random() < 0.9 else offer["actions"])
    return found


def mistake(line: Line) -> Json | None:
    """A card of the own hand that may not be laid out of turn; None once one was tried."""
    if any(erred["seat"] == line.you for erred in line.named("erred")):
        return None
    top = line.view["discards"][-1]
    cards = [card for card in line.view["hand"] if card != top and card not in ("W", "W4")]
    return {"do": "lay", "card": cards[0]} if cards else None
