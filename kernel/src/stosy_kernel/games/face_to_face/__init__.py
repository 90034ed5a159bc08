"""Face to Face."""
