"""`stosy tournament`."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from stosy.analysis.intervals import Estimate
from stosy.cli.given import kinds, map_of, number, options, plug_ins, seats
from stosy.cli.output import INTERRUPTED, leave_bar, progress
from stosy.cli.records import differences
from stosy.cli.simulate import default_seats, engine, incident_lines, percent
from stosy.games import find
from stosy.lab.files import written_whole
from stosy.lab.processes import cores
from stosy.lab.tournament.holding import Stopped, check, hold
from stosy.lab.tournament.meetings import Scored, Tournament
from stosy.lab.tournament.picture import Labels, picture
from stosy.lab.tournament.standings import Standings, standings
from stosy.text import Words


def run(given: Namespace, words: Words) -> int:
    """Play the tournament, print its standings and draw them if requested."""
    tournament = tournament_of(given)
    spread, show = map_of(given, cores()), progress(tournament.deals * tournament.matches)
    try:
        if given.picture is None:
            found = standings(tournament, hold(tournament, 1, show, map=spread))
        else:
            with written_whole(given.picture) as file:
                found = standings(tournament, hold(tournament, 1, show, map=spread))
                file.write(picture(found, labels(found, words)).encode())
    except Stopped as stopped:
        return interrupted(tournament, stopped.scored, given, words)
    tell_standings(found, given, words)
    return 0


def interrupted(tournament: Tournament, scored: Scored, given: Namespace, words: Words) -> int:
    """The standings when the person pressed Ctrl-C; they need two deals at least."""
    leave_bar()
    deals = len(scored.scores)
    if deals > 1:
        tell_standings(standings(replace(tournament, deals=deals), scored), given, words)
    games = deals * tournament.matches
    print(words.say("lab-stopped", games=games), file=sys.stderr)
    return INTERRUPTED


def tell_standings(found: Standings, given: Namespace, words: Words) -> None:
    if given.json:
        print(msgspec.json.encode(found).decode())
    else:
        for line in report(found, words):
            print(line)


def tournament_of(given: Namespace) -> Tournament:
    """The validated tournament of the arguments."""
    game = find(given.game)
    levels = kinds(given.bots)
    count = seats(game, given.seats, default_seats(game.seats))
    game.setup(count, chosen := options(game, given))
    tournament = Tournament(
        game=game.id,
        options=msgspec.to_builtins(chosen),
        seats=count,
        bots=levels,
        seed=given.seed,
        deals=number("--games", given.games, 2, 10**7),
        engine=engine(given.engine, game.id, levels, searching=True),
        lead=given.lead,
        mixed=given.mixed,
        **plug_ins(given),
    )
    check(tournament)
    return tournament


def report(found: Standings, words: Words) -> Iterator[str]:
    """The standings in words."""
    game = find(found.game)
    yield words.say("tournament-heading", game=words.game_name(game.id), **size(found))
    yield differences(game, found.options, words)
    yield from ratings(found, words)
    yield from teams(found, words)
    for each in found.thinking:
        facts = {"milliseconds": round(1000 * each.seconds, 1), "decisions": each.decisions}
        yield words.say("tournament-thinking", bot=each.bot, **facts)
    yield words.say("simulate-engine", engine=found.engine)
    yield from incident_lines(found.incidents, words)


def size(found: Standings) -> dict[str, int]:
    return {"seats": found.seats, "deals": found.deals, "matches": found.matches}


def ratings(found: Standings, words: Words) -> Iterator[str]:
    """The table of a competitive game, and every pair."""
    for place, each in enumerate(found.ratings, 1):
        facts = {"place": place, "bot": each.bot} | rate(each.won)
        if each.bot == found.bots[0]:
            yield words.say("tournament-first", **facts)
        else:
            yield words.say("tournament-rating", **facts, **spread("elo", each.elo.rounded(0)))
    order = [each.bot for each in found.ratings] or found.bots
    even = percent(1 / found.seats)
    for duel in found.duels:
        won = rate(duel.won)
        if found.seats > 2:
            about = {"one": duel.one, "others": duel.others}
            yield words.say("tournament-among", even=even, **about, **won)
        elif order.index(duel.one) < order.index(duel.others):
            yield words.say("tournament-duel", one=duel.one, other=duel.others, **won)


def teams(found: Standings, words: Words) -> Iterator[str]:
    """The table of a team game, and all pairs of teams on the same deals."""
    for place, each in enumerate(found.teams, 1):
        facts = rate(each.won) | spread("left", each.left.rounded(1))
        yield words.say("tournament-team", place=place, bot=each.bot, **facts)
    for pair in found.differences:
        facts = rate(pair.won) | spread("left", pair.left.rounded(1))
        yield words.say("tournament-difference", one=pair.one, other=pair.other, **facts)
    for together in found.partners:
        pair_of = {"one": together.one, "others": together.others}
        if found.seats > 2 or together.one <= together.others:
            facts = rate(together.won) | spread("left", together.left.rounded(1))
            yield words.say("tournament-partners", seats=found.seats, **pair_of, **facts)


def spread(name: str, estimate: Estimate) -> dict[str, float]:
    """An estimate as three arguments of a message."""
    return {name: estimate.value, f"{name}_low": estimate.low, f"{name}_high": estimate.high}


def rate(estimate: Estimate) -> dict[str, float]:
    """A share of games won, in percent."""
    return spread("won", estimate.times(100).rounded(1))


def labels(found: Standings, words: Words) -> Labels:
    """The words of the picture."""
    usual = msgspec.to_builtins(find(found.game).options())
    chosen = [f"{name}={value}" for name, value in found.options.items() if value != usual[name]]
    among = "picture-duels" if found.seats == 2 else "picture-among"
    if found.partners:
        among = "picture-partners"
    return Labels(
        title=words.game_name(found.game),
        about=" ".join((words.say("tournament-size", **size(found)), ", ".join(chosen))),
        elo=words.say("picture-elo", bot=found.bots[0]),
        won=words.say("picture-won"),
        left=words.say("picture-left"),
        pairs=words.say(among, even=percent(1 / found.seats)),
        number=lambda value: words.say("picture-number", number=round(value, 1)),
    )
