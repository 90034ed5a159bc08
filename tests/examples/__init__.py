"""The game of `examples/`, built, installed and played as somebody else's package would be."""
