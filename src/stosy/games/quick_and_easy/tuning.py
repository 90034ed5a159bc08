"""The tuning of Quick & Easy."""

DEALS = 500
OPTIONS = {"variant": ("standard", "professional")}
