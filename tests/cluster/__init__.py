"""A real Ray cluster of several nodes on this machine."""
