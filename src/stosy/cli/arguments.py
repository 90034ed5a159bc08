"""The commands and their arguments. What they do is told in the catalogue `help`."""

from __future__ import annotations

from argparse import Action, ArgumentParser, Namespace
from importlib import import_module
from pathlib import Path

from stosy.cli.admin_commands import COMMANDS as ADMIN_COMMANDS
from stosy.cli.parser import Parser, Run
from stosy.core import PRESETS
from stosy.games import games
from stosy.text import LANGUAGES, Words


class Version(Action):
    """Tells the version, which takes a while to find out."""

    def __call__(self, parser: ArgumentParser, *_: object) -> None:
        from importlib.metadata import version

        print(f"stosy {version('stosy')}")
        parser.exit()


def parser(language: str) -> Parser:
    """The whole command line, without its help."""
    top = Parser(language, prog="stosy")
    top.add_argument("--version", action=Version, nargs=0, help=None)
    top.add_argument("--lang", metavar="LANGUAGE")
    top.set_defaults(run=None)
    play_command(top)
    join_command(top)
    games_command(top)
    rules_command(top)
    serve_command(top)
    admin_command(top)
    new_key_command(top)
    site_command(top)
    simulate_command(top)
    tournament_command(top)
    bot_command(top)
    show_command(top)
    analyse_command(top)
    verify_command(top)
    dataset_command(top)
    conformance_command(top)
    wire_command(top)
    return top


def explained(language: str) -> Parser:
    """The whole command line with its help."""
    from stosy.bots import FOR_PEOPLE, levels

    top = parser(language)
    top.explain(
        {
            "games": ", ".join(games()),
            "languages": ", ".join(LANGUAGES),
            "levels": ", ".join(levels()),
            "offered": ", ".join(FOR_PEOPLE),
            "presets": ", ".join(PRESETS),
        }
    )
    return top


def later(module: str, name: str = "run") -> Run:
    """Import the module of a command only when it runs."""

    def run(given: Namespace, words: Words) -> int:
        status: int = getattr(import_module(f"stosy.cli.{module}"), name)(given, words)
        return status

    return run


def games_command(top: Parser) -> None:
    top.command("games", later("game_info", "list_games"))


def rules_command(top: Parser) -> None:
    rules = top.command("rules", later("game_info", "tell_rules"))
    rules.add_argument("game", metavar="GAME")


def play_command(top: Parser) -> None:
    new = top.command("play", later("play"))
    new.add_argument("game", nargs="?", metavar="GAME")
    new.add_argument("--seats", metavar="N")
    new.add_argument("--bots", "--bot", dest="bots", metavar="a,b,…")
    new.add_argument("--seed", metavar="S")
    new.add_argument("--record", type=Path, metavar="FILE")
    new.add_argument("--name", default="", metavar="NAME")
    new.add_argument("--plain", action="store_true")
    add_options(new)


def join_command(top: Parser) -> None:
    new = top.command("join", later("join"))
    new.add_argument("url", metavar="URL")
    new.add_argument("--name", default="", metavar="NAME")
    new.add_argument("--plain", action="store_true")


def bot_command(top: Parser) -> None:
    new = top.command("bot", later("bot"))
    new.add_argument("url", metavar="URL")
    new.add_argument("bot", metavar="BOT")
    new.add_argument("--name", default="", metavar="NAME")
    new.add_argument("--bot-seconds", default="5", metavar="SECONDS")


def simulate_command(top: Parser) -> None:
    new = top.command("simulate", later("simulate"))
    new.add_argument("game", metavar="GAME")
    new.add_argument("--games", default="100", metavar="N")
    new.add_argument("--seats", metavar="K")
    new.add_argument("--bots", default="random", metavar="a,b,…")
    add_plug_ins(new)
    new.add_argument("--seed", default="stosy", metavar="S")
    add_workers(new)
    new.add_argument("--engine", metavar="E")
    new.add_argument("--records", type=Path, metavar="FILE")
    new.add_argument("--json", action="store_true")
    add_options(new)


def tournament_command(top: Parser) -> None:
    new = top.command("tournament", later("tournament"))
    new.add_argument("game", metavar="GAME")
    new.add_argument("--bots", required=True, metavar="a,b,…")
    add_plug_ins(new)
    new.add_argument("--games", default="200", metavar="N")
    new.add_argument("--lead", action="store_true")
    new.add_argument("--mixed", action="store_true")
    new.add_argument("--seats", metavar="K")
    new.add_argument("--seed", default="stosy", metavar="S")
    add_workers(new)
    new.add_argument("--engine", metavar="E")
    new.add_argument("--json", action="store_true")
    new.add_argument("--picture", type=Path, metavar="FILE")
    add_options(new)


def dataset_command(top: Parser) -> None:
    new = top.command("dataset", later("dataset"))
    new.add_argument("files", nargs="+", type=Path, metavar="FILE")
    new.add_argument("-o", "--out", type=Path, required=True, metavar="FILE")
    add_workers(new)
    new.add_argument("--json", action="store_true")


def verify_command(top: Parser) -> None:
    new = top.command("verify", later("records", "verify_files"))
    new.add_argument("files", nargs="+", type=Path, metavar="FILE")


def show_command(top: Parser) -> None:
    new = top.command("show", later("records", "show"))
    new.add_argument("file", type=Path, metavar="FILE")
    new.add_argument("--match", metavar="N")
    viewer = new.add_mutually_exclusive_group()
    viewer.add_argument("--seat", metavar="S")
    viewer.add_argument("--spectator", action="store_true")


def analyse_command(top: Parser) -> None:
    new = top.command("analyse", later("analyse"))
    new.add_argument("file", type=Path, metavar="FILE")
    new.add_argument("--match", default="1", metavar="N")
    new.add_argument("--seat", metavar="S")
    new.add_argument("--bots", metavar="a,b,…")
    new.add_argument("--bot-seconds", default="10", metavar="SECONDS")
    new.add_argument("--playouts", metavar="P")
    new.add_argument("--seed", default="stosy", metavar="S")
    new.add_argument("--jobs", default="1", metavar="J")
    new.add_argument("--json", action="store_true")


def serve_command(top: Parser) -> None:
    new = top.command("serve", later("serve"))
    new.add_argument("--settings", type=Path, metavar="FILE")
    new.add_argument("--show-settings", action="store_true")
    new.add_argument("--host", metavar="HOST")
    new.add_argument("--port", metavar="N")
    new.add_argument("--lan", action="store_true")
    new.add_argument("--db", metavar="URL")
    new.add_argument("--behind-proxy", nargs="?", const="", metavar="A,B/N,…")
    new.add_argument("--origin", metavar="URL")
    new.add_argument("--path", metavar="/FOLDER/")
    new.add_argument("--bots", metavar="a,b,…")
    new.add_argument("--bot-seconds", metavar="SECONDS")
    new.add_argument("--remote-bots", nargs="?", const="5", metavar="SECONDS")
    new.add_argument("--log", choices=("auto", "json", "console", "off"))


def new_key_command(top: Parser) -> None:
    new = top.command("new-key", later("new_key"))
    new.add_argument("--db", metavar="URL")


def admin_command(top: Parser) -> None:
    new = top.command("admin", later("admin"))
    new.add_argument("what", metavar="WHAT", choices=tuple(ADMIN_COMMANDS))
    new.add_argument("whom", nargs="*", metavar="WHOM")
    new.add_argument("--for", dest="duration", metavar="TIME")
    new.add_argument("--json", action="store_true")
    new.add_argument("--settings", type=Path, metavar="FILE")
    new.add_argument("--db", metavar="URL")
    new.add_argument("--admin-folder", metavar="FOLDER")


def site_command(top: Parser) -> None:
    new = top.command("site", later("site"))
    new.add_argument("directory", metavar="DIRECTORY", type=Path)
    new.add_argument("--serve", nargs="?", const="0", metavar="PORT")


def conformance_command(top: Parser) -> None:
    top.command("conformance", later("records", "show_kit"))


def wire_command(top: Parser) -> None:
    top.command("wire", later("wire", "show"))


def add_plug_ins(new: Parser) -> None:
    new.add_argument("--lenient", action="store_true")
    new.add_argument("--bot-seconds", default="10", metavar="SECONDS")
    new.add_argument("--bot-stderr", type=Path, metavar="FOLDER")


def add_workers(new: Parser) -> None:
    new.add_argument("--jobs", metavar="J")
    new.add_argument("--on", choices=("processes", "ray"), default="processes")
    new.add_argument("--address", metavar="HOST:PORT")


def add_options(new: Parser) -> None:
    new.add_argument("--preset", default="leaflet", metavar="NAME")
    new.add_argument("--option", action="append", default=[], metavar="k=v")
