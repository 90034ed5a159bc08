"""Kills the server while people play: every acknowledged move is stored exactly once."""
