"""The messages: decoders, and the page that describes them."""
