"""Stosy: the rules of four small card games, and everything to play and study them."""
