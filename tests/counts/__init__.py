"""The numbers of sequences of legal turn actions: the smallest change of a rule changes them.

`python -m tests.counts` compares the files with what the rules give today and says which differ;
with `--write` it makes them anew. Do that only when behaviour was meant to change.
"""
