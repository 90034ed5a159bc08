"""Tournaments: bots meet on the same deals, and the table says who is stronger."""
