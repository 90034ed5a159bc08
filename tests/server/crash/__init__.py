"""Killing the server while people play: what was acknowledged is there, and only once."""
