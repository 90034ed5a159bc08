"""The tables of a server: loaded, kept awake, written to the store."""
