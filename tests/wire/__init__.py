"""The messages: decoders, JSON Schema, TypeScript, and the page that tells about them."""
