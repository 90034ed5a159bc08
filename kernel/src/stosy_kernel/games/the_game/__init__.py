"""The Game."""
