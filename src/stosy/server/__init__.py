"""The server: HTTP and WebSockets around tables, and a durable store."""
