"""Snakes & Ladders."""
