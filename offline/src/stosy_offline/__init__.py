"""Files for browsers that play without a connection."""

from pathlib import Path

FILES = Path(__file__).parent / "files"
"""`files.json` lists the others; those that end with .gz are sent compressed, without that end."""
