"""Finished matches: read from the log of a table, replayed step by step, and dealt anew.

What takes long is `Work`: a host does it at one go, or a little at a time beside other things.
"""
