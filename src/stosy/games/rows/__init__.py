"""Shared code of the games with rising and falling piles."""
