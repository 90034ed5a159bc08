"""What the host can do with a running server, through a local socket."""
