"""The terminal client: a screen, and plain lines, which a screen reader can read."""
