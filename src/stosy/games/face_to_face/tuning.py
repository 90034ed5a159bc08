"""The tuning of Face to Face."""

DEALS = 300
STYLES = (
    {"their_room": 1000},  # never helps
    {"hand": 1000},  # always helps
    {"race": -1000},  # lays as few as it must
)
