"""The terminal's screen: the same table as in plain lines, drawn with Textual.

`stosy.tui.full.choices`, `faces` and `talk` know nothing of Textual.
"""
