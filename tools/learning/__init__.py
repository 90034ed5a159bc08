"""Learning: weights for the instant bots, networks for the expert."""
