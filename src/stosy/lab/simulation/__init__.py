"""Many matches between bots, counted."""
