"""The contract of every game: tests over all games."""
