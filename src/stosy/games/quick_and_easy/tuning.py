"""How weights for Quick & Easy are found."""

DEALS = 500
OPTIONS = {"variant": ("standard", "professional")}
