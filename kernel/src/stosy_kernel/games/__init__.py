"""What the kernel knows of each game: a folder each, found by its id."""
