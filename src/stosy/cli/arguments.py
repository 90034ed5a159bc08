"""The commands and their arguments."""

from __future__ import annotations

from argparse import SUPPRESS, ArgumentParser, Namespace
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn, TypeAlias

from stosy.bots import FOR_PEOPLE, levels
from stosy.cli import game_info, play, records, simulate, wire
from stosy.core import PRESETS
from stosy.games import games
from stosy.text import LANGUAGES, Words

if TYPE_CHECKING:
    from argparse import _SubParsersAction

Commands: TypeAlias = "_SubParsersAction[Parser]"
Run: TypeAlias = Callable[[Namespace, Words], int]
LANGUAGE_HELP = f"one of {', '.join(LANGUAGES)}"


class UsageError(Exception):
    """Invalid arguments."""


class Parser(ArgumentParser):
    """Raises UsageError instead of exiting, and does not accept abbreviated options."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(allow_abbrev=False, **settings)

    def error(self, message: str) -> NoReturn:
        raise UsageError(message)


def parser() -> Parser:
    """The whole command line."""
    top = Parser(prog="stosy", description="Four small card games: play them, study them.")
    top.add_argument("--version", action="version", version=f"stosy {version('stosy')}")
    top.add_argument("--lang", metavar="LANGUAGE", help=LANGUAGE_HELP)
    top.set_defaults(run=None)
    commands = top.add_subparsers(metavar="COMMAND", parser_class=Parser)
    games_command(commands)
    rules_command(commands)
    play_command(commands)
    join_command(commands)
    simulate_command(commands)
    tournament_command(commands)
    tune_command(commands)
    learn_command(commands)
    verify_command(commands)
    show_command(commands)
    analyse_command(commands)
    serve_command(commands)
    backup_command(commands)
    new_key_command(commands)
    wire_command(commands)
    return top


def later(module: str) -> Run:
    """Import the module of a command only when it runs."""

    def run(given: Namespace, words: Words) -> int:
        status: int = import_module(f"stosy.cli.{module}").run(given, words)
        return status

    return run


def command(commands: Commands, name: str, run: Run, about: str) -> Parser:
    new = commands.add_parser(name, help=about, description=about)
    new.set_defaults(run=run)
    new.add_argument("--lang", metavar="LANGUAGE", default=SUPPRESS, help=LANGUAGE_HELP)
    return new


def games_command(commands: Commands) -> None:
    command(commands, "games", game_info.list_games, "list the games")


def rules_command(commands: Commands) -> None:
    rules = command(commands, "rules", game_info.tell_rules, "tell the rules of a game")
    add_game(rules)


def play_command(commands: Commands) -> None:
    new = command(commands, "play", play.run, "play in the terminal against bots")
    new.add_argument("game", nargs="?", metavar="GAME", help=f"one of {', '.join(games())}")
    new.add_argument("--seats", metavar="N", help="how many play, you included")
    offered = f"{', '.join(FOR_PEOPLE)} (in a team strong, else casual)"
    levels = f"level of the bots: {offered}; expert:N tries N playouts a decision"
    new.add_argument("--bot", metavar="LEVEL", help=levels)
    new.add_argument("--seed", metavar="S", help="play this deal; the same seed, the same cards")
    new.add_argument("--record", type=Path, metavar="FILE", help="add the records to this file")
    new.add_argument("--name", default="", metavar="NAME", help="what you are called")
    add_options(new)


def join_command(commands: Commands) -> None:
    new = command(commands, "join", later("join"), "play in the terminal at a table on a server")
    new.add_argument("url", metavar="URL", help="the link to a table, or to a server")
    new.add_argument("--name", default="", metavar="NAME", help="what the others call you")
    new.add_argument("--plain", action="store_true", help="lines only; there is no other way yet")


def simulate_command(commands: Commands) -> None:
    new = command(commands, "simulate", simulate.run, "let bots play many matches")
    add_game(new)
    new.add_argument("--games", default="100", metavar="N", help="how many matches (100)")
    new.add_argument("--seats", metavar="K", help="how many seats (as many as bots)")
    new.add_argument(
        "--bots", default="random", metavar="a,b,…", help=f"of {', '.join(levels())}: one, or all"
    )
    new.add_argument("--seed", default="stosy", metavar="S", help="the series' name (stosy)")
    new.add_argument("--jobs", default="1", metavar="J", help="at a time; results are the same")
    new.add_argument("--engine", metavar="E", help="kernel or python (kernel where it can)")
    new.add_argument("--records", type=Path, metavar="FILE", help="write all records here")
    new.add_argument("--json", action="store_true", help="the summary as JSON")
    add_options(new)


def tournament_command(commands: Commands) -> None:
    new = command(
        commands, "tournament", later("tournament"), "compare bots on the same deals, seat by seat"
    )
    add_game(new)
    new.add_argument(
        "--bots", required=True, metavar="a,b,…", help=f"who meets: of {', '.join(levels())}"
    )
    new.add_argument(
        "--games", default="200", metavar="N", help="how many deals (200), each on every seat"
    )
    new.add_argument("--lead", action="store_true", help="only the first meets the others")
    new.add_argument("--seats", metavar="K", help="how many seats (2)")
    new.add_argument("--seed", default="stosy", metavar="S", help="the deals' name (stosy)")
    add_jobs(new)
    new.add_argument("--engine", metavar="E", help="kernel or python (kernel where it can)")
    new.add_argument("--json", action="store_true", help="the standings as JSON")
    new.add_argument("--picture", type=Path, metavar="FILE", help="draw them here, as SVG")
    add_options(new)


def tune_command(commands: Commands) -> None:
    new = command(commands, "tune", later("tuning"), "find weights for an instant bot (kernel)")
    add_game(new)
    new.add_argument("--rounds", default="200", metavar="N", help="how many changes to try (200)")
    new.add_argument("--seed", default="stosy", metavar="S", help="the study's name (stosy)")
    new.add_argument("--deals", metavar="N", help="deals at a table for a first look at a change")
    add_jobs(new)
    new.add_argument("--state", type=Path, metavar="FILE", help="keep the study here; go on later")
    new.add_argument("--out", type=Path, metavar="FILE", help="write the weights here")


def learn_command(commands: Commands) -> None:
    what = "teach the expert to estimate positions (kernel)"
    new = command(commands, "learn", later("learning"), what)
    add_game(new)
    new.add_argument("--rounds", default="6", metavar="N", help="how many rounds of games (6)")
    new.add_argument("--seed", default="stosy", metavar="S", help="the course's name (stosy)")
    new.add_argument("--games", default="1000", metavar="N", help="at a table, in a round (1000)")
    add_jobs(new)
    new.add_argument("--state", type=Path, metavar="FILE", help="keep the course here; go on later")
    new.add_argument("--out", type=Path, metavar="FILE", help="write the network here")


def verify_command(commands: Commands) -> None:
    new = command(commands, "verify", records.verify_files, "check records, entry by entry")
    new.add_argument("files", nargs="+", type=Path, metavar="FILE")


def show_command(commands: Commands) -> None:
    new = command(commands, "show", records.show, "tell a record move by move")
    new.add_argument("file", type=Path, metavar="FILE")
    new.add_argument("--match", metavar="N", help="only the N-th match of the file")
    viewer = new.add_mutually_exclusive_group()
    viewer.add_argument("--seat", metavar="S", help="as the player on this seat saw it (from 1)")
    viewer.add_argument("--spectator", action="store_true", help="as a spectator saw it")


def analyse_command(commands: Commands) -> None:
    about = "tell where a match was won and lost, and what would have been better"
    new = command(commands, "analyse", later("analyse"), about)
    new.add_argument("file", type=Path, metavar="FILE")
    new.add_argument("--match", default="1", metavar="N", help="the N-th match of the file (1)")
    new.add_argument("--seat", metavar="S", help="only the moves of this seat (from 1)")
    new.add_argument("--playouts", default="3000", metavar="P", help="for each decision (3000)")
    new.add_argument("--seed", default="stosy", metavar="S", help="of the playouts (stosy)")
    new.add_argument("--jobs", default="1", metavar="J", help="at a time; results are the same")
    new.add_argument("--json", action="store_true", help="everything, as JSON")
    new.add_argument("--picture", type=Path, metavar="FILE", help="draw the chances here, as SVG")


def serve_command(commands: Commands) -> None:
    new = command(commands, "serve", later("serve"), "let people play over the network")
    new.add_argument("--host", metavar="HOST", help="listen here (127.0.0.1: this machine only)")
    new.add_argument("--port", default="8470", metavar="N", help="(8470; 0 takes any free one)")
    new.add_argument("--lan", action="store_true", help="listen on the local network too")
    new.add_argument("--db", metavar="URL", help="a file, sqlite:///… or postgresql://…")
    new.add_argument(
        "--behind-proxy",
        nargs="?",
        const="",
        metavar="A,B/N,…",
        help="believe the X-Forwarded-… of these proxies (on this machine)",
    )
    new.add_argument(
        "--guest-days",
        default="400",
        metavar="N",
        help="days after which an unused cookie is forgotten (400)",
    )
    new.add_argument(
        "--thinking", default="1", metavar="SECONDS", help="an expert's time for a decision (1)"
    )
    new.add_argument(
        "--thinkers", metavar="N", help="threads for bots and hints (as many as cores)"
    )
    new.add_argument(
        "--listed-tables", default="10", metavar="N", help="public tables of one address shown (10)"
    )
    new.add_argument(
        "--node-address",
        default="127.0.0.1",
        metavar="HOST[:PORT]",
        help="where other servers on the same database reach this one (127.0.0.1)",
    )
    new.add_argument("--log", choices=("auto", "json", "console", "off"), default="auto")


def backup_command(commands: Commands) -> None:
    about = "copy the store of a server, also while it runs, so that nobody else may read it"
    new = command(commands, "backup", later("backup"), about)
    new.add_argument("file", type=Path, metavar="FILE", help="the copy; it must not exist yet")
    new.add_argument("--db", metavar="URL", help="the store, as for serve")


def new_key_command(commands: Commands) -> None:
    about = "replace the key that signs the guests' cookies, if somebody may have read it"
    new = command(commands, "new-key", later("new_key"), about)
    new.add_argument("--db", metavar="URL", help="the store, as for serve")


def wire_command(commands: Commands) -> None:
    new = command(commands, "wire", wire.show, "print the messages of the server, for clients")
    form = new.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="as JSON Schema (the usual)")
    form.add_argument("--typescript", action="store_true", help="as TypeScript types")


def add_game(new: Parser) -> None:
    new.add_argument("game", metavar="GAME", help=f"one of {', '.join(games())}")


def add_jobs(new: Parser) -> None:
    new.add_argument("--jobs", metavar="J", help="at a time (all cores); results are the same")


def add_options(new: Parser) -> None:
    new.add_argument(
        "--preset", default="leaflet", metavar="NAME", help=f"options: {', '.join(PRESETS)}"
    )
    new.add_argument(
        "--option", action="append", default=[], metavar="k=v", help="an option of the game"
    )
