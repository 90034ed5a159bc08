"""Recorded matches that are replayed bit for bit on each run.

`python -m tests.golden` compares the files with what the seeded player plays today and says which
differ; with `--write` it makes them anew. Do that only when behaviour was meant to change.
"""
