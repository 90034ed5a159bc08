"""How many sequences of legal turn actions there are: a tiny change of a rule moves the numbers.

`python -m tests.counts` compares the files with what the rules give today and says which differ;
with `--write` it makes them anew. Do that only when behaviour was meant to change.
"""
