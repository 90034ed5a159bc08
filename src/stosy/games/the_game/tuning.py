"""How weights for The Game are found."""

DEALS = 200
LESSONS = {"minimum": (2, 3)}
