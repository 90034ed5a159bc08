"""What teaches a game: the coach, and lessons."""
