"""Analysis: the evaluation of a finished match, move by move."""
