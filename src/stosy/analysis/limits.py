"""Limits of analyses for which somebody waits, and their version."""

VERSION = 2
"""Changes when the same record would get another analysis: a kept one is then made anew."""
MOST_ENTRIES = 2000
"""A longer match is not analysed."""
LEFT = 30_000
"""Ms after which nobody wants to know any more, if nobody has asked again."""
NEWS_MS = 500
"""What is known so far is put together no more often."""
