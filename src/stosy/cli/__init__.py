"""The command line: the composition root."""

from stosy.cli.main import main

__all__ = ["main"]
