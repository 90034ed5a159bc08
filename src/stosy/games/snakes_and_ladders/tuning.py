"""The tuning of Snakes & Ladders."""

DEALS = 600
OPTIONS = {"rounds": ("single",)}
SEATS = (2, 3, 5)
LESSON_SEATS = (3, 4, 6, 10)
