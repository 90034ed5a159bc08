"""The tuning of The Game."""

DEALS = 200
LESSONS = {"minimum": (2, 3)}
