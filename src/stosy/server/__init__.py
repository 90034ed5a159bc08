"""The server: HTTP and WebSockets around tables, and a store that loses nothing."""
