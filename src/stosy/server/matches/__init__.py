"""Finished matches: records, replays, analyses."""
