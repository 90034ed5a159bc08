"""How weights for Snakes & Ladders are found."""

DEALS = 600
OPTIONS = {"rounds": ("single",)}
SEATS = (2, 3, 5)
LESSON_SEATS = (3, 4, 6, 10)
