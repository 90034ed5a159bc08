"""Analysis: what a finished match was worth, move by move."""
